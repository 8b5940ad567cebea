import { toCents } from '../../../lib/money.ts';
import { readers } from './columns.ts';
import { lexiconOf, type Lexicon, type Vocabulary } from './lexicon.ts';
import type { Learned } from './learned.ts';
import { decodeLearned } from './learnedFile.ts';
import type { SearchProduct } from './searchProduct.ts';
import { remembering } from './remembering.ts';

/**
 * The published text of all products: one column after the other, because like stands beside like and packs well.
 * Products are sorted by category and name. After them stands what was learned of them, the shop's words by which it
 * was learned, and whether they are there.
 */
export const version = '4';
export const columnEnd = '\u0001';
export const rowEnd = '\n';
/** Columns of the products, before what was learned of them, and the texts of that. */
const [columns, learnedTexts] = [10, 3];

/** The file as it came. What the first answer does without is made when it is asked for. */
export interface SearchFile {
  /** How many products there are. */
  size: number;
  /** The name and the model of a product, by its row. */
  named: (row: number) => string;
  product: (row: number) => SearchProduct;
  products: () => SearchProduct[];
  /** What the build learned of them, and the words that it knows. @throws as `decodeFile` */
  knowledge: () => { learned: Learned; lexicon: Lexicon };
}

/** Reads the file. @throws Error where it is not whole, or of another version of the shop */
export function decodeFile(text: string): SearchFile {
  const [found, count, ...parts] = text.split(columnEnd);
  const flags = parts.pop() ?? '';
  const learned = parts.splice(columns);
  const vocabulary = learned.pop() ?? '';
  const lists = parts.map((part) => part.split(rowEnd));
  const whole =
    found === version && lists.length === columns && learned.length === learnedTexts && flags.length === Number(count);
  if (!whole || lists.some((list) => list.length !== Math.max(1, flags.length)))
    throw new Error('The search file is not whole, or of another version of the shop: load the page again.');
  const [names, categories, brands, models, ids, prices, offers, sold, images, colours] = lists.map(readers) as Readers;
  const product = (row: number): SearchProduct => {
    const [name, flag] = [names.plain(row), flags[row]];
    const own = colours.repeated(row);
    return {
      id: ids.plain(row),
      name,
      brand: brands.ofName(row, name),
      model: models.ofName(row, name),
      category: categories.repeated(row),
      price: amountOf(prices.plain(row)),
      discountPrice: amountOf(offers.plain(row)),
      inStock: flag === '1' || flag === '3',
      recent: flag === '2' || flag === '3',
      image: images.repeated(row),
      sold: Number(sold.plain(row)),
      ...(own && { colours: own }),
    };
  };
  return {
    size: flags.length,
    named: (row) => `${names.plain(row)} ${models.ofName(row, names.plain(row))}`,
    product,
    products: () => Array.from(flags, (_, row) => product(row)),
    knowledge: () => {
      const lexicon = lexiconOf(JSON.parse(vocabulary) as Vocabulary);
      return { lexicon, learned: decodeLearned(learned, lexicon, flags.length) };
    },
  };
}

type Reader = ReturnType<typeof readers>;
type Readers = [Reader, Reader, Reader, Reader, Reader, Reader, Reader, Reader, Reader, Reader];

/** Few amounts are many products' prices. */
const amountOf = remembering((text: string): number => (text === '' ? 0 : (toCents(text) ?? 0)));
