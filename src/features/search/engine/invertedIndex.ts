import { compareIds, fold } from '../../../lib/text.ts';
import type { Lexicon } from './lexicon.ts';
import {
  createPosting,
  field,
  mergePrefixes,
  phoneBits,
  postingProduct,
  typeBits,
  type PrefixPostings,
} from './postings.ts';
import type { Annotations, SearchProduct } from './result.ts';
import { parseQuantities } from './quantities.ts';
import { findCompounds, joinWords, memoize, prefixRange, tokenize } from './text.ts';

/** The inverted index: which words stand in which products. Products are numbered by units sold, best seller first. */
export interface Index {
  products: readonly SearchProduct[];
  /** Every word, sorted; its index is its id. */
  words: readonly string[];
  wordIds: ReadonlyMap<string, number>;
  /** The postings of word n are those from starts[n] to before starts[n + 1], sorted by product. */
  starts: Uint32Array;
  postings: Uint32Array;
  prefixPostings: PrefixPostings;
  /** How many of the words are words; quantities follow, as `quantityTerm` writes them. */
  plainWords: number;
  /** How many words the name of each product has. */
  nameLengths: Uint8Array;
  categories: Dictionary;
  brands: Dictionary;
  lexicon: Lexicon;
  annotations: Annotations;
  /** The row of each product in the search file and in the annotations. */
  rows: readonly number[];
  /** The products of each type, as 4 × the product + an index into `confidence`. */
  byType: readonly Uint32Array[];
  /** The products that mention each phone, as 2 × the product, + 1 where the product is that phone. */
  byPhone: readonly Uint32Array[];
  /** 1 for each product that mentions a phone. */
  mentionsPhone: Uint8Array;
  inStock: Uint8Array;
}

/** A column with few distinct values: each value once, and for each product the index of its value. */
export interface Dictionary {
  values: readonly string[];
  codes: Uint32Array;
}

/** Sorts quantities after all words. */
const quantityMark = '\uf8ff';

/** A quantity as a term of the index; without a value, the prefix of all quantities of a unit. */
export const quantityTerm = (unit: string, value: number | '' = ''): string => `${quantityMark}${unit}:${value}`;

/** Products that are indexed in one step. */
const batchSize = 1_000;

/** Builds the index, in short steps. @param annotations in the order of the products */
export function* buildIndex(
  unsorted: readonly SearchProduct[],
  annotations: Annotations,
  lexicon: Lexicon,
): Generator<undefined, Index> {
  const sorted = unsorted.map((product, row) => ({ product, row }));
  sorted.sort((a, b) => b.product.sold - a.product.sold || compareIds(a.product.id, b.product.id));
  const products = sorted.map(({ product }) => product);
  const rows = sorted.map(({ row }) => row);
  const writer = createPostingWriter();
  const nameLengths = new Uint8Array(products.length);
  const categories = encodeDictionary(products.map(({ category }) => category));
  const brands = encodeDictionary(products.map(({ brand }) => brand));
  const termsOnce = memoize(findTerms);
  for (const [product, { name, brand, model, category }] of products.entries()) {
    if (product % batchSize === batchSize - 1) yield;
    const folded = fold(name);
    const words = tokenize(folded);
    nameLengths[product] = Math.min(255, new Set(words).size);
    words.forEach((word, place) => {
      writer.add(word, product, place === 0 ? field.name | field.nameStart : field.name);
    });
    for (const word of findCompounds(folded)) writer.add(word, product, field.name);
    for (const { unit, value } of parseQuantities(folded)) writer.add(quantityTerm(unit, value), product, field.name);
    for (const word of termsOnce(brand)) writer.add(word, product, field.brandOrModel);
    for (const word of termsOnce(category)) writer.add(word, product, field.category);
    if (!model) continue;
    const foldedModel = fold(model);
    for (const word of tokenize(foldedModel)) writer.add(word, product, field.brandOrModel);
    writer.add(joinWords(foldedModel), product, field.brandOrModel | field.wholeModel);
  }
  yield;
  const words = writer.words();
  yield;
  const { wordIds, starts, postings } = writer.finish(words);
  const plainWords = prefixRange(words, quantityMark)[0];
  const prefixPostings = yield* mergePrefixes(words.slice(0, plainWords), starts, postings, products.length);
  return {
    products,
    words,
    wordIds,
    starts,
    postings,
    prefixPostings,
    plainWords,
    nameLengths,
    categories,
    brands,
    lexicon,
    annotations,
    rows,
    byType: invert(rows, annotations.types, 1 << typeBits, lexicon.productTypes.length),
    byPhone: invert(rows, annotations.phones, 1 << phoneBits, annotations.allPhones.length),
    mentionsPhone: Uint8Array.from(rows, (row) => Math.min(1, annotations.phones[row]?.length ?? 0)),
    inStock: Uint8Array.from(products, (product) => (product.inStock ? 1 : 0)),
  };
}

