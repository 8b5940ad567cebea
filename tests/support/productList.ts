import { expect, type Locator, type Page } from '@playwright/test';
import type { Product } from '../../src/contract/catalogue.ts';
import { readLinkUrls, cards, main, productLinkSelector } from './locators.ts';

export const inStockCheckbox = (page: Page): Locator => main(page).getByRole('checkbox', { name: 'Sólo existencias' });
export const sortSelect = (page: Page): Locator => main(page).getByRole('combobox', { name: 'Ordenar' });

/** Returns the stock of all branches together. */
export const totalStock = ({ stock }: Product): number => Object.values(stock).reduce((sum, count) => sum + count, 0);

const getEffectivePrice = ({ price, discountPrice }: Product): number =>
  discountPrice > 0 && discountPrice < price ? discountPrice : price;

interface ListOptions {
  inStock?: boolean;
  /** '1' cheapest first, '2' most expensive first; without it the order is not checked. */
  sort?: '1' | '2';
}

/** Calculates the expected content of a list: its count, its ids, and the prices of the first 48 products if sorted by price. */
function toExpectedList(products: readonly Product[], { inStock = false, sort }: ListOptions) {
  const listedProducts = products.filter((product) => !inStock || totalStock(product) > 0);
  const direction = sort === '1' ? 1 : -1;
  const sortedPrices = sort && listedProducts.map(getEffectivePrice).sort((a, b) => direction * (a - b));
  return {
    count: listedProducts.length,
    ids: new Set(listedProducts.map(({ id }) => id)),
    prices: sortedPrices?.slice(0, 48),
  };
}

/** Expects the products of the filtered list, their order if sorted by price, and the count. */
export async function expectList(page: Page, products: readonly Product[], options: ListOptions): Promise<void> {
  const { count, ids, prices } = toExpectedList(products, options);
  await expect(
    main(page)
      .getByRole('status')
      .filter({ hasText: /producto/ }),
  ).toHaveText(new RegExp(`^(?:${formatProductCount(count)}|${count} de ${formatProductCount(products.length)})$`));
  await expect(cards(page)).toHaveCount(Math.min(48, count));
  const readIds = async (): Promise<string[]> =>
    (await readLinkUrls(cards(page).locator(productLinkSelector))).map((url) => url.slice(10));
  await expect.poll(async () => (await readIds()).filter((id) => !ids.has(id))).toEqual([]);
  const priceById = new Map(products.map((product) => [product.id, getEffectivePrice(product)]));
  // The count may be the same before and after sorting: poll until the new order is rendered.
  if (prices) await expect.poll(async () => (await readIds()).map((id) => priceById.get(id))).toEqual(prices);
}

/** Expects cards with exactly these product URLs, in this order. */
export async function expectCardUrls(page: Page, urls: readonly string[]): Promise<void> {
  await expect.poll(() => readCardUrls(page)).toEqual(urls);
}

/** Returns the product URLs of the cards, in order. */
export const readCardUrls = (page: Page): Promise<string[]> => readLinkUrls(cards(page).locator(productLinkSelector));

export const formatProductCount = (count: number): string =>
  `${new Intl.NumberFormat('es-MX').format(count)} ${count === 1 ? 'producto' : 'productos'}`;

declare global {
  /** The URLs of the products that were the first visible one, in order; recorded by `recordFirstProduct`. */
  var firstProductUrls: string[] | undefined;
}

/** Records which product is the first visible one of the page in each frame, from the next page load on. */
export const recordFirstProduct = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const urls: string[] = (globalThis.firstProductUrls = []);
    const record = (): void => {
      const links = [...document.querySelectorAll('main a[href^="/producto/"]')];
      const url = links.find((link) => link.checkVisibility({ visibilityProperty: true }))?.getAttribute('href') ?? '';
      if (url && url !== urls.at(-1)) urls.push(url);
      requestAnimationFrame(record);
    };
    requestAnimationFrame(record);
  });
