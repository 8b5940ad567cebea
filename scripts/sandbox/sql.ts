import type { DatabaseSync, StatementSync } from 'node:sqlite';

const statementCache = new WeakMap<DatabaseSync, Map<string, StatementSync>>();

/** Prepares a statement, cached per database. The text must be a literal (enforced by lint); values are bound. */
export function sql(database: DatabaseSync, text: string): StatementSync {
  const statements = statementCache.get(database) ?? new Map<string, StatementSync>();
  statementCache.set(database, statements);
  // eslint-disable-next-line no-restricted-syntax -- the only call without a literal
  const statement = statements.get(text) ?? database.prepare(text);
  statements.set(text, statement);
  return statement;
}
