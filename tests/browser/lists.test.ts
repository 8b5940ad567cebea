import { holdRequests } from '../support/holdRequests.ts';
import { expect, test, type Page } from '../support/test.ts';
import { postBuscarProducto } from '../../src/contract/catalogue.ts';
import { findCategoryPath, fixedPath, waitUntilIdle } from '../support/pageKinds.ts';
import {
  expectList,
  expectCardUrls,
  formatProductCount,
  inStockCheckbox,
  recordFirstProduct,
  readCardUrls,
  sortSelect,
  isOnOffer,
  cardsPerPage,
} from '../support/productList.ts';
import { productLists } from '../support/filters.ts';
import { cards, main } from '../support/locators.ts';
import { callApi, fetchProducts, onSandbox, fetchRawRows, toProductUrl } from '../support/site.ts';
import { sampleEvenly } from '../support/sampling.ts';
import { recordPageActivity } from '../support/pageActivity.ts';
import { deepOnly } from '../support/tags.ts';
import { shop } from '../../src/shop.ts';

const cardRowLists: [name: string, path: () => Promise<string>][] = [
  ['a category', findCategoryPath],
  ['/todos', fixedPath('/todos')],
  ['/ofertas', fixedPath('/ofertas')],
  ['a filtered list', fixedPath('/todos?existencias=1')],
  ['the search', fixedPath('/busqueda?busqueda=cable')],
];
for (const [name, path] of sampleEvenly(cardRowLists, 2))
  test(`R4.4 ${name} has 2 to 4 cards per row, by the width of the screen`, async ({ page }) => {
    await page.goto(await path());
    await waitUntilIdle(page);
    test.skip((await cards(page).count()) < 5, 'This list has too few products.');
    for (const [width, cardsPerRow] of [
      [360, 2],
      [767, 2],
      [768, 4],
      // Beside the sidebar of filters.
      [900, 3],
      [1199, 3],
      [1200, 4],
      [1280, 4],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      const boxes = await cards(page).evaluateAll((elements) =>
        elements.map((card) => card.getBoundingClientRect().toJSON() as DOMRect),
      );
      const firstRow = boxes.filter(({ top }) => top === boxes[0]?.top);
      expect(firstRow, `${width} px`).toHaveLength(cardsPerRow);
      const widths = boxes.map((box) => Math.round(box.width));
      expect(Math.max(...widths) - Math.min(...widths), `${width} px`).toBeLessThanOrEqual(1);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  });

test('R1.3 R4.13 /masvendidos has the order of the API, and a gold award on the first card', async ({ page }) => {
  const rows = await fetchRawRows('getProductosMasVendidos', { SucursalID: shop.mainBranch });
  await page.goto('/masvendidos');
  await expect(page).toHaveTitle('Los productos más vendidos');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Los productos más vendidos');
  expect(await readCardUrls(page)).toEqual(rows.map(toProductUrl));

  const award = main(page).getByText('El más vendido', { exact: true });
  await expect(award).toHaveCount(1);
  await expect(cards(page).first()).toContainText('El más vendido');
  const icon = award.locator('..').locator('svg');
  await expect(icon).toBeInViewport();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const colour = await icon.evaluate((svg) => getComputedStyle(svg).color);
    const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number);
    // Gold has much red, less green and little blue.
    expect(red > green && green > 1.3 * blue && red > 150, colour).toBe(true);
  }
});

test('R1.7 /ofertas lists the products on offer, and no others', async ({ page }) => {
  const offers = (await fetchProducts()).filter(isOnOffer);
  offers.sort((a, b) => b.sold - a.sold || Number(a.id) - Number(b.id));
  await page.goto('/ofertas');
  await expect(page).toHaveTitle('Ofertas');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ofertas');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(formatProductCount(offers.length));
  expect(await readCardUrls(page)).toEqual(offers.slice(0, cardsPerPage).map(({ id }) => `/producto/${id}`));
  await expect(cards(page).filter({ hasText: '%' })).toHaveCount(Math.min(cardsPerPage, offers.length));
});

