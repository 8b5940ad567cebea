import { long } from '../support/tags.ts';
import { expect, test, type Page } from '../support/test.ts';
import type { Product } from '../../src/contract/catalogue.ts';
import {
  box,
  chip,
  expectOnly,
  filters,
  openFilters,
  pieces,
  seeResults,
  listValues,
  check,
} from '../support/filters.ts';
import { shownUrls, sortSelect } from '../support/list.ts';
import { cards, main } from '../support/locators.ts';
import { sample } from '../support/sampling.ts';
import { onSandbox, productOf } from '../support/site.ts';

test.skip(!onSandbox, 'It counts on the API having what the site was built from.');

const search = '/busqueda?busqueda=usb';

/** What a search finds, in its order, all of it drawn. */
async function found(page: Page): Promise<Product[]> {
  await page.goto(search);
  await expect(cards(page).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  const more = main(page).getByRole('button', { name: 'Ver más' });
  while (await more.isVisible()) await more.click();
  const products = (await shownUrls(page)).map((url) => productOf(url.slice('/producto/'.length)));
  await page.reload();
  return Promise.all(products);
}

test('R4.7 R4.8 R4.9 results: brands combine by OR, categories narrow, Back restores them, and clearing resets all', async ({
  page,
  isMobile,
}) => {
  const all = await found(page);
  const [first = '', second = ''] = listValues(all, 'brand');
  let panel = await openFilters(page, isMobile);
  await check(box(panel, first));
  await check(box(panel, second));
  await seeResults(page, isMobile);
  const ofBoth = all.filter(({ brand }) => brand === first || brand === second);
  await expectOnly(page, ofBoth, all);
  const [category = ''] = listValues(ofBoth, 'category');
  panel = await openFilters(page, isMobile);
  await check(box(panel, category));
  await seeResults(page, isMobile);
  const narrowed = ofBoth.filter((each) => each.category === category);
  await expectOnly(page, narrowed, all);
  await chip(page, category).click();
  await expectOnly(page, ofBoth, all);
  await cards(page).first().getByRole('link').click();
  await page.waitForURL('**/producto/*');
  await page.goBack();
  await expectOnly(page, ofBoth, all);
  if (!isMobile) await expect(box(filters(page, isMobile), first)).toBeChecked();
  panel = await openFilters(page, isMobile);
  await panel.getByRole('button', { name: 'Limpiar filtros' }).click();
  await seeResults(page, isMobile);
  await expectOnly(page, all, all);
  expect([...new URL(page.url()).searchParams]).toEqual([['busqueda', 'usb']]);
});

test(
  'R4.20 the filters of results say which price the query names, and lead to the results without it',
  long,
  async ({ page, isMobile }) => {
    await page.goto('/busqueda?busqueda=cable+de+menos+de+200');
    const panel = await openFilters(page, isMobile);
    await expect(panel.locator('.price-range')).toContainText('Tu búsqueda dice hasta $200.');
    await panel.getByRole('link', { name: 'Quitar ese precio' }).click();
    await expect(page).toHaveURL(/busqueda=cable$/);
  },
);

test('R4.5 R4.7 results: the filters of the URL apply before any interaction', async ({ page }) => {
  const all = await found(page);
  const inStock = all.filter((each) => pieces(each) > 0);
  await page.goto(`${search}&existencias=1&ordenar=ASC`);
  await expect(chip(page, 'Sólo existencias')).toBeVisible();
  await expect(sortSelect(page)).toHaveValue('1');
  await expectOnly(page, inStock, all);
});

/** The prices that the cards in sight ask, in pesos. */
const effectivePrices = async (page: Page): Promise<number[]> =>
  (await cards(page).locator('.price b').allTextContents()).map((text) => Number(text.replace(/[$,]/g, '')));

test('R4.6 results: sorted by relevance without an order, and by the card’s effective price', async ({ page }) => {
  await found(page);
  await expect(cards(page).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  const relevant = await shownUrls(page);
  await sortSelect(page).selectOption('1');
  await expect.poll(async () => (await shownUrls(page))[0]).not.toBe(relevant[0]);
  const prices = await effectivePrices(page);
  expect(prices).toEqual([...prices].sort((a, b) => a - b));
  await sortSelect(page).selectOption('0');
  await expect.poll(() => shownUrls(page)).toEqual(relevant);
});

const orders = [
  ['más barato', '1', 'ASC', 1],
  ['más caro', '2', 'DESC', -1],
] as const;
for (const [words, sort, order, sign] of sample(orders, 1))
  test(`R4.20 results: "${words}" sorts the list, as the select and the URL show`, async ({ page }) => {
    await page.goto(`/busqueda?busqueda=${encodeURIComponent(`cargador ${words}`)}`);
    await expect(sortSelect(page)).toHaveValue(sort);
    await expect(page).toHaveURL(new RegExp(`ordenar=${order}`));
    await expect.poll(async () => (await effectivePrices(page)).length).toBeGreaterThan(3);
    await expect
      .poll(async () => {
        const prices = await effectivePrices(page);
        return prices.every((price, index) => index === 0 || sign * (price - (prices[index - 1] ?? 0)) >= 0);
      })
      .toBe(true);
  });
