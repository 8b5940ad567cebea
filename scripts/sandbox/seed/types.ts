import type { Product, Branch, Category } from '../../../src/contract/catalogue.ts';
import type { Drawing } from './drawing.ts';

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
