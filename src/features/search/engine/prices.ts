import type { Cents } from '../../../lib/money.ts';
import type { QuantityLimit } from './parsedQuery.ts';
import type { QueryClause } from './queryPlan.ts';
import type { Scorer } from './scorer.ts';

// What queries say about prices (R4.20): "menos de 200", "de 100 a 300 pesos", "el más barato".

/** The price range of a query. */
export interface PriceCondition {
  /** In cents; both included. */
  min: Cents;
  max: Cents;
  /** Whether the range is a guess: "como de 300". */
  approximate: boolean;
}

/** How a query sorts by price: ascending, descending, or premium products first ("los mejores"). */
export type PriceOrder = 'asc' | 'desc' | 'premium';

export interface PriceWords {
  price: PriceCondition | null;
  order: PriceOrder | null;
  /** The text with spaces in place of these words. */
  rest: string;
  /** The words of the price, and those of the order. */
  priceWords: string[];
  orderWords: string[];
  /** The limits of quantities, by their letters and digits: "50pulgadas" for "de más de 50 pulgadas". */
  limits?: ReadonlyMap<string, QuantityLimit>;
  /** Keeps the products that match the `should` clauses, each if any product does: sorting by price would put the others first. */
  keepBest: (products: Uint32Array, clauses: readonly QueryClause[], scorer: Pick<Scorer, 'filter'>) => Uint32Array;
  /**
   * Sorts by price: as the order says, else those closest to the price range first.
   * @param products best first @param prices by product, in cents
   */
  sortByPrice: (products: Uint32Array, prices: Float64Array) => Uint32Array;
}

/** The price words of a text that has none. */
export const noPrice = (text: string): PriceWords => ({
  price: null,
  order: null,
  rest: text,
  priceWords: [],
  orderWords: [],
  keepBest: (products) => products,
  sortByPrice: (products) => products,
});
