import { deepOnly } from '../support/tags.ts';
import { formatPesos } from '../support/productList.ts';
import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { createServer } from 'node:http';
import { listen } from '../../scripts/listen.ts';
import { expect, test as base } from '../support/test.ts';
import { findFixtureProduct } from '../support/fixtureProducts.ts';
import {
  waitUntilCached,
  listAllCachedPaths,
  listCachedPaths,
  openAndWaitUntilCached,
} from '../support/offlineCache.ts';
import { main } from '../support/locators.ts';
import { baseUrl, fetchText } from '../support/site.ts';
import { recordPageActivity } from '../support/pageActivity.ts';

type ChangeResponse = (path: string, response: Response) => Promise<Response>;

/** A proxy of the site on its own origin. Tests change its responses to simulate a deploy, a bad network or a server error. */
interface ResponseEditingProxy {
  origin: string;
  /** Sets the function that changes each response from now on. */
  changeResponses: (changeResponse: ChangeResponse) => void;
  requestedPaths: string[];
}

/** Copies a response with changed text. */
const editText = async (response: Response, edit: (text: string) => string): Promise<Response> =>
  new Response(edit(await response.text()), response);

/** Converts a response to what the proxy sends, without headers of the original connection. */
async function toProxyResponse(
  response: Response,
): Promise<{ status: number; headers: Record<string, string>; body: Buffer }> {
  const headers = new Headers(response.headers);
  for (const name of ['content-encoding', 'content-length', 'connection', 'transfer-encoding', 'keep-alive'])
    headers.delete(name);
  return {
    status: response.status,
    headers: Object.fromEntries(headers),
    body: Buffer.from(await response.arrayBuffer()),
  };
}

const test = base.extend<{ siteProxy: ResponseEditingProxy }>({
  siteProxy: async ({}, use) => {
    let changeResponse: ChangeResponse = (_, response) => Promise.resolve(response);
    const requestedPaths: string[] = [];
    const server = createServer((request, reply) => {
      void (async () => {
        const path = request.url ?? '/';
        requestedPaths.push(path);
        const isRead = request.method === 'GET' || request.method === 'HEAD';
        // Writes are not forwarded, since the API may be a live one (R12.2).
        const response = isRead
          ? await fetch(new URL(path, baseUrl), {
              redirect: 'manual',
              headers: { accept: request.headers.accept ?? '' },
            })
          : Response.json({ results: null });
        const { status, headers, body } = await toProxyResponse(await changeResponse(path, response));
        reply.writeHead(status, headers).end(body);
      })().catch(() => request.socket.destroy());
    });
    const port = await listen(server, 0, 'localhost');
    await use({
      origin: `http://localhost:${port}`,
      changeResponses: (newChangeResponse) => (changeResponse = newChangeResponse),
      requestedPaths,
    });
    server.closeAllConnections();
    server.close();
  },
});

test.use({ serviceWorkers: 'allow', baseURL: ({ siteProxy }, use) => use(siteProxy.origin) });

const offlineNotice = 'p.offline';

test('P21 Offline: visited pages load with their pictures and a notice; other pages say that they are unavailable', async ({
  page,
  context,
}) => {
  const { id, name, discountPrice } = await findFixtureProduct('onOffer');
  const activity = await recordPageActivity(page);
  await openAndWaitUntilCached(page, '/');
  await openAndWaitUntilCached(page, `/producto/${id}`);
  await context.setOffline(true);

  await page.goto(`/producto/${id}?utm_source=whatsapp`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(main(page)).toContainText(formatPesos(discountPrice));
  await expect(page.locator(offlineNotice)).toContainText('Estás sin conexión.');
  const picture = main(page).locator('img').first();
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  await expect.poll(() => page.evaluate(() => document.fonts.check('16px "Familjen Grotesk"'))).toBe(true);

  await page.goto('/garantias');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sin conexión');
  await expect(page).toHaveURL('/garantias');
  await main(page).getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);

  await context.setOffline(false);
  await page.goto('/garantias');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Sin conexión');
  await expect(page.locator(offlineNotice)).toHaveCount(0);
  expect(await activity.cspViolations()).toEqual([]);
  // Chrome reports an aborted view transition when a page is left during it.
  expect(activity.pageErrors.filter((error) => !error.includes('ViewTransition'))).toEqual([]);
});

