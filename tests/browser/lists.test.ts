import { expect, test, type Page } from '../support/test.ts';
import { postBuscarProducto, type Product } from '../../src/contract/catalogue.ts';
import { aCategory, settled } from '../support/kinds.ts';
import { expectList, expectOwn, inStockBox, recordFirstProduct, shownAddresses, sortSelect } from '../support/list.ts';
import { main } from '../support/parts.ts';
import { api, categories, onSale, onSandbox } from '../support/site.ts';
import { some } from '../support/spread.ts';
import { watch } from '../support/watch.ts';
import { toSlug } from '../../src/lib/text.ts';
import { shop } from '../../src/shop.ts';

test.skip(!onSandbox, 'It counts on the API having what the site was built from.');

interface List {
  path: () => Promise<string>;
  products: () => Promise<Product[]>;
}

const at = (path: string) => (): Promise<string> => Promise.resolve(path);

/** The products of the page of a category. */
async function ofCategory(): Promise<Product[]> {
  const path = await aCategory();
  const name = (await categories()).find((category) => path.endsWith(`/${toSlug(category.name)}`))?.name;
  return (await onSale()).filter(({ category }) => category === name);
}

const lists: Record<string, List> = {
  'a category': { path: aCategory, products: ofCategory },
  '/todos': { path: at('/todos'), products: onSale },
  '/todos/2': { path: at('/todos/2'), products: onSale },
  '/ofertas': {
    path: at('/ofertas'),
    products: async () => (await onSale()).filter((each) => each.discountPrice > 0 && each.discountPrice < each.price),
  },
  'the search': {
    path: at('/busqueda?busqueda=cable'),
    products: async () => (await api(postBuscarProducto, { term: 'cable', branch: shop.mainBranch })).items,
  },
};

/** The address of a list with a query. */
const withQuery = (path: string, query: string): string => `${path}${path.includes('?') ? '&' : '?'}${query}`;

/** The query of a page as its names and values. */
const queryOf = (page: Page): [string, string][] =>
  [...new URL(page.url()).searchParams].filter(([name]) => name !== 'busqueda');

for (const [name, { path, products }] of some(Object.entries(lists), 3)) {
  test(`R4.5 R4.6 ${name}: filter and order are written to the address, and unticking restores`, async ({ page }) => {
    const all = await products();
    await page.goto(await path());
    await expect(inStockBox(page)).toBeVisible();
    // Results begin with a part of their page.
    await settled(page);
    const own = await shownAddresses(page);
    await expect(sortSelect(page).locator('option')).toHaveText([
      ...['Más vendidos', 'Menor a mayor precio', 'Mayor a menor precio'],
    ]);
    await expect(sortSelect(page)).toHaveValue('0');

    await inStockBox(page).click();
    await expectList(page, all, { inStock: true });
    await expect.poll(() => queryOf(page)).toEqual([['existencias', '1']]);
    await sortSelect(page).selectOption({ label: 'Mayor a menor precio' });
    await expectList(page, all, { inStock: true, sort: '2' });
    await expect
      .poll(() => queryOf(page).sort())
      .toEqual([
        ['existencias', '1'],
        ['ordenar', 'DESC'],
      ]);
    // The list of the order that is still in force.
    await inStockBox(page).click();
    await expectList(page, all, { sort: '2' });
    await expect.poll(() => queryOf(page)).toEqual([['ordenar', 'DESC']]);
    await sortSelect(page).selectOption({ label: 'Menor a mayor precio' });
    await expectList(page, all, { sort: '1' });
    await expect.poll(() => queryOf(page)).toEqual([['ordenar', 'ASC']]);
    await sortSelect(page).selectOption({ label: 'Más vendidos' });
    await expectOwn(page, own);
    await expect.poll(() => queryOf(page)).toEqual([]);
  });

  test(`R4.7 ${name}: opened with a query it never shows another list`, async ({ page }) => {
    await recordFirstProduct(page);
    await page.goto(withQuery(await path(), 'existencias=1&ordenar=ASC'));
    await expectList(page, await products(), { inStock: true, sort: '1' });
    expect(await page.evaluate(() => globalThis.firstShown)).toHaveLength(1);
    await expect(inStockBox(page)).toBeChecked();
    await expect(sortSelect(page)).toHaveValue('1');
    await expect
      .poll(() => queryOf(page))
      .toEqual([
        ['existencias', '1'],
        ['ordenar', 'ASC'],
      ]);
  });
}

test('R4.6 an order and a tick made before the script is there count', async ({ page }) => {
  const waiting: (() => void)[] = [];
  let open = false;
  await page.route('**/_astro/*.js', async (route) => {
    if (!open) await new Promise<void>((resolve) => waiting.push(resolve));
    await route.continue();
  });
  await page.goto('/todos', { waitUntil: 'commit' });
  await sortSelect(page).selectOption('1');
  await inStockBox(page).click();
  await expect(inStockBox(page)).toBeChecked();
  expect(page.url()).not.toContain('ordenar');
  open = true;
  for (const go of waiting) go();
  await expectList(page, await onSale(), { inStock: true, sort: '1' });
  await expect(sortSelect(page)).toHaveValue('1');
  await expect(inStockBox(page)).toBeChecked();
});

test('R4.5 a list with nothing in stock says so', async ({ page }) => {
  await page.route('**/catalogo/listas/todos.*', (route) => route.fulfill({ json: [] }));
  await page.goto('/todos?existencias=1');
  await expect(main(page)).toContainText('No se encontraron concidencias :(');
  await inStockBox(page).click();
  await expect(main(page)).not.toContainText('No se encontraron');
});

test('R4.14 a list whose whole cannot be had keeps its cards, and tries again', async ({ page }) => {
  const seen = await watch(page);
  await page.route('**/catalogo/**', (route) => route.abort());
  await page.goto('/ofertas');
  const own = await shownAddresses(page);
  await inStockBox(page).click();
  await expect(main(page).getByRole('status').filter({ hasText: 'Revisa tu conexión' })).toBeVisible();
  expect(await shownAddresses(page)).toEqual(own);
  await page.unroute('**/catalogo/**');
  await sortSelect(page).selectOption('1');
  await expectList(page, (await lists['/ofertas']?.products()) ?? [], { inStock: true, sort: '1' });
  expect(seen.problems).toEqual([]);
});

test('R4.14 lists do without the live API', async ({ page }) => {
  await page.route('**/api/**', (route) => route.abort());
  await page.goto('/todos?existencias=1&ordenar=DESC');
  await expectList(page, await onSale(), { inStock: true, sort: '2' });
  await settled(page);
});
