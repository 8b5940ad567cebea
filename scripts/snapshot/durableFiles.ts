import { createHash } from 'node:crypto';
import { closeSync, fsyncSync, openSync, writeFileSync } from 'node:fs';
import type { Seal } from '../../src/catalogue/snapshot.ts';

/** What a file's bytes are, for its manifest. */
export const seal = (content: string | Buffer): Seal => ({
  bytes: Buffer.byteLength(content),
  sha256: createHash('sha256').update(content).digest('hex'),
});

/** Writes a file so that a loss of power does not undo it. */
export function writeDurably(path: string, content: string | Buffer): void {
  const file = openSync(path, 'w');
  try {
    writeFileSync(file, content);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
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
