import { long } from '../support/tags.ts';
import { expect, test, type BrowserContext } from '../support/test.ts';
import { ipService, recordCalls, type RecordedCall } from '../support/recordCalls.ts';
import { findFixture } from '../support/fixtures.ts';
import { waitUntilIdle } from '../support/kinds.ts';
import { header } from '../support/locators.ts';
import { baseUrl, onSandbox } from '../support/site.ts';
import type { Page } from '../support/test.ts';

test.skip(!onSandbox, 'A deploy preview sends no writes.');

const own = new URL(baseUrl || 'http://localhost').origin;
const token = (context: BrowserContext, value: string): Promise<void> =>
  context.addCookies([{ name: 'XSRF-TOKEN', value, url: own }]);
const sentWith = ({ headers }: RecordedCall): string | undefined => headers['x-xsrf-token'];

/** Goes where pages call the API: a search, live figures, a live product, the branches, the record of visits. */
async function goRound(page: Page): Promise<RecordedCall[]> {
  const requests = recordCalls(page);
  for (const path of [
    '/busqueda?busqueda=cable',
    '/producto/999001',
    `/producto/${(await findFixture('onOffer')).id}`,
  ]) {
    await page.goto(path);
    await waitUntilIdle(page);
  }
  await header(page)
    .getByRole('button', { name: /Tu sucursal/ })
    .click();
  await page.getByRole('dialog').getByRole('textbox').fill('44100');
  await page.getByRole('dialog').getByRole('textbox').press('Enter');
  await expect(page.getByRole('radio').first()).toBeVisible();
  const names = new Set(requests.map(({ call }) => call));
  for (const call of [
    'postBuscarProducto',
    'postObtenervwProducto',
    'postVisita',
    'getSucursales',
    'localizarip',
  ] as const) {
    expect([...names]).toContain(call);
  }
  return requests;
}

test('R10.3 P67 calls that are not a GET carry the cookie’s value, a GET does not', async ({ page, context }) => {
  await token(context, 'abc%2F123%3D');
  const requests = await goRound(page);
  for (const each of requests) {
    expect(new URL(each.url).origin).toBe(own);
    expect(sentWith(each), `${each.method} ${each.call}`).toBe(each.method === 'GET' ? undefined : 'abc/123=');
  }
});

test('R10.3 the value is the current one; without the cookie no call carries it', long, async ({ page, context }) => {
  const requests = recordCalls(page);
  const search = async (): Promise<(string | undefined)[]> => {
    requests.length = 0;
    await page.goto('/busqueda?busqueda=cable');
    const found = () => requests.filter(({ call }) => call === 'postBuscarProducto');
    await expect.poll(() => found().length).toBe(1);
    return found().map(sentWith);
  };
  expect(await search()).toEqual([undefined]);
  await token(context, 'first');
  expect(await search()).toEqual(['first']);
  await token(context, 'second');
  expect(await search()).toEqual(['second']);
});

test('R10.3 R10.4 P67 the browser requests the IP from the service, neither through /api nor with the header, and sends it', async ({
  page,
  context,
}) => {
  await token(context, 'abc');
  const requests = recordCalls(page);
  const through: string[] = [];
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin === own && pathname.startsWith('/api/')) through.push(pathname);
  });
  const service = page.waitForRequest(ipService);
  await page.goto('/garantias');
  const request = await service;
  expect(new URL(request.url()).origin).not.toBe(own);
  expect(request.method()).toBe('GET');
  expect(await request.headerValue('x-xsrf-token')).toBeNull();
  expect(await request.headerValue('cookie')).toBeNull();
  const told = ((await (await request.response())?.json()) as { ip: string }).ip;
  await expect.poll(() => requests.find(({ call }) => call === 'postVisita')?.body['IP']).toBe(told);
  await expect.poll(() => through.length).toBe(2);
  expect(through.map((path) => path.split('/').at(-1)?.split('.')[0])).toEqual(['localizarip', 'postVisita']);
});

test('P67 a page of another origin reads nothing through the shop, and writes nothing', async ({ page }) => {
  await page.goto(`${process.env['SANDBOX_URL'] ?? ''}/widgets/mapa`);
  // A response that the browser does not even hand to the page ends without a status.
  const statuses: number[] = [];
  page.on('response', (response) => {
    if (response.request().method() !== 'GET') statuses.push(response.status());
  });
  page.on('requestfailed', (request) => {
    if (request.method() !== 'GET') statuses.push(Infinity);
  });
  const read = await page.evaluate(async (shop) => {
    const visit = { IP: '187.1.2.3', Latitud: '', Longitud: '', Servidor: 'x', Ruta: '/x', Parametros: '' };
    const body = JSON.stringify(visit);
    const readable = (path: string, init?: RequestInit) =>
      fetch(shop + path, init).then(
        () => path,
        () => 'not readable',
      );
    const json = { method: 'POST', body, headers: { 'content-type': 'application/json' } };
    const responses = [await readable('/api/getCategorias.php'), await readable('/api/postVisita.php', json)];
    for (const type of ['text/plain', 'application/x-www-form-urlencoded'])
      await fetch(`${shop}/api/postVisita.php`, {
        method: 'POST',
        mode: 'no-cors',
        body,
        headers: { 'content-type': type },
      }).catch(() => undefined);
    return responses;
  }, own);
  expect(read).toEqual(['not readable', 'not readable']);
  await expect.poll(() => statuses.filter((status) => status >= 403).length).toBeGreaterThanOrEqual(2);
  expect(statuses.filter((status) => status < 400)).toEqual([]);
});
