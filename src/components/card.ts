import type { Product } from '../contract/catalogue.ts';
import { offerOf, totalStock, type Offer } from '../contract/rules.ts';
import type { Cents } from '../lib/money.ts';
import { findKind, type ProductKind } from './kind.ts';
import { pictureAddress } from './pictureAddress.ts';

/** All that a card shows, and nothing else: pages are made anew when it changes. */
export interface CardView {
  id: string;
  name: string;
  price: Cents;
  offer: Offer | null;
  stock: number;
  unit: string;
  recent: boolean;
  kind: ProductKind;
  picture: string | null;
  /** The phones that its name mentions, shown on a line of their own that is never truncated; "" if that is uncertain. */
  phone: string;
  /** The colours that there are of it, "#1f7a5c #1a1c1e", as the snapshot alone knows them (catalogue/productFamilies.ts). */
  colours?: string;
  /** The phones that it is for, by their names in addresses, in lists that sort products for the shopper's phone first (phoneLine.client.ts). */
  fits?: string;
  /** The shopper's phone, if the product fits it; never in a page's HTML. */
  preferredPhone?: string;
  /** Where it is available, "En tu sucursal", from the live figures; never in a page's HTML. */
  availabilityText?: string;
}

type Shown = 'id' | 'name' | 'price' | 'discountPrice' | 'stock' | 'unit' | 'recent' | 'image' | 'category';

/** The card of a product. */
export const toCard = (product: Pick<Product, Shown> & { phone?: string; colours?: string }): CardView => ({
  id: product.id,
  name: product.name,
  price: product.price,
  offer: offerOf(product),
  stock: totalStock(product.stock),
  unit: product.unit,
  recent: product.recent,
  kind: findKind(product),
  picture: product.image ? pictureAddress(product.id, product.image) : null,
  phone: product.phone ?? '',
  ...(product.colours && { colours: product.colours }),
});
