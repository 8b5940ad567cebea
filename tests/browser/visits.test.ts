import { holdRequests } from '../support/holdRequests.ts';
import { deepOnly } from '../support/tags.ts';
import { blockWrites, expect, test, type Page } from '../support/test.ts';
import { toEndpointPattern, recordCalls } from '../support/recordCalls.ts';
import { waitForPaint, waitUntilIdle } from '../support/pageKinds.ts';
import { main } from '../support/locators.ts';
import { baseUrl, fetchCategories, fetchProducts, onSandbox } from '../support/site.ts';
import { assignRandomIp, ipLookupUrl, mockPublicIp } from '../support/publicIp.ts';
import { recordPageActivity } from '../support/pageActivity.ts';

test.skip(!onSandbox, 'A deploy preview records no visits.');

const visitorIp = '203.0.113.77';
const geolocationEndpointPattern = toEndpointPattern('localizarip');
const visitEndpointPattern = toEndpointPattern('postVisita');
const siteHost = new URL(baseUrl || 'http://localhost').host;
/** The coordinates that the mocked geolocation returns, one as text and one as a number. */
const mockedLocation = { latitude: '20.5', longitude: -103.25 };
const mockedCoordinates = { Latitud: '20.5', Longitud: '-103.25' };

/** Mocks the calls that report a visit. @returns the bodies of the reports from now on */
async function mockVisitReports(page: Page): Promise<Record<string, unknown>[]> {
  const visits: Record<string, unknown>[] = [];
  await mockPublicIp(page, visitorIp);
  await page.route(geolocationEndpointPattern, (route) => route.fulfill({ json: { results: mockedLocation } }));
  await page.route(visitEndpointPattern, async (route) => {
    visits.push(route.request().postDataJSON() as Record<string, unknown>);
    await route.fulfill({ json: { results: true } });
  });
  return visits;
}

/** Creates the expected request body for a page view. */
const createExpectedVisit = (route: string, parameters = '', coordinates = mockedCoordinates) => ({
  IP: visitorIp,
  ...coordinates,
  Servidor: siteHost,
  Ruta: route,
  Parametros: parameters,
});

/**
 * Fetches the next response of a call, and passes it on. Not `waitForResponse`: the browser may discard the body of a response
 * that the page does not wait for.
 */
const interceptResponse = (page: Page, url: string | RegExp): Promise<unknown> =>
  new Promise((resolve, reject) => {
    void page.route(
      url,
      (route) =>
        route.fetch().then(async (response) => {
          resolve(await response.json());
          await route.fulfill({ response });
        }, reject),
      { times: 1 },
    );
  });

test('R2.9 each page view is recorded once, a change of filters is not; a raw category name counts as its page', async ({
  page,
}) => {
  const sentVisits = await mockVisitReports(page);
  const expectedVisits: object[] = [];
  const name = (await fetchCategories())[0]?.name ?? '';
  const rawCategoryPath = `/categoria/${encodeURIComponent(name.toUpperCase())}`;
  const paths = [
    '/todos/2?existencias=1&utm_source=x',
    '/busqueda?busqueda=funda%20azul',
    '/catalogo/no-existe',
    rawCategoryPath,
    '/producto/999001',
    '/todos',
  ];
  for (const path of paths) {
    await page.goto(path);
    await expect.poll(() => sentVisits.length, path).toBe(expectedVisits.length + 1);
    const { pathname, search } = new URL(page.url());
    if (path === rawCategoryPath) expect(pathname).not.toContain('%');
    expectedVisits.push(createExpectedVisit(pathname, search));
    expect(sentVisits, path).toEqual(expectedVisits);
  }
  await main(page).getByRole('combobox', { name: 'Ordenar' }).selectOption('1');
  await expect(page).toHaveURL('/todos?ordenar=ASC');
  await page.reload();
  await expect.poll(() => sentVisits.length).toBe(expectedVisits.length + 1);
  await waitUntilIdle(page);
  expect(sentVisits).toEqual([...expectedVisits, createExpectedVisit('/todos', '?ordenar=ASC')]);
});

