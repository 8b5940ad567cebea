import type { DatabaseSync, StatementSync } from 'node:sqlite';

const statementCache = new WeakMap<DatabaseSync, Map<string, StatementSync>>();

/** A prepared statement, cached per database. Its text is a constant (enforced by a lint rule); values are bound. */
export function sql(database: DatabaseSync, text: string): StatementSync {
  const statements = statementCache.get(database) ?? new Map<string, StatementSync>();
  statementCache.set(database, statements);
  // eslint-disable-next-line no-restricted-syntax -- the only place without a literal text
  const statement = statements.get(text) ?? database.prepare(text);
  statements.set(text, statement);
  return statement;
}
