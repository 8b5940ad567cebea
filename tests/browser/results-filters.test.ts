import { deepOnly } from '../support/tags.ts';
import { expect, test, type Page } from '../support/test.ts';
import type { Product } from '../../src/contract/catalogue.ts';
import {
  filterCheckbox,
  filterChip,
  expectFilteredList,
  valuesByFrequency,
  checkFilter,
  filterSidebar,
} from '../support/filters.ts';
import { readCardUrls, sortSelect, countPieces, toProductId } from '../support/productList.ts';
import { toEndpointPattern } from '../support/recordCalls.ts';
import { cards, main } from '../support/locators.ts';
import { waitUntilIdle } from '../support/pageKinds.ts';
import { sampleEvenly } from '../support/sampling.ts';
import { onSandbox, findProduct } from '../support/site.ts';

test.skip(!onSandbox, 'Requires an API with the catalogue that the site was built from.');

const resultsPath = '/busqueda?busqueda=usb';

/** Opens the results, with those that the live search adds. @returns all their products, in order */
async function openResults(page: Page): Promise<Product[]> {
  const response = page.waitForResponse(toEndpointPattern('postBuscarProducto'));
  await page.goto(resultsPath);
  await response;
  await waitUntilIdle(page);
  const firstCount = await cards(page).count();
  const moreButton = main(page).getByRole('button', { name: 'Ver más' });
  while (await moreButton.isVisible()) await moreButton.click();
  const products = (await readCardUrls(page)).map((url) => findProduct(toProductId(url)));
  await page.reload();
  await expect(cards(page)).toHaveCount(firstCount);
  return Promise.all(products);
}

test('R4.7 R4.8 R4.9 results: brands combine by OR, groups by AND, Back restores them, and clearing removes them', async ({
  page,
}) => {
  const products = await openResults(page);
  const [firstBrand = '', secondBrand = ''] = valuesByFrequency(products, 'brand');
  const panel = filterSidebar(page);
  await checkFilter(filterCheckbox(panel, firstBrand));
  await checkFilter(filterCheckbox(panel, secondBrand));
  const ofBothBrands = products.filter(({ brand }) => brand === firstBrand || brand === secondBrand);
  await expectFilteredList(page, ofBothBrands, products);
  const [category = ''] = valuesByFrequency(ofBothBrands, 'category');
  await checkFilter(filterCheckbox(panel, category));
  const inCategory = ofBothBrands.filter((product) => product.category === category);
  await expectFilteredList(page, inCategory, products);
  await filterChip(page, category).click();
  await expectFilteredList(page, ofBothBrands, products);
  await cards(page).first().getByRole('link').click();
  await page.waitForURL('**/producto/*');
  await page.goBack();
  await expectFilteredList(page, ofBothBrands, products);
  await expect(filterCheckbox(panel, firstBrand)).toBeChecked();
  await panel.getByRole('button', { name: 'Limpiar filtros' }).click();
  await expectFilteredList(page, products, products);
  expect([...new URL(page.url()).searchParams]).toEqual([['busqueda', 'usb']]);
});

test(
  'R4.20 the filters of results show the price limit of the query, with a link to the results without it',
  deepOnly,
  async ({ page }) => {
    await page.goto('/busqueda?busqueda=cable+de+menos+de+200');
    const panel = filterSidebar(page);
    await expect(panel.locator('.price-range')).toContainText('Tu búsqueda dice hasta $200.');
    await panel.getByRole('link', { name: 'Quitar ese precio' }).click();
    await expect(page).toHaveURL(/busqueda=cable$/);
  },
);

test('R4.5 R4.7 results: filter and sort order of the URL apply on load', async ({ page }) => {
  const products = await openResults(page);
  const inStock = products.filter((product) => countPieces(product) > 0);
  await page.goto(`${resultsPath}&existencias=1&ordenar=ASC`);
  await expect(filterChip(page, 'Sólo existencias')).toBeVisible();
  await expect(sortSelect(page)).toHaveValue('1');
  await expectFilteredList(page, inStock, products);
});

/** Reads the effective prices of the shown cards, in pesos. */
const readEffectivePrices = async (page: Page): Promise<number[]> =>
  (await cards(page).locator('.price b').allTextContents()).map((text) => Number(text.replace(/[$,]/g, '')));

test('R4.6 results: sorting by price uses the effective price; sorting 0 restores the order by relevance', async ({
  page,
}) => {
  await openResults(page);
  const urlsByRelevance = await readCardUrls(page);
  await sortSelect(page).selectOption('1');
  await expect.poll(async () => (await readCardUrls(page))[0]).not.toBe(urlsByRelevance[0]);
  const prices = await readEffectivePrices(page);
  expect(prices).toEqual([...prices].sort((a, b) => a - b));
  await sortSelect(page).selectOption('0');
  await expect.poll(() => readCardUrls(page)).toEqual(urlsByRelevance);
});

test('R4.8 R4.20 removing the price of the query keeps the filters', async ({ page }) => {
  await page.goto(`/busqueda?busqueda=${encodeURIComponent('cargador menos de 500')}`);
  await checkFilter(filterSidebar(page).getByRole('checkbox', { name: /^Sólo existencias/ }));
  await expect(page).toHaveURL(/existencias=1/);
  await main(page).getByRole('link', { name: 'Quitar Hasta $500' }).click();
  await expect(page).toHaveURL('/busqueda?busqueda=cargador&existencias=1');
  await expect(filterChip(page, 'Sólo existencias')).toBeVisible();
});

test('R4.6 results of a query that sorts by price can be sorted by units sold', async ({ page }) => {
  await page.goto(`/busqueda?busqueda=${encodeURIComponent('cargador barato')}`);
  await expect(sortSelect(page)).toHaveValue('1');
  await waitUntilIdle(page);
  await sortSelect(page).selectOption('0');
  await expect(page).not.toHaveURL(/ordenar/);
  const products = await Promise.all((await readCardUrls(page)).map((url) => findProduct(toProductId(url))));
  const sold = products.map((product) => product.sold);
  expect(sold.length).toBeGreaterThan(1);
  expect(sold).toEqual([...sold].sort((a, b) => b - a));
});

test('R4.7 Back from a product restores the scroll position of the results', async ({ page }) => {
  await page.goto('/busqueda?busqueda=cargador');
  await waitUntilIdle(page);
  const card = cards(page).nth(16);
  await card.scrollIntoViewIfNeeded();
  const position = await page.evaluate(() => scrollY);
  expect(position).toBeGreaterThan(500);
  await card.locator('h3 a').click();
  await expect(page).toHaveURL(/producto/);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(position - 50);
});

const orders = [
  ['más barato', '1', 'ASC', 1],
  ['más caro', '2', 'DESC', -1],
] as const;
for (const [words, sortValue, order, direction] of sampleEvenly(orders, 1))
  test(`R4.20 results: "${words}" sorts the list, and sets the select and the URL`, async ({ page }) => {
    await page.goto(`/busqueda?busqueda=${encodeURIComponent(`cargador ${words}`)}`);
    await expect(sortSelect(page)).toHaveValue(sortValue);
    await expect(page).toHaveURL(new RegExp(`ordenar=${order}`));
    await expect.poll(async () => (await readEffectivePrices(page)).length).toBeGreaterThan(3);
    await expect
      .poll(async () => {
        const prices = await readEffectivePrices(page);
        return prices.every((price, index) => index === 0 || direction * (price - (prices[index - 1] ?? 0)) >= 0);
      })
      .toBe(true);
  });
