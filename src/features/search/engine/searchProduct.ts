import type { Product } from '../../../contract/fields.ts';
import { totalStock } from '../../../contract/rules.ts';
import type { Cents } from '../../../lib/money.ts';

/** What the search knows of a product; of its stock only whether there is any. */
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
  /** The colours that there are of it (catalogue/productFamilies.ts). */
  colours?: string;
  /** The phones that its name tells, in a line, once that is learned. */
  phone?: string;
}

export const searchProductOf = (product: Product & { colours?: string }): SearchProduct => ({
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
