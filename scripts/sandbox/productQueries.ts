import type { DatabaseSync } from 'node:sqlite';
import type { Product } from '../../src/contract/fields.ts';
import { fold } from '../../src/lib/text.ts';
import { shelfOf } from './shelf.ts';
import { sql } from './sql.ts';

type Ids = Record<string, unknown>[];

/** A list by its name, from the ids that the database selects for it. One that is empty is not kept. */
function list(db: DatabaseSync, name: string, select: () => Ids): Product[] {
  const { lists, byId } = shelfOf(db);
  const known = lists.get(name);
  if (known) return known;
  const products = select().flatMap(({ id }) => byId.get(String(id)) ?? []);
  if (products.length > 0) lists.set(name, products);
  return products;
}

/** What the catalogue's lists are made of. Every list is in the order that the shop shows it. */
export const productQueries = {
  onSale: (db: DatabaseSync) => list(db, 'onSale', () => sql(db, 'SELECT id FROM products ORDER BY id').all()),
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
  ofCategory: (db: DatabaseSync, name: string) =>
    list(db, `category ${name}`, () =>
      sql(db, 'SELECT id FROM products WHERE category = ? ORDER BY sold DESC, id').all(name),
    ),
  one: (db: DatabaseSync, id: string): Product | null => shelfOf(db).byId.get(String(Number(id))) ?? null,
  search: (db: DatabaseSync, term: string) => search(db, wordsOf(term, 1), 'all', 500),
  related: (db: DatabaseSync, name: string) => search(db, wordsOf(name, 3), 'any', 20),
  pictures: (db: DatabaseSync, id: string) =>
    sql(db, 'SELECT file FROM pictures WHERE product = ? ORDER BY position')
      .all(id)
      .map(({ file }) => String(file)),
};

/** The words of a search, from so many letters on: letters and digits alone, 12 at most. */
const wordsOf = (term: string, shortest: number): string[] =>
  [...new Set(fold(term).split(/[^\p{L}\p{N}]+/u))].filter((word) => word.length >= shortest).slice(0, 12);

/** Words anywhere in name, brand, model or category: all of them, or the more the better. Best sellers first. */
function search(db: DatabaseSync, words: string[], needed: 'all' | 'any', most: number): Product[] {
  if (words.length === 0) return [];
  const least = needed === 'all' ? words.length : 1;
  return shelfOf(db)
    .all.map(({ product, folded }) => ({ product, hits: hitsIn(folded, words, least) }))
    .filter(({ hits }) => hits >= least)
    .sort((a, b) => b.hits - a.hits || b.product.sold - a.product.sold || Number(a.product.id) - Number(b.product.id))
    .slice(0, most)
    .map(({ product }) => product);
}

/** How many of the words a text has; 0 as soon as it cannot have the least that is needed. */
function hitsIn(text: string, words: string[], least: number): number {
  let hits = 0;
  for (const [index, word] of words.entries()) {
    if (text.includes(word)) hits++;
    if (hits + words.length - index - 1 < least) return 0;
  }
  return hits;
}
