import { createRandom } from '../../sandbox/seed/random.ts';
import type { SearchProduct } from '../../../src/features/search/engine/index/searchProduct.ts';
import { fold } from '../../../src/lib/text.ts';

/** A query generated from a product, with the correct results. */
export interface GeneratedQuery {
  text: string;
  /** Whether all of the first ten results have to be correct, or at least one. */
  required: 'all' | 'any';
  isCorrect: (result: SearchProduct) => boolean;
}

const letters = 'abcdefghijklmnopqrstuvwxyz'.split('');

/**
 * Generates queries by class from a catalogue, deterministically. Omits classes with too few cases.
 * @param count queries of each class
 */
export function generateQueries(
  products: readonly SearchProduct[],
  count: number,
  seed = 7,
): Map<string, GeneratedQuery[]> {
  const random = createRandom(seed);
  const randomBelow = (limit: number): number => random.integer(0, limit - 1);
  const productsByName = Map.groupBy(products, ({ name }) => fold(name));
  /** The name, with the model if other products have the same name. */
  const getUniqueName = ({ name, model }: SearchProduct): string =>
    (productsByName.get(fold(name))?.length ?? 0) > 1 && model ? `${name} ${model}` : name;

  const shuffle = (words: readonly string[]): string[] =>
    words
      .map((word) => ({ word, order: random.next() }))
      .sort((a, b) => a.order - b.order)
      .map(({ word }) => word);
  const addTypo = (word: string): string => {
    const at = 1 + randomBelow(word.length - 2);
    const before = word.slice(0, at);
    const after = word.slice(at);
    const edits = [
      () => before + after.slice(1),
      () => before + random.pick(letters) + after,
      () => before + random.pick(letters) + after.slice(1),
      () => before.slice(0, -1) + (after[0] ?? '') + before.slice(-1) + after.slice(1),
    ];
    return random.pick(edits)();
  };
  const misspell = (text: string): string | null => {
    const words = text.split(/\s+/);
    const longWordIndexes = words.flatMap((word, index) => (/^\p{L}{4,}$/u.test(word) ? [index] : []));
    if (longWordIndexes.length === 0) return null;
    const at = random.pick(longWordIndexes);
    return words.with(at, addTypo(words[at] ?? '')).join(' ');
  };
  const findWordIndexes = (text: string, minLength: number): number[] =>
    text
      .split(/\s+/)
      .flatMap((word, index) => (/^[\p{L}\p{N}]+$/u.test(word) && word.length >= minLength ? [index] : []));

  const classes: Record<string, (product: SearchProduct) => string | null> = {
    prefix: ({ name }) => name.slice(0, 3 + randomBelow(Math.max(1, name.length - 3))).trim(),
    'one typo': (product) => misspell(getUniqueName(product)),
    'accents missing': (product) =>
      fold(getUniqueName(product)) === getUniqueName(product).toLowerCase() ? null : fold(getUniqueName(product)),
    'words swapped': (product) => {
      const words = getUniqueName(product).split(/\s+/);
      const swapped = shuffle(words);
      return swapped.every((word, index) => word === words[index]) ? null : swapped.join(' ');
    },
    model: ({ model }) => (/\d/.test(model) && model.length > 3 ? model.toLowerCase() : null),
    'model, no hyphen': ({ model }) => (/\w-\w/.test(model) && model.length > 3 ? model.replaceAll('-', '') : null),
    'model, spaces': ({ model }) => (/\w-\w/.test(model) && model.length > 3 ? model.replaceAll('-', ' ') : null),
    'words joined': (product) => {
      const words = getUniqueName(product).split(/\s+/);
      const indexes = findWordIndexes(getUniqueName(product), 2).filter((index) =>
        /^[\p{L}\p{N}]{2,}$/u.test(words[index + 1] ?? ''),
      );
      if (indexes.length === 0) return null;
      const first = random.pick(indexes);
      return words.toSpliced(first, 2, `${words[first] ?? ''}${words[first + 1] ?? ''}`).join(' ');
    },
    'word split': (product) => {
      const words = getUniqueName(product).split(/\s+/);
      const indexes = findWordIndexes(getUniqueName(product), 6);
      if (indexes.length === 0) return null;
      const index = random.pick(indexes);
      const cut = 2 + randomBelow(3);
      const word = words[index] ?? '';
      return words.with(index, `${word.slice(0, cut)} ${word.slice(cut)}`).join(' ');
    },
  };

  const queriesByClass = new Map<string, GeneratedQuery[]>();
  for (const [name, createText] of Object.entries(classes)) {
    const queries: GeneratedQuery[] = [];
    for (let tries = 0; queries.length < count && tries < count * 20; tries++) {
      const product = random.pick(products);
      const text = createText(product);
      if (!text) continue;
      const isSameProduct = (result: SearchProduct): boolean =>
        result.name === product.name && result.model === product.model;
      const isSameModel = (result: SearchProduct): boolean => result.model === product.model;
      if (name === 'prefix') queries.push({ text, required: 'all', isCorrect: (result) => matches(result, text) });
      else queries.push({ text, required: 'any', isCorrect: name.startsWith('model') ? isSameModel : isSameProduct });
    }
    if (queries.length >= Math.min(10, count)) queriesByClass.set(name, queries);
  }
  return queriesByClass;
}

/** Whether a product has each typed word, the last one as a prefix; punctuation within words may be left out. */
export function matches({ name, brand, model, category }: SearchProduct, typed: string): boolean {
  const productText = `${name} ${brand} ${model} ${category}`;
  const productWords = [...splitWords(productText), ...joinPunctuatedWords(productText)];
  return [splitWords, joinPunctuatedWords].some((tokenize) => {
    const [last = '', ...others] = tokenize(typed).reverse();
    return others.every((word) => productWords.includes(word)) && productWords.some((word) => word.startsWith(last));
  });
}

const splitWords = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
/** Words with their punctuation removed: "usb-c" is "usbc". */
const joinPunctuatedWords = (text: string): string[] =>
  fold(text)
    .split(/\s+/)
    .map((chunk) => chunk.replaceAll(/[^\p{L}\p{N}]+/gu, ''));

/** The share of queries with correct results. A slow engine completes only the first ones, at least two. */
export function hitRate(
  queries: readonly GeneratedQuery[],
  search: (text: string) => SearchProduct[],
  timeLimit: number,
): number {
  const end = performance.now() + timeLimit;
  let completed = 0;
  let correct = 0;
  for (const { text, required, isCorrect } of queries) {
    if (completed >= 2 && performance.now() > end) break;
    const results = search(text).slice(0, 10);
    completed++;
    if (results.length > 0 && (required === 'all' ? results.every(isCorrect) : results.some(isCorrect))) correct++;
  }
  return correct / completed;
}
