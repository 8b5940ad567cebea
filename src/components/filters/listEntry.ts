import { toCard, type CardView } from '../card.ts';
import type { Figures, Product, StockByBranch } from '../../contract/fields.ts';
import { offerOf, totalStock } from '../../contract/rules.ts';

/** A product in a whole list: its card, and what lists are sorted and filtered by. */
export interface ListEntry {
  card: CardView;
  sold: number;
  brand: string;
  category: string;
  /** Pieces by branch, those that have some; "" where it is only known in all. */
  stock: StockByBranch;
  /** The phones that it is for, by their names in addresses; null until they are known (withPhones). */
  phones: readonly string[] | null;
}

/** A product, the phones that its name tells, in a line, and the colours that there are of it. */
type ListedProduct = Product & { phone?: string; colours?: string };

export const toListEntry = (product: ListedProduct): ListEntry => entryWith(product, inStockOnly(product.stock));

type EntryFields = Parameters<typeof toCard>[0] & Pick<Product, 'sold' | 'brand' | 'category'>;

const entryWith = (product: EntryFields, stock: StockByBranch): ListEntry => ({
  card: toCard(product),
  sold: product.sold,
  brand: product.brand,
  category: product.category,
  stock,
  phones: null,
});

const inStockOnly = (stock: StockByBranch): StockByBranch =>
  Object.fromEntries(Object.entries(stock).filter(([, pieces]) => pieces > 0));

/** One product in a published list, without the names of the fields. */
type ListRow = [
  id: string,
  name: string,
  price: number,
  discountPrice: number,
  stock: StockByBranch | number,
  unit: string,
  recent: 0 | 1,
  image: string,
  sold: number,
  brand: string,
  category: string,
  phone?: string,
  colours?: string,
];

/** A list as it is published under /catalogo/listas. */
export const encodeList = (products: readonly ListedProduct[]): string => JSON.stringify(products.map(encodeRow));

function encodeRow(product: ListedProduct): ListRow {
  const { id, name, price, discountPrice, unit, recent, image, sold, brand, category, phone = '', colours } = product;
  const stock = shortStock(inStockOnly(product.stock));
  const row: ListRow = [id, name, price, discountPrice, stock, unit, recent ? 1 : 0, image, sold, brand, category];
  // What is empty at the end of a row is left out.
  if (phone || colours) row.push(phone);
  if (colours) row.push(colours);
  return row;
}

/** Where it is only known in all, one number says it. */
const shortStock = (stock: StockByBranch): StockByBranch | number =>
  Object.keys(stock).every((branch) => branch === '') ? (stock[''] ?? 0) : stock;

const longStock = (stock: StockByBranch | number): StockByBranch =>
  typeof stock === 'number' ? inStockOnly({ '': stock }) : stock;

/** Reads a published list. @throws where it is none */
export const decodeList = (rows: unknown): ListEntry[] =>
  (rows as ListRow[]).map((row) => {
    const [id, name, price, discountPrice, told, unit, recent, image, sold, brand, category, phone = '', colours = ''] =
      row;
    const stock = longStock(told);
    const figures = { price, discountPrice, stock, unit, sold };
    return entryWith({ id, name, ...figures, recent: recent === 1, image, brand, category, phone, colours }, stock);
  });

/** The entries with the live figures of those that have some (R5.11). */
export const withFigures = (entries: readonly ListEntry[], figures: Record<string, Figures>): ListEntry[] =>
  entries.map((entry) => {
    const live = figures[entry.card.id];
    if (!live) return entry;
    return {
      ...entry,
      stock: inStockOnly(live.stock),
      card: { ...entry.card, price: live.price, offer: offerOf(live), stock: totalStock(live.stock) },
    };
  });

/** Whether a list tells of any product in which branch it is. */
export const hasBranchStock = (entries: readonly Pick<ListEntry, 'stock'>[]): boolean =>
  entries.some(({ stock }) => Object.keys(stock).some((branch) => branch !== ''));

/** The entries whose cards say where they can be had. @param placeOf says it of the pieces of each branch */
export const withPlaces = (
  entries: readonly ListEntry[],
  placeOf: (stock: StockByBranch) => string | undefined,
): readonly ListEntry[] =>
  entries.map((entry) => {
    const place = placeOf(entry.stock);
    return place ? { ...entry, card: { ...entry.card, place } } : entry;
  });

/**
 * The entries with the phones that they are for. @param mine the shopper's own, or null: what is for it is marked
 */
export const withPhones = (
  entries: readonly ListEntry[],
  fits: ReadonlyMap<string, readonly string[]>,
  mine: { slug: string; name: string } | null,
): ListEntry[] =>
  entries.map((entry) => {
    const phones = fits.get(entry.card.id) ?? [];
    return mine && phones.includes(mine.slug)
      ? { ...entry, phones, card: { ...entry.card, mine: mine.name } }
      : { ...entry, phones };
  });
