import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { createTables } from './schema.ts';

/**
 * Opens the shop's database, a file or ":memory:", and makes its tables where they are missing.
 * @param patience how long a write waits for the one of another process, ms
 * @throws Error that names the file and what to do
 */
export function openDatabase(file: string, patience = 2000): DatabaseSync {
  try {
    if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true });
    const database = new DatabaseSync(file, { timeout: patience });
    // What is acknowledged is on the disk.
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;');
    createTables(database);
    return database;
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new Error(
      `The database ${file} cannot be used (${why}). Free it, make it writable, remove it, or name another with --data.`,
      { cause: error },
    );
  }
}

/** Runs work in one transaction: all of it is kept, or none. */
export function transaction<T>(database: DatabaseSync, work: () => T): T {
  database.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    database.exec('COMMIT');
    return result;
  } catch (error) {
    // A full disk has rolled it back already.
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}

// Primary result codes of SQLite: busy, locked, read-only, I/O error, full, cannot open.
const unavailable = [5, 6, 8, 10, 13, 14];

/** Whether an error says that the database cannot be written or reached for now, and not that something is wrong. */
export function isUnavailable(error: unknown): boolean {
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  return code === 'ERR_SQLITE_ERROR' && typeof errcode === 'number' && unavailable.includes(errcode & 0xff);
}
