/** How the worker treats what a page of the site asks for. */
export type Kind = 'page' | 'asset' | 'picture' | 'list' | 'data';

/** How many of each it keeps; the oldest goes first. */
export const limits: Record<Kind, number> = { page: 40, asset: 250, picture: 300, list: 8, data: 4 };

const asset = /^\/_astro\//;
const picture = /^\/\.netlify\/images$|^\/(?:assets\/.*|favicon)\.(?:avif|gif|ico|jpe?g|png|svg|webp)$/;
// The name of a list holds the digest of its text.
const list = /^\/catalogo\/.*\.[0-9a-f]{8,}\.\w+$/;
const data = /^\/catalogo\//;
// Files, the API and what the host itself answers are never a page of the shop.
const noPage = /^\/(?:api|feeds|assets|img|\.netlify)\/|\.(?:js|txt|xml|webmanifest|json)$/;

/** The kind of what is asked for; null: the worker leaves it alone, as all that is not a GET of this site. */
export function kindOf(
  address: URL,
  { origin, method, navigates }: { origin: string; method: string; navigates: boolean },
): Kind | null {
  const { pathname } = address;
  if (method !== 'GET' || address.origin !== origin) return null;
  if (asset.test(pathname)) return 'asset';
  if (picture.test(pathname)) return 'picture';
  if (list.test(pathname)) return 'list';
  if (data.test(pathname)) return 'data';
  return navigates && !noPage.test(pathname) ? 'page' : null;
}

/** What a thing is kept under: a page is the same whatever its query, the others are not. */
export const keyOf = (kind: Kind, { pathname, search }: URL): string =>
  kind === 'page' ? pathname : pathname + search;

const wanted: Record<Kind, RegExp> = {
  page: /^text\/html/,
  asset: /javascript|css|font|image|json/,
  picture: /^image\//,
  list: /json|text\/plain/,
  data: /json|text\/plain/,
};

/** Whether an answer is what was asked for: never a page in the place of data, a partial file or an error. */
export const isWanted = (
  kind: Kind,
  { status, type, redirected, headers }: Pick<Response, 'status' | 'type' | 'redirected' | 'headers'>,
): boolean => status === 200 && type === 'basic' && !redirected && wanted[kind].test(headers.get('content-type') ?? '');
