import type { DatabaseSync } from 'node:sqlite';
import type { Product } from '../../src/contract/fields.ts';
import { sql } from './sql.ts';

/** The products in memory, as the database has them in one state of the catalogue. */
export interface Shelf {
  /** In the order of their ids, each with the text that the search looks through. */
  all: { product: Product; folded: string }[];
  byId: Map<string, Product>;
  /** Lists that were asked for, by their names. */
  lists: Map<string, Product[]>;
}

type Row = Omit<Product, 'id' | 'recent' | 'stock'> & { id: number; recent: number; stock: string; folded: string };

const shelves = new WeakMap<DatabaseSync, { revision: unknown; shelf: Shelf }>();

/** The products as they are now: read anew when the catalogue has changed. */
export function shelfOf(database: DatabaseSync): Shelf {
  const revision = sql(database, 'SELECT number FROM revision').get()?.['number'];
  const known = shelves.get(database);
  if (known?.revision === revision && known) return known.shelf;
  const shelf = read(database);
  shelves.set(database, { revision, shelf });
  return shelf;
}

function read(database: DatabaseSync): Shelf {
  const rows = sql(
    database,
    `SELECT p.id, p.name, p.description, p.price, p.discount_price AS discountPrice, p.condition, p.recent, p.unit,
       p.brand, p.model, p.category, p.image, p.sold, p.folded,
       (SELECT json_group_object(branch, pieces) FROM stock WHERE product = p.id) AS stock
     FROM products p ORDER BY p.id`,
  ).all() as unknown as Row[];
  const all = rows.map(({ folded, ...row }) => ({ product: toProduct(row), folded }));
  return { all, byId: new Map(all.map(({ product }) => [product.id, product])), lists: new Map() };
}

const toProduct = (row: Omit<Row, 'folded'>): Product => ({
  ...row,
  id: String(row.id),
  recent: row.recent === 1,
  stock: JSON.parse(row.stock) as Product['stock'],
});
