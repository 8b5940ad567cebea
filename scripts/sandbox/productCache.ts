import type { DatabaseSync } from 'node:sqlite';
import type { Product } from '../../src/contract/catalogue.ts';
import { sql } from './sql.ts';

/** The products of one revision of the catalogue, in memory. */
export interface ProductCache {
  /** Sorted by id, with the text to search. */
  all: { product: Product; folded: string }[];
  byId: Map<string, Product>;
  /** Cached lists by name. */
  lists: Map<string, Product[]>;
}

type ProductRow = Omit<Product, 'id' | 'recent' | 'stock'> & {
  id: number;
  recent: number;
  stock: string;
  folded: string;
};

const caches = new WeakMap<DatabaseSync, { revision: unknown; products: ProductCache }>();

/** The current products; reads them again when the catalogue has changed. */
export function getProductCache(database: DatabaseSync): ProductCache {
  const revision = sql(database, 'SELECT number FROM revision').get()?.['number'];
  const known = caches.get(database);
  if (known?.revision === revision && known) return known.products;
  const cache = readProducts(database);
  caches.set(database, { revision, products: cache });
  return cache;
}

function readProducts(database: DatabaseSync): ProductCache {
  const rows = sql(
    database,
    `SELECT p.id, p.name, p.description, p.price, p.discount_price AS discountPrice, p.condition, p.recent, p.unit,
       p.brand, p.model, p.category, p.image, p.sold, p.folded,
       (SELECT json_group_object(branch, pieces) FROM stock WHERE product = p.id) AS stock
     FROM products p ORDER BY p.id`,
  ).all() as unknown as ProductRow[];
  const all = rows.map(({ folded, ...row }) => ({ product: toProduct(row), folded }));
  return { all, byId: new Map(all.map(({ product }) => [product.id, product])), lists: new Map() };
}

const toProduct = (row: Omit<ProductRow, 'folded'>): Product => ({
  ...row,
  id: String(row.id),
  recent: row.recent === 1,
  stock: JSON.parse(row.stock) as Product['stock'],
});
