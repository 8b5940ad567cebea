import { expect, type Locator, type Page } from '@playwright/test';
import type { Product } from '../../src/contract/catalogue.ts';
import { linkUrls, cards, main, productLinks } from './locators.ts';

/** Controls that filter and sort a list. */
export const inStockBox = (page: Page): Locator => main(page).getByRole('checkbox', { name: 'Sólo existencias' });
export const sortSelect = (page: Page): Locator => main(page).getByRole('combobox', { name: 'Ordenar' });

/** The stock of all branches. */
export const totalStock = ({ stock }: Product): number => Object.values(stock).reduce((sum, count) => sum + count, 0);

const toEffectivePrice = ({ price, discountPrice }: Product): number =>
  discountPrice > 0 && discountPrice < price ? discountPrice : price;

export interface ListOptions {
  inStock?: boolean;
  sort?: '0' | '1' | '2';
}

/** Calculates the expected content of a list: its count, ids, and the prices of the first 48 products. */
export function toExpectedList(products: readonly Product[], { inStock = false, sort = '0' }: ListOptions) {
  const listed = products.filter((product) => !inStock || totalStock(product) > 0);
  const direction = sort === '1' ? 1 : -1;
  const prices = listed.map(toEffectivePrice).sort((a, b) => direction * (a - b));
  return { count: listed.length, ids: new Set(listed.map(({ id }) => id)), prices: prices.slice(0, 48) };
}

/** Expects the filtered and sorted list, and its count. */
export async function expectList(page: Page, products: readonly Product[], options: ListOptions): Promise<void> {
  const { count, ids, prices } = toExpectedList(products, options);
  await expect(
    main(page)
      .getByRole('status')
      .filter({ hasText: /producto/ }),
  ).toHaveText(new RegExp(`^(?:${formatCount(count)}|${count} de ${formatCount(products.length)})$`));
  await expect(cards(page)).toHaveCount(Math.min(48, count));
  const readIds = async (): Promise<string[]> =>
    (await linkUrls(cards(page).locator(productLinks))).map((url) => url.slice(10));
  await expect.poll(async () => (await readIds()).filter((id) => !ids.has(id))).toEqual([]);
  const priceById = new Map(products.map((product) => [product.id, toEffectivePrice(product)]));
  // The count may be the same before and after sorting: poll until the new order is rendered.
  if (options.sort && options.sort !== '0')
    await expect.poll(async () => (await readIds()).map((id) => priceById.get(id))).toEqual(prices);
}

/** Expects exactly the cards of these URLs, in this order. */
export async function expectCardUrls(page: Page, urls: readonly string[]): Promise<void> {
  await expect.poll(() => cardUrls(page)).toEqual(urls);
}

export const cardUrls = (page: Page): Promise<string[]> => linkUrls(cards(page).locator(productLinks));

export const formatCount = (count: number): string =>
  `${new Intl.NumberFormat('es-MX').format(count)} ${count === 1 ? 'producto' : 'productos'}`;

declare global {
  /** The URL of the first visible product, and each change of it. */
  var firstShown: string[] | undefined;
}

/** Records in each frame which product is the first one on the page. */
export const recordFirstProduct = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const urls: string[] = (globalThis.firstShown = []);
    const record = (): void => {
      const links = [...document.querySelectorAll('main a[href^="/producto/"]')];
      const url = links.find((link) => link.checkVisibility({ visibilityProperty: true }))?.getAttribute('href') ?? '';
      if (url && url !== urls.at(-1)) urls.push(url);
      requestAnimationFrame(record);
    };
    requestAnimationFrame(record);
  });
