import { cardOf, type CardView } from '../card.ts';
import type { Figures } from '../../contract/fields.ts';
import type { Product } from '../../contract/fields.ts';
import { offerOf, totalStock } from '../../contract/rules.ts';

/** A product in a whole list: its card, and what lists are sorted and filtered by. */
export interface Entry {
  card: CardView;
  sold: number;
  brand: string;
  category: string;
  /** The phones that it is for, by their names in addresses; null until they are known (withPhones). */
  phones: readonly string[] | null;
}

export const entryOf = (product: Product): Entry => ({
  card: cardOf(product),
  sold: product.sold,
  brand: product.brand,
  category: product.category,
  phones: null,
});

/** One product in a published list, without the names of the fields. */
type Row = [
  ...[id: string, name: string, price: number, discountPrice: number, stock: number, unit: string, recent: 0 | 1],
  ...[image: string, sold: number, brand: string, category: string],
];

/** A list as it is published under /catalogo/listas. */
export const encodeList = (products: readonly Product[]): string =>
  JSON.stringify(
    products.map((p): Row => [
      ...([p.id, p.name, p.price, p.discountPrice, totalStock(p.stock), p.unit, p.recent ? 1 : 0] as const),
      ...([p.image, p.sold, p.brand, p.category] as const),
    ]),
  );

/** Reads a published list. @throws where it is none */
export function decodeList(rows: unknown): Entry[] {
  return (rows as Row[]).map(([id, name, price, discountPrice, stock, unit, recent, image, sold, brand, category]) => ({
    card: cardOf({ id, name, price, discountPrice, stock: { '': stock }, unit, recent: recent === 1, image, category }),
    sold,
    brand,
    category,
    phones: null,
  }));
}

/** The entries with the live figures of those that have some (R5.11). */
export const withFigures = (entries: readonly Entry[], figures: Record<string, Figures>): Entry[] =>
  entries.map((entry) => {
    const live = figures[entry.card.id];
    if (!live) return entry;
    return {
      ...entry,
      card: { ...entry.card, price: live.price, offer: offerOf(live), stock: totalStock(live.stock) },
    };
  });

/**
 * The entries with the phones that they are for. @param mine the shopper's own, or null: what is for it is marked
 */
export const withPhones = (
  entries: readonly Entry[],
  fits: ReadonlyMap<string, readonly string[]>,
  mine: string | null,
): Entry[] =>
  entries.map((entry) => {
    const phones = fits.get(entry.card.id) ?? [];
    return { ...entry, phones, card: { ...entry.card, mine: mine !== null && phones.includes(mine) } };
  });
