import { expect, type Locator, type Page } from '@playwright/test';
import type { Product } from '../../src/contract/catalogue.ts';
import { aCategory } from './kinds.ts';
import { cards, main, productLinks } from './locators.ts';
import { formatCount } from './list.ts';
import { categories, forSale } from './site.ts';
import { toSlug } from '../../src/lib/text.ts';

/** The button that opens the filters on a phone. */
export const filtersButton = (page: Page): Locator => main(page).getByRole('button', { name: /^Filtros/ });

/** The filters: a column on a wide screen, a sheet on a phone. */
export const filters = (page: Page, isMobile: boolean): Locator =>
  isMobile
    ? page.getByRole('dialog', { name: /^Filtros/ })
    : main(page).getByRole('complementary', { name: 'Filtros' });

/** Opens the filters on a phone. */
export async function openFilters(page: Page, isMobile: boolean): Promise<Locator> {
  if (isMobile) await filtersButton(page).click();
  await expect(filters(page, isMobile)).toBeVisible();
  return filters(page, isMobile);
}

/** Closes the sheet on a phone by its button. */
export async function seeResults(page: Page, isMobile: boolean): Promise<void> {
  if (!isMobile) return;
  await page.getByRole('button', { name: /^Ver (?:[\d,]+ )?resultados?$/ }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** Checks a box of the filters. The first touch hydrates them, and is replayed then: the box is unchecked in between. */
export async function check(checkbox: Locator): Promise<void> {
  await checkbox.click();
  await expect(checkbox).toBeChecked();
}

/** The box of a value; its name goes on with its count. */
export const box = (within: Locator, value: string): Locator =>
  within.getByRole('checkbox', { name: new RegExp(`^${value.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?: [\\d,]+)?$`) });

export const chip = (page: Page, label: string): Locator =>
  main(page).getByRole('button', { name: `Quitar ${label}`, exact: true });

/** The values of a field among products, the most frequent first. */
export function listValues(products: readonly Product[], field: 'brand' | 'category'): string[] {
  const counts = new Map<string, number>();
  for (const product of products) if (product[field]) counts.set(product[field], (counts.get(product[field]) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a).map(([value]) => value);
}

/** Expects exactly these products of a list (the first 48) and their count. */
export async function expectOnly(page: Page, kept: readonly Product[], all: readonly Product[]): Promise<void> {
  const count = kept.length === all.length ? formatCount(all.length) : `${kept.length} de ${formatCount(all.length)}`;
  await expect(page.getByRole('heading', { level: 1 }).getByRole('status')).toHaveText(count);
  await expect(cards(page)).toHaveCount(Math.min(48, kept.length));
  const shown = await cards(page)
    .locator(productLinks)
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.slice(10) ?? ''));
  const ids = new Set(kept.map(({ id }) => id));
  expect(shown.filter((id) => !ids.has(id))).toEqual([]);
}

export interface List {
  path: () => Promise<string>;
  products: () => Promise<Product[]>;
}

/** The lists of the shop. */
export const lists: Record<string, List> = {
  'a category': {
    path: aCategory,
    products: async () => {
      const path = await aCategory();
      const name = (await categories()).find((category) => path.endsWith(`/${toSlug(category.name)}`))?.name;
      return (await forSale()).filter(({ category }) => category === name);
    },
  },
  '/todos': { path: () => Promise.resolve('/todos'), products: forSale },
  '/ofertas': {
    path: () => Promise.resolve('/ofertas'),
    products: async () =>
      (await forSale()).filter(({ price, discountPrice }) => discountPrice > 0 && discountPrice < price),
  },
};

export const pieces = ({ stock }: Product): number => Object.values(stock).reduce((sum, count) => sum + count, 0);
