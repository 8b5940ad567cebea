import type { DatabaseSync } from 'node:sqlite';
import type { Branch, Category } from '../../src/contract/catalogue.ts';
import { sql } from './sql.ts';

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
