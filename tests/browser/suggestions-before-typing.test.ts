import { effectivePrice, formatPesos } from '../support/productList.ts';
import { holdRequests } from '../support/holdRequests.ts';
import { expect, test, type Page } from '../support/test.ts';
import type { Product } from '../../src/contract/catalogue.ts';
import { findAxeViolations } from '../support/axe.ts';
import { findFixtureProduct } from '../support/fixtureProducts.ts';
import { waitForPaint } from '../support/pageKinds.ts';
import { header, main, searchBox, suggestions } from '../support/locators.ts';
import { recordPageActivity } from '../support/pageActivity.ts';
import { deepOnlyPhone, phoneOnly } from '../support/tags.ts';

const viewedProducts = (page: Page) => suggestions(page).getByRole('group', { name: 'Vistos recientemente' });
const pastSearches = (page: Page) => suggestions(page).getByRole('group', { name: 'Tus búsquedas' });
const liveRegion = (page: Page) => header(page).locator('form').getByRole('status');
const headerButton = (page: Page, name: string) => header(page).getByRole('button', { name, exact: true });
const readLocalStorage = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

const storedSearches = ['cargador tipo c', 'cristal galaxy a54', 'funda iphone 14'];

/** Focuses the empty search box on a device with stored viewed products and searches; returns the products. */
async function openSuggestions(page: Page): Promise<Product[]> {
  const products = [
    await findFixtureProduct('onOffer'),
    await findFixtureProduct('noModel'),
    await findFixtureProduct('used'),
    await findFixtureProduct('cents'),
  ];
  await page.goto('/garantias');
  await page.evaluate(
    ([vistos, busquedas]) => {
      localStorage.setItem('vistos', JSON.stringify(vistos));
      localStorage.setItem('busquedas', JSON.stringify(busquedas));
    },
    [products.map(({ id, name }) => ({ id, name, picture: null })), storedSearches] as const,
  );
  await searchBox(page).focus();
  await expect(viewedProducts(page)).toBeVisible();
  return products;
}

test(
  'R2.2 empty box: viewed products get current prices without a layout shift; axe and target sizes are fine',
  phoneOnly,
  async ({ page }) => {
    const release = await holdRequests(page, '**/catalogo/busqueda/*.txt');
    const activity = await recordPageActivity(page);
    const products = await openSuggestions(page);
    const options = viewedProducts(page).getByRole('option');
    await expect(options).toHaveCount(products.length);
    await expect(options.first()).not.toContainText('$');
    await expect(suggestions(page).getByRole('group', { name: 'Búsquedas útiles' })).toBeVisible();
    // In one call: an option that is re-rendered between locating and measuring has no position.
    const measureOptions = () =>
      suggestions(page).evaluate((element) =>
        [...element.querySelectorAll('[role="option"]')].map((option) => option.getBoundingClientRect().y),
      );
    const before = await measureOptions();
    release();
    for (const [index, product] of products.entries())
      await expect(options.nth(index)).toContainText(formatPesos(effectivePrice(product)));
    expect(await measureOptions()).toEqual(before);
    expect(await readLocalStorage(page, 'vistos')).not.toContain('price');

    await searchBox(page).press('ArrowDown');
    expect(await findAxeViolations(page, 'body > header')).toEqual([]);
    const smallTargets = await header(page)
      .locator('.suggestions :is(button, a)')
      .evaluateAll((targets) =>
        targets
          .map((target) => ({ name: target.textContent, box: target.getBoundingClientRect() }))
          .filter(({ box }) => box.height < 44 || box.width < 44)
          .map(({ name }) => name),
      );
    expect(smallTargets, 'targets of less than 44 px').toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    expect([activity.pageErrors, await activity.cspViolations()]).toEqual([[], []]);
  },
);

test(
  'R2.2 empty box: a search, all searches and the viewed products can be removed, and each removal is announced',
  phoneOnly,
  async ({ page }) => {
    await openSuggestions(page);
    await headerButton(page, 'Quitar «cristal galaxy a54»').click();
    await expect(liveRegion(page)).toHaveText('Quitamos «cristal galaxy a54» de tus búsquedas.');
    await expect(pastSearches(page).getByRole('option')).toHaveText(['cargador tipo c', 'funda iphone 14']);
    expect(await readLocalStorage(page, 'busquedas')).toBe('["cargador tipo c","funda iphone 14"]');
    await expect(searchBox(page)).toBeFocused();
    await headerButton(page, 'Borrar tus búsquedas').click();
    await expect(pastSearches(page)).toHaveCount(0);
    await expect(liveRegion(page)).toHaveText('Borramos de este dispositivo tus búsquedas.');
    await headerButton(page, 'Borrar lo que viste').click();
    await expect(viewedProducts(page)).toHaveCount(0);
    await expect(liveRegion(page)).toHaveText('Borramos de este dispositivo lo que viste.');
    expect([await readLocalStorage(page, 'busquedas'), await readLocalStorage(page, 'vistos')]).toEqual([null, null]);
    await expect(suggestions(page).getByRole('group', { name: 'Búsquedas útiles' })).toBeVisible();
  },
);

test(
  'R2.2 empty box: removing the viewed products hides their section on home, too',
  deepOnlyPhone,
  async ({ page }) => {
    await openSuggestions(page);
    await page.goto('/');
    const recentlyViewed = main(page).getByRole('region', { name: 'Vistos recientemente' });
    await expect(recentlyViewed).toBeVisible();
    await searchBox(page).focus();
    await headerButton(page, 'Borrar lo que viste').click();
    await expect(recentlyViewed).toBeHidden();
  },
);

test('R2.2 empty box: Tab moves through its buttons to the content; after a removal a remaining element has the focus', async ({
  page,
}) => {
  await openSuggestions(page);
  const focused: string[] = [];
  for (let presses = 0; presses < 20; presses++) {
    await page.keyboard.press('Tab');
    await waitForPaint(page);
    focused.push(await page.evaluate(() => document.activeElement?.textContent.trim() ?? ''));
    if (await page.evaluate(() => document.activeElement?.closest('main') !== null)) break;
  }
  expect(focused).toContain('Borrar lo que viste');
  expect(focused).toContain('Todos los productos');
  await expect(main(page).locator(':focus')).toHaveCount(1);
  await expect(suggestions(page)).toBeHidden();

  await searchBox(page).focus();
  await expect(viewedProducts(page)).toBeVisible();
  await headerButton(page, 'Quitar «cargador tipo c»').focus();
  await page.keyboard.press('Enter');
  await expect(headerButton(page, 'Quitar «cristal galaxy a54»')).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(pastSearches(page)).toHaveCount(0);
  await expect(headerButton(page, 'Borrar lo que viste')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(suggestions(page)).toBeHidden();
  await expect(searchBox(page)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(viewedProducts(page).getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
  await headerButton(page, 'Borrar lo que viste').focus();
  await page.keyboard.press('Enter');
  await expect(searchBox(page)).toBeFocused();
  await expect(searchBox(page)).not.toHaveAttribute('aria-activedescendant');
  await expect(suggestions(page)).toBeVisible();
});
