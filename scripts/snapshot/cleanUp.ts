import { lstatSync, readFileSync, readdirSync, rmSync, type Dirent } from 'node:fs';
import { join } from 'node:path';
import { openGraphImageFolder } from '../../src/catalogue/openGraphImageFiles.ts';
import { slidePath } from '../../src/catalogue/loadSnapshot.ts';
import { slideTypes, type Manifest } from '../../src/catalogue/snapshot.ts';

/** Number of generations to keep. */
const maxGenerations = 5;

/** Names of generations and slides that a snapshot writes. Clean-up removes only these, and legacy slides. */
const generationName = /^\.?\d{17}-[0-9a-f]+$/;
const slideName = new RegExp(`^[0-9a-f]{16}\\.(?:${slideTypes.join('|')})$`);
/** Names of slides that earlier versions wrote, whose snapshots are no longer read. */
const legacySlideName = /^[0-9a-f]{12}-/;

/**
 * Checks that no folder of a snapshot is a symbolic link: writing through it could change files elsewhere. SNAPSHOT_DIR itself
 * may be one.
 * @throws Error that names the link
 */
export function assertNoSymlinks(dir: string): void {
  for (const path of [join(dir, 'generations'), join(dir, 'sliders'), openGraphImageFolder(dir)]) {
    if (lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink())
      throw new Error(
        `${path} is a symbolic link, and a snapshot is never written through one. Remove it, or set SNAPSHOT_DIR.`,
      );
  }
}

/**
 * Removes all but the last five generations, and slides that none of them uses. Failures are only logged, since the
 * snapshot is complete already.
 */
export function removeOldGenerations(dir: string, warn: (message: string) => void): void {
  const warnOnError = (folder: string, task: () => void): void => {
    try {
      task();
    } catch (error) {
      warn(`${folder} could not be cleaned up: ${error instanceof Error ? error.message : String(error)}`);
    }
  };
  const generations = join(dir, 'generations');
  warnOnError(generations, () => {
    for (const name of listGenerations(dir).slice(0, -maxGenerations))
      rmSync(join(generations, name), { recursive: true });
  });
  warnOnError(join(dir, 'sliders'), () => {
    const used = new Set(listGenerations(dir).flatMap((name) => readSlidePaths(dir, join(generations, name))));
    for (const entry of listEntries(join(dir, 'sliders'))) {
      const path = join(dir, 'sliders', entry.name);
      if (entry.isFile() && [slideName, legacySlideName].some((pattern) => pattern.test(entry.name)) && !used.has(path))
        rmSync(path);
    }
  });
}

/** Names of the generations, the oldest first; those that a crash left unfinished start with a dot, and so come before. */
export const listGenerations = (dir: string): string[] =>
  listEntries(join(dir, 'generations'))
    .filter((entry) => entry.isDirectory() && generationName.test(entry.name))
    .map(({ name }) => name)
    .sort();

const listEntries = (folder: string): Dirent[] => {
  const stats = lstatSync(folder, { throwIfNoEntry: false });
  return stats?.isDirectory() ? readdirSync(folder, { withFileTypes: true }) : [];
};

/** Paths of a generation's slides; none if its manifest is damaged, since no build reads such a generation. */
function readSlidePaths(dir: string, generation: string): string[] {
  try {
    const { slides } = JSON.parse(readFileSync(join(generation, 'manifest.json'), 'utf8')) as Manifest;
    return Object.values(slides ?? {}).map((slide) => slidePath(dir, slide));
  } catch {
    return [];
  }
}
