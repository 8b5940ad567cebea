import { deepOnly } from '../support/tags.ts';
import { expect, test, type Page } from '../support/test.ts';
import { recordCalls, toEndpointPattern } from '../support/recordCalls.ts';
import { waitUntilIdle } from '../support/pageKinds.ts';
import { expectCategoryLinks } from '../support/categories.ts';
import { inStockCheckbox, readCardUrls, sortSelect } from '../support/productList.ts';
import { apiFailures } from '../support/productPage.ts';
import { cards, readWhatsAppMessage, main, pageHeading, searchBox } from '../support/locators.ts';
import { fetchProducts, onSandbox, fetchRawRows, toResultsUrl } from '../support/site.ts';
import { sampleEvenly } from '../support/sampling.ts';
import { recordPageActivity } from '../support/pageActivity.ts';
import { shop } from '../../src/shop.ts';

const searchEndpointPattern = toEndpointPattern('postBuscarProducto');

test('R1.2 results have the term in title and heading, whatever its characters', async ({ page }) => {
  const activity = await recordPageActivity(page);
  for (const term of sampleEvenly(['funda "Galaxy" & más', 'ñandú 100 % <b>', 'AT&T #2'], 1)) {
    await page.goto(toResultsUrl(term));
    await expect(page).toHaveTitle(`${shop.name} - Búsqueda: ${term}`);
    await expect(pageHeading(page)).toContainText(`Búsqueda: ${term}`);
    await waitUntilIdle(page);
  }
  expect([activity.pageErrors, await activity.cspViolations()]).toEqual([[], []]);
});

test('R1.2 legacy search URLs redirect to the results', async ({ page }) => {
  for (const [legacyUrl, term] of sampleEvenly(
    [
      ['/busqueda;busqueda=funda%20azul', 'funda azul'],
      ['/busqueda;busqueda=aud%C3%ADfonos', 'audífonos'],
      ['/busqueda;busqueda=a%2Bb', 'a+b'],
      ['/busqueda;busqueda=AT%26T', 'AT&T'],
    ] as const,
    2,
  )) {
    await page.goto(legacyUrl);
    await expect(page).toHaveURL((url) => url.pathname === '/busqueda' && url.searchParams.get('busqueda') === term);
    await expect(page).toHaveTitle(`${shop.name} - Búsqueda: ${term}`);
  }
});

test('R1.2 a legacy search URL may have filters, in any order', async ({ page }) => {
  await page.goto('/busqueda;existencias=1;busqueda=cable;ordenar=ASC');
  await expect(page).toHaveTitle(`${shop.name} - Búsqueda: cable`);
  await expect(inStockCheckbox(page)).toBeChecked();
  await expect(sortSelect(page)).toHaveValue('1');
});

test('R1.2 a search from the box shows at least as many results as the API returns, the most relevant first', async ({
  page,
}) => {
  const rows = await fetchRawRows('postBuscarProducto', { Busqueda: 'cable', SucursalID: shop.mainBranch });
  test.skip(rows.length === 0, 'This shop has no cables.');
  await page.goto('/todos');
  await searchBox(page).fill('cable');
  const response = page.waitForResponse(searchEndpointPattern);
  await searchBox(page).press('Enter');
  await response;
  await expect(cards(page).first()).toContainText(/cable/i);
  await expect.poll(() => readResultCount(page)).toBeGreaterThanOrEqual(rows.length);
});

test('R4.14 the API’s response updates prices and adds products, and cards keep their order and positions', async ({
  page,
}) => {
  const rows = await fetchRawRows('postBuscarProducto', { Busqueda: 'cargador', SucursalID: shop.mainBranch });
  test.skip(rows.length < 3, 'This shop has too few chargers.');
  const { promise: released, resolve: release }: PromiseWithResolvers<void> = Promise.withResolvers();
  await page.route(searchEndpointPattern, async (route) => {
    await released;
    const changedRows = rows.map((row) => ({
      ...row,
      Precio: '77777.00',
      PrecioDescuento: '0',
      Stock1: '4321',
      Stock: '',
    }));
    const unknownRow = { ...rows[0], ProductoID: '999999999', Nombre: 'Cargador que el catálogo no tiene' };
    await route.fulfill({ json: { results: [...changedRows.reverse(), unknownRow] } });
  });
  const measureTops = (): Promise<number[]> =>
    page
      .locator('.card')
      .evaluateAll((elements) => elements.map((card) => Math.round(card.getBoundingClientRect().top)));
  await page.goto(toResultsUrl('cargador'));
  await expect(cards(page).first()).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('$77,777');
  const urlsBefore = await readCardUrls(page);
  const topsBefore = await measureTops();
  release();
  await expect(page.getByRole('main')).toContainText('$77,777');
  await expect(main(page).locator('a[href="/producto/999999999"]')).toHaveCount(urlsBefore.length < 48 ? 1 : 0);
  expect((await readCardUrls(page)).slice(0, urlsBefore.length)).toEqual(urlsBefore);
  expect((await measureTops()).slice(0, topsBefore.length)).toEqual(topsBefore);
});

test('R4.15 R4.17 a misspelled query shows the results of the corrected one, with a notice', async ({ page }) => {
  test.skip(!onSandbox, 'Requires the products of the sandbox.');
  await page.goto(toResultsUrl('kragadoor'));
  await expect(main(page).getByText('Mostramos «cargador» en vez de «kragadoor».')).toBeVisible();
  await expect(cards(page).first()).toContainText(/cargador/i);
});