function findTerms(text: string): string[] {
  const folded = fold(text);
  return [...tokenize(folded), ...findCompounds(folded)];
}

function encodeDictionary(texts: readonly string[]): Dictionary {
  const indexes = new Map<string, number>();
  const codes = new Uint32Array(texts.length);
  texts.forEach((text, i) => {
    let index = indexes.get(text);
    if (index === undefined) {
      index = indexes.size;
      indexes.set(text, index);
    }
    codes[i] = index;
  });
  return { values: [...indexes.keys()], codes };
}

/** Inverts annotations: the products of each type or phone. @param step a code is step × id + a detail @param size how many ids there are */
function invert(
  rows: readonly number[],
  codes: readonly (readonly number[])[],
  step: number,
  size: number,
): Uint32Array[] {
  const lists = Array.from({ length: size }, (): number[] => []);
  rows.forEach((row, product) => {
    for (const code of codes[row] ?? []) lists[Math.floor(code / step)]?.push(product * step + (code % step));
  });
  return lists.map((list) => Uint32Array.from(list));
}

/** Collects postings in the order of the products, then sorts them by word. */
function createPostingWriter() {
  const ids = new Map<string, number>();
  let entryWords = new Uint32Array(1 << 16);
  let entries = new Uint32Array(1 << 16);
  let size = 0;
  /** The lastEntries entry of each word. */
  const lastEntries: number[] = [];

  const add = (word: string, product: number, fields: number): void => {
    if (word === '') return;
    let id = ids.get(word);
    if (id === undefined) {
      id = ids.size;
      ids.set(word, id);
    }
    const before = lastEntries[id];
    if (before !== undefined && postingProduct(entries[before] ?? 0) === product) {
      entries[before] = (entries[before] ?? 0) | fields;
      return;
    }
    if (size === entryWords.length) {
      entryWords = grow(entryWords);
      entries = grow(entries);
    }
    lastEntries[id] = size;
    entryWords[size] = id;
    entries[size] = createPosting(product, fields);
    size++;
  };

  const words = (): string[] => [...ids.keys()].sort();

  const finish = (sorted: readonly string[]) => {
    const wordIds = new Map(sorted.map((word, id) => [word, id]));
    const sortedIds = new Uint32Array(ids.size);
    for (const [word, id] of ids) sortedIds[id] = wordIds.get(word) ?? 0;
    const starts = new Uint32Array(sorted.length + 1);
    for (let i = 0; i < size; i++) increment(starts, (sortedIds[entryWords[i] ?? 0] ?? 0) + 1);
    for (let i = 1; i < starts.length; i++) starts[i] = (starts[i] ?? 0) + (starts[i - 1] ?? 0);
    const next = starts.slice();
    const postings = new Uint32Array(size);
    for (let i = 0; i < size; i++) postings[increment(next, sortedIds[entryWords[i] ?? 0] ?? 0)] = entries[i] ?? 0;
    return { wordIds, starts, postings };
  };
  return { add, words, finish };
}

/** Adds one to a number and returns its former value. */
function increment(array: Uint32Array, at: number): number {
  const value = array[at] ?? 0;
  array[at] = value + 1;
  return value;
}

function grow(array: Uint32Array<ArrayBuffer>): Uint32Array<ArrayBuffer> {
  const larger = new Uint32Array(array.length * 2);
  larger.set(array);
  return larger;
}
