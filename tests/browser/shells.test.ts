import { long } from '../support/tags.ts';
import { expect, test, type Page, type Route } from '../support/test.ts';
import { toCallPattern, recordCalls } from '../support/recordCalls.ts';
import { findOtherBranch, choose } from '../support/branches.ts';
import type { PublishedManifest } from '../../src/api/published.ts';
import { toSentenceCase } from '../../src/components/categoryName.ts';
import type { PublishedCategories } from '../../src/features/categories/categories.ts';
import { maxMenuCategories } from '../support/categories.ts';
import { findFixture } from '../support/fixtures.ts';
import { box, chip, filters, listValues, check } from '../support/filters.ts';
import { waitUntilIdle } from '../support/kinds.ts';
import { formatCount, shownUrls } from '../support/list.ts';
import { expectFigures, failures, liveCall, mockLiveProduct } from '../support/live.ts';
import { listUrls, buyLink, categoriesButton, chatText, main, section } from '../support/locators.ts';
import { attributes, categories, html, forSale } from '../support/site.ts';
import { sample } from '../support/sampling.ts';
import { recordPageActivity } from '../support/pageActivity.ts';
import { calls } from '../../src/contract/callTable.ts';
import { shop } from '../../src/shop.ts';
import { encode } from '../support/wire.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const retry = (page: Page) => main(page).getByRole('button', { name: 'Intentar de nuevo' });

test('Budget: no layout shift when the API returns the content of a page, or that it does not exist', async ({
  page,
}) => {
  const product = { ...(await findFixture('onOffer')), id: '999001' };
  const activity = await recordPageActivity(page);
  (await mockLiveProduct(page, product, {}))();
  for (const path of ['/producto/999001', '/producto/999002', '/categoria/no-existe']) {
    await page.goto(path);
    await expect(heading(page)).toBeVisible();
    await waitUntilIdle(page);
    expect(await activity.layoutShift(), `${path}: ${(await activity.shiftedElements()).join('\n')}`).toBeLessThan(
      0.0005,
    );
  }
});

test.describe('R1.10 a product that the API has and the site lacks', () => {
  const changes = { id: '999001', name: 'Dron Recién Llegado <1>', stock: { 1: 2, 2: 3 } };

  test('without a picture its scripts load without the wait for one', async ({ page }) => {
    await page.addInitScript(() => {
      const { setTimeout: start } = globalThis;
      // The longest wait for a picture (remoteData.ts) never ends.
      globalThis.setTimeout = ((task: () => void, ms?: number) => (ms === 1_500 ? 0 : start(task, ms))) as typeof start;
    });
    const product = { ...(await findFixture('noPicture')), ...changes, image: '' };
    (await mockLiveProduct(page, product, {}))();
    const script = page.waitForRequest(/\/_astro\/product\.[\w-]+\.js/);
    await page.goto('/producto/999001');
    await expect(heading(page)).toHaveText(product.name);
    await script;
  });

  test('opens from live data and can be bought', async ({ page }) => {
    const product = { ...(await findFixture('onOffer')), ...changes };
    const activity = await recordPageActivity(page);
    (await mockLiveProduct(page, product, {}))();
    await page.goto('/producto/999001');
    await expect(heading(page)).toHaveText(product.name);
    await expect(page).toHaveTitle(`${product.name} - ${shop.name}`);
    await expectFigures(page, product, product.unit);
    const text = await chatText(buyLink(page));
    expect(text).toContain(product.name);
    expect(text).toContain('/producto/999001');
    await expect(section(page, 'Lo más vendido')).toBeHidden();
    await expect(main(page).getByRole('link', { name: product.category }).first()).toHaveAttribute(
      'href',
      /^\/categoria/,
    );
    await expect(page.locator('meta[name=robots]')).toHaveCount(0);
    await waitUntilIdle(page);
    expect([activity.problems, await activity.violations()]).toEqual([[], []]);
  });

  test(
    'R5.9 shows related products, those for other phones last, and requests them again for another branch',
    long,
    async ({ page }) => {
      const product = { ...(await findFixture('onOffer')), ...changes, name: 'Funda para Galaxy A54' };
      const branch = await findOtherBranch();
      const requests = recordCalls(page);
      let price = product.price;
      await page.route(liveCall, (route) =>
        route.fulfill({ json: encode(calls.postObtenervwProducto.response, { ...product, price }) }),
      );
      const names = ['Funda para Moto G34', 'Mica para Galaxy A54', 'Cable USB-C'];
      const others = [
        { ...product },
        ...(await forSale()).slice(0, 3).map((each, index) => ({ ...each, name: names[index] ?? '' })),
      ];
      await page.route(toCallPattern('postBuscarProductosRelacionados'), (route) => {
        const list = { items: others, rejected: [], missingFields: [] };
        return route.fulfill({ json: encode(calls.postBuscarProductosRelacionados.response, list) });
      });
      await page.goto('/producto/999001');
      const related = main(page).getByRole('region', { name: 'Productos relacionados' });
      // They are asked for when one comes near them.
      await main(page).locator('.details').scrollIntoViewIfNeeded();
      await expect(related.getByRole('listitem').getByRole('link')).toHaveText([
        ...names.slice(1),
        ...names.slice(0, 1),
      ]);
      await expect(related.getByText('Otro modelo')).toHaveCount(1);
      const sent = requests.find(({ call }) => call === 'postBuscarProductosRelacionados')?.body;
      expect(sent).toEqual({ Busqueda: product.name });
      requests.length = 0;
      price += 1000;
      await choose(page, branch);
      await expectFigures(page, { ...product, price }, product.unit);
      const queries = requests.filter(({ call }) => call === 'postObtenervwProducto');
      expect(queries.map(({ body }) => body['SucursalID'])).toEqual([branch.id]);
      // A failure leaves what is there.
      await page.unroute(liveCall);
      await page.route(liveCall, (route) => route.abort());
      const failed = page.waitForEvent('requestfailed');
      await choose(page, branch);
      await failed;
      await waitUntilIdle(page);
      await expectFigures(page, { ...product, price }, product.unit);
    },
  );

  for (const how of sample(
    ['responds with 500', 'cannot be reached', 'responds without a price', 'responds with a page of HTML'],
    1,
  )) {
    test(`P20 the API ${how}: a retry works`, async ({ page }) => {
      const product = { ...(await findFixture('onOffer')), ...changes };
      await page.route(liveCall, failures[how] as (route: Route) => void);
      await page.goto('/producto/999001');
      await expect(heading(page)).toHaveText('No pudimos consultar este producto.');
      await page.unroute(liveCall);
      (await mockLiveProduct(page, product, {}))();
      await retry(page).click();
      await expect(heading(page)).toHaveText(product.name);
    });
  }
});

