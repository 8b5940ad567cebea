import { effectivePrice } from '../../../../contract/rules.ts';
import { compareIds, fold } from '../../../../lib/text.ts';
import type { Lexicon } from '../language/lexicon.ts';
import type { Annotations, SearchProduct } from './searchProduct.ts';
import { parseQuantities } from '../../../../lib/quantities.ts';
import { findCompounds, joinWords, memoize, prefixRange, tokenize } from '../language/words.ts';

// A posting is one number: a product (its index) and, in the low bits, how the product matches.

/** The fields of a product, as bits. */
export const field = { name: 1, nameStart: 2, brandOrModel: 4, category: 8, wholeModel: 16 } as const;
/** The number of low bits of a word's posting: the fields that contain the word. */
export const fieldBits = 5;
/** The number of low bits of a type's posting: an index into `confidence` (matchers.ts). */
export const typeBits = 2;
/** The number of low bits of a phone's posting: 1 if the product is that phone, 0 if its name only mentions it. */
export const phoneBits = 1;

const createPosting = (product: number, fields: number): number => (product << fieldBits) | fields;
export const postingProduct = (posting: number): number => posting >>> fieldBits;
const postingFields = (posting: number): number => posting & ((1 << fieldBits) - 1);

/** A prefix that sorts quantities after all words. */
const quantityMark = '\uf8ff';

/** A quantity as a term of the index; without a value, the prefix of all quantities of a unit. */
export const quantityTerm = (unit: string, value: number | '' = ''): string => `${quantityMark}${unit}:${value}`;

/** The inverted index: the products that contain each word. Products are numbered by units sold, best seller first. */
export interface InvertedIndex {
  products: readonly SearchProduct[];
  /** Every word, sorted; its index is its id. */
  words: readonly string[];
  wordIds: ReadonlyMap<string, number>;
  /** The postings of word n are postings[starts[n]] to before postings[starts[n + 1]], sorted by product. */
  starts: Uint32Array;
  postings: Uint32Array;
  /** The merged postings of a frequent prefix, by the range of its words; null for other ranges. */
  prefixPostings: (from: number, to: number) => Uint32Array | null;
  /** The number of words without the quantities (`quantityTerm`), which come last. */
  plainWordCount: number;
  lexicon: Lexicon;
  annotations: Annotations;
  /** The row of each product in the search file and in the annotations. */
  rows: readonly number[];
  /** The products of each type, as the product and, in the low `typeBits`, an index into `confidence`. */
  byType: readonly Uint32Array[];
  /** The products that mention each phone, as the product and, in the low `phoneBits`, 1 if the product is that phone. */
  byPhone: readonly Uint32Array[];
  /** 1 for each product that mentions a phone. */
  mentionsPhone: Uint8Array;
  inStock: Uint8Array;
  /** The effective price of each product, in cents. */
  prices: Float64Array;
}

/** How many products are indexed in one step. */
const batchSize = 1_000;

/** Builds the index in short steps. @param annotations in the order of the products */
export function* buildIndex(
  unsorted: readonly SearchProduct[],
  annotations: Annotations,
  lexicon: Lexicon,
): Generator<undefined, InvertedIndex> {
  const sorted = unsorted.map((product, row) => ({ product, row }));
  sorted.sort((a, b) => b.product.sold - a.product.sold || compareIds(a.product.id, b.product.id));
  const products = sorted.map(({ product }) => product);
  const rows = sorted.map(({ row }) => row);
  const writer = createPostingWriter();
  const findTermsCached = memoize(findTerms);
  for (const [product, { name, brand, model, category }] of products.entries()) {
    if (product % batchSize === batchSize - 1) yield;
    const indexedName = annotations.indexedNames.get(rows[product] ?? -1) ?? name;
    const folded = fold(indexedName);
    const words = tokenize(folded);
    const wordsAsWritten = new Set(tokenize(fold(name)));
    words.forEach((word, position) => {
      // A negated word is a term of its own.
      const term = words[position - 1] === 'sin' ? `sin ${word}` : word;
      // Numbers that the name omits, such as the printers of an ink, get fewer points: the printer itself ranks first.
      const nameField = /\d/.test(word) && !wordsAsWritten.has(word) ? field.category : field.name;
      writer.add(term, product, position === 0 ? field.name | field.nameStart : nameField);
    });
    // Abbreviations can also be searched as written.
    for (const word of wordsAsWritten) if (!words.includes(word)) writer.add(word, product, field.name);
    for (const word of findCompounds(folded)) writer.add(word, product, field.name);
    // "42/44/45mm".
    const withUnits = folded.replaceAll(/(?<=\d\d)\/(?=(?:\d\d\/){0,4}\d\d ?mm)/g, 'mm/');
    for (const { unit, value } of parseQuantities(withUnits))
      writer.add(quantityTerm(unit, value), product, field.name);
    for (const word of findTermsCached(brand)) writer.add(word, product, field.brandOrModel);
    for (const word of findTermsCached(category)) writer.add(word, product, field.category);
    if (!model) continue;
    const foldedModel = fold(model);
    for (const word of tokenize(foldedModel)) writer.add(word, product, field.brandOrModel);
    writer.add(joinWords(foldedModel), product, field.brandOrModel | field.wholeModel);
  }
  yield;
  const words = writer.words();
  yield;
  const { wordIds, starts, postings } = writer.finish(words);
  const plainWordCount = prefixRange(words, quantityMark)[0];
  const prefixPostings = yield* mergePrefixes(words.slice(0, plainWordCount), starts, postings, products.length);
  return {
    products,
    words,
    wordIds,
    starts,
    postings,
    prefixPostings,
    plainWordCount,
    lexicon,
    annotations,
    rows,
    byType: invert(rows, annotations.types, typeBits, lexicon.productTypes.length),
    byPhone: invert(rows, annotations.phones, phoneBits, annotations.allPhones.length),
    mentionsPhone: Uint8Array.from(rows, (row) => Math.min(1, annotations.phones[row]?.length ?? 0)),
    prices: Float64Array.from(products, effectivePrice),
    inStock: Uint8Array.from(products, (product) => (product.inStock ? 1 : 0)),
  };
}

