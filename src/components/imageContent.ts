import type { ImageContent } from '../catalogue/openGraphImages.ts';
import type { CatalogueProduct } from '../catalogue/snapshot.ts';
import { findOffer } from '../contract/rules.ts';
import { findKind, type ProductKind } from './kind.ts';

/** What the picture of a link to a product says. @param isImage whether one of a product's pictures is a picture */
export const toImageContent = (
  product: CatalogueProduct,
  isImage: (picture: string) => boolean,
): ImageContent & { kind: ProductKind } => ({
  id: product.id,
  name: product.name,
  price: product.price,
  offer: findOffer(product),
  kind: findKind(product),
  photo: product.pictures.find(isImage) ?? null,
});