test('P20 R1.10 a product or category that neither has says so and offers next steps', async ({ page }) => {
  for (const path of ['/producto/999001', '/producto/%3Cb%3E', '/producto/1/2']) {
    const response = await page.goto(path);
    expect(response?.ok(), path).toBe(true);
    await expect(heading(page)).toHaveText('Este producto ya no está en la tienda.');
    await expectWaysOn(page);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  }
  await page.goto('/categoria/%3Cscript%3Ealert(1)%3C%2Fscript%3E');
  await expect(heading(page)).toHaveText('No tenemos esa categoría.');
  await expectWaysOn(page);
});

async function expectWaysOn(page: Page): Promise<void> {
  await expect(main(page).getByRole('link', { name: /WhatsApp/ })).toHaveAttribute('href', /^https:\/\/wa\.me\/52/);
  await expect(main(page).getByRole('link', { name: 'Ver todos los productos' })).toHaveAttribute('href', '/todos');
  await expect(retry(page)).toHaveCount(0);
  await expect(categoriesButton(page)).toBeVisible();
}

const withoutProduct = [
  ['responds with null', 'Este producto ya no está en la tienda.'],
  ['cannot be reached', 'No pudimos consultar este producto.'],
] as const;
for (const [how, title] of sample(withoutProduct, 1)) {
  test(
    `R1.10 the API ${how}: best sellers, categories, and a search by the name stored on the device`,
    long,
    async ({ page }) => {
      const name = 'Funda & mica de antes';
      await page.goto('/garantias');
      await page.evaluate(
        (list) => localStorage.setItem('vistos', list),
        JSON.stringify([{ id: '999001', name, picture: null }]),
      );
      const fail = failures[how] ?? ((route: Route) => route.fulfill({ json: { results: null } }));
      await page.route(liveCall, fail);
      const activity = await recordPageActivity(page);
      await page.goto('/producto/999001');
      await expect(heading(page)).toHaveText(title);
      const best = section(page, 'Lo más vendido');
      expect(await best.getByRole('listitem').count()).toBeGreaterThan(0);
      await expect(best.getByRole('link', { name: 'Ver todo' })).toHaveAttribute('href', '/masvendidos');
      const named = attributes(await html('/garantias'), 'href').filter((href) => href.startsWith('/categoria/'));
      const links = section(page, 'Categorías').getByRole('link');
      expect(new Set(await listUrls(links))).toEqual(new Set([...named.slice(0, maxMenuCategories), '/categorias']));
      await expect(main(page).getByRole('link', { name: 'Buscar parecidos' })).toHaveAttribute(
        'href',
        `/busqueda?busqueda=${encodeURIComponent(name)}`,
      );
      expect(await chatText(main(page).getByRole('link', { name: /WhatsApp/ }))).toBe(
        `Hola, busco ${name} (ID 999001).`,
      );
      expect([activity.problems, await activity.violations()]).toEqual([[], []]);
    },
  );
}

