/**
 * Postings: which products contain a word, and where. A posting is one number, the product above some bits that say
 * where; lists of postings are sorted by product.
 */

/** Where a product contains a word. */
export const field = { name: 1, nameStart: 2, brandOrModel: 4, category: 8, wholeModel: 16 } as const;
export const fieldBits = 5;
/** The lowest bits of a posting of a type: an index into `confidence` (matchers.ts). */
export const typeBits = 2;
/** The lowest bit of a posting of a phone: 1 if the product is that phone, 0 if its name only mentions it. */
export const phoneBits = 1;

export const createPosting = (product: number, fields: number): number => (product << fieldBits) | fields;
export const postingProduct = (posting: number): number => posting >>> fieldBits;
const postingFields = (posting: number): number => posting & ((1 << fieldBits) - 1);

/** Postings with their points: the lowest `shift` bits of a posting are an index into `points`. */
export interface ScoredPostings {
  list: Uint32Array;
  shift: number;
  points: Uint16Array;
  /** Whether a product may occur more than once. */
  repeats?: boolean;
}

/** The bit beside the points of a posting that marks an exact word of the name, and the bits of the points. */
export const exactWord = 0x8000;
export const pointsMask = 0x7fff;

/**
 * Writes the most points that some postings give each product into `best`, and the products into `touched`.
 * @param skip products that do not count @returns how many products there are
 */
export function collectBest(
  sources: readonly ScoredPostings[],
  best: Uint16Array,
  touched: Uint32Array,
  skip?: (product: number) => boolean,
): number {
  let count = 0;
  for (const { list, shift, points: pointsOf } of sources) {
    const mask = (1 << shift) - 1;
    for (let i = 0; i < list.length; i++) {
      const posting = list[i] ?? 0;
      const points = pointsOf[posting & mask] ?? 0;
      const product = posting >>> shift;
      if (points === 0 || skip?.(product)) continue;
      const before = best[product] ?? 0;
      if (before === 0) touched[count++] = product;
      if ((points & pointsMask) > (before & pointsMask)) best[product] = points | (before & exactWord);
      else if (points & exactWord) best[product] = before | exactWord;
    }
  }
  return count;
}

// In a merged list each posting holds its own points, and whether it is an exact word of the name.
const mergedPointBits = 11;
const mergedShift = 12;
const maxMergedPoints = (1 << mergedPointBits) - 1;
const mergedPoints = Uint16Array.from(
  { length: 1 << mergedShift },
  (_, at) => (at & maxMergedPoints) | (at > maxMergedPoints ? exactWord : 0),
);

/** Merged lists that are cached: each keystroke needs most of them again. */
const mergeCacheSize = 300;

/** Creates a function that merges lists into one, with the most points of each product, and caches it by a key. @param size of the catalogue */
export function createMerger(
  size: number,
): (key: string, sources: () => readonly ScoredPostings[]) => ScoredPostings[] {
  const cache = new Map<string, ScoredPostings[]>();
  const best = new Uint16Array(size);
  const touched = new Uint32Array(size);
  return (key, sources) => {
    const cached = cache.get(key);
    if (cached) return cached;
    const count = collectBest(sources(), best, touched);
    const list = new Uint32Array(count);
    for (let i = 0; i < count; i++) {
      const product = touched[i] ?? 0;
      const points = best[product] ?? 0;
      const exact = (points & exactWord) >>> (15 - mergedPointBits);
      list[i] = (product << mergedShift) | exact | Math.min(maxMergedPoints, points & pointsMask);
      best[product] = 0;
    }
    if (cache.size >= mergeCacheSize) cache.clear();
    const merged = count > 0 ? [{ list, shift: mergedShift, points: mergedPoints }] : [];
    cache.set(key, merged);
    return merged;
  };
}

/** The postings of the shortest list whose products are in all other lists. */
export function intersect(lists: readonly Uint32Array[]): Uint32Array {
  const [shortest = new Uint32Array(), ...others] = [...lists].sort((a, b) => a.length - b.length);
  return shortest.filter((posting) => others.every((list) => hasProduct(list, postingProduct(posting))));
}

function hasProduct(list: Uint32Array, product: number): boolean {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (postingProduct(list[middle] ?? 0) < product) low = middle + 1;
    else high = middle;
  }
  return low < list.length && postingProduct(list[low] ?? 0) === product;
}

/** Prefixes up to this length have lists of their own; longer ones have few words. */
const maxPrefixLength = 2;
/** Prefixes with fewer postings have none. */
const minPrefixPostings = 2_000;

/** The list of a prefix, by the range of its words; null if it has few postings. */
export type PrefixPostings = (from: number, to: number) => Uint32Array | null;

const rangeKey = (from: number, to: number): number => from * 0x200_000 + to;

/**
 * Merges the postings of the most frequent prefixes, in short steps. The first letters of a query cost most, because
 * each product has several words that begin with them.
 * @param words sorted @param starts the first posting of each word @param size of the catalogue
 */
export function* mergePrefixes(
  words: readonly string[],
  starts: Uint32Array,
  postings: Uint32Array,
  size: number,
): Generator<undefined, PrefixPostings> {
  const lists = new Map<number, Uint32Array>();
  const fields = new Uint8Array(size);
  for (let length = 1; length <= maxPrefixLength; length++) {
    let to = 0;
    for (let from = 0; from < words.length; from = to) {
      const prefix = (words[from] ?? '').slice(0, length);
      to = from + 1;
      while (to < words.length && words[to]?.startsWith(prefix)) to++;
      const start = starts[from] ?? 0;
      const end = starts[to] ?? 0;
      if (end - start < minPrefixPostings || prefix.length < length || to - from < 2) continue;
      lists.set(rangeKey(from, to), mergeByProduct(postings.subarray(start, end), fields));
      yield;
    }
  }
  return (from, to) => lists.get(rangeKey(from, to)) ?? null;
}

/** Merges the postings of each product. @param fields one zero for each product, and left so */
function mergeByProduct(postings: Uint32Array, fields: Uint8Array): Uint32Array {
  let count = 0;
  for (const posting of postings) {
    const product = postingProduct(posting);
    if (fields[product] === 0) count++;
    fields[product] = (fields[product] ?? 0) | postingFields(posting);
  }
  const list = new Uint32Array(count);
  for (let product = 0, at = 0; at < count; product++) {
    const own = fields[product] ?? 0;
    if (own === 0) continue;
    list[at++] = createPosting(product, own);
    fields[product] = 0;
  }
  return list;
}
