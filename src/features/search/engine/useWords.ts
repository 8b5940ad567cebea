import type { Lexicon, ProductType } from './lexicon.ts';
import { memoize, singular } from './text.ts';

// The lines of the vocabulary about what types are used for.

/** What a shopper wants to do, and the types of products for it. */
export interface Use {
  productTypes: ProductType[];
  isDone: (word: string) => boolean;
  /** Whether a word says with what it is done; null if that need not be said. */
  isWith: ((word: string) => boolean) | null;
  /** Whether it counts only where a query says nothing else. */
  alone: boolean;
}

export function parseUses({ useLines, typeByKey }: Lexicon): Use[] {
  /** Matches words, and beginnings that end with "-". */
  const matcher = (list: string): ((word: string) => boolean) => {
    const words = new Set(list.trim().split(' '));
    const stems = [...words].filter((word) => word.endsWith('-')).map((word) => word.slice(0, -1));
    return (word) => words.has(word) || stems.some((start) => word.startsWith(start));
  };
  return useLines.uses
    .trim()
    .split('\n')
    .map((line) => {
      const [keys = '', rest = ''] = line.split(/:(.*)/);
      const [done = '', other = ''] = rest.split('/');
      return {
        productTypes: keys.split(',').flatMap((key) => typeByKey.get(key.trim()) ?? []),
        isDone: matcher(done),
        isWith: other.trim() === '' || other === '-' ? null : matcher(other),
        alone: other === '-',
      };
    });
}

/** Which types of products a word of everyday language speaks for. */
export interface UseEvidence {
  productTypes: readonly ProductType[];
  /** The fewer types, the more. */
  weight: number;
  /** Whether it is known by its beginning, as verbs are. */
  isVerb: boolean;
}

/** Parses lines of `type: words`; words that end with "-" are beginnings. Returns the evidence of a folded word. */
export function parseUseWords({ useLines, typeByKey, meaningsOf }: Lexicon): (word: string) => UseEvidence {
  /** "Lap", "compu" and "notebook" are one device in what is done with it, and all cars are one. */
  const canonical = (word: string): string => {
    const [meaning] = meaningsOf([word]);
    if (meaning?.type === 'attribute') return meaning.attribute.name === 'para auto' ? 'auto' : singular(word);
    if (meaning?.type !== 'productType' || meaning.common || !meaning.productType.device) return singular(word);
    return meaning.productType.key === 'computadora' ? 'laptop' : meaning.productType.key;
  };
  const typesByWord = new Map<string, Set<ProductType>>();
  const lines = useLines.useWords.trim().split('\n');
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
    const beginnings = Array.from(word, (_, at) => typesByWord.get(`${word.slice(0, at + 1)}-`) ?? []);
    const byBeginning = new Set(beginnings.flatMap((found) => [...found]));
    const productTypes = [...new Set([...byBeginning, ...(typesByWord.get(canonical(word)) ?? [])])];
    const weight = Math.log(lines.length / Math.max(1, productTypes.length));
    return { productTypes, weight, isVerb: byBeginning.size > 0 };
  }, 10_000);
}
