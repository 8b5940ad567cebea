import type { BrowserContext, Page } from '@playwright/test';

const { SANDBOX_URL, PUBLIC_IP_LOOKUP_URL } = process.env;

/** The URL of the IP lookup service that the site was built with (src/settings.ts). */
export const ipLookupUrl = SANDBOX_URL
  ? `${SANDBOX_URL}/ip`
  : PUBLIC_IP_LOOKUP_URL || 'https://api.ipify.org?format=json';

/** Mocks the IP lookup service. */
export const mockPublicIp = (target: Page | BrowserContext, ip: string): Promise<unknown> =>
  target.route(ipLookupUrl, (route) =>
    route.fulfill({ json: { ip }, headers: { 'access-control-allow-origin': '*' } }),
  );

/**
 * Assigns a random IP address to the visitor, since all tests run on one machine. The sandbox (--trust-proxy) reads it from
 * X-Forwarded-For. The IP lookup service has another origin and would reject that header, so its response is mocked.
 */
export async function assignRandomIp(context: BrowserContext): Promise<string> {
  const [a, b, c] = crypto.getRandomValues(new Uint16Array(3));
  const address = `2001:db8::${[a, b, c].map((group = 0) => group.toString(16)).join(':')}`;
  await context.setExtraHTTPHeaders({ 'x-forwarded-for': address });
  await mockPublicIp(context, address);
  return address;
}
