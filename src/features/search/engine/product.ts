import type { Phone } from '../../../catalogue/phones/phones.ts';
import type { Product } from '../../../contract/fields.ts';
import { totalStock } from '../../../contract/rules.ts';
import type { Cents } from '../../../lib/money.ts';

/** A product as the search knows it; of its stock, only whether there is any. */
export interface SearchProduct {
  id: string;
  name: string;
  brand: string;
  model: string;
  category: string;
  price: Cents;
  discountPrice: Cents;
  inStock: boolean;
  recent: boolean;
  image: string;
  sold: number;
  /** The colours it comes in (catalogue/productFamilies.ts). */
  colours?: string;
  /** The phones that its name mentions, as cards show them; set when the search file is loaded (`setPhoneLines`). */
  phone?: string;
}

export const toSearchProduct = (product: Product & { colours?: string }): SearchProduct => ({
  id: product.id,
  name: product.name,
  brand: product.brand,
  model: product.model,
  category: product.category,
  price: product.price,
  discountPrice: product.discountPrice,
  inStock: totalStock(product.stock) > 0,
  recent: product.recent,
  image: product.image,
  sold: product.sold,
  ...(product.colours && { colours: product.colours }),
});

/** Confidence that a product is of a type: by the head noun of its name, another word for it, its category, or a later part of the name. */
export const confidence = [1, 0.9, 0.85, 0.6] as const;

/**
 * What the build finds out about the products (`annotations.ts`), in their order: it takes seconds, so it is published in
 * the search file.
 */
export interface Annotations {
  /** The types of each product, as 4 × the type's id + an index into `confidence`. */
  types: readonly (readonly number[])[];
  /** The phones that each product's name mentions, as 2 × an index into `allPhones`, + 1 where the product is that phone. */
  phones: readonly (readonly number[])[];
  allPhones: readonly Phone[];
}
