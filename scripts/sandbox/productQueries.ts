import type { DatabaseSync } from 'node:sqlite';
import type { Product } from '../../src/contract/catalogue.ts';
import { fold } from '../../src/lib/text.ts';
import { readProducts } from './productTable.ts';
import { sql } from './sql.ts';

/** The products of one revision of the catalogue, in memory. */
interface ProductCache {
  /** Sorted by id, with the text to search. */
  all: { product: Product; folded: string }[];
  byId: Map<string, Product>;
  /** Cached lists by name. */
  lists: Map<string, Product[]>;
}

const caches = new WeakMap<DatabaseSync, { revision: unknown; products: ProductCache }>();

/** The current products; reads them again when the catalogue has changed. */
function getProductCache(database: DatabaseSync): ProductCache {
  const revision = sql(database, 'SELECT number FROM revision').get()?.['number'];
  const known = caches.get(database);
  if (known?.revision === revision && known) return known.products;
  const all = readProducts(database);
  const cache = { all, byId: new Map(all.map(({ product }) => [product.id, product])), lists: new Map() };
  caches.set(database, { revision, products: cache });
  return cache;
}

type Ids = Record<string, unknown>[];

/** A list of products, cached by its name unless it is empty. @param select their ids */
function list(db: DatabaseSync, name: string, select: () => Ids): Product[] {
  const { lists, byId } = getProductCache(db);
  const cached = lists.get(name);
  if (cached) return cached;
  const products = select().flatMap(({ id }) => byId.get(String(id)) ?? []);
  if (products.length > 0) lists.set(name, products);
  return products;
}

/** Queries of the catalogue's lists, each in the order in which the shop shows it. */
export const productQueries = {
  forSale: (db: DatabaseSync) => list(db, 'forSale', () => sql(db, 'SELECT id FROM products ORDER BY id').all()),
  bestSellers: (db: DatabaseSync) =>
    list(db, 'bestSellers', () => sql(db, 'SELECT id FROM products ORDER BY sold DESC, id LIMIT 48').all()),
  mostViewed: (db: DatabaseSync) =>
    list(db, 'mostViewed', () => sql(db, 'SELECT id FROM products ORDER BY visits DESC, id LIMIT 20').all()),
  newest: (db: DatabaseSync) =>
    list(db, 'newest', () => sql(db, 'SELECT id FROM products WHERE recent = 1 ORDER BY id DESC LIMIT 20').all()),
  recentlySold: (db: DatabaseSync) =>
    list(db, 'recentlySold', () =>
      sql(db, 'SELECT id FROM products WHERE sold_rank >= 0 ORDER BY sold_rank, id LIMIT 20').all(),
    ),
  offers: (db: DatabaseSync) =>
    list(db, 'offers', () =>
      sql(
        db,
        'SELECT id FROM products WHERE discount_price > 0 AND discount_price < price ORDER BY sold DESC, id',
      ).all(),
    ),
  byCategory: (db: DatabaseSync, name: string) =>
    list(db, `category ${name}`, () =>
      sql(db, 'SELECT id FROM products WHERE category = ? ORDER BY sold DESC, id').all(name),
    ),
  one: (db: DatabaseSync, id: string): Product | null => getProductCache(db).byId.get(String(Number(id))) ?? null,
  search: (db: DatabaseSync, term: string) => search(db, splitWords(term, 1), 'all', 500),
  related: (db: DatabaseSync, name: string) => search(db, splitWords(name, 3), 'any', 20),
  pictures: (db: DatabaseSync, id: string) =>
    sql(db, 'SELECT file FROM pictures WHERE product = ? ORDER BY position')
      .all(id)
      .map(({ file }) => String(file)),
};

/** Splits a search term into at most 12 words of letters and digits. */
const splitWords = (term: string, minLength: number): string[] =>
  [...new Set(fold(term).split(/[^\p{L}\p{N}]+/u))].filter((word) => word.length >= minLength).slice(0, 12);

/** Searches name, brand, model and category for all words, or for any (more hits first). Best sellers first. */
function search(db: DatabaseSync, words: string[], needed: 'all' | 'any', max: number): Product[] {
  if (words.length === 0) return [];
  const minHits = needed === 'all' ? words.length : 1;
  return getProductCache(db)
    .all.map(({ product, folded }) => ({ product, hits: countHits(folded, words, minHits) }))
    .filter(({ hits }) => hits >= minHits)
    .sort((a, b) => b.hits - a.hits || b.product.sold - a.product.sold || Number(a.product.id) - Number(b.product.id))
    .slice(0, max)
    .map(({ product }) => product);
}

/** Counts the words in a text; 0 if it cannot reach `minHits`. */
function countHits(text: string, words: string[], minHits: number): number {
  let hits = 0;
  for (const [index, word] of words.entries()) {
    if (text.includes(word)) hits++;
    if (hits + words.length - index - 1 < minHits) return 0;
  }
  return hits;
}
