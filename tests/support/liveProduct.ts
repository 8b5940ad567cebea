import { expect, type Locator, type Page, type Request, type Route } from '@playwright/test';
import { calls } from '../../src/contract/callTable.ts';
import type { Product } from '../../src/contract/catalogue.ts';
import { pesos } from './fixtures.ts';
import { buyButton, buyLink, chatText, offer } from './locators.ts';
import { encode } from './wire.ts';

/** The route pattern of the live call of a product page. */
export const liveCall = '**/postObtenervwProducto*';

/**
 * Mocks the live API's response for a product, with changes.
 * @returns a function that sends the response; until then the page waits
 */
export async function mockLiveProduct(page: Page, product: Product, changes: Partial<Product>): Promise<() => void> {
  const response = encode(calls.postObtenervwProducto.response, { ...product, ...changes });
  let resolve = (): void => undefined;
  const promise = new Promise<void>((done) => (resolve = done));
  await page.route(liveCall, async (route) => {
    await promise;
    await route.fulfill({ json: response });
  });
  return () => resolve();
}

/** Ways in which an API fails. */
export const failures: Record<string, (route: Route) => Promise<void> | void> = {
  'cannot be reached': (route) => route.abort('connectionrefused'),
  'responds with 500': (route) => route.fulfill({ status: 500, json: { results: null } }),
  'responds with a page of HTML': (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Mantenimiento</h1>' }),
  'responds with half a JSON': (route) =>
    route.fulfill({ contentType: 'application/json', body: '{"results":{"Precio":"1' }),
  'responds with null beside an error': (route) => route.fulfill({ json: { results: null, error: 'SQLSTATE[HY000]' } }),
  'responds with an empty object': (route) => route.fulfill({ json: {} }),
  'responds without a price': (route) => route.fulfill({ json: { results: { ProductoID: '1', Precio: 'N/A' } } }),
  'is sent to a login page': (route) => route.fulfill({ status: 302, headers: { location: '/inicio' } }),
};

/** Responses that mean that the product is discontinued (R5.12); they are not failures. */
export const discontinuedResponses: Record<string, object> = {
  null: { results: null },
  'an empty list': { results: [] },
};

/** Opens a product page with the content after the Buy link in view, so that layout shifts are detected. */
export async function openProduct(page: Page, { id }: { id: string }): Promise<void> {
  await page.goto(`/producto/${id}`);
  const buy = buyLink(page).or(buyButton(page));
  await buy.evaluate((element) => element.scrollIntoView({ block: 'center' }));
}

/** The position of the content below price and stock, which must not move. */
export const below = (page: Page): Promise<number> =>
  page
    .getByRole('heading', { name: 'Descripción' })
    .evaluate((heading) => heading.getBoundingClientRect().top + scrollY);

/** The scripts that hydrated the islands of a page; React comes with the first. */
export async function hydrationScripts(page: Page, scripts: Request[]): Promise<string[]> {
  const named = await page
    .locator('astro-island')
    .evaluateAll((islands) =>
      islands.flatMap((island) => [island.getAttribute('component-url'), island.getAttribute('renderer-url')]),
    );
  return scripts.map((request) => new URL(request.url()).pathname).filter((path) => named.includes(path));
}

/** Expects these figures on the page. */
export async function expectFigures(
  page: Page,
  figures: Pick<Product, 'price' | 'discountPrice' | 'stock'>,
  unit: string,
) {
  const { price, discountPrice, stock } = figures;
  const total = Object.values(stock).reduce((sum, pieces) => sum + pieces, 0);
  const reduced = discountPrice > 0 && discountPrice < price;
  const shownPrice = pesos(reduced ? discountPrice : price);
  const words = total === 0 ? 'Agotado' : total === 1 ? 'Último disponible' : `${total} ${unit}(s) en stock`;
  const findText = (text: string): Locator => offer(page).getByText(text, { exact: true }).first();
  await expect(findText(words)).toBeVisible();
  await expect(offer(page)).toContainText(shownPrice);
  const struck = offer(page).locator('s').filter({ hasText: 'Precio regular' });
  await expect(struck).toHaveCount(reduced ? 1 : 0);
  if (reduced) await expect(struck).toContainText(pesos(price));
  if (total === 0) await expect(buyButton(page)).toBeDisabled();
  else expect(await chatText(buyLink(page))).toContain(`${shownPrice} MXN`);
}
