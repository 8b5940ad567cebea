/**
 * How responses of the live API reach browsers on the site's own origin: no browser renders or runs them, whatever they
 * contain. Used by the host's edge function (edge/api.ts) and the preview; `_headers` does not apply to proxied responses.
 */

/** "/api" with each letter plain or percent-encoded: the host's rules decode paths, the paths of edge functions do not. */
const spellings = ['a %61', 'p %70', 'i %69'].reduce<string[]>(
  (prefixes, variants) => prefixes.flatMap((prefix) => variants.split(' ').map((letter) => prefix + letter)),
  ['/'],
);

/** Every path that the host's rules treat as one of the API. */
export const apiPaths: readonly string[] = spellings.flatMap((path) => [
  path,
  `${path}/*`,
  `${path}%2f*`,
  `${path}%2F*`,
]);

/** Whether a path belongs to the API, however it is encoded. @throws URIError for a malformed path */
export const isApiPath = (path: string): boolean => /^\/api(?:\/|$)/.test(decodeURIComponent(path));

/** Headers of the API that are passed on. Others would act for the shop's origin: Refresh, CORS, Clear-Site-Data. */
const passedHeaders = [
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

const ownHeaders = {
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
 * The headers of an API response for a browser. The content type is JSON or plain text: PHP's default is HTML.
 * @param url requested URL, on the site
 */
export function toBrowserHeaders(from: Headers, url: URL): Headers {
  const headers = new Headers();
  for (const name of passedHeaders) {
    const value = from.get(name);
    if (value !== null) headers.set(name, value);
  }
  for (const cookie of from.getSetCookie()) headers.append('set-cookie', cookie);
  if (headers.has('set-cookie')) {
    // The CDN must not cache one visitor's cookie for everybody.
    headers.set('cache-control', 'private, no-store');
    for (const name of ['age', 'expires', 'pragma']) headers.delete(name);
  }
  const isJson = /^application\/json\s*(?:;|$)/i.test(from.get('content-type') ?? '');
  headers.set('content-type', isJson ? 'application/json; charset=utf-8' : 'text/plain; charset=utf-8');
  const location = ownLocation(from.get('location'), url);
  if (location) headers.set('location', location);
  for (const [name, value] of Object.entries(ownHeaders)) headers.set(name, value);
  return headers;
}

/** The target of a redirect, if it is a call of the API on this site. */
function ownLocation(location: string | null, url: URL): string | undefined {
  const target = location === null ? null : URL.parse(location, url);
  return target?.origin === url.origin && target.pathname.startsWith('/api/')
    ? target.pathname + target.search
    : undefined;
}

/**
 * Why a request is forbidden (403); undefined if it may pass. Only scripts of the shop may call the API: no other site, page,
 * frame or picture. Clients other than browsers send no Sec-Fetch headers.
 */
export function forbiddenReason(requestHeaders: Headers): string | undefined {
  const site = requestHeaders.get('sec-fetch-site');
  const destination = requestHeaders.get('sec-fetch-dest');
  return (site === null || site === 'same-origin') && (destination === null || destination === 'empty')
    ? undefined
    : 'Only scripts of this site may call the API. To inspect a response, use curl.';
}
