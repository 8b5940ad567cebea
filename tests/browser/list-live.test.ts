import { expect, test, type Page, type Request } from '../support/test.ts';
import { findOtherBranch, fetchBranches, chooseBranch } from '../support/branches.ts';
import { toEndpointPattern, recordCalls, type RecordedCall } from '../support/recordCalls.ts';
import { findFixtureProduct } from '../support/fixtureProducts.ts';
import { productLists } from '../support/filters.ts';
import { waitUntilIdle } from '../support/pageKinds.ts';
import { sortSelect, formatPesos } from '../support/productList.ts';
import { apiFailures, findHydrationScripts, productEndpointPattern } from '../support/productPage.ts';
import { findCard, cards, header, main, searchBox, section } from '../support/locators.ts';
import { onSandbox, fetchText, fetchProducts, findProduct, fetchRawRows } from '../support/site.ts';
import { sampleEvenly } from '../support/sampling.ts';
import { recordPageActivity } from '../support/pageActivity.ts';
import { endpoints, type EndpointName } from '../../src/contract/endpoints.ts';
import type { Product } from '../../src/contract/catalogue.ts';
import { maxCardCallsPerMinute } from '../../src/features/listing/listing.ts';
import { shop } from '../../src/shop.ts';
import { stockText } from '../../src/components/Stock.tsx';
import { totalStock } from '../../src/contract/rules.ts';
import { availabilityText } from '../../src/features/branches/availabilityText.ts';
import { toBranchTuples } from '../../src/features/branches/branchTuples.ts';
import { encode, encodeProducts } from '../support/wireCodec.ts';
import { deepOnly, phoneOnly } from '../support/tags.ts';

test.skip(!onSandbox, 'Requires an API with the catalogue that the site was built from.');

const categoryEndpointPattern = toEndpointPattern('postObtenerProductosCategoria');
const category = productLists['a category'];

/** The products of the category's page, best sellers first. */
const fetchCategoryProducts = async (): Promise<Product[]> =>
  (await category.products()).sort((a, b) => b.sold - a.sold || Number(a.id) - Number(b.id));

/** Mocks the response of a call that returns a list of products. */
const mockList = (page: Page, name: EndpointName, items: readonly Product[]): Promise<unknown> =>
  page.route(toEndpointPattern(name), (route) => route.fulfill({ json: encodeProducts(items) }));

/** Whether a recorded call is for products. */
const isProductCall = ({ endpoint }: { endpoint: string }): boolean => /Producto/.test(endpoint);

/** Lists with a function that returns the expected body of their live request. */
const liveLists = [
  {
    name: 'a category',
    path: category.path,
    createRequestBody: async () => {
      const [product] = await fetchCategoryProducts();
      return { NombreCategoria: product?.category, SucursalID: shop.mainBranch };
    },
  },
  {
    name: '/ofertas',
    path: productLists['/ofertas'].path,
    createRequestBody: () => Promise.resolve({ SucursalID: shop.mainBranch }),
  },
];

for (const { name, path, createRequestBody } of sampleEvenly(liveLists, 1))
  test(`R5.11 ${name} requests its live price and stock once; equal ones load no React`, async ({ page }) => {
    const activity = await recordPageActivity(page);
    const calls = recordCalls(page);
    const liveResponse = page.waitForResponse(/\/postObtenerProductos/);
    await page.goto(await path());
    expect((await liveResponse).status()).toBe(200);
    await waitUntilIdle(page);
    await page.evaluate(() => dispatchEvent(new Event('visibilitychange')));
    await page.evaluate(() => dispatchEvent(new Event('pageshow')));
    await waitUntilIdle(page);
    const listCalls = calls.filter(({ endpoint }) => endpoint.startsWith('postObtenerProductos'));
    expect(listCalls.map(({ body }) => body)).toEqual([await createRequestBody()]);
    expect(await findHydrationScripts(page, activity.scripts)).toEqual([]);
    expect([activity.pageErrors, await activity.layoutShiftsInMain()]).toEqual([[], []]);
  });

