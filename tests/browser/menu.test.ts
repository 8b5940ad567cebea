import { expect, test, type Page } from '../support/test.ts';
import { categoriesButton, header, main, searchBox } from '../support/parts.ts';
import { categories } from '../support/site.ts';
import { watch } from '../support/watch.ts';

const categoryLink = (page: Page, name: string) => header(page).getByRole('link', { name, exact: true });

async function firstLink(page: Page) {
  const [first] = await categories();
  return categoryLink(page, first?.name ?? '');
}

test('R2.3 the invoice button leads to /facturacion and is hidden on phones', async ({ page, isMobile }) => {
  await page.goto('/');
  const button = header(page).getByRole('link', { name: 'Factura tu compra', includeHidden: true });
  await expect(button).toHaveAttribute('href', '/facturacion');
  await expect(button).toBeVisible({ visible: !isMobile });
});

test.describe('R2.4 the categories', () => {
  test('are all there, each with its icon', async ({ page }) => {
    await page.goto('/');
    await categoriesButton(page).click();
    const all = await categories();
    expect(all.length).toBeGreaterThan(0);
    for (const { name } of all) {
      await expect(categoryLink(page, name)).toBeVisible();
      const icon = await categoryLink(page, name).locator('svg').boundingBox();
      expect(icon?.width, name).toBeGreaterThanOrEqual(16);
      expect(icon?.height, name).toBeGreaterThanOrEqual(16);
    }
    await expect(header(page).locator('a[href^="/categoria/"]')).toHaveCount(all.length);
  });

  test('a click leads to the page of the category', async ({ page }) => {
    const name = (await categories()).at(-1)?.name ?? '';
    await page.goto('/todos');
    await categoriesButton(page).click();
    await categoryLink(page, name).click();
    await expect(page).toHaveTitle(`Categoría: ${name}`);
  });

  test('open and close by the button, a click elsewhere and Escape', async ({ page }) => {
    await page.goto('/');
    const first = await firstLink(page);
    const button = categoriesButton(page);
    await expect(first).toBeHidden();
    await button.click();
    await expect(first).toBeVisible();
    await button.click();
    await expect(first).toBeHidden();

    await button.click();
    await searchBox(page).click();
    await expect(first).toBeHidden();

    await button.click();
    await expect(first).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(first).toBeHidden();
    await expect(button).toBeFocused();
  });

  test('work by keyboard', async ({ page }) => {
    await page.goto('/');
    const first = await firstLink(page);
    await categoriesButton(page).focus();
    for (const key of ['Enter', 'Space']) {
      await page.keyboard.press(key);
      await expect(first).toBeVisible();
      await page.keyboard.press(key);
      await expect(first).toBeHidden();
    }
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(first).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveTitle(/^Categoría: /);
  });

  test('P36 nothing of a hostile icon runs or stays', async ({ page }) => {
    const seen = await watch(page);
    await page.goto('/');
    await categoriesButton(page).click();
    for (const { name } of await categories()) await categoryLink(page, name).hover();
    const left = await header(page)
      .locator('a[href^="/categoria/"] *')
      .evaluateAll((parts) =>
        parts.flatMap((part) => [
          ...(/^(?:svg|path|circle|rect|line|polyline|polygon|ellipse|g|span|i)$/.test(part.localName)
            ? []
            : [part.localName]),
          ...[...part.attributes]
            .filter(({ name, value }) => /^on|href/i.test(name) || /javascript:|data:|url\(/i.test(value))
            .map(({ name, value }) => `${name}=${value}`),
        ]),
      );
    expect(left).toEqual([]);
    expect(seen.problems).toEqual([]);
    expect(await seen.violations()).toEqual([]);
  });
});

test('R2.5 the header leads to all products and, in red, to the offers', async ({ page }) => {
  await page.goto('/');
  const offers = header(page).getByRole('link', { name: 'Ofertas', exact: true });
  await expect(offers).toBeVisible();
  await expect(offers).toHaveAttribute('href', '/ofertas');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const colour = await offers.evaluate((link) => getComputedStyle(link).backgroundColor);
    const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number);
    expect(red, colour).toBeGreaterThan(150);
    expect(red, colour).toBeGreaterThan(2.5 * Math.max(green, blue));
  }
  await header(page).getByRole('link', { name: 'Todos los productos', exact: true }).click();
  await expect(page).toHaveURL('/todos');
  await expect(main(page).getByRole('heading', { level: 1 })).toContainText('Todos los productos');
});
