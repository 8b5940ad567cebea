import { fold } from '../../../lib/text.ts';
import { resultsAddress } from '../address.ts';
import {
  type FacetCount,
  type Interpretation,
  maxSuggestions,
  type SearchProduct,
  type SearchResult,
} from '../engine/result.ts';
import { tokenize } from '../engine/text.ts';
import { addRefinement } from '../interpretationTexts.ts';

/** What the search box suggests for a text. */
export interface Suggestions {
  term: string;
  /** How many products were found; null when only some are known. */
  total: number | null;
  /** Each with its number of results. */
  categories: { name: string; address: string; count: number }[];
  brands: { name: string; address: string }[];
  /** Longer queries, split so that the added part can be marked. */
  searches: { before: string; added: string; after: string; address: string }[];
  /** In stock first. */
  products: SearchProduct[];
  interpretation: Interpretation;
}

/** The suggestions from a search result. @param findCategoryAddress the page of a category; null when the site has none */
export function toSuggestions(
  term: string,
  result: SearchResult,
  findCategoryAddress: (category: string) => string | null,
): Suggestions {
  const { total, interpretation } = result;
  // An interpreted query offers its refinements instead: brands are among them.
  const isInterpreted = interpretation.chips.length > 0;
  const categories = selectFacets(term, result.categories, isInterpreted ? 1 : maxSuggestions.categories)
    .flatMap(({ name, count }) => {
      const address = findCategoryAddress(name);
      return address ? [{ name, address, count }] : [];
    })
    .slice(0, maxSuggestions.categories);
  const brands = selectFacets(term, result.brands, isInterpreted ? 0 : maxSuggestions.brands)
    .slice(0, maxSuggestions.brands)
    .map(({ name }) => ({ name, address: resultsAddress(hasWord(term, name) ? term : `${term} ${name}`) }));
  const products = [...result.products]
    .sort((a, b) => Number(b.inStock) - Number(a.inStock))
    .slice(0, maxSuggestions.products);
  const room = maxOptions - categories.length - brands.length - products.length;
  const searches = refinedSearches(term, interpretation).slice(0, room);
  return { term, total, categories, brands, searches, products, interpretation };
}

/** Maximum suggestions of all types together. */
const maxOptions = Object.values(maxSuggestions).reduce((sum, each) => sum + each);

/** The text that a screen reader hears when suggestions come. */
export function formatAnnouncement({ total, products, categories, brands, searches }: Suggestions): string {
  const count = products.length + categories.length + brands.length + searches.length;
  if (count === 0) return 'Sin sugerencias.';
  const found = total === null ? '' : `, de ${total} ${total === 1 ? 'producto' : 'productos'}`;
  return `${count} ${count === 1 ? 'sugerencia' : 'sugerencias'}${found}. Elige con las flechas.`;
}

/** The query with each of its refinements. */
const refinedSearches = (term: string, { refinements }: Interpretation): Suggestions['searches'] =>
  refinements.map((part) => ({
    before: part.before ? '' : `${term} `,
    added: part.add,
    after: part.before ? ` ${term}` : '',
    address: resultsAddress(addRefinement(term, part)),
  }));

/**
 * The values whose name was typed, then others by their number of results. Those need a fair share of the results: a charger
 * for a console does not lead to "Videojuegos". @param maxOthers how many whose name was not typed
 */
function selectFacets(term: string, list: readonly FacetCount[], maxOthers: number): FacetCount[] {
  const maxCount = Math.max(...list.map(({ count }) => count));
  return [
    ...list.filter(({ name }) => hasWord(term, name)),
    ...list.filter(({ name, count }) => !hasWord(term, name) && count * 4 >= maxCount).slice(0, maxOthers),
  ];
}

function hasWord(term: string, name: string): boolean {
  const typed = tokenize(fold(term)).filter(({ length }) => length > 1);
  return tokenize(fold(name)).some((word) => typed.some((each) => word.startsWith(each)));
}
