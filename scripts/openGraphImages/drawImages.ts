import { existsSync } from 'node:fs';
import { join } from 'node:path';
import pLimit from 'p-limit';
import {
  findDrawnImages,
  openGraphImageFile,
  openGraphImageFolder,
  type OpenGraphContent,
} from '../../src/catalogue/openGraphImageFiles.ts';
import { toOpenGraphContent } from '../../src/components/openGraphContent.ts';
import type { Catalogue, CatalogueProduct } from '../../src/catalogue/snapshot.ts';
import { isImage } from '../../src/features/product/gallery/items.ts';
import { shop } from '../../src/shop.ts';
import { photoBox } from './layout.ts';
import { renderProductImage } from './renderImage.ts';
import { fetchPhoto, toPhotoUrl } from './fetchPhoto.ts';
import { writeAtomically } from '../snapshot/durableFiles.ts';
import { removeUnusedImages, readPhotoSizes, writePhotoSizes } from './imageStore.ts';

export interface DrawOptions {
  snapshotDir: string;
  catalogue: Pick<Catalogue, 'products'>;
  /** Base URL of the product photos: `{API_HOST}/img/productos`. */
  photoBase: string;
  /** Maximum number of images to draw. */
  max: number;
  /** Time limit after which no further image is started, ms. */
  timeout: number;
  fetch: typeof globalThis.fetch;
  now: () => number;
}

export interface DrawResult {
  drawn: number;
  /** Number of images that are still missing. */
  remaining: number;
  /** Message of the last error; '' if there was none. */
  lastError: string;
}

const maxConcurrent = 6;
/** Consecutive failures after which no further image is started. */
const maxFailures = 8;

/**
 * Draws missing product images: changed products first, then best sellers. Removes unused images. The next call retries
 * products whose photo could not be fetched; until then their pages use the photo itself.
 */
export async function drawImages(options: DrawOptions): Promise<DrawResult> {
  const { snapshotDir, catalogue, photoBase, max, timeout, fetch, now } = options;
  const bySold = catalogue.products.toSorted((a, b) => b.sold - a.sold);
  const images = new Map(bySold.map((product) => toProductImage(product)));
  const drawnFiles = findDrawnImages(snapshotDir);
  // Outdated images come before those that were never drawn.
  const outdatedIds = new Set([...drawnFiles].filter((file) => !images.has(file)).map(toProductId));
  const missing = [...images]
    .filter(([file]) => !drawnFiles.has(file))
    .sort(([a], [b]) => Number(outdatedIds.has(toProductId(b))) - Number(outdatedIds.has(toProductId(a))));
  const deadline = now() + timeout;
  const photoSizes = readPhotoSizes(snapshotDir);
  const initialSizeCount = Object.keys(photoSizes).length;
  let drawn = 0;
  let failures = 0;
  let lastError = '';
  const draw = async ([file, content]: ProductImage): Promise<void> => {
    if (now() > deadline || failures >= maxFailures) return;
    try {
      const { id, picture } = content;
      const fetched = picture && (await fetchPhoto(toPhotoUrl(id, picture, photoBase), photoBox.size, fetch));
      if (fetched) photoSizes[toSizeKey(content)] = [fetched.width, fetched.height];
      const jpeg = await renderProductImage(shop.name, content, fetched ? fetched.photo : null);
      writeAtomically(join(openGraphImageFolder(snapshotDir), file), jpeg);
      drawn++;
      failures = 0;
    } catch (error) {
      failures++;
      lastError = error instanceof Error ? error.message : String(error);
    }
  };
  const limit = pLimit(maxConcurrent);
  await Promise.all(missing.slice(0, max).map((image) => limit(draw, image)));
  if (Object.keys(photoSizes).length > initialSizeCount) writePhotoSizes(snapshotDir, photoSizes);
  if (existsSync(openGraphImageFolder(snapshotDir))) removeUnusedImages(snapshotDir, new Set(images.keys()));
  return { drawn, remaining: missing.length - drawn, lastError };
}

const toProductId = (file: string): string => file.split('-', 1)[0] ?? '';

type ProductImage = [file: string, content: ReturnType<typeof toOpenGraphContent>];

const toProductImage = (product: CatalogueProduct): ProductImage => {
  const content = toOpenGraphContent(product, isImage);
  return [openGraphImageFile(content), content];
};

const toSizeKey = ({ id, picture }: OpenGraphContent): string => `${id}/${picture}`;
