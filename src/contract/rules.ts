import type { Cents } from '../lib/money.ts';
import type { Figures } from './fields.ts';
import type { StockByBranch } from './stockColumns.ts';

export interface Offer {
  price: Cents;
  /** Per cent off, at most two decimals. */
  percent: number;
}

/** Products that are shown as related to one, at most (R5.9). */
export const maxRelated = 8;

/** The offer of a product, or null: on offer means 0 < PrecioDescuento < Precio (R4.2). */
export function offerOf({ price, discountPrice }: Pick<Figures, 'price' | 'discountPrice'>): Offer | null {
  if (discountPrice <= 0 || discountPrice >= price) return null;
  return { price: discountPrice, percent: Math.round(((price - discountPrice) * 10_000) / price) / 100 };
}

/** A price as the API tells it, or with its offer already known. */
type Priced = Pick<Figures, 'price' | 'discountPrice'> | { price: Cents; offer: Offer | null };

/** The price that the shopper pays: the offer's, else the regular one. */
export const effectivePrice = (priced: Priced): Cents =>
  ('offer' in priced ? priced.offer : offerOf(priced))?.price ?? priced.price;

/** Pieces in all branches (R4.3). */
export const totalStock = (stock: StockByBranch): number =>
  Object.values(stock).reduce((sum, pieces) => sum + pieces, 0);

/** Figures that read the same show the same: price, offer and the pieces of each branch in one text. */
export const figuresKey = (figures: Figures): string => {
  const pieces = Object.entries(figures.stock).filter(([, count]) => count > 0);
  const stock = pieces.map((entry) => entry.join(':')).sort();
  return `${figures.price}|${offerOf(figures)?.price ?? ''}|${stock.join()}`;
};
