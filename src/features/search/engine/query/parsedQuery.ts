import type { Phone } from '../../../../catalogue/phones/phones.ts';
import type { Cents } from '../../../../lib/money.ts';
import type { Quantity } from '../../../../lib/quantities.ts';
import type { Attribute, Lexicon, Meaning, ProductType } from '../language/lexicon.ts';
import type { QueryPhone } from './phones.ts';
import type { QueryWord } from './spelling.ts';

// The context and the result of the parser.

/** The catalogue and its vocabulary, as the parser needs them. */
export interface ParserContext {
  lexicon: Lexicon;
  phones: readonly Phone[];
  /** The brands of the catalogue as they are spelled, most products first. */
  brands: readonly { name: string }[];
  countOfType: (productType: ProductType) => number;
  /** Whether a text is the prefix of a word of the catalogue. */
  isIndexedPrefix: (text: string) => boolean;
  /** Whether the catalogue contains a word. */
  isIndexedWord: (text: string) => boolean;
}

/** Whether a limit is the minimum or the maximum of a quantity. */
export type QuantityLimit = 'min' | 'max';

/** A part of a query with one meaning. `wordIndexes` are the indexes of its words. */
export type QueryPart = { wordIndexes: number[] } & (
  | {
      type: 'productType';
      productTypes: ProductType[];
      /**
       * Whether the types are inferred: for a use case or from a word that is common in names (`*` in the vocabulary), best first
       * (`ranked`), or any of them for a gift.
       */
      inferred?: 'ranked' | 'any';
      /** Types whose products follow if there are few results. */
      relatedTypes?: ProductType[];
      /** The type that was named, if the shop has none of it: the others are wider or nearly the same. */
      named?: ProductType | undefined;
    }
  /** Another product type, which the first one is for or comes with. */
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

/** Whether a part is of one of these kinds. */
export const isPart = (part: QueryPart | null | undefined, ...kinds: QueryPart['type'][]): boolean =>
  part != null && kinds.includes(part.type);

/** Whether the requested types are inferred. */
export const hasInferredType = (parts: readonly QueryPart[]): boolean =>
  parts.some((part) => part.type === 'productType' && part.inferred);

export type TypePart = Extract<QueryPart, { type: 'productType' }>;
export type PrefixPart = Extract<QueryPart, { type: 'prefix' }>;

export interface ParsedQuery {
  /** As it was typed. */
  text: string;
  words: QueryWord[];
  parts: QueryPart[];
  exclusions: Exclusion[];
  /** Whether its noun is a word of everyday language that the catalogue lacks, and it names no product type. */
  lacksNoun: boolean;
  /** The index of the noun, if no part names a product type, phone or brand; else -1. */
  nounIndex: number;
  priceTerms: PriceTerms;
}

/** A quantity in a query. */
export interface QueryQuantity {
  quantity: Quantity;
  wordIndexes: number[];
}

export type ExcludedTerm =
  | { type: 'brand'; brand: string; line: string }
  | { type: 'attribute'; attribute: Attribute }
  | { type: 'words'; words: string[] }
  /** Used and refurbished devices. */
  | { type: 'used' };

/** An exclusion (`must_not`). */
export type Exclusion = ExcludedTerm & {
  /** With the words of the negation. */
  wordIndexes: number[];
  /** The index of the first word after the negation and its fillers. */
  firstExcluded: number;
  /** What an excluded feature implies. */
  opposite?: Attribute | undefined;
};

// The price terms of queries (R4.20): "menos de 200", "de 100 a 300 pesos", "el más barato".

/** The price range of a query. */
export interface QueryPriceRange {
  /** In cents; both included. */
  min: Cents;
  max: Cents;
  /** Whether the range is a guess: "como de 300". */
  approximate: boolean;
}

/** How a query sorts by price: ascending, descending, or premium products first ("los mejores"). */
export type PriceOrder = 'asc' | 'desc' | 'premium';

/** The price words of a query. */
export interface PriceTerms {
  price: QueryPriceRange | null;
  order: PriceOrder | null;
  /** The query with spaces in place of the price words and order words. */
  rest: string;
  /** The words of the price, and those of the order. */
  priceWords: string[];
  orderWords: string[];
  /** The limits of quantities, by their letters and digits: "50pulgadas" for "de más de 50 pulgadas". */
  quantityLimits?: ReadonlyMap<string, QuantityLimit>;
}
