import { createBrowserClient, publicIp, writesAllowed } from '../../api/browserClient.ts';
import { localizarip, postVisita, type GeoPoint, type Visit } from '../../contract/visits.ts';
import { afterLoad } from '../../lib/idle.ts';

export interface VisitCalls {
  publicIp: () => Promise<string>;
  /** Where an IP address is; null if that is unknown. */
  locate: (ip: string) => Promise<GeoPoint | null>;
  post: (visit: Visit) => Promise<unknown>;
}

/**
 * Records one page view (R2.9): looks up the public IP, then its coordinates, then posts the visit. Coordinates are
 * optional, the IP is not. Never rejects.
 */
export async function recordVisit(
  page: Pick<Location, 'host' | 'pathname' | 'search'>,
  calls: VisitCalls,
): Promise<void> {
  try {
    const ip = await calls.publicIp();
    const coordinates = (await calls.locate(ip).catch(() => null)) ?? { latitude: null, longitude: null };
    await calls.post({ ip, ...coordinates, server: page.host, route: page.pathname, parameters: page.search });
  } catch {
    // A lost visit must not affect the shopper.
  }
}

/** Records the view of this page once it shows its content; a page that redirects never does. */
export function recordPageView(): void {
  if (!writesAllowed) return;
  // The error is never read, so text pages do not load ApiError.
  const browserClient = createBrowserClient((call) => new Error(call));
  const calls: VisitCalls = {
    publicIp,
    locate: (ip) => browserClient(localizarip, { ip }),
    post: (visit) => browserClient(postVisita, visit),
  };
  afterLoad(() => void recordVisit(location, calls));
}
