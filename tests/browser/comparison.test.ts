import { findAxeViolations } from '../support/axe.ts';
import { holdRequests } from '../support/holdRequests.ts';
import { apiFailures, productEndpointPattern } from '../support/productPage.ts';
import { cards, main, readLinkUrls } from '../support/locators.ts';
import { sortSelect, toProductId } from '../support/productList.ts';
import { expectNoLayoutShift, recordPageActivity } from '../support/pageActivity.ts';
import { waitUntilIdle } from '../support/pageKinds.ts';
import { onSandbox } from '../support/site.ts';
import { expect, test, type Page } from '../support/test.ts';
import { deepOnly, phoneOnly } from '../support/tags.ts';

test.skip(!onSandbox, 'Requires the products of the sandbox.');

const listPath = '/categoria/cables-y-adaptadores';
const comparison = (page: Page) => main(page).getByRole('region', { name: 'Comparación' });
const compareBar = (page: Page) => main(page).getByRole('region', { name: 'Comparar productos' });
const compareCheckboxes = (page: Page) => main(page).getByRole('checkbox', { name: /^Comparar / });

/** Measures how far the comparison can be scrolled horizontally, px. */
const measureOverflow = (page: Page): Promise<number> =>
  comparison(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);

/** Reads the ids of the first products of the list. @returns them separated by commas, as in the URL */
const readFirstIds = async (page: Page, count: number): Promise<string> => {
  const urls = await readLinkUrls(cards(page).locator('h3 a'));
  return urls.slice(0, count).map(toProductId).join(',');
};

test(
  'R4.23 products are selected on their cards by keyboard, kept in the URL, and compared on a page',
  phoneOnly,
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const release = await holdRequests(page, /\/chooseProducts[\w.-]*\.js/);
    await page.goto(listPath);
    // A second press while the script loads does not undo the first.
    for (const delay of [0, 20])
      await main(page).getByRole('button', { name: 'Comparar', exact: true }).press('Enter', { delay });
    release();
    await expect(compareBar(page)).toContainText('Elige de 2 a 4 productos');
    const ids = await readFirstIds(page, 2);
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
    const remainingId = ids.split(',')[1] ?? '';
    await expect(page).toHaveURL(new RegExp(`/comparar\\?id=${remainingId}$`));
    // It stays chosen, and so it does if Back undoes a sort order.
    await main(page).getByRole('link', { name: 'Elegir otro producto' }).click();
    await expect(compareBar(page)).toContainText('Elige otro producto');
    await sortSelect(page).selectOption('1');
    await expect(page).toHaveURL(/ordenar=ASC/);
    // The sorted list is a new one.
    await expect(main(page).locator('.filtered')).toBeVisible();
    await compareCheckboxes(page).and(page.locator(':enabled:not(:checked)')).first().check();
    const [chosenIds = ''] = /comparar=[\d,]+$/.exec(page.url()) ?? [];
    expect(chosenIds).toContain(',');
    await page.goBack();
    await expect(page).toHaveURL(`${listPath}?${chosenIds}`);
  },
);

test(
  'R4.23 up to four products can be selected, and closing the bar clears the selection',
  deepOnly,
  async ({ page }) => {
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
  },
);

test('R1.13 R4.23 the comparison shows up to four products and missing attributes, and reports discontinued products and other types', async ({
  page,
}) => {
  await page.goto(listPath);
  const ids = await readFirstIds(page, 4);
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
  const otherKind = main(page).getByRole('paragraph').filter({ hasText: 'es de otro tipo: no se compara.' });
  await expect(otherKind.getByRole('link')).toHaveAttribute('href', '/producto/3');
  await expect(comparison(page).getByRole('link', { name: /^Comprar / })).toHaveCount(2);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
});

test('R4.23 without the first product, those of another kind are compared', deepOnly, async ({ page }) => {
  await page.goto('/comparar?id=3,127,319');
  await comparison(page)
    .getByRole('button', { name: /^Quitar / })
    .click();
  await expect(comparison(page).getByRole('link', { name: /^Comprar / })).toHaveCount(2);
  await expect(page).toHaveURL(/\/comparar\?id=127,319$/);
});

test('R4.23 products of a sorted list are selected on their cards', async ({ page }) => {
  await page.goto(`${listPath}?ordenar=ASC`);
  await main(page).getByRole('button', { name: 'Comparar', exact: true }).click();
  await compareCheckboxes(page).first().check();
  await main(page).getByRole('combobox', { name: 'Ordenar' }).selectOption('2');
  await expect(page).toHaveURL(/ordenar=DESC/);
  await compareCheckboxes(page).first().check();
  await expect(compareBar(page).getByRole('link', { name: 'Comparar 2' })).toBeVisible();
});

test('R4.14 R4.23 if the API fails, the comparison uses the snapshot', async ({ page }) => {
  await page.route(productEndpointPattern, apiFailures['responds with 500']);
  await page.goto('/comparar?id=127,319');
  await expect(comparison(page).getByRole('link', { name: /^Comprar / })).toHaveCount(2);
});

test('R4.23 while the compared products load, their number is blank', async ({ page }) => {
  await holdRequests(page, productEndpointPattern);
  await page.goto('/comparar?id=127,319');
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(/^Comparar\s*$/);
});

test('R4.23 a list that opens with products to compare causes no layout shift', async ({ page }) => {
  const activity = await recordPageActivity(page);
  await page.goto(`${listPath}?comparar=127,319`);
  await expect(compareBar(page)).toBeVisible();
  await expect(page.locator('.compare-box').first()).toBeVisible();
  await waitUntilIdle(page);
  await expectNoLayoutShift(activity);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('R1.13 the comparison says that it needs JavaScript', async ({ page }) => {
    await page.goto('/comparar?id=127,319');
    await expect(main(page)).toContainText('necesita JavaScript');
  });
});
