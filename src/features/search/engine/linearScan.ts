import { fold } from '../../../lib/text.ts';
import type { SearchProduct } from './product.ts';
import type { SearchFile } from './searchFile.ts';
import { maxQueryLength, maxQueryWords, tokenize } from './text.ts';

/** How many products are folded at a time: only as many as it takes to find enough. */
const batchSize = 2_000;

/** Words that a product need not have where the query has others. */
const functionWords = new Set('a al con de del el en la las lo los o para por que se sin su un una y'.split(' '));

/** Creates a search through all text, for queries before the index is built: every word as it is typed, in any place. */
export function createLinearScan({
  size,
  nameAndModel,
  product,
}: Pick<SearchFile, 'size' | 'nameAndModel' | 'product'>): (query: string, limit: number) => SearchProduct[] {
  const batches: string[][] = [];
  const foldBatch = (from: number): string[] => {
    const length = Math.min(batchSize, size - from);
    const texts = Array.from({ length }, (_, at) => nameAndModel(from + at));
    return fold(texts.join('\n')).split('\n');
  };
  return (query, limit) => {
    const words = requiredWords(query);
    const found: SearchProduct[] = [];
    if (words.length === 0) return found;
    for (let from = 0; from < size && found.length < limit; from += batchSize) {
      const texts = (batches[from / batchSize] ??= foldBatch(from));
      for (let at = 0; at < texts.length && found.length < limit; at++)
        if (words.every((word) => texts[at]?.includes(word))) found.push(product(from + at));
    }
    return found;
  };
}

function requiredWords(query: string): string[] {
  const words = tokenize(fold(query.slice(0, maxQueryLength))).slice(0, maxQueryWords);
  const meaningful = words.filter((word) => !functionWords.has(word));
  return meaningful.length > 0 ? meaningful : words;
}
