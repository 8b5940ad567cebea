import { long } from '../support/tags.ts';
import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test as base } from '../support/test.ts';
import { findFixture, pesos } from '../support/fixtures.ts';
import { kept, cachedKeys, openCached } from '../support/offline.ts';
import { main } from '../support/locators.ts';
import { baseUrl, html } from '../support/site.ts';
import { recordPageActivity } from '../support/pageActivity.ts';

type Change = (path: string, response: Response) => Promise<Response>;

/** A proxy of the site on its own origin. Tests change its responses like a deploy, a bad network or a broken host. */
interface Deploy {
  origin: string;
  /** Changes each response from now on. */
  change: (change: Change) => void;
  /** The requested paths. */
  requested: string[];
}

/** Copies a response with another text. */
const withText = async (response: Response, edit: (text: string) => string): Promise<Response> =>
  new Response(edit(await response.text()), response);

/** The response to send, without headers of the original connection. */
async function wire(response: Response): Promise<{ status: number; headers: Record<string, string>; body: Buffer }> {
  const headers = new Headers(response.headers);
  for (const name of ['content-encoding', 'content-length', 'connection', 'transfer-encoding', 'keep-alive'])
    headers.delete(name);
  return {
    status: response.status,
    headers: Object.fromEntries(headers),
    body: Buffer.from(await response.arrayBuffer()),
  };
}

const test = base.extend<{ deploy: Deploy }>({
  deploy: async ({}, use) => {
    let change: Change = (_, response) => Promise.resolve(response);
    const requested: string[] = [];
    const server = createServer((request, reply) => {
      void (async () => {
        const path = request.url ?? '/';
        requested.push(path);
        const reading = request.method === 'GET' || request.method === 'HEAD';
        // Writes are not forwarded, since the API may be a live one (R12.2).
        const response = reading
          ? await fetch(new URL(path, baseUrl), {
              redirect: 'manual',
              headers: { accept: request.headers.accept ?? '' },
            })
          : Response.json({ results: null });
        const { status, headers, body } = await change(path, response).then(wire);
        reply.writeHead(status, headers).end(body);
      })().catch(() => request.socket.destroy());
    });
    const port = await new Promise<number>((resolve) =>
      server.listen(0, 'localhost', () => resolve((server.address() as AddressInfo).port)),
    );
    await use({ origin: `http://localhost:${port}`, change: (next) => (change = next), requested });
    server.closeAllConnections();
    server.close();
  },
});

test.use({ serviceWorkers: 'allow', baseURL: ({ deploy }, use) => use(deploy.origin) });

const note = 'p.offline';

