import { deepOnly } from '../support/tags.ts';
import { expect, test, type Page, type Route } from '../support/test.ts';
import { toEndpointPattern, recordCalls } from '../support/recordCalls.ts';
import { findOtherBranch, chooseBranch } from '../support/branches.ts';
import type { PublishedManifest } from '../../src/api/published.ts';
import { toSentenceCase } from '../../src/components/categoryName.ts';
import type { CategoriesFile } from '../../src/features/categories/categories.ts';
import { maxMenuCategories } from '../support/categories.ts';
import { findFixtureProduct } from '../support/fixtureProducts.ts';
import { filterCheckbox, filterChip, valuesByFrequency, checkFilter, filterSidebar } from '../support/filters.ts';
import { waitUntilIdle } from '../support/pageKinds.ts';
import { formatFilteredCount, formatProductCount, readCardUrls } from '../support/productList.ts';
import {
  expectPriceAndStock,
  apiFailures,
  discontinuedResponses,
  productEndpointPattern,
  mockProductResponse,
  holdProductResponse,
} from '../support/productPage.ts';
import {
  readLinkUrls,
  buyLink,
  categoriesButton,
  readWhatsAppMessage,
  main,
  pageHeading,
  section,
} from '../support/locators.ts';
import { attributeValues, fetchCategories, fetchText, fetchProducts } from '../support/site.ts';
import { sampleEvenly } from '../support/sampling.ts';
import { expectNoLayoutShift, recordPageActivity } from '../support/pageActivity.ts';
import { endpoints } from '../../src/contract/endpoints.ts';
import { shop } from '../../src/shop.ts';
import { encode, encodeCategories, encodeProducts } from '../support/wireCodec.ts';

// Live pages: the browser renders a product or category that the API has and the built site lacks.

const retryButton = (page: Page) => main(page).getByRole('button', { name: 'Intentar de nuevo' });

test('Budget: live pages have no layout shift, with or without the product or category', async ({ page }) => {
  const product = { ...(await findFixtureProduct('onOffer')), id: '999001' };
  const activity = await recordPageActivity(page);
  await mockProductResponse(page, product);
  for (const path of ['/producto/999001', '/producto/999002', '/categoria/no-existe']) {
    await page.goto(path);
    await expect(pageHeading(page)).toBeVisible();
    await waitUntilIdle(page);
    await expectNoLayoutShift(activity, path);
  }
});

test('R1.10 a live page tells screen readers that it loads, until it shows the product', async ({ page }) => {
  const product = { ...(await findFixtureProduct('onOffer')), id: '999001' };
  const respond = await holdProductResponse(page, product);
  await page.goto('/producto/999001');
  await expect(main(page)).toMatchAriaSnapshot('- paragraph: Cargando el producto…');
  respond();
  await expect(pageHeading(page)).toHaveText(product.name);
  await expect(main(page)).not.toContainText('Cargando');
});

