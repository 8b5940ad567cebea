import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import type { Product } from '../../src/contract/product.ts';
import { fold } from '../../src/lib/text.ts';

const columns = `
  p.id, p.name, p.description, p.price, p.discount_price AS discountPrice, p.condition, p.recent, p.unit, p.brand,
  p.model, p.category, p.image, p.sold,
  (SELECT json_group_object(branch, pieces) FROM stock WHERE product = p.id) AS stock`;

type Row = Omit<Product, 'id' | 'recent' | 'stock'> & { id: number; recent: number; stock: string };

const toProduct = (row: Row): Product => ({
  ...row,
  id: String(row.id),
  recent: row.recent === 1,
  stock: JSON.parse(row.stock) as Product['stock'],
});

/** The products that a condition selects; `rest` is what follows FROM, its values always bound. */
function select(database: DatabaseSync, rest: string, ...values: SQLInputValue[]): Product[] {
  const rows = database.prepare(`SELECT ${columns} FROM products p ${rest}`).all(...values);
  return rows.map((row) => toProduct(row as unknown as Row));
}

const listed = 20;

/** What the catalogue's lists are made of. Every list is in the order that the shop shows it. */
export const productQueries = {
  onSale: (db: DatabaseSync) => select(db, 'ORDER BY p.id'),
  bestSellers: (db: DatabaseSync) => select(db, 'ORDER BY p.sold DESC, p.id LIMIT ?', 48),
  mostViewed: (db: DatabaseSync) => select(db, 'ORDER BY p.visits DESC, p.id LIMIT ?', listed),
  newest: (db: DatabaseSync) => select(db, 'WHERE p.recent = 1 ORDER BY p.id DESC LIMIT ?', listed),
  recentlySold: (db: DatabaseSync) => select(db, 'WHERE p.sold_rank >= 0 ORDER BY p.sold_rank, p.id LIMIT ?', listed),
  offers: (db: DatabaseSync) =>
    select(db, 'WHERE p.discount_price > 0 AND p.discount_price < p.price ORDER BY p.sold DESC, p.id'),
  ofCategory: (db: DatabaseSync, name: string) => select(db, 'WHERE p.category = ? ORDER BY p.sold DESC, p.id', name),
  one: (db: DatabaseSync, id: string) => select(db, 'WHERE p.id = ?', id)[0] ?? null,
  search: (db: DatabaseSync, term: string) => search(db, term, 'AND'),
  related: (db: DatabaseSync, name: string) => search(db, name, 'OR').slice(0, listed),
  pictures: (db: DatabaseSync, id: string) =>
    db
      .prepare('SELECT file FROM pictures WHERE product = ? ORDER BY position')
      .all(id)
      .map(({ file }) => String(file)),
};

/** Words anywhere in name, brand, model or category: all of them (AND), or the more the better (OR). */
function search(database: DatabaseSync, term: string, joint: 'AND' | 'OR'): Product[] {
  const words = [...new Set(fold(term).split(/[^\p{L}\p{N}]+/u))]
    .filter((word) => word.length > (joint === 'OR' ? 2 : 0))
    .slice(0, 12);
  if (words.length === 0) return [];
  const patterns = words.map((word) => `%${word}%`);
  const hits = words.map(() => '(p.folded LIKE ?)');
  return select(
    database,
    `WHERE ${hits.join(` ${joint} `)} ORDER BY ${hits.join(' + ')} DESC, p.sold DESC, p.id LIMIT 500`,
    ...patterns,
    ...patterns,
  );
}
