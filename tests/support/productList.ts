import { expect, type Locator, type Page } from '@playwright/test';
import type { Product } from '../../src/contract/catalogue.ts';
import { readLinkUrls, cards, main, productLinkSelector } from './locators.ts';

export const inStockCheckbox = (page: Page): Locator => main(page).getByRole('checkbox', { name: 'Sólo existencias' });
export const sortSelect = (page: Page): Locator => main(page).getByRole('combobox', { name: 'Ordenar' });

// Rules of requirements.md, independent of the site's code.

/** The number of cards of a page. */
export const cardsPerPage = 48;

type Prices = Pick<Product, 'price' | 'discountPrice'>;

/** Whether a product is on offer (R4.2). */
export const isOnOffer = ({ price, discountPrice }: Prices): boolean => discountPrice > 0 && discountPrice < price;

/** The price that the shopper pays. */
export const effectivePrice = (prices: Prices): number => (isOnOffer(prices) ? prices.discountPrice : prices.price);

/** Counts the pieces of a product in all branches. */
export const countPieces = ({ stock }: Pick<Product, 'stock'>): number =>
  Object.values(stock).reduce((sum, count) => sum + count, 0);

/** Sums the columns whose name contains Stock. The column named just Stock counts only if it is the only one (R4.3). */
export function sumStockColumns(row: Record<string, unknown>): number {
  const columns = Object.keys(row).filter((name) => name.includes('Stock'));
  const countedColumns = columns.length > 1 ? columns.filter((name) => name !== 'Stock') : columns;
  return countedColumns.map((name) => Number(row[name])).reduce((sum, stock) => sum + (stock > 0 ? stock : 0), 0);
}

/** Formats the stock of all branches (R5.4). */
export function formatStock(total: number, unit: string): string {
  if (total === 0) return 'Agotado';
  if (total === 1) return 'Último disponible';
  return `${total} ${unit}(s) en stock`;
}

/** Formats a price (R4.1), independently of the site’s code. */
export const formatPesos = (cents: number): string =>
  new Intl.NumberFormat('es-MX', {
    style: 'currency',
    currency: 'MXN',
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
  }).format(cents / 100);

/** Returns the id in the path of a product. */
export const toProductId = (path: string): string => path.slice('/producto/'.length);

interface ListOptions {
  inStock?: boolean;
  /** '1' cheapest first, '2' most expensive first; without it the order is not checked. */
  sort?: '1' | '2';
}

/** Calculates the expected content of a list: its count, its ids, and the prices of its first page if sorted by price. */
function toExpectedList(products: readonly Product[], { inStock = false, sort }: ListOptions) {
  const listedProducts = products.filter((product) => !inStock || countPieces(product) > 0);
  const direction = sort === '1' ? 1 : -1;
  const sortedPrices = sort && listedProducts.map(effectivePrice).sort((a, b) => direction * (a - b));
  return {
    count: listedProducts.length,
    ids: new Set(listedProducts.map(({ id }) => id)),
    prices: sortedPrices?.slice(0, cardsPerPage),
  };
}

/** Expects the products of the filtered list, their order if sorted by price, and the count. */
export async function expectList(page: Page, products: readonly Product[], options: ListOptions): Promise<void> {
  const { count, ids, prices } = toExpectedList(products, options);
  await expect(
    main(page)
      .getByRole('status')
      .filter({ hasText: /producto/ }),
  ).toHaveText(new RegExp(`^(?:${formatProductCount(count)}|${formatFilteredCount(count, products.length)})$`));
  await expect(cards(page)).toHaveCount(Math.min(cardsPerPage, count));
  const readIds = async (): Promise<string[]> =>
    (await readLinkUrls(cards(page).locator(productLinkSelector))).map(toProductId);
  await expect.poll(async () => (await readIds()).filter((id) => !ids.has(id))).toEqual([]);
  const priceById = new Map(products.map((product) => [product.id, effectivePrice(product)]));
  // The count may be the same before and after sorting: poll until the new order is rendered.
  if (prices) await expect.poll(async () => (await readIds()).map((id) => priceById.get(id))).toEqual(prices);
}

/** Expects cards with exactly these product URLs, in this order. */
export async function expectCardUrls(page: Page, urls: readonly string[]): Promise<void> {
  await expect.poll(() => readCardUrls(page)).toEqual(urls);
}

/** Returns the product URLs of the cards, in order. */
export const readCardUrls = (page: Page): Promise<string[]> => readLinkUrls(cards(page).locator(productLinkSelector));

const formatCount = (count: number): string => new Intl.NumberFormat('es-MX').format(count);

export const formatProductCount = (count: number): string =>
  `${formatCount(count)} ${count === 1 ? 'producto' : 'productos'}`;

/** Formats the count of a filtered list. */
export const formatFilteredCount = (count: number, total: number): string =>
  `${formatCount(count)} de ${formatProductCount(total)}`;

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
