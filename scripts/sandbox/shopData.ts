import type { Branch, Category, Product } from '../../src/contract/catalogue.ts';
import type { Drawing } from './seed/drawing.ts';

/** A product with the data that the API does not return. */
export interface ProductRecord {
  product: Product;
  /** File names, `product.image` first; the picture at index n shows view n. */
  pictures: string[];
  /** null: chosen by the name. */
  drawing: Drawing | null;
  /** Number of page views. */
  visits: number;
  /** Position in the list of recently sold products: 0 is the latest sale; -1: not in the list. */
  soldRank: number;
}

/** The shop that a database is seeded with. */
export interface ShopData {
  categories: Category[];
  branches: Branch[];
  sliders: string[];
  products: ProductRecord[];
}
