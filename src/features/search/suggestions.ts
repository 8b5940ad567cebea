import { resultsAddress } from './address.ts';
import { fold } from '../../lib/text.ts';
import type { SearchProduct } from './engine/searchProduct.ts';
import { mostSuggested } from './engine/mostSuggested.ts';
import type { Counted, Found } from './engine/searcher.ts';
import type { Understood } from './engine/understood.ts';
import { partsOf } from './engine/words.ts';

/** What the search box suggests (engine/mostSuggested.ts). */
export interface Suggestions {
  term: string;
  /** How many products there are; null where only some are known. */
  total: number | null;
  categories: { name: string; address: string }[];
  brands: { name: string; address: string }[];
  products: SearchProduct[];
  understood: Understood;
}

/** What to suggest of what was found. @param addressOf the page of a category; null where the site has none */
export function suggestionsOf(
  term: string,
  { total, products, categories, brands, understood }: Found,
  addressOf: (category: string) => string | null,
): Suggestions {
  return {
    term,
    total,
    categories: worth(term, categories, understood.chips.length > 0 ? 1 : mostSuggested.categories)
      .flatMap(({ name }) => {
        const address = addressOf(name);
        return address ? [{ name, address }] : [];
      })
      .slice(0, mostSuggested.categories),
    // What was understood is offered as parts to add: brands among them.
    brands: worth(term, brands, understood.chips.length > 0 ? 0 : mostSuggested.brands)
      .slice(0, mostSuggested.brands)
      .map(({ name }) => ({ name, address: resultsAddress(hasWord(term, name) ? term : `${term} ${name}`) })),
    products: products.slice(0, mostSuggested.products),
    understood,
  };
}

/**
 * Those whose name was typed first, then by how many products they have. One whose name was not has to have a fair part of what
 * was found: a charger for a console does not make "Videojuegos" a way to chargers.
 * @param others how many whose name was not typed
 */
function worth(term: string, list: readonly Counted[], others: number): Counted[] {
  const most = Math.max(...list.map(({ count }) => count));
  return [
    ...list.filter(({ name }) => hasWord(term, name)),
    ...list.filter(({ name, count }) => !hasWord(term, name) && count * 4 >= most).slice(0, others),
  ];
}

function hasWord(term: string, name: string): boolean {
  const typed = partsOf(fold(term)).filter(({ length }) => length > 1);
  return partsOf(fold(name)).some((word) => typed.some((each) => word.startsWith(each)));
}
