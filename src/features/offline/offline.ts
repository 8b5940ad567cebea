/**
 * Determines how the service worker treats a request. `asset`: scripts, styles, fonts and other files under /_astro; `hashedData`: files of the catalogue
 * with a hash in their name, such as product lists; `data`: its other files, such as the manifest.
 */
export type RequestKind = 'page' | 'asset' | 'picture' | 'hashedData' | 'data';

/** Max cached entries of each kind; the oldest is evicted first. */
export const maxEntries: Record<RequestKind, number> = { page: 40, asset: 250, picture: 300, hashedData: 8, data: 4 };

const assetPath = /^\/_astro\//;
const picturePath = /^\/\.netlify\/images$|^\/(?:assets\/.*|favicon)\.(?:avif|gif|ico|jpe?g|png|svg|webp)$/;
/** Published data with a hash in its name (createHashedFile in catalogue/publishedFiles.ts). */
export const hashedDataPath = /^\/catalogo\/.*\.[0-9a-f]{8,}\.\w+$/;
const dataPath = /^\/catalogo\//;
// Files, API calls and Netlify's own URLs are never pages.
const nonPagePath = /^\/(?:api|feeds|assets|img|\.netlify)\/|\.(?:js|txt|xml|webmanifest|json)$/;

/** Returns the kind of a request; null if the worker ignores it, such as any request but a GET to this site. */
export function toRequestKind(
  url: URL,
  { origin, method, isNavigation }: { origin: string; method: string; isNavigation: boolean },
): RequestKind | null {
  const { pathname } = url;
  if (method !== 'GET' || url.origin !== origin) return null;
  if (assetPath.test(pathname)) return 'asset';
  if (picturePath.test(pathname)) return 'picture';
  if (hashedDataPath.test(pathname)) return 'hashedData';
  if (dataPath.test(pathname)) return 'data';
  return isNavigation && !nonPagePath.test(pathname) ? 'page' : null;
}

/** The cache key of a request: pages ignore the query, the others include it. */
export const toCacheKey = (kind: RequestKind, { pathname, search }: URL): string =>
  kind === 'page' ? pathname : pathname + search;

const contentTypes: Record<RequestKind, RegExp> = {
  page: /^text\/html/,
  asset: /javascript|css|font|image|json/,
  picture: /^image\//,
  hashedData: /json|text\/plain/,
  data: /json|text\/plain/,
};

/** Whether a response may be cached: no page in place of another file, no partial file, redirect or error. */
export const isCacheable = (
  kind: RequestKind,
  { status, type, redirected, headers }: Pick<Response, 'status' | 'type' | 'redirected' | 'headers'>,
): boolean =>
  status === 200 && type === 'basic' && !redirected && contentTypes[kind].test(headers.get('content-type') ?? '');

/** The start of a page's content. Attributes can't contain it: their quotes are escaped. */
export const mainTag = '<main id="main">';

/** The paragraph of the offline page that the links to cached pages replace. */
export const cachedPagesTag = '<p data-cached-pages>';

const formatDateTime = (date: string): string =>
  new Date(date).toLocaleString('es-MX', {
    timeZone: 'America/Mexico_City',
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
    hourCycle: 'h23',
  });

/**
 * Adds a banner to a cached page: that it is a copy, and from when.
 * @param isOnline true: the network is too slow; false: there is none
 * @param date the Date header of the cached response
 */
export function addOfflineBanner(html: string, isOnline: boolean, date: string | null): string {
  const copyDate = date && !Number.isNaN(Date.parse(date)) ? ` del ${formatDateTime(date)}` : '';
  const reason = isOnline ? 'Tu conexión está muy lenta.' : 'Estás sin conexión.';
  const text = `<strong>${reason}</strong> Ves la copia${copyDate}: precio y existencias pueden haber cambiado. <a class="link" href="">Actualizar</a>`;
  return html.replace(mainTag, `${mainTag}<p class="wrap offline" role="status">${text}</p>`);
}

/** Adds links to the cached pages to the offline page. @param cached path and HTML of each page, last viewed first */
export function addCachedPages(html: string, cached: readonly { path: string; html: string }[]): string {
  const links = cached.flatMap(({ path, html: page }) => {
    // Escaped already: it comes from the HTML of the page.
    const title = /<title>([^<]*)<\/title>/.exec(page)?.[1];
    const name = path === '/' ? 'Inicio' : title?.replace(/ - [^-]+$/, '');
    return name && !/[<"]/.test(path) ? [`<li><a class="link" href="${path}">${name}</a></li>`] : [];
  });
  const start = html.indexOf(cachedPagesTag);
  const end = html.indexOf('</p>', start);
  if (links.length === 0 || start < 0 || end < 0) return html;
  const list = `<ul class="offline-pages">${links.join('')}</ul>`;
  return html.slice(0, start) + list + html.slice(end + '</p>'.length);
}
