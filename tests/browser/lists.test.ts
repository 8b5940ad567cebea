import { expect, test, type Locator, type Page } from '../support/test.ts';
import { postBuscarProducto, type Product } from '../../src/contract/catalogue.ts';
import { aCategory, mostViewedKinds, waitUntilIdle } from '../support/kinds.ts';
import {
  expectList,
  expectOwn,
  formatCount,
  inStockBox,
  recordFirstProduct,
  shownUrls,
  sortSelect,
} from '../support/list.ts';
import { cards, main } from '../support/locators.ts';
import { api, categories, forSale, onSandbox, rawRows } from '../support/site.ts';
import { sample } from '../support/sampling.ts';
import { recordPageActivity } from '../support/pageActivity.ts';
import { both, long, narrow } from '../support/tags.ts';
import { toSlug } from '../../src/lib/text.ts';
import { shop } from '../../src/shop.ts';

const at = (path: string) => (): Promise<string> => Promise.resolve(path);

/** Where a part begins and ends on the page. */
const edges = async (part: Locator): Promise<{ top: number; bottom: number }> => {
  const { y = 0, height = 0 } = (await part.boundingBox()) ?? {};
  return { top: y, bottom: y + height };
};

type Named = [name: string, path: () => Promise<string>];
const builtLists: Named[] = [
  ['a category', aCategory],
  ['/todos', at('/todos')],
  ['/ofertas', at('/ofertas')],
];

const firstPriceOf: Named[] = [
  ...builtLists,
  ['/masvendidos', at('/masvendidos')],
  ['results', at('/busqueda?busqueda=funda%20samsung%20roja')],
  ['results that match in part', at('/busqueda?busqueda=cable%20usb%20c%202%20metros%20menos%20de%20200')],
  ['results under a long heading', at('/busqueda?busqueda=mica%20galaxy%20a05')],
];
test('the first price of a list is on the first screen', both, async ({ page, isMobile }) => {
  await page.setViewportSize(isMobile ? { width: 390, height: 844 } : { width: 1280, height: 900 });
  for (const [name, path] of sample(firstPriceOf, 3)) {
    await page.goto(await path());
    await waitUntilIdle(page);
    const header = await edges(page.getByRole('banner'));
    const pictureBox = await edges(cards(page).first().locator('.picture-box'));
    const price = await edges(cards(page).first().locator('.price'));
    expect(pictureBox.top - header.bottom, name).toBeLessThanOrEqual(name.startsWith('results') ? 176 : 120);
    expect(price.bottom, name).toBeLessThanOrEqual(isMobile ? 560 : 620);
  }
});

const cardsARowOf: Named[] = [
  ...builtLists,
  ['a filtered list', at('/todos?existencias=1')],
  ['the search', at('/busqueda?busqueda=cable')],
];
for (const [name, path] of sample(cardsARowOf, 2))
  test(`R4.4 cards per row of ${name}`, async ({ page }) => {
    await page.goto(await path());
    await waitUntilIdle(page);
    test.skip((await cards(page).count()) < 5, 'This shop has too few of them.');
    for (const [width, perRow] of [
      [360, 2],
      [767, 2],
      [768, 4],
      // Beside the filters.
      [900, 3],
      [1199, 3],
      [1200, 4],
      [1280, 4],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      const boxes = await cards(page).evaluateAll((found) =>
        found.map((card) => card.getBoundingClientRect().toJSON() as DOMRect),
      );
      const inFirstRow = boxes.filter(({ top }) => top === boxes[0]?.top);
      expect(inFirstRow, `${width} px`).toHaveLength(perRow);
      const widths = boxes.map((box) => Math.round(box.width));
      expect(Math.max(...widths) - Math.min(...widths), `${width} px`).toBeLessThanOrEqual(1);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  });

test('R4.4 a page of each kind fits a screen of 360 px', narrow, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const kind of mostViewedKinds) {
    await page.goto(await kind.path());
    const widths = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      document.body.scrollWidth,
      innerWidth,
    ]);
    expect.soft(widths, kind.name).toEqual([360, 360, 360]);
  }
});

const urlOf = (row: Record<string, unknown>): string => `/producto/${String(row['ProductoID'])}`;

