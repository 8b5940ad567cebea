import { expect, test, type Page } from '../support/test.ts';
import { categoryName } from '../../src/components/categoryName.ts';
import { findFixture } from '../support/fixtures.ts';
import { listAddresses, cards, main, productLinks } from '../support/parts.ts';
import { categories, onSale } from '../support/site.ts';
import { shop } from '../../src/shop.ts';

const canonical = async (page: Page): Promise<string> =>
  new URL((await page.locator('link[rel="canonical"]').getAttribute('href')) ?? '').pathname;

for (const path of ['/', '/inicio']) {
  test(`R1.1 ${path} shows Home and is canonical to /`, async ({ page }) => {
    await page.goto(path);
    await expect(page).toHaveTitle(`Tienda ${shop.name}`);
    expect(await canonical(page)).toBe('/');
    await expect(page.getByRole('heading', { name: 'Lo más vendido' })).toBeVisible();
  });
}

test.describe('R1.4 a product at its exact path', () => {
  test('has no trailing slash', async ({ page, request }) => {
    const { id, name } = await findFixture('onOffer');
    const response = await page.goto(`/producto/${id}`);
    expect(response?.status()).toBe(200);
    expect(response?.request().redirectedFrom()).toBeNull();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    expect(await canonical(page)).toBe(`/producto/${id}`);

    const slashed = await request.get(`/producto/${id}/`, { maxRedirects: 0 });
    expect(slashed.status()).toBe(301);
    expect(slashed.headers()['location']).toBe(`/producto/${id}`);
  });

  test('keeps the query when the slash goes', async ({ page }) => {
    const { id } = await findFixture('onOffer');
    await page.goto(`/producto/${id}/?utm_source=boletin`);
    await expect(page).toHaveURL(`/producto/${id}?utm_source=boletin`);
  });
});

test.describe('R1.5 a category', () => {
  test('each has its readable, safe address, and no two the same', async ({ page }) => {
    await page.goto('/categorias');
    const addresses = new Set<string>();
    for (const { name } of await categories()) {
      const link = main(page)
        .locator('a[href^="/categoria/"]')
        .filter({ hasText: categoryName(name) });
      const [address = ''] = await listAddresses(
        link.filter({ has: page.getByText(categoryName(name), { exact: true }) }),
      );
      expect(address, name).toMatch(/^\/categoria\/[a-z0-9]+(?:-[a-z0-9]+)*$/);
      addresses.add(address);
    }
    expect(addresses.size).toBe((await categories()).length);
    expect(addresses).toContain('/categoria/audifonos');
  });

  test('has its name as title and heading, and shows its products alone', async ({ page }) => {
    const { id, category } = await findFixture('onOffer');
    await page.goto(`/producto/${id}`);
    await main(page).getByRole('link', { name: category, exact: true }).first().click();
    await expect(page).toHaveTitle(`Categoría: ${category}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(category);

    const inIt = (await onSale())
      .filter((product) => product.category === category)
      .map((each) => `/producto/${each.id}`);
    const shown = await listAddresses(cards(page).locator(productLinks));
    expect(shown.length).toBeGreaterThan(0);
    expect(inIt).toEqual(expect.arrayContaining(shown));
  });
});

test('R1.6 /todos shows the products on sale', async ({ page }) => {
  await page.goto('/todos');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Todos los productos');
  const all = (await onSale()).map(({ id }) => `/producto/${id}`);
  const shown = await listAddresses(cards(page).locator(productLinks));
  expect(shown.length).toBeGreaterThan(0);
  expect(all).toEqual(expect.arrayContaining(shown));
});

for (const [path, heading] of [
  ['/garantias', 'Garantías'],
  ['/facturacion', 'Factura tu compra'],
  ['/utilidades', 'Utilidades'],
  ['/promocode', 'PromoCode'],
] as const) {
  test(`R1.8 ${path} shows its screen`, async ({ page }) => {
    // No code is made for this look.
    await page.route('**/api/**', (route) => route.abort());
    const response = await page.goto(path);
    expect([response?.status(), new URL(page.url()).pathname]).toEqual([200, path]);
    await expect(page).toHaveTitle(`${heading} - ${shop.name}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(heading);
  });
}
