import { deepOnly } from '../support/tags.ts';
import { expect, test, type BrowserContext, type Page } from '../support/test.ts';
import { ipLookupUrl } from '../support/publicIp.ts';
import { recordCalls, type RecordedCall } from '../support/recordCalls.ts';
import { findFixtureProduct } from '../support/fixtureProducts.ts';
import { openAndWaitForCalls } from '../support/pageKinds.ts';
import { header } from '../support/locators.ts';
import { baseUrl, onSandbox } from '../support/site.ts';

test.skip(!onSandbox, 'A deploy preview sends no writes.');

const ownOrigin = new URL(baseUrl || 'http://localhost').origin;
const setTokenCookie = (context: BrowserContext, value: string): Promise<void> =>
  context.addCookies([{ name: 'XSRF-TOKEN', value, url: ownOrigin }]);
const readTokenHeader = ({ headers }: RecordedCall): string | undefined => headers['x-xsrf-token'];

/** Opens pages that call the API: a search, live price and stock, a live page, the branches and the record of visits. */
async function visitApiPages(page: Page): Promise<RecordedCall[]> {
  const calls = recordCalls(page);
  const { id } = await findFixtureProduct('onOffer');
  for (const path of ['/busqueda?busqueda=cable', '/producto/999001', `/producto/${id}`])
    await openAndWaitForCalls(page, path);
  await header(page)
    .getByRole('button', { name: /Tu sucursal/ })
    .click();
  await page.getByRole('dialog').getByRole('textbox').fill('44100');
  await page.getByRole('dialog').getByRole('textbox').press('Enter');
  await expect(page.getByRole('radio').first()).toBeVisible();
  const names = new Set(calls.map(({ endpoint }) => endpoint));
  for (const endpoint of [
    'postBuscarProducto',
    'postObtenervwProducto',
    'postVisita',
    'getSucursales',
    'localizarip',
  ] as const) {
    expect([...names]).toContain(endpoint);
  }
  return calls;
}

test('R10.3 P67 only calls other than GET send the token of the cookie', async ({ page, context }) => {
  await setTokenCookie(context, 'abc%2F123%3D');
  const calls = await visitApiPages(page);
  for (const call of calls) {
    expect(new URL(call.url).origin).toBe(ownOrigin);
    const expectedToken = call.method === 'GET' ? undefined : 'abc/123=';
    expect(readTokenHeader(call), `${call.method} ${call.endpoint}`).toBe(expectedToken);
  }
});

test('R10.3 calls send the current token; without the cookie they send none', deepOnly, async ({ page, context }) => {
  const calls = recordCalls(page);
  const search = async (): Promise<(string | undefined)[]> => {
    calls.length = 0;
    await page.goto('/busqueda?busqueda=cable');
    const findSearchCalls = () => calls.filter(({ endpoint }) => endpoint === 'postBuscarProducto');
    await expect.poll(() => findSearchCalls().length).toBe(1);
    return findSearchCalls().map(readTokenHeader);
  };
  expect(await search()).toEqual([undefined]);
  await setTokenCookie(context, 'first');
  expect(await search()).toEqual(['first']);
  await setTokenCookie(context, 'second');
  expect(await search()).toEqual(['second']);
});

test('R10.3 R10.4 P67 the IP comes directly from the IP lookup service, which gets no token, and is sent with the visit', async ({
  page,
  context,
}) => {
  await setTokenCookie(context, 'abc');
  const calls = recordCalls(page);
  const apiPaths: string[] = [];
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin === ownOrigin && pathname.startsWith('/api/')) apiPaths.push(pathname);
  });
  const ipRequest = page.waitForRequest(ipLookupUrl);
  await page.goto('/garantias');
  const request = await ipRequest;
  expect(new URL(request.url()).origin).not.toBe(ownOrigin);
  expect(request.method()).toBe('GET');
  expect(await request.headerValue('x-xsrf-token')).toBeNull();
  expect(await request.headerValue('cookie')).toBeNull();
  const { ip } = (await (await request.response())?.json()) as { ip: string };
  await expect.poll(() => calls.find(({ endpoint }) => endpoint === 'postVisita')?.body['IP']).toBe(ip);
  await expect.poll(() => apiPaths.length).toBe(2);
  expect(apiPaths.map((path) => path.split('/').at(-1)?.split('.')[0])).toEqual(['localizarip', 'postVisita']);
});

test('P67 a page of another origin can neither read nor write through the shop’s API', async ({ page }) => {
  await page.goto(`${process.env['SANDBOX_URL'] ?? ''}/widgets/mapa`);
  // A response that the browser withholds from the page has no status.
  const statuses: number[] = [];
  page.on('response', (response) => {
    if (response.request().method() !== 'GET') statuses.push(response.status());
  });
  page.on('requestfailed', (request) => {
    if (request.method() !== 'GET') statuses.push(Infinity);
  });
  const results = await page.evaluate(async (shop) => {
    const visit = { IP: '187.1.2.3', Latitud: '', Longitud: '', Servidor: 'x', Ruta: '/x', Parametros: '' };
    const body = JSON.stringify(visit);
    const tryRead = (path: string, init?: RequestInit) =>
      fetch(shop + path, init).then(
        () => path,
        () => 'not readable',
      );
    const json = { method: 'POST', body, headers: { 'content-type': 'application/json' } };
    const responses = [await tryRead('/api/getCategorias.php'), await tryRead('/api/postVisita.php', json)];
    for (const type of ['text/plain', 'application/x-www-form-urlencoded'])
      await fetch(`${shop}/api/postVisita.php`, {
        method: 'POST',
        mode: 'no-cors',
        body,
        headers: { 'content-type': type },
      }).catch(() => undefined);
    return responses;
  }, ownOrigin);
  expect(results).toEqual(['not readable', 'not readable']);
  await expect.poll(() => statuses.filter((status) => status >= 403).length).toBeGreaterThanOrEqual(2);
  expect(statuses.filter((status) => status < 400)).toEqual([]);
});
