import { expect, test } from '../support/test.ts';
import { pesos } from '../support/fixtures.ts';
import { listAddresses, main, productLinks, section } from '../support/parts.ts';
import { rawRows } from '../support/site.ts';
import { shop } from '../../src/shop.ts';

const addressOf = (row: Record<string, unknown>): string => `/producto/${String(row['ProductoID'])}`;

for (const [number, name, call] of [
  ['R3.6', 'Últimos productos vendidos', 'getProductosVendidosRecientemente'],
  ['R3.7', 'Nuevos productos en tienda', 'getProductosNuevos'],
] as const) {
  test(`${number} ${name}, in the order of the API`, async ({ page }) => {
    const rows = await rawRows(call, { SucursalID: shop.mainBranch });
    await page.goto('/');
    const part = section(page, name);
    await expect(part).toHaveCount(rows.length > 0 ? 1 : 0);
    if (rows.length === 0) return;
    const found = part.locator(productLinks);
    const count = await found.count();
    expect(count).toBeGreaterThan(0);
    expect(await listAddresses(found)).toEqual(rows.slice(0, count).map(addressOf));
    await expect(found).toHaveText(rows.slice(0, count).map((row) => String(row['Nombre'])));
    for (const [index, row] of rows.slice(0, count).entries()) {
      const [price, discount] = [Number(row['Precio']), Number(row['PrecioDescuento'] ?? 0)];
      const asked = discount > 0 && discount < price ? discount : price;
      await expect(part.getByRole('listitem').nth(index)).toContainText(pesos(Math.round(asked * 100)));
    }
    await expect(main(page).getByRole('heading', { name })).toHaveCount(1);
  });
}
