import { expect, test, type Page } from '../support/test.ts';
import { addressOf } from '../support/asked.ts';
import { onlyOnce, settled } from '../support/kinds.ts';
import { countOf, inStockBox, shownAddresses } from '../support/list.ts';
import { failures } from '../support/live.ts';
import { cards, chatText, main, searchBox } from '../support/parts.ts';
import { categories, onSale, onSandbox, rawRows } from '../support/site.ts';
import { watch } from '../support/watch.ts';
import { shop } from '../../src/shop.ts';

onlyOnce();

const search = addressOf('postBuscarProducto');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const addressFor = (term: string): string => `/busqueda?busqueda=${encodeURIComponent(term)}`;

for (const term of ['cargador', 'funda "Galaxy" & más', 'ñandú 100 % <b>', 'AT&T #2']) {
  test(`R1.2 the results of ${term}: title and heading`, async ({ page }) => {
    const seen = await watch(page);
    await page.goto(addressFor(term));
    await expect(page).toHaveTitle(`${shop.name} - Búsqueda: ${term}`);
    await expect(heading(page)).toContainText(`Búsqueda: ${term}`);
    await settled(page);
    expect([seen.problems, await seen.violations()]).toEqual([[], []]);
  });
}

for (const [old, term] of [
  ['/busqueda;busqueda=cable', 'cable'],
  ['/busqueda;busqueda=funda%20azul', 'funda azul'],
  ['/busqueda;busqueda=aud%C3%ADfonos', 'audífonos'],
] as const) {
  test(`R1.2 ${old} leads to the results`, async ({ page }) => {
    await page.goto(old);
    await expect(page).toHaveURL((url) => url.pathname === '/busqueda' && url.searchParams.get('busqueda') === term);
    await expect(page).toHaveTitle(`${shop.name} - Búsqueda: ${term}`);
  });
}

test('R1.2 R4.6 what the API finds, in its order, from the search box on', async ({ page }) => {
  const rows = await rawRows('postBuscarProducto', { Busqueda: 'cable', SucursalID: shop.mainBranch });
  await page.goto('/todos');
  await searchBox(page).fill('cable');
  await searchBox(page).press('Enter');
  await expect(main(page).getByRole('status')).toHaveText(countOf(rows.length));
  const first = rows.slice(0, 48).map((row) => `/producto/${String(row['ProductoID'])}`);
  expect(await shownAddresses(page)).toEqual(first);
});

test('R4.12 nothing found: the exact text, and ways on', async ({ page }) => {
  await page.goto(addressFor('zzzqqqxx'));
  await expect(main(page).getByText('No se encontraron concidencias :(', { exact: true })).toBeVisible();
  await expect(cards(page)).toHaveCount(0);
  await expect(inStockBox(page)).toHaveCount(0);
  expect(await chatText(main(page).getByRole('link', { name: /WhatsApp/ }))).toContain('zzzqqqxx');
  await main(page).getByRole('link', { name: 'Ver todos los productos' }).click();
  await expect(page).toHaveURL('/todos');
});

for (const blank of ['/busqueda', '/busqueda?busqueda=', '/busqueda?busqueda=%20+']) {
  test(`R4.12 ${blank} asks the API nothing`, async ({ page }) => {
    const asked: string[] = [];
    await page.route(search, (route) => (asked.push(route.request().url()), route.abort()));
    await page.goto(blank);
    await expect(main(page)).toContainText('No se encontraron concidencias :(');
    expect(asked).toEqual([]);
  });
}

const failing = ['cannot be reached', 'answers 500', 'answers a page of HTML', 'answers half a JSON'];
for (const how of failing) {
  test(`R4.14 the API ${how}: the snapshot answers, without a message`, async ({ page }) => {
    test.skip(!onSandbox, 'It counts on the API having what the site was built from.');
    const seen = await watch(page);
    await page.route(search, failures[how] ?? ((route) => route.abort()));
    await page.goto(addressFor('CARGÁDOR'));
    await expect(cards(page).first()).toBeVisible();
    await expectOnlyResults(page);
    expect(seen.problems).toEqual([]);
  });
}

test('R4.14 the API hangs: the snapshot answers, without a message', async ({ page }) => {
  test.skip(!onSandbox, 'It counts on the API having what the site was built from.');
  await page.route(search, () => undefined);
  await page.goto(addressFor('cargador'));
  await expect(cards(page).first()).toBeVisible({ timeout: 15_000 });
  await expectOnlyResults(page);
});

/** That the page says how many it found, and nothing else but what it always says. */
async function expectOnlyResults(page: Page): Promise<void> {
  const found = (await onSale()).filter(({ name, brand, category }) =>
    /cargador/i.test(`${name} ${brand} ${category}`),
  );
  await expect(main(page).getByRole('status')).toHaveText(countOf(found.length));
  expect(new Set(await shownAddresses(page))).toEqual(new Set(found.slice(0, 48).map(({ id }) => `/producto/${id}`)));
  await expect(main(page)).not.toContainText(/error|conexión|no se pudo|no pudimos|intenta/i);
  await expect(main(page).getByRole('alert')).toHaveCount(0);
}

test('R4.14 neither the API nor the snapshot: no error, and a way on', async ({ page }) => {
  const seen = await watch(page);
  await page.route(search, (route) => route.abort());
  await page.route('**/catalogo/**', (route) => route.abort());
  await page.goto(addressFor('cargador'));
  await expect(main(page).getByRole('link', { name: /WhatsApp/ })).toBeVisible();
  expect(seen.problems).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('R2.2 the search offers the categories, all products and a question by WhatsApp', async ({ page }) => {
    await page.goto('/todos');
    await searchBox(page).fill('cable');
    await searchBox(page).press('Enter');
    await expect(page).toHaveURL(addressFor('cable'));
    await expect(heading(page)).toHaveCount(1);
    for (const { name } of await categories()) {
      await expect(main(page).getByRole('link', { name, exact: true })).toHaveAttribute('href', /^\/categoria\//);
    }
    await expect(main(page).getByRole('link', { name: /WhatsApp/ })).toHaveAttribute('href', /^https:\/\/wa\.me\/52/);
    await expect(main(page).getByRole('link', { name: 'Ver todos los productos' })).toHaveAttribute('href', '/todos');
    await expect(main(page).locator('.waiting')).toBeHidden();
  });
});
