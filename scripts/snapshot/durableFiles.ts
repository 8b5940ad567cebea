import { createHash } from 'node:crypto';
import { closeSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { FileChecksum } from '../../src/catalogue/snapshot.ts';

/** Size and SHA-256 of a file, for the manifest. */
export const checksum = (content: string | Buffer): FileChecksum => ({
  bytes: Buffer.byteLength(content),
  sha256: createHash('sha256').update(content).digest('hex'),
});

/** Writes a file and syncs it to disk. Removes an existing file first, so that a symbolic link is never followed (P83). */
export function writeDurably(path: string, content: string | Buffer): void {
  rmSync(path, { force: true });
  const file = openSync(path, 'wx');
  try {
    writeFileSync(file, content);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** Writes a file atomically, never through a symbolic link (P83). */
export function writeAtomically(path: string, content: string | Buffer): void {
  mkdirSync(dirname(path), { recursive: true });
  rmSync(`${path}.new`, { force: true });
  writeFileSync(`${path}.new`, content, { flag: 'wx' });
  renameSync(`${path}.new`, path);
}

/** Syncs a folder to disk, so that created, renamed and removed entries survive a power loss. */
export function syncFolder(path: string): void {
  if (process.platform === 'win32') return; // Windows cannot open a folder to sync it.
  const folder = openSync(path, 'r');
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
}
