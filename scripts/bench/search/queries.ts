import { createRandom } from '../../sandbox/seed/random.ts';
import type { SearchProduct } from '../../../src/features/search/engine/index/searchProduct.ts';
import { fold } from '../../../src/lib/text.ts';

/** A query generated from a product, and which results are correct. */
export interface Query {
  text: string;
  /** How many of the first ten results have to be correct. */
  right: 'one' | 'each';
  hit: (result: SearchProduct) => boolean;
}

const letters = 'abcdefghijklmnopqrstuvwxyz'.split('');

/** Generates queries of each class from a catalogue, the same for the same seed; without classes that it has too few cases of. */
export function generateQueries(products: readonly SearchProduct[], each: number, seed = 7): Map<string, Query[]> {
  const random = createRandom(seed);
  const below = (limit: number): number => random.integer(0, limit - 1);
  const shared = Map.groupBy(products, ({ name }) => fold(name));
  /** The name, and the model where others have the same name. */
  const nameOf = ({ name, model }: SearchProduct): string =>
    (shared.get(fold(name))?.length ?? 0) > 1 && model ? `${name} ${model}` : name;

  const typo = (word: string): string => {
    const at = 1 + below(word.length - 2);
    const before = word.slice(0, at);
    const after = word.slice(at);
    const ways = [
      () => before + after.slice(1),
      () => before + random.pick(letters) + after,
      () => before + random.pick(letters) + after.slice(1),
      () => before.slice(0, -1) + (after[0] ?? '') + before.slice(-1) + after.slice(1),
    ];
    return random.pick(ways)();
  };
  const mistyped = (text: string): string | null => {
    const words = text.split(/\s+/);
    const long = words.flatMap((word, at) => (/^\p{L}{4,}$/u.test(word) ? [at] : []));
    if (long.length === 0) return null;
    const at = random.pick(long);
    return words.with(at, typo(words[at] ?? '')).join(' ');
  };
  const wordsAt = (text: string, minLength: number): number[] =>
    text.split(/\s+/).flatMap((word, at) => (/^[\p{L}\p{N}]+$/u.test(word) && word.length >= minLength ? [at] : []));

  const classes: Record<string, (product: SearchProduct) => string | null> = {
    prefix: ({ name }) => name.slice(0, 3 + below(Math.max(1, name.length - 3))).trim(),
    'one typo': (product) => mistyped(nameOf(product)),
    'accents missing': (product) =>
      fold(nameOf(product)) === nameOf(product).toLowerCase() ? null : fold(nameOf(product)),
    'words swapped': (product) => {
      const words = nameOf(product).split(/\s+/);
      return words.length < 2 ? null : words.toSorted(() => random.next() - 0.5).join(' ');
    },
    model: ({ model }) => (/\d/.test(model) && model.length > 3 ? model.toLowerCase() : null),
    'model, no hyphen': ({ model }) => (/\w-\w/.test(model) && model.length > 3 ? model.replaceAll('-', '') : null),
    'model, spaces': ({ model }) => (/\w-\w/.test(model) && model.length > 3 ? model.replaceAll('-', ' ') : null),
    'words joined': (product) => {
      const words = nameOf(product).split(/\s+/);
      const at = wordsAt(nameOf(product), 2).filter((i) => /^[\p{L}\p{N}]{2,}$/u.test(words[i + 1] ?? ''));
      if (at.length === 0) return null;
      const first = random.pick(at);
      return words.toSpliced(first, 2, `${words[first] ?? ''}${words[first + 1] ?? ''}`).join(' ');
    },
    'word split': (product) => {
      const words = nameOf(product).split(/\s+/);
      const at = wordsAt(nameOf(product), 6);
      if (at.length === 0) return null;
      const long = random.pick(at);
      const cut = 2 + below(3);
      const word = words[long] ?? '';
      return words.with(long, `${word.slice(0, cut)} ${word.slice(cut)}`).join(' ');
    },
  };

  const made = new Map<string, Query[]>();
  for (const [name, make] of Object.entries(classes)) {
    const queries: Query[] = [];
    for (let tries = 0; queries.length < each && tries < each * 20; tries++) {
      const product = random.pick(products);
      const text = make(product);
      if (!text) continue;
      const same = (result: SearchProduct): boolean => result.name === product.name && result.model === product.model;
      const ofModel = (result: SearchProduct): boolean => result.model === product.model;
      if (name === 'prefix') queries.push({ text, right: 'each', hit: (result) => matches(result, text) });
      else queries.push({ text, right: 'one', hit: name.startsWith('model') ? ofModel : same });
    }
    if (queries.length >= Math.min(10, each)) made.set(name, queries);
  }
  return made;
}

/** Whether a product has each typed word, the last one as a prefix; punctuation within words may be left out. */
export function matches({ name, brand, model, category }: SearchProduct, typed: string): boolean {
  const has = `${name} ${brand} ${model} ${category}`;
  return [wordsIn, chunksIn].some((read) => {
    const there = [...wordsIn(has), ...chunksIn(has)];
    const [last = '', ...others] = read(typed).reverse();
    return others.every((word) => there.includes(word)) && there.some((word) => word.startsWith(last));
  });
}

const wordsIn = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
const chunksIn = (text: string): string[] =>
  fold(text)
    .split(/\s+/)
    .map((chunk) => chunk.replaceAll(/[^\p{L}\p{N}]+/gu, ''));

/** The share of queries with correct results. A slow engine completes the first ones only, but at least two. */
export function recall(
  queries: readonly Query[],
  search: (text: string) => SearchProduct[],
  timeLimit: number,
): number {
  const end = performance.now() + timeLimit;
  let completed = 0;
  let hits = 0;
  for (const { text, right, hit } of queries) {
    if (completed >= 2 && performance.now() > end) break;
    const results = search(text).slice(0, 10);
    completed++;
    if (results.length > 0 && (right === 'each' ? results.every(hit) : results.some(hit))) hits++;
  }
  return hits / completed;
}
