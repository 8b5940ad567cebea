import type { DatabaseSync } from 'node:sqlite';
import type { Product, Branch, Category } from '../../src/contract/catalogue.ts';
import { fold } from '../../src/lib/text.ts';
import { transaction } from './database.ts';

/** A product with its server-side data. */
export interface StoredProduct {
  product: Product;
  pictures: string[];
  drawing: unknown;
  visits: number;
  soldRank: number;
}

export interface ShopData {
  categories: Category[];
  branches: Branch[];
  sliders: string[];
  products: StoredProduct[];
}

/** Whether the database has no shop yet. */
export const isEmpty = (database: DatabaseSync): boolean =>
  database.prepare('SELECT NOT EXISTS (SELECT 1 FROM products) AS empty').get()?.['empty'] === 1;

/** Replaces the shop in the database. */
export function seedDatabase(database: DatabaseSync, { categories, branches, sliders, products }: ShopData): void {
  transaction(database, () => {
    database.exec(`
      DELETE FROM pictures; DELETE FROM stock; DELETE FROM products;
      DELETE FROM sliders; DELETE FROM branches; DELETE FROM categories;`);
    const category = database.prepare('INSERT INTO categories (name, icon) VALUES (?, ?)');
    for (const { name, icon } of categories) category.run(name, icon);
    const branch = database.prepare('INSERT INTO branches VALUES (?, ?, ?, ?, ?, ?, ?)');
    for (const b of branches) branch.run(b.id, b.postalCode, b.neighbourhood, b.street, b.number, b.city, b.state);
    const slider = database.prepare('INSERT INTO sliders (position, file) VALUES (?, ?)');
    sliders.forEach((file, position) => slider.run(position, file));
    const insert = productInserter(database);
    for (const stored of products) insert(stored);
  });
}

function productInserter(database: DatabaseSync): (stored: StoredProduct) => void {
  const row = database.prepare('INSERT INTO products VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)');
  const stock = database.prepare('INSERT INTO stock VALUES (?, ?, ?)');
  const picture = database.prepare('INSERT INTO pictures VALUES (?, ?, ?)');
  return ({ product: p, pictures, drawing, visits, soldRank }) => {
    const folded = fold(`${p.name} ${p.brand} ${p.model} ${p.category}`);
    row.run(
      ...[
        p.id,
        p.name,
        p.description,
        p.price,
        p.discountPrice,
        p.condition,
        Number(p.recent),
        p.unit,
        p.brand,
        p.model,
      ],
      ...[p.category, p.image, p.sold, visits, soldRank, folded, drawing ? JSON.stringify(drawing) : null],
    );
    for (const [branch, pieces] of Object.entries(p.stock)) stock.run(p.id, branch, pieces);
    pictures.forEach((file, position) => picture.run(p.id, position, file));
  };
}
