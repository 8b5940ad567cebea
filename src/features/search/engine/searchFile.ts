import type { Phone } from '../../../catalogue/phones/phones.ts';
import { toCents } from '../../../lib/money.ts';
import { createLexicon, type Lexicon, type Vocabulary } from './lexicon.ts';
import type { Annotations, SearchProduct } from './product.ts';
import { memoize } from './text.ts';

/**
 * The search file holds all products, column by column, because similar values next to each other compress well. The
 * products are sorted by category and name. After the version and their number follow their columns, their
 * annotations, the vocabulary, and whether each is in stock and recent. `encodeFile.ts` writes it.
 */
export const version = '5';
export const columnEnd = '\u0001';
export const rowEnd = '\n';
export const fieldEnd = '\u0004';
/** In place of a value: the same as in the row before, or words of the name. */
export const sameMark = '\u0002';
export const wordsMark = '\u0003';

const productColumns = 10;
const annotationColumns = 3;

/** A file as it came; each of its parts is decoded when it is asked for. */
export interface SearchFile {
  /** How many products there are. */
  size: number;
  /** The name and the model of a product, by its row. */
  nameAndModel: (row: number) => string;
  product: (row: number) => SearchProduct;
  products: () => SearchProduct[];
  /** What the build found out about the products, and the vocabulary. @throws as `decodeFile` */
  knowledge: () => { annotations: Annotations; lexicon: Lexicon };
}

const invalidFile = (): Error =>
  new Error('The search file is not whole, or of another version of the shop: load the page again.');

/** Decodes the file. @throws Error where it is not whole, or of another version of the shop */
export function decodeFile(text: string): SearchFile {
  const [found, count, ...texts] = text.split(columnEnd);
  const flags = texts.pop() ?? '';
  const annotated = texts.splice(productColumns);
  const vocabulary = annotated.pop() ?? '';
  const columns = texts.map((column) => column.split(rowEnd));
  const isWhole =
    found === version &&
    columns.length === productColumns &&
    annotated.length === annotationColumns &&
    flags.length === Number(count) &&
    columns.every(({ length }) => length === Math.max(1, flags.length));
  if (!isWhole) throw invalidFile();
  const [names, categories, brands, models, ids, prices, offers, sold, images, colours] = columns.map(
    createColumnReader,
  ) as ColumnReaders;
  const product = (row: number): SearchProduct => {
    const name = names.plain(row);
    const flag = flags[row];
    const ownColours = colours.repeated(row);
    return {
      id: ids.plain(row),
      name,
      brand: brands.fromName(row, name),
      model: models.fromName(row, name),
      category: categories.repeated(row),
      price: parseAmount(prices.plain(row)),
      discountPrice: parseAmount(offers.plain(row)),
      inStock: flag === '1' || flag === '3',
      recent: flag === '2' || flag === '3',
      image: images.repeated(row),
      sold: Number(sold.plain(row)),
      ...(ownColours && { colours: ownColours }),
    };
  };
  return {
    size: flags.length,
    nameAndModel: (row) => `${names.plain(row)} ${models.fromName(row, names.plain(row))}`,
    product,
    products: () => Array.from(flags, (_, row) => product(row)),
    knowledge: () => {
      const lexicon = createLexicon(JSON.parse(vocabulary) as Vocabulary);
      return { lexicon, annotations: decodeAnnotations(annotated, lexicon, flags.length) };
    },
  };
}

type ColumnReader = ReturnType<typeof createColumnReader>;
type ColumnReaders = [
  ColumnReader,
  ColumnReader,
  ColumnReader,
  ColumnReader,
  ColumnReader,
  ColumnReader,
  ColumnReader,
  ColumnReader,
  ColumnReader,
  ColumnReader,
];

/** Reads the values of a column; fastest from row to row. */
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

/** @throws Error where a code is out of range */
function decodeAnnotations(
  [types = '', phones = '', allPhones = '']: readonly string[],
  { productTypes }: Lexicon,
  size: number,
): Annotations {
  const annotations = {
    types: decodeCodes(types, size),
    phones: decodeCodes(phones, size),
    allPhones: allPhones === '' ? [] : allPhones.split(rowEnd).map(decodePhone),
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