test(
  'R5.11 changed price and stock update the cards without React or a layout shift, and apply to sorting',
  phoneOnly,
  async ({ page }) => {
    const products = await fetchCategoryProducts();
    const [first, second, third] = products.filter(({ stock }) => Object.values(stock).some((pieces) => pieces > 0));
    if (!first || !second || !third) throw new Error('The category has too few products in stock.');
    const emptyStock = Object.fromEntries(Object.keys(second.stock).map((branch) => [branch, 0]));
    const changes = new Map<string, Partial<Product>>([
      [first.id, { price: 123_450, discountPrice: 98_700 }],
      [second.id, { stock: emptyStock }],
      [third.id, { stock: { ...emptyStock, 1: 1 } }],
    ]);
    await mockList(
      page,
      'postObtenerProductosCategoria',
      products.map((product) => ({ ...product, ...changes.get(product.id) })),
    );
    const activity = await recordPageActivity(page);
    await page.goto(await category.path());
    await expect(findCard(page, first.id)).toContainText(formatPesos(98_700));
    await expect(findCard(page, first.id).locator('s')).toContainText(formatPesos(123_450));
    await expect(findCard(page, first.id)).toContainText('−20.05');
    await expect(findCard(page, second.id)).toContainText('Agotado');
    await expect(findCard(page, third.id)).toContainText('Último disponible');
    await waitUntilIdle(page);
    expect(await activity.layoutShiftsInMain()).toEqual([]);
    expect(await findHydrationScripts(page, activity.scripts)).toEqual([]);
    expect([activity.pageErrors, await activity.cspViolations()]).toEqual([[], []]);
    await sortSelect(page).selectOption('2');
    await expect(cards(page).first()).toContainText(formatPesos(98_700));
    await expect(findCard(page, second.id)).toContainText('Agotado');
  },
);

test(
  'R5.4 R5.11 live price and stock add the branches in stock to cards, without a layout shift',
  phoneOnly,
  async ({ page }) => {
    const products = await category.products();
    const branchTuples = toBranchTuples(await fetchBranches());
    expect(await fetchText(await category.path())).not.toContain('En tu sucursal');
    const activity = await recordPageActivity(page);
    await page.goto(await category.path());
    for (const { id, stock, unit } of products.slice(0, 12)) {
      const card = findCard(page, id);
      await expect(card).toContainText(stockText(totalStock(stock), unit).text);
      const availability = totalStock(stock) > 0 ? availabilityText(stock, branchTuples, shop.mainBranch) : undefined;
      if (availability) await expect(card).toContainText(availability);
      // Only stock at the shopper's branch is green.
      await expect(card.locator('.stock.here')).toHaveCount(availability?.startsWith('En tu sucursal') ? 1 : 0);
    }
    await waitUntilIdle(page);
    expect([activity.pageErrors, await activity.layoutShiftsInMain()]).toEqual([[], []]);
  },
);

for (const [failure, fail] of sampleEvenly(Object.entries(apiFailures), 1)) {
  test(`P16 P22 R4.14 the list does not change if the API ${failure}`, async ({ page }) => {
    await page.route(categoryEndpointPattern, fail);
    const activity = await recordPageActivity(page);
    const isCategoryRequest = (request: Request): boolean => request.url().includes('postObtenerProductosCat');
    const finished = page.waitForEvent('requestfinished', isCategoryRequest);
    const failed = page.waitForEvent('requestfailed', isCategoryRequest);
    await page.goto(await category.path());
    const before = await main(page).innerText();
    await Promise.any([finished, failed]);
    await waitUntilIdle(page);
    expect(await main(page).innerText()).toBe(before);
    expect(activity.pageErrors).toEqual([]);
  });
}

test(
  'P19 a list shows the price and stock of the branch chosen last, in any order of responses',
  deepOnly,
  async ({ page }) => {
    const [product] = await fetchCategoryProducts();
    const branch = await findOtherBranch();
    if (!product) throw new Error('The category has no products.');
    const { promise: released, resolve: release }: PromiseWithResolvers<void> = Promise.withResolvers();
    await page.route(categoryEndpointPattern, async (route) => {
      const { SucursalID } = route.request().postDataJSON() as { SucursalID: string };
      if (SucursalID !== branch.id) await released;
      const items = [{ ...product, price: SucursalID === branch.id ? 30_000 : 40_000, discountPrice: 0 }];
      await route.fulfill({ json: encodeProducts(items) });
    });
    const liveRequest = page.waitForRequest(categoryEndpointPattern);
    await page.goto(await category.path());
    await liveRequest;
    await chooseBranch(page, branch);
    await expect(findCard(page, product.id)).toContainText(formatPesos(30_000));
    const lateResponse = page.waitForResponse(categoryEndpointPattern);
    release();
    await lateResponse;
    await waitUntilIdle(page);
    await expect(findCard(page, product.id)).toContainText(formatPesos(30_000));
  },
);

