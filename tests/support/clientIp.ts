import type { BrowserContext } from '@playwright/test';

/**
 * Gives the visitor an address of its own, since all tests come from the same machine: the sandbox (--trust-proxy) takes
 * it from X-Forwarded-For. The public-IP service, another origin, would not allow that header: its response is given here.
 */
export async function newAddress(context: BrowserContext): Promise<string> {
  const [a, b, c] = crypto.getRandomValues(new Uint16Array(3));
  const address = ['2001:db8:', a, b, c].map((part) => (typeof part === 'number' ? part.toString(16) : part)).join(':');
  await context.setExtraHTTPHeaders({ 'x-forwarded-for': address });
  const headers = { 'access-control-allow-origin': '*' };
  await context.route(/\/ip$|ipify/, (route) => route.fulfill({ json: { ip: address }, headers }));
  return address;
}
