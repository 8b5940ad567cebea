import type { DatabaseSync } from 'node:sqlite';

const tables = (database: DatabaseSync): string[] =>
  database
    .prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%' ORDER BY name")
    .all()
    .map(({ name }) => String(name));

/** How many rows each table has. */
export const countRows = (database: DatabaseSync): Record<string, number> =>
  Object.fromEntries(
    tables(database).map((table) => [
      table,
      Number(database.prepare(`SELECT count(*) AS n FROM "${table}"`).get()?.['n']),
    ]),
  );

/** Every table, index and trigger as it was made. */
export const schemaOf = (database: DatabaseSync): unknown[] =>
  database.prepare('SELECT type, name, sql FROM sqlite_schema ORDER BY type, name').all();

/** What SQLite finds wrong with a database: "ok" where it is nothing. */
export const integrity = (database: DatabaseSync): unknown =>
  database.prepare('PRAGMA integrity_check').get()?.['integrity_check'];
