import { isWanted, keyOf, kindOf, limits, type Kind } from './requestKinds.ts';
import { withKept, withNote } from './notes.ts';

// The worker /sw.js: the network first for pages, what was seen where it fails. What it keeps is never cut to one deploy,
// so a new one takes over at once, and pages of either find their files.

interface Extendable extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetched extends Extendable {
  request: Request;
  preloadResponse?: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}
interface Worker {
  location: Location;
  navigator: Navigator;
  registration: ServiceWorkerRegistration;
  clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: Extendable) => void): void;
  addEventListener(type: 'fetch', listener: (event: Fetched) => void): void;
  addEventListener(type: 'message', listener: (event: Extendable & { data: unknown }) => void): void;
}
const worker = globalThis as unknown as Worker;
const { origin } = worker.location;

/** How long a page is waited for where one is kept, ms: most 3G answers within. */
const patience = 4000;
/** A picture is shown without asking for as long, ms. */
const pictureAge = 24 * 3_600_000;
const offlinePage = '/sin-conexion';
const offlineCache = 'offline';
const nameOf = (kind: Kind): string => `${kind}-1`;

worker.addEventListener('install', (event) => {
  event.waitUntil(keepOfflinePage());
  void worker.skipWaiting();
});

worker.addEventListener('activate', (event) => {
  const names = [offlineCache, ...(Object.keys(limits) as Kind[]).map(nameOf)];
  const old = caches.keys().then((there) => there.filter((name) => !names.includes(name)));
  event.waitUntil(
    Promise.all([
      preload(),
      old.then((list) => Promise.all(list.map((name) => caches.delete(name)))),
      worker.clients.claim(),
    ]),
  );
});

/**
 * Pages are asked for while the worker starts; not in Firefox (153), where a preload that fails takes the answer of the
 * worker with it, so that without a network nothing is shown.
 */
async function preload(): Promise<void> {
  const { navigationPreload } = worker.registration as { navigationPreload?: NavigationPreloadManager };
  await (/\bFirefox\//.test(worker.navigator.userAgent) ? navigationPreload?.disable() : navigationPreload?.enable());
}

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const address = new URL(request.url);
  const navigates = request.mode === 'navigate';
  const kind = request.headers.has('range') ? null : kindOf(address, { origin, method: request.method, navigates });
  if (kind === 'page') event.respondWith(page(event, address));
  else if (kind) event.respondWith(other(event, kind, address));
});

// A page that came before the worker did sends what it was made of.
worker.addEventListener('message', (event) => {
  const seen = Array.isArray(event.data) ? (event.data as unknown[]).filter((item) => typeof item === 'string') : [];
  event.waitUntil(Promise.all(seen.map((item, index) => keepSeen(item, index === 0).catch(() => undefined))));
});

async function page(event: Fetched, address: URL): Promise<Response> {
  const key = keyOf('page', address);
  const kept = await keptFor('page', key);
  const fresh = (async () => (await event.preloadResponse) ?? fetch(event.request))();
  event.waitUntil(fresh.then((response) => keep('page', key, response)).catch(() => undefined));
  try {
    const response = await (kept ? Promise.race([fresh, tooLong()]) : fresh);
    if (response.status < 500 || !kept) return response;
  } catch {
    if (!kept) return notKept();
  }
  const html = withNote(await kept.text(), worker.navigator.onLine, kept.headers.get('date'));
  return htmlAnswer(html, kept);
}

async function other(event: Fetched, kind: Kind, address: URL): Promise<Response> {
  const key = keyOf(kind, address);
  const kept = await keptFor(kind, key);
  if (kept && (kind === 'asset' || kind === 'list' || (kind === 'picture' && isFresh(kept)))) return kept;
  try {
    const response = await fetch(event.request);
    event.waitUntil(keep(kind, key, response));
    return response.ok ? response : (kept ?? response);
  } catch (error) {
    if (kept) return kept;
    throw error;
  }
}

const tooLong = (): Promise<never> =>
  new Promise((_, reject) => setTimeout(() => reject(new Error('The network is slow.')), patience));

const isFresh = ({ headers }: Response): boolean => Date.now() - Date.parse(headers.get('date') ?? '') < pictureAge;

const keptFor = async (kind: Kind, key: string): Promise<Response | undefined> =>
  (await caches.open(nameOf(kind))).match(key);

/** Keeps a copy, and lets the oldest go. Never rejects: where the device is full, the pictures make room. */
async function keep(kind: Kind, key: string, response: Response): Promise<void> {
  if (!isWanted(kind, response)) return;
  const copy = response.clone();
  try {
    const cache = await caches.open(nameOf(kind));
    await cache.put(key, copy);
    const keys = await cache.keys();
    await Promise.all(keys.slice(0, -limits[kind]).map((old) => cache.delete(old)));
  } catch {
    await caches.delete(nameOf('picture'));
  }
}

/** Keeps what a page has fetched already: from the browser's own cache, so that nothing comes twice. */
async function keepSeen(item: string, navigates: boolean): Promise<void> {
  const address = new URL(item, origin);
  const kind = kindOf(address, { origin, method: 'GET', navigates });
  if (!kind || (await keptFor(kind, keyOf(kind, address)))) return;
  await keep(kind, keyOf(kind, address), await fetch(address, { cache: 'force-cache' }));
}

/** The page for what is not kept, and the files that it names. */
async function keepOfflinePage(): Promise<void> {
  const html = await fetch(offlinePage, { cache: 'reload' });
  if (!isWanted('page', html)) throw new Error(`${offlinePage} answered ${html.status}.`);
  const named = new Set((await html.clone().text()).match(/\/_astro\/[\w.@-]+/g));
  await Promise.all([...named].map(async (path) => keep('asset', path, await fetch(path))));
  await (await caches.open(offlineCache)).put(offlinePage, html);
}

async function notKept(): Promise<Response> {
  const html = await (await caches.open(offlineCache)).match(offlinePage);
  if (!html) return Response.error();
  const cache = await caches.open(nameOf('page'));
  const last = (await cache.keys()).slice(-12).reverse();
  const pages = await Promise.all(
    last.map(async (request) => ({
      path: new URL(request.url).pathname,
      html: (await (await cache.match(request))?.text()) ?? '',
    })),
  );
  return htmlAnswer(withKept(await html.text(), pages), html);
}

/** A kept page with other text: its headers stay, but for those that tell of the bytes. */
function htmlAnswer(html: string, { headers: kept }: Response): Response {
  const headers = new Headers(kept);
  for (const name of ['content-encoding', 'content-length', 'etag']) headers.delete(name);
  return new Response(html, { headers });
}
