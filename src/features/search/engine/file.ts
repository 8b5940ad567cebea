import { toCents } from '../../../lib/money.ts';
import { readers } from './columns.ts';
import { kinds } from './lexicon.ts';
import type { Learned } from './learned.ts';
import { decodeLearned } from './learnedFile.ts';
import type { SearchProduct } from './product.ts';

/**
 * The published text of all products: one column after the other, because like stands beside like and packs well.
 * Products are sorted by category and name. After them stands what was learned of them, and whether they are there.
 */
export const version = `2.${kinds.length}`;
export const columnEnd = '\u0001';
export const rowEnd = '\n';
/** Columns of the products, before what was learned of them. */
const columns = 9;

/** Reads the products of the file. @throws Error where it is not whole, or of another version of the shop */
export const decodeProducts = (text: string): SearchProduct[] => decodeFile(text).products;

/** Reads the file; what was learned only when it is asked for: the first answer does without. @throws as `decodeProducts` */
export function decodeFile(text: string): { products: SearchProduct[]; learned: () => Learned } {
  const [found, count, ...parts] = text.split(columnEnd);
  const flags = parts.pop() ?? '';
  const learned = parts.splice(columns);
  const lists = parts.map((part) => part.split(rowEnd));
  const whole = found === version && lists.length === columns && learned.length === 3 && flags.length === Number(count);
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

const amountOf = (text: string): number => (text === '' ? 0 : (toCents(text) ?? 0));
