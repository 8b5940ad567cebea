import type { Phone } from '../../../catalogue/phones/phones.ts';
import { toCents, toDecimal } from '../../../lib/money.ts';
import { toWellFormed } from '../../../lib/polyfills/wellFormed.ts';
import { compareIds, fold } from '../../../lib/text.ts';
import { createLexicon, type Lexicon, type Vocabulary } from './lexicon.ts';
import type { Annotations, SearchProduct } from './result.ts';
import { maxQueryLength, maxQueryWords, memoize, tokenize } from './text.ts';

/**
 * The search file: all products, column by column, because similar values next to each other compress well. The rows are
 * sorted by category and name. After the version and the number of rows follow the columns of the products, their
 * annotations, the vocabulary, and a digit per row: 1 for in stock, 2 for recent, 3 for both.
 */
const version = '7';
const columnEnd = '\u0001';
const rowEnd = '\n';
const fieldEnd = '\u0004';
/** Marks a value that equals the one of the row before, or that is a range of words of the name. */
const sameMark = '\u0002';
const wordsMark = '\u0003';

type Column = Exclude<keyof SearchProduct, 'inStock' | 'recent' | 'phone'>;
/** The columns, in the order of the file. */
const columns: readonly Column[] = [
  'name',
  'category',
  'brand',
  'model',
  'id',
  'price',
  'discountPrice',
  'sold',
  'image',
  'colours',
];
/** Columns in which most values are those of the row before. */
const repeatedColumns: readonly Column[] = ['category', 'brand', 'image', 'colours'];
const annotationColumns = 5;

// The encoder runs in the build only.

/**
 * Encodes the search file of some products.
 * @param annotate annotates the products in the order of the file
 */
export function encodeSearchFile(
  products: readonly SearchProduct[],
  annotate: (rows: readonly SearchProduct[]) => Annotations,
  vocabulary: Vocabulary,
): string {
  const rows = products.map(cleanTexts).sort(byCategoryAndName);
  const { types, phones, allPhones, respellings, readNames } = annotate(rows);
  return [
    version,
    String(rows.length),
    ...columns.map((column) => encodeColumn(column, rows)),
    encodeCodes(types),
    encodeCodes(phones),
    allPhones.map(({ slug, brand, name }) => [slug, brand, name].join(fieldEnd)).join(rowEnd),
    encodePairs(respellings),
    encodePairs(readNames),
    JSON.stringify(vocabulary),
    rows.map(({ inStock, recent }) => (inStock ? 1 : 0) + (recent ? 2 : 0)).join(''),
  ].join(columnEnd);
}

function encodeColumn(column: Column, rows: readonly SearchProduct[]): string {
  const values = rows.map((product) => encodeValue(column, product));
  const isSame = (value: string, row: number): boolean =>
    row > 0 && value === values[row - 1] && repeatedColumns.includes(column);
  return values.map((value, row) => (isSame(value, row) ? sameMark : value)).join(rowEnd);
}

function encodeValue(column: Column, product: SearchProduct): string {
  const value = product[column];
  if (column === 'brand' || column === 'model') return encodeFromName(product[column], product.name);
  if (!value) return '';
  return column === 'price' || column === 'discountPrice'
    ? toDecimal(product[column]).replace(/\.00$/, '')
    : String(value);
}

/** Encodes a value by the words of the name that it begins with: their index, their number, and the rest. */
function encodeFromName(value: string, name: string): string {
  const words = name.split(' ');
  let place = 0;
  let count = 0;
  let covered = 1;
  for (let from = 0; from < words.length; from++) {
    let run = '';
    for (let to = from; to < words.length; to++) {
      run += (to > from ? ' ' : '') + (words[to] ?? '');
      if (!value.startsWith(run)) break;
      if (run.length <= covered) continue;
      place = from;
      count = to - from + 1;
      covered = run.length;
    }
  }
  return count === 0 ? value : `${wordsMark}${place}.${count}.${value.slice(covered)}`;
}

