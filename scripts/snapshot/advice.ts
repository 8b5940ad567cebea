import type { CatalogueProduct, Report } from '../../src/catalogue/snapshot.ts';
import { leftOut } from '../../src/features/feeds/feedLimits.ts';
import { isImage } from '../../src/features/product/gallery/items.ts';
import type { PhotoSizes } from '../linkPictures/pictureStore.ts';

/** px: from 31 January 2027 on, Google wants pictures of products to be no smaller (warnings since April 2026). */
const smallest = 500;

/**
 * What was published and could be better, by product: what is too long for Google and Meta, and photos that are small,
 * as far as their sizes are known from the last time that pictures of links were drawn.
 */
export function adviceOf(products: readonly CatalogueProduct[], sizes: PhotoSizes): NonNullable<Report['advice']> {
  return products.flatMap((product) => {
    const photo = product.pictures.find(isImage);
    const [width, height] = (photo !== undefined && sizes[`${product.id}/${photo}`]) || [Infinity, Infinity];
    const small =
      Math.min(width, height) < smallest
        ? [
            {
              field: photo ?? '',
              reason: `mide ${width}×${height} px; Google pide ${smallest}×${smallest} desde enero de 2027`,
            },
          ]
        : [];
    return [...leftOut(product), ...small].map((each) => ({ id: product.id, ...each }));
  });
}
