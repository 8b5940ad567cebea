import type { Quantity } from '../../../lib/quantities.ts';
import type { Exclusion } from './exclusions.ts';
import type { Attribute, Meaning, ProductType } from './lexicon.ts';
import type { QueryPhone } from './phones.ts';
import type { PriceWords } from './prices.ts';
import type { QueryWord } from './spelling.ts';

/** Whether a limit of a quantity is its lowest or its highest value. */
export type QuantityLimit = 'min' | 'max';

/** A part of a query with one meaning. `wordIndexes` are the indexes of its words. */
export type QueryPart = { wordIndexes: number[] } & (
  | {
      type: 'productType';
      productTypes: ProductType[];
      /** Whether the types are inferred, not named: for a use case, best first (`ranked`), or any of them for a present. */
      inferred?: 'ranked' | 'any';
      /** Types whose products follow if the shop has few of these. */
      furtherTypes?: ProductType[];
      /** The type that was named, if the shop has none of it: the others are wider or nearly the same. */
      named?: ProductType | undefined;
    }
  /** A further product type, which the first one is for or comes with. */
  | { type: 'otherType'; productType: ProductType }
  /** A product type that names may mention: it is not in the catalogue, or the query requests accessories for it. */
  | { type: 'mentionedType'; productType: ProductType | null; wantsAccessories: boolean }
  | { type: 'phone'; phone: QueryPhone }
  | { type: 'brand'; brand: string; line: string }
  | { type: 'attribute'; attribute: Attribute }
  | { type: 'quantity'; quantity: Quantity; limit?: QuantityLimit | undefined }
  /** An incomplete last word, with its prefix matches. */
  | { type: 'prefix'; meanings: Meaning[] }
  /** A word without a meaning; an incidental one is optional, such as "casa" in "para mi casa". */
  | { type: 'word'; incidental: boolean }
);
export type TypePart = Extract<QueryPart, { type: 'productType' }>;
export type PrefixPart = Extract<QueryPart, { type: 'prefix' }>;

export interface ParsedQuery {
  /** As it was typed. */
  text: string;
  words: QueryWord[];
  parts: QueryPart[];
  exclusions: Exclusion[];
  /** Whether its noun is a word of everyday language that the catalogue lacks, and it names no product type. */
  notInCatalogue: boolean;
  /** The index of the noun, if no part names a product type, phone or brand; else -1. */
  nounIndex: number;
  prices: PriceWords;
}

/** A quantity in a query. */
export interface FoundQuantity {
  quantity: Quantity;
  wordIndexes: number[];
}
