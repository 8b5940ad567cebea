import { readCoordinates, type Coordinates, type Visit } from '../../contract/visit.ts';

/** What recording a visit needs of the outside. */
export interface VisitCalls {
  publicIp: () => Promise<string>;
  /** Asks localizarip; its JSON. */
  locate: (ip: string) => Promise<unknown>;
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
    const coordinates: Coordinates | null = await calls.locate(ip).then(readCoordinates, () => null);
    await calls.post({ ip, coordinates, server: page.host, route: page.pathname, parameters: page.search });
  } catch {
    // A visit is the shop's concern: the shopper's page goes on.
  }
}
