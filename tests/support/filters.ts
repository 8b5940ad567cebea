import { expect, type Locator, type Page } from '@playwright/test';
import type { Product } from '../../src/contract/catalogue.ts';
import { aCategory } from './kinds.ts';
import { cards, main, productLinks } from './parts.ts';
import { countOf } from './list.ts';
import { categories, onSale } from './site.ts';
import { toSlug } from '../../src/lib/text.ts';

/** The button that opens the filters on a phone. */
export const filtersButton = (page: Page): Locator => main(page).getByRole('button', { name: /^Filtros/ });

/** The filters as they stand: the column of a wide screen, the sheet of a phone. */
export const filters = (page: Page, isMobile: boolean): Locator =>
  isMobile
    ? page.getByRole('dialog', { name: /^Filtros/ })
    : main(page).getByRole('complementary', { name: 'Filtros' });

/** Brings the filters up where they are not there already. */
export async function openFilters(page: Page, isMobile: boolean): Promise<Locator> {
  if (isMobile) await filtersButton(page).click();
  await expect(filters(page, isMobile)).toBeVisible();
  return filters(page, isMobile);
}

/** Leaves the sheet of a phone by its button. */
export async function seeResults(page: Page, isMobile: boolean): Promise<void> {
  if (!isMobile) return;
  await page.getByRole('button', { name: /^Ver (?:[\d,]+ )?resultados?$/ }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** The box of a value; its name goes on with its count. */
export const box = (within: Locator, value: string): Locator =>
  within.getByRole('checkbox', { name: new RegExp(`^${value.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?: [\\d,]+)?$`) });

export const chip = (page: Page, label: string): Locator =>
  main(page).getByRole('button', { name: `Quitar ${label}`, exact: true });

/** The values of a field among products, the most frequent first. */
export function valuesOf(products: readonly Product[], field: 'brand' | 'category'): string[] {
  const counts = new Map<string, number>();
  for (const each of products) if (each[field]) counts.set(each[field], (counts.get(each[field]) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a).map(([value]) => value);
}

/** That the page shows exactly these products of a list (of many, the first 48), and tells how many they are. */
export async function expectOnly(page: Page, kept: readonly Product[], all: readonly Product[]): Promise<void> {
  const told = kept.length === all.length ? countOf(all.length) : `${kept.length} de ${countOf(all.length)}`;
  await expect(page.getByRole('heading', { level: 1 }).getByRole('status')).toHaveText(told);
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
      return (await onSale()).filter(({ category }) => category === name);
    },
  },
  '/todos': { path: () => Promise.resolve('/todos'), products: onSale },
  '/ofertas': {
    path: () => Promise.resolve('/ofertas'),
    products: async () => (await onSale()).filter((each) => each.discountPrice > 0 && each.discountPrice < each.price),
  },
};

export const pieces = ({ stock }: Product): number => Object.values(stock).reduce((sum, each) => sum + each, 0);
