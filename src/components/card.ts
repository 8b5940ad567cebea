import type { LivePriceAndStock, Product, StockByBranch } from '../contract/catalogue.ts';
import { findOffer, totalStock, type Offer } from '../contract/rules.ts';
import type { Cents } from '../lib/money.ts';
import { findProductKind, type ProductKind } from './productKind.ts';
import { pictureUrl } from './pictureUrl.ts';

/** The data of a card. It has only what the card needs: a change rebuilds every page with the card. */
export interface CardData {
  id: string;
  name: string;
  price: Cents;
  offer: Offer | null;
  stock: number;
  unit: string;
  recent: boolean;
  kind: ProductKind;
  picture: string | null;
  /** The phones that its name mentions, for a line that is never truncated: "iPhone 14 y 14 Pro"; "" if uncertain. */
  phone: string;
  /** The colours of its variants, "#1f7a5c #1a1c1e"; only the snapshot knows them (catalogue/variantGroups.ts). */
  colours?: string;
  /**
   * Slugs of the phones that it fits, separated by spaces, in lists that show products for the shopper's phone first
   * (phone.client.ts).
   */
  fits?: string;
  /** The name of the shopper's phone, if the product fits it; never in a page's HTML. */
  preferredPhone?: string;
  /** Where it is available, "En tu sucursal: 4", from the live price and stock; never in a page's HTML. */
  availabilityText?: string;
  /** Whether the live API no longer has it (R5.12); never in a page's HTML. */
  discontinued?: boolean;
}

type CardField = 'id' | 'name' | 'price' | 'discountPrice' | 'stock' | 'unit' | 'recent' | 'image' | 'category';

export const toCard = (product: Pick<Product, CardField> & { phone?: string; colours?: string }): CardData => ({
  id: product.id,
  name: product.name,
  price: product.price,
  offer: findOffer(product),
  stock: totalStock(product.stock),
  unit: product.unit,
  recent: product.recent,
  kind: findProductKind(product),
  picture: product.image ? pictureUrl(product.id, product.image) : null,
  phone: product.phone ?? '',
  ...(product.colours && { colours: product.colours }),
});

/** A product in a whole list (published under /catalogo/listas): its card, and the fields to sort and filter by. */
export interface ListEntry {
  card: CardData;
  sold: number;
  brand: string;
  category: string;
  /** Pieces by branch, if there are any; under "" if only the total is known. */
  stock: StockByBranch;
  /** The slugs of the phones that it fits; null until they are fetched (withPhones). */
  phones: readonly string[] | null;
}

/** The fields of a product that lists need; `phone` and `colours` as in CardData. */
export type ListedProduct = Pick<Product, CardField | 'sold' | 'brand'> & { phone?: string; colours?: string };

export const toListEntry = (product: ListedProduct): ListEntry => createEntry(product, inStockOnly(product.stock));

const createEntry = (product: ListedProduct, stock: StockByBranch): ListEntry => ({
  card: toCard(product),
  sold: product.sold,
  brand: product.brand,
  category: product.category,
  stock,
  phones: null,
});

const inStockOnly = (stock: StockByBranch): StockByBranch =>
  Object.fromEntries(Object.entries(stock).filter(([, pieces]) => pieces > 0));

/** A product in a published list, without field names. */
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

/** Encodes a list as a file for /catalogo/listas. */
export const encodeList = (products: readonly ListedProduct[]): string => JSON.stringify(products.map(encodeRow));

function encodeRow(product: ListedProduct): ListRow {
  const { id, name, price, discountPrice, unit, recent, image, sold, brand, category, phone = '', colours } = product;
  const stock = encodeStock(inStockOnly(product.stock));
  const row: ListRow = [id, name, price, discountPrice, stock, unit, recent ? 1 : 0, image, sold, brand, category];
  // Empty fields at the end of a row are left out.
  if (phone || colours) row.push(phone);
  if (colours) row.push(colours);
  return row;
}

/** One number if only the total is known. */
const encodeStock = (stock: StockByBranch): StockByBranch | number =>
  Object.keys(stock).every((branch) => branch === '') ? (stock[''] ?? 0) : stock;

const decodeStock = (stock: StockByBranch | number): StockByBranch =>
  typeof stock === 'number' ? inStockOnly({ '': stock }) : stock;

/** Decodes a published list, which the build has encoded. @throws TypeError unless it is a list of rows */
export const decodeList = (rows: unknown): ListEntry[] =>
  (rows as ListRow[]).map((row) => {
    const [id, name, price, discountPrice, pieces, unit, recent, image, sold, brand, category, ...optional] = row;
    const [phone = '', colours = ''] = optional;
    const stock = decodeStock(pieces);
    const priceAndStock = { price, discountPrice, stock, unit, sold };
    return createEntry(
      { id, name, ...priceAndStock, recent: recent === 1, image, brand, category, phone, colours },
      stock,
    );
  });

/** The live data of a page's products (R3.8, R4.19, R5.12). */
export interface LiveUpdates {
  priceAndStockById: Readonly<Record<string, LivePriceAndStock>>;
  /** Ids of products that the shop no longer has. */
  discontinued: readonly string[];
  /** Ids of the products on offer; null if unknown. */
  offers: ReadonlySet<string> | null;
  toAvailabilityText: (stock: StockByBranch) => string | undefined;
}

/** Applies live data to entries. Only live stock is attributed to a branch on cards: that of the snapshot may be old. */
export const withLiveUpdates = (entries: readonly ListEntry[], live: LiveUpdates): ListEntry[] =>
  entries.map((entry) => updateEntry(entry, live));

function updateEntry(
  entry: ListEntry,
  { priceAndStockById, discontinued, offers, toAvailabilityText }: LiveUpdates,
): ListEntry {
  const { card } = entry;
  const live = priceAndStockById[card.id];
  if (discontinued.includes(card.id)) return { ...entry, stock: {}, card: { ...card, stock: 0, discontinued: true } };
  if (!live) return offers && !offers.has(card.id) ? { ...entry, card: { ...card, offer: null } } : entry;
  const { price, unit, stock } = live;
  const availabilityText = toAvailabilityText(stock);
  return {
    ...entry,
    stock: inStockOnly(stock),
    card: {
      ...card,
      price,
      unit,
      offer: findOffer(live),
      stock: totalStock(stock),
      ...(availabilityText && { availabilityText }),
    },
  };
}

/** Whether the stock is known by branch, not only in total. */
export const hasBranchStock = (entries: readonly Pick<ListEntry, 'stock'>[]): boolean =>
  entries.some(({ stock }) => Object.keys(stock).some((branch) => branch !== ''));

/** Entries with the phones that they fit. @param preferredPhone the shopper's phone, or null: cards that fit it are marked */
export const withPhones = (
  entries: readonly ListEntry[],
  phonesByProduct: ReadonlyMap<string, readonly string[]>,
  preferredPhone: { slug: string; name: string } | null,
): ListEntry[] =>
  entries.map((entry) => {
    const phones = phonesByProduct.get(entry.card.id) ?? [];
    return preferredPhone && phones.includes(preferredPhone.slug)
      ? { ...entry, phones, card: { ...entry.card, preferredPhone: preferredPhone.name } }
      : { ...entry, phones };
  });
