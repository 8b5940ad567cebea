import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { createTables } from './schema.ts';

/**
 * Opens the shop's database, a file or ":memory:", and creates missing tables.
 * @param timeout how long a write waits for the lock of another process, ms
 * @throws Error that names the file and what to do
 */
export function openDatabase(file: string, timeout = 2000): DatabaseSync {
  try {
    if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true });
    const database = new DatabaseSync(file, { timeout });
    // FULL: a write is on disk before the response.
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;');
    createTables(database);
    return database;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      `The database ${file} cannot be used (${reason}). Free it, make it writable, remove it, or name another with --data.`,
      { cause: error },
    );
  }
}

/** Runs a task in a transaction. */
export function transaction<T>(database: DatabaseSync, task: () => T): T {
  database.exec('BEGIN IMMEDIATE');
  try {
    const result = task();
    database.exec('COMMIT');
    return result;
  } catch (error) {
    // SQLite has rolled back already if the disk is full.
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}

// Primary result codes of SQLite: busy, locked, read-only, I/O error, full, cannot open.
const unavailableCodes = [5, 6, 8, 10, 13, 14];

/** Whether an error means that the database is temporarily not writable or reachable. */
export function isUnavailable(error: unknown): boolean {
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  return code === 'ERR_SQLITE_ERROR' && typeof errcode === 'number' && unavailableCodes.includes(errcode & 0xff);
}