test('R1.10 a category that the API has and the site lacks opens from live data', async ({ page }) => {
  const name = 'Drones & Cámaras';
  const products = (await forSale()).slice(0, 5).sort((a, b) => b.sold - a.sold || Number(a.id) - Number(b.id));
  const list = <T>(items: T[]) => ({ items, rejected: [], missingFields: [] });
  let down = true;
  await page.route(toCallPattern('getCategorias'), (route) => {
    const response = encode(calls.getCategorias.response, list([{ name, icon: '' }]));
    return down ? route.abort() : route.fulfill({ json: response });
  });
  await page.route(toCallPattern('postObtenerProductosCategoria'), (route) =>
    route.fulfill({ json: encode(calls.postObtenerProductosCategoria.response, list(products)) }),
  );
  const requests = recordCalls(page);
  await page.goto(`/categoria/${encodeURIComponent(name.toLowerCase())}`);
  await expect(heading(page)).toHaveText('No pudimos consultar esta categoría.');
  down = false;
  await retry(page).click();
  await expect(heading(page)).toContainText(`Categoría: ${name}`);
  await expect(page).toHaveTitle(`Categoría: ${name}`);
  await expect(heading(page)).toContainText(formatCount(5));
  expect(await shownUrls(page)).toEqual(products.map(({ id }) => `/producto/${id}`));
  // With the filters of any other list (R4.8).
  const [brand = ''] = listValues(products, 'brand');
  const count = products.filter((each) => each.brand === brand).length;
  await check(box(filters(page, false), brand));
  await expect(heading(page)).toContainText(`${count} de ${formatCount(5)}`);
  await expect(page).toHaveURL(new RegExp(`marca=${brand}$`));
  await chip(page, brand).click();
  await expect(heading(page)).toContainText(formatCount(5));
  const body = requests.find(({ call }) => call === 'postObtenerProductosCategoria')?.body;
  expect(body).toEqual({ NombreCategoria: name, SucursalID: shop.mainBranch });
});

/** The URL that the site itself gives a category. */
async function readable(name: string): Promise<string> {
  const manifest = JSON.parse(await html('/catalogo/manifest.json')) as PublishedManifest;
  const { rows } = JSON.parse(await html(manifest.categories)) as PublishedCategories;
  return `/categoria/${rows.find(([shown]) => shown === toSentenceCase(name))?.[1]}`;
}

/** The ways in which a name was written in URLs. */
const spellings: Record<string, (name: string) => string> = {
  raw: (name) => name,
  encoded: encodeURIComponent,
  'in lower case': (name) => encodeURIComponent(name.toLowerCase()),
  'in upper case': (name) => encodeURIComponent(name.toUpperCase()),
  'with plus signs': (name) => encodeURIComponent(name).replaceAll('%20', '+'),
  'with a slash at the end': (name) => `${encodeURIComponent(name)}/`,
};

test('R1.5 a category by its raw name, in any spelling, redirects to its page, without the API', async ({ page }) => {
  await page.route('**/api/**', (route) => route.abort());
  const [{ name } = { name: '' }, ...others] = await categories();
  const url = await readable(name);
  for (const [how, write] of sample(Object.entries(spellings), 3)) {
    await page.goto(`/categoria/${write(name)}`, { waitUntil: 'commit' });
    await expect(page, how).toHaveURL(url);
    await expect(page, how).toHaveTitle(`Categoría: ${name}`);
  }
  for (const { name: other } of sample(others, 1)) {
    await page.goto(`/categoria/${other}`, { waitUntil: 'commit' });
    await expect(page).toHaveURL(await readable(other));
  }
});

test('R1.5 the redirect keeps the query, and Back skips the raw name', long, async ({ page }) => {
  const { category } = await findFixture('onOffer');
  await page.goto('/garantias');
  await page.goto(`/categoria/${encodeURIComponent(category.toUpperCase())}?existencias=1`);
  await expect(page).toHaveURL(`${await readable(category)}?existencias=1`);
  await page.goBack();
  await expect(page).toHaveURL('/garantias');
});
