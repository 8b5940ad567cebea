import type { DatabaseSync } from 'node:sqlite';

const tables = (database: DatabaseSync): string[] =>
  database
    .prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%' ORDER BY name")
    .all()
    .map(({ name }) => String(name));

/** The number of rows by table. */
export const countRows = (database: DatabaseSync): Record<string, number> =>
  Object.fromEntries(
    tables(database).map((table) => [
      table,
      Number(database.prepare(`SELECT count(*) AS n FROM "${table}"`).get()?.['n']),
    ]),
  );

/** The SQL of all tables, indexes and triggers. */
export const readSchema = (database: DatabaseSync): unknown[] =>
  database.prepare('SELECT type, name, sql FROM sqlite_schema ORDER BY type, name').all();

/** The result of SQLite's integrity check: "ok" if there is no fault. */
export const integrity = (database: DatabaseSync): unknown =>
  database.prepare('PRAGMA integrity_check').get()?.['integrity_check'];
