import type { GeoPoint, Visit } from '../../contract/visits.ts';

/** What recording a visit needs of the outside. */
export interface VisitCalls {
  publicIp: () => Promise<string>;
  /** Where an address is; null where that is not told. */
  locate: (ip: string) => Promise<GeoPoint | null>;
  post: (visit: Visit) => Promise<unknown>;
}

/**
 * Records one page view (R2.9): public IP, then coordinates, then the visit. Without coordinates when only they fail,
 * not at all without an IP. Never rejects.
 */
export async function recordVisit(
  page: Pick<Location, 'host' | 'pathname' | 'search'>,
  calls: VisitCalls,
): Promise<void> {
  try {
    const ip = await calls.publicIp();
    const place = (await calls.locate(ip).catch(() => null)) ?? { latitude: null, longitude: null };
    await calls.post({ ip, ...place, server: page.host, route: page.pathname, parameters: page.search });
  } catch {
    // A visit is the shop's concern: the shopper's page goes on.
  }
}
