import { someInStock } from '../../components/stockText.ts';
import { entryOf, type Entry } from '../../components/filters/listEntry.ts';
import type { SearchProduct } from './engine/searchProduct.ts';

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

/** What is shown with the live figures of what the API found too, and after it what only the API found. */
export function confirmed(shown: readonly Entry[], live: readonly Entry[]): Entry[] {
  const byId = new Map(live.map((entry) => [entry.card.id, entry]));
  return followed(
    shown.map((entry) => {
      const told = byId.get(entry.card.id);
      // The snapshot alone knows which phones a name tells of.
      return told ? { ...told, card: { ...told.card, phone: entry.card.phone } } : entry;
    }),
    live,
  );
}
