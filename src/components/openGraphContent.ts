import type { OpenGraphContent } from '../catalogue/openGraphImageFiles.ts';
import type { CatalogueProduct } from '../catalogue/snapshot.ts';
import { findOffer } from '../contract/rules.ts';
import { findProductKind, type ProductKind } from './productKind.ts';

/**
 * The content of a product's Open Graph image. Not in openGraphImage.ts, whose imports need Vite: Node runs the script that draws
 * the images.
 * @param isImage distinguishes images from videos among the gallery items
 */
export const toOpenGraphContent = (
  product: CatalogueProduct,
  isImage: (item: string) => boolean,
): OpenGraphContent & { kind: ProductKind } => ({
  id: product.id,
  name: product.name,
  price: product.price,
  offer: findOffer(product),
  kind: findProductKind(product),
  picture: product.pictures.find(isImage) ?? null,
});
