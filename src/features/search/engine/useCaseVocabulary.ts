import type { Lexicon, ProductType } from './lexicon.ts';
import { memoize, singular } from './text.ts';

// The vocabulary of use cases: `uses` and `useWords` of `vocabulary.ts`, parsed when a query first needs them.

/** A use case, and the product types for it. */
export interface UseCase {
  productTypes: ProductType[];
  isAction: (word: string) => boolean;
  /** Whether a word names the object or place; null if none is needed. */
  isContext: ((word: string) => boolean) | null;
  /** Whether it matches only queries that say nothing else. */
  standalone: boolean;
}

export function parseUseCases({ useCaseLines, typeByKey }: Lexicon): UseCase[] {
  /** Matches words, and prefixes marked by a final "-". */
  const matcher = (list: string): ((word: string) => boolean) => {
    const words = new Set(list.trim().split(' '));
    const prefixes = [...words].filter((word) => word.endsWith('-')).map((word) => word.slice(0, -1));
    return (word) => words.has(word) || prefixes.some((start) => word.startsWith(start));
  };
  return useCaseLines.uses
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

/** The evidence of a word of everyday language for product types. */
export interface TypeEvidence {
  productTypes: readonly ProductType[];
  /** The fewer types, the higher (an inverse document frequency). */
  weight: number;
  /** Whether a prefix matches it: the vocabulary lists verbs by their prefix. */
  isVerb: boolean;
}

/** Parses lines of `type: words`, where words that end with "-" are prefixes. Returns the evidence of a folded word. */
export function parseUseWords({ useCaseLines, typeByKey, meaningsOf }: Lexicon): (word: string) => TypeEvidence {
  /** Maps synonyms to one word: "lap", "compu" and "notebook" to one device, and all words for cars to "auto". */
  const canonical = (word: string): string => {
    const [meaning] = meaningsOf([word]);
    if (meaning?.type === 'attribute') return meaning.attribute.name === 'para auto' ? 'auto' : singular(word);
    if (meaning?.type !== 'productType' || meaning.common || !meaning.productType.device) return singular(word);
    return meaning.productType.key === 'computadora' ? 'laptop' : meaning.productType.key;
  };
  const typesByWord = new Map<string, Set<ProductType>>();
  const lines = useCaseLines.useWords.trim().split('\n');
  for (const line of lines) {
    const [key = '', words = ''] = line.split(': ');
    const productType = typeByKey.get(key);
    if (!productType) continue;
    for (const word of words.split(' ')) {
      const entry = word.endsWith('-') ? word : canonical(word);
      typesByWord.set(entry, (typesByWord.get(entry) ?? new Set()).add(productType));
    }
  }
  return memoize((word) => {
    const prefixes = Array.from(word, (_, at) => typesByWord.get(`${word.slice(0, at + 1)}-`) ?? []);
    const byPrefix = new Set(prefixes.flatMap((found) => [...found]));
    const productTypes = [...new Set([...byPrefix, ...(typesByWord.get(canonical(word)) ?? [])])];
    const weight = Math.log(lines.length / Math.max(1, productTypes.length));
    return { productTypes, weight, isVerb: byPrefix.size > 0 };
  }, 10_000);
}
