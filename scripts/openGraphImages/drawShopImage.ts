import { join } from 'node:path';
import { openGraphImageFolder, shopImageFile } from '../../src/catalogue/openGraphImageFiles.ts';
import { toOpenGraphContent } from '../../src/components/openGraphContent.ts';
import type { Catalogue } from '../../src/catalogue/snapshot.ts';
import { findProductKind } from '../../src/components/productKind.ts';
import { isImage } from '../../src/features/product/gallery/items.ts';
import { about, shop } from '../../src/shop.ts';
import { shopPhotoBoxes } from './layout.ts';
import { renderShopImage } from './renderImage.ts';
import { fetchPhoto, toPhotoUrl } from './fetchPhoto.ts';
import { writeAtomically } from '../snapshot/durableFiles.ts';

/** Side of a photo, px. */
const photoSide = 210;

/**
 * Draws the default Open Graph image, with a product of each of the five largest categories that has a picture.
 * @param photoBase base URL of the product photos; null: icons only
 */
export async function drawShopImage(
  catalogue: Pick<Catalogue, 'products' | 'categories'>,
  snapshotDir: string,
  photoBase: string | null,
  fetch: typeof globalThis.fetch,
): Promise<void> {
  const byId = new Map(catalogue.products.map((product) => [product.id, product]));
  const featuredProducts = catalogue.categories
    .toSorted((a, b) => b.products.length - a.products.length)
    .slice(0, shopPhotoBoxes.length)
    .flatMap(
      ({ products }) => products.flatMap((id) => byId.get(id) ?? []).find(({ image }) => image && isImage(image)) ?? [],
    );
  const tiles = await Promise.all(
    featuredProducts.map(async (product) => {
      const { id, picture: fileName } = toOpenGraphContent(product, isImage);
      if (!fileName || photoBase === null || fileName.startsWith('https://')) return findProductKind(product);
      return (
        (await fetchPhoto(toPhotoUrl(id, fileName, photoBase), photoSide, fetch).catch(() => null))?.photo ??
        findProductKind(product)
      );
    }),
  );
  const jpeg = await renderShopImage(shop.name, about.tagline, tiles);
  writeAtomically(join(openGraphImageFolder(snapshotDir), shopImageFile()), jpeg);
}
