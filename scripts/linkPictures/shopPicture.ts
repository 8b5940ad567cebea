import { join } from 'node:path';
import { pictureFolder, shopPictureFile } from '../../src/catalogue/linkPictures.ts';
import { picturedOf } from '../../src/components/pictured.ts';
import type { Catalogue } from '../../src/catalogue/snapshot.ts';
import { findKind } from '../../src/components/kind.ts';
import { isImage } from '../../src/features/product/gallery/items.ts';
import { shop } from '../../src/shop.ts';
import { shelfPlaces } from './design.ts';
import { shopPicture } from './drawPicture.ts';
import { fetchPhoto } from './photos.ts';
import { writeAtomically } from '../snapshot/durableFiles.ts';

/** px, within a place of the shelf. */
const box = 210;

/**
 * Draws the picture that links to the shop show: five things that it sells, one of each of its largest categories.
 * @param photoBase null: without photos, as it is drawn where no step before the build did
 */
export async function makeShopPicture(
  catalogue: Pick<Catalogue, 'products' | 'categories'>,
  snapshotDir: string,
  photoBase: string | null,
  fetch: typeof globalThis.fetch,
): Promise<void> {
  const byId = new Map(catalogue.products.map((product) => [product.id, product]));
  const largest = catalogue.categories
    .toSorted((a, b) => b.products.length - a.products.length)
    .slice(0, shelfPlaces.length)
    .flatMap(
      ({ products }) => products.flatMap((id) => byId.get(id) ?? []).find(({ image }) => image && isImage(image)) ?? [],
    );
  const shelf = await Promise.all(
    largest.map(async (product) => {
      const { id, photo } = picturedOf(product, isImage);
      if (!photo || photoBase === null || photo.startsWith('https://')) return findKind(product);
      const address = `${photoBase}/${id}/${encodeURIComponent(photo)}`;
      return (await fetchPhoto(address, box, fetch).catch(() => null))?.photo ?? findKind(product);
    }),
  );
  const picture = await shopPicture(shop.name, shop.tagline, shelf);
  writeAtomically(join(pictureFolder(snapshotDir), shopPictureFile()), picture);
}
