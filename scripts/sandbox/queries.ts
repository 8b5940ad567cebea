import type { DatabaseSync } from 'node:sqlite';
import type { Branch, Category, Product } from '../../src/contract/catalogue.ts';
import { fold } from '../../src/lib/text.ts';
import { readProducts } from './productTable.ts';
import { sql } from './sql.ts';

/** In-memory cache of one revision of the catalogue. */
interface ProductCache {
  /** Sorted by id; `folded` is the text to search. */
  all: { product: Product; folded: string }[];
  byId: Map<string, Product>;
  /** Cached lists by name. */
  lists: Map<string, Product[]>;
}

const caches = new WeakMap<DatabaseSync, { revision: unknown; cache: ProductCache }>();

/** Returns the product cache; rebuilds it when the catalogue has changed. */
function getProductCache(database: DatabaseSync): ProductCache {
  const revision = sql(database, 'SELECT number FROM revision').get()?.['number'];
  const cached = caches.get(database);
  if (cached && cached.revision === revision) return cached.cache;
  const all = readProducts(database);
  const cache = { all, byId: new Map(all.map(({ product }) => [product.id, product])), lists: new Map() };
  caches.set(database, { revision, cache });
  return cache;
}

type IdRows = Record<string, unknown>[];

/** Returns a list of products, cached by its name unless it is empty. @param selectIds queries the ids of the list */
function getList(db: DatabaseSync, name: string, selectIds: () => IdRows): Product[] {
  const { lists, byId } = getProductCache(db);
  const cached = lists.get(name);
  if (cached) return cached;
  const products = selectIds().flatMap(({ id }) => byId.get(String(id)) ?? []);
  if (products.length > 0) lists.set(name, products);
  return products;
}

/** Queries of products. Lists are in the order in which the shop shows them. */
export const productQueries = {
  forSale: (db: DatabaseSync) => getList(db, 'forSale', () => sql(db, 'SELECT id FROM products ORDER BY id').all()),
  bestSellers: (db: DatabaseSync) =>
    getList(db, 'bestSellers', () => sql(db, 'SELECT id FROM products ORDER BY sold DESC, id LIMIT 48').all()),
  mostViewed: (db: DatabaseSync) =>
    getList(db, 'mostViewed', () => sql(db, 'SELECT id FROM products ORDER BY visits DESC, id LIMIT 20').all()),
  newest: (db: DatabaseSync) =>
    getList(db, 'newest', () => sql(db, 'SELECT id FROM products WHERE recent = 1 ORDER BY id DESC LIMIT 20').all()),
  recentlySold: (db: DatabaseSync) =>
    getList(db, 'recentlySold', () =>
      sql(db, 'SELECT id FROM products WHERE sold_rank >= 0 ORDER BY sold_rank, id LIMIT 20').all(),
    ),
  offers: (db: DatabaseSync) =>
    getList(db, 'offers', () =>
      sql(
        db,
        'SELECT id FROM products WHERE discount_price > 0 AND discount_price < price ORDER BY sold DESC, id',
      ).all(),
    ),
  byCategory: (db: DatabaseSync, name: string) =>
    getList(db, `category ${name}`, () =>
      sql(db, 'SELECT id FROM products WHERE category = ? ORDER BY sold DESC, id').all(name),
    ),
  byId: (db: DatabaseSync, id: string): Product | null => getProductCache(db).byId.get(String(Number(id))) ?? null,
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

/** Searches name, brand, model and category for all words, or for any (more hits first); then best sellers first. */
function search(db: DatabaseSync, words: string[], mode: 'all' | 'any', max: number): Product[] {
  if (words.length === 0) return [];
  const minHits = mode === 'all' ? words.length : 1;
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

/** Queries of categories, branches, slides and utilities. */
export const shopQueries = {
  categories: (db: DatabaseSync) =>
    sql(db, 'SELECT name, icon FROM categories ORDER BY name').all() as unknown as Category[],
  branches: (db: DatabaseSync) =>
    sql(
      db,
      `SELECT CAST(id AS TEXT) AS id, postal_code AS postalCode, neighbourhood, street, number, city, state
       FROM branches ORDER BY branches.id`,
    ).all() as unknown as Branch[],
  sliders: (db: DatabaseSync) =>
    sql(db, 'SELECT file FROM sliders ORDER BY position')
      .all()
      .map(({ file }) => String(file)),
  utilities: (db: DatabaseSync) =>
    sql(db, 'SELECT file FROM utilities ORDER BY file')
      .all()
      .map(({ file }) => String(file)),
};
