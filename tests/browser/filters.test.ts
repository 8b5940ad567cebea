import { expect, test } from '../support/test.ts';
import {
  filterCheckbox,
  filterChip,
  expectFilteredList,
  filtersButton,
  productLists,
  openFilters,
  closeFilters,
  valuesByFrequency,
  checkFilter,
  filterSidebar,
} from '../support/filters.ts';
import { waitUntilIdle } from '../support/pageKinds.ts';
import { cardsPerPage, expectCardUrls, readCardUrls, countPieces } from '../support/productList.ts';
import { cards, main } from '../support/locators.ts';
import { fetchProducts, onSandbox } from '../support/site.ts';
import { sampleEvenly } from '../support/sampling.ts';
import { recordPageActivity } from '../support/pageActivity.ts';
import { deepOnlyPhone, phoneOnly } from '../support/tags.ts';

test.skip(!onSandbox, 'Requires an API with the catalogue that the site was built from.');

const parseQuery = (url: string): [string, string][] => [...new URL(url).searchParams];

for (const [name, { path, products }] of sampleEvenly(Object.entries(productLists), 1)) {
  test(
    `R4.8 R4.9 ${name}: hydration shifts nothing, brands combine by OR, and clearing restores the list`,
    phoneOnly,
    async ({ page, isMobile }) => {
      const all = await products();
      const [first = '', second = ''] = valuesByFrequency(all, 'brand');
      const activity = await recordPageActivity(page);
      await page.goto(await path());
      const unfilteredUrls = await readCardUrls(page);
      await waitUntilIdle(page);
      // Focus hydrates the filters.
      await main(page).getByRole('combobox', { name: 'Ordenar' }).focus();
      await waitUntilIdle(page);
      expect([await activity.layoutShiftsInMain(), activity.consoleMessages]).toEqual([[], []]);
      let panel = await openFilters(page, isMobile);
      await checkFilter(filterCheckbox(panel, first));
      const ofFirst = all.filter(({ brand }) => brand === first);
      await checkFilter(filterCheckbox(panel, second));
      await closeFilters(page, isMobile);
      await expectFilteredList(
        page,
        all.filter(({ brand }) => brand === first || brand === second),
        all,
      );
      expect(parseQuery(page.url())).toEqual([
        ['marca', first],
        ['marca', second],
      ]);
      await filterChip(page, second).click();
      await expectFilteredList(page, ofFirst, all);
      panel = await openFilters(page, isMobile);
      await expect(filterCheckbox(panel, first)).toBeChecked();
      await expect(filterCheckbox(panel, second)).not.toBeChecked();
      await panel.getByRole('button', { name: 'Limpiar filtros' }).click();
      await closeFilters(page, isMobile);
      await expectCardUrls(page, unfilteredUrls);
      expect(parseQuery(page.url())).toEqual([]);
      expect([activity.pageErrors, await activity.cspViolations()]).toEqual([[], []]);
    },
  );

  test(
    `R4.9 ${name}: each brand shows its result count, within the in-stock filter`,
    phoneOnly,
    async ({ page, isMobile }) => {
      const all = await products();
      const [first = ''] = valuesByFrequency(all, 'brand');
      await page.goto(`${await path()}?existencias=1`);
      await expect(filterChip(page, 'Sólo existencias')).toBeVisible();
      const panel = await openFilters(page, isMobile);
      await expect(filterCheckbox(panel, 'Sólo existencias')).toBeChecked();
      const inStock = all.filter((product) => countPieces(product) > 0);
      for (const brand of valuesByFrequency(all, 'brand').slice(0, 8)) {
        const count = inStock.filter((product) => product.brand === brand).length;
        await expect(filterCheckbox(panel, brand)).toHaveAccessibleName(`${brand} ${count}`);
        await expect(filterCheckbox(panel, brand)).toBeEnabled({ enabled: count > 0 });
      }
      await checkFilter(filterCheckbox(panel, first));
      await panel.getByRole('button', { name: 'Limpiar filtros' }).click();
      await expect(filterCheckbox(panel, first)).not.toBeChecked();
      await closeFilters(page, isMobile);
      await expectFilteredList(page, inStock, all);
    },
  );
}

