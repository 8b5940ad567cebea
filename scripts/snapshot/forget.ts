import { lstatSync, readFileSync, readdirSync, rmSync, type Dirent } from 'node:fs';
import { join } from 'node:path';
import { pictureFolder } from '../../src/catalogue/linkPictures.ts';
import { slidePath } from '../../src/catalogue/load.ts';
import { slideTypes, type Manifest } from '../../src/catalogue/snapshot.ts';

/** How many generations are kept. */
const kept = 5;

/** The names that a snapshot gives: nothing else in its folders is ever removed, whoever put it there. */
const generationName = /^\.?\d{17}-[0-9a-f]+$/;
const slideName = new RegExp(`^[0-9a-f]{16}\\.(?:${slideTypes.join('|')})$`);
/** What earlier versions called them; no snapshot is read with these any more. */
const slideNameBefore = /^[0-9a-f]{12}-/;

/**
 * Refuses to write through a link: what it leads to is somebody else's. SNAPSHOT_DIR itself may be one.
 * @throws Error that names it
 */
export function refuseLinks(dir: string): void {
  for (const path of [join(dir, 'generations'), join(dir, 'sliders'), pictureFolder(dir)]) {
    if (lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink())
      throw new Error(`${path} is a link, and a snapshot is not written through one. Remove it, or set SNAPSHOT_DIR.`);
  }
}

/**
 * Removes the generations before the last five, and the slides that none has any more. A snapshot is whole without that,
 * so what goes wrong is only told.
 */
export function forgetOld(dir: string, warn: (message: string) => void): void {
  const attempt = (what: string, task: () => void): void => {
    try {
      task();
    } catch (error) {
      warn(`${what} could not be cleaned up: ${error instanceof Error ? error.message : String(error)}`);
    }
  };
  const generations = join(dir, 'generations');
  const names = (): string[] =>
    entriesOf(generations)
      .filter((entry) => entry.isDirectory() && generationName.test(entry.name))
      .map(nameOf)
      .sort();
  attempt(generations, () => {
    for (const old of names().slice(0, -kept)) rmSync(join(generations, old), { recursive: true });
  });
  attempt(join(dir, 'sliders'), () => {
    const used = new Set(names().flatMap((name) => slidesIn(dir, join(generations, name))));
    for (const entry of entriesOf(join(dir, 'sliders'))) {
      const path = join(dir, 'sliders', entry.name);
      if (entry.isFile() && [slideName, slideNameBefore].some((name) => name.test(entry.name)) && !used.has(path))
        rmSync(path);
    }
  });
}

const nameOf = ({ name }: Dirent): string => name;

const entriesOf = (folder: string): Dirent[] => {
  const found = lstatSync(folder, { throwIfNoEntry: false });
  return found?.isDirectory() ? readdirSync(folder, { withFileTypes: true }) : [];
};

/** The slides of a generation; none where its manifest is damaged, since no build reads it then. */
function slidesIn(dir: string, generation: string): string[] {
  try {
    const { slides } = JSON.parse(readFileSync(join(generation, 'manifest.json'), 'utf8')) as Manifest;
    return Object.values(slides ?? {}).map((its) => slidePath(dir, its));
  } catch {
    return [];
  }
}
