import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** A file, and when it was last written (ms, by the clock of its disk). */
export interface Written {
  path: string;
  time: number;
}

/** Every file below a folder, but what git keeps of it. @throws where there is no such folder */
export const filesWritten = (folder: string): Written[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => relative(folder, path).split(sep)[0] !== '.git')
    .sort()
    .map((path) => ({ path, time: statSync(path).mtimeMs }));

/** A digest of which files are below a folder and when each was last written. @throws where there is no such folder */
export function stateOf(folder: string): string {
  const hash = createHash('sha256');
  for (const { path, time } of filesWritten(folder)) hash.update(`${relative(folder, path)}\0${time}\n`);
  return hash.digest('hex');
}
