/**
 * What browsers get of the live API, which stands on the site's own origin: whatever it says, no browser renders or runs
 * it. The host's edge function (edge/api.ts) and the preview both answer by this; `_headers` reaches no proxied answer.
 */

/** Each letter as it is, or percent-encoded: the host's rules decode a path before they look at it, an edge function's don't. */
const spellings = ['a %61', 'p %70', 'i %69'].reduce<string[]>(
  (begun, ways) => begun.flatMap((start) => ways.split(' ').map((letter) => start + letter)),
  ['/'],
);

/** Every path that the host's rules take for one of the API. */
export const apiPaths: readonly string[] = spellings.flatMap((path) => [
  path,
  `${path}/*`,
  `${path}%2f*`,
  `${path}%2F*`,
]);

/** Whether a path is one of these, however it is written. @throws URIError for a malformed one */
export const isOfApi = (path: string): boolean => /^\/api(?:\/|$)/.test(decodeURIComponent(path));

/** Of the API's headers, those that an answer to a script needs. Others would speak for the shop: of where to go, whom to let read, what to forget. */
const passed = [
  ...['age', 'allow', 'cache-control', 'content-encoding', 'content-language', 'content-length', 'date', 'etag'],
  ...['expires', 'last-modified', 'pragma', 'retry-after', 'vary'],
];

const own = {
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
 * The headers of an answer of the API as a browser is to get them. Its type is JSON or plain text: PHP that is told
 * nothing says HTML.
 * @param address what was asked, on the site
 */
export function apiHeaders(from: Headers, address: URL): Headers {
  const headers = new Headers();
  for (const name of passed) {
    const value = from.get(name);
    if (value !== null) headers.set(name, value);
  }
  for (const cookie of from.getSetCookie()) headers.append('set-cookie', cookie);
  if (headers.has('set-cookie')) {
    // Kept by the CDN, one visitor's cookie would be everybody's.
    headers.set('cache-control', 'private, no-store');
    for (const name of ['age', 'expires', 'pragma']) headers.delete(name);
  }
  const isJson = /^application\/json\s*(?:;|$)/i.test(from.get('content-type') ?? '');
  headers.set('content-type', isJson ? 'application/json; charset=utf-8' : 'text/plain; charset=utf-8');
  const on = ownLocation(from.get('location'), address);
  if (on) headers.set('location', on);
  for (const [name, value] of Object.entries(own)) headers.set(name, value);
  return headers;
}

/** Where the API sends on to, if that is one of its calls on this site; nowhere else is. */
function ownLocation(location: string | null, address: URL): string | undefined {
  const target = location === null ? null : URL.parse(location, address);
  return target?.origin === address.origin && target.pathname.startsWith('/api/')
    ? target.pathname + target.search
    : undefined;
}

/** Why a request is not handed on: only a script of the shop asks the API, no other site, page, frame or picture. Tools that are no browser say nothing of the kind. */
export function refusal(asked: Headers): string | undefined {
  const [site, use] = [asked.get('sec-fetch-site'), asked.get('sec-fetch-dest')];
  return (site === null || site === 'same-origin') && (use === null || use === 'empty')
    ? undefined
    : 'These are answers for the scripts of this site. To look at one, ask with curl.';
}
