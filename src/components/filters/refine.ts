import { compareSales, effectivePrice } from '../../contract/rules.ts';
import { hasBranchStock, type ListEntry } from './listEntry.ts';
import { valueKey, type ListState } from './listState.ts';

/** The parts of a state that keep an entry or not; all of them must (R4.9). */
export type FilterPart = 'inStock' | 'here' | 'brands' | 'categories' | 'price' | 'phone';

/**
 * What each part of a state asks of an entry. Within a group any ticked value will do (R4.9); edges count (R4.10).
 * @param own the shopper's branch; null where the list tells of none what it has, so that nothing is asked of it
 */
export function createFilters(
  { inStock, here, brands, categories, price, phone }: ListState,
  own: string | null,
): [FilterPart, (entry: ListEntry) => boolean][] {
  const brandSet = new Set(brands.map(valueKey));
  const categorySet = new Set(categories.map(valueKey));
  const min = price.min ?? 0;
  const max = price.max ?? Infinity;
  return [
    ['inStock', ({ card }) => !inStock || card.stock > 0],
    ['here', ({ stock }) => !here || own === null || (stock[own] ?? 0) > 0],
    ['brands', ({ brand }) => brandSet.size === 0 || brandSet.has(valueKey(brand))],
    ['categories', ({ category }) => categorySet.size === 0 || categorySet.has(valueKey(category))],
    // The regular price, on offer too (R4.10).
    ['price', ({ card }) => card.price >= min && card.price <= max],
    // What it is for may be unknown yet: then nothing is taken away.
    ['phone', ({ phones }) => !phone || !phones || phones.includes(phone)],
  ];
}

const isFor = ({ phones }: ListEntry, phone: string): number => Number(phones?.includes(phone) ?? false);

/** Entries by units sold (compareSales). */
export const compareEntrySales = (a: ListEntry, b: ListEntry): number =>
  compareSales({ id: a.card.id, sold: a.sold }, { id: b.card.id, sold: b.sold });

/**
 * What of a list is shown, in which order; option 0 keeps the order of the list, by price goes what the card asks (R4.6).
 * @param branch the shopper's @param phone what stands first where the order is the list's: what is for this one, by its slug
 */
export function refine(entries: readonly ListEntry[], state: ListState, branch = '', phone = ''): ListEntry[] {
  const demands = createFilters(state, hasBranchStock(entries) ? branch : null);
  const kept = entries.filter((entry) => demands.every(([, holds]) => holds(entry)));
  if (state.sort === '0') return phone ? kept.sort((a, b) => isFor(b, phone) - isFor(a, phone)) : kept;
  const direction = state.sort === '1' ? 1 : -1;
  return kept.sort((a, b) => direction * (effectivePrice(a.card) - effectivePrice(b.card)) || compareEntrySales(a, b));
}
