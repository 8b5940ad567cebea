import type { Product, Branch, Category } from '../../../src/contract/catalogue.ts';
import type { Drawing } from './drawing.ts';

export interface SeedProduct {
  product: Product;
  /** File names, the first is `product.image`; empty for a product without a picture. Picture n shows view n. */
  pictures: string[];
  drawing: Drawing;
  /** How often it was looked at. */
  visits: number;
  /** Its place among the products sold last: 0 is the latest, -1 never. */
  soldRank: number;
}

export interface SeedCatalogue {
  categories: Category[];
  branches: Branch[];
  sliders: string[];
  products: SeedProduct[];
}
