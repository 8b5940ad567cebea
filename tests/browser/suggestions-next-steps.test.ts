import { holdRequests } from '../support/holdRequests.ts';
import { expect, test, type Page } from '../support/test.ts';
import { findAxeViolations } from '../support/axe.ts';
import { header, searchBox, suggestions } from '../support/locators.ts';
import { onSandbox } from '../support/site.ts';
import { recordPageActivity } from '../support/pageActivity.ts';
import { deepOnlyPhone, phoneOnly } from '../support/tags.ts';

const suggestedProducts = (page: Page) => suggestions(page).getByRole('group', { name: 'Productos' });

test.beforeEach(() => {
  test.skip(!onSandbox, 'Requires the products of the sandbox.');
});

/** Types a query, and waits for its interpretation. */
async function typeQuery(page: Page, text: string): Promise<void> {
  await page.goto('/garantias');
  await searchBox(page).fill(text);
  await expect(
    header(page)
      .getByRole('button', { name: /^Quitar / })
      .first(),
  ).toBeVisible();
}

test(
  'R4.17 without products for the model, suggestions say so, and link to WhatsApp and to other products for the phone',
  phoneOnly,
  async ({ page }) => {
    const activity = await recordPageActivity(page);
    await typeQuery(page, 'funda samsng a54');
    await expect(header(page)).toContainText('Mostramos «samsung» en vez de «samsng».');
    await expect(header(page)).toContainText('No tenemos funda para Galaxy A54');
    await expect(header(page).getByRole('link', { name: 'Pedir por WhatsApp' })).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\//,
    );
    await expect(header(page).getByRole('button', { name: /^Ver los \d+ resultados/ })).toBeVisible();
    expect(await findAxeViolations(page, 'body > header')).toEqual([]);
    await header(page).getByRole('link', { name: 'Ver todo para Galaxy A54' }).click();
    await expect(page).toHaveURL((url) => url.searchParams.get('busqueda') === 'Galaxy A54');
    expect([activity.pageErrors, await activity.cspViolations()]).toEqual([[], []]);
  },
);

test('R2.11 R4.12 a city in the search box leads to its branch', phoneOnly, async ({ page }) => {
  await page.goto('/garantias');
  await searchBox(page).fill('cargador monterrey');
  const branches = suggestions(page).getByRole('group', { name: 'Sucursales' });
  await expect(branches.getByRole('option')).toHaveAttribute('href', /^\/sucursales\/monterrey/);
  await searchBox(page).fill('sucursal zapopan');
  await suggestions(page)
    .getByRole('option', { name: /^Sucursal Zapopan/ })
    .click();
  await expect(page).toHaveURL(/\/sucursales\/zapopan/);
});

test(
  'R4.17 without any products for the phone, suggestions say so, and link to WhatsApp',
  phoneOnly,
  async ({ page }) => {
    await typeQuery(page, 'funda galaxy s21');
    await expect(header(page).getByText('No tenemos funda para Galaxy S21', { exact: true })).toBeVisible();
    await expect(header(page).getByRole('link', { name: 'Pedir por WhatsApp' })).toBeVisible();
    await expect(suggestions(page).getByRole('option')).toHaveCount(0);
  },
);

test(
  'R4.17 a suggested product marks the shopper’s phone, and its phone names are not truncated',
  phoneOnly,
  async ({ page }) => {
    await page.addInitScript(() =>
      localStorage.setItem('celular', JSON.stringify({ slug: 'galaxy-a54', name: 'Galaxy A54' })),
    );
    // The list of phones loads after the first suggestions.
    const release = await holdRequests(page, '**/catalogo/celulares/**');
    await typeQuery(page, 'funda samsng a54');
    const option = suggestedProducts(page).getByRole('option').first();
    await expect(option).toContainText('A54');
    release();
    await expect(option).toContainText('Galaxy A54 Le queda');
    const compatiblePhones = option.locator('.compatible-phones');
    expect(await compatiblePhones.evaluate((line) => line.scrollWidth <= line.clientWidth)).toBe(true);
    await expect(compatiblePhones).toHaveCSS('text-overflow', 'clip');
  },
);

test(
  'R4.17 a single sold-out product is suggested as such, with a link to the results',
  deepOnlyPhone,
  async ({ page }) => {
    await typeQuery(page, 'iphone 13 funda');
    await expect(suggestedProducts(page).getByRole('option')).toHaveCount(1);
    await expect(suggestedProducts(page)).toContainText('Agotado por ahora');
    await header(page).getByRole('button', { name: 'Ver el resultado de «iphone 13 funda»' }).click();
    await expect(page).toHaveURL((url) => url.searchParams.get('busqueda') === 'iphone 13 funda');
  },
);

test(
  'R4.12 without results, suggestions offer WhatsApp, categories and popular searches',
  phoneOnly,
  async ({ page }) => {
    const activity = await recordPageActivity(page);
    await page.goto('/garantias');
    await searchBox(page).fill('xyzzyq dron');
    await expect(header(page).getByText('Nada con «xyzzyq dron»')).toBeVisible();
    await expect(suggestions(page).getByRole('option', { name: 'Preguntar por WhatsApp' })).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\//,
    );
    await expect(suggestions(page).getByRole('group', { name: 'Búsquedas útiles' })).toBeVisible();
    expect(await findAxeViolations(page, 'body > header')).toEqual([]);
    await suggestions(page).getByRole('group', { name: 'Categorías' }).getByRole('option').first().click();
    await expect(page).toHaveURL(/\/categoria\//);
    expect([activity.pageErrors, await activity.cspViolations()]).toEqual([[], []]);
  },
);
