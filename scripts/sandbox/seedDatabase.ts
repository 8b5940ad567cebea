import type { DatabaseSync } from 'node:sqlite';
import { transaction } from './database.ts';
import { createProductInserter } from './productTable.ts';
import type { ShopData } from './shopData.ts';

/** Whether the database has no products. */
export const isEmpty = (database: DatabaseSync): boolean =>
  database.prepare('SELECT NOT EXISTS (SELECT 1 FROM products) AS empty').get()?.['empty'] === 1;

/** Replaces the shop in the database. */
export function seedDatabase(database: DatabaseSync, { categories, branches, sliders, products }: ShopData): void {
  transaction(database, () => {
    database.exec(`
      DELETE FROM pictures; DELETE FROM stock; DELETE FROM products;
      DELETE FROM sliders; DELETE FROM branches; DELETE FROM categories;`);
    const insertCategory = database.prepare('INSERT INTO categories (name, icon) VALUES (?, ?)');
    for (const { name, icon } of categories) insertCategory.run(name, icon);
    const insertBranch = database.prepare('INSERT INTO branches VALUES (?, ?, ?, ?, ?, ?, ?)');
    for (const { id, postalCode, neighbourhood, street, number, city, state } of branches)
      insertBranch.run(id, postalCode, neighbourhood, street, number, city, state);
    const insertSlider = database.prepare('INSERT INTO sliders (position, file) VALUES (?, ?)');
    sliders.forEach((file, position) => insertSlider.run(position, file));
    const insertProduct = createProductInserter(database);
    for (const product of products) insertProduct(product);
  });
}
