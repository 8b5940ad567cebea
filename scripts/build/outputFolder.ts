import { existsSync, lstatSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { writeAtomically } from '../snapshot/durableFiles.ts';

/** Marks a folder as the output of this project; other sites have a `_redirects` too. */
const marker = '.shop-build';
const markerText = 'npm run build of the shop created this folder. The next build empties it.\n';

/** Entries that don't count as files of the folder: those of git (if it is a branch), of readFileSystemTime(), and of Finder. */
const ignoredNames = ['.git', '.began', '.DS_Store'];

/**
 * Checks that a build may empty its output folder.
 * @param dist output folder; may be missing or empty
 * @param isUnmodified whether the folder is exactly as the last build left it (earlier versions wrote no marker)
 * @throws Error if it has files that no build wrote
 */
export function assertSafeToEmpty(dist: string, isUnmodified = false): void {
  const entries = existsSync(dist) ? readdirSync(dist).filter((name) => !ignoredNames.includes(name)) : [];
  const isProject = existsSync(join(dist, 'package.json'));
  if (!isProject && (entries.length === 0 || isUnmodified || isMarked(dist))) return;
  throw new Error(
    `DIST_DIR is ${dist}, which has other files (${entries.slice(0, 3).join(', ')}); the build would remove them. ` +
      'Use an empty folder, or the output of an earlier build. If this is the output of an earlier build, delete it.',
  );
}

/** The marker must be a regular file: a symbolic link may lead to the marker of another folder. */
const isMarked = (dist: string): boolean => lstatSync(join(dist, marker), { throwIfNoEntry: false })?.isFile() ?? false;

/** Marks a folder as build output, which the next build may empty. */
export const markFolder = (dist: string): void => writeAtomically(join(dist, marker), markerText);

/** Empties the output folder, except git's files. Removes symbolic links, not their targets. */
export function emptyFolder(dist: string): void {
  mkdirSync(dist, { recursive: true });
  for (const name of readdirSync(dist))
    if (name !== '.git' && name !== marker) rmSync(join(dist, name), { recursive: true, force: true });
}
