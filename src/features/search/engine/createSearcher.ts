import { annotateProducts, shopLexicon } from './annotations.ts';
import { createFuzzyMatcher } from './fuzzy.ts';
import type { SearchProduct } from './product.ts';
import { buildSearcher, type Searcher } from './searcher.ts';

/** Creates a searcher of products in one step, for tests and benchmarks. */
export function createSearcher(products: readonly SearchProduct[]): Searcher {
  const steps = buildSearcher(products, annotateProducts(products, shopLexicon), shopLexicon, createFuzzyMatcher);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