test('Offline: a new deploy and a 404 are shown on the next load; on a server error, the visited page is shown with a notice', async ({
  page,
  siteProxy,
}) => {
  await openAndWaitUntilCached(page, '/garantias');
  siteProxy.changeResponses((path, response) =>
    path === '/garantias'
      ? editText(response, (text) => text.replace('</title>', ' (nuevo)</title>'))
      : Promise.resolve(response),
  );
  await page.reload();
  await expect(page).toHaveTitle(/\(nuevo\)$/);
  await expect(page.locator(offlineNotice)).toHaveCount(0);
  siteProxy.changeResponses(() => Promise.resolve(new Response('Bad gateway', { status: 502 })));
  await page.reload();
  await expect(page.locator(offlineNotice)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('arantía');
  // A 404 is not a server error: it replaces the cached page.
  const notFound = { status: 404, headers: { 'content-type': 'text/html' } };
  siteProxy.changeResponses(() => Promise.resolve(new Response('<h1>Ya no existe</h1>', notFound)));
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ya no existe');
});

test('Offline: a page in place of missing data, scripts or pictures is not cached, and a 404 stays a 404', async ({
  page,
  siteProxy,
}) => {
  await openAndWaitUntilCached(page, '/ofertas');
  const notFoundPage = await fetchText('/catalogo/no-existe');
  siteProxy.changeResponses((path, response) =>
    Promise.resolve(
      /^\/(?:catalogo|_astro|\.netlify)\//.test(path)
        ? new Response(notFoundPage, { status: 200, headers: { 'content-type': 'text/html' } })
        : response,
    ),
  );
  const missingPaths = [
    '/catalogo/listas/ofertas.0123456789ab.json',
    '/_astro/viejo.js',
    '/.netlify/images?url=x&w=120',
  ];
  for (const path of missingPaths) {
    await page.evaluate(async (url) => fetch(url).then(({ status }) => status), path);
    expect(await listAllCachedPaths(page)).not.toContain(path);
  }
  // A 404 of the server is a 404 of the service worker.
  siteProxy.changeResponses((_, response) => Promise.resolve(response));
  for (const path of missingPaths.slice(0, 2))
    expect(await page.evaluate(async (url) => (await fetch(url)).status, path), path).toBe(404);
});

test(
  'Offline: if the network hangs, a cached page loads after 4 s with a notice, and an unvisited page waits',
  deepOnly,
  async ({ page, siteProxy }) => {
    await openAndWaitUntilCached(page, '/garantias');
    const { promise: released, resolve: release }: PromiseWithResolvers<void> = Promise.withResolvers();
    siteProxy.changeResponses(async (path, response) => {
      if (path === '/garantias' || path === '/aviso-de-privacidad') await released;
      return response;
    });
    const start = Date.now();
    await page.reload();
    expect(Date.now() - start).toBeGreaterThanOrEqual(4000);
    await expect(page.locator(offlineNotice)).toContainText('Tu conexión está muy lenta.');

    const navigation = page.goto('/aviso-de-privacidad');
    await expect.poll(() => siteProxy.requestedPaths).toContain('/aviso-de-privacidad');
    release();
    await navigation;
    await expect(page.locator(offlineNotice)).toHaveCount(0);
  },
);

test('Offline: the service worker neither caches nor serves API calls', async ({ page, context }) => {
  const { id } = await findFixtureProduct('onOffer');
  await openAndWaitUntilCached(page, `/producto/${id}`);
  await page.evaluate(() => fetch('/api/getCategorias.php'));
  expect((await listAllCachedPaths(page)).filter((path) => path.startsWith('/api'))).toEqual([]);
  await context.setOffline(true);
  const outcome = await page.evaluate(() => fetch('/api/getCategorias.php').then(String, () => 'failed'));
  expect(outcome).toBe('failed');
});

test('P81 P82 Offline: the service worker caches no malicious responses, and survives invalid messages', async ({
  page,
  context,
  siteProxy,
}) => {
  const createMaliciousResponse = (): Response =>
    new Response('<script>globalThis.intruder=1</script>', { headers: { 'content-type': 'text/html' } });
  siteProxy.changeResponses((path, response) =>
    Promise.resolve(/^\/api\/|evil/.test(path) ? createMaliciousResponse() : response),
  );
  await openAndWaitUntilCached(page, '/garantias');
  await page.evaluate(async () => {
    const maliciousUrls = [
      '/api/getCategorias.php',
      '/api/evil.html',
      '/catalogo/evil.12345678.txt',
      '/_astro/evil.js',
      '/assets/evil.png',
    ];
    await Promise.all(maliciousUrls.map((url) => fetch(url)));
    const { controller } = navigator.serviceWorker;
    const messages = [
      null,
      5,
      'x',
      {},
      [],
      [null, {}],
      ['http://['],
      ['data:text/html,x', 'https://evil.example/'],
      [...maliciousUrls],
      Array(2000).fill('//'),
    ];
    for (const message of messages) controller?.postMessage(message);
    controller?.postMessage(['/aviso-de-privacidad']);
  });
  // The worker receives messages in order: once this page is cached, it has received all of them.
  await waitUntilCached(page, '/aviso-de-privacidad');
  expect((await listAllCachedPaths(page)).filter((path) => /^\/api|evil|^[^/]/.test(path))).toEqual([]);
  await context.setOffline(true);
  await page.goto('/aviso-de-privacidad');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Sin conexión');
  expect(await page.evaluate(() => 'intruder' in globalThis), 'a malicious response ran').toBe(false);
});

test('Offline: the cache keeps the latest 40 pages', deepOnly, async ({ page }) => {
  await openAndWaitUntilCached(page, '/garantias');
  await page.evaluate(async () => {
    const cache = await caches.open('page-1');
    for (let index = 0; index < 60; index++) await cache.put(`/producto/9${index}`, new Response(''));
  });
  await openAndWaitUntilCached(page, '/aviso-de-privacidad');
  await expect.poll(async () => (await listCachedPaths(page, 'page-1')).length).toBe(40);
  expect((await listCachedPaths(page, 'page-1')).at(-1)).toBe('/aviso-de-privacidad');
});

test('Offline: the service worker of a site built with SERVICE_WORKER=off removes itself and its caches', async ({
  page,
  siteProxy,
}) => {
  await openAndWaitUntilCached(page, '/garantias');
  const unregisterWorker = stripTypeScriptTypes(
    readFileSync(`${import.meta.dirname}/../../src/features/offline/unregister.worker.ts`, 'utf8'),
  );
  const headers = { 'content-type': 'text/javascript' };
  siteProxy.changeResponses((path, response) =>
    Promise.resolve(path === '/sw.js' ? new Response(unregisterWorker, { headers }) : response),
  );
  await page.goto('/aviso-de-privacidad');
  await expect
    .poll(() =>
      page.evaluate(async () => [...(await caches.keys()), ...(await navigator.serviceWorker.getRegistrations())]),
    )
    .toEqual([]);
});
