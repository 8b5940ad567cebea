import { waitForHydration } from '../support/invoicePage.ts';
import { postalCodeField, branchButton, branchOptions } from '../support/branches.ts';
import { findFixtureProduct } from '../support/fixtureProducts.ts';
import { findCategoryPath, waitUntilIdle, pageKinds } from '../support/pageKinds.ts';
import { inStockCheckbox } from '../support/productList.ts';
import { expectPriceAndStock } from '../support/productPage.ts';
import { buyLink, cards, main, productLinkSelector, searchBox } from '../support/locators.ts';
import { ipLookupUrl } from '../support/publicIp.ts';
import { attributeValues, fetchText, onSandbox } from '../support/site.ts';
import { sampleEvenly, testsAllCases } from '../support/sampling.ts';
import { expect, test, type Page, type Route } from '../support/test.ts';
import { toEndpointPattern } from '../support/recordCalls.ts';
import { recordPageActivity } from '../support/pageActivity.ts';

/** Failures of a live API call, by the text that follows "the live API" in titles. */
const failures: Record<string, (route: Route) => Promise<void> | void> = {
  'cannot be reached': (route) => route.abort('connectionrefused'),
  'responds with 500': (route) => route.fulfill({ status: 500, json: { results: null } }),
  hangs: () => undefined,
  'responds with truncated JSON': (route) =>
    route.fulfill({ contentType: 'application/json', body: '{"results":[{"Precio":"1' }),
  'responds with 503 and Retry-After': (route) => route.fulfill({ status: 503, headers: { 'retry-after': '60' } }),
  'responds with an HTML page': (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Mantenimiento</h1>' }),
  'responds with another schema': (route) => route.fulfill({ json: { results: 'ok', data: [{ precio: 1 }] } }),
  'resets the connection': (route) => route.abort('connectionreset'),
  'rejects the origin': (route) => route.abort('accessdenied'),
  'responds with an empty body': (route) => route.fulfill({ body: '' }),
};

/** A part of a page that calls the live API. */
interface Caller {
  path: () => Promise<string> | string;
  /** The route pattern of the call. */
  call: string | RegExp;
  /** The user action that triggers the call; without one, opening the page does. */
  trigger?: (page: Page) => Promise<void>;
  /** Expects the state of the page without a response. */
  expectFallback: (page: Page) => Promise<void>;
  /** Whether a failure leaves the page unchanged. */
  isSilent: boolean;
}

const findProductPath = async (): Promise<string> => `/producto/${(await findFixtureProduct('onOffer')).id}`;
const expectCards = (page: Page): Promise<void> => expect(cards(page).first()).toBeVisible();
const expectBuyable = async (page: Page): Promise<void> => {
  const product = await findFixtureProduct('onOffer');
  await expectPriceAndStock(page, product, product.unit);
  await expect(buyLink(page)).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+\?text=/);
};
const expectText = (text: RegExp) => (page: Page) => expect(main(page)).toContainText(text);

