import { createBrowserClient, publicIp, writesAllowed } from '../../api/browserClient.ts';
import { localizarip, postVisita, type GeoPoint, type Visit } from '../../contract/visits.ts';
import { afterLoad } from '../../lib/idle.ts';

/** The calls that recordVisit() makes. */
export interface VisitCalls {
  publicIp: () => Promise<string>;
  /** Finds the coordinates of an IP address; null if they are unknown. */
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

/** Records the view of this page once the page shows its content; a page that redirects records none. */
export function recordPageView(): void {
  if (!writesAllowed) return;
  // Not ApiError, which pages without products would have to load: the error is never read.
  const browserClient = createBrowserClient((endpoint) => new Error(endpoint));
  const calls: VisitCalls = {
    publicIp,
    locate: (ip) => browserClient(localizarip, { ip }),
    post: (visit) => browserClient(postVisita, visit),
  };
  afterLoad(() => void recordVisit(location, calls));
}
