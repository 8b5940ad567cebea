import { readFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { openGraphImageFolder } from '../../src/catalogue/openGraphImageFiles.ts';
import { writeAtomically } from '../snapshot/durableFiles.ts';

/** Sizes of fetched photos, px, by product and file name; the snapshot's report uses them. */
export type PhotoSizes = Record<string, [width: number, height: number]>;

const sizesFile = (snapshotDir: string): string => join(openGraphImageFolder(snapshotDir), 'fotos.json');

/** Reads the stored photo sizes; empty if there are none. */
export function readPhotoSizes(snapshotDir: string): PhotoSizes {
  try {
    const stored: unknown = JSON.parse(readFileSync(sizesFile(snapshotDir), 'utf8'));
    return Object.fromEntries(
      Object.entries(stored ?? {}).filter(
        (entry): entry is [string, [number, number]] => Array.isArray(entry[1]) && entry[1].every(Number.isFinite),
      ),
    );
  } catch {
    return {};
  }
}

/** Stores the photo sizes next to the images. */
export const writePhotoSizes = (snapshotDir: string, sizes: PhotoSizes): void =>
  writeAtomically(sizesFile(snapshotDir), JSON.stringify(sizes));

/** File names of product images. removeUnusedImages() keeps all other files. */
const imageName = /^\d+-[0-9a-f]{12}\.jpg$/;

/** Removes the product images that are not in use. */
export function removeUnusedImages(snapshotDir: string, usedFiles: ReadonlySet<string>): void {
  const folder = openGraphImageFolder(snapshotDir);
  for (const name of readdirSync(folder)) if (imageName.test(name) && !usedFiles.has(name)) rmSync(join(folder, name));
}
