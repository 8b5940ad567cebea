import { field, opener, options } from '../support/branches.ts';
import { findFixture } from '../support/fixtures.ts';
import { aCategory, waitUntilIdle } from '../support/kinds.ts';
import { inStockBox } from '../support/list.ts';
import { expectFigures } from '../support/live.ts';
import { buyLink, cards, main, searchBox } from '../support/locators.ts';
import { onSandbox } from '../support/site.ts';
import { sample, deep } from '../support/sampling.ts';
import { expect, test, type Page, type Route } from '../support/test.ts';
import { recordPageActivity } from '../support/pageActivity.ts';

/** Ways in which a call of the live API fails. */
const faults: Record<string, (route: Route) => Promise<void> | void> = {
  'cannot be reached': (route) => route.abort('connectionrefused'),
  'responds with 500': (route) => route.fulfill({ status: 500, json: { results: null } }),
  hangs: () => undefined,
  'responds with half a JSON': (route) =>
    route.fulfill({ contentType: 'application/json', body: '{"results":[{"Precio":"1' }),
  'responds with 503 and when to come back': (route) =>
    route.fulfill({ status: 503, headers: { 'retry-after': '60' } }),
  'responds with a page of HTML': (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Mantenimiento</h1>' }),
  'responds otherwise than agreed': (route) => route.fulfill({ json: { results: 'ok', data: [{ precio: 1 }] } }),
  'is cut off': (route) => route.abort('connectionreset'),
  'rejects the origin': (route) => route.abort('accessdenied'),
  'responds with nothing': (route) => route.fulfill({ body: '' }),
};

/** A caller of the live API: its page, the call, the user action that triggers it, and the state without a response. */
interface Caller {
  path: () => Promise<string> | string;
  call: string | RegExp;
  act?: (page: Page) => Promise<void>;
  whole: (page: Page) => Promise<void>;
  /** Whether a failure leaves the page as its HTML. */
  silent: boolean;
}

const onOffer = async (): Promise<string> => `/producto/${(await findFixture('onOffer')).id}`;
const hasCards = (page: Page): Promise<void> => expect(cards(page).first()).toBeVisible();
const canBuy = async (page: Page): Promise<void> => {
  const product = await findFixture('onOffer');
  await expectFigures(page, product, product.unit);
  await expect(buyLink(page)).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+\?text=/);
};
const says = (text: RegExp) => (page: Page) => expect(main(page)).toContainText(text);

