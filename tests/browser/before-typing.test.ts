import { expect, test, type Page } from '../support/test.ts';
import { findAxeViolations } from '../support/accessible.ts';
import { findFixture, pesos } from '../support/fixtures.ts';
import { waitForPaint } from '../support/kinds.ts';
import { header, main, searchBox } from '../support/locators.ts';
import { recordPageActivity } from '../support/pageActivity.ts';
import { longNarrow, narrow } from '../support/tags.ts';

const list = (page: Page) => header(page).getByRole('listbox', { name: 'Sugerencias' });
const viewed = (page: Page) => list(page).getByRole('group', { name: 'Vistos recientemente' });
const searched = (page: Page) => list(page).getByRole('group', { name: 'Tus búsquedas' });
const liveRegion = (page: Page) => header(page).locator('form').getByRole('status');
const button = (page: Page, name: string) => header(page).getByRole('button', { name, exact: true });
const keptOf = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

const texts = ['cargador tipo c', 'cristal galaxy a54', 'funda iphone 14'];

/** A page whose device keeps products that were looked at and texts that were searched for, with the box just reached. */
async function reached(page: Page) {
  const products = [
    await findFixture('onOffer'),
    await findFixture('noModel'),
    await findFixture('used'),
    await findFixture('cents'),
  ];
  await page.goto('/garantias');
  await page.evaluate(
    ([vistos, busquedas]) => {
      localStorage.setItem('vistos', JSON.stringify(vistos));
      localStorage.setItem('busquedas', JSON.stringify(busquedas));
    },
    [products.map(({ id, name }) => ({ id, name, picture: null })), texts] as const,
  );
  await searchBox(page).focus();
  await expect(viewed(page)).toBeVisible();
  return products;
}

test(
  'R2.2 empty box: shows viewed products with current prices, without a layout shift, and axe finds nothing',
  narrow,
  async ({ page }) => {
    let release = (): void => undefined;
    const held = new Promise<void>((done) => (release = done));
    await page.route('**/catalogo/busqueda/*.txt', async (route) => {
      await held;
      await route.continue();
    });
    const activity = await recordPageActivity(page);
    const products = await reached(page);
    const options = viewed(page).getByRole('option');
    await expect(options).toHaveCount(products.length);
    await expect(options.first()).not.toContainText('$');
    await expect(list(page).getByRole('group', { name: 'Búsquedas útiles' })).toBeVisible();
    // In one step: what is rendered anew between finding and measuring has no place.
    const places = () =>
      list(page).evaluate((element) =>
        [...element.querySelectorAll('[role="option"]')].map((each) => each.getBoundingClientRect().y),
      );
    const before = await places();
    release();
    for (const [at, { price, discountPrice }] of products.entries()) {
      const shownPrice = discountPrice > 0 && discountPrice < price ? discountPrice : price;
      await expect(options.nth(at)).toContainText(pesos(shownPrice));
    }
    expect(await places()).toEqual(before);
    expect(await keptOf(page, 'vistos')).not.toContain('price');

    await searchBox(page).press('ArrowDown');
    expect(await findAxeViolations(page, 'body > header')).toEqual([]);
    const small = await header(page)
      .locator('.suggestions :is(button, a)')
      .evaluateAll((all) =>
        all
          .map((each) => ({ name: each.textContent, box: each.getBoundingClientRect() }))
          .filter(({ box }) => box.height < 44 || box.width < 44)
          .map(({ name }) => name),
      );
    expect(small, 'targets of less than 44 px').toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    expect([activity.problems, await activity.violations()]).toEqual([[], []]);
  },
);

test(
  'R2.2 empty box: removes one search, all searches and the viewed products, and announces it',
  narrow,
  async ({ page }) => {
    await reached(page);
    await button(page, 'Quitar «cristal galaxy a54»').click();
    await expect(liveRegion(page)).toHaveText('Quitamos «cristal galaxy a54» de tus búsquedas.');
    await expect(searched(page).getByRole('option')).toHaveText(['cargador tipo c', 'funda iphone 14']);
    expect(await keptOf(page, 'busquedas')).toBe('["cargador tipo c","funda iphone 14"]');
    await expect(searchBox(page)).toBeFocused();
    await button(page, 'Borrar tus búsquedas').click();
    await expect(searched(page)).toHaveCount(0);
    await expect(liveRegion(page)).toHaveText('Borramos de este dispositivo tus búsquedas.');
    await button(page, 'Borrar lo que viste').click();
    await expect(viewed(page)).toHaveCount(0);
    await expect(liveRegion(page)).toHaveText('Borramos de este dispositivo lo que viste.');
    expect([await keptOf(page, 'busquedas'), await keptOf(page, 'vistos')]).toEqual([null, null]);
    await expect(list(page).getByRole('group', { name: 'Búsquedas útiles' })).toBeVisible();
  },
);

test('R2.2 empty box: removing the viewed products removes them from the page, too', longNarrow, async ({ page }) => {
  await reached(page);
  await page.goto('/');
  const recent = main(page).getByRole('region', { name: 'Vistos recientemente' });
  await expect(recent).toBeVisible();
  await searchBox(page).focus();
  await button(page, 'Borrar lo que viste').click();
  await expect(recent).toBeHidden();
});

test('R2.2 empty box: Tab moves through its buttons to the page, and the focus moves to an element that remains', async ({
  page,
}) => {
  await reached(page);
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
  await expect(list(page)).toBeHidden();

  await searchBox(page).focus();
  await expect(viewed(page)).toBeVisible();
  await button(page, 'Quitar «cargador tipo c»').focus();
  await page.keyboard.press('Enter');
  await expect(button(page, 'Quitar «cristal galaxy a54»')).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(searched(page)).toHaveCount(0);
  await expect(button(page, 'Borrar lo que viste')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(list(page)).toBeHidden();
  await expect(searchBox(page)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(viewed(page).getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
  await button(page, 'Borrar lo que viste').focus();
  await page.keyboard.press('Enter');
  await expect(searchBox(page)).toBeFocused();
  await expect(searchBox(page)).not.toHaveAttribute('aria-activedescendant');
  await expect(list(page)).toBeVisible();
});