const callers: Record<string, Caller> = {
  'the price and stock of a category': {
    path: findCategoryPath,
    call: toEndpointPattern('postObtenerProductosCategoria'),
    expectFallback: expectCards,
    isSilent: true,
  },
  'the price and stock of the offers': {
    path: () => '/ofertas',
    call: toEndpointPattern('postObtenerProductosEnOferta'),
    expectFallback: expectCards,
    isSilent: true,
  },
  'the price and stock of a product': {
    path: findProductPath,
    call: toEndpointPattern('postObtenervwProducto'),
    expectFallback: expectBuyable,
    isSilent: true,
  },
  'the price and stock of related products': {
    path: findProductPath,
    call: toEndpointPattern('postBuscarProductosRelacionados'),
    trigger: (page) => page.locator('[data-related]').first().scrollIntoViewIfNeeded(),
    expectFallback: expectBuyable,
    isSilent: true,
  },
  'the location of a visit': {
    path: () => '/garantias',
    call: toEndpointPattern('localizarip'),
    expectFallback: expectText(/garantía/i),
    isSilent: true,
  },
  'the record of a visit': {
    path: () => '/garantias',
    call: toEndpointPattern('postVisita'),
    expectFallback: expectText(/garantía/i),
    isSilent: true,
  },
  suggestions: {
    path: () => '/garantias',
    call: /\/postBuscarProducto\b|\/catalogo\//,
    trigger: (page) => searchBox(page).pressSequentially('funda'),
    expectFallback: (page) => expect(searchBox(page)).toHaveValue('funda'),
    isSilent: true,
  },
  'the results of a search': {
    path: () => '/busqueda?busqueda=funda',
    call: toEndpointPattern('postBuscarProducto'),
    expectFallback: expectCards,
    isSilent: false,
  },
  'the full list for the filters': {
    path: () => '/ofertas',
    call: '**/catalogo/listas/*',
    trigger: (page) => inStockCheckbox(page).first().click(),
    expectFallback: expectCards,
    isSilent: false,
  },
  'the branches': {
    path: () => '/garantias',
    call: toEndpointPattern('getSucursales'),
    trigger: async (page) => {
      await branchButton(page).click();
      await postalCodeField(page).fill('44100');
      await postalCodeField(page).press('Enter');
    },
    expectFallback: async (page) => {
      // The branches of the snapshot show, at the latest once a hanging call times out.
      const outcome = branchOptions(page).first().or(page.getByText('No contamos con sucursales cerca'));
      await expect(outcome.first()).toBeVisible({ timeout: 15_000 });
    },
    isSilent: false,
  },
  'an unknown product': {
    path: () => '/producto/999999999',
    call: toEndpointPattern('postObtenervwProducto'),
    expectFallback: async (page) => {
      await expect(main(page).getByRole('link', { name: 'Ver todos los productos' }).first()).toBeVisible({
        timeout: 15_000,
      });
      await expect(main(page)).toContainText(/No pudimos consultar este producto|ya no está en la tienda/);
    },
    isSilent: false,
  },
  'an unknown category': {
    path: () => '/categoria/zzz',
    call: toEndpointPattern('getCategorias'),
    expectFallback: (page) =>
      expect(main(page)).toContainText('No pudimos consultar esta categoría', { timeout: 15_000 }),
    isSilent: false,
  },
  'a promo code': {
    path: () => '/promocode',
    call: toEndpointPattern('postObtenerUltimaVisitaParaPromoCode'),
    expectFallback: (page) =>
      expect(main(page)).toContainText('NO FUE POSIBLE GENERAR UN PROMOCODE', { timeout: 15_000 }),
    isSilent: false,
  },
  'a receipt to invoice': {
    path: () => '/facturacion',
    call: toEndpointPattern('postObtenerInformacionVenta'),
    trigger: async (page) => {
      // React restores the draft of the previous attempt when it hydrates.
      await waitForHydration(page);
      await page.getByLabel(/^Número de nota/).fill('48213');
      await page.getByLabel(/^Total/).fill('199');
      await page.getByLabel(/^Total/).press('Enter');
    },
    expectFallback: async (page) => {
      await expect(main(page)).toContainText('Ocurrió un error al solicitar su factura', { timeout: 15_000 });
      await expect(page.getByLabel(/^Número de nota/)).toHaveValue('48213');
    },
    isSilent: false,
  },
};

const allFailures = Object.entries(failures);
/** In the deep tests, all failures for each caller; otherwise one per caller, in turn. */
const selectFailures = (index: number) =>
  testsAllCases ? allFailures : [allFailures[index % allFailures.length] as (typeof allFailures)[number]];
/** Lines with the time of the price and stock, which a failure changes. */
const timeLines = /^(?:Precio y existencias del catálogo|Precio y existencias al día).*$/gm;

