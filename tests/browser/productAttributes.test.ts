import { findAxeViolations } from '../support/axe.ts';
import { filterCheckbox, filterChip, filters, openFilters, closeFilters, checkFilter } from '../support/filters.ts';
import { apiFailures } from '../support/liveProduct.ts';
import { cards, main } from '../support/locators.ts';
import { onSandbox } from '../support/site.ts';
import { expect, test, type Page } from '../support/test.ts';
import { long, narrow } from '../support/tags.ts';

test.skip(!onSandbox, 'Product names of the demo shop contain attributes.');

const listPath = '/categoria/cables-y-adaptadores';
const comparison = (page: Page) => main(page).getByRole('region', { name: 'Comparación' });
const compareBar = (page: Page) => main(page).getByRole('region', { name: 'Comparar productos' });
const compareCheckboxes = (page: Page) => main(page).getByRole('checkbox', { name: /^Comparar / });

/** The scrollable overflow of the comparison, px. */
const measureOverflow = (page: Page): Promise<number> =>
  comparison(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);

/** The ids of the first products of the list, separated by commas. */
const joinFirstIds = async (page: Page, count: number): Promise<string> => {
  const ids = await cards(page)
    .locator('h3 a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.slice(10) ?? ''));
  return ids.slice(0, count).join(',');
};

test('R4.21 attributes in names filter a list: checkboxes, chip, count and URL', narrow, async ({ page, isMobile }) => {
  await page.goto(listPath);
  const panel = await openFilters(page, isMobile);
  await checkFilter(filterCheckbox(panel, '2 m'));
  await expect(page).toHaveURL(/[?&]largo=2\+m/);
  await expect(filterCheckbox(panel, 'HDMI')).toBeDisabled();
  await expect(filterCheckbox(panel, 'No lo dice').first()).toBeAttached();
  if (isMobile) {
    const { height = 0 } = (await panel.locator('label', { hasText: /^2 m/ }).boundingBox()) ?? {};
    expect(height).toBeGreaterThanOrEqual(44);
    expect(await findAxeViolations(page, 'dialog[open]')).toEqual([]);
  }
  await closeFilters(page, isMobile);
  for (const name of await cards(page).locator('h3').allTextContents()) expect(name).toContain('2 m');
  await expect(main(page).getByRole('status').first()).toHaveText(/^\d+ de \d+ productos$/);
  await page.reload();
  await expect(filterChip(page, 'Largo: 2 m')).toBeVisible();
  await main(page).getByRole('button', { name: 'Limpiar todo' }).click();
  await expect(page).toHaveURL(new RegExp(`${listPath}$`));
  if (!isMobile) await expect(filterCheckbox(filters(page, false), '2 m')).not.toBeChecked();
});

test('R4.8 no checkbox of the filters moves when another one is checked', async ({ page, isMobile }) => {
  test.skip(isMobile, 'The sidebar and the sheet have the same groups.');
  await page.goto(listPath);
  const panel = await openFilters(page, isMobile);
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

test('R4.21 a product page shows the attributes of its name', async ({ page }) => {
  await page.goto('/producto/127');
  await expect(main(page).locator('.product-attributes')).toHaveText('ConectorUSB-C a USB-CLargo2 mPotencia100 W');
});

test(
  'R4.23 products are selected on their cards by keyboard, and compared side by side on a page',
  narrow,
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(listPath);
    await main(page).getByRole('button', { name: 'Comparar', exact: true }).press('Enter');
    await expect(compareBar(page)).toContainText('Elige de 2 a 4 productos');
    const ids = await joinFirstIds(page, 2);
    for (const index of [0, 1]) {
      await compareCheckboxes(page).nth(index).focus();
      await page.keyboard.press('Space');
    }
    await expect(page).toHaveURL(new RegExp(`comparar=${ids}$`));
    // The selection is in the URL, so a reload keeps it.
    await page.reload();
    await expect(compareCheckboxes(page).nth(1)).toBeChecked();
    await compareBar(page).getByRole('link', { name: 'Comparar 2' }).press('Enter');
    await expect(page).toHaveURL(new RegExp(`/comparar\\?id=${ids}$`));
    await expect(main(page).getByRole('heading', { level: 1 })).toContainText('2 productos');
    await expect(comparison(page).getByRole('link', { name: /^Comprar / })).toHaveCount(2);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    expect(await findAxeViolations(page, 'main')).toEqual([]);
    await comparison(page)
      .getByRole('button', { name: /^Quitar / })
      .first()
      .press('Enter');
    await expect(main(page)).toContainText('Para comparar hacen falta dos productos.');
    await expect(page).toHaveURL(new RegExp(`/comparar\\?id=${ids.split(',')[1] ?? ''}$`));
  },
);

test('R4.23 up to four products can be selected, and closing the bar clears the selection', long, async ({ page }) => {
  await page.goto(listPath);
  const compareButton = main(page).getByRole('button', { name: 'Comparar', exact: true });
  await compareButton.click();
  for (const index of [0, 1, 2, 3]) await compareCheckboxes(page).nth(index).check();
  await expect(
    main(page)
      .getByRole('checkbox', { name: /^Hasta 4 productos/ })
      .first(),
  ).toBeDisabled();
  await expect(compareBar(page).getByRole('link', { name: 'Comparar 4' })).toBeVisible();
  // A selected product can be exchanged for another.
  await compareCheckboxes(page).nth(3).uncheck();
  await compareCheckboxes(page).nth(4).check();
  await expect(compareBar(page).getByRole('link', { name: 'Comparar 4' })).toBeVisible();
  await compareBar(page).getByRole('button', { name: 'Dejar de comparar' }).click();
  await expect(compareCheckboxes(page)).toHaveCount(0);
  await expect(compareButton).toBeFocused();
  await expect(page).toHaveURL(new RegExp(`${listPath}$`));
});

test('R1.13 R4.23 the comparison marks missing attributes, and reports unavailable products and other types', async ({
  page,
}) => {
  await page.goto(listPath);
  const ids = await joinFirstIds(page, 4);
  await page.goto(`/comparar?id=${ids},999999`);
  await expect(comparison(page).getByRole('link', { name: /^Comprar / })).toHaveCount(4);
  // Four products fit a wide screen; on a phone they overflow.
  expect(await measureOverflow(page)).toBe(0);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  expect(await measureOverflow(page)).toBeGreaterThan(0);
  await page.goto(`/comparar?id=127,319,999999`);
  await expect(main(page)).toContainText('Un producto ya no está en la tienda.');
  const powerRow = comparison(page).getByRole('row', { name: /^Potencia/ });
  await expect(powerRow.getByRole('cell')).toHaveText(['100 W', 'No lo dice']);
  expect(await measureOverflow(page)).toBe(0);
  // A URL may contain any products: only those of the same type as the first are compared.
  await page.goto('/comparar?id=127,3,319');
  await expect(main(page)).toContainText('Un producto es de otro tipo: no se compara.');
  await expect(comparison(page).getByRole('link', { name: /^Comprar / })).toHaveCount(2);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
});

test('R4.14 R4.23 when the API fails, the comparison uses the snapshot', async ({ page }) => {
  const fail = apiFailures['responds with 500'];
  if (fail) await page.route('**/postObtenervwProducto*', fail);
  await page.goto('/comparar?id=127,319');
  await expect(comparison(page).getByRole('link', { name: /^Comprar / })).toHaveCount(2);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('R1.13 the comparison says that it needs JavaScript', async ({ page }) => {
    await page.goto('/comparar?id=127,319');
    await expect(main(page)).toContainText('necesita JavaScript');
  });
});