test('P21 Offline: visited pages load with their pictures, and say so; other pages say that they are unavailable', async ({
  page,
  context,
}) => {
  const { id, name, discountPrice } = await findFixture('onOffer');
  const activity = await recordPageActivity(page);
  await openCached(page, '/');
  await openCached(page, `/producto/${id}`);
  await context.setOffline(true);

  await page.goto(`/producto/${id}?utm_source=whatsapp`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(main(page)).toContainText(pesos(discountPrice));
  await expect(page.locator(note)).toContainText('Estás sin conexión.');
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
  await expect(page.locator(note)).toHaveCount(0);
  expect(await activity.violations()).toEqual([]);
  // Chrome says so of its own transition between two pages, where the first was left too soon.
  expect(activity.problems.filter((problem) => !problem.includes('ViewTransition'))).toEqual([]);
});

test('Offline: a new deploy shows on the next load; if the host is down, visited pages stay', async ({
  page,
  deploy,
}) => {
  await openCached(page, '/garantias');
  deploy.change((path, response) =>
    path === '/garantias'
      ? withText(response, (text) => text.replace('</title>', ' (nuevo)</title>'))
      : Promise.resolve(response),
  );
  await page.reload();
  await expect(page).toHaveTitle(/\(nuevo\)$/);
  await expect(page.locator(note)).toHaveCount(0);
  deploy.change(() => Promise.resolve(new Response('Bad gateway', { status: 502 })));
  await page.reload();
  await expect(page.locator(note)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('arantía');
  // A page that is gone is no failure of the host.
  const gone = { status: 404, headers: { 'content-type': 'text/html' } };
  deploy.change(() => Promise.resolve(new Response('<h1>Ya no existe</h1>', gone)));
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ya no existe');
});

test('Offline: a tab of an old deploy never gets a page instead of data or a script', async ({ page, deploy }) => {
  await openCached(page, '/ofertas');
  const page404 = await html('/catalogo/no-existe');
  deploy.change((path, response) =>
    Promise.resolve(
      /^\/(?:catalogo|_astro|\.netlify)\//.test(path)
        ? new Response(page404, { status: 200, headers: { 'content-type': 'text/html' } })
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
    for (const cache of ['list-1', 'asset-1', 'picture-1', 'data-1', 'page-1'])
      expect(await cachedKeys(page, cache), cache).not.toContain(path);
  }
  // And where the host responds with 404, so does the worker.
  deploy.change((_, response) => Promise.resolve(response));
  for (const path of missingPaths.slice(0, 2))
    expect(await page.evaluate(async (url) => (await fetch(url)).status, path), path).toBe(404);
});

test(
  'Offline: on a network that hangs, a cached page loads after 4 s, and says so; an unvisited page waits',
  long,
  async ({ page, deploy }) => {
    await openCached(page, '/garantias');
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    deploy.change(async (path, response) => {
      if (path === '/garantias' || path === '/aviso-de-privacidad') await held;
      return response;
    });
    const began = Date.now();
    await page.reload();
    expect(Date.now() - began).toBeGreaterThanOrEqual(4000);
    await expect(page.locator(note)).toContainText('Tu conexión está muy lenta.');

    const other = page.goto('/aviso-de-privacidad');
    await expect.poll(() => deploy.requested).toContain('/aviso-de-privacidad');
    release();
    await other;
    await expect(page.locator(note)).toHaveCount(0);
  },
);

test('Offline: the worker neither caches nor requests the API', async ({ page, context }) => {
  const { id } = await findFixture('onOffer');
  await openCached(page, `/producto/${id}`);
  await page.evaluate(() => fetch('/api/getCategorias.php'));
  const names = await page.evaluate(() => caches.keys());
  for (const cache of names)
    expect((await cachedKeys(page, cache)).filter((key) => key.startsWith('/api'))).toEqual([]);
  await context.setOffline(true);
  const failed = await page.evaluate(() => fetch('/api/getCategorias.php').then(String, () => 'failed'));
  expect(failed).toBe('failed');
});

test('P81 P82 Offline: a malicious API is not cached, and no message breaks the worker', async ({
  page,
  context,
  deploy,
}) => {
  const html = (): Response =>
    new Response('<script>globalThis.intruder=1</script>', { headers: { 'content-type': 'text/html' } });
  deploy.change((path, response) => Promise.resolve(/^\/api\/|evil/.test(path) ? html() : response));
  await openCached(page, '/garantias');
  await page.evaluate(async () => {
    const attacks = [
      '/api/getCategorias.php',
      '/api/evil.html',
      '/catalogo/evil.12345678.txt',
      '/_astro/evil.js',
      '/assets/evil.png',
    ];
    await Promise.all(attacks.map((url) => fetch(url)));
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
      [...attacks],
      Array(2000).fill('//'),
    ];
    for (const message of messages) controller?.postMessage(message);
    controller?.postMessage(['/aviso-de-privacidad']);
  });
  // It has read the last of them, so that the others are behind it.
  await kept(page, '/aviso-de-privacidad');
  const keys = await Promise.all((await page.evaluate(() => caches.keys())).map((cache) => cachedKeys(page, cache)));
  expect(keys.flat().filter((key) => /^\/api|evil|^[^/]/.test(key))).toEqual([]);
  await context.setOffline(true);
  await page.goto('/aviso-de-privacidad');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Sin conexión');
  expect(await page.evaluate(() => 'intruder' in globalThis), 'a malicious response ran').toBe(false);
});

test('Offline: the cache is bounded', long, async ({ page }) => {
  await openCached(page, '/garantias');
  await page.evaluate(async () => {
    const cache = await caches.open('page-1');
    for (let number = 0; number < 60; number++) await cache.put(`/producto/9${number}`, new Response(''));
  });
  await openCached(page, '/aviso-de-privacidad');
  await expect.poll(async () => (await cachedKeys(page, 'page-1')).length).toBe(40);
  expect((await cachedKeys(page, 'page-1')).at(-1)).toBe('/aviso-de-privacidad');
});

test('Offline: SERVICE_WORKER=off removes the worker and its caches', async ({ page, deploy }) => {
  await openCached(page, '/garantias');
  const off = stripTypeScriptTypes(
    readFileSync(`${import.meta.dirname}/../../src/features/offline/unregister.worker.ts`, 'utf8'),
  );
  deploy.change((path, response) =>
    Promise.resolve(
      path === '/sw.js' ? new Response(off, { headers: { 'content-type': 'text/javascript' } }) : response,
    ),
  );
  await page.goto('/aviso-de-privacidad');
  await expect
    .poll(() =>
      page.evaluate(async () => [...(await caches.keys()), ...(await navigator.serviceWorker.getRegistrations())]),
    )
    .toEqual([]);
});
