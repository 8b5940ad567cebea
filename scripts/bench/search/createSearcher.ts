import { annotateProducts, shopLexicon } from '../../../src/features/search/engine/annotations.ts';
import { createFuzzyMatcher } from '../../../src/features/search/engine/fuzzy.ts';
import type { SearchProduct } from '../../../src/features/search/engine/result.ts';
import { buildSearcher, type Searcher } from '../../../src/features/search/engine/searcher.ts';

/** Creates a searcher of products in one step, for tests and benchmarks. */
export function createSearcher(products: readonly SearchProduct[]): Searcher {
  const steps = buildSearcher(products, annotateProducts(products, shopLexicon), shopLexicon, createFuzzyMatcher);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
