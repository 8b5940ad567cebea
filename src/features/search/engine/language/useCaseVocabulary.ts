import type { Lexicon, ProductType } from './lexicon.ts';
import { uses } from './vocabulary.ts';

// The use cases of the vocabulary (`uses`), parsed when a query first needs them.

/** A use case, and the product types for it. */
export interface UseCase {
  productTypes: ProductType[];
  isAction: (word: string) => boolean;
  /** Whether a word names the object or place; null if none is needed. */
  isContext: ((word: string) => boolean) | null;
  /** Whether it matches only queries with no other meaning. */
  standalone: boolean;
}

export function parseUseCases({ typeByKey }: Lexicon): UseCase[] {
  /** Matches words, and prefixes marked by a final "-". */
  const matcher = (list: string): ((word: string) => boolean) => {
    const words = new Set(list.trim().split(' '));
    const prefixes = [...words].filter((word) => word.endsWith('-')).map((word) => word.slice(0, -1));
    return (word) => words.has(word) || prefixes.some((start) => word.startsWith(start));
  };
  return uses
    .trim()
    .split('\n')
    .map((line) => {
      const [keys = '', rest = ''] = line.split(/:(.*)/);
      const [actions = '', context = ''] = rest.split('/');
      return {
        productTypes: keys.split(',').flatMap((key) => typeByKey.get(key.trim()) ?? []),
        isAction: matcher(actions),
        isContext: context.trim() === '' || context === '-' ? null : matcher(context),
        standalone: context === '-',
      };
    });
}
