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

let redirecting = false;
let pendingDecision: Promise<unknown> = Promise.resolve();

/** Redirects to the canonical URL of this page; no visit is recorded for this one. */
export function redirectTo(url: string): void {
  redirecting = true;
  location.replace(url);
}

/** Makes isRedirecting wait for a promise that may end in a redirect. */
export const awaitRedirectDecision = (decision: Promise<unknown>): void => void (pendingDecision = decision);

/** Whether this page redirects to another, once that is known. */
export const isRedirecting = (): Promise<boolean> => pendingDecision.then(() => redirecting);

/** Records the view of this page after it has loaded, unless it redirects to another. */
export function recordPageView(): void {
  if (!writesAllowed) return;
  // The error is never read, so text pages do not load ApiError.
  const browserClient = createBrowserClient((call) => new Error(call));
  const record = async (): Promise<void> => {
    if (await isRedirecting()) return;
    void recordVisit(location, {
      publicIp,
      locate: (ip) => browserClient(localizarip, { ip }),
      post: (visit) => browserClient(postVisita, visit),
    });
  };
  afterLoad(() => void record());
}