test('R4.12 without results the page shows the required text and next steps', async ({ page }) => {
  await page.goto(toResultsUrl('zzzqqqxx'));
  await expect(main(page).getByText('No se encontraron concidencias :(', { exact: true })).toBeVisible();
  await expect(main(page).getByRole('heading', { name: 'Lo más vendido' })).toBeVisible();
  await expectCategoryLinks(main(page).locator('.category-links:visible'));
  await expect(inStockCheckbox(page)).toHaveCount(0);
  expect(await readWhatsAppMessage(main(page).getByRole('link', { name: /WhatsApp/ }))).toContain('zzzqqqxx');
  await main(page).getByRole('link', { name: 'Ver todos los productos' }).click();
  await expect(page).toHaveURL('/todos');
});

test('R1.2 /busqueda without a term asks for one, and does not call the API', async ({ page }) => {
  const requestUrls: string[] = [];
  await page.route(searchEndpointPattern, (route) => {
    requestUrls.push(route.request().url());
    return route.abort();
  });
  for (const url of sampleEvenly(['/busqueda', '/busqueda?busqueda=', '/busqueda?busqueda=%20+'], 2)) {
    await page.goto(url);
    await expect(main(page)).toContainText('¿Qué buscas?');
  }
  expect(requestUrls).toEqual([]);
});

const failureNames = [
  'cannot be reached',
  'responds with 500',
  'responds with an HTML page',
  'responds with truncated JSON',
] as const;
for (const failure of sampleEvenly(failureNames, 1)) {
  test(`R4.14 if the API ${failure}, results come from the snapshot, without a message`, async ({ page }) => {
    test.skip(!onSandbox, 'Requires an API with the catalogue that the site was built from.');
    const activity = await recordPageActivity(page);
    await page.route(searchEndpointPattern, apiFailures[failure]);
    await page.goto(toResultsUrl('CARGÁDOR'));
    await expect(cards(page).first()).toBeVisible();
    await expectResultsWithoutError(page);
    expect(activity.pageErrors).toEqual([]);
  });
}

test('R3.8 R4.14 if product calls fail, results do not request their products one by one', async ({ page }) => {
  const calls = recordCalls(page);
  // A 404 is not retried; after five failures in a row the page would pause its requests.
  await page.route('**/api/*Producto*', (route) => route.fulfill({ status: 404 }));
  await page.goto(toResultsUrl('funda a54'));
  await expect(cards(page).first()).toBeVisible();
  const listCalledEndpoints = () => calls.map(({ endpoint }) => endpoint);
  await expect.poll(listCalledEndpoints).toContain('postObtenerProductosCategoria');
  await waitUntilIdle(page);
  expect(listCalledEndpoints()).not.toContain('postObtenervwProducto');
});

test('R4.14 if the API hangs, results come from the snapshot, without a message', deepOnly, async ({ page }) => {
  test.skip(!onSandbox, 'Requires an API with the catalogue that the site was built from.');
  await page.route(searchEndpointPattern, () => undefined);
  await page.goto(toResultsUrl('cargador'));
  await expect(cards(page).first()).toBeVisible({ timeout: 15_000 });
  await expectResultsWithoutError(page);
});

/** Expects the results for "cargador", without an error message. */
async function expectResultsWithoutError(page: Page): Promise<void> {
  const products = (await fetchProducts()).filter(({ name }) => /cargador/i.test(name));
  await expect.poll(() => readResultCount(page)).toBeGreaterThanOrEqual(products.length);
  await expect(cards(page).first()).toContainText(/cargador/i);
  await expect(main(page)).not.toContainText(/error|conexión|no se pudo|no pudimos|intenta/i, { useInnerText: true });
  await expect(main(page).getByRole('alert')).toHaveCount(0);
}

/** Reads the number of results from the page. */
async function readResultCount(page: Page): Promise<number> {
  const text = (await main(page).getByRole('status').first().textContent()) ?? '';
  return Number(/([\d,]+) producto/.exec(text)?.[1]?.replace(',', '') ?? 0);
}

test('R4.14 if API and snapshot fail, the page links to WhatsApp, and throws no error', deepOnly, async ({ page }) => {
  const activity = await recordPageActivity(page);
  await page.route(searchEndpointPattern, (route) => route.abort());
  await page.route('**/catalogo/**', (route) => route.abort());
  await page.goto(toResultsUrl('cargador'));
  await expect(main(page).getByRole('link', { name: /WhatsApp/ })).toBeVisible();
  expect(activity.pageErrors).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('R2.2 the results page links to the categories, all products and WhatsApp', async ({ page }) => {
    await page.goto('/todos');
    await searchBox(page).fill('cable');
    await searchBox(page).press('Enter');
    await expect(page).toHaveURL(toResultsUrl('cable'));
    await expect(pageHeading(page)).toHaveCount(1);
    await expectCategoryLinks(main(page).locator('.category-links:visible'));
    await expect(main(page).getByRole('link', { name: /WhatsApp/ })).toHaveAttribute('href', /^https:\/\/wa\.me\/52/);
    await expect(main(page).getByRole('link', { name: 'Ver todos los productos' })).toHaveAttribute('href', '/todos');
    await expect(main(page).locator('.skeleton')).toBeHidden();
  });
});

test('R1.2 if a new deploy has removed the search file, results find the new one in the manifest', async ({ page }) => {
  let isRemoved = true;
  await page.route('**/catalogo/busqueda/*.txt', (route) =>
    isRemoved ? route.fulfill({ status: 404 }) : route.continue(),
  );
  await page.route('**/catalogo/manifest.json', async (route) => {
    isRemoved = false;
    await route.continue();
  });
  await page.route(searchEndpointPattern, (route) => route.abort());
  await page.goto('/busqueda?busqueda=funda');
  await expect(cards(page).first()).toBeVisible();
});
