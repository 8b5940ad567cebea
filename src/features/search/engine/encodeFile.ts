import type { Product } from '../../../contract/fields.ts';
import { toDecimal } from '../../../lib/money.ts';
import { wellFormed } from '../../../lib/polyfills/wellFormed.ts';
import { compareIds } from '../../../lib/text.ts';
import { annotateProducts, shopLexicon } from './annotations.ts';
import { searchProductOf, type Annotations, type SearchProduct } from './product.ts';
import { columnEnd, fieldEnd, rowEnd, sameMark, version, wordsMark } from './searchFile.ts';
import * as vocabulary from './vocabulary.ts';

// Runs in the build only: annotating takes seconds, and browsers do not need its code. `searchFile.ts` tells the format.

type Column = (product: SearchProduct, before?: SearchProduct) => string;

/** A column in which most values are those of the row before. */
const repeated =
  (column: Column): Column =>
  (product, before) => {
    const value = column(product);
    return before && value === column(before) ? sameMark : value;
  };

const columns: readonly Column[] = [
  ({ name }) => name,
  repeated(({ category }) => category),
  repeated(({ brand, name }) => encodeFromName(brand, name)),
  ({ model, name }) => encodeFromName(model, name),
  ({ id }) => id,
  ({ price }) => formatAmount(price),
  ({ discountPrice }) => formatAmount(discountPrice),
  ({ sold }) => (sold === 0 ? '' : String(sold)),
  repeated(({ image }) => image),
  repeated(({ colours = '' }) => colours),
];

/** Encodes the search file of the shop's products. */
export const encodeCatalogue = (products: readonly (Product & { colours?: string })[]): string =>
  encodeFile(products.map(searchProductOf));

export function encodeFile(products: readonly SearchProduct[]): string {
  const rows = products.map(clean).sort(byCategoryAndName);
  return [
    version,
    String(rows.length),
    ...columns.map((column) => rows.map((row, at) => column(row, rows[at - 1])).join(rowEnd)),
    ...encodeAnnotations(annotateProducts(rows, shopLexicon)),
    JSON.stringify(vocabulary),
    rows.map(({ inStock, recent }) => (inStock ? 1 : 0) + (recent ? 2 : 0)).join(''),
  ].join(columnEnd);
}

const formatAmount = (cents: number): string => (cents === 0 ? '' : toDecimal(cents).replace(/\.00$/, ''));

/** A value by the words of the name that it begins with: their place, their number, and what follows them. */
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

const encodeAnnotations = ({ types, phones, allPhones }: Annotations): string[] => [
  encodeCodes(types),
  encodeCodes(phones),
  allPhones.map(({ slug, brand, name }) => [slug, brand, name].join(fieldEnd)).join(rowEnd),
];

/** The codes of each row; empty where they are those of the row before, as most are. */
function encodeCodes(rows: Annotations['types']): string {
  let before = '';
  return rows
    .map((codes) => {
      const text = codes.length === 0 ? '-' : codes.map((code) => code.toString(36)).join('.');
      const encoded = text === before ? '' : text;
      before = text;
      return encoded;
    })
    .join(rowEnd);
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

const byCategoryAndName = (a: SearchProduct, b: SearchProduct): number =>
  compare(a.category, b.category) || compare(a.name, b.name) || compareIds(a.id, b.id);

/** Removes the control characters that the file itself is made of, and halves of characters. */
function clean(product: SearchProduct): SearchProduct {
  const cleanText = (text: string): string => wellFormed(text.replaceAll(/[\u0000-\u001f]+/g, ' '));
  return {
    ...product,
    name: cleanText(product.name),
    brand: cleanText(product.brand),
    model: cleanText(product.model),
    category: cleanText(product.category),
    image: cleanText(product.image),
  };
}
