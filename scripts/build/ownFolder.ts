import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** What every build leaves, from its first minute on; the folder of git is that of a branch that is published. */
const ours = ['_astro', '_redirects', '_headers'];
const ignored = ['.git', '.began', '.DS_Store'];

/**
 * A build empties its folder first: DIST_DIR may not name one that holds somebody's own things.
 * @param dist the folder to be built into; one that is missing or empty will do
 * @throws Error where it holds something and is none that a build has left
 */
export function refuseForeign(dist: string): void {
  const there = existsSync(dist) ? readdirSync(dist).filter((name) => !ignored.includes(name)) : [];
  const isOurs = there.length === 0 || ours.some((name) => there.includes(name));
  if (isOurs && !existsSync(join(dist, 'package.json'))) return;
  throw new Error(
    `DIST_DIR names ${dist}, which holds other things (${there.slice(0, 3).join(', ')}) and would be emptied by the build. ` +
      'Name an empty folder, or one of an earlier build; if this is one, remove it.',
  );
}