test.describe('filtered and sorted', () => {
  test.skip(!onSandbox, 'Requires an API with the catalogue that the site was built from.');

  const lists = {
    ...productLists,
    '/todos/2': { path: fixedPath('/todos/2'), products: fetchProducts },
    'the search': {
      path: fixedPath('/busqueda?busqueda=cable'),
      products: async () => (await callApi(postBuscarProducto, { term: 'cable', branch: shop.mainBranch })).items,
    },
  };

  /** Adds a query to the URL of a list. */
  const withQuery = (path: string, query: string): string => `${path}${path.includes('?') ? '&' : '?'}${query}`;

  /** The query parameters of a page, without the search term. */
  const parseQuery = (page: Page): [string, string][] =>
    [...new URL(page.url()).searchParams].filter(([name]) => name !== 'busqueda');

  for (const [name, { path, products: fetchListedProducts }] of sampleEvenly(Object.entries(lists), 1)) {
    test(`R4.5 R4.6 ${name}: filter and sort order are written to the URL, and resetting restores the list`, async ({
      page,
    }) => {
      const products = await fetchListedProducts();
      await page.goto(await path());
      await expect(inStockCheckbox(page)).toBeVisible();
      // Results first render only a part of their first page.
      await waitUntilIdle(page);
      const initialUrls = await readCardUrls(page);
      const sortLabels = ['Más vendidos', 'Menor a mayor precio', 'Mayor a menor precio'];
      await expect(sortSelect(page).locator('option')).toHaveText(sortLabels);
      await expect(sortSelect(page)).toHaveValue('0');

      await inStockCheckbox(page).click();
      await expectList(page, products, { inStock: true });
      await expect.poll(() => parseQuery(page)).toEqual([['existencias', '1']]);
      await sortSelect(page).selectOption({ label: 'Mayor a menor precio' });
      await expectList(page, products, { inStock: true, sort: '2' });
      await expect
        .poll(() => parseQuery(page).sort())
        .toEqual([
          ['existencias', '1'],
          ['ordenar', 'DESC'],
        ]);
      // Unticking keeps the order.
      await inStockCheckbox(page).click();
      await expectList(page, products, { sort: '2' });
      await expect.poll(() => parseQuery(page)).toEqual([['ordenar', 'DESC']]);
      await sortSelect(page).selectOption({ label: 'Menor a mayor precio' });
      await expectList(page, products, { sort: '1' });
      await expect.poll(() => parseQuery(page)).toEqual([['ordenar', 'ASC']]);
      await sortSelect(page).selectOption({ label: 'Más vendidos' });
      await expectCardUrls(page, initialUrls);
      await expect.poll(() => parseQuery(page)).toEqual([]);
    });

    test(`R4.7 ${name} with filter and sort order in the URL never shows another first product`, async ({ page }) => {
      await recordFirstProduct(page);
      await page.goto(withQuery(await path(), 'existencias=1&ordenar=ASC'));
      await expectList(page, await fetchListedProducts(), { inStock: true, sort: '1' });
      expect(await page.evaluate(() => globalThis.firstProductUrls)).toHaveLength(1);
      await expect(inStockCheckbox(page)).toBeChecked();
      await expect(sortSelect(page)).toHaveValue('1');
      await expect
        .poll(() => parseQuery(page))
        .toEqual([
          ['existencias', '1'],
          ['ordenar', 'ASC'],
        ]);
    });
  }

  test('R4.5 R4.6 a sort order and a filter chosen before the script loads apply', deepOnly, async ({ page }) => {
    const release = await holdRequests(page, '**/_astro/*.js');
    await page.goto('/todos', { waitUntil: 'commit' });
    await sortSelect(page).selectOption('1');
    await inStockCheckbox(page).click();
    await expect(inStockCheckbox(page)).toBeChecked();
    expect(page.url()).not.toContain('ordenar');
    release();
    await expectList(page, await fetchProducts(), { inStock: true, sort: '1' });
    await expect(sortSelect(page)).toHaveValue('1');
    await expect(inStockCheckbox(page)).toBeChecked();
  });

  test('R4.5 a list without products in stock says so', deepOnly, async ({ page }) => {
    await page.route('**/catalogo/listas/todos.*', (route) => route.fulfill({ json: [] }));
    await page.goto('/todos?existencias=1');
    await expect(main(page)).toContainText('No se encontraron concidencias :(');
    await inStockCheckbox(page).click();
    await expect(main(page)).not.toContainText('No se encontraron');
  });

  test('R4.14 if the full list fails to load, the cards stay and an error is shown; the next change retries', async ({
    page,
  }) => {
    const activity = await recordPageActivity(page);
    await page.route('**/catalogo/**', (route) => route.abort());
    await page.goto('/ofertas');
    const initialUrls = await readCardUrls(page);
    await inStockCheckbox(page).click();
    await expect(main(page).getByRole('status').filter({ hasText: 'Revisa tu conexión' })).toBeVisible();
    expect(await readCardUrls(page)).toEqual(initialUrls);
    await page.unroute('**/catalogo/**');
    await sortSelect(page).selectOption('1');
    await expectList(page, await lists['/ofertas'].products(), { inStock: true, sort: '1' });
    expect(activity.pageErrors).toEqual([]);
  });

  test('R4.14 lists work without the live API', async ({ page }) => {
    await page.route('**/api/**', (route) => route.abort());
    await page.goto('/todos?existencias=1&ordenar=DESC');
    await expectList(page, await fetchProducts(), { inStock: true, sort: '2' });
    await waitUntilIdle(page);
  });
});
