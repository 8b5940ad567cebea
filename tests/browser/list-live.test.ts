import { expect, test, type Page } from '../support/test.ts';
import { findOtherBranch, choose } from '../support/branches.ts';
import { toCallPattern, recordCalls } from '../support/recordCalls.ts';
import { findFixture, pesos } from '../support/fixtures.ts';
import { lists } from '../support/filters.ts';
import { waitUntilIdle } from '../support/kinds.ts';
import { sortSelect } from '../support/list.ts';
import { failures, hydrationScripts, liveCall } from '../support/live.ts';
import { findCard, cards, header, main, searchBox, section } from '../support/locators.ts';
import { onSandbox, forSale, productOf, rawRows } from '../support/site.ts';
import { sample } from '../support/sampling.ts';
import { recordPageActivity } from '../support/pageActivity.ts';
import { calls, type CallName } from '../../src/contract/callTable.ts';
import type { Product } from '../../src/contract/catalogue.ts';
import { maxCardCallsPerMinute } from '../../src/features/listing/listing.ts';
import { shop } from '../../src/shop.ts';
import { encode } from '../support/wire.ts';
import { long, narrow } from '../support/tags.ts';

test.skip(!onSandbox, 'It counts on the API having what the site was built from.');

const call = toCallPattern('postObtenerProductosCategoria');
const category = lists['a category'] as (typeof lists)[string];

/** The products of the category's page, most sold first. */
const products = async (): Promise<Product[]> =>
  (await category.products()).sort((a, b) => b.sold - a.sold || Number(a.id) - Number(b.id));

/** Routes a list call to a response with these products. */
const fulfillList = (page: Page, name: CallName, items: readonly Product[]): Promise<unknown> =>
  page.route(toCallPattern(name), (route) =>
    route.fulfill({
      json: encode(calls.getProductosMasVendidos.response, { items: [...items], rejected: [], missingFields: [] }),
    }),
  );

const asksOnce = {
  'a category': async () => {
    const [name] = (await products()).map((each) => each.category);
    return { NombreCategoria: name, SucursalID: shop.mainBranch };
  },
  '/ofertas': () => Promise.resolve({ SucursalID: shop.mainBranch }),
};

for (const [name, request] of sample(Object.entries(asksOnce), 1))
  test(`R5.11 ${name} requests its live figures once; equal ones load no React`, async ({ page }) => {
    const activity = await recordPageActivity(page);
    const requests = recordCalls(page);
    const responded = page.waitForResponse(/\/postObtenerProductos/);
    await page.goto((await lists[name]?.path()) ?? '');
    expect((await responded).status()).toBe(200);
    await waitUntilIdle(page);
    await page.evaluate(() => dispatchEvent(new Event('visibilitychange')));
    await page.evaluate(() => dispatchEvent(new Event('pageshow')));
    await waitUntilIdle(page);
    const made = requests.filter(({ call: each }) => each.startsWith('postObtenerProductos'));
    expect(made.map(({ body }) => body)).toEqual([await request()]);
    expect(await hydrationScripts(page, activity.scripts)).toEqual([]);
    expect([activity.problems, await activity.shiftedElementsInMain()]).toEqual([[], []]);
  });