test(
  'P21 a list whose price and stock failed to load requests them once more when back online',
  deepOnly,
  async ({ page, context }) => {
    const activity = await recordPageActivity(page);
    let requestCount = 0;
    await page.route(categoryEndpointPattern, (route) => {
      requestCount++;
      return route.abort('internetdisconnected');
    });
    await page.goto(await category.path());
    await expect.poll(() => requestCount).toBeGreaterThan(0);
    await context.setOffline(true);
    await waitUntilIdle(page);
    const countBefore = requestCount;
    await page.unroute(categoryEndpointPattern);
    await page.route(categoryEndpointPattern, (route) => {
      requestCount++;
      return route.fulfill({ json: { results: null } });
    });
    await context.setOffline(false);
    await expect.poll(() => requestCount).toBe(countBefore + 1);
    await waitUntilIdle(page);
    expect(requestCount).toBe(countBefore + 1);
    expect(activity.pageErrors).toEqual([]);
  },
);

test('R5.11 a hidden page and a browser that saves data request no live price and stock', async ({ context }) => {
  const calls: RecordedCall[] = [];
  for (const override of [
    ['Document', 'hidden', true],
    ['Navigator', 'connection', { saveData: true }],
  ] as const) {
    const page = await context.newPage();
    const pageCalls = recordCalls(page);
    await page.addInitScript(
      ([type, property, value]) =>
        Object.defineProperty((globalThis as never)[type]['prototype'], property, { get: () => value }),
      override,
    );
    await page.goto(await category.path());
    await waitUntilIdle(page);
    calls.push(...pageCalls);
    await page.close();
  }
  expect(calls.filter(({ endpoint }) => endpoint === 'postObtenerProductosCategoria')).toEqual([]);
});

test(
  'R3.8 page 1 of a list that is too long to fetch whole requests only the best sellers',
  deepOnly,
  async ({ page }) => {
    const calls = recordCalls(page);
    await page.goto('/todos');
    await expect(cards(page).first().locator('.stock')).toContainText(/En |Agotado/);
    await waitUntilIdle(page);
    expect(calls.filter(isProductCall).map(({ endpoint }) => endpoint)).toEqual(['getProductosMasVendidos']);
  },
);

test('R3.8 page 2 of such a list requests and updates the cards that scroll into view, without React', async ({
  page,
}) => {
  const product = await findFixtureProduct('onOffer');
  const activity = await recordPageActivity(page);
  await page.route(productEndpointPattern, (route) => {
    const { ProductoID: id } = route.request().postDataJSON() as { ProductoID: string };
    const changed = { ...product, id, price: 987_650, discountPrice: 0 };
    return route.fulfill({ json: encode(endpoints.postObtenervwProducto.response, changed) });
  });
  const calls = recordCalls(page);
  await page.goto('/todos/2');
  await waitUntilIdle(page);
  expect(calls.filter(isProductCall)).toEqual([]);
  const lastCard = cards(page).last();
  await lastCard.scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 1);
  await expect(lastCard).toContainText(formatPesos(987_650));
  await waitUntilIdle(page);
  const bodies = calls.filter(isProductCall).map(({ body }) => JSON.stringify(body));
  expect(bodies.length).toBeLessThanOrEqual(maxCardCallsPerMinute);
  expect(new Set(bodies).size).toBe(bodies.length);
  expect(await findHydrationScripts(page, activity.scripts)).toEqual([]);
  expect([activity.pageErrors, await activity.layoutShiftsInMain()]).toEqual([[], []]);
});

/** The calls of the home page's sections. */
const homeEndpoints: readonly EndpointName[] = [
  'getProductosMasVisitados',
  'getProductosMasVendidos',
  'getProductosVendidosRecientemente',
  'getProductosNuevos',
];

test('R3.8 home updates a card that its section’s response lacks, too; within 60 s the tab requests nothing again', async ({
  page,
}) => {
  const [firstRow, secondRow] = await fetchRawRows('getProductosMasVendidos', { SucursalID: shop.mainBranch });
  const missingId = String(firstRow?.['ProductoID']);
  const presentId = String(secondRow?.['ProductoID']);
  for (const name of homeEndpoints)
    await page.route(toEndpointPattern(name), async (route) => {
      const { results } = (await (await route.fetch()).json()) as { results: Record<string, unknown>[] | null };
      const rows = (results ?? []).filter(({ ProductoID }) => String(ProductoID) !== missingId);
      await route.fulfill({
        json: { results: rows.map((row) => ({ ...row, Precio: '9876.50', PrecioDescuento: '0' })) },
      });
    });
  const product = await findProduct(missingId);
  const response = encode(endpoints.postObtenervwProducto.response, { ...product, price: 777_700, discountPrice: 0 });
  await page.route(productEndpointPattern, (route) => route.fulfill({ json: response }));
  const activity = await recordPageActivity(page);
  const calls = recordCalls(page);
  const openHome = async (): Promise<string[]> => {
    await page.goto('/');
    for (const name of ['Lo más vendido', 'Últimos productos vendidos', 'Nuevos productos en tienda'])
      await section(page, name).scrollIntoViewIfNeeded();
    const bestSellers = section(page, 'Lo más vendido');
    await expect(bestSellers.locator(`[data-card="${missingId}"]`)).toContainText(formatPesos(777_700));
    await expect(bestSellers.locator(`[data-card="${presentId}"]`)).toContainText(formatPesos(987_650));
    await waitUntilIdle(page);
    const homeCalls = calls.splice(0);
    return homeCalls.filter(isProductCall).map(({ endpoint }) => endpoint);
  };
  expect((await openHome()).sort()).toEqual([...homeEndpoints, 'postObtenervwProducto'].sort());
  await page.goto('/garantias');
  expect(await openHome()).toEqual([]);
  expect([activity.pageErrors, await activity.layoutShiftsInMain()]).toEqual([[], []]);
});

