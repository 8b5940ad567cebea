/** How the service worker treats a request. */
export type RequestKind = 'page' | 'asset' | 'picture' | 'list' | 'data';

/** Max cached entries of each kind; the oldest is evicted first. */
export const maxEntries: Record<RequestKind, number> = { page: 40, asset: 250, picture: 300, list: 8, data: 4 };

const assetPath = /^\/_astro\//;
const picturePath = /^\/\.netlify\/images$|^\/(?:assets\/.*|favicon)\.(?:avif|gif|ico|jpe?g|png|svg|webp)$/;
// The name of a list contains a hash of its content.
const listPath = /^\/catalogo\/.*\.[0-9a-f]{8,}\.\w+$/;
const dataPath = /^\/catalogo\//;
// Files, calls of the API and the host's own URLs are never pages.
const nonPagePath = /^\/(?:api|feeds|assets|img|\.netlify)\/|\.(?:js|txt|xml|webmanifest|json)$/;

/** The kind of a request; null if the worker ignores it, such as anything but a GET to this site. */
export function toRequestKind(
  url: URL,
  { origin, method, isNavigation }: { origin: string; method: string; isNavigation: boolean },
): RequestKind | null {
  const { pathname } = url;
  if (method !== 'GET' || url.origin !== origin) return null;
  if (assetPath.test(pathname)) return 'asset';
  if (picturePath.test(pathname)) return 'picture';
  if (listPath.test(pathname)) return 'list';
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
  list: /json|text\/plain/,
  data: /json|text\/plain/,
};

/** Whether a response may be cached: not a page instead of data, a partial file, a redirect or an error. */
export const isCacheable = (
  kind: RequestKind,
  { status, type, redirected, headers }: Pick<Response, 'status' | 'type' | 'redirected' | 'headers'>,
): boolean =>
  status === 200 && type === 'basic' && !redirected && contentTypes[kind].test(headers.get('content-type') ?? '');

/** The start of a page's content. Attributes can't contain it: their quotes are escaped. */
export const mainTag = '<main id="main">';

/** The paragraph of the offline page that the links to cached pages replace. */
export const cachedPagesTag = '<p data-cached-pages>';

const formatTime = (date: string): string =>
  new Date(date).toLocaleString('es-MX', {
    timeZone: 'America/Mexico_City',
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
  });

/** Adds a banner to a cached page, which says that it is a copy and of when. @param date its Date header */
export function addOfflineBanner(html: string, online: boolean, date: string | null): string {
  const from = date && !Number.isNaN(Date.parse(date)) ? ` del ${formatTime(date)}` : '';
  const why = online ? 'Tu conexión está muy lenta.' : 'Estás sin conexión.';
  const text = `<strong>${why}</strong> Ves la copia${from}: precio y existencias pueden haber cambiado. <a class="link" href="">Actualizar</a>`;
  return html.replace(mainTag, `${mainTag}<p class="wrap offline" role="status">${text}</p>`);
}

/** Adds links to the cached pages to the offline page. @param cached path and HTML of each page, last viewed first */
export function addCachedPages(html: string, cached: readonly { path: string; html: string }[]): string {
  const links = cached.flatMap(({ path, html: page }) => {
    // From the page's own source, so already escaped.
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
