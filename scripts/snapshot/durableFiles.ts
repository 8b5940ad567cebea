import { createHash } from 'node:crypto';
import { closeSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Seal } from '../../src/catalogue/snapshot.ts';

/** What a file's bytes are, for its manifest. */
export const seal = (content: string | Buffer): Seal => ({
  bytes: Buffer.byteLength(content),
  sha256: createHash('sha256').update(content).digest('hex'),
});

/** Writes a file so that a loss of power does not undo it. What lies there goes first: a link would lead elsewhere (P83). */
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

/** Writes a file whole or not at all, and through no link (P83). */
export function writeWhole(path: string, content: string | Buffer): void {
  mkdirSync(dirname(path), { recursive: true });
  rmSync(`${path}.new`, { force: true });
  writeFileSync(`${path}.new`, content, { flag: 'wx' });
  renameSync(`${path}.new`, path);
}

/** Makes what was made, renamed or removed in a folder last. */
export function syncFolder(path: string): void {
  if (process.platform === 'win32') return; // Windows cannot open a folder to sync it.
  const folder = openSync(path, 'r');
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
}
