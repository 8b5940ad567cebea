import { expect, test } from '../support/test.ts';
import {
  filterCheckbox,
  filterChip,
  expectFilteredList,
  openFilters,
  closeFilters,
  valuesByFrequency,
  checkFilter,
} from '../support/filters.ts';
import { expectCardUrls, readCardUrls, sortSelect, countPieces } from '../support/productList.ts';
import { cards, main } from '../support/locators.ts';
import { fetchProducts, onSandbox } from '../support/site.ts';
import { deepOnlyPhone, phoneOnly } from '../support/tags.ts';

test.skip(!onSandbox, 'Requires an API with the catalogue that the site was built from.');

test(
  'R4.7 Back from a product restores the filters, the rendered cards and the scroll position',
  phoneOnly,
  async ({ page }) => {
    const inStock = (await fetchProducts()).filter((product) => countPieces(product) > 0);
    test.skip(inStock.length <= 100, 'Too few products for «Ver más».');
    await page.goto('/todos?existencias=1&ordenar=ASC');
    await main(page).getByRole('button', { name: 'Ver más' }).click();
    await expect(cards(page)).toHaveCount(96);
    const card = cards(page).nth(80);
    await card.scrollIntoViewIfNeeded();
    const before = { y: await page.evaluate(() => scrollY), urls: await readCardUrls(page) };
    expect(before.y).toBeGreaterThan(2_000);
    await card.getByRole('link').click();
    await expect(page).toHaveURL(/\/producto\//);
    await page.goBack();
    await expectCardUrls(page, before.urls);
    await expect(sortSelect(page)).toHaveValue('1');
    await expect(filterChip(page, 'Sólo existencias')).toBeAttached();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(before.y);
  },
);

test('R4.7 each filter is a history entry that Back undoes and Forward redoes', async ({ page, isMobile }) => {
  const all = await fetchProducts();
  const [first = '', second = ''] = valuesByFrequency(all, 'brand');
  await page.goto('/todos');
  const unfilteredUrls = await readCardUrls(page);
  const panel = await openFilters(page, isMobile);
  await checkFilter(filterCheckbox(panel, first));
  await checkFilter(filterCheckbox(panel, second));
  const ofBothBrands = all.filter(({ brand }) => brand === first || brand === second);
  await expectFilteredList(page, ofBothBrands, all);
  await page.goBack();
  await expectFilteredList(
    page,
    all.filter(({ brand }) => brand === first),
    all,
  );
  await expect(filterCheckbox(panel, second)).not.toBeChecked();
  await page.goBack();
  await expectCardUrls(page, unfilteredUrls);
  await page.goForward();
  await page.goForward();
  await expectFilteredList(page, ofBothBrands, all);
});

test(
  'R4.7 on a phone, all changes in the open filter sheet are one history entry',
  deepOnlyPhone,
  async ({ page, isMobile }) => {
    const all = await fetchProducts();
    const brands = valuesByFrequency(all, 'brand').slice(0, 3);
    await page.goto('/todos');
    const unfilteredUrls = await readCardUrls(page);
    const panel = await openFilters(page, isMobile);
    for (const brand of brands) await checkFilter(filterCheckbox(panel, brand));
    await closeFilters(page, isMobile);
    await expectFilteredList(
      page,
      all.filter(({ brand }) => brands.includes(brand)),
      all,
    );
    await page.goBack();
    await expectCardUrls(page, unfilteredUrls);
    expect(new URL(page.url()).search).toBe('');
  },
);
