import { createSearcher } from '../../scripts/search/createSearcher.ts';
import { toSearchProduct, type SearchProduct } from '../../src/features/search/engine/index/searchProduct.ts';
import { createProduct } from './productFactory.ts';

let lastId = 0;

/** Creates a product of the search file. */
export const createSearchProduct = (name: string, changes: Partial<SearchProduct> = {}): SearchProduct => ({
  ...toSearchProduct(createProduct({ name, id: String(++lastId), brand: '', model: '', category: '', sold: 0 })),
  ...changes,
});

/** Creates a search over these products. @returns a function from a query to the names of the products found, best first */
export const createTestSearch = (...products: (string | SearchProduct)[]) => {
  const { find, spellCorrect } = createSearcher(
    products.map((product) => (typeof product === 'string' ? createSearchProduct(product) : product)),
  );
  const findNames = (query: string): string[] => find(query, 20).products.map(({ name }) => name);
  return Object.assign(findNames, {
    interpret: (query: string) => find(query).interpretation,
    spellCorrect,
    findSimilarProducts: (query: string): string[] => find(query).similarProducts.map(({ name }) => name),
  });
};