test.describe('R1.10 a product that only the API has', () => {
  /** What differs from the fixture. */
  const changes = { id: '999001', name: 'Dron Recién Llegado <1>', stock: { 1: 2, 2: 3 } };

  test('loads its scripts at once if it has no picture', async ({ page }) => {
    await page.addInitScript(() => {
      const { setTimeout: originalSetTimeout } = globalThis;
      // The timeout of the wait for a picture (remoteData.ts) never fires.
      globalThis.setTimeout = ((callback: () => void, ms?: number) =>
        ms === 1_500 ? 0 : originalSetTimeout(callback, ms)) as typeof originalSetTimeout;
    });
    const product = { ...(await findFixtureProduct('noPicture')), ...changes, image: '' };
    await mockProductResponse(page, product);
    const script = page.waitForRequest(/\/_astro\/product\.[\w-]+\.js/);
    await page.goto('/producto/999001');
    await expect(pageHeading(page)).toHaveText(product.name);
    await script;
  });

  test('R5.15 is stored as viewed with its first picture, not with the video before it', async ({ page }) => {
    const product = { ...(await findFixtureProduct('noPicture')), ...changes, image: '' };
    await mockProductResponse(page, product);
    await page.route(toEndpointPattern('postObtenerImagenesProducto'), (route) =>
      route.fulfill({ json: { results: ['a.mp4', 'b.jpg'] } }),
    );
    await page.goto('/producto/999001');
    await expect(pageHeading(page)).toHaveText(product.name);
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('vistos')))
      .toMatch(/^\[\{"id":"999001",[^}]*"picture":"[^"]*b\.jpg"/);
  });

  test('opens from live data and can be bought', async ({ page }) => {
    const product = { ...(await findFixtureProduct('onOffer')), ...changes };
    const activity = await recordPageActivity(page);
    await mockProductResponse(page, product);
    await page.goto('/producto/999001');
    await expect(pageHeading(page)).toHaveText(product.name);
    await expect(page).toHaveTitle(`${product.name} - ${shop.name}`);
    await expectPriceAndStock(page, product, product.unit);
    const text = await readWhatsAppMessage(buyLink(page));
    expect(text).toContain(product.name);
    expect(text).toContain('/producto/999001');
    await expect(section(page, 'Lo más vendido')).toBeHidden();
    await expect(main(page).getByRole('link', { name: product.category }).first()).toHaveAttribute(
      'href',
      /^\/categoria/,
    );
    await expectIndexable(page, '/producto/999001');
    await waitUntilIdle(page);
    expect([activity.pageErrors, await activity.cspViolations()]).toEqual([[], []]);
  });

  test('R1.4 opens with a trailing slash or leading zeros in its path, and its canonical URL has neither', async ({
    page,
  }) => {
    const product = { ...(await findFixtureProduct('onOffer')), ...changes };
    await mockProductResponse(page, product);
    for (const path of ['/producto/999001/', '/producto/0999001']) {
      await page.goto(path);
      await expect(pageHeading(page)).toHaveText(product.name);
      await expectIndexable(page, '/producto/999001');
    }
  });

  test(
    'R5.9 R5.11 shows related products, those for other phones last, and the price and stock of another branch once chosen',
    deepOnly,
    async ({ page }) => {
      const product = { ...(await findFixtureProduct('onOffer')), ...changes, name: 'Funda para Galaxy A54' };
      const branch = await findOtherBranch();
      const calls = recordCalls(page);
      let price = product.price;
      await page.route(productEndpointPattern, (route) =>
        route.fulfill({ json: encode(endpoints.postObtenervwProducto.response, { ...product, price }) }),
      );
      const names = ['Funda para Moto G34', 'Mica para Galaxy A54', 'Cable USB-C'];
      const relatedProducts = (await fetchProducts())
        .slice(0, 3)
        .map((relatedProduct, index) => ({ ...relatedProduct, name: names[index] ?? '' }));
      await page.route(toEndpointPattern('postBuscarProductosRelacionados'), (route) => {
        // The API may include the product itself.
        return route.fulfill({ json: encodeProducts([product, ...relatedProducts]) });
      });
      await page.goto('/producto/999001');
      const related = main(page).getByRole('region', { name: 'Productos relacionados' });
      // Related products are requested shortly before they scroll into view.
      await main(page).locator('.details').scrollIntoViewIfNeeded();
      await expect(related.getByRole('listitem').getByRole('link')).toHaveText([
        ...names.slice(1),
        ...names.slice(0, 1),
      ]);
      await expect(related.getByText('Otro modelo')).toHaveCount(1);
      const relatedBody = calls.find(({ endpoint }) => endpoint === 'postBuscarProductosRelacionados')?.body;
      expect(relatedBody).toEqual({ Busqueda: product.name });
      calls.length = 0;
      price += 1000;
      await chooseBranch(page, branch);
      await expectPriceAndStock(page, { ...product, price }, product.unit);
      const productCalls = calls.filter(({ endpoint }) => endpoint === 'postObtenervwProducto');
      expect(productCalls.map(({ body }) => body['SucursalID'])).toEqual([branch.id]);
      // A failed request changes nothing.
      await page.unroute(productEndpointPattern);
      await page.route(productEndpointPattern, (route) => route.abort());
      const failed = page.waitForEvent('requestfailed');
      await chooseBranch(page, branch);
      await failed;
      await waitUntilIdle(page);
      await expectPriceAndStock(page, { ...product, price }, product.unit);
    },
  );

  for (const failure of sampleEvenly(
    ['responds with 500', 'cannot be reached', 'responds without a price', 'responds with an HTML page'] as const,
    1,
  )) {
    test(`P20 is shown after a retry if the API ${failure}`, async ({ page }) => {
      const product = { ...(await findFixtureProduct('onOffer')), ...changes };
      await page.route(productEndpointPattern, apiFailures[failure]);
      await page.goto('/producto/999001');
      await expect(pageHeading(page)).toHaveText('No pudimos consultar este producto.');
      await page.unroute(productEndpointPattern);
      await mockProductResponse(page, product);
      await retryButton(page).click();
      await expect(pageHeading(page)).toHaveText(product.name);
    });
  }
});

