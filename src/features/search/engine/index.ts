import { compareIds, fold } from '../../../lib/text.ts';
import { beginnings, type Beginnings } from './beginnings.ts';
import type { Lexicon } from './lexicon.ts';
import { sureness, type Learned } from './learned.ts';
import { numbered, type Numbered } from './numbered.ts';
import { flag, postingOf, productOf } from './posting.ts';
import type { SearchProduct } from './searchProduct.ts';
import { quantitiesIn } from './quantities.ts';
import { remembering } from './remembering.ts';
import { withPrefix } from './sortedWords.ts';
import { compoundsOf, joined, partsOf } from './words.ts';

/** Which words stand in which products. Products are numbered best seller first. */
export interface Index {
  products: readonly SearchProduct[];
  /** Every word, sorted. */
  words: readonly string[];
  numbers: ReadonlyMap<string, number>;
  /** The postings of word n are those from starts[n] to before starts[n + 1], by product. */
  starts: Uint32Array;
  postings: Uint32Array;
  begun: Beginnings;
  /** How many words the name of each product has. */
  nameWords: Uint8Array;
  categories: Numbered;
  brands: Numbered;
  /** How many of the words are words: quantities follow, each as `quantityWord` writes it. */
  plainWords: number;
  lexicon: Lexicon;
  learned: Learned;
  /** The place of each product in what was learned. */
  places: readonly number[];
  /** The products of each kind: four times the product, and how sure it is. */
  ofKind: readonly Uint32Array[];
  /** The products that name each phone: twice the product, one more where it is that phone. */
  ofPhone: readonly Uint32Array[];
  /** 1 for each product that names a phone. */
  namesPhone: Uint8Array;
  inStock: Uint8Array;
}

/** Begins what is no word but stands among them: behind all letters. */
const quantityMark = '\uf8ff';
export const quantityWord = (unit: string, value: number | '' = ''): string => `${quantityMark}${unit}:${value}`;

/** Products between two breaths of a worker that answers meanwhile. */
const slice = 1_000;

/** Makes the index, in slices. */
export function* indexing(
  given: readonly SearchProduct[],
  learned: Learned,
  lexicon: Lexicon,
): Generator<undefined, Index> {
  const order = given.map((product, at) => ({ product, at }));
  order.sort((a, b) => b.product.sold - a.product.sold || compareIds(a.product.id, b.product.id));
  const products = order.map(({ product }) => product);
  const writer = postingWriter();
  const nameWords = new Uint8Array(products.length);
  const [categories, brands] = [
    numbered(products.map(({ category }) => category)),
    numbered(products.map(({ brand }) => brand)),
  ];
  const readOnce = remembering(wordsOf);
  for (const [product, { name, brand, model, category }] of products.entries()) {
    if (product % slice === slice - 1) yield;
    const { parts, compounds } = wordsOf(name);
    nameWords[product] = Math.min(255, new Set(parts).size);
    parts.forEach((word, place) => writer.add(word, product, place === 0 ? flag.name | flag.first : flag.name));
    for (const word of compounds) writer.add(word, product, flag.name);
    for (const { unit, value } of quantitiesIn(fold(name))) writer.add(quantityWord(unit, value), product, flag.name);
    for (const word of readOnce(brand).all) writer.add(word, product, flag.maker);
    for (const word of readOnce(category).all) writer.add(word, product, flag.category);
    if (!model) continue;
    const folded = fold(model);
    for (const word of partsOf(folded)) writer.add(word, product, flag.maker);
    writer.add(joined(folded), product, flag.maker | flag.wholeModel);
  }
  yield;
  const { words, counts, finish } = writer.done();
  yield;
  const lists = finish(counts);
  const plainWords = withPrefix(words, quantityMark)[0];
  const begun = yield* beginnings(words.slice(0, plainWords), lists.starts, lists.postings, products.length);
  const places = order.map(({ at }) => at);
  return {
    ...{ products, words, nameWords, categories, brands, lexicon, learned, ...lists, plainWords, begun, places },
    ofKind: postingsBy(places, learned.kinds, 4, lexicon.kinds.length),
    ofPhone: postingsBy(places, learned.phones, 2, learned.allPhones.length),
    namesPhone: Uint8Array.from(places, (at) => Math.min(1, learned.phones[at]?.length ?? 0)),
    inStock: Uint8Array.from(products, (product) => (product.inStock ? 1 : 0)),
  };
}

/** What was learned, the other way round: for each thing its products. @param step what a code has besides the thing */
function postingsBy(
  places: readonly number[],
  codes: readonly (readonly number[])[],
  step: number,
  size: number,
): Uint32Array[] {
  const lists = Array.from({ length: size }, (): number[] => []);
  places.forEach((at, product) => {
    for (const code of codes[at] ?? []) lists[Math.floor(code / step)]?.push(product * step + (code % step));
  });
  return lists.map((list) => Uint32Array.from(list));
}

/** How much of a kind a product is, by its posting. */
export const sureOf = (posting: number): number => sureness[posting & 3] ?? 0;

function wordsOf(text: string): { parts: string[]; compounds: string[]; all: string[] } {
  const folded = fold(text);
  const [parts, compounds] = [partsOf(folded), compoundsOf(folded)];
  return { parts, compounds, all: [...parts, ...compounds] };
}

/** Collects postings in the order of the products, then sorts them by word. */
function postingWriter() {
  const ids = new Map<string, number>();
  let [owners, entries] = [new Uint32Array(1 << 16), new Uint32Array(1 << 16)];
  let size = 0;
  const last: number[] = [];

  const add = (word: string, product: number, flags: number): void => {
    if (word === '') return;
    let id = ids.get(word);
    if (id === undefined) ids.set(word, (id = ids.size));
    const before = last[id];
    if (before !== undefined && productOf(entries[before] ?? 0) === product) {
      entries[before] = (entries[before] ?? 0) | flags;
      return;
    }
    if (size === owners.length) [owners, entries] = [grown(owners), grown(entries)];
    last[id] = size;
    owners[size] = id;
    entries[size] = postingOf(product, flags);
    size++;
  };

  const done = () => {
    const words = [...ids.keys()].sort();
    const counts = new Uint32Array(words.length + 1);
    const finish = (starts: Uint32Array) => {
      const numbers = new Map(words.map((word, number) => [word, number]));
      const numberOf = new Uint32Array(ids.size);
      for (const [word, id] of ids) numberOf[id] = numbers.get(word) ?? 0;
      for (let i = 0; i < size; i++) bump(starts, (numberOf[owners[i] ?? 0] ?? 0) + 1);
      for (let i = 1; i < starts.length; i++) starts[i] = (starts[i] ?? 0) + (starts[i - 1] ?? 0);
      const next = starts.slice();
      const postings = new Uint32Array(size);
      for (let i = 0; i < size; i++) postings[bump(next, numberOf[owners[i] ?? 0] ?? 0)] = entries[i] ?? 0;
      return { numbers, starts, postings };
    };
    return { words, counts, finish };
  };
  return { add, done };
}

/** Adds one to a number; gives what it was. */
function bump(array: Uint32Array, at: number): number {
  const value = array[at] ?? 0;
  array[at] = value + 1;
  return value;
}

function grown(array: Uint32Array<ArrayBuffer>): Uint32Array<ArrayBuffer> {
  const larger = new Uint32Array(array.length * 2);
  larger.set(array);
  return larger;
}
