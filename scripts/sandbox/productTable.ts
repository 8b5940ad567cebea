import type { DatabaseSync } from 'node:sqlite';
import type { Product } from '../../src/contract/catalogue.ts';
import { fold } from '../../src/lib/text.ts';
import type { ProductRecord } from './shopData.ts';
import { sql } from './sql.ts';

// A new field of the contract needs a column in the table, in the INSERT and in the SELECT.

/** Creates the table of products, if it is missing. Prices are in cents; stock and pictures are in separate tables. */
export const createProductTable = (database: DatabaseSync): void =>
  database.exec(`
  CREATE TABLE IF NOT EXISTS products (
    id INTEGER PRIMARY KEY, name TEXT NOT NULL, description TEXT NOT NULL, price INTEGER NOT NULL,
    discount_price INTEGER NOT NULL, condition TEXT NOT NULL, recent INTEGER NOT NULL, unit TEXT NOT NULL,
    brand TEXT NOT NULL, model TEXT NOT NULL, category TEXT NOT NULL, image TEXT NOT NULL, sold INTEGER NOT NULL,
    visits INTEGER NOT NULL DEFAULT 0,
    sold_rank INTEGER NOT NULL DEFAULT -1, -- order in the list of recently sold products; -1: not in it
    folded TEXT NOT NULL,                  -- name, brand, model and category without accents, for the search
    drawing TEXT                           -- JSON, how its pictures are drawn; null: chosen by the name
  ) STRICT;
  CREATE INDEX IF NOT EXISTS products_by_category ON products (category);
  CREATE INDEX IF NOT EXISTS products_by_sold ON products (sold DESC);
`);

/** Creates a function that inserts a product with its stock and pictures. */
export function createProductInserter(database: DatabaseSync): (record: ProductRecord) => void {
  const insertProduct = database.prepare(
    `INSERT INTO products (id, name, description, price, discount_price, condition, recent, unit, brand, model, category,
       image, sold, visits, sold_rank, folded, drawing)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const insertStock = database.prepare('INSERT INTO stock VALUES (?, ?, ?)');
  const insertPicture = database.prepare('INSERT INTO pictures VALUES (?, ?, ?)');
  return ({ product, pictures, drawing, visits, soldRank }) => {
    const { id, name, description, price, discountPrice, condition, recent, unit, brand, model, category } = product;
    const fields = [
      id,
      name,
      description,
      price,
      discountPrice,
      condition,
      Number(recent),
      unit,
      brand,
      model,
      category,
    ];
    const folded = fold(`${name} ${brand} ${model} ${category}`);
    const drawingJson = drawing ? JSON.stringify(drawing) : null;
    insertProduct.run(...fields, product.image, product.sold, visits, soldRank, folded, drawingJson);
    for (const [branch, pieces] of Object.entries(product.stock)) insertStock.run(id, branch, pieces);
    pictures.forEach((file, position) => insertPicture.run(id, position, file));
  };
}

type ProductRow = Omit<Product, 'id' | 'recent' | 'stock'> & {
  id: number;
  recent: number;
  stock: string;
  folded: string;
};

/** Reads all products, sorted by id; `folded` is the text to search. */
export function readProducts(database: DatabaseSync): { product: Product; folded: string }[] {
  const rows = sql(
    database,
    `SELECT p.id, p.name, p.description, p.price, p.discount_price AS discountPrice, p.condition, p.recent, p.unit,
       p.brand, p.model, p.category, p.image, p.sold, p.folded,
       (SELECT json_group_object(branch, pieces) FROM stock WHERE product = p.id) AS stock
     FROM products p ORDER BY p.id`,
  ).all() as unknown as ProductRow[];
  return rows.map(({ folded, ...row }) => ({ product: toProduct(row), folded }));
}

const toProduct = (row: Omit<ProductRow, 'folded'>): Product => ({
  ...row,
  id: String(row.id),
  recent: row.recent === 1,
  stock: JSON.parse(row.stock) as Product['stock'],
});
