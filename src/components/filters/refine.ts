import { priceAsked } from '../../contract/rules.ts';
import { compareIds } from '../../lib/text.ts';
import { tellBranches, type Entry } from './listEntry.ts';
import { valueKey, type ListState } from './listState.ts';

/** The parts of a state that keep an entry or not; all of them must (R4.9). */
export type Part = 'inStock' | 'here' | 'brands' | 'categories' | 'price' | 'phone';

/**
 * What each part of a state asks of an entry. Within a group any ticked value will do (R4.9); edges count (R4.10).
 * @param own the shopper's branch; null where the list tells of none what it has, so that nothing is asked of it
 */
export function demandsOf(
  { inStock, here, brands, categories, price, phone }: ListState,
  own: string | null,
): [Part, (entry: Entry) => boolean][] {
  const [brandSet, categorySet] = [brands, categories].map((values) => new Set(values.map(valueKey)));
  const [min, max] = [price.min ?? 0, price.max ?? Infinity];
  return [
    ['inStock', ({ card }) => !inStock || card.stock > 0],
    ['here', ({ stock }) => !here || own === null || (stock[own] ?? 0) > 0],
    ['brands', ({ brand }) => !brandSet?.size || brandSet.has(valueKey(brand))],
    ['categories', ({ category }) => !categorySet?.size || categorySet.has(valueKey(category))],
    // The regular price, on offer too (R4.10).
    ['price', ({ card }) => card.price >= min && card.price <= max],
    // What it is for may be unknown yet: then nothing is taken away.
    ['phone', ({ phones }) => !phone || !phones || phones.includes(phone)],
  ];
}

const asked = ({ card }: Entry): number => priceAsked(card);

const isFor = ({ phones }: Entry, phone: string): number => Number(phones?.includes(phone) ?? false);

/** Most sold first; among equals the older product (R4.6). */
export const bySold = (a: Entry, b: Entry): number => b.sold - a.sold || compareIds(a.card.id, b.card.id);

/**
 * What of a list is shown, in which order; option 0 keeps the order of the list, by price goes what the card asks (R4.6).
 * @param branch the shopper's @param phone what stands first where the order is the list's: what is for this one, by its slug
 */
export function refine(entries: readonly Entry[], state: ListState, branch = '', phone = ''): Entry[] {
  const demands = demandsOf(state, tellBranches(entries) ? branch : null);
  const kept = entries.filter((entry) => demands.every(([, holds]) => holds(entry)));
  if (state.sort === '0') return phone ? kept.sort((a, b) => isFor(b, phone) - isFor(a, phone)) : kept;
  const direction = state.sort === '1' ? 1 : -1;
  return kept.sort((a, b) => direction * (asked(a) - asked(b)) || bySold(a, b));
}
