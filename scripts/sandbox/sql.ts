import type { DatabaseSync, StatementSync } from 'node:sqlite';

const kept = new WeakMap<DatabaseSync, Map<string, StatementSync>>();

/** A statement, prepared once for a database. Its text is a constant (a lint rule sees to it): what is sent is bound. */
export function sql(database: DatabaseSync, text: string): StatementSync {
  const statements = kept.get(database) ?? new Map<string, StatementSync>();
  kept.set(database, statements);
  // eslint-disable-next-line no-restricted-syntax -- the one place where the text is not spelled out
  const statement = statements.get(text) ?? database.prepare(text);
  statements.set(text, statement);
  return statement;
}
