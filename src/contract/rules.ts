import type { Cents } from '../lib/money.ts';
import { compareIds, fold } from '../lib/text.ts';
import type { PriceAndStock, StockByBranch } from './catalogue.ts';

export interface Offer {
  price: Cents;
  /** Per cent off, at most two decimals. */
  percent: number;
}

/** Max products shown as related to one (R5.9). */
export const maxRelated = 8;

/** The offer of a product, or null: on offer means 0 < PrecioDescuento < Precio (R4.2). */
export function findOffer({ price, discountPrice }: Pick<PriceAndStock, 'price' | 'discountPrice'>): Offer | null {
  if (discountPrice <= 0 || discountPrice >= price) return null;
  return { price: discountPrice, percent: Math.round(((price - discountPrice) * 10_000) / price) / 100 };
}

/** A price from the API, or with its offer already computed. */
type Priced = Pick<PriceAndStock, 'price' | 'discountPrice'> | { price: Cents; offer: Offer | null };

/** The price that the shopper pays: the offer price, else the regular one. */
export const effectivePrice = (priced: Priced): Cents =>
  ('offer' in priced ? priced.offer : findOffer(priced))?.price ?? priced.price;

/** Max pieces that count as low stock (R5.4). With more than one, "Último disponible" (`components/Stock.tsx`) needs another text. */
export const lowStockThreshold = 1;

/** The stock of a product that is in stock, where the number of pieces is unknown. */
export const someInStock = Infinity;

/** Pieces in all branches (R4.3). */
export const totalStock = (stock: StockByBranch): number =>
  Object.values(stock).reduce((sum, pieces) => sum + pieces, 0);

/** Price, offer and stock by branch as one text: two with the same key look the same on a page. */
export const priceAndStockKey = (priceAndStock: PriceAndStock): string => {
  const pieces = Object.entries(priceAndStock.stock).filter(([, count]) => count > 0);
  const stock = pieces.map((entry) => entry.join(':')).sort();
  return `${priceAndStock.price}|${findOffer(priceAndStock)?.price ?? ''}|${stock.join()}`;
};

interface Sales {
  id: string;
  sold: number;
}

/** Orders products by units sold, best sellers first; ties go to the older product, by its id (R4.6). */
export const compareSales = (a: Sales, b: Sales): number => b.sold - a.sold || compareIds(a.id, b.id);

export type Condition = 'new' | 'refurbished' | 'used';

const conditions = { nuev: 'new', usad: 'used', seminuev: 'used', reacondicionad: 'refurbished' } as const;

/** The condition of a product by the shop's label for it; null for any other label. */
export function parseCondition(label: string): Condition | null {
  const match = Object.entries(conditions).find(([prefix]) => fold(label).startsWith(prefix));
  return match?.[1] ?? null;
}
