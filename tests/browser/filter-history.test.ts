import { expect, test } from '../support/test.ts';
import { box, chip, expectOnly, openFilters, pieces, seeResults, listValues, check } from '../support/filters.ts';
import { expectOwn, shownUrls, sortSelect } from '../support/list.ts';
import { cards, main } from '../support/locators.ts';
import { forSale, onSandbox } from '../support/site.ts';
import { longNarrow, narrow } from '../support/tags.ts';

test.skip(!onSandbox, 'It counts on the API having what the site was built from.');

test(
  'R4.7 Back from a product restores the filters, the rendered cards and the scroll position',
  narrow,
  async ({ page }) => {
    const kept = (await forSale()).filter((each) => pieces(each) > 0);
    test.skip(kept.length <= 100, 'Too few products for a second helping.');
    await page.goto('/todos?existencias=1&ordenar=ASC');
    await main(page).getByRole('button', { name: 'Ver más' }).click();
    await expect(cards(page)).toHaveCount(96);
    const card = cards(page).nth(80);
    await card.scrollIntoViewIfNeeded();
    const before = { y: await page.evaluate(() => scrollY), urls: await shownUrls(page) };
    expect(before.y).toBeGreaterThan(2_000);
    await card.getByRole('link').click();
    await expect(page).toHaveURL(/\/producto\//);
    await page.goBack();
    await expectOwn(page, before.urls);
    await expect(sortSelect(page)).toHaveValue('1');
    await expect(chip(page, 'Sólo existencias')).toBeAttached();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(before.y);
  },
);

test('R4.7 each filter is a step that Back undoes and Forward redoes', async ({ page, isMobile }) => {
  const all = await forSale();
  const [first = '', second = ''] = listValues(all, 'brand');
  await page.goto('/todos');
  const own = await shownUrls(page);
  const panel = await openFilters(page, isMobile);
  await check(box(panel, first));
  await check(box(panel, second));
  const both = all.filter(({ brand }) => brand === first || brand === second);
  await expectOnly(page, both, all);
  await page.goBack();
  await expectOnly(
    page,
    all.filter(({ brand }) => brand === first),
    all,
  );
  await expect(box(panel, second)).not.toBeChecked();
  await page.goBack();
  await expectOwn(page, own);
  await page.goForward();
  await page.goForward();
  await expectOnly(page, both, all);
});

test('R4.7 all changes in one open sheet are one step', longNarrow, async ({ page, isMobile }) => {
  const all = await forSale();
  const brands = listValues(all, 'brand').slice(0, 3);
  await page.goto('/todos');
  const own = await shownUrls(page);
  const panel = await openFilters(page, isMobile);
  for (const brand of brands) await check(box(panel, brand));
  await seeResults(page, isMobile);
  await expectOnly(
    page,
    all.filter(({ brand }) => brands.includes(brand)),
    all,
  );
  await page.goBack();
  await expectOwn(page, own);
  expect(new URL(page.url()).search).toBe('');
});
