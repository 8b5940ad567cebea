import { expect, test, type Page } from '../support/test.ts';
import { findAxeViolations } from '../support/accessible.ts';
import { header, searchBox } from '../support/locators.ts';
import { onSandbox } from '../support/site.ts';
import { recordPageActivity } from '../support/pageActivity.ts';
import { longNarrow, narrow } from '../support/tags.ts';

const list = (page: Page) => header(page).getByRole('listbox', { name: 'Sugerencias' });
const products = (page: Page) => list(page).getByRole('group', { name: 'Productos' });

test.beforeEach(() => {
  test.skip(!onSandbox, 'It counts on what the demo shop sells.');
});

/** Types a text, and waits until what it means is known. */
async function typed(page: Page, text: string): Promise<void> {
  await page.goto('/garantias');
  await searchBox(page).fill(text);
  await expect(
    header(page)
      .getByRole('button', { name: /^Quitar / })
      .first(),
  ).toBeVisible();
}

test(
  'R4.17 no product for the model: the suggestions say so, and link to the chat and to available products',
  narrow,
  async ({ page }) => {
    const activity = await recordPageActivity(page);
    await typed(page, 'funda samsng a54');
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
    expect([activity.problems, await activity.violations()]).toEqual([[], []]);
  },
);

test('R4.17 nothing for the phone at all: the suggestions say so, and link to the chat', narrow, async ({ page }) => {
  await typed(page, 'funda galaxy s21');
  await expect(header(page).getByText('No tenemos funda para Galaxy S21', { exact: true })).toBeVisible();
  await expect(header(page).getByRole('link', { name: 'Pedir por WhatsApp' })).toBeVisible();
  await expect(list(page).getByRole('option')).toHaveCount(0);
});

test(
  'R4.17 the phone of a product has a line that is never truncated, and the shopper’s own is marked',
  narrow,
  async ({ page }) => {
    await page.addInitScript(() =>
      localStorage.setItem('celular', JSON.stringify({ slug: 'galaxy-a54', name: 'Galaxy A54' })),
    );
    // The phones come after the first suggestions.
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/catalogo/celulares/**', async (route) => {
      await held;
      await route.continue();
    });
    await typed(page, 'funda samsng a54');
    const option = products(page).getByRole('option').first();
    await expect(option).toContainText('A54');
    release();
    await expect(option).toContainText('Galaxy A54 Le queda');
    const model = option.locator('.compatible-phones');
    expect(
      await model.evaluate((line) => line.scrollWidth <= line.clientWidth && getComputedStyle(line).textOverflow),
    ).toBe('clip');
  },
);

test(
  'R4.17 a single product that is sold out: its last line says so, with next steps',
  longNarrow,
  async ({ page }) => {
    await typed(page, 'iphone 13 funda');
    await expect(products(page).getByRole('option')).toHaveCount(1);
    await expect(products(page)).toContainText('Agotado por ahora');
    await header(page).getByRole('button', { name: 'Ver el resultado de «iphone 13 funda»' }).click();
    await expect(page).toHaveURL((url) => url.searchParams.get('busqueda') === 'iphone 13 funda');
  },
);

test('R4.12 no results: the chat, the categories and popular searches', narrow, async ({ page }) => {
  const activity = await recordPageActivity(page);
  await page.goto('/garantias');
  await searchBox(page).fill('xyzzyq dron');
  await expect(header(page).getByText('Nada con «xyzzyq dron»')).toBeVisible();
  await expect(list(page).getByRole('option', { name: 'Preguntar por WhatsApp' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\//,
  );
  await expect(list(page).getByRole('group', { name: 'Búsquedas útiles' })).toBeVisible();
  expect(await findAxeViolations(page, 'body > header')).toEqual([]);
  await list(page).getByRole('group', { name: 'Categorías' }).getByRole('option').first().click();
  await expect(page).toHaveURL(/\/categoria\//);
  expect([activity.problems, await activity.violations()]).toEqual([[], []]);
});
