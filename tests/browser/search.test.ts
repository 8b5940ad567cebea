import { long } from '../support/tags.ts';
import { expect, test, type Page } from '../support/test.ts';
import { recordCalls, toCallPattern } from '../support/recordCalls.ts';
import { waitUntilIdle } from '../support/kinds.ts';
import { offersCategories } from '../support/categories.ts';
import { inStockBox, shownUrls } from '../support/list.ts';
import { failures } from '../support/live.ts';
import { cards, chatText, main, searchBox } from '../support/locators.ts';
import { forSale, onSandbox, rawRows } from '../support/site.ts';
import { sample } from '../support/sampling.ts';
import { recordPageActivity } from '../support/pageActivity.ts';
import { shop } from '../../src/shop.ts';

const search = toCallPattern('postBuscarProducto');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const urlFor = (term: string): string => `/busqueda?busqueda=${encodeURIComponent(term)}`;

test('R1.2 results have the term in title and heading, whatever its characters', async ({ page }) => {
  const activity = await recordPageActivity(page);
  for (const term of sample(['funda "Galaxy" & más', 'ñandú 100 % <b>', 'AT&T #2'], 1)) {
    await page.goto(urlFor(term));
    await expect(page).toHaveTitle(`${shop.name} - Búsqueda: ${term}`);
    await expect(heading(page)).toContainText(`Búsqueda: ${term}`);
    await waitUntilIdle(page);
  }
  expect([activity.problems, await activity.violations()]).toEqual([[], []]);
});

test('R1.2 an old URL of a search redirects to its results', async ({ page }) => {
  for (const [old, term] of sample(
    [
      ['/busqueda;busqueda=funda%20azul', 'funda azul'],
      ['/busqueda;busqueda=aud%C3%ADfonos', 'audífonos'],
      ['/busqueda;busqueda=a%2Bb', 'a+b'],
      ['/busqueda;busqueda=AT%26T', 'AT&T'],
    ] as const,
    2,
  )) {
    await page.goto(old);
    await expect(page).toHaveURL((url) => url.pathname === '/busqueda' && url.searchParams.get('busqueda') === term);
    await expect(page).toHaveTitle(`${shop.name} - Búsqueda: ${term}`);
  }
});

test('R1.2 from the search box: all results of the API, the most relevant first', async ({ page }) => {
  const rows = await rawRows('postBuscarProducto', { Busqueda: 'cable', SucursalID: shop.mainBranch });
  test.skip(rows.length === 0, 'This shop has no cable.');
  await page.goto('/todos');
  await searchBox(page).fill('cable');
  const responded = page.waitForResponse(search);
  await searchBox(page).press('Enter');
  await responded;
  await expect(cards(page).first()).toContainText(/cable/i);
  await expect.poll(() => foundCount(page)).toBeGreaterThanOrEqual(rows.length);
});

test('R4.14 the response of the API corrects the figures; remaining cards keep their positions', async ({ page }) => {
  const rows = await rawRows('postBuscarProducto', { Busqueda: 'cargador', SucursalID: shop.mainBranch });
  test.skip(rows.length < 3, 'This shop has too few of them.');
  let tell = (): void => undefined;
  const told = new Promise<void>((go) => (tell = go));
  await page.route(search, async (route) => {
    await told;
    const changed = rows.map((row) => ({
      ...row,
      Precio: '77777.00',
      PrecioDescuento: '0',
      Stock1: '4321',
      Stock: '',
    }));
    const stranger = { ...rows[0], ProductoID: '999999999', Nombre: 'Cargador que el catálogo no tiene' };
    await route.fulfill({ json: { results: [...changed.reverse(), stranger] } });
  });
  await page.goto(urlFor('cargador'));
  await expect(cards(page).first()).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('$77,777');
  const before = await shownUrls(page);
  const places = await page
    .locator('.card')
    .evaluateAll((all) => all.map((card) => Math.round(card.getBoundingClientRect().top)));
  tell();
  await expect(page.getByRole('main')).toContainText('$77,777');
  await expect(main(page).locator('a[href="/producto/999999999"]')).toHaveCount(before.length < 48 ? 1 : 0);
  expect((await shownUrls(page)).slice(0, before.length)).toEqual(before);
  const after = await page
    .locator('.card')
    .evaluateAll((all) => all.map((card) => Math.round(card.getBoundingClientRect().top)));
  expect(after.slice(0, places.length)).toEqual(places);
});

test('R4.15 R4.17 shows the results of the corrected query, and says so', async ({ page }) => {
  test.skip(!onSandbox, 'It counts on what the demo shop sells.');
  await page.goto(urlFor('kragadoor'));
  await expect(main(page).getByText('Mostramos «cargador» en vez de «kragadoor».')).toBeVisible();
  await expect(cards(page).first()).toContainText(/cargador/i);
});

