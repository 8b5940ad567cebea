import type { DatabaseSync } from 'node:sqlite';
import type { Branch, Category } from '../../src/contract/catalogue.ts';
import { transaction } from './database.ts';
import { productInserter, type StoredProduct } from './productTable.ts';

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
