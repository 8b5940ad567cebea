import type { ImageContent } from '../catalogue/openGraphImages.ts';
import type { CatalogueProduct } from '../catalogue/snapshot.ts';
import { findOffer } from '../contract/rules.ts';
import { findKind, type ProductKind } from './kind.ts';

/** The content of a product's Open Graph image. @param isImage whether a gallery item is an image rather than a video */
export const toImageContent = (
  product: CatalogueProduct,
  isImage: (item: string) => boolean,
): ImageContent & { kind: ProductKind } => ({
  id: product.id,
  name: product.name,
  price: product.price,
  offer: findOffer(product),
  kind: findKind(product),
  picture: product.pictures.find(isImage) ?? null,
});
