import { expect, test } from '../support/test.ts';
import { formatCount, shownAddresses } from '../support/list.ts';
import { cards, main } from '../support/parts.ts';
import { onSale, onSandbox, rawRows } from '../support/site.ts';
import { offerOf, totalStock } from '../../src/contract/rules.ts';
import { shop } from '../../src/shop.ts';

const addressOf = (row: Record<string, unknown>): string => `/producto/${String(row['ProductoID'])}`;

test('R1.3 R4.13 the best sellers in the order of the API, the first with a gold award', async ({ page }) => {
  const rows = await rawRows('getProductosMasVendidos', { SucursalID: shop.mainBranch });
  await page.goto('/masvendidos');
  await expect(page).toHaveTitle('Los productos más vendidos');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Los productos más vendidos');
  const shown = await shownAddresses(page);
  expect(shown).toEqual(rows.map(addressOf));

  const award = main(page).getByText('El más vendido', { exact: true });
  await expect(award).toHaveCount(1);
  await expect(cards(page).first()).toContainText('El más vendido');
  const icon = award.locator('..').locator('svg');
  await expect(icon).toBeInViewport();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const colour = await icon.evaluate((svg) => getComputedStyle(svg).color);
    const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number);
    // Gold: much red, less green, little blue.
    expect(red > green && green > 1.3 * blue && red > 150, colour).toBe(true);
  }
});

test('R1.7 the products on offer, and no others', async ({ page }) => {
  test.skip(!onSandbox, 'It counts on the API having what the site was built from.');
  const offers = (await onSale()).filter((each) => each.discountPrice > 0 && each.discountPrice < each.price);
  offers.sort((a, b) => b.sold - a.sold || Number(a.id) - Number(b.id));
  await page.goto('/ofertas');
  await expect(page).toHaveTitle('Ofertas');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ofertas');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(formatCount(offers.length));
  expect(await shownAddresses(page)).toEqual(offers.slice(0, 48).map(({ id }) => `/producto/${id}`));
  await expect(cards(page).filter({ hasText: '%' })).toHaveCount(Math.min(48, offers.length));
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

test.describe('R4.4 cards a row', () => {
  const lists = { offers: '/ofertas', search: '/busqueda?busqueda=cable', filtered: '/todos?existencias=1' };
  const listedAt = {
    offers: async () => (await onSale()).filter((product) => offerOf(product)).length,
    search: async () =>
      (await rawRows('postBuscarProducto', { Busqueda: 'cable', SucursalID: shop.mainBranch })).length,
    filtered: async () => (await onSale()).filter(({ stock }) => totalStock(stock) > 0).length,
  };
  for (const name of ['offers', 'search', 'filtered'] as const) {
    const path = lists[name];
    test(name, async ({ page }) => {
      test.skip((await listedAt[name]()) < 5, 'This shop has too few of them.');
      await page.goto(path);
      await expect(cards(page).nth(4)).toBeVisible();
      for (const [width, perRow] of [
        [360, [2]],
        [767, [2]],
        // Beside a sidebar there are three until 1200 px.
        [768, name === 'search' ? [3, 4] : [4]],
        [1280, [4]],
      ] as const) {
        await page.setViewportSize({ width, height: 800 });
        const boxes = await cards(page).evaluateAll((found) =>
          found.map((card) => card.getBoundingClientRect().toJSON() as DOMRect),
        );
        const inFirstRow = boxes.filter(({ top }) => top === boxes[0]?.top).length;
        expect(perRow, `${width} px`).toContain(inFirstRow);
        expect(Math.max(...boxes.map(({ right }) => right)), `${width} px`).toBeLessThanOrEqual(width);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      }
    });
  }
});