test('R4.12 no results: the exact text, and next steps', async ({ page }) => {
  await page.goto(urlFor('zzzqqqxx'));
  await expect(main(page).getByText('No se encontraron concidencias :(', { exact: true })).toBeVisible();
  await expect(main(page).getByRole('heading', { name: 'Lo más vendido' })).toBeVisible();
  await offersCategories(main(page).locator('.category-links:visible'));
  await expect(inStockBox(page)).toHaveCount(0);
  expect(await chatText(main(page).getByRole('link', { name: /WhatsApp/ }))).toContain('zzzqqqxx');
  await main(page).getByRole('link', { name: 'Ver todos los productos' }).click();
  await expect(page).toHaveURL('/todos');
});

test('R4.12 /busqueda without a term does not call the API', async ({ page }) => {
  const requests: string[] = [];
  await page.route(search, (route) => (requests.push(route.request().url()), route.abort()));
  for (const blank of sample(['/busqueda', '/busqueda?busqueda=', '/busqueda?busqueda=%20+'], 2)) {
    await page.goto(blank);
    await expect(main(page)).toContainText('¿Qué buscas?');
  }
  expect(requests).toEqual([]);
});

const failing = ['cannot be reached', 'responds with 500', 'responds with a page of HTML', 'responds with half a JSON'];
for (const how of sample(failing, 1)) {
  test(`R4.14 the API ${how}: the snapshot replaces it, without a message`, async ({ page }) => {
    test.skip(!onSandbox, 'It counts on the API having what the site was built from.');
    const activity = await recordPageActivity(page);
    await page.route(search, failures[how] ?? ((route) => route.abort()));
    await page.goto(urlFor('CARGÁDOR'));
    await expect(cards(page).first()).toBeVisible();
    await expectOnlyResults(page);
    expect(activity.problems).toEqual([]);
  });
}

test('R3.8 R4.14 with the API down, results request no product one by one', async ({ page }) => {
  const requests = recordCalls(page);
  // Not repeated: after five failures the page would pause by itself.
  await page.route('**/api/*Producto*', (route) => route.fulfill({ status: 404 }));
  await page.goto(urlFor('funda a54'));
  await expect(cards(page).first()).toBeVisible();
  await waitUntilIdle(page);
  const made = requests.map(({ call }) => call);
  expect(made).toContain('postObtenerProductosCategoria');
  expect(made).not.toContain('postObtenervwProducto');
});

test('R4.14 the API hangs: the snapshot replaces it, without a message', long, async ({ page }) => {
  test.skip(!onSandbox, 'It counts on the API having what the site was built from.');
  await page.route(search, () => undefined);
  await page.goto(urlFor('cargador'));
  await expect(cards(page).first()).toBeVisible({ timeout: 15_000 });
  await expectOnlyResults(page);
});

/** That the page says how many it found, and nothing else but what it always says. */
async function expectOnlyResults(page: Page): Promise<void> {
  const found = (await forSale()).filter(({ name }) => /cargador/i.test(name));
  await expect.poll(() => foundCount(page)).toBeGreaterThanOrEqual(found.length);
  await expect(cards(page).first()).toContainText(/cargador/i);
  await expect(main(page)).not.toContainText(/error|conexión|no se pudo|no pudimos|intenta/i, { useInnerText: true });
  await expect(main(page).getByRole('alert')).toHaveCount(0);
}

/** How many products the page says it found. */
async function foundCount(page: Page): Promise<number> {
  const text = (await main(page).getByRole('status').first().textContent()) ?? '';
  return Number(/([\d,]+) producto/.exec(text)?.[1]?.replace(',', '') ?? 0);
}

test('R4.14 neither the API nor the snapshot: no error, and next steps', long, async ({ page }) => {
  const activity = await recordPageActivity(page);
  await page.route(search, (route) => route.abort());
  await page.route('**/catalogo/**', (route) => route.abort());
  await page.goto(urlFor('cargador'));
  await expect(main(page).getByRole('link', { name: /WhatsApp/ })).toBeVisible();
  expect(activity.problems).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('R2.2 the search links to the categories, all products and WhatsApp', async ({ page }) => {
    await page.goto('/todos');
    await searchBox(page).fill('cable');
    await searchBox(page).press('Enter');
    await expect(page).toHaveURL(urlFor('cable'));
    await expect(heading(page)).toHaveCount(1);
    await offersCategories(main(page).locator('.category-links:visible'));
    await expect(main(page).getByRole('link', { name: /WhatsApp/ })).toHaveAttribute('href', /^https:\/\/wa\.me\/52/);
    await expect(main(page).getByRole('link', { name: 'Ver todos los productos' })).toHaveAttribute('href', '/todos');
    await expect(main(page).locator('.skeleton')).toBeHidden();
  });
});

test('R1.2 a search file that a new deploy has removed: the manifest names the new one', async ({ page }) => {
  let isRemoved = true;
  await page.route('**/catalogo/busqueda/*.txt', (route) =>
    isRemoved ? route.fulfill({ status: 404 }) : route.continue(),
  );
  await page.route('**/catalogo/manifest.json', async (route) => {
    isRemoved = false;
    await route.continue();
  });
  await page.route(search, (route) => route.abort());
  await page.goto('/busqueda?busqueda=funda');
  await expect(cards(page).first()).toBeVisible();
});