const callers: Record<string, Caller> = {
  'the figures of a category': {
    ...{ path: aCategory, call: '**/postObtenerProductosCategoria*', whole: hasCards, silent: true },
  },
  'the figures of the offers': {
    ...{ path: () => '/ofertas', call: '**/postObtenerProductosEnOferta*', whole: hasCards, silent: true },
  },
  'the figures of a product': { path: onOffer, call: '**/postObtenervwProducto*', whole: canBuy, silent: true },
  'the figures of related products': {
    ...{ path: onOffer, call: '**/postBuscarProductosRelacionados*', whole: canBuy, silent: true },
    act: (page) => page.locator('[data-related]').first().scrollIntoViewIfNeeded(),
  },
  'the place of a visit': {
    ...{ path: () => '/garantias', call: '**/localizarip*', whole: says(/garantía/i), silent: true },
  },
  'the record of a visit': {
    ...{ path: () => '/garantias', call: '**/postVisita*', whole: says(/garantía/i), silent: true },
  },
  suggestions: {
    ...{ path: () => '/garantias', call: /\/postBuscarProducto\b|\/catalogo\//, silent: true },
    act: (page) => searchBox(page).pressSequentially('funda'),
    whole: (page) => expect(searchBox(page)).toHaveValue('funda'),
  },
  'the results of a search': {
    ...{ path: () => '/busqueda?busqueda=funda', call: /\/postBuscarProducto\b/, whole: hasCards, silent: false },
  },
  'the whole list behind the filters': {
    ...{ path: () => '/ofertas', call: '**/catalogo/listas/*', whole: hasCards, silent: false },
    act: (page) => inStockBox(page).first().click(),
  },
  'the branches': {
    ...{ path: () => '/garantias', call: '**/getSucursales*', silent: false },
    act: async (page) => {
      await opener(page).click();
      await field(page).fill('44100');
      await field(page).press('Enter');
    },
    whole: async (page) => {
      // They come from the snapshot, at the latest when a hanging call is given up.
      const outcome = options(page).first().or(page.getByText('No contamos con sucursales cerca'));
      await expect(outcome.first()).toBeVisible({ timeout: 15_000 });
    },
  },
  'a product that the site lacks': {
    ...{ path: () => '/producto/999999999', call: '**/postObtenervwProducto*', silent: false },
    whole: async (page) => {
      await expect(main(page).getByRole('link', { name: 'Ver todos los productos' }).first()).toBeVisible({
        timeout: 15_000,
      });
      await expect(main(page)).toContainText(/No pudimos consultar este producto|ya no está en la tienda/);
    },
  },
  'a category that the site lacks': {
    ...{ path: () => '/categoria/zzz', call: '**/getCategorias*', silent: false },
    whole: (page) => expect(main(page)).toContainText('No pudimos consultar esta categoría', { timeout: 15_000 }),
  },
  'a promo code': {
    ...{ path: () => '/promocode', call: '**/postObtenerUltimaVisitaParaPromoCode*', silent: false },
    whole: (page) => expect(main(page)).toContainText('NO FUE POSIBLE GENERAR UN PROMOCODE', { timeout: 15_000 }),
  },
  'a receipt to invoice': {
    ...{ path: () => '/facturacion', call: '**/postObtenerInformacionVenta*', silent: false },
    act: async (page) => {
      // The draft of the try before comes with React.
      await page.locator('astro-island[component-export="Invoice"]:not([ssr])').waitFor({ state: 'attached' });
      await page.getByLabel(/^Número de nota/).fill('48213');
      await page.getByLabel(/^Total/).fill('199');
      await page.getByLabel(/^Total/).press('Enter');
    },
    whole: async (page) => {
      await expect(main(page)).toContainText('Ocurrió un error al solicitar su factura', { timeout: 15_000 });
      await expect(page.getByLabel(/^Número de nota/)).toHaveValue('48213');
    },
  },
};

test.skip(!onSandbox, 'It counts on the API having what the site was built from.');

/** Every way for everyone where the tests are deep; else each has one, and each way is seen. */
const all = Object.entries(faults);
const waysFor = (index: number) => (deep ? all : [all[index % all.length] as (typeof all)[number]]);
/** Lines that say from when the figures are. */
const age = /^(?:Precio y existencias del catálogo|Precio y existencias al día).*$/gm;

for (const [index, [who, { path, call, act, whole, silent }]] of sample(Object.entries(callers), 5).entries()) {
  test(`P16 P22 ${who}, when the live API ${waysFor(index).length > 1 ? 'fails in each way' : waysFor(index)[0]?.[0]}`, async ({
    page,
  }) => {
    test.setTimeout(30_000 * waysFor(index).length);
    const activity = await recordPageActivity(page);
    // What one way has answered, or put off, counts for a minute.
    await page.addInitScript(() => {
      if (self === top) sessionStorage.clear();
    });
    const url = await path();
    const text = async (): Promise<string> =>
      (await main(page).innerText()).replaceAll(age, '').replaceAll(/\s+/g, ' ');
    for (const [way, fail] of waysFor(index)) {
      await test.step(way, async () => {
        let requests = 0;
        await page.route(call, (route) => (requests++, fail(route)));
        await page.goto(url);
        // Written when the page is idle.
        await expect(main(page).locator('[data-opening]:empty')).toHaveCount(0);
        const before = await text();
        await act?.(page);
        await expect.poll(() => requests).toBeGreaterThan(0);
        await whole(page);
        if (way !== 'hangs') await waitUntilIdle(page);
        if (silent) expect(await text()).toBe(before);
        if (silent) expect(await activity.shiftedElementsInMain()).toEqual([]);
        expect([activity.problems, await activity.violations()]).toEqual([[], []]);
        // What Chrome itself says of a request that failed is all.
        expect(activity.printed.filter((line) => !line.includes('Failed to load resource'))).toEqual([]);
        await page.unroute(call);
      });
    }
  });
}
