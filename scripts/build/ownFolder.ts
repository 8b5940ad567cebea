import { existsSync, lstatSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { writeWhole } from '../snapshot/durableFiles.ts';

/** What says that a folder is one that builds of this project made: other sites have `_redirects`, too. */
const marker = '.shop-build';
const text = 'npm run build of the shop made this folder, and the next one empties it.\n';

/** What may lie there besides: of git, in a branch that is published; of desktops. */
const ignored = ['.git', '.began', '.DS_Store'];

/**
 * A build empties its folder first: DIST_DIR may not name one that holds somebody's own things.
 * @param dist the folder to be built into; one that is missing or empty will do
 * @param known it is to the letter what the last build left, which may have been of a version without a marker
 * @throws Error where it holds something and is none that a build has made
 */
export function refuseForeign(dist: string, known = false): void {
  const there = existsSync(dist) ? readdirSync(dist).filter((name) => !ignored.includes(name)) : [];
  const isProject = existsSync(join(dist, 'package.json'));
  if (!isProject && (there.length === 0 || known || isMarked(dist))) return;
  throw new Error(
    `DIST_DIR names ${dist}, which holds other things (${there.slice(0, 3).join(', ')}) and would be emptied by the build. ` +
      'Name an empty folder, or one of an earlier build; if this is one, remove it.',
  );
}

/** A file of its own: what a link leads to says nothing of this folder. */
const isMarked = (dist: string): boolean => lstatSync(join(dist, marker), { throwIfNoEntry: false })?.isFile() ?? false;

/** Says of a folder that it is ours; from then on it may be emptied. */
export const mark = (dist: string): void => writeWhole(join(dist, marker), text);

/** Empties a folder of ours, but for what git keeps in it; a link goes, not what it leads to. */
export function empty(dist: string): void {
  mkdirSync(dist, { recursive: true });
  for (const name of readdirSync(dist))
    if (name !== '.git' && name !== marker) rmSync(join(dist, name), { recursive: true, force: true });
}
