import type { Product, Branch, Category } from '../../../src/contract/catalogue.ts';
import type { Drawing } from './drawing.ts';

/** A product without data. A field that is new in the contract gets its value for the whole demo shop here. */
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

export interface SeedProduct {
  product: Product;
  /** File names; the first is `product.image`. Picture n shows view n. */
  pictures: string[];
  drawing: Drawing;
  /** Number of views. */
  visits: number;
  /** Its rank among the recently sold products: 0 is the latest, -1 is not among them. */
  soldRank: number;
}

export interface SeedCatalogue {
  categories: Category[];
  branches: Branch[];
  sliders: string[];
  products: SeedProduct[];
}
