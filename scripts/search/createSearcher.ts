import { allModules, annotateProducts, shopLexicon } from '../../src/features/search/engine/annotations.ts';
import type { SearchProduct } from '../../src/features/search/engine/index/searchProduct.ts';
import { buildSearcher, runSteps, type Searcher } from '../../src/features/search/engine/searcher.ts';

/** Creates a searcher of products in one step, for commands, benchmarks and tests; `findIds` returns the ids of the products found. */
export function createSearcher(
  products: readonly SearchProduct[],
): Searcher & { findIds: (query: string, limit?: number) => string[] } {
  const searcher = runSteps(buildSearcher(products, annotateProducts(products, shopLexicon), shopLexicon, allModules));
  const findIds = (query: string, limit = Infinity) => searcher.find(query, limit).products.map(({ id }) => id);
  return { ...searcher, findIds };
}