/** Encodes the codes of each row; empty if they equal those of the row before. */
function encodeCodes(rows: Annotations['types']): string {
  const texts = rows.map((codes) => codes.map((code) => code.toString(36)).join('.') || '-');
  return texts.map((text, row) => (text === texts[row - 1] ? '' : text)).join(rowEnd);
}

const encodePairs = (map: ReadonlyMap<string | number, string>): string =>
  [...map].map((pair) => pair.join(fieldEnd)).join(rowEnd);

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

const byCategoryAndName = (a: SearchProduct, b: SearchProduct): number =>
  compare(a.category, b.category) || compare(a.name, b.name) || compareIds(a.id, b.id);

/** Removes the control characters that the file itself is made of, and lone surrogates. */
function cleanTexts(product: SearchProduct): SearchProduct {
  const clean = (text: string): string => toWellFormed(text.replaceAll(/[\u0000-\u001f]+/g, ' '));
  return {
    ...product,
    name: clean(product.name),
    brand: clean(product.brand),
    model: clean(product.model),
    category: clean(product.category),
    image: clean(product.image),
  };
}

/** A loaded file; each part is decoded on demand. */
export interface SearchFile {
  /** How many products there are. */
  size: number;
  /** The name and the model of a product, by its row. */
  nameAndModel: (row: number) => string;
  product: (row: number) => SearchProduct;
  products: () => SearchProduct[];
  /** What the index is built from besides the products. @throws as `decodeSearchFile` */
  indexData: () => { annotations: Annotations; lexicon: Lexicon };
}

const invalidFile = (): Error =>
  new Error('The search file is not whole, or of another version of the shop: load the page again.');

/** Decodes the file. @throws Error if it is not whole, or of another version of the shop */
export function decodeSearchFile(text: string): SearchFile {
  const [found, count, ...texts] = text.split(columnEnd);
  const flags = texts.pop() ?? '';
  const annotations = texts.splice(columns.length);
  const vocabulary = annotations.pop() ?? '';
  const values = texts.map((column) => column.split(rowEnd));
  const isWhole =
    found === version &&
    values.length === columns.length &&
    annotations.length === annotationColumns &&
    flags.length === Number(count) &&
    values.every(({ length }) => length === Math.max(1, flags.length));
  if (!isWhole) throw invalidFile();
  const readers = Object.fromEntries(
    columns.map((column, at) => [column, createColumnReader(values[at] ?? [])]),
  ) as Record<Column, ColumnReader>;
  const product = (row: number): SearchProduct => {
    const name = readers.name.plain(row);
    const flag = flags[row];
    const colours = readers.colours.repeated(row);
    return {
      id: readers.id.plain(row),
      name,
      brand: readers.brand.fromName(row, name),
      model: readers.model.fromName(row, name),
      category: readers.category.repeated(row),
      price: parseAmount(readers.price.plain(row)),
      discountPrice: parseAmount(readers.discountPrice.plain(row)),
      inStock: flag === '1' || flag === '3',
      recent: flag === '2' || flag === '3',
      image: readers.image.repeated(row),
      sold: Number(readers.sold.plain(row)),
      ...(colours && { colours }),
    };
  };
  return {
    size: flags.length,
    nameAndModel: (row) => {
      const name = readers.name.plain(row);
      return `${name} ${readers.model.fromName(row, name)}`;
    },
    product,
    products: () => Array.from(flags, (_, row) => product(row)),
    indexData: () => {
      const lexicon = createLexicon(JSON.parse(vocabulary) as Vocabulary);
      return { lexicon, annotations: decodeAnnotations(annotations, lexicon, flags.length) };
    },
  };
}

type ColumnReader = ReturnType<typeof createColumnReader>;

