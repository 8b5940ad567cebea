import { expect, test } from '../support/test.ts';
import { listAddresses, main, productLinks, section } from '../support/parts.ts';
import { categories, rawRows } from '../support/site.ts';
import { narrow } from '../support/widths.ts';
import { shop } from '../../src/shop.ts';

test('R3.4 the first 4 best sellers of the API, in its order', async ({ page }) => {
  const rows = await rawRows('getProductosMasVendidos', { SucursalID: shop.mainBranch });
  const first = rows
    .slice(0, 4)
    .map((row) => ({ address: `/producto/${String(row['ProductoID'])}`, name: row['Nombre'] }));
  expect(first).toHaveLength(4);
  await page.goto('/');
  const links = section(page, 'Lo más vendido').locator(productLinks);
  expect(await listAddresses(links)).toEqual(first.map(({ address }) => address));
  await expect(links).toHaveText(first.map(({ name }) => String(name)));
});

test('R3.5 up to 6 tiles, each with the name of its category', narrow, async ({ page }) => {
  await page.goto('/');
  const names = (await categories()).map(({ name }) => name);
  const tiles = main(page).locator('a[href^="/categoria/"]');
  expect(await tiles.count()).toBe(Math.min(6, names.length));
  for (const tile of await tiles.all()) {
    const name = (await tile.innerText()).trim();
    expect(names).toContain(name);
    await expect(tile).toBeVisible();
  }
  const name = (await tiles.first().innerText()).trim();
  await tiles.first().click();
  await expect(page).toHaveTitle(`Categoría: ${name}`);
});
