import { expect, test } from '../support/test.ts';
import {
  box,
  chip,
  expectOnly,
  filters,
  lists,
  openFilters,
  pieces,
  seeResults,
  listValues,
  check,
} from '../support/filters.ts';
import { waitUntilIdle } from '../support/kinds.ts';
import { expectOwn, shownUrls } from '../support/list.ts';
import { cards, main } from '../support/locators.ts';
import { forSale, onSandbox } from '../support/site.ts';
import { sample } from '../support/sampling.ts';
import { recordPageActivity } from '../support/pageActivity.ts';
import { longNarrow, narrow } from '../support/tags.ts';

test.skip(!onSandbox, 'It counts on the API having what the site was built from.');

const query = (url: string): [string, string][] => [...new URL(url).searchParams];

for (const [name, { path, products }] of sample(Object.entries(lists), 1)) {
  test(
    `R4.8 R4.9 ${name}: no layout shift on the first touch, brands combine by OR, and clearing restores the list`,
    narrow,
    async ({ page, isMobile }) => {
      const all = await products();
      const [first = '', second = ''] = listValues(all, 'brand');
      const activity = await recordPageActivity(page);
      await page.goto(await path());
      const own = await shownUrls(page);
      await waitUntilIdle(page);
      // React takes the filters over in place.
      if (isMobile) await main(page).getByRole('combobox', { name: 'Ordenar' }).focus();
      else await box(filters(page, false), 'Sólo existencias').focus();
      await waitUntilIdle(page);
      expect([await activity.shiftedElementsInMain(), activity.printed]).toEqual([[], []]);
      let panel = await openFilters(page, isMobile);
      await check(box(panel, first));
      const ofFirst = all.filter(({ brand }) => brand === first);
      // Under the sheet of a phone the page is not to be reached.
      if (!isMobile) await expectOnly(page, ofFirst, all);
      await check(box(panel, second));
      await seeResults(page, isMobile);
      await expectOnly(
        page,
        all.filter(({ brand }) => brand === first || brand === second),
        all,
      );
      expect(query(page.url())).toEqual([
        ['marca', first],
        ['marca', second],
      ]);
      await chip(page, second).click();
      await expectOnly(page, ofFirst, all);
      panel = await openFilters(page, isMobile);
      await expect(box(panel, first)).toBeChecked();
      await expect(box(panel, second)).not.toBeChecked();
      await panel.getByRole('button', { name: 'Limpiar filtros' }).click();
      await seeResults(page, isMobile);
      await expectOwn(page, own);
      expect(query(page.url())).toEqual([]);
      expect([activity.problems, await activity.violations()]).toEqual([[], []]);
    },
  );

  test(
    `R4.9 ${name}: counts predict the results of a checkbox, and respect the in-stock filter`,
    narrow,
    async ({ page, isMobile }) => {
      const all = await products();
      const [first = ''] = listValues(all, 'brand');
      await page.goto(`${await path()}?existencias=1`);
      await expect(chip(page, 'Sólo existencias')).toBeVisible();
      const panel = await openFilters(page, isMobile);
      await expect(box(panel, 'Sólo existencias')).toBeChecked();
      const inStock = all.filter((each) => pieces(each) > 0);
      for (const brand of listValues(all, 'brand').slice(0, 8)) {
        const count = inStock.filter((each) => each.brand === brand).length;
        await expect(box(panel, brand)).toHaveAccessibleName(`${brand} ${count}`);
        await expect(box(panel, brand)).toBeEnabled({ enabled: count > 0 });
      }
      await check(box(panel, first));
      await panel.getByRole('button', { name: 'Limpiar filtros' }).click();
      await expect(box(panel, first)).not.toBeChecked();
      await seeResults(page, isMobile);
      await expectOnly(page, inStock, all);
    },
  );
}

test('R4.9 groups combine by AND; a value without products is grey', narrow, async ({ page, isMobile }) => {
  const all = await forSale();
  const [brand = ''] = listValues(all, 'brand');
  const ofBrand = all.filter((each) => each.brand === brand);
  const [category = ''] = listValues(ofBrand, 'category');
  await page.goto('/todos');
  const panel = await openFilters(page, isMobile);
  await check(box(panel, brand));
  const more = panel.getByRole('button', { name: /^Ver \d+ más/ });
  for (let left = await more.count(); left > 0; left--) await more.first().click();
  const none = listValues(all, 'category').find((value) => !ofBrand.some((each) => each.category === value));
  if (none) await expect(box(panel, none)).toBeDisabled();
  await check(box(panel, category));
  await seeResults(page, isMobile);
  await expectOnly(
    page,
    ofBrand.filter((each) => each.category === category),
    all,
  );
  await expect(chip(page, brand)).toBeVisible();
  await expect(chip(page, category)).toBeVisible();
});

