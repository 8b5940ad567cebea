import type { DatabaseSync } from 'node:sqlite';

const listTables = (database: DatabaseSync): string[] =>
  database
    .prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%' ORDER BY name")
    .all()
    .map(({ name }) => String(name));

/** Counts the rows of each table. */
export const countRows = (database: DatabaseSync): Record<string, number> =>
  Object.fromEntries(
    listTables(database).map((table) => [
      table,
      Number(database.prepare(`SELECT count(*) AS n FROM "${table}"`).get()?.['n']),
    ]),
  );

/** The SQL of all tables, indexes and triggers. */
export const readSchema = (database: DatabaseSync): unknown[] =>
  database.prepare('SELECT type, name, sql FROM sqlite_schema ORDER BY type, name').all();

/** Runs SQLite's integrity check. @returns "ok" if the database is intact */
export const checkIntegrity = (database: DatabaseSync): unknown =>
  database.prepare('PRAGMA integrity_check').get()?.['integrity_check'];
