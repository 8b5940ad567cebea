import type { Product } from '../../../src/contract/catalogue.ts';
import type { ProductRecord, ShopData } from '../shopData.ts';
import type { Drawing } from './drawing.ts';

/** Default values of a product. A new field of the contract gets its value for the whole demo shop here. */
export const blankProduct: Product = {
  id: '',
  name: '',
  description: '',
  price: 0,
  discountPrice: 0,
  condition: 'Nuevo',
  recent: false,
  unit: 'Pieza',
  brand: '',
  model: '',
  category: '',
  image: '',
  sold: 0,
  stock: {},
};

export interface GeneratedProduct extends ProductRecord {
  drawing: Drawing;
}

export interface GeneratedShop extends ShopData {
  products: GeneratedProduct[];
}
