import { findAxeViolations } from '../support/accessible.ts';
import { box, chip, filters, openFilters, seeResults, check } from '../support/filters.ts';
import { failures } from '../support/live.ts';
import { cards, main } from '../support/locators.ts';
import { onSandbox } from '../support/site.ts';
import { expect, test, type Page } from '../support/test.ts';
import { long, narrow } from '../support/tags.ts';

test.skip(!onSandbox, 'It counts on names that tell attributes.');

const list = '/categoria/cables-y-adaptadores';
const comparison = (page: Page) => main(page).getByRole('region', { name: 'Comparación' });
const bar = (page: Page) => main(page).getByRole('region', { name: 'Comparar productos' });
const boxes = (page: Page) => main(page).getByRole('checkbox', { name: /^Comparar / });

/** How much of the comparison is to be scrolled to, px. */
const outOfSight = (page: Page): Promise<number> =>
  comparison(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);

/** The ids of products in the order of the list. */
const firstIds = async (page: Page, count: number): Promise<string> => {
  const links = await cards(page)
    .locator('h3 a')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')?.slice(10) ?? ''));
  return links.slice(0, count).join(',');
};

test('R4.21 attributes of names filter a list: checkboxes, chip, count and URL', narrow, async ({ page, isMobile }) => {
  await page.goto(list);
  const panel = await openFilters(page, isMobile);
  await check(box(panel, '2 m'));
  await expect(page).toHaveURL(/[?&]largo=2\+m/);
  await expect(box(panel, 'HDMI')).toBeDisabled();
  await expect(box(panel, 'No lo dice').first()).toBeAttached();
  if (isMobile) {
    const { height = 0 } = (await panel.locator('label', { hasText: /^2 m/ }).boundingBox()) ?? {};
    expect(height).toBeGreaterThanOrEqual(44);
    expect(await findAxeViolations(page, 'dialog[open]')).toEqual([]);
  }
  await seeResults(page, isMobile);
  for (const name of await cards(page).locator('h3').allTextContents()) expect(name).toContain('2 m');
  await expect(main(page).getByRole('status').first()).toHaveText(/^\d+ de \d+ productos$/);
  await page.reload();
  await expect(chip(page, 'Largo: 2 m')).toBeVisible();
  await main(page).getByRole('button', { name: 'Limpiar todo' }).click();
  await expect(page).toHaveURL(new RegExp(`${list}$`));
  if (!isMobile) await expect(box(filters(page, false), '2 m')).not.toBeChecked();
});

test('R4.8 no checkbox moves within the filters as another one is ticked', async ({ page, isMobile }) => {
  test.skip(isMobile, 'The sidebar and the sheet have the same groups.');
  await page.goto(list);
  const panel = await openFilters(page, isMobile);
  await expect(panel.locator('label', { hasText: /^2 m/ })).toContainText(/\d$/);
  const offsets = (): Promise<Record<string, number>> =>
    panel.evaluate((element) => {
      const { top } = element.getBoundingClientRect();
      const boxes = [...element.querySelectorAll<HTMLInputElement>('input[type=checkbox]')];
      return Object.fromEntries(boxes.map((each) => [each.id, Math.round(each.getBoundingClientRect().top - top)]));
    });
  const before = await offsets();
  await check(box(panel, '2 m'));
  await expect(box(panel, 'HDMI')).toBeDisabled();
  expect(await offsets()).toEqual(before);
});

test('R4.21 a product page shows the attributes of its name', async ({ page }) => {
  await page.goto('/producto/127');
  await expect(main(page).locator('.product-attributes')).toHaveText('ConectorUSB-C a USB-CLargo2 mPotencia100 W');
});

test(
  'R4.23 the keyboard selects products from their cards, and the page compares them side by side',
  narrow,
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(list);
    await main(page).getByRole('button', { name: 'Comparar', exact: true }).press('Enter');
    await expect(bar(page)).toContainText('Elige de 2 a 4 productos');
    const ids = await firstIds(page, 2);
    for (const index of [0, 1]) {
      await boxes(page).nth(index).focus();
      await page.keyboard.press('Space');
    }
    await expect(page).toHaveURL(new RegExp(`comparar=${ids}$`));
    // The choice is in the URL.
    await page.reload();
    await expect(boxes(page).nth(1)).toBeChecked();
    await bar(page).getByRole('link', { name: 'Comparar 2' }).press('Enter');
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

test('R4.23 four products at most, and closing the bar clears the selection', long, async ({ page }) => {
  await page.goto(list);
  const chipOfList = main(page).getByRole('button', { name: 'Comparar', exact: true });
  await chipOfList.click();
  for (const index of [0, 1, 2, 3]) await boxes(page).nth(index).check();
  await expect(
    main(page)
      .getByRole('checkbox', { name: /^Hasta 4 productos/ })
      .first(),
  ).toBeDisabled();
  await expect(bar(page).getByRole('link', { name: 'Comparar 4' })).toBeVisible();
  // A chosen one can be exchanged for another.
  await boxes(page).nth(3).uncheck();
  await boxes(page).nth(4).check();
  await expect(bar(page).getByRole('link', { name: 'Comparar 4' })).toBeVisible();
  await bar(page).getByRole('button', { name: 'Dejar de comparar' }).click();
  await expect(boxes(page)).toHaveCount(0);
  await expect(chipOfList).toBeFocused();
  await expect(page).toHaveURL(new RegExp(`${list}$`));
});

test('R1.13 R4.23 the comparison marks a missing attribute and an unavailable product', async ({ page }) => {
  await page.goto(list);
  const ids = await firstIds(page, 4);
  await page.goto(`/comparar?id=${ids},999999`);
  await expect(comparison(page).getByRole('link', { name: /^Comprar / })).toHaveCount(4);
  // Four fit a wide screen, two a phone.
  expect(await outOfSight(page)).toBe(0);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  expect(await outOfSight(page)).toBeGreaterThan(0);
  await page.goto(`/comparar?id=127,319,999999`);
  await expect(main(page)).toContainText('Un producto ya no está en la tienda.');
  const power = comparison(page).getByRole('row', { name: /^Potencia/ });
  await expect(power.getByRole('cell')).toHaveText(['100 W', 'No lo dice']);
  expect(await outOfSight(page)).toBe(0);
  // An address can name any products: those of the first one's kind are compared.
  await page.goto('/comparar?id=127,3,319');
  await expect(main(page)).toContainText('Un producto es de otro tipo: no se compara.');
  await expect(comparison(page).getByRole('link', { name: /^Comprar / })).toHaveCount(2);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
});

test('R4.14 R4.23 when the API fails, the comparison uses the snapshot', async ({ page }) => {
  const fail = failures['responds with 500'];
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
