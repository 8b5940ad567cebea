import type { Product } from '../../../contract/product.ts';
import { toCents, toDecimal } from '../../../lib/money.ts';
import { compareIds } from '../../../lib/text.ts';
import { searchProductOf, type SearchProduct } from './product.ts';
import { learn } from './learn.ts';
import type { Learned } from './learned.ts';
import { decodeLearned, encodeLearned } from './learnedFile.ts';
import { kinds } from './lexicon.ts';
import { asBefore, fromName, readers, type Column } from './columns.ts';

/**
 * The published text of all products: one column after the other, because like stands beside like and packs well.
 * Products are sorted by category and name. After them stands what was learned of them, and whether they are there.
 */
const version = `2.${kinds.length}`;
const columnEnd = '\u0001';
const rowEnd = '\n';

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
];

/** Writes the file. */
export function encodeProducts(products: readonly SearchProduct[]): string {
  const rows = products.map(clean).sort(byCategoryAndName);
  const texts = columns.map((column) => rows.map((row, i) => column(row, rows[i - 1])).join(rowEnd));
  const flags = rows.map(({ inStock, recent }) => (inStock ? 1 : 0) + (recent ? 2 : 0)).join('');
  return [version, String(rows.length), ...texts, ...encodeLearned(learn(rows)), flags].join(columnEnd);
}

/** Writes the file of the shop's products. */
export const encodeCatalogue = (products: readonly Product[]): string => encodeProducts(products.map(searchProductOf));

/** Reads the products of the file. @throws Error where it is not whole, or of another version of the shop */
export const decodeProducts = (text: string): SearchProduct[] => decodeFile(text).products;

/** Reads the file; what was learned only when it is asked for: the first answer does without. @throws as `decodeProducts` */
export function decodeFile(text: string): { products: SearchProduct[]; learned: () => Learned } {
  const [found, count, ...parts] = text.split(columnEnd);
  const flags = parts.pop() ?? '';
  const learned = parts.splice(columns.length);
  const lists = parts.map((part) => part.split(rowEnd));
  const whole =
    found === version && lists.length === columns.length && learned.length === 3 && flags.length === Number(count);
  if (!whole || lists.some((list) => list.length !== Math.max(1, flags.length)))
    throw new Error('The search file is not whole, or of another version of the shop: load the page again.');
  const [names, categories, brands, models, ids, prices, offers, sold, images] = lists.map(readers) as Readers;
  const products = Array.from(flags, (flag, i) => {
    const name = names.plain(i);
    return {
      id: ids.plain(i),
      name,
      brand: brands.ofName(i, name),
      model: models.ofName(i, name),
      category: categories.repeated(i),
      price: amountOf(prices.plain(i)),
      discountPrice: amountOf(offers.plain(i)),
      inStock: flag === '1' || flag === '3',
      recent: flag === '2' || flag === '3',
      image: images.repeated(i),
      sold: Number(sold.plain(i)),
    };
  });
  return { products, learned: () => decodeLearned(learned, products.length) };
}

type Reader = ReturnType<typeof readers>;
type Readers = [Reader, Reader, Reader, Reader, Reader, Reader, Reader, Reader, Reader];

const before = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

const byCategoryAndName = (a: SearchProduct, b: SearchProduct): number =>
  before(a.category, b.category) || before(a.name, b.name) || compareIds(a.id, b.id);

/** Texts without what the file itself is made of. */
function clean(product: SearchProduct): SearchProduct {
  const text = (value: string): string => value.replaceAll(/[\u0000-\u001f]+/g, ' ').toWellFormed();
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

const shortAmount = (cents: number): string => (cents === 0 ? '' : toDecimal(cents).replace(/\.00$/, ''));
const amountOf = (text: string): number => (text === '' ? 0 : (toCents(text) ?? 0));
