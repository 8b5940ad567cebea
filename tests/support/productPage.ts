import { expect, type Locator, type Page, type Request, type Route } from '@playwright/test';
import { endpoints } from '../../src/contract/endpoints.ts';
import type { Product } from '../../src/contract/catalogue.ts';
import { findFixtureProduct } from './fixtureProducts.ts';
import { buyButton, buyLink, readWhatsAppMessage, purchasePanel } from './locators.ts';
import { waitForPaint } from './pageKinds.ts';
import { toEndpointPattern } from './recordCalls.ts';
import { countPieces, effectivePrice, formatStock, isOnOffer, formatPesos } from './productList.ts';
import { encode } from './wireCodec.ts';

/** URL pattern of the endpoint that returns a product. */
export const productEndpointPattern = toEndpointPattern('postObtenervwProducto');

/** Mocks the live API's response for a product. @param released when to send it; default: at once */
export async function mockProductResponse(
  page: Page,
  product: Product,
  released: Promise<void> = Promise.resolve(),
): Promise<void> {
  const response = encode(endpoints.postObtenervwProducto.response, product);
  await page.route(productEndpointPattern, async (route) => {
    const { ProductoID } = route.request().postDataJSON() as { ProductoID: string };
    if (Number(ProductoID) !== Number(product.id)) return route.fallback();
    await released;
    await route.fulfill({ json: response });
  });
}

/**
 * Mocks the live API's response for a product, which is pending at first.
 * @returns a function that sends the response
 */
export async function holdProductResponse(page: Page, product: Product): Promise<() => void> {
  const { promise: released, resolve: release }: PromiseWithResolvers<void> = Promise.withResolvers();
  await mockProductResponse(page, product, released);
  return release;
}

/** API failures, by the text that follows "the API" in test titles. */
export const apiFailures = {
  'cannot be reached': (route) => route.abort('connectionrefused'),
  'responds with 500': (route) => route.fulfill({ status: 500, json: { results: null } }),
  'responds with an HTML page': (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Mantenimiento</h1>' }),
  'responds with truncated JSON': (route) =>
    route.fulfill({ contentType: 'application/json', body: '{"results":{"Precio":"1' }),
  'responds with null and an error': (route) => route.fulfill({ json: { results: null, error: 'SQLSTATE[HY000]' } }),
  'responds with an empty object': (route) => route.fulfill({ json: {} }),
  'responds without a price': (route) => route.fulfill({ json: { results: { ProductoID: '1', Precio: 'N/A' } } }),
  'redirects to a login page': (route) => route.fulfill({ status: 302, headers: { location: '/inicio' } }),
} satisfies Record<string, (route: Route) => Promise<void>>;

/** Responses for a discontinued product (R5.12), which are not failures. */
export const discontinuedResponses = {
  null: { results: null },
  'an empty list': { results: [] },
} satisfies Record<string, object>;

/** Opens a product page and scrolls the Buy link to the centre, so that layout shifts below it are detected. */
export async function openProduct(page: Page, { id }: { id: string }): Promise<void> {
  await page.goto(`/producto/${id}`);
  const buy = buyLink(page).or(buyButton(page));
  await buy.evaluate((element) => element.scrollIntoView({ block: 'center' }));
}

/** Returns the position of the content below price and stock, which must not shift. */
export const readContentTop = (page: Page): Promise<number> =>
  page
    .getByRole('heading', { name: 'Descripción' })
    .evaluate((heading) => heading.getBoundingClientRect().top + scrollY);

/** Returns the paths of the scripts that hydrated islands, including React's. */
export async function findHydrationScripts(page: Page, scripts: Request[]): Promise<string[]> {
  const islandScripts = await page
    .locator('astro-island')
    .evaluateAll((islands) =>
      islands.flatMap((island) => [island.getAttribute('component-url'), island.getAttribute('renderer-url')]),
    );
  return scripts.map((request) => new URL(request.url()).pathname).filter((path) => islandScripts.includes(path));
}

/** Expects the purchase panel to show this price and stock. */
export async function expectPriceAndStock(
  page: Page,
  priceAndStock: Pick<Product, 'price' | 'discountPrice' | 'stock'>,
  unit: string,
) {
  const total = countPieces(priceAndStock);
  const price = formatPesos(effectivePrice(priceAndStock));
  const hasRegularPrice = isOnOffer(priceAndStock);
  const findText = (text: string): Locator => purchasePanel(page).getByText(text, { exact: true }).first();
  await expect(findText(formatStock(total, unit))).toBeVisible();
  await expect(purchasePanel(page)).toContainText(price);
  const regularPrice = purchasePanel(page).locator('s').filter({ hasText: 'Precio regular' });
  await expect(regularPrice).toHaveCount(hasRegularPrice ? 1 : 0);
  if (hasRegularPrice) await expect(regularPrice).toContainText(formatPesos(priceAndStock.price));
  if (total === 0) await expect(buyButton(page)).toBeDisabled();
  else expect(await readWhatsAppMessage(buyLink(page))).toContain(`${price} MXN`);
}

/** Product names by their number of characters, each with a phone model. */
export const longNames = {
  20: 'Funda Moto G34 negra',
  80: 'Funda de silicón suave con interior de microfibra y bordes altos para Galaxy A54',
  200: 'Pantalla de refacción AMOLED con marco compatible con Xiaomi Redmi Note 10 y Redmi Note 10S, incluye adhesivo, desarmadores, ventosa, espudger y guía impresa en español para que la instales en tu casa',
} as const;

const pictureSvg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"><circle cx="200" cy="200" r="120"/></svg>';

/** Opens a product with this name that only the live API has, so that the browser renders it, and waits for the font. */
export async function openProductNamed(page: Page, name: string): Promise<void> {
  const product = await findFixtureProduct('onOffer');
  await mockProductResponse(page, { ...product, id: '999001', name, recent: true });
  await page.route(toEndpointPattern('postObtenerImagenesProducto'), (route) =>
    route.fulfill({ json: { results: ['a.jpg', 'b.jpg'] } }),
  );
  await page.route(/\.netlify\/images/, (route) => route.fulfill({ contentType: 'image/svg+xml', body: pictureSvg }));
  await page.goto('/producto/999001');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await page.evaluate(() => document.fonts.ready);
  await waitForPaint(page);
}
