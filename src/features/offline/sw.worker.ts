import {
  isCacheable,
  toCacheKey,
  toRequestKind,
  maxEntries,
  addCachedPages,
  addOfflineBanner,
  type RequestKind,
} from './offline.ts';

// The service worker /sw.js: network first for pages, with the cached copy as the fallback. Caches span deploys: a new worker takes
// over at once, and pages of the old and the new deploy find their files.

interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface FetchEvent extends ExtendableEvent {
  request: Request;
  preloadResponse?: Promise<Response | undefined>;
  respondWith(response: Promise<Response>): void;
}
interface WorkerScope {
  location: Location;
  navigator: Navigator;
  registration: ServiceWorkerRegistration;
  clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
  addEventListener(type: 'message', listener: (event: ExtendableEvent & { data: unknown }) => void): void;
}
const worker = globalThis as unknown as WorkerScope;
const { origin } = worker.location;

/** Max wait for the network if a page is cached, ms. Most responses on 3G arrive earlier. */
const networkTimeout = 4000;
/** How long a cached picture is fresh, ms. */
const maxPictureAge = 24 * 3_600_000;
/** Max links to cached pages on the offline page. */
const maxLinkedPages = 12;
const offlinePage = '/sin-conexion';
const offlineCache = 'offline';
const toCacheName = (kind: RequestKind): string => `${kind}-1`;

worker.addEventListener('install', (event) => {
  event.waitUntil(cacheOfflinePage());
  void worker.skipWaiting();
});

worker.addEventListener('activate', (event) => {
  const names = [offlineCache, ...(Object.keys(maxEntries) as RequestKind[]).map(toCacheName)];
  const outdatedNames = caches.keys().then((all) => all.filter((name) => !names.includes(name)));
  event.waitUntil(
    Promise.all([
      configurePreload(),
      outdatedNames.then((list) => Promise.all(list.map((name) => caches.delete(name)))),
      worker.clients.claim(),
    ]),
  );
});

/**
 * Enables navigation preload: the browser fetches a page while the worker starts. Not in Firefox (153), where a failed preload also
 * discards the worker's response, so that it shows nothing offline.
 */
async function configurePreload(): Promise<void> {
  const { navigationPreload } = worker.registration as { navigationPreload?: NavigationPreloadManager };
  await (/\bFirefox\//.test(worker.navigator.userAgent) ? navigationPreload?.disable() : navigationPreload?.enable());
}

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  const isNavigation = request.mode === 'navigate';
  const kind = request.headers.has('range')
    ? null
    : toRequestKind(url, { origin, method: request.method, isNavigation });
  if (kind === 'page') event.respondWith(respondWithPage(event, url));
  else if (kind) event.respondWith(respondWithFile(event, kind, url));
});

// A page that was loaded before the worker was active sends its URL, then those of its files (registerServiceWorker.ts).
worker.addEventListener('message', (event) => {
  const urls = Array.isArray(event.data) ? (event.data as unknown[]).filter((item) => typeof item === 'string') : [];
  event.waitUntil(Promise.all(urls.map((url, index) => cacheLoadedUrl(url, index === 0).catch(() => undefined))));
});

async function respondWithPage(event: FetchEvent, url: URL): Promise<Response> {
  const key = toCacheKey('page', url);
  const cached = await findCached('page', key);
  const networkResponse = (async () => (await event.preloadResponse) ?? fetch(event.request))();
  event.waitUntil(networkResponse.then((response) => cacheResponse('page', key, response)).catch(() => undefined));
  try {
    const response = await (cached ? Promise.race([networkResponse, rejectWhenSlow()]) : networkResponse);
    if (response.status < 500 || !cached) return response;
  } catch {
    if (!cached) return respondOffline();
  }
  const html = addOfflineBanner(await cached.text(), worker.navigator.onLine, cached.headers.get('date'));
  return toHtmlResponse(html, cached);
}

async function respondWithFile(event: FetchEvent, kind: RequestKind, url: URL): Promise<Response> {
  const key = toCacheKey(kind, url);
  const cached = await findCached(kind, key);
  if (cached && (kind === 'asset' || kind === 'hashedData' || (kind === 'picture' && isFresh(cached)))) return cached;
  try {
    const response = await fetch(event.request);
    event.waitUntil(cacheResponse(kind, key, response));
    return response.ok ? response : (cached ?? response);
  } catch (error) {
    if (cached) return cached;
    throw error;
  }
}

const rejectWhenSlow = (): Promise<never> =>
  new Promise((_, reject) => setTimeout(() => reject(new Error('The network is slow.')), networkTimeout));

const isFresh = ({ headers }: Response): boolean => Date.now() - Date.parse(headers.get('date') ?? '') < maxPictureAge;

const findCached = async (kind: RequestKind, key: string): Promise<Response | undefined> =>
  (await caches.open(toCacheName(kind))).match(key);

/** Caches a copy of a response, and evicts the oldest entries. Never rejects: if the device is full, it deletes the cached pictures. */
async function cacheResponse(kind: RequestKind, key: string, response: Response): Promise<void> {
  if (!isCacheable(kind, response)) return;
  const copy = response.clone();
  try {
    const cache = await caches.open(toCacheName(kind));
    await cache.put(key, copy);
    const keys = await cache.keys();
    await Promise.all(keys.slice(0, -maxEntries[kind]).map((old) => cache.delete(old)));
  } catch {
    await caches.delete(toCacheName('picture'));
  }
}

/** Caches a page or file that was loaded already; reads it from the HTTP cache, so that nothing is fetched twice. */
async function cacheLoadedUrl(href: string, isNavigation: boolean): Promise<void> {
  const url = new URL(href, origin);
  const kind = toRequestKind(url, { origin, method: 'GET', isNavigation });
  if (!kind || (await findCached(kind, toCacheKey(kind, url)))) return;
  await cacheResponse(kind, toCacheKey(kind, url), await fetch(url, { cache: 'force-cache' }));
}

/** Caches the offline page and the hashed files that it links to. */
async function cacheOfflinePage(): Promise<void> {
  const response = await fetch(offlinePage, { cache: 'reload' });
  if (!isCacheable('page', response)) throw new Error(`${offlinePage} responded with ${response.status}.`);
  const assets = new Set((await response.clone().text()).match(/\/_astro\/[\w.@-]+/g));
  await Promise.all([...assets].map(async (path) => cacheResponse('asset', path, await fetch(path))));
  await (await caches.open(offlineCache)).put(offlinePage, response);
}

/** The offline page, with links to the pages that were cached last. */
async function respondOffline(): Promise<Response> {
  const cachedOfflinePage = await (await caches.open(offlineCache)).match(offlinePage);
  if (!cachedOfflinePage) return Response.error();
  const cache = await caches.open(toCacheName('page'));
  const newestFirst = (await cache.keys()).slice(-maxLinkedPages).reverse();
  const pages = await Promise.all(
    newestFirst.map(async (request) => ({
      path: new URL(request.url).pathname,
      html: (await (await cache.match(request))?.text()) ?? '',
    })),
  );
  return toHtmlResponse(addCachedPages(await cachedOfflinePage.text(), pages), cachedOfflinePage);
}

/** Creates a response with new HTML and the headers of a cached response, except those that describe its bytes. */
function toHtmlResponse(html: string, { headers: original }: Response): Response {
  const headers = new Headers(original);
  for (const name of ['content-encoding', 'content-length', 'etag']) headers.delete(name);
  return new Response(html, { headers });
}
