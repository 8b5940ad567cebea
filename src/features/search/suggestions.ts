import { resultsAddress } from './address.ts';
import { fold } from '../../lib/text.ts';
import type { SearchProduct } from './engine/product.ts';
import { maxSuggestions } from './engine/result.ts';
import type { FacetCount, SearchResult } from './engine/result.ts';
import { withMore } from './said.ts';
import type { Interpretation } from './engine/result.ts';
import { tokenize } from './engine/text.ts';

/** What the search box suggests (engine/result.ts). */
export interface Suggestions {
  term: string;
  /** How many products there are; null where only some are known. */
  total: number | null;
  /** With how many products of what was found. */
  categories: { name: string; address: string; count: number }[];
  brands: { name: string; address: string }[];
  /** Queries that say more, with what they add to this one. */
  searches: { before: string; added: string; after: string; address: string }[];
  /** What is sold out stands last. */
  products: SearchProduct[];
  understood: Interpretation;
}

/** What to suggest of what was found. @param addressOf the page of a category; null where the site has none */
export function suggestionsOf(
  term: string,
  { total, products, categories, brands, interpretation: understood }: SearchResult,
  addressOf: (category: string) => string | null,
): Suggestions {
  const made = {
    categories: worth(term, categories, understood.chips.length > 0 ? 1 : maxSuggestions.categories)
      .flatMap(({ name, count }) => {
        const address = addressOf(name);
        return address ? [{ name, address, count }] : [];
      })
      .slice(0, maxSuggestions.categories),
    // What was understood is offered as parts to add: brands among them.
    brands: worth(term, brands, understood.chips.length > 0 ? 0 : maxSuggestions.brands)
      .slice(0, maxSuggestions.brands)
      .map(({ name }) => ({ name, address: resultsAddress(hasWord(term, name) ? term : `${term} ${name}`) })),
    products: [...products].sort((a, b) => Number(b.inStock) - Number(a.inStock)).slice(0, maxSuggestions.products),
  };
  const room = all - made.categories.length - made.brands.length - made.products.length;
  return { term, total, ...made, searches: searchesOf(term, understood).slice(0, room), understood };
}

/** So many things are suggested at most, of all sorts. */
const all = Object.values(maxSuggestions).reduce((sum, each) => sum + each);

/** The query with each part that may be added to it. */
const searchesOf = (term: string, { refinements }: Interpretation): Suggestions['searches'] =>
  refinements.map((part) => ({
    before: part.before ? '' : `${term} `,
    added: part.add,
    after: part.before ? ` ${term}` : '',
    address: resultsAddress(withMore(term, part)),
  }));

/**
 * Those whose name was typed first, then by how many products they have. One whose name was not has to have a fair part of what
 * was found: a charger for a console does not make "Videojuegos" a way to chargers.
 * @param others how many whose name was not typed
 */
function worth(term: string, list: readonly FacetCount[], others: number): FacetCount[] {
  const most = Math.max(...list.map(({ count }) => count));
  return [
    ...list.filter(({ name }) => hasWord(term, name)),
    ...list.filter(({ name, count }) => !hasWord(term, name) && count * 4 >= most).slice(0, others),
  ];
}

function hasWord(term: string, name: string): boolean {
  const typed = tokenize(fold(term)).filter(({ length }) => length > 1);
  return tokenize(fold(name)).some((word) => typed.some((each) => word.startsWith(each)));
}