test('R1.3 R4.13 the best sellers in the order of the API, the first with a gold award', async ({ page }) => {
  const rows = await rawRows('getProductosMasVendidos', { SucursalID: shop.mainBranch });
  await page.goto('/masvendidos');
  await expect(page).toHaveTitle('Los productos más vendidos');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Los productos más vendidos');
  const shown = await shownUrls(page);
  expect(shown).toEqual(rows.map(urlOf));

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
  const offers = (await forSale()).filter((each) => each.discountPrice > 0 && each.discountPrice < each.price);
  offers.sort((a, b) => b.sold - a.sold || Number(a.id) - Number(b.id));
  await page.goto('/ofertas');
  await expect(page).toHaveTitle('Ofertas');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ofertas');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(formatCount(offers.length));
  expect(await shownUrls(page)).toEqual(offers.slice(0, 48).map(({ id }) => `/producto/${id}`));
  await expect(cards(page).filter({ hasText: '%' })).toHaveCount(Math.min(48, offers.length));
});

test.describe('filtered and sorted', () => {
  test.skip(!onSandbox, 'It counts on the API having what the site was built from.');

  interface List {
    path: () => Promise<string>;
    products: () => Promise<Product[]>;
  }

  /** The products of the page of a category. */
  async function ofCategory(): Promise<Product[]> {
    const path = await aCategory();
    const name = (await categories()).find((category) => path.endsWith(`/${toSlug(category.name)}`))?.name;
    return (await forSale()).filter(({ category }) => category === name);
  }

  const lists: Record<string, List> = {
    'a category': { path: aCategory, products: ofCategory },
    '/todos': { path: at('/todos'), products: forSale },
    '/todos/2': { path: at('/todos/2'), products: forSale },
    '/ofertas': {
      path: at('/ofertas'),
      products: async () =>
        (await forSale()).filter((each) => each.discountPrice > 0 && each.discountPrice < each.price),
    },
    'the search': {
      path: at('/busqueda?busqueda=cable'),
      products: async () => (await api(postBuscarProducto, { term: 'cable', branch: shop.mainBranch })).items,
    },
  };

  /** The URL of a list with a query. */
  const withQuery = (path: string, query: string): string => `${path}${path.includes('?') ? '&' : '?'}${query}`;

  /** The query of a page as its names and values. */
  const queryOf = (page: Page): [string, string][] =>
    [...new URL(page.url()).searchParams].filter(([name]) => name !== 'busqueda');

  for (const [name, { path, products }] of sample(Object.entries(lists), 1)) {
    test(`R4.5 R4.6 ${name}: filter and order are written to the URL, and unticking restores`, async ({ page }) => {
      const all = await products();
      await page.goto(await path());
      await expect(inStockBox(page)).toBeVisible();
      // Results begin with a part of their page.
      await waitUntilIdle(page);
      const own = await shownUrls(page);
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

    test(`R4.7 ${name}: opened with a query, it never shows another list`, async ({ page }) => {
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

  test('R4.6 an order and a checkbox selected before the script loads apply', long, async ({ page }) => {
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
    await expectList(page, await forSale(), { inStock: true, sort: '1' });
    await expect(sortSelect(page)).toHaveValue('1');
    await expect(inStockBox(page)).toBeChecked();
  });

  test('R4.5 a list with nothing in stock says so', long, async ({ page }) => {
    await page.route('**/catalogo/listas/todos.*', (route) => route.fulfill({ json: [] }));
    await page.goto('/todos?existencias=1');
    await expect(main(page)).toContainText('No se encontraron concidencias :(');
    await inStockBox(page).click();
    await expect(main(page)).not.toContainText('No se encontraron');
  });

  test('R4.14 a list that fails to load in full keeps its cards, and retries', async ({ page }) => {
    const activity = await recordPageActivity(page);
    await page.route('**/catalogo/**', (route) => route.abort());
    await page.goto('/ofertas');
    const own = await shownUrls(page);
    await inStockBox(page).click();
    await expect(main(page).getByRole('status').filter({ hasText: 'Revisa tu conexión' })).toBeVisible();
    expect(await shownUrls(page)).toEqual(own);
    await page.unroute('**/catalogo/**');
    await sortSelect(page).selectOption('1');
    await expectList(page, (await lists['/ofertas']?.products()) ?? [], { inStock: true, sort: '1' });
    expect(activity.problems).toEqual([]);
  });

  test('R4.14 lists work without the live API', async ({ page }) => {
    await page.route('**/api/**', (route) => route.abort());
    await page.goto('/todos?existencias=1&ordenar=DESC');
    await expectList(page, await forSale(), { inStock: true, sort: '2' });
    await waitUntilIdle(page);
  });
});
