import { flagsOf, postingOf, productOf } from './posting.ts';

/** Beginnings of so many letters are ready; longer ones have few words. */
const longest = 2;
/** What fewer postings begin with is read as it is. */
const fewest = 2_000;

/** The words of a beginning, by number: from the first to before the second, as one key. */
const keyOf = (from: number, to: number): number => from * 0x200_000 + to;

/**
 * The products of the beginnings that most words share, each once, with all flags of its words. While a person types,
 * the first letters are what costs most: a product has several words that begin so.
 */
export interface Beginnings {
  /** The products with one of these words; null where they are few, and not ready. */
  of: (from: number, to: number) => Uint32Array | null;
}

/** Makes them, in slices. @param words sorted @param starts where the postings of each word begin @param size of the catalogue */
export function* beginnings(
  words: readonly string[],
  starts: Uint32Array,
  postings: Uint32Array,
  size: number,
): Generator<undefined, Beginnings> {
  const lists = new Map<number, Uint32Array>();
  const flags = new Uint8Array(size);
  for (let length = 1; length <= longest; length++) {
    for (let from = 0, to = 0; from < words.length; from = to) {
      const start = (words[from] ?? '').slice(0, length);
      for (to = from + 1; to < words.length && words[to]?.startsWith(start); to++);
      const [first, end] = [starts[from] ?? 0, starts[to] ?? 0];
      if (end - first < fewest || start.length < length || to - from < 2) continue;
      lists.set(keyOf(from, to), merged(postings.subarray(first, end), flags));
      yield;
    }
  }
  return { of: (from, to) => lists.get(keyOf(from, to)) ?? null };
}

/** Postings by product, those of one product as one. @param flags zeros, one for each product; left so */
function merged(postings: Uint32Array, flags: Uint8Array): Uint32Array {
  let count = 0;
  for (const posting of postings) {
    const product = productOf(posting);
    if (flags[product] === 0) count++;
    flags[product] = (flags[product] ?? 0) | flagsOf(posting);
  }
  const list = new Uint32Array(count);
  for (let product = 0, at = 0; at < count; product++) {
    const own = flags[product] ?? 0;
    if (own === 0) continue;
    list[at++] = postingOf(product, own);
    flags[product] = 0;
  }
  return list;
}
