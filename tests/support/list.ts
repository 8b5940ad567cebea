import { expect, type Locator, type Page } from '@playwright/test';
import type { Product } from '../../src/contract/catalogue.ts';
import { addressesOf, cards, main, productLinks } from './parts.ts';

/** The parts of a list that filter and order it. */
export const inStockBox = (page: Page): Locator => main(page).getByRole('checkbox', { name: 'Sólo existencias' });
export const sortSelect = (page: Page): Locator => main(page).getByRole('combobox', { name: 'Ordenar' });

const pieces = ({ stock }: Product): number => Object.values(stock).reduce((sum, each) => sum + each, 0);
const asked = ({ price, discountPrice }: Product): number =>
  discountPrice > 0 && discountPrice < price ? discountPrice : price;

export interface Told {
  inStock?: boolean;
  sort?: '0' | '1' | '2';
}

/** What a list of these products is to show: how many, and of its first 48 the ids or the prices, whichever decide. */
export function expected(products: readonly Product[], { inStock = false, sort = '0' }: Told) {
  const kept = products.filter((product) => !inStock || pieces(product) > 0);
  const direction = sort === '1' ? 1 : -1;
  const byPrice = kept.map(asked).sort((a, b) => direction * (a - b));
  return { count: kept.length, kept: new Set(kept.map(({ id }) => id)), prices: byPrice.slice(0, 48) };
}

/** That the page shows the whole list, filtered and in this order, and tells how many there are. */
export async function expectList(page: Page, products: readonly Product[], told: Told): Promise<void> {
  const { count, kept, prices } = expected(products, told);
  await expect(
    main(page)
      .getByRole('status')
      .filter({ hasText: /producto/ }),
  ).toHaveText(new RegExp(`^(?:${countOf(count)}|${count} de ${countOf(products.length)})$`));
  await expect(cards(page)).toHaveCount(Math.min(48, count));
  const idsShown = async (): Promise<string[]> =>
    (await addressesOf(cards(page).locator(productLinks))).map((address) => address.slice(10));
  await expect.poll(async () => (await idsShown()).filter((id) => !kept.has(id))).toEqual([]);
  const priceOf = new Map(products.map((product) => [product.id, asked(product)]));
  // Count and heading may read the same before the new order is drawn.
  if (told.sort && told.sort !== '0')
    await expect.poll(async () => (await idsShown()).map((id) => priceOf.get(id))).toEqual(prices);
}

/** That the page shows its own cards again, in their order. */
export async function expectOwn(page: Page, addresses: readonly string[]): Promise<void> {
  await expect.poll(() => addressesOf(cards(page).locator(productLinks))).toEqual(addresses);
}

export const shownAddresses = (page: Page): Promise<string[]> => addressesOf(cards(page).locator(productLinks));

export const countOf = (count: number): string =>
  `${new Intl.NumberFormat('es-MX').format(count)} ${count === 1 ? 'producto' : 'productos'}`;

declare global {
  /** The address of the product that is seen first, each time that it changed. */
  var firstShown: string[] | undefined;
}

/** Notes, frame by frame, which product a page shows first. */
export const noteFirst = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const notes: string[] = (globalThis.firstShown = []);
    const look = (): void => {
      const links = [...document.querySelectorAll('main a[href^="/producto/"]')];
      const address =
        links.find((link) => link.checkVisibility({ visibilityProperty: true }))?.getAttribute('href') ?? '';
      if (address && address !== notes.at(-1)) notes.push(address);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
