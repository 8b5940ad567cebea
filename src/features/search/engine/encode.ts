import type { Product } from '../../../contract/fields.ts';
import { toDecimal } from '../../../lib/money.ts';
import { compareIds } from '../../../lib/text.ts';
import { asBefore, fromName, type Column } from './columns.ts';
import { columnEnd, rowEnd, version } from './searchFile.ts';
import { learn } from './learn.ts';
import { encodeLearned } from './learnedFile.ts';
import { searchProductOf, type SearchProduct } from './searchProduct.ts';
import { shopLexicon } from './shopLexicon.ts';
import * as vocabulary from './vocabulary.ts';
import { wellFormed } from '../../../lib/polyfills/wellFormed.ts';

// Writing is for the build alone: it learns, which costs seconds and code that no browser needs.

const columns: readonly Column[] = [
  ({ name }) => name,
  asBefore(({ category }) => category),
  asBefore(({ brand, name }) => fromName(brand, name)),
  ({ model, name }) => fromName(model, name),
  ({ id }) => id,
  ({ price }) => shortAmount(price),
  ({ discountPrice }) => shortAmount(discountPrice),
  ({ sold }) => (sold === 0 ? '' : String(sold)),
  asBefore(({ image }) => image),
  asBefore(({ colours = '' }) => colours),
];

/** Writes the file. */
export function encodeProducts(products: readonly SearchProduct[]): string {
  const rows = products.map(clean).sort(byCategoryAndName);
  const texts = columns.map((column) => rows.map((row, i) => column(row, rows[i - 1])).join(rowEnd));
  const flags = rows.map(({ inStock, recent }) => (inStock ? 1 : 0) + (recent ? 2 : 0)).join('');
  return [
    version,
    String(rows.length),
    ...texts,
    ...encodeLearned(learn(rows, shopLexicon)),
    JSON.stringify(vocabulary),
    flags,
  ].join(columnEnd);
}

/** Writes the file of the shop's products. */
export const encodeCatalogue = (products: readonly (Product & { colours?: string })[]): string =>
  encodeProducts(products.map(searchProductOf));

const shortAmount = (cents: number): string => (cents === 0 ? '' : toDecimal(cents).replace(/\.00$/, ''));

const before = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

const byCategoryAndName = (a: SearchProduct, b: SearchProduct): number =>
  before(a.category, b.category) || before(a.name, b.name) || compareIds(a.id, b.id);

/** Texts without what the file itself is made of. */
function clean(product: SearchProduct): SearchProduct {
  const text = (value: string): string => wellFormed(value.replaceAll(/[\u0000-\u001f]+/g, ' '));
  const { name, brand, model, category, image } = product;
  return {
    ...product,
    name: text(name),
    brand: text(brand),
    model: text(model),
    category: text(category),
    image: text(image),
  };
}
