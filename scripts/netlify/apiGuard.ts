/**
 * The guard of `/api`, which is on the site's own origin: browsers neither render nor execute a response, whatever it
 * contains. Used by Netlify's edge function (edge/api.ts) and the local preview; `_headers` does not apply to proxied responses.
 */

/** "/api" with each letter plain or percent-encoded: Netlify's redirect rules decode paths, the paths of edge functions don't. */
const encodedPrefixes = ['a %61', 'p %70', 'i %69'].reduce<string[]>(
  (prefixes, variants) => prefixes.flatMap((prefix) => variants.split(' ').map((letter) => prefix + letter)),
  ['/'],
);

/** Path patterns of the edge function: every path that the redirect rules rewrite to the API. */
export const apiPaths: readonly string[] = encodedPrefixes.flatMap((prefix) => [
  prefix,
  `${prefix}/*`,
  `${prefix}%2f*`,
  `${prefix}%2F*`,
]);

/** Whether a path belongs to the API, however it is encoded. @throws URIError for a malformed path */
export const isApiPath = (path: string): boolean => /^\/api(?:\/|$)/.test(decodeURIComponent(path));

/**
 * The path of an endpoint, as scripts of the shop write it: in another encoding a slash could lead to another path of the API's
 * host (P44).
 */
const endpointPath = /^\/api\/[\w-][\w.-]*$/;

/** Allowed headers of the API. Others would take effect on the shop's origin: Refresh, CORS, Clear-Site-Data. */
const allowedHeaders = [
  'age',
  'allow',
  'cache-control',
  'content-encoding',
  'content-language',
  'content-length',
  'date',
  'etag',
  'expires',
  'last-modified',
  'pragma',
  'retry-after',
  'vary',
];

const securityHeaders = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
  'x-frame-options': 'DENY',
  'cross-origin-resource-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=63072000',
  'x-robots-tag': 'noindex',
};

/**
 * Filters the headers of an API response for a browser. The content type is JSON or plain text, since PHP's default is HTML.
 * @param url the requested URL, on the site
 */
export function toBrowserHeaders(apiHeaders: Headers, url: URL): Headers {
  const headers = new Headers();
  for (const name of allowedHeaders) {
    const value = apiHeaders.get(name);
    if (value !== null) headers.set(name, value);
  }
  for (const cookie of apiHeaders.getSetCookie()) headers.append('set-cookie', cookie);
  if (headers.has('set-cookie')) {
    // The CDN must not cache a visitor's cookie for others.
    headers.set('cache-control', 'private, no-store');
    for (const name of ['age', 'expires', 'pragma']) headers.delete(name);
  }
  const isJson = /^application\/json\s*(?:;|$)/i.test(apiHeaders.get('content-type') ?? '');
  headers.set('content-type', isJson ? 'application/json; charset=utf-8' : 'text/plain; charset=utf-8');
  const location = toApiLocation(apiHeaders.get('location'), url);
  if (location) headers.set('location', location);
  for (const [name, value] of Object.entries(securityHeaders)) headers.set(name, value);
  return headers;
}

/** The target of a redirect, if it is a path of the API on this site. */
function toApiLocation(location: string | null, url: URL): string | undefined {
  const target = location === null ? null : URL.parse(location, url);
  return target?.origin === url.origin && target.pathname.startsWith('/api/')
    ? target.pathname + target.search
    : undefined;
}

/**
 * Why a request is forbidden (403); undefined if it is allowed. Only scripts of the shop may call the API: not other sites,
 * nor navigations, frames or pictures. Clients other than browsers send no Sec-Fetch headers.
 * @param path encoded, as requested
 */
export function forbiddenReason(requestHeaders: Headers, path: string): string | undefined {
  if (!endpointPath.test(path)) return 'There is no such endpoint.';
  const site = requestHeaders.get('sec-fetch-site');
  const destination = requestHeaders.get('sec-fetch-dest');
  return (site === null || site === 'same-origin') && (destination === null || destination === 'empty')
    ? undefined
    : 'Only scripts of this site may call the API. To inspect a response, use curl.';
}
