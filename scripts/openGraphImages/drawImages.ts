import { existsSync } from 'node:fs';
import { join } from 'node:path';
import pLimit from 'p-limit';
import {
  findRenderedImages,
  toImageFile,
  imageFolder,
  type ImageContent,
} from '../../src/catalogue/openGraphImages.ts';
import { toImageContent } from '../../src/components/imageContent.ts';
import type { Catalogue, CatalogueProduct } from '../../src/catalogue/snapshot.ts';
import { isImage } from '../../src/features/product/gallery/items.ts';
import { shop } from '../../src/shop.ts';
import { photoBox } from './layout.ts';
import { renderProductImage } from './renderImage.ts';
import { fetchPhoto } from './fetchPhoto.ts';
import { writeAtomically } from '../snapshot/durableFiles.ts';
import { removeUnused, readSizes, writeSizes } from './imageStore.ts';

export interface DrawOptions {
  snapshotDir: string;
  catalogue: Pick<Catalogue, 'products'>;
  /** URL of the product photos: `{API_HOST}/img/productos`. */
  photoBase: string;
  /** Number of images to draw. */
  max: number;
  /** Time limit after which no further image is started, ms. */
  timeout: number;
  fetch: typeof globalThis.fetch;
  now: () => number;
}

export interface DrawResult {
  drawn: number;
  /** Images that are still missing. */
  left: number;
  /** Why the last photo could not be fetched; '' where all were. */
  lastError: string;
}

const maxConcurrent = 6;
/** Consecutive failures after which no further photo is fetched. */
const maxFailures = 8;

/**
 * Draws missing product images: changed products first, then best sellers. Removes unused images. Products whose photo
 * cannot be fetched are left for the next time; until then their pages use the photo itself.
 */
export async function drawImages(options: DrawOptions): Promise<DrawResult> {
  const { snapshotDir, catalogue, photoBase, max, timeout, fetch, now } = options;
  const bySold = catalogue.products.toSorted((a, b) => b.sold - a.sold);
  const wanted = new Map(bySold.map((product) => toProductImage(product)));
  const there = findRenderedImages(snapshotDir);
  // Outdated images come before those that were never drawn.
  const old = new Set([...there].filter((file) => !wanted.has(file)).map(toProductId));
  const missing = [...wanted]
    .filter(([file]) => !there.has(file))
    .sort(([a], [b]) => Number(old.has(toProductId(b))) - Number(old.has(toProductId(a))));
  const deadline = now() + timeout;
  const sizes = readSizes(snapshotDir);
  const known = Object.keys(sizes).length;
  let drawn = 0;
  let failures = 0;
  let lastError = '';
  const draw = async ([file, pictured]: ProductImage): Promise<void> => {
    if (now() > deadline || failures >= maxFailures) return;
    try {
      const fetched = pictured.picture && (await fetchPhoto(toPhotoUrl(pictured, photoBase), photoBox.size, fetch));
      if (fetched) sizes[toSizeKey(pictured)] = [fetched.width, fetched.height];
      const picture = await renderProductImage(shop.name, pictured, fetched ? fetched.photo : null);
      writeAtomically(join(imageFolder(snapshotDir), file), picture);
      drawn++;
      failures = 0;
    } catch (error) {
      failures++;
      lastError = error instanceof Error ? error.message : String(error);
    }
  };
  const limit = pLimit(maxConcurrent);
  await Promise.all(missing.slice(0, max).map((one) => limit(draw, one)));
  if (Object.keys(sizes).length > known) writeSizes(snapshotDir, sizes);
  if (existsSync(imageFolder(snapshotDir))) removeUnused(snapshotDir, new Set(wanted.keys()));
  return { drawn, left: missing.length - drawn, lastError };
}

const toProductId = (file: string): string => file.split('-', 1)[0] ?? '';

type ProductImage = [file: string, pictured: ReturnType<typeof toImageContent>];

const toProductImage = (product: CatalogueProduct): ProductImage => {
  const pictured = toImageContent(product, isImage);
  return [toImageFile(pictured), pictured];
};

const toPhotoUrl = ({ id, picture }: ImageContent, base: string): string =>
  picture?.startsWith('https://') ? picture : `${base}/${id}/${encodeURIComponent(picture ?? '')}`;

const toSizeKey = ({ id, picture }: ImageContent): string => `${id}/${picture}`;
