import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Reads all files of a folder as latin1, a character per byte, by their paths in it. */
export const readFiles = (dir: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(dir, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .map((path) => [path.slice(dir.length + 1), readFileSync(path, 'latin1')]),
  );
