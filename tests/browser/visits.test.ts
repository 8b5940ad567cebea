import { long } from '../support/tags.ts';
import { blockWrites, expect, test, type Page } from '../support/test.ts';
import { toCallPattern, ipService, recordCalls } from '../support/recordCalls.ts';
import { waitForPaint, waitUntilIdle } from '../support/kinds.ts';
import { main } from '../support/locators.ts';
import { categories, forSale, onSandbox } from '../support/site.ts';
import { newAddress } from '../support/visitor.ts';
import { ip, places, recordVisits, visit, visits } from '../support/visits.ts';
import { recordPageActivity } from '../support/pageActivity.ts';

test.skip(!onSandbox, 'A deploy preview records no visits.');

test('R2.9 each page view is recorded once, filters are not; the raw name of a category is one view of its page', async ({
  page,
}) => {
  const sent = await recordVisits(page);
  const expected: object[] = [];
  const name = (await categories())[0]?.name ?? '';
  const raw = `/categoria/${encodeURIComponent(name.toUpperCase())}`;
  const paths = ['/todos/2?existencias=1&utm_source=x', '/busqueda?busqueda=funda%20azul', '/catalogo/no-existe', raw];
  for (const path of [...paths, '/producto/999001', '/todos']) {
    await page.goto(path);
    await expect.poll(() => sent.length, path).toBe(expected.length + 1);
    const { pathname, search } = new URL(page.url());
    if (path === raw) expect(pathname).not.toContain('%');
    expected.push(visit(pathname, search));
    expect(sent, path).toEqual(expected);
  }
  await main(page).getByRole('combobox', { name: 'Ordenar' }).selectOption('1');
  await expect(page).toHaveURL('/todos?ordenar=ASC');
  await page.reload();
  await expect.poll(() => sent.length).toBe(expected.length + 1);
  await waitUntilIdle(page);
  expect(sent).toEqual([...expected, visit('/todos', '?ordenar=ASC')]);
});

test('R2.9 the IP first, then the place, then the visit', async ({ page, context }) => {
  const address = await newAddress(context);
  const requests = recordCalls(page);
  const service = responseOf(page, ipService);
  const stored = responseOf(page, visits);
  await page.goto('/garantias');
  expect(await service).toEqual({ ip: address });
  expect(await stored).toMatchObject({ results: true });
  expect(requests.map(({ call, method }) => `${method} ${call}`)).toEqual(['GET localizarip', 'POST postVisita']);
  expect(new URL(requests[0]?.url ?? '').searchParams.get('ip')).toBe(address);
  expect(requests[1]?.body['IP']).toBe(address);
  expect(requests[1]?.body['Latitud']).toMatch(/^-?\d+\.\d+$/);
});

test('R12.2 on a deploy the tests keep a page from writing', async ({ page, context }) => {
  await newAddress(context);
  await blockWrites(context);
  const blocked = page.waitForEvent('requestfailed', (request) => request.url().includes('/postVisita.php'));
  await page.goto('/garantias');
  expect((await blocked).failure()?.errorText).toContain('ERR_BLOCKED_BY_CLIENT');
});

/** The next response of a call. Read on its way to the page: a browser does not keep what a page no longer waits for. */
const responseOf = (page: Page, call: string | RegExp): Promise<unknown> =>
  new Promise((read, fail) => {
    void page.route(
      call,
      (route) =>
        route.fetch().then(async (response) => {
          read(await response.json());
          await route.fulfill({ response });
        }, fail),
      { times: 1 },
    );
  });

test('R2.9 R2.8 what a script renders comes first: the visit and the chat wait for its first picture', async ({
  page,
}) => {
  const sent = await recordVisits(page);
  const [first, second] = await forSale();
  let release = (): void => undefined;
  const held = new Promise<void>((done) => (release = done));
  await page.route(/\/\.netlify\/images/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`/comparar?id=${first?.id},${second?.id}`);
  await expect(main(page).getByRole('table')).toBeVisible();
  const chat = page.locator('#chat iframe');
  // Two idle periods, in which both would have started.
  for (let i = 0; i < 2; i++) await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  expect(sent).toEqual([]);
  await expect(chat).toHaveCount(0);
  release();
  await expect.poll(() => sent.length).toBe(1);
  await expect(chat).toHaveCount(1);
});

test('R2.9 on /promocode it is sent after the promo response', async ({ page }) => {
  const sent = await recordVisits(page);
  let respond = (): void => undefined;
  const responded = new Promise<void>((resolve) => (respond = resolve));
  await page.route(toCallPattern('postObtenerUltimaVisitaParaPromoCode'), async (route) => {
    await responded;
    await route.fulfill({ json: { results: null } });
  });
  await page.route(toCallPattern('postRegistrarPromoCode'), (route) => route.fulfill({ json: { results: true } }));
  const requests = recordCalls(page);
  const lookUp = page.waitForRequest(toCallPattern('postObtenerUltimaVisitaParaPromoCode'));
  await page.goto('/promocode');
  await lookUp;
  await waitForPaint(page);
  expect(sent).toEqual([]);
  respond();
  await expect.poll(() => sent).toEqual([visit('/promocode')]);
  await waitUntilIdle(page);
  expect(requests.map(({ call }) => call)).toEqual([
    ...['postObtenerUltimaVisitaParaPromoCode', 'postRegistrarPromoCode', 'localizarip', 'postVisita'],
  ]);
});

test(
  'R2.9 if localizarip fails, the visit has no coordinates; without an IP no visit is sent, and no error shows',
  long,
  async ({ page }) => {
    const activity = await recordPageActivity(page);
    const sent = await recordVisits(page);
    await page.unroute(places);
    await page.route(places, (route) => route.fulfill({ contentType: 'text/html', body: '<h1>x</h1>' }));
    await page.goto('/garantias');
    await expect.poll(() => sent).toEqual([visit('/garantias', '', { Latitud: '', Longitud: '' })]);
    const before = await main(page).innerText();
    const requests = recordCalls(page);
    await page.unroute(ipService);
    const responses = [{ json: { ip: '<script>' } }, { status: 429, json: { ip } }, null];
    await page.route(ipService, (route) => {
      const response = responses[responses.length - 1];
      return response
        ? route.fulfill({ ...response, headers: { 'access-control-allow-origin': '*' } })
        : route.abort('connectionrefused');
    });
    for (; responses.length > 0; responses.pop()) {
      await page.reload();
      await waitUntilIdle(page);
      expect(requests).toEqual([]);
      expect(await main(page).innerText()).toBe(before);
    }
    expect([activity.problems, await activity.violations()]).toEqual([[], []]);
  },
);
