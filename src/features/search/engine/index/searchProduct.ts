import type { Phone } from '../../../../catalogue/phones/phones.ts';
import type { Product } from '../../../../contract/catalogue.ts';
import { someInStock, totalStock } from '../../../../contract/rules.ts';
import type { Cents } from '../../../../lib/money.ts';

// The product data of the search.

/** A product of the search, with its availability in place of its stock. */
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
  /** The colours it comes in (catalogue/variantGroups.ts). */
  colours?: string;
  /** The phones that its name mentions, as cards show them; set when the search file is loaded (`setProductPhones`). */
  phone?: string;
}

/** Converts a product of the catalogue or the live API. */
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

/** Converts a searchable product back, for cards and lists: the stock only says whether there is any. */
export const fromSearchProduct = (product: SearchProduct) => ({
  ...product,
  unit: '',
  stock: { '': product.inStock ? someInStock : 0 },
});

/** The full forms of abbreviated and damaged words, by the word as it is tokenized. */
export type FullForms = ReadonlyMap<string, string>;

/**
 * The annotations of the products (`annotations.ts`), in their order. They take seconds to compute, so the build publishes them
 * in the search file.
 */
export interface Annotations {
  /** The types of each product, as the type's id and, in the low `typeBits`, an index into `confidence` (`matchers.ts`). */
  types: readonly (readonly number[])[];
  /** The phones that each product's name mentions, as an index into `allPhones` and, in the low `phoneBits`, 1 if the product is that phone. */
  phones: readonly (readonly number[])[];
  allPhones: readonly Phone[];
  /** The full forms of abbreviated or damaged words of names (`nameExpansion.ts`). */
  fullForms: FullForms;
  /** Names with full forms and implied words, by row, if they differ from the shop's. */
  indexedNames: ReadonlyMap<number, string>;
}
