import { createSearcher } from '../../scripts/bench/search/createSearcher.ts';
import { toSearchProduct, type SearchProduct } from '../../src/features/search/engine/index/searchProduct.ts';
import { productOf } from './rows.ts';

let next = 0;
/** A product as the search knows it. */
export const searchProduct = (name: string, changes: Partial<SearchProduct> = {}): SearchProduct => ({
  ...toSearchProduct(productOf({ name, id: String(++next), brand: '', model: '', category: '', sold: 0 })),
  ...changes,
});

/** A shop of these products: the names that it finds, best first; what it said of the query; the names shown apart. */
export const searchIn = (...products: (string | SearchProduct)[]) => {
  const { find, spellCorrect } = createSearcher(
    products.map((each) => (typeof each === 'string' ? searchProduct(each) : each)),
  );
  const names = (query: string): string[] => find(query, 20).products.map(({ name }) => name);
  return Object.assign(names, {
    said: (query: string) => find(query).interpretation,
    spellCorrect,
    similarProducts: (query: string): string[] => find(query).similarProducts.map(({ name }) => name),
  });
};
