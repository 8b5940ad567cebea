import { fold } from '../../../lib/text.ts';
import type { SearchFile } from './searchFile.ts';
import type { SearchProduct } from './searchProduct.ts';
import { readQuery } from './words.ts';

/** Products whose text is folded at once: only as many as it takes to find enough. */
const slice = 2_000;

/** Answers by looking through all the text, while the index is being made: every word somewhere, as it is typed. */
export function scanner({
  size,
  named,
  product,
}: Pick<SearchFile, 'size' | 'named' | 'product'>): (query: string, limit: number) => SearchProduct[] {
  const slices: string[][] = [];
  const folded = (from: number): string[] => {
    const rows = Array.from({ length: Math.min(slice, size - from) }, (_, at) => named(from + at));
    return fold(rows.join('\n')).split('\n');
  };
  return (query, limit) => {
    const words = readQuery(query)
      .filter(({ optional }) => !optional)
      .map((word) => word.text);
    const found: SearchProduct[] = [];
    if (words.length === 0) return found;
    for (let from = 0; from < size && found.length < limit; from += slice) {
      const texts = (slices[from / slice] ??= folded(from));
      for (let at = 0; at < texts.length && found.length < limit; at++)
        if (words.every((word) => texts[at]?.includes(word))) found.push(product(from + at));
    }
    return found;
  };
}
