import type { QueryPriceRange, PriceOrder } from './query/parsedQuery.ts';
import type { SearchProduct } from './index/searchProduct.ts';

// The types of search results, which the worker sends to pages.

/** How many results are rendered at first: more than most screens show. */
export const maxFirstResults = 12;

/** The maximum number of suggestions of each type. */
export const maxSuggestions = { categories: 2, brands: 1, products: 5 };

/** A value of a facet (category or brand), and how many results have it. */
export interface FacetCount {
  name: string;
  count: number;
}

export interface SearchResult {
  total: number;
  /** Best first. */
  products: SearchProduct[];
  /** The categories and brands of the best results, most frequent first. */
  categories: FacetCount[];
  brands: FacetCount[];
  interpretation: Interpretation;
  /** Products for similar phones, or similar models, if the catalogue has none for the phone or model; pages label them so. */
  similarProducts: SearchProduct[];
}

/** The interpretation of a query, in the words that a page shows. */
export interface Interpretation {
  /**
   * The product type, as a heading ("Fundas") and in a sentence ("funda"), whether it is for a phone, and whether it is a
   * device itself.
   */
  productType: { plural: string; singular: string; forPhones: boolean; isDevice: boolean } | null;
  /** The brand of all results as it is spelled, or the product line that was typed: "Samsung", "iPhone". */
  brand: string | null;
  /** The phone: "Galaxy A54". */
  phone: string | null;
  /** Attributes and quantities: "rojo", "20 W", "inalámbrico". */
  attributes: string[];
  /** The connectors among them that all results have: "USB-C". */
  connectors: string[];
  /** The quantities that some results have: "2 m". */
  quantities: string[];
  /** Words that were corrected, and whether the results have them. */
  corrected: { typed: string; meant: string; isShown: boolean }[];
  /** Terms that no result has, as typed or corrected: "Ningún nombre dice «rojo»". */
  missingTerms: string[];
  /** Those of the missing terms that neither the catalogue nor the vocabulary has, such as typos. */
  unknownTerms: string[];
  /** The colours of the query, spelled as in the other terms. */
  colours: string[];
  /** The price range; `relaxed` if no product is within it. */
  price: (QueryPriceRange & { relaxed: boolean }) | null;
  /** The requested sort order. */
  order: PriceOrder | null;
  /** Terms that only the first results have: "primero «rojo»". */
  leadingTerms: string[];
  /**
   * Whether the shop has nothing of the type for the phone (the results are products of other types for it), nothing for a phone that
   * is the whole query, or lacks the model (then there are no results). A phone is a model, too.
   */
  lacksModel: boolean;
  /** Whether the results end with products that are not the requested ones, but related: of other types, or for the phone. */
  hasRelated: boolean;
  /**
   * The parts of the interpretation; `words` are its words in the query, which the button of the chip removes, and `dropped` says that
   * no result has it.
   */
  chips: { text: string; words: string[]; dropped?: boolean }[];
  /** Suggested refinements, most frequent first: product types, else brands, else models of the results. */
  refinements: Refinement[];
}

/** A refinement: its text on the page, and the words that it adds to the query, at the start if `prepend`. */
export interface Refinement {
  text: string;
  add: string;
  prepend: boolean;
}

/** The interpretation of an empty query. */
export const emptyInterpretation: Interpretation = {
  productType: null,
  brand: null,
  phone: null,
  attributes: [],
  connectors: [],
  quantities: [],
  corrected: [],
  missingTerms: [],
  unknownTerms: [],
  colours: [],
  price: null,
  order: null,
  leadingTerms: [],
  lacksModel: false,
  hasRelated: false,
  chips: [],
  refinements: [],
};

/**
 * The outcome of a query: products, none, none for the phone or model, or only sold-out ones. scripts/demand reports all but the
 * first to the owner.
 */
type ResultStatus = 'found' | 'nothing' | 'lacksModel' | 'soldOut';

/** @param cards all results, or the first of them */
export function toResultStatus(
  total: number,
  cards: readonly { stock: number }[],
  { lacksModel }: Pick<Interpretation, 'lacksModel'>,
): ResultStatus {
  if (lacksModel) return 'lacksModel';
  if (total === 0) return 'nothing';
  return cards.length === total && cards.every(({ stock }) => stock <= 0) ? 'soldOut' : 'found';
}
