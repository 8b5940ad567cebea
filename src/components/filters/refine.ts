import { compareIds } from '../../lib/text.ts';
import type { Entry } from './entry.ts';
import type { ListState } from './state.ts';

/** The parts of a state that keep an entry or not; all of them must (R4.9). */
export type Part = 'inStock' | 'brands' | 'categories' | 'price' | 'phone';

/** What each part of a state asks of an entry. Within a group any ticked value will do (R4.9); edges count (R4.10). */
export function demandsOf({
  inStock,
  brands,
  categories,
  price,
  phone,
}: ListState): [Part, (entry: Entry) => boolean][] {
  const [brandSet, categorySet] = [new Set(brands), new Set(categories)];
  const [min, max] = [price.min ?? 0, price.max ?? Infinity];
  return [
    ['inStock', ({ card }) => !inStock || card.stock > 0],
    ['brands', ({ brand }) => brandSet.size === 0 || brandSet.has(brand)],
    ['categories', ({ category }) => categorySet.size === 0 || categorySet.has(category)],
    // The regular price, on offer too (R4.10).
    ['price', ({ card }) => card.price >= min && card.price <= max],
    // What it is for may be unknown yet: then nothing is taken away.
    ['phone', ({ phones }) => !phone || !phones || phones.includes(phone)],
  ];
}

const asked = ({ card }: Entry): number => card.offer?.price ?? card.price;

/** Most sold first; among equals the older product (R4.6). */
export const bySold = (a: Entry, b: Entry): number => b.sold - a.sold || compareIds(a.card.id, b.card.id);

/** What of a list is shown, in which order; option 0 keeps the order of the list, by price goes what the card asks (R4.6). */
export function refine(entries: readonly Entry[], state: ListState): Entry[] {
  const demands = demandsOf(state);
  const kept = entries.filter((entry) => demands.every(([, holds]) => holds(entry)));
  if (state.sort === '0') return kept;
  const direction = state.sort === '1' ? 1 : -1;
  return kept.sort((a, b) => direction * (asked(a) - asked(b)) || bySold(a, b));
}