test(
  'R5.11 changed figures correct the cards in place, without React, and apply to the filters',
  narrow,
  async ({ page }) => {
    const all = await products();
    const [first, second, third] = all.filter(({ stock }) => Object.values(stock).some((each) => each > 0));
    if (!first || !second || !third) throw new Error('The category has too few products.');
    const none = Object.fromEntries(Object.keys(second.stock).map((branch) => [branch, 0]));
    const now = new Map<string, Partial<Product>>([
      [first.id, { price: 123_450, discountPrice: 98_700 }],
      [second.id, { stock: none }],
      [third.id, { stock: { ...none, 1: 1 } }],
    ]);
    await fulfillList(
      page,
      'postObtenerProductosCategoria',
      all.map((each) => ({ ...each, ...now.get(each.id) })),
    );
    const activity = await recordPageActivity(page);
    await page.goto(await category.path());
    await expect(findCard(page, first.id)).toContainText(pesos(98_700));
    await expect(findCard(page, first.id).locator('s')).toContainText(pesos(123_450));
    await expect(findCard(page, first.id)).toContainText('−20.05');
    await expect(findCard(page, second.id)).toContainText('Agotado');
    await expect(findCard(page, third.id)).toContainText('Último disponible');
    await waitUntilIdle(page);
    expect(await activity.shiftedElementsInMain()).toEqual([]);
    expect(await hydrationScripts(page, activity.scripts)).toEqual([]);
    expect([activity.problems, await activity.violations()]).toEqual([[], []]);
    await sortSelect(page).selectOption('2');
    await expect(cards(page).first()).toContainText(pesos(98_700));
    await expect(findCard(page, second.id)).toContainText('Agotado');
  },
);

for (const [how, fail] of sample(Object.entries(failures), 1)) {
  test(`P16 P22 R4.14 the API ${how}: the list stays as it is`, async ({ page }) => {
    await page.route(call, fail);
    const activity = await recordPageActivity(page);
    const done = page.waitForEvent('requestfinished', (request) => request.url().includes('postObtenerProductosCat'));
    const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('postObtenerProductosCat'));
    await page.goto(await category.path());
    const before = await main(page).innerText();
    await Promise.any([done, failed]);
    await waitUntilIdle(page);
    expect(await main(page).innerText()).toBe(before);
    expect(activity.problems).toEqual([]);
  });
}

test('P19 shows the figures of the branch chosen last, in any order of responses', long, async ({ page }) => {
  const all = await products();
  const [first] = all;
  const branch = await findOtherBranch();
  if (!first) throw new Error('The category has no product.');
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(call, async (route) => {
    const { SucursalID } = route.request().postDataJSON() as { SucursalID: string };
    if (SucursalID !== branch.id) await held;
    const items = [{ ...first, price: SucursalID === branch.id ? 30_000 : 40_000, discountPrice: 0 }];
    await route.fulfill({
      json: encode(calls.postObtenerProductosCategoria.response, { items, rejected: [], missingFields: [] }),
    });
  });
  const liveRequest = page.waitForRequest(call);
  await page.goto(await category.path());
  await liveRequest;
  await choose(page, branch);
  await expect(findCard(page, first.id)).toContainText(pesos(30_000));
  const late = page.waitForResponse(call);
  release();
  await late;
  await waitUntilIdle(page);
  await expect(findCard(page, first.id)).toContainText(pesos(30_000));
});

test(
  'P21 offline and online again: a list whose figures failed requests them once',
  long,
  async ({ page, context }) => {
    const activity = await recordPageActivity(page);
    let requests = 0;
    await page.route(call, (route) => (requests++, route.abort('internetdisconnected')));
    await page.goto(await category.path());
    await expect.poll(() => requests).toBeGreaterThan(0);
    await context.setOffline(true);
    await waitUntilIdle(page);
    const before = requests;
    await page.unroute(call);
    await page.route(call, (route) => (requests++, route.fulfill({ json: { results: null } })));
    await context.setOffline(false);
    await expect.poll(() => requests).toBe(before + 1);
    await waitUntilIdle(page);
    expect(requests).toBe(before + 1);
    expect(activity.problems).toEqual([]);
  },
);

test('R5.11 a hidden page and a shopper who saves data request nothing', async ({ context }) => {
  const requests: ReturnType<typeof recordCalls> = [];
  for (const [of, name, value] of [
    ['Document', 'hidden', true],
    ['Navigator', 'connection', { saveData: true }],
  ] as const) {
    const other = await context.newPage();
    const noted = recordCalls(other);
    await other.addInitScript(
      ([type, property, told]) =>
        Object.defineProperty((globalThis as never)[type]['prototype'], property, { get: () => told }),
      [of, name, value] as const,
    );
    await other.goto(await category.path());
    await waitUntilIdle(other);
    requests.push(...noted);
    await other.close();
  }
  expect(requests.filter(({ call: made }) => made === 'postObtenerProductosCategoria')).toEqual([]);
});