test(
  'R4.9 a group with one value is hidden; ids hold neither spaces nor ampersands',
  longNarrow,
  async ({ page, isMobile }) => {
    await page.goto((await lists['a category']?.path()) ?? '');
    const panel = await openFilters(page, isMobile);
    await expect(panel.getByRole('group', { name: /^Precio/ })).toBeVisible();
    await expect(panel.getByRole('group', { name: 'Categoría' })).toHaveCount(0);
    await page.goto('/todos');
    await openFilters(page, isMobile);
    const ids = await panel.getByRole('checkbox').evaluateAll((boxes) => boxes.map(({ id }) => id));
    expect(ids.length).toBeGreaterThan(5);
    expect(ids.filter((id) => !/^(?:sucursal|existencias|marca-[^\s&]+|categoria-[^\s&]+)$/.test(id))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
  },
);

test('R4.12 no match: the exact text, and a way back to the whole list', narrow, async ({ page }) => {
  await page.goto('/todos');
  const own = await shownUrls(page);
  await page.goto('/todos?marca=Nadie');
  await expect(main(page)).toContainText('No se encontraron concidencias :(');
  await main(page).getByRole('button', { name: 'Ver toda la lista' }).click();
  await expectOwn(page, own);
});

test('R4.7 brands, prices and order in the URL apply on load', narrow, async ({ page, isMobile }) => {
  const all = await forSale();
  const [brand = ''] = listValues(all, 'brand');
  const kept = all.filter((each) => each.brand === brand && each.price <= 40_000);
  await page.goto(`/todos?${new URLSearchParams({ marca: brand, 'precio-max': '400', ordenar: 'ASC' })}`);
  await expectOnly(page, kept, all);
  await expect(chip(page, 'Hasta $400')).toBeVisible();
  const panel = await openFilters(page, isMobile);
  await expect(box(panel, brand)).toBeChecked();
  await expect(panel.getByLabel('Máximo')).toHaveValue('$400');
});

test('R1.6 the second page, filtered, is the whole filtered list without a page number', narrow, async ({ page }) => {
  await page.goto('/todos/2');
  await expect(page).toHaveTitle(/página 2/);
  await page.goto('/todos/2?existencias=1');
  const all = await forSale();
  await expectOnly(
    page,
    all.filter((each) => pieces(each) > 0),
    all,
  );
  await expect(page).not.toHaveTitle(/página/);
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText('página');
  await chip(page, 'Sólo existencias').click();
  await expect(page).toHaveTitle(/página 2/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('página 2');
});

test.describe('without JavaScript', narrow, () => {
  test.use({ javaScriptEnabled: false });
  test('R4.8 there are no inactive controls, and the list has the whole width', async ({ page, isMobile }) => {
    await page.goto('/todos');
    await expect(cards(page)).toHaveCount(48);
    await expect(main(page).getByRole('checkbox')).toHaveCount(0);
    await expect(main(page).getByRole('combobox')).toHaveCount(0);
    await expect(main(page).getByRole('button')).toHaveCount(0);
    const [left, right] = await Promise.all([cards(page).first().boundingBox(), cards(page).nth(1).boundingBox()]);
    expect(left?.x ?? 99).toBeLessThanOrEqual(isMobile ? 0 : 32);
    expect(right?.y).toBe(left?.y);
  });
});

test(
  'P21 filters whose script cannot be fetched say so, and apply when the network is back',
  narrow,
  async ({ page }) => {
    await page.route('**/refinedList*.js', (route) => route.abort());
    const { path, products } = lists['a category'] as (typeof lists)[string];
    const all = await products();
    const [first = ''] = listValues(all, 'brand');
    await page.goto(`${await path()}?marca=${encodeURIComponent(first)}`);
    await expect(main(page).getByText('No se pudo cargar la lista completa.')).toBeVisible();
    await expect(cards(page)).toHaveCount(Math.min(48, all.length));
    await page.unroute('**/refinedList*.js');
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expectOnly(
      page,
      all.filter(({ brand }) => brand === first),
      all,
    );
    await expect(main(page).getByText('No se pudo cargar la lista completa.')).toHaveCount(0);
  },
);
