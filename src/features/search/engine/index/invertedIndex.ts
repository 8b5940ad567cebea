import { effectivePrice } from '../../../../contract/rules.ts';
import { compareIds, fold } from '../../../../lib/text.ts';
import type { Lexicon } from '../language/lexicon.ts';
import type { Annotations, SearchProduct } from './searchProduct.ts';
import { parseQuantities } from '../../../../lib/quantities.ts';
import {
  createPosting,
  field,
  phoneBits,
  postingFields,
  postingProduct,
  quantityMark,
  quantityTerm,
  typeBits,
} from './postings.ts';
import { findCompounds, joinWords, memoize, prefixRange, tokenize } from '../language/text.ts';

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
  /** The products of each type, as 4 × the product + an index into `confidence`. */
  byType: readonly Uint32Array[];
  /** The products that mention each phone, as 2 × the product, + 1 if the product is that phone. */
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