test('R2.9 a page requests the IP, then its location, then sends the visit', async ({ page, context }) => {
  const ip = await assignRandomIp(context);
  const calls = recordCalls(page);
  const ipResponse = interceptResponse(page, ipLookupUrl);
  const visitResponse = interceptResponse(page, visitEndpointPattern);
  await page.goto('/garantias');
  expect(await ipResponse).toEqual({ ip });
  expect(await visitResponse).toMatchObject({ results: true });
  expect(calls.map(({ endpoint, method }) => `${method} ${endpoint}`)).toEqual(['GET localizarip', 'POST postVisita']);
  expect(new URL(calls[0]?.url ?? '').searchParams.get('ip')).toBe(ip);
  expect(calls[1]?.body['IP']).toBe(ip);
  expect(calls[1]?.body['Latitud']).toMatch(/^-?\d+\.\d+$/);
});

test('R12.2 blockWrites blocks the record of a visit', async ({ page, context }) => {
  await assignRandomIp(context);
  await blockWrites(context);
  const blocked = page.waitForEvent('requestfailed', (request) => request.url().includes('/postVisita.php'));
  await page.goto('/garantias');
  expect((await blocked).failure()?.errorText).toContain('ERR_BLOCKED_BY_CLIENT');
});

test('R2.8 R2.9 the live chat and the visit wait for the first picture that a script renders', async ({ page }) => {
  const sentVisits = await mockVisitReports(page);
  const [first, second] = await fetchProducts();
  const release = await holdRequests(page, /\/\.netlify\/images/);
  await page.goto(`/comparar?id=${first?.id},${second?.id}`);
  await expect(main(page).getByRole('table')).toBeVisible();
  const liveChat = page.locator('#chat iframe');
  // Both would start within two idle periods.
  for (let period = 0; period < 2; period++)
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(sentVisits).toEqual([]);
  await expect(liveChat).toHaveCount(0);
  release();
  await expect.poll(() => sentVisits.length).toBe(1);
  await expect(liveChat).toHaveCount(1);
});

test('R2.9 on /promocode the visit is sent after the responses for the promo code', async ({ page }) => {
  const sentVisits = await mockVisitReports(page);
  const { promise: released, resolve: release }: PromiseWithResolvers<void> = Promise.withResolvers();
  await page.route(toEndpointPattern('postObtenerUltimaVisitaParaPromoCode'), async (route) => {
    await released;
    await route.fulfill({ json: { results: null } });
  });
  await page.route(toEndpointPattern('postRegistrarPromoCode'), (route) => route.fulfill({ json: { results: true } }));
  const calls = recordCalls(page);
  const lastVisitRequest = page.waitForRequest(toEndpointPattern('postObtenerUltimaVisitaParaPromoCode'));
  await page.goto('/promocode');
  await lastVisitRequest;
  await waitForPaint(page);
  expect(sentVisits).toEqual([]);
  release();
  await expect.poll(() => sentVisits).toEqual([createExpectedVisit('/promocode')]);
  await waitUntilIdle(page);
  expect(calls.map(({ endpoint }) => endpoint)).toEqual([
    'postObtenerUltimaVisitaParaPromoCode',
    'postRegistrarPromoCode',
    'localizarip',
    'postVisita',
  ]);
});

test(
  'R2.9 if localizarip fails, the visit has no coordinates; without an IP no visit is sent, and the page does not change',
  deepOnly,
  async ({ page }) => {
    const activity = await recordPageActivity(page);
    const sentVisits = await mockVisitReports(page);
    await page.unroute(geolocationEndpointPattern);
    await page.route(geolocationEndpointPattern, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>x</h1>' }),
    );
    await page.goto('/garantias');
    await expect.poll(() => sentVisits).toEqual([createExpectedVisit('/garantias', '', { Latitud: '', Longitud: '' })]);
    const textBefore = await main(page).innerText();
    const calls = recordCalls(page);
    const ipResponses = [null, { status: 429, json: { ip: visitorIp } }, { json: { ip: '<script>' } }];
    let ipResponse: (typeof ipResponses)[number] = null;
    await page.unroute(ipLookupUrl);
    await page.route(ipLookupUrl, (route) =>
      ipResponse
        ? route.fulfill({ ...ipResponse, headers: { 'access-control-allow-origin': '*' } })
        : route.abort('connectionrefused'),
    );
    for (ipResponse of ipResponses) {
      await page.reload();
      await waitUntilIdle(page);
      expect(calls).toEqual([]);
      expect(await main(page).innerText()).toBe(textBefore);
    }
    expect([activity.pageErrors, await activity.cspViolations()]).toEqual([[], []]);
  },
);
