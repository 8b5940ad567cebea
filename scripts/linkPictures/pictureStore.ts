import { copyFileSync, linkSync, mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pictureFolder } from '../../src/catalogue/linkPictures.ts';
import { writeAtomically } from '../snapshot/durableFiles.ts';

/** The sizes of photos that were fetched, px, by product and name: what the snapshot's report knows of them. */
export type PhotoSizes = Record<string, [width: number, height: number]>;

const sizesFile = (snapshotDir: string): string => join(pictureFolder(snapshotDir), 'fotos.json');

/** The sizes that are known; none where none are. */
export function readSizes(snapshotDir: string): PhotoSizes {
  try {
    const read: unknown = JSON.parse(readFileSync(sizesFile(snapshotDir), 'utf8'));
    return Object.fromEntries(
      Object.entries(read ?? {}).filter(
        (entry): entry is [string, [number, number]] => Array.isArray(entry[1]) && entry[1].every(Number.isFinite),
      ),
    );
  } catch {
    return {};
  }
}

export const writeSizes = (snapshotDir: string, sizes: PhotoSizes): void =>
  writeAtomically(sizesFile(snapshotDir), JSON.stringify(sizes));

/** The names that pictures are given: nothing else in their folder is ever removed. */
const pictureName = /^\d+-[0-9a-f]{12}\.jpg$/;

/** Removes the pictures that no product has any more. */
export function forgetOthers(snapshotDir: string, wanted: ReadonlySet<string>): void {
  const folder = pictureFolder(snapshotDir);
  for (const name of readdirSync(folder)) if (pictureName.test(name) && !wanted.has(name)) rmSync(join(folder, name));
}

/** Puts pictures where they are published: as links where both folders are on one disk, ten thousand in half a second. */
export function publishPictures(snapshotDir: string, folder: string, names: Iterable<string>): void {
  mkdirSync(folder, { recursive: true });
  for (const name of names) {
    const [from, to] = [join(pictureFolder(snapshotDir), name), join(folder, name)];
    rmSync(to, { force: true });
    try {
      linkSync(from, to);
    } catch {
      copyFileSync(from, to);
    }
  }
}
