import { expect, type Locator, type Page } from '@playwright/test';
import type { Product } from '../../src/contract/catalogue.ts';
import { listUrls, cards, main, productLinks } from './locators.ts';

/** The controls that filter and sort a list. */
export const inStockBox = (page: Page): Locator => main(page).getByRole('checkbox', { name: 'Sólo existencias' });
export const sortSelect = (page: Page): Locator => main(page).getByRole('combobox', { name: 'Ordenar' });

const pieces = ({ stock }: Product): number => Object.values(stock).reduce((sum, count) => sum + count, 0);
const toEffectivePrice = ({ price, discountPrice }: Product): number =>
  discountPrice > 0 && discountPrice < price ? discountPrice : price;

export interface ListOptions {
  inStock?: boolean;
  sort?: '0' | '1' | '2';
}

/** The expected content of a list: its count, ids, and the prices of the first 48. */
export function expected(products: readonly Product[], { inStock = false, sort = '0' }: ListOptions) {
  const kept = products.filter((product) => !inStock || pieces(product) > 0);
  const direction = sort === '1' ? 1 : -1;
  const byPrice = kept.map(toEffectivePrice).sort((a, b) => direction * (a - b));
  return { count: kept.length, kept: new Set(kept.map(({ id }) => id)), prices: byPrice.slice(0, 48) };
}

/** Expects the whole list, filtered and sorted, and its count. */
export async function expectList(page: Page, products: readonly Product[], options: ListOptions): Promise<void> {
  const { count, kept, prices } = expected(products, options);
  await expect(
    main(page)
      .getByRole('status')
      .filter({ hasText: /producto/ }),
  ).toHaveText(new RegExp(`^(?:${formatCount(count)}|${count} de ${formatCount(products.length)})$`));
  await expect(cards(page)).toHaveCount(Math.min(48, count));
  const idsShown = async (): Promise<string[]> =>
    (await listUrls(cards(page).locator(productLinks))).map((url) => url.slice(10));
  await expect.poll(async () => (await idsShown()).filter((id) => !kept.has(id))).toEqual([]);
  const priceOf = new Map(products.map((product) => [product.id, toEffectivePrice(product)]));
  // Count and heading may read the same before the new order is drawn.
  if (options.sort && options.sort !== '0')
    await expect.poll(async () => (await idsShown()).map((id) => priceOf.get(id))).toEqual(prices);
}

/** Expects the page's own cards again, in their order. */
export async function expectOwn(page: Page, urls: readonly string[]): Promise<void> {
  await expect.poll(() => listUrls(cards(page).locator(productLinks))).toEqual(urls);
}

export const shownUrls = (page: Page): Promise<string[]> => listUrls(cards(page).locator(productLinks));

export const formatCount = (count: number): string =>
  `${new Intl.NumberFormat('es-MX').format(count)} ${count === 1 ? 'producto' : 'productos'}`;

declare global {
  /** The URLs of the first visible product, one per change. */
  var firstShown: string[] | undefined;
}

/** Records per frame which product a page shows first. */
export const recordFirstProduct = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const notes: string[] = (globalThis.firstShown = []);
    const look = (): void => {
      const links = [...document.querySelectorAll('main a[href^="/producto/"]')];
      const url = links.find((link) => link.checkVisibility({ visibilityProperty: true }))?.getAttribute('href') ?? '';
      if (url && url !== notes.at(-1)) notes.push(url);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
