import { existsSync, lstatSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { writeAtomically } from '../snapshot/durableFiles.ts';

/** Marks a folder as the output of this project; other sites have a `_redirects` too. */
const marker = '.shop-build';
const markerText = 'npm run build of the shop created this folder. The next build empties it.\n';

/** Entries that are ignored: those of git, in a published branch, and of the desktop. */
const ignored = ['.git', '.began', '.DS_Store'];

/**
 * Throws for a folder with foreign files, since a build empties its folder.
 * @param dist output folder; may be missing or empty
 * @param known the folder is exactly what the last build left (earlier versions wrote no marker)
 * @throws Error if it has files that no build wrote
 */
export function assertOwnFolder(dist: string, known = false): void {
  const entries = existsSync(dist) ? readdirSync(dist).filter((name) => !ignored.includes(name)) : [];
  const isProject = existsSync(join(dist, 'package.json'));
  if (!isProject && (entries.length === 0 || known || isMarked(dist))) return;
  throw new Error(
    `DIST_DIR is ${dist}, which has other files (${entries.slice(0, 3).join(', ')}); the build would remove them. ` +
      'Use an empty folder, or that of an earlier build; if this is one, remove it.',
  );
}

/** The marker must be a regular file: the target of a symbolic link says nothing about this folder. */
const isMarked = (dist: string): boolean => lstatSync(join(dist, marker), { throwIfNoEntry: false })?.isFile() ?? false;

/** Marks a folder as build output, which the next build may empty. */
export const markFolder = (dist: string): void => writeAtomically(join(dist, marker), markerText);

/** Empties the output folder, except git's files. Removes symbolic links, not their targets. */
export function emptyFolder(dist: string): void {
  mkdirSync(dist, { recursive: true });
  for (const name of readdirSync(dist))
    if (name !== '.git' && name !== marker) rmSync(join(dist, name), { recursive: true, force: true });
}