test('R4.19 ended offers show their regular price, and new offers appear as cards', phoneOnly, async ({ page }) => {
  const [endedOffer, ...others] = await productLists['/ofertas'].products();
  const newOffer = (await fetchProducts()).find(({ discountPrice }) => discountPrice === 0);
  if (!endedOffer || !newOffer || others.length < 4) throw new Error('The shop has too few offers.');
  await page.route(productEndpointPattern, (route) => route.abort());
  await mockList(page, 'postObtenerProductosEnOferta', [...others, { ...newOffer, discountPrice: newOffer.price / 2 }]);
  const activity = await recordPageActivity(page);
  await page.goto('/ofertas');
  const endedCard = findCard(page, endedOffer.id);
  await expect(endedCard.locator('s')).toHaveCount(0);
  await expect(endedCard.locator('.price')).toHaveText(formatPesos(endedOffer.price));
  await expect(endedCard.locator('.discount')).toHaveCount(0);
  await expect(findCard(page, others[0]?.id ?? '').locator('s')).toHaveCount(1);
  await expect(findCard(page, newOffer.id)).toContainText('−50');
  await waitUntilIdle(page);
  expect([activity.pageErrors, await activity.layoutShiftsInMain()]).toEqual([[], []]);
  await sortSelect(page).selectOption('1');
  await expect(findCard(page, newOffer.id)).toContainText('−50');
  await expect(endedCard.locator('s')).toHaveCount(0);
});

test('R4.19 if the API returns no offers, no card shows one', deepOnly, async ({ page }) => {
  await page.route(productEndpointPattern, (route) => route.abort());
  await page.route(toEndpointPattern('postObtenerProductosEnOferta'), (route) =>
    route.fulfill({ json: { results: null } }),
  );
  await page.goto('/ofertas');
  await expect(cards(page).locator('s')).toHaveCount(0);
});

test(
  'R5.12 a discontinued product is marked in its list, also after sorting, in suggestions and in results',
  phoneOnly,
  async ({ page }) => {
    const [product, ...others] = await fetchCategoryProducts();
    if (!product) throw new Error('The category has no products.');
    await mockList(page, 'postObtenerProductosCategoria', others);
    await page.route(productEndpointPattern, (route) => route.fulfill({ json: { results: null } }));
    const calls = recordCalls(page);
    await page.goto(await category.path());
    await expect(findCard(page, product.id)).toContainText('Ya no disponible');
    expect(calls.filter(({ endpoint }) => endpoint === 'postObtenervwProducto')).toHaveLength(1);
    await sortSelect(page).selectOption('2');
    await expect(findCard(page, product.id)).toContainText('Ya no disponible');
    await mockList(page, 'postBuscarProducto', []);
    await searchBox(page).fill(product.name);
    const option = header(page)
      .getByRole('option')
      .and(page.locator(`[href="/producto/${product.id}"]`));
    await expect(option).toContainText('Ya no disponible');
    await searchBox(page).press('Enter');
    await expect(findCard(page, product.id)).toContainText('Ya no disponible');
  },
);

test('R5.12 results mark a product that its category’s response lacks and the API no longer has', async ({ page }) => {
  const [product, ...others] = await fetchCategoryProducts();
  if (!product) throw new Error('The category has no products.');
  await mockList(page, 'postObtenerProductosCategoria', others);
  await mockList(page, 'postBuscarProducto', []);
  await page.route(productEndpointPattern, (route) => route.fulfill({ json: { results: null } }));
  await page.goto(`/busqueda?busqueda=${encodeURIComponent(product.name)}`);
  await expect(findCard(page, product.id)).toContainText('Ya no disponible');
});
