import type { Lexicon, ProductType } from './lexicon.ts';
import { memoize } from './words.ts';
import { uses } from './vocabulary.ts';

// A naive Bayes classifier of use cases: which product types the words of a query are evidence for. `npm run train:search` trains it.

/** The log-likelihood ratio of the weight 1. */
export const weightStep = 0.65;

/** The first type of the model is encoded as this character, the next one as the next. */
const firstCode = 'À'.charCodeAt(0);

/** A root that the forms of a word share, roughly: "grabo", "grabar" and "grabarme" have one. */
const findRoot = (word: string): string =>
  word.length < 4
    ? word
    : word
        .replace(/^(.{3,}?)(?:[aei]r|[ai]d[ao]|ando|iendo|amos|emos|[ae]n|[aeo])?(?:l[aeo]|me|se|te)?s?$/, '$1')
        .slice(0, 6);

/** The different roots of folded words, without stop words and numbers. */
export const findRoots = (words: readonly string[], stopWords: ReadonlySet<string>): string[] => [
  ...new Set(words.filter((word) => !stopWords.has(word) && /^[a-z]/.test(word)).map(findRoot)),
];

/** A root and its weight for each type, 0 to 9. */
export interface RootWeights {
  root: string;
  weights: readonly number[];
}

/**
 * Encodes a model: a line of `type:base`, then a line per root with its types, grouped by their weight.
 * @param bases the log-likelihood ratio of a word without a weight for each type
 */
export function encodeUseCaseModel(
  types: readonly string[],
  bases: readonly number[],
  roots: readonly RootWeights[],
): string {
  const lines = roots.flatMap(({ root, weights }) => {
    const groups = [9, 8, 7, 6, 5, 4, 3, 2, 1].flatMap((weight) => {
      const codes = weights.flatMap((typeWeight, index) =>
        typeWeight === weight ? String.fromCharCode(firstCode + index) : [],
      );
      return codes.length > 0 ? `${weight}${codes.join('')}` : [];
    });
    return groups.length > 0 ? `${root} ${groups.join(' ')}` : [];
  });
  return [types.map((type, index) => `${type}:${bases[index]?.toFixed(1)}`).join('|'), ...lines.sort()].join('\n');
}

export interface UseCaseModel {
  /** The types that folded words are evidence for, with their log-likelihood ratios, all positive. */
  score: (words: readonly string[]) => ReadonlyMap<ProductType, number>;
  /** Whether a word is evidence for any type. */
  isEvidence: (word: string) => boolean;
}

/** Decodes a model, without types that the vocabulary lacks, such as the one of products that the shop does not sell. */
export function decodeUseCaseModel(text: string, { typeByKey, stopWords }: Lexicon): UseCaseModel {
  const [header = '', ...lines] = text.trim().split('\n');
  const types = header.split('|').map((entry) => {
    const [key = '', base] = entry.split(':');
    return { type: typeByKey.get(key), base: Number(base) };
  });
  const groupsByRoot = new Map(lines.map((line) => [line.slice(0, line.indexOf(' ')), line.split(' ').slice(1)]));
  const findGroups = (words: readonly string[]) =>
    findRoots(words, stopWords).flatMap((root) => [groupsByRoot.get(root) ?? []].filter((groups) => groups.length > 0));
  const score = (words: readonly string[]): ReadonlyMap<ProductType, number> => {
    const weightGroups = findGroups(words);
    const points = new Map<ProductType, number>();
    for (const [weight = '', ...codes] of weightGroups.flat()) {
      for (const code of codes) {
        const { type, base = 0 } = types[code.charCodeAt(0) - firstCode] ?? {};
        if (type) points.set(type, (points.get(type) ?? weightGroups.length * base) + Number(weight) * weightStep);
      }
    }
    return new Map([...points].filter(([, sum]) => sum > 0));
  };
  return { score, isEvidence: memoize((word: string) => findGroups([word]).length > 0, 10_000) };
}

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
