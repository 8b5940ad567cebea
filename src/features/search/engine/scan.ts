import { fold } from '../../../lib/text.ts';
import type { SearchProduct } from './product.ts';
import { readQuery } from './words.ts';

/** Answers by looking through all the text, while the index is being made: every word somewhere, as it is typed. */
export function scanner(products: readonly SearchProduct[]): (query: string, limit: number) => SearchProduct[] {
  const text = fold(products.map(({ name, model }) => `${name} ${model}`).join('\n'));
  return (query, limit) => {
    const words = readQuery(query)
      .filter(({ optional }) => !optional)
      .map((word) => word.text);
    const [longest] = words.toSorted((a, b) => b.length - a.length);
    const found: SearchProduct[] = [];
    if (longest === undefined) return found;
    let line = 0;
    let counted = 0;
    for (let at = text.indexOf(longest); at >= 0 && found.length < limit; at = text.indexOf(longest, at + 1)) {
      for (let end = text.indexOf('\n', counted); end >= 0 && end < at; end = text.indexOf('\n', counted)) {
        counted = end + 1;
        line++;
      }
      const end = text.indexOf('\n', at);
      const whole = text.slice(counted, end < 0 ? undefined : end);
      const product = products[line];
      if (product && words.every((word) => whole.includes(word))) found.push(product);
      if (end < 0) break;
      at = end;
    }
    return found;
  };
}
