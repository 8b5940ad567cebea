import type { DatabaseSync } from 'node:sqlite';
import type { Product } from '../../src/contract/catalogue.ts';
import { readProducts } from './productTable.ts';
import { sql } from './sql.ts';

/** The products of one revision of the catalogue, in memory. */
export interface ProductCache {
  /** Sorted by id, with the text to search. */
  all: { product: Product; folded: string }[];
  byId: Map<string, Product>;
  /** Cached lists by name. */
  lists: Map<string, Product[]>;
}

const caches = new WeakMap<DatabaseSync, { revision: unknown; products: ProductCache }>();

/** The current products; reads them again when the catalogue has changed. */
export function getProductCache(database: DatabaseSync): ProductCache {
  const revision = sql(database, 'SELECT number FROM revision').get()?.['number'];
  const known = caches.get(database);
  if (known?.revision === revision && known) return known.products;
  const all = readProducts(database);
  const cache = { all, byId: new Map(all.map(({ product }) => [product.id, product])), lists: new Map() };
  caches.set(database, { revision, products: cache });
  return cache;
}