/** Expects that search engines may index the page, under this path. */
async function expectIndexable(page: Page, path: string): Promise<void> {
  await expect(page.locator('meta[name=robots]')).toHaveCount(0);
  const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
  expect(new URL(canonical ?? '').pathname).toBe(path);
  // Without it, previews have the URL that was shared.
  await expect(page.locator('meta[property="og:url"]')).toHaveCount(0);
}

test('P20 R1.10 the page of an unknown product or category says so and offers next steps', async ({ page }) => {
  for (const path of ['/producto/999001', '/producto/%3Cb%3E', '/producto/1/2']) {
    const response = await page.goto(path);
    expect(response?.ok(), path).toBe(true);
    await expect(pageHeading(page)).toHaveText('Este producto ya no está en la tienda.');
    await expectNextSteps(page);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  }
  await page.goto('/categoria/%3Cscript%3Ealert(1)%3C%2Fscript%3E');
  await expect(pageHeading(page)).toHaveText('No tenemos esa categoría.');
  await expectNextSteps(page);
});

async function expectNextSteps(page: Page): Promise<void> {
  await expect(main(page).getByRole('link', { name: /WhatsApp/ })).toHaveAttribute('href', /^https:\/\/wa\.me\/52/);
  await expect(main(page).getByRole('link', { name: 'Ver todos los productos' })).toHaveAttribute('href', '/todos');
  await expect(retryButton(page)).toHaveCount(0);
  await expect(categoriesButton(page)).toBeVisible();
}

const outcomesWithoutProduct = [
  {
    outcome: 'responds with null',
    respond: (route: Route) => route.fulfill({ json: discontinuedResponses.null }),
    title: 'Este producto ya no está en la tienda.',
  },
  {
    outcome: 'cannot be reached',
    respond: apiFailures['cannot be reached'],
    title: 'No pudimos consultar este producto.',
  },
];
for (const { outcome, respond, title } of sampleEvenly(outcomesWithoutProduct, 1)) {
  test(
    `R1.10 if the API ${outcome}, the page shows best sellers, categories, and a search for the name stored on the device`,
    deepOnly,
    async ({ page }) => {
      const name = 'Funda & mica de antes';
      await page.goto('/garantias');
      await page.evaluate(
        (list) => localStorage.setItem('vistos', list),
        JSON.stringify([{ id: '999001', name, picture: null }]),
      );
      await page.route(productEndpointPattern, respond);
      const activity = await recordPageActivity(page);
      await page.goto('/producto/999001');
      await expect(pageHeading(page)).toHaveText(title);
      const bestSellers = section(page, 'Lo más vendido');
      expect(await bestSellers.getByRole('listitem').count()).toBeGreaterThan(0);
      await expect(bestSellers.getByRole('link', { name: 'Ver todo' })).toHaveAttribute('href', '/masvendidos');
      const menuUrls = attributeValues(await fetchText('/garantias'), 'href').filter((href) =>
        href.startsWith('/categoria/'),
      );
      const categoryUrls = await readLinkUrls(section(page, 'Categorías').getByRole('link'));
      expect(new Set(categoryUrls)).toEqual(new Set([...menuUrls.slice(0, maxMenuCategories), '/categorias']));
      await expect(main(page).getByRole('link', { name: 'Buscar parecidos' })).toHaveAttribute(
        'href',
        `/busqueda?busqueda=${encodeURIComponent(name)}`,
      );
      expect(await readWhatsAppMessage(main(page).getByRole('link', { name: /WhatsApp/ }))).toBe(
        `Hola, busco ${name} (ID 999001).`,
      );
      expect([activity.pageErrors, await activity.cspViolations()]).toEqual([[], []]);
    },
  );
}

