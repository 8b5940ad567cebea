// A posting is one number: a product (its index) and, in the low bits, how the product matches.

/** The fields of a product, as bits. */
export const field = { name: 1, nameStart: 2, brandOrModel: 4, category: 8, wholeModel: 16 } as const;
/** The number of low bits of a word's posting: the fields that contain the word. */
export const fieldBits = 5;
/** The number of low bits of a type's posting: an index into `confidence` (matchers.ts). */
export const typeBits = 2;
/** The number of low bits of a phone's posting: 1 if the product is that phone, 0 if its name only mentions it. */
export const phoneBits = 1;

export const createPosting = (product: number, fields: number): number => (product << fieldBits) | fields;
export const postingProduct = (posting: number): number => posting >>> fieldBits;
export const postingFields = (posting: number): number => posting & ((1 << fieldBits) - 1);

/** A prefix that sorts quantities after all words. */
export const quantityMark = '\uf8ff';

/** A quantity as a term of the index; without a value, the prefix of all quantities of a unit. */
export const quantityTerm = (unit: string, value: number | '' = ''): string => `${quantityMark}${unit}:${value}`;

/** Postings with their points: the lowest `shift` bits of a posting are an index into `points`. */
export interface ScoredPostings {
  list: Uint32Array;
  shift: number;
  points: Uint16Array;
  /** Whether the list may contain a product more than once. */
  hasDuplicates?: boolean;
}

/**
 * Writes the maximum points of each product to `maxPoints`, and the products to `products`.
 * @param maxPoints 0 for each product; the caller resets it @param skip products to skip @returns the number of products
 */
export function collectMaxPoints(
  sources: readonly ScoredPostings[],
  maxPoints: Uint16Array,
  products: Uint32Array,
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
      const before = maxPoints[product] ?? 0;
      if (before === 0) products[count++] = product;
      if (points > before) maxPoints[product] = points;
    }
  }
  return count;
}

/** The share of a word's points by field, and the bonuses of the first word of a name and of a whole model. */
const fieldShare = { name: 0.92, brandOrModel: 0.92, category: 0.6 } as const;
const fieldBonus = { nameStart: 2, wholeModel: 70 } as const;
/**
 * Only words of a higher weight earn the whole-model bonus, not those of a phone or a type: a model column that repeats the phone's
 * name is not a model code.
 */
const minModelWeight = 10;

/** The points of a word, by its fields. @param exact whether it is the word of the query, not a variant */
export const wordPoints = (weight: number, exact: boolean): Uint16Array =>
  Uint16Array.from({ length: 32 }, (_, fields) => {
    let share: number = fieldShare.category;
    if (fields & field.nameStart) share = 1;
    else if (fields & field.name) share = fieldShare.name;
    else if (fields & field.brandOrModel) share = fieldShare.brandOrModel;
    const startBonus = fields & field.nameStart ? fieldBonus.nameStart : 0;
    const modelBonus = exact && weight > minModelWeight && fields & field.wholeModel ? fieldBonus.wholeModel : 0;
    return Math.round(weight * share + startBonus + modelBonus);
  });

/** The points of a brand, by its fields: its own products rank above those that only mention it. */
export const brandPoints = (weight: number): Uint16Array =>
  Uint16Array.from({ length: 32 }, (_, fields) => {
    if (fields & (field.brandOrModel | field.nameStart)) return Math.round(weight);
    return Math.round(weight * (fields & field.name ? 0.85 : fieldShare.category));
  });

/** The points of an incomplete word, by its fields: the most if the name begins with it. */
export const prefixPoints = Uint16Array.from({ length: 32 }, (_, fields) => {
  if (fields & field.nameStart) return 60;
  return fields & (field.name | field.brandOrModel) ? 22 : 6;
});

// In a merged list each posting holds its own points.
const mergedShift = 11;
const maxMergedPoints = (1 << mergedShift) - 1;
const mergedPoints = Uint16Array.from({ length: 1 << mergedShift }, (_, points) => points);

/** The maximum number of cached lists: each keystroke reuses most of them. */
const mergeCacheSize = 300;

/** Creates a function that merges lists, keeps the maximum points of each product, and caches the result by a key. */
export function createMerger(
  catalogueSize: number,
): (key: string, sources: () => readonly ScoredPostings[]) => ScoredPostings[] {
  const cache = new Map<string, ScoredPostings[]>();
  const maxPoints = new Uint16Array(catalogueSize);
  const products = new Uint32Array(catalogueSize);
  return (key, sources) => {
    const cached = cache.get(key);
    if (cached) return cached;
    const count = collectMaxPoints(sources(), maxPoints, products);
    const list = new Uint32Array(count);
    for (let i = 0; i < count; i++) {
      const product = products[i] ?? 0;
      list[i] = (product << mergedShift) | Math.min(maxMergedPoints, maxPoints[product] ?? 0);
      maxPoints[product] = 0;
    }
    if (cache.size >= mergeCacheSize) cache.clear();
    const merged = count > 0 ? [{ list, shift: mergedShift, points: mergedPoints }] : [];
    cache.set(key, merged);
    return merged;
  };
}

/** Unites the lists of a word's forms into one with each product once: a name has "cable", its category "cables". */
export const union = (lists: readonly Uint32Array[]): Uint32Array =>
  Uint32Array.from(lists.flatMap((list) => [...list]))
    .sort()
    .filter((posting, index, all) => postingProduct(posting) !== postingProduct(all[index + 1] ?? -1));

/** Intersects lists: the postings of the shortest one whose products are in all others. */
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
