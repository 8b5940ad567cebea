import { expect, type Locator, type Page } from '@playwright/test';
import type { Product } from '../../src/contract/catalogue.ts';
import { findCategoryPath } from './pageKinds.ts';
import { cards, main } from './locators.ts';
import {
  cardsPerPage,
  formatFilteredCount,
  formatProductCount,
  isOnOffer,
  readCardUrls,
  toProductId,
} from './productList.ts';
import { fetchCategories, fetchProducts } from './site.ts';
import { toSlug } from '../../src/lib/text.ts';

/** The button that opens the filters on a phone. */
export const filtersButton = (page: Page): Locator => main(page).getByRole('button', { name: /^Filtros/ });

/** The filters on a wide screen. */
export const filterSidebar = (page: Page): Locator => main(page).getByRole('complementary', { name: 'Filtros' });

/** The filters on a phone. */
export const filterSheet = (page: Page): Locator => page.getByRole('dialog', { name: /^Filtros/ });

export async function openFilterSheet(page: Page): Promise<Locator> {
  await filtersButton(page).click();
  await expect(filterSheet(page)).toBeVisible();
  return filterSheet(page);
}

/** Opens the filters on a phone. @returns the sheet, or the sidebar of a wide screen */
export async function openFilters(page: Page, isMobile: boolean): Promise<Locator> {
  if (isMobile) return openFilterSheet(page);
  await expect(filterSidebar(page)).toBeVisible();
  return filterSidebar(page);
}

/** Closes the filters on a phone. */
export async function closeFilters(page: Page, isMobile: boolean): Promise<void> {
  if (isMobile) await closeFilterSheet(page);
}

/** Closes the sheet with the button that shows the results. */
export async function closeFilterSheet(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Ver (?:[\d,]+ )?resultados?$/ }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** Checks a filter. The first click hydrates the island and is replayed afterwards: in between, the checkbox is unchecked. */
export async function checkFilter(checkbox: Locator): Promise<void> {
  await checkbox.click();
  await expect(checkbox).toBeChecked();
}

/** The checkbox of a filter value. Its accessible name may end with a number of products. */
export const filterCheckbox = (within: Locator, value: string): Locator =>
  within.getByRole('checkbox', { name: new RegExp(`^${value.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?: [\\d,]+)?$`) });

export const filterChip = (page: Page, label: string): Locator =>
  main(page).getByRole('button', { name: `Quitar ${label}`, exact: true });

/** The values of a field, the most frequent first. */
export function valuesByFrequency(products: readonly Product[], field: 'brand' | 'category'): string[] {
  const counts = new Map<string, number>();
  for (const product of products) if (product[field]) counts.set(product[field], (counts.get(product[field]) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a).map(([value]) => value);
}

/** Expects the count of these products, and cards of the first page of them, in any order. */
export async function expectFilteredList(
  page: Page,
  expectedProducts: readonly Product[],
  allProducts: readonly Product[],
): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).getByRole('status')).toHaveText(
    expectedProducts.length === allProducts.length
      ? formatProductCount(allProducts.length)
      : formatFilteredCount(expectedProducts.length, allProducts.length),
  );
  await expect(cards(page)).toHaveCount(Math.min(cardsPerPage, expectedProducts.length));
  const shownIds = (await readCardUrls(page)).map(toProductId);
  const expectedIds = new Set(expectedProducts.map(({ id }) => id));
  expect(shownIds.filter((id) => !expectedIds.has(id))).toEqual([]);
}

export interface ProductList {
  path: () => Promise<string>;
  products: () => Promise<Product[]>;
}

/** The lists that filters are tested on, by name, with their expected products. */
export const productLists = {
  'a category': {
    path: findCategoryPath,
    products: async () => {
      const path = await findCategoryPath();
      const name = (await fetchCategories()).find((category) => path.endsWith(`/${toSlug(category.name)}`))?.name;
      return (await fetchProducts()).filter(({ category }) => category === name);
    },
  },
  '/todos': { path: () => Promise.resolve('/todos'), products: fetchProducts },
  '/ofertas': {
    path: () => Promise.resolve('/ofertas'),
    products: async () => (await fetchProducts()).filter(isOnOffer),
  },
} satisfies Record<string, ProductList>;
