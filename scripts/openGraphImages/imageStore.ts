import { copyFileSync, linkSync, mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { imageFolder } from '../../src/catalogue/openGraphImages.ts';
import { writeAtomically } from '../snapshot/durableFiles.ts';

/** Sizes of fetched photos, px, by product and file name; the snapshot's report uses them. */
export type PhotoSizes = Record<string, [width: number, height: number]>;

const sizesFile = (snapshotDir: string): string => join(imageFolder(snapshotDir), 'fotos.json');

/** Reads the known photo sizes; empty where there are none. */
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

/** Stores the photo sizes next to the images. */
export const writeSizes = (snapshotDir: string, sizes: PhotoSizes): void =>
  writeAtomically(sizesFile(snapshotDir), JSON.stringify(sizes));

/** Names of images: nothing else in their folder is ever removed. */
const imageName = /^\d+-[0-9a-f]{12}\.jpg$/;

/** Removes images that no product uses. */
export function removeUnused(snapshotDir: string, wanted: ReadonlySet<string>): void {
  const folder = imageFolder(snapshotDir);
  for (const name of readdirSync(folder)) if (imageName.test(name) && !wanted.has(name)) rmSync(join(folder, name));
}

/** Publishes images to a folder: as hard links where both are on one disk, ten thousand in half a second. */
export function publishImages(snapshotDir: string, folder: string, names: Iterable<string>): void {
  mkdirSync(folder, { recursive: true });
  for (const name of names) {
    const from = join(imageFolder(snapshotDir), name);
    const to = join(folder, name);
    rmSync(to, { force: true });
    try {
      linkSync(from, to);
    } catch {
      copyFileSync(from, to);
    }
  }
}