function findTerms(text: string): string[] {
  const folded = fold(text);
  return [...tokenize(folded), ...findCompounds(folded)];
}

/**
 * Inverts annotations: the postings of each type or phone.
 * @param codes of each row: ids of types or phones, above some bits that the postings keep
 */
function invert(
  rows: readonly number[],
  codes: readonly (readonly number[])[],
  bits: number,
  idCount: number,
): Uint32Array[] {
  const lists = Array.from({ length: idCount }, (): number[] => []);
  const mask = (1 << bits) - 1;
  rows.forEach((row, product) => {
    for (const code of codes[row] ?? []) lists[code >>> bits]?.push((product << bits) | (code & mask));
  });
  return lists.map((list) => Uint32Array.from(list));
}

/** Collects the postings of each word; products are added in their order. */
function createPostingWriter() {
  const lists = new Map<string, number[]>();
  return {
    add: (word: string, product: number, fields: number): void => {
      if (word === '') return;
      const list = lists.get(word);
      const last = list?.at(-1);
      if (!list) lists.set(word, [createPosting(product, fields)]);
      else if (last !== undefined && postingProduct(last) === product) list[list.length - 1] = last | fields;
      else list.push(createPosting(product, fields));
    },
    words: (): string[] => [...lists.keys()].sort(),
    finish: (words: readonly string[]) => {
      const starts = new Uint32Array(words.length + 1);
      words.forEach((word, id) => (starts[id + 1] = (starts[id] ?? 0) + (lists.get(word)?.length ?? 0)));
      const postings = new Uint32Array(starts.at(-1) ?? 0);
      words.forEach((word, id) => postings.set(lists.get(word) ?? [], starts[id]));
      return { wordIds: new Map(words.map((word, id) => [word, id])), starts, postings };
    },
  };
}

/** Prefixes up to this length, with at least this many postings, have merged lists. */
const maxPrefixLength = 2;
const minPrefixPostings = 2_000;

const rangeKey = (from: number, to: number): number => from * 0x200_000 + to;

/**
 * Merges the postings of the most frequent prefixes, in short steps. The first letters of a query are the most
 * expensive, because each product has several words with that prefix.
 * @param words sorted @param starts the first posting of each word @param size of the catalogue
 */
function* mergePrefixes(
  words: readonly string[],
  starts: Uint32Array,
  postings: Uint32Array,
  size: number,
): Generator<undefined, InvertedIndex['prefixPostings']> {
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

/** Merges the postings of each product. @param fields a buffer with a zero for each product, which is reset */
function mergeByProduct(postings: Uint32Array, fields: Uint8Array): Uint32Array {
  let count = 0;
  for (const posting of postings) {
    const product = postingProduct(posting);
    if (fields[product] === 0) count++;
    fields[product] = (fields[product] ?? 0) | postingFields(posting);
  }
  const list = new Uint32Array(count);
  for (let product = 0, index = 0; index < count; product++) {
    const productFields = fields[product] ?? 0;
    if (productFields === 0) continue;
    list[index++] = createPosting(product, productFields);
    fields[product] = 0;
  }
  return list;
}

// Scored postings: the points of products that match a clause.

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
  Uint16Array.from({ length: 1 << fieldBits }, (_, fields) => {
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
  Uint16Array.from({ length: 1 << fieldBits }, (_, fields) => {
    if (fields & (field.brandOrModel | field.nameStart)) return Math.round(weight);
    return Math.round(weight * (fields & field.name ? 0.85 : fieldShare.category));
  });

/** The points of an incomplete word, by its fields: the most if the name begins with it. */
export const prefixPoints = Uint16Array.from({ length: 1 << fieldBits }, (_, fields) => {
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

/**
 * Unites the lists of a word's forms into one with each product once and all its fields: a name has "cable", its category
 * "cables".
 */
export function union(lists: readonly Uint32Array[]): Uint32Array {
  const postings = Uint32Array.from(lists.flatMap((list) => [...list])).sort();
  let count = 0;
  for (const posting of postings) {
    const last = postings[count - 1];
    if (last !== undefined && postingProduct(last) === postingProduct(posting)) postings[count - 1] = last | posting;
    else postings[count++] = posting;
  }
  return postings.slice(0, count);
}

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