test('R1.10 a category that only the API has opens from live data, after a retry', async ({ page }) => {
  const name = 'Drones & Cámaras';
  const products = (await fetchProducts()).slice(0, 5).sort((a, b) => b.sold - a.sold || Number(a.id) - Number(b.id));
  let isApiDown = true;
  await page.route(toEndpointPattern('getCategorias'), (route) => {
    const response = encodeCategories([{ name, icon: '' }]);
    return isApiDown ? route.abort() : route.fulfill({ json: response });
  });
  await page.route(toEndpointPattern('postObtenerProductosCategoria'), (route) =>
    route.fulfill({ json: encodeProducts(products) }),
  );
  const calls = recordCalls(page);
  await page.goto(`/categoria/${encodeURIComponent(name.toLowerCase())}`);
  await expect(pageHeading(page)).toHaveText('No pudimos consultar esta categoría.');
  isApiDown = false;
  await retryButton(page).click();
  await expect(pageHeading(page)).toContainText(`Categoría: ${name}`);
  await expect(page).toHaveTitle(`Categoría: ${name}`);
  await expectIndexable(page, '/categoria/drones-camaras');
  await expect(pageHeading(page)).toContainText(formatProductCount(5));
  expect(await readCardUrls(page)).toEqual(products.map(({ id }) => `/producto/${id}`));
  // It has the same filters as other lists (R4.8).
  const [brand = ''] = valuesByFrequency(products, 'brand');
  const count = products.filter((product) => product.brand === brand).length;
  await checkFilter(filterCheckbox(filterSidebar(page), brand));
  await expect(pageHeading(page)).toContainText(formatFilteredCount(count, 5));
  await expect(page).toHaveURL(new RegExp(`marca=${brand}$`));
  await filterChip(page, brand).click();
  await expect(pageHeading(page)).toContainText(formatProductCount(5));
  const body = calls.find(({ endpoint }) => endpoint === 'postObtenerProductosCategoria')?.body;
  expect(body).toEqual({ NombreCategoria: name, SucursalID: shop.mainBranch });
});

/** Finds the URL of a category's page. */
async function findCategoryUrl(name: string): Promise<string> {
  const manifest = JSON.parse(await fetchText('/catalogo/manifest.json')) as PublishedManifest;
  const { rows } = JSON.parse(await fetchText(manifest.categories)) as CategoriesFile;
  return `/categoria/${rows.find(([displayName]) => displayName === toSentenceCase(name))?.[1]}`;
}

/** How category names are written in legacy URLs. */
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
  const [{ name } = { name: '' }, ...otherCategories] = await fetchCategories();
  const url = await findCategoryUrl(name);
  for (const [spelling, spell] of sampleEvenly(Object.entries(spellings), 3)) {
    await page.goto(`/categoria/${spell(name)}`, { waitUntil: 'commit' });
    await expect(page, spelling).toHaveURL(url);
    await expect(page, spelling).toHaveTitle(`Categoría: ${name}`);
  }
  for (const otherCategory of sampleEvenly(otherCategories, 1)) {
    await page.goto(`/categoria/${otherCategory.name}`, { waitUntil: 'commit' });
    await expect(page).toHaveURL(await findCategoryUrl(otherCategory.name));
  }
});

test('R1.5 R1.10 a category that only the API has opens by its name, even if another differs in accents only', async ({
  page,
}) => {
  const [{ name } = { name: '' }] = await fetchCategories();
  const similarName = name.replace(/[aeiou](?!.*[aeiou])/i, (vowel) => `${vowel}\u0301`).normalize('NFC');
  expect(similarName).not.toBe(name);
  await page.route(toEndpointPattern('getCategorias'), (route) =>
    route.fulfill({
      json: encodeCategories([name, similarName].map((category) => ({ name: category, icon: '' }))),
    }),
  );
  await page.goto(`/categoria/${encodeURIComponent(similarName)}`);
  await expect(page).toHaveTitle(`Categoría: ${similarName}`);
  await expectIndexable(page, `/categoria/${encodeURIComponent(similarName)}`);
  // Without such a category in the API, the name leads to the page.
  await page.unroute(toEndpointPattern('getCategorias'));
  await page.goto(`/categoria/${encodeURIComponent(similarName)}`, { waitUntil: 'commit' });
  await expect(page).toHaveURL(await findCategoryUrl(name));
});

test('R1.5 the redirect keeps the query, and Back skips the raw name', deepOnly, async ({ page }) => {
  const { category } = await findFixtureProduct('onOffer');
  await page.goto('/garantias');
  await page.goto(`/categoria/${encodeURIComponent(category.toUpperCase())}?existencias=1`);
  await expect(page).toHaveURL(`${await findCategoryUrl(category)}?existencias=1`);
  await page.goBack();
  await expect(page).toHaveURL('/garantias');
});

test('R1.10 the HTML of a live page says without JavaScript that it needs it, with next steps', async () => {
  const source = await fetchText('/producto/999001');
  const [, notice = ''] = /<div class="[^"]*without-script">(.*?)<\/div>/s.exec(source) ?? [];
  expect(notice).toContain('necesita JavaScript');
  expect(attributeValues(notice, 'href')).toContain('/todos');
});
