import { displayName } from '../../components/categoryName.ts';
import { pictureAddress } from '../../components/pictureAddress.ts';
import type { Product } from '../../contract/catalogue.ts';

/** A category as a tile with a picture. */
export interface CategoryTileView {
  name: string;
  address: string;
  /** A picture of something in it, or null. */
  picture: string | null;
}

/** Up to 6 tiles (R3.5): the largest categories, each with a picture of its best seller. */
export function toCategoryTiles(
  categories: readonly {
    name: string;
    slug: string;
    similarNames?: readonly unknown[];
    products: readonly Product[];
  }[],
): CategoryTileView[] {
  return [...categories]
    .sort((a, b) => b.products.length - a.products.length)
    .slice(0, 6)
    .map((category) => {
      const { slug, products } = category;
      const pictured = products.find(({ image }) => image);
      return {
        name: displayName(category),
        address: `/categoria/${slug}`,
        picture: pictured ? pictureAddress(pictured.id, pictured.image) : null,
      };
    });
}
