import { compareSales, effectivePrice } from '../../contract/rules.ts';
import { hasBranchStock, type ListEntry } from '../card.ts';
import { attributeNames, cachedAttributes, notStated } from '../productAttributes.ts';
import { valueKey, type FacetName, type ListState } from './listState.ts';

/** The parts of a state that filter entries. An entry has to match all of them (R4.9). */
export type FilterPart = 'inStock' | 'inBranch' | 'price' | 'phone' | FacetName;

/**
 * Creates a predicate for each part of a state. Within a facet any checked value matches (R4.9); price limits are inclusive (R4.10).
 * @param branch the shopper's; null if the list's stock is not known by branch, which matches everything
 */
export function createFilters(state: ListState, branch: string | null): [FilterPart, (entry: ListEntry) => boolean][] {
  const { inStock, inBranch, brands, categories, price, phone } = state;
  const brandSet = new Set(brands.map(valueKey));
  const categorySet = new Set(categories.map(valueKey));
  // Names are parsed only if an attribute is checked.
  const attributes = attributeNames.filter((attribute) => state[attribute].length > 0);
  const min = price.min ?? 0;
  const max = price.max ?? Infinity;
  return [
    ['inStock', ({ card }) => !inStock || card.stock > 0],
    ['inBranch', ({ stock }) => !inBranch || branch === null || (stock[branch] ?? 0) > 0],
    ['brands', ({ brand }) => brandSet.size === 0 || brandSet.has(valueKey(brand))],
    ['categories', ({ category }) => categorySet.size === 0 || categorySet.has(valueKey(category))],
    ...attributes.map((attribute): [FilterPart, (entry: ListEntry) => boolean] => [
      attribute,
      ({ card }) => state[attribute].includes(cachedAttributes(card.name)[attribute] ?? notStated),
    ]),
    // The regular price, on offer too (R4.10).
    ['price', ({ card }) => card.price >= min && card.price <= max],
    // Everything matches until the phones are fetched.
    ['phone', ({ phones }) => !phone || !phones || phones.includes(phone)],
  ];
}

const fitsPhone = ({ phones }: ListEntry, phone: string): number => Number(phones?.includes(phone) ?? false);

/** Sorts entries by units sold (compareSales). */
export const compareEntrySales = (a: ListEntry, b: ListEntry): number =>
  compareSales({ id: a.card.id, sold: a.sold }, { id: b.card.id, sold: b.sold });

/**
 * Filters and sorts entries: sort option 0 keeps the order of the list, the others sort by effective price (R4.6).
 * @param branch the shopper's @param phone slug of the phone whose products come first in the list's own order
 */
export function filterAndSort(entries: readonly ListEntry[], state: ListState, branch = '', phone = ''): ListEntry[] {
  const filters = createFilters(state, hasBranchStock(entries) ? branch : null);
  const matches = entries.filter((entry) => filters.every(([, matchesPart]) => matchesPart(entry)));
  if (state.sort === '0') return phone ? matches.sort((a, b) => fitsPhone(b, phone) - fitsPhone(a, phone)) : matches;
  const direction = state.sort === '1' ? 1 : -1;
  return matches.sort(
    (a, b) => direction * (effectivePrice(a.card) - effectivePrice(b.card)) || compareEntrySales(a, b),
  );
}
