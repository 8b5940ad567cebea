import { someInStock } from '../../components/stockText.ts';
import { entryOf, type Entry } from '../../components/filters/listEntry.ts';
import type { SearchProduct } from './engine/product.ts';
import { groupBy } from '../../lib/polyfills/groupBy.ts';

/** A product of the search file as lists show it. */
export const entryFrom = (product: SearchProduct): Entry =>
  entryOf({
    ...product,
    description: '',
    condition: '',
    unit: '',
    stock: { '': product.inStock ? someInStock : 0 },
  });

/** A list with those of another after it that it lacks: nothing that stays changes its place. */
export function followed(shown: readonly Entry[], further: readonly Entry[]): Entry[] {
  const known = new Set(shown.map(({ card }) => card.id));
  return [...shown, ...further.filter(({ card }) => !known.has(card.id))];
}

/** What is shown with the live figures of what the API told too. */
export function corrected(shown: readonly Entry[], live: readonly Entry[]): Entry[] {
  const byId = new Map(live.map((entry) => [entry.card.id, entry]));
  return shown.map((entry) => {
    const told = byId.get(entry.card.id);
    if (!told) return entry;
    // The snapshot alone knows which phones a name tells of, and which colours there are.
    const { phone, colours } = entry.card;
    return { ...told, card: { ...told.card, phone, ...(colours && { colours }) } };
  });
}

/** The same, and after it what only the API found. */
export const confirmed = (shown: readonly Entry[], live: readonly Entry[]): Entry[] =>
  followed(corrected(shown, live), live);

/** Most categories whose live figures are asked for. */
const mostCategories = 2;

/**
 * The categories of what is seen first and no live figures are there for, the most frequent first: the API finds texts as
 * they are written, and what a query means ("cargador samsung") is not always written so.
 */
export function untoldCategories(found: readonly Entry[], live: readonly Entry[]): string[] {
  const told = new Set(live.map(({ card }) => card.id));
  const first = found.slice(0, 12).filter(({ card, category }) => category && !told.has(card.id));
  const counted = [...groupBy(first, ({ category }) => category)].sort(([, a], [, b]) => b.length - a.length);
  return counted.slice(0, mostCategories).map(([category]) => category);
}