test(
  'R3.8 the first page of a list too large for one request requests only the best sellers',
  long,
  async ({ page }) => {
    const requests = recordCalls(page);
    await page.goto('/todos');
    await expect(cards(page).first().locator('.stock')).toContainText(/En |Agotado/);
    await waitUntilIdle(page);
    expect(requests.filter(({ call: made }) => /Producto/.test(made)).map(({ call: made }) => made)).toEqual([
      'getProductosMasVendidos',
    ]);
  },
);

test('R3.8 its other pages request and correct the visible cards, without React', async ({ page }) => {
  const product = await findFixture('onOffer');
  const activity = await recordPageActivity(page);
  await page.route(liveCall, (route) => {
    const { ProductoID: id } = route.request().postDataJSON() as { ProductoID: string };
    const now = { ...product, id, price: 987_650, discountPrice: 0 };
    return route.fulfill({ json: encode(calls.postObtenervwProducto.response, now) });
  });
  const requests = recordCalls(page);
  await page.goto('/todos/2');
  await waitUntilIdle(page);
  expect(requests.filter(({ call: made }) => /Producto/.test(made))).toEqual([]);
  const last = cards(page).last();
  await last.scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 1);
  await expect(last).toContainText(pesos(987_650));
  await waitUntilIdle(page);
  const made = requests.filter(({ call: name }) => /Producto/.test(name)).map(({ body }) => JSON.stringify(body));
  expect(made.length).toBeLessThanOrEqual(maxCardCallsPerMinute);
  expect(new Set(made).size).toBe(made.length);
  expect(await hydrationScripts(page, activity.scripts)).toEqual([]);
  expect([activity.problems, await activity.shiftedElementsInMain()]).toEqual([[], []]);
});

/** The calls of home's sections. */
const homeCalls: readonly CallName[] = [
  'getProductosMasVisitados',
  'getProductosMasVendidos',
  'getProductosVendidosRecientemente',
  'getProductosNuevos',
];

test('R3.8 a card that its section’s response lacks is corrected too; the next pages of the tab request nothing', async ({
  page,
}) => {
  const [first, second] = await rawRows('getProductosMasVendidos', { SucursalID: shop.mainBranch });
  const [lost, kept] = [String(first?.['ProductoID']), String(second?.['ProductoID'])];
  for (const name of homeCalls)
    await page.route(toCallPattern(name), async (route) => {
      const { results } = (await (await route.fetch()).json()) as { results: Record<string, unknown>[] | null };
      const rows = (results ?? []).filter(({ ProductoID }) => String(ProductoID) !== lost);
      await route.fulfill({
        json: { results: rows.map((row) => ({ ...row, Precio: '9876.50', PrecioDescuento: '0' })) },
      });
    });
  const product = await productOf(lost);
  const now = encode(calls.postObtenervwProducto.response, { ...product, price: 777_700, discountPrice: 0 });
  await page.route(liveCall, (route) => route.fulfill({ json: now }));
  const activity = await recordPageActivity(page);
  const requests = recordCalls(page);
  const visitHome = async (): Promise<string[]> => {
    await page.goto('/');
    for (const name of ['Lo más vendido', 'Últimos productos vendidos', 'Nuevos productos en tienda'])
      await section(page, name).scrollIntoViewIfNeeded();
    await expect(section(page, 'Lo más vendido').locator(`[data-card="${lost}"]`)).toContainText(pesos(777_700));
    await expect(section(page, 'Lo más vendido').locator(`[data-card="${kept}"]`)).toContainText(pesos(987_650));
    await waitUntilIdle(page);
    return requests.splice(0).flatMap(({ call: name }) => (/Producto/.test(name) ? name : []));
  };
  expect((await visitHome()).sort()).toEqual([...homeCalls, 'postObtenervwProducto'].sort());
  await page.goto('/garantias');
  expect(await visitHome()).toEqual([]);
  expect([activity.problems, await activity.shiftedElementsInMain()]).toEqual([[], []]);
});

