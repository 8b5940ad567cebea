import type { BrowserContext } from '@playwright/test';

/**
 * Assigns a random IP address to the visitor, since all tests run on one machine. The sandbox (--trust-proxy) reads it from
 * X-Forwarded-For. The public-IP service has another origin and would reject that header, so its response is mocked.
 */
export async function assignRandomIp(context: BrowserContext): Promise<string> {
  const [a, b, c] = crypto.getRandomValues(new Uint16Array(3));
  const address = `2001:db8::${[a, b, c].map((group = 0) => group.toString(16)).join(':')}`;
  await context.setExtraHTTPHeaders({ 'x-forwarded-for': address });
  const headers = { 'access-control-allow-origin': '*' };
  await context.route(/\/ip$|ipify/, (route) => route.fulfill({ json: { ip: address }, headers }));
  return address;
}