for (const [index, [callerName, caller]] of sampleEvenly(Object.entries(callers), 5).entries()) {
  const testedFailures = selectFailures(index);
  const failureTitle = testedFailures.length > 1 ? 'fails in any way' : testedFailures[0]?.[0];
  test(`P16 P22 ${callerName}: the page works if the live API ${failureTitle}`, async ({ page }) => {
    test.skip(!onSandbox, 'Requires an API with the catalogue that the site was built from.');
    test.setTimeout(30_000 * testedFailures.length);
    const activity = await recordPageActivity(page);
    // Tab storage would carry responses and retry pauses over to the next failure.
    await page.addInitScript(() => {
      if (self === top) sessionStorage.clear();
    });
    const url = await caller.path();
    const readText = async (): Promise<string> =>
      (await main(page).innerText()).replaceAll(timeLines, '').replaceAll(/\s+/g, ' ');
    for (const [failure, fail] of testedFailures) {
      await test.step(failure, async () => {
        let requestCount = 0;
        await page.route(caller.call, (route) => {
          requestCount++;
          return fail(route);
        });
        await page.goto(url);
        // Opening hours are rendered when the page is idle.
        await expect(main(page).locator('[data-opening]:empty')).toHaveCount(0);
        const before = await readText();
        await caller.trigger?.(page);
        await expect.poll(() => requestCount).toBeGreaterThan(0);
        await caller.expectFallback(page);
        if (failure !== 'hangs') await waitUntilIdle(page);
        if (caller.isSilent) {
          expect(await readText()).toBe(before);
          expect(await activity.layoutShiftsInMain()).toEqual([]);
        }
        expect([activity.pageErrors, await activity.cspViolations()]).toEqual([[], []]);
        // Chrome logs failed requests by itself.
        expect(activity.consoleMessages.filter((line) => !line.includes('Failed to load resource'))).toEqual([]);
        await page.unroute(caller.call);
      });
    }
  });
}

const errorTexts = /error|no pudimos|no se pud|intenta|conexi[oó]n|fuera de servicio|no disponible en este momento/i;

/** Kinds of pages whose regular texts match `errorTexts`. */
const pagesAboutErrors = ['invoice', 'privacy', 'not found', 'offline', 'state of the catalogue'];

// Not the promo code and results: their tests have failures of the API, too.
for (const kind of sampleEvenly(
  pageKinds.filter(({ name }) => !['promo code', 'results'].includes(name)),
  1,
)) {
  test(`P16 R4.14 with the live API down, no product is missing and no error is shown: ${kind.name}`, async ({
    page,
  }) => {
    const activity = await recordPageActivity(page);
    await page.route(/\/api\//, (route) => route.abort('connectionrefused'));
    await page.route(ipLookupUrl, (route) => route.abort());
    const path = await kind.path();
    const mainHtml = (await fetchText(path)).split('<main')[1]?.split('</main>')[0] ?? '';
    const productUrls = attributeValues(mainHtml, 'href').filter((href) => href.startsWith('/producto/'));
    await page.goto(path);
    for (const position of [0, 0.5, 1]) {
      await page.evaluate((fraction) => scrollTo(0, fraction * document.body.scrollHeight), position);
      await waitUntilIdle(page);
    }
    expect(await main(page).locator(productLinkSelector).count()).toBeGreaterThanOrEqual(new Set(productUrls).size);
    // Only the site's own texts: product names come from the catalogue.
    const text = await main(page).evaluate((element) => {
      const copy = element.cloneNode(true) as HTMLElement;
      const excluded = 'a[href^="/producto/"], h1, noscript, script, .without-script';
      for (const excludedElement of copy.querySelectorAll(excluded)) excludedElement.remove();
      return copy.textContent;
    });
    if (!pagesAboutErrors.includes(kind.name)) expect(text).not.toMatch(errorTexts);
    expect(activity.pageErrors).toEqual([]);
    expect(await activity.layoutShiftsInMain()).toEqual([]);
  });
}