test(
  'R4.19 current offers: ended ones show their regular price, new ones appear as cards',
  narrow,
  async ({ page }) => {
    const all = await lists['/ofertas']?.products();
    const [ended, ...others] = all ?? [];
    const begun = (await forSale()).find(({ discountPrice }) => discountPrice === 0);
    if (!ended || !begun || others.length < 4) throw new Error('The shop has too few offers.');
    await page.route(liveCall, (route) => route.abort());
    await fulfillList(page, 'postObtenerProductosEnOferta', [...others, { ...begun, discountPrice: begun.price / 2 }]);
    const activity = await recordPageActivity(page);
    await page.goto('/ofertas');
    const card = findCard(page, ended.id);
    await expect(card.locator('s')).toHaveCount(0);
    await expect(card.locator('.price')).toHaveText(pesos(ended.price));
    await expect(card.locator('.discount')).toHaveCount(0);
    await expect(findCard(page, others[0]?.id ?? '').locator('s')).toHaveCount(1);
    await expect(findCard(page, begun.id)).toContainText('−50');
    await waitUntilIdle(page);
    expect([activity.problems, await activity.shiftedElementsInMain()]).toEqual([[], []]);
    await sortSelect(page).selectOption('1');
    await expect(findCard(page, begun.id)).toContainText('−50');
    await expect(findCard(page, ended.id).locator('s')).toHaveCount(0);
  },
);

test('R4.19 a response without offers is valid', long, async ({ page }) => {
  await page.route(liveCall, (route) => route.abort());
  await page.route(toCallPattern('postObtenerProductosEnOferta'), (route) =>
    route.fulfill({ json: { results: null } }),
  );
  await page.goto('/ofertas');
  await expect(cards(page).locator('s')).toHaveCount(0);
});

test('R5.12 a product that a tab knows as unavailable is marked on each of its cards', narrow, async ({ page }) => {
  const [first, ...others] = await products();
  if (!first) throw new Error('The category has no products.');
  await fulfillList(page, 'postObtenerProductosCategoria', others);
  await page.route(liveCall, (route) => route.fulfill({ json: { results: null } }));
  const requests = recordCalls(page);
  await page.goto(await category.path());
  await expect(findCard(page, first.id)).toContainText('Ya no disponible');
  expect(requests.filter(({ call: made }) => made === 'postObtenervwProducto')).toHaveLength(1);
  await sortSelect(page).selectOption('2');
  await expect(findCard(page, first.id)).toContainText('Ya no disponible');
  await fulfillList(page, 'postBuscarProducto', []);
  await searchBox(page).fill(first.name);
  const option = header(page)
    .getByRole('option')
    .and(page.locator(`[href="/producto/${first.id}"]`));
  await expect(option).toContainText('Ya no disponible');
  await searchBox(page).press('Enter');
  await expect(findCard(page, first.id)).toContainText('Ya no disponible');
});

test('R5.12 results mark products that the whole response of their category lacks', async ({ page }) => {
  const [first, ...others] = await products();
  if (!first) throw new Error('The category has no products.');
  await fulfillList(page, 'postObtenerProductosCategoria', others);
  await fulfillList(page, 'postBuscarProducto', []);
  await page.route(liveCall, (route) => route.fulfill({ json: { results: null } }));
  await page.goto(`/busqueda?busqueda=${encodeURIComponent(first.name)}`);
  await expect(findCard(page, first.id)).toContainText('Ya no disponible');
});