/** Reads the values of a column; fastest in the order of the rows. */
function createColumnReader(values: readonly string[]) {
  let lastRow = -1;
  let lastValue = '';
  const plain = (row: number): string => values[row] ?? '';
  const repeated = (row: number): string => {
    let from = row;
    while (from !== lastRow && values[from] === sameMark) from--;
    if (from !== lastRow) lastValue = plain(from);
    lastRow = row;
    return lastValue;
  };
  const fromName = (row: number, name: string): string => {
    const value = repeated(row);
    if (!value.startsWith(wordsMark)) return value;
    const [place = '', count = '', ...rest] = value.slice(1).split('.');
    const words = name.split(' ').slice(Number(place), Number(place) + Number(count));
    return words.join(' ') + rest.join('.');
  };
  return { plain, repeated, fromName };
}

/** Cached, because many products have the same price. */
const parseAmount = memoize((text: string): number => (text === '' ? 0 : (toCents(text) ?? 0)));

const decodePairs = (text: string): [string, string][] =>
  text === '' ? [] : text.split(rowEnd).map((row) => row.split(fieldEnd) as [string, string]);

/** @throws Error if a code is out of range */
function decodeAnnotations(
  [types = '', phones = '', allPhones = '', respellings = '', readNames = '']: readonly string[],
  { productTypes }: Lexicon,
  size: number,
): Annotations {
  const annotations = {
    types: decodeCodes(types, size),
    phones: decodeCodes(phones, size),
    allPhones: allPhones === '' ? [] : allPhones.split(rowEnd).map(decodePhone),
    respellings: new Map(decodePairs(respellings)),
    readNames: new Map(decodePairs(readNames).map(([row, name]) => [Number(row), name])),
  };
  const isBelow = (rows: Annotations['types'], limit: number): boolean =>
    rows.every((codes) => codes.every((code) => code < limit));
  if (
    !isBelow(annotations.types, 4 * productTypes.length) ||
    !isBelow(annotations.phones, 2 * annotations.allPhones.length)
  )
    throw invalidFile();
  return annotations;
}

function decodeCodes(text: string, size: number): number[][] {
  let before: number[] = [];
  const rows = text.split(rowEnd).map((row) => {
    if (row !== '') before = row === '-' ? [] : row.split('.').map((code) => Number.parseInt(code, 36));
    return before;
  });
  return rows.slice(0, size);
}

function decodePhone(row: string): Phone {
  const [slug = '', brand = '', name = ''] = row.split(fieldEnd);
  return { slug, brand, name };
}

/** How many products are folded at a time. */
const batchSize = 2_000;

/** Stop words of the linear scan. */
const functionWords = new Set('a al con de del el en la las lo los o para por que se sin su un una y'.split(' '));

/** Creates a linear scan, for queries before the index is built: it finds every word as typed, anywhere in the text. */
export function createLinearScan({
  size,
  nameAndModel,
  product,
}: Pick<SearchFile, 'size' | 'nameAndModel' | 'product'>): (query: string, limit: number) => SearchProduct[] {
  const batches: string[][] = [];
  const foldBatch = (from: number): string[] => {
    const length = Math.min(batchSize, size - from);
    const texts = Array.from({ length }, (_, at) => nameAndModel(from + at));
    return fold(texts.join('\n')).split('\n');
  };
  return (query, limit) => {
    const words = requiredWords(query);
    const found: SearchProduct[] = [];
    if (words.length === 0) return found;
    for (let from = 0; from < size && found.length < limit; from += batchSize) {
      const texts = (batches[from / batchSize] ??= foldBatch(from));
      for (let at = 0; at < texts.length && found.length < limit; at++)
        if (words.every((word) => texts[at]?.includes(word))) found.push(product(from + at));
    }
    return found;
  };
}

function requiredWords(query: string): string[] {
  const words = tokenize(fold(query.slice(0, maxQueryLength))).slice(0, maxQueryWords);
  const meaningful = words.filter((word) => !functionWords.has(word));
  return meaningful.length > 0 ? meaningful : words;
}
