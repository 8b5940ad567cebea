import { lazy } from '../runtime/lazy.ts';
import { createApiClient, fetchJson, type ApiClientConfig, type CallApi } from './client.ts';

/** Where a browser finds the API: set by astro.config.mjs from the settings. */
export const apiBase = import.meta.env.PUBLIC_API_BASE ?? '';
const path = import.meta.env.PUBLIC_API_PATH ?? '/api/{call}.php';

/** The URL of an endpoint without parameters, for pages that preload its response. */
export const endpointUrl = ({ name }: { name: string }): string => apiBase + path.replace('{call}', name);

/** Whether this deploy may write to the API: deploy previews do not (PUBLIC_API_WRITES=off). */
export const writesAllowed = import.meta.env.PUBLIC_API_WRITES !== 'off';

const loadParser = lazy(() => import('./tolerantJson.ts'));

/**
 * Creates the client of the live API for a page, without retries: same-origin by default, with the anti-forgery header on all
 * requests but GET (R10.3).
 */
export const createBrowserClient = (toError: ApiClientConfig['toError']): CallApi =>
  createApiClient({
    toError,
    base: apiBase,
    path,
    loadParser,
    writes: writesAllowed,
    headers: (method, url) => (method === 'GET' ? {} : xsrfHeader(document.cookie, url)),
  });

/**
 * The anti-forgery header (R10.3): only for same-origin URLs, and only if the cookie is set.
 * @param cookies as in document.cookie
 * @param url "/api/…" is same-origin, "//host/…" and "https://…" are not
 */
export function xsrfHeader(cookies: string, url: string): Record<string, string> {
  const value = /^\/(?!\/)/.test(url) && /(?:^|; ?)XSRF-TOKEN=([^;]*)/.exec(cookies)?.[1];
  return value ? { 'X-XSRF-TOKEN': decode(value) } : {};
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

let ip: Promise<string> | undefined;

/**
 * Looks up the visitor's public IP, once per page, from the browser itself (R10.4): through /api the service would see
 * Netlify's IP. Rejects if the lookup fails.
 */
export const publicIp = (): Promise<string> => (ip ??= fetchPublicIp());

/** The response is short JSON. */
const maxIpBytes = 1_000;

async function fetchPublicIp(): Promise<string> {
  const { ip } = ((await fetchJson(import.meta.env.PUBLIC_IP_LOOKUP_URL ?? '', maxIpBytes)) ?? {}) as { ip?: unknown };
  if (typeof ip !== 'string' || !/^[\da-f.:]{2,45}$/i.test(ip)) throw new Error('The service returned no IP address.');
  return ip;
}
