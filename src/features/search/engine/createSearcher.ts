import { nearWords } from './fuzzy.ts';
import { learn } from './learn.ts';
import type { SearchProduct } from './searchProduct.ts';
import { searcherSteps, type Searcher } from './searcher.ts';
import { shopLexicon } from './shopLexicon.ts';

/** A searcher of products: it gives the ids that a query means, best first. Needs no browser. */
export function createSearcher(products: readonly SearchProduct[]): Searcher {
  const steps = searcherSteps(products, learn(products, shopLexicon), shopLexicon, nearWords);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
