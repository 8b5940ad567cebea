import { lazy } from '../runtime/lazy.ts';
import { createApiClient, fetchJson, type ApiHost, type CallApi } from './client.ts';

/** Where a browser finds the API: set by astro.config.mjs from the settings. */
export const apiBase = import.meta.env.PUBLIC_API_BASE ?? '';
const path = import.meta.env.PUBLIC_API_PATH ?? '/api/{call}.php';

/** The URL of a call without parameters, for pages that preload its response. */
export const callUrl = ({ name }: { name: string }): string => apiBase + path.replace('{call}', name);

/** Whether this deploy may write to the API: deploy previews do not (PUBLIC_API_WRITES=off). */
export const writesAllowed = import.meta.env.PUBLIC_API_WRITES !== 'off';

const loadParser = lazy(() => import('./tolerantJson.ts'));

/** Creates what calls the live API from a page, once: same-origin by default, with the anti-forgery header on all that is not a GET (R10.3). */
export const createBrowserClient = (toError: ApiHost['toError']): CallApi =>
  createApiClient({
    toError,
    base: apiBase,
    path,
    loadParser,
    writes: writesAllowed,
    headers: (method, url) => (method === 'GET' ? {} : xsrfHeader(document.cookie, url)),
  });

/**
 * The anti-forgery header (R10.3): only for URLs of the page's own origin, and only if the cookie is there.
 * @param cookies as document.cookie has them
 * @param url as it is called: "/api/…" is the own origin, "//host/…" and "https://…" are not
 */
export function xsrfHeader(cookies: string, url: string): Record<string, string> {
  const value = /^\/(?!\/)/.test(url) && /(?:^|; ?)XSRF-TOKEN=([^;]*)/.exec(cookies)?.[1];
  return value ? { 'X-XSRF-TOKEN': decoded(value) } : {};
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

let ip: Promise<string> | undefined;

/**
 * The visitor's public IP, looked up once a page by the browser itself (R10.4): through /api the service would see the
 * host's URL. Rejects if there is none.
 */
export const publicIp = (): Promise<string> => (ip ??= fetchPublicIp());

/** The service responds to a URL with a little JSON. */
const maxIpBytes = 1_000;

async function fetchPublicIp(): Promise<string> {
  const { ip } = ((await fetchJson(import.meta.env.PUBLIC_IP_LOOKUP_URL ?? '', maxIpBytes)) ?? {}) as { ip?: unknown };
  if (typeof ip !== 'string' || !/^[\da-f.:]{2,45}$/i.test(ip)) throw new Error('The service returned no IP address.');
  return ip;
}