test('R4.9 groups combine by AND; values without products are disabled', phoneOnly, async ({ page, isMobile }) => {
  const all = await fetchProducts();
  const [brand = ''] = valuesByFrequency(all, 'brand');
  const ofBrand = all.filter((product) => product.brand === brand);
  const [category = ''] = valuesByFrequency(ofBrand, 'category');
  await page.goto('/todos');
  const panel = await openFilters(page, isMobile);
  await checkFilter(filterCheckbox(panel, brand));
  const moreButtons = panel.getByRole('button', { name: /^Ver \d+ más/ });
  for (let count = await moreButtons.count(); count > 0; count--) await moreButtons.first().click();
  const emptyCategory = valuesByFrequency(all, 'category').find(
    (value) => !ofBrand.some((product) => product.category === value),
  );
  if (emptyCategory) await expect(filterCheckbox(panel, emptyCategory)).toBeDisabled();
  await checkFilter(filterCheckbox(panel, category));
  await closeFilters(page, isMobile);
  await expectFilteredList(
    page,
    ofBrand.filter((product) => product.category === category),
    all,
  );
  await expect(filterChip(page, brand)).toBeVisible();
  await expect(filterChip(page, category)).toBeVisible();
});

test(
  'R4.9 a group with one value is hidden; checkbox ids are unique, without spaces or ampersands',
  deepOnlyPhone,
  async ({ page, isMobile }) => {
    await page.goto(await productLists['a category'].path());
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

test(
  'R4.12 a list without matches shows the required text and a button that removes the filters',
  phoneOnly,
  async ({ page }) => {
    await page.goto('/todos');
    const unfilteredUrls = await readCardUrls(page);
    await page.goto('/todos?marca=Nadie');
    await expect(main(page)).toContainText('No se encontraron concidencias :(');
    await main(page).getByRole('button', { name: 'Ver toda la lista' }).click();
    await expectCardUrls(page, unfilteredUrls);
  },
);

test('R4.7 brand, price and sort order of the URL apply on load', phoneOnly, async ({ page, isMobile }) => {
  const all = await fetchProducts();
  const [brand = ''] = valuesByFrequency(all, 'brand');
  const filtered = all.filter((product) => product.brand === brand && product.price <= 40_000);
  await page.goto(`/todos?${new URLSearchParams({ marca: brand, 'precio-max': '400', ordenar: 'ASC' })}`);
  await expectFilteredList(page, filtered, all);
  await expect(filterChip(page, 'Hasta $400')).toBeVisible();
  const panel = await openFilters(page, isMobile);
  await expect(filterCheckbox(panel, brand)).toBeChecked();
  await expect(panel.getByLabel('Máximo')).toHaveValue('$400');
});

test(
  'R1.6 a filter on page 2 applies to the whole list, and hides the page number while it applies',
  phoneOnly,
  async ({ page }) => {
    await page.goto('/todos/2');
    await expect(page).toHaveTitle(/página 2/);
    await page.goto('/todos/2?existencias=1');
    const all = await fetchProducts();
    await expectFilteredList(
      page,
      all.filter((product) => countPieces(product) > 0),
      all,
    );
    await expect(page).not.toHaveTitle(/página/);
    await expect(page.getByRole('heading', { level: 1 })).not.toContainText('Página');
    await filterChip(page, 'Sólo existencias').click();
    await expect(page).toHaveTitle(/página 2/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Todos los productos\s*Página 2$/);
  },
);

test('R4.8 on a wide screen, the filters work by keyboard', async ({ page }) => {
  const all = await fetchProducts();
  const [first = ''] = valuesByFrequency(all, 'brand');
  await page.goto('/todos');
  await expect(filtersButton(page)).toBeHidden();
  const panel = filterSidebar(page);
  await filterCheckbox(panel, 'Sólo existencias').focus();
  await page.keyboard.press('Space');
  await expect(filterCheckbox(panel, 'Sólo existencias')).toBeChecked();
  await expect(filterCheckbox(panel, 'Sólo existencias')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('100');
  await page.keyboard.press('Tab');
  await page.keyboard.type('900');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/precio-min=100&precio-max=900/);
  await page.keyboard.press('Tab');
  await expect(panel.getByRole('button', { name: 'Aplicar precios' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(filterCheckbox(panel, first)).toBeChecked();
  await panel.getByRole('button', { name: 'Limpiar filtros' }).press('Enter');
  await expect(filterCheckbox(panel, first)).not.toBeChecked();
  expect([...new URL(page.url()).searchParams]).toEqual([['existencias', '1']]);
  // Removing a chip moves the focus to the sort select.
  await main(page).getByRole('button', { name: 'Quitar Sólo existencias' }).focus();
  await page.keyboard.press('Enter');
  await expect(main(page).getByRole('combobox', { name: 'Ordenar' })).toBeFocused();
});

test('R4.8 no checkbox of the filters moves when another one is checked', async ({ page }) => {
  await page.goto('/categoria/cables-y-adaptadores');
  const panel = filterSidebar(page);
  await expect(panel.locator('label', { hasText: /^2 m/ })).toContainText(/\d$/);
  const measureOffsets = (): Promise<Record<string, number>> =>
    panel.evaluate((element) => {
      const { top } = element.getBoundingClientRect();
      const checkboxes = [...element.querySelectorAll<HTMLInputElement>('input[type=checkbox]')];
      return Object.fromEntries(
        checkboxes.map((checkbox) => [checkbox.id, Math.round(checkbox.getBoundingClientRect().top - top)]),
      );
    });
  const before = await measureOffsets();
  await checkFilter(filterCheckbox(panel, '2 m'));
  await expect(filterCheckbox(panel, 'HDMI')).toBeDisabled();
  expect(await measureOffsets()).toEqual(before);
});

test.describe('without JavaScript', phoneOnly, () => {
  test.use({ javaScriptEnabled: false });
  test('R4.8 no inactive controls are shown, and the list has the full width', async ({ page }) => {
    await page.goto('/todos');
    await expect(cards(page)).toHaveCount(cardsPerPage);
    await expect(main(page).getByRole('checkbox')).toHaveCount(0);
    await expect(main(page).getByRole('combobox')).toHaveCount(0);
    await expect(main(page).getByRole('button')).toHaveCount(0);
    const [left, right] = await Promise.all([cards(page).first().boundingBox(), cards(page).nth(1).boundingBox()]);
    expect(left?.x ?? 99).toBeLessThanOrEqual(0);
    expect(right?.y).toBe(left?.y);
  });
});

test(
  'P21 if the script of a filtered list fails to load, a message is shown; the filter applies when back online',
  phoneOnly,
  async ({ page }) => {
    await page.route('**/filteredList*.js', (route) => route.abort());
    const { path, products } = productLists['a category'];
    const all = await products();
    const [first = ''] = valuesByFrequency(all, 'brand');
    await page.goto(`${await path()}?marca=${encodeURIComponent(first)}`);
    await expect(main(page).getByText('No se pudo cargar la lista completa.')).toBeVisible();
    await expect(cards(page)).toHaveCount(Math.min(cardsPerPage, all.length));
    await page.unroute('**/filteredList*.js');
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expectFilteredList(
      page,
      all.filter(({ brand }) => brand === first),
      all,
    );
    await expect(main(page).getByText('No se pudo cargar la lista completa.')).toHaveCount(0);
  },
);
