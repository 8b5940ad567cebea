import type { Product, Branch, Category } from '../../../src/contract/catalogue.ts';
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

export interface SeedProduct {
  product: Product;
  /** File names, `product.image` first; the picture at index n shows view n. */
  pictures: string[];
  drawing: Drawing;
  /** Number of page views. */
  visits: number;
  /** Position in the list of recently sold products: 0 is the latest sale; -1: not in the list. */
  soldRank: number;
}

export interface SeedCatalogue {
  categories: Category[];
  branches: Branch[];
  sliders: string[];
  products: SeedProduct[];
}
