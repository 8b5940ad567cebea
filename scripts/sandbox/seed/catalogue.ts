import { castProducts } from './cast.ts';
import { foundVariants, furtherVariants } from './enumerate.ts';
import { makeRandom } from './random.ts';
import { branches, categories, sliders } from './shop.ts';
import { sell, stage } from './pricing.ts';
import type { SeedCatalogue, SeedProduct } from './types.ts';

export type { SeedCatalogue, SeedProduct } from './types.ts';

const FIRST_ID = 101;

/**
 * The demo shop: the cast, then as many products as asked for. The same arguments give the same shop;
 * the seed moves stock, offers and sales, never the cast nor what a product is.
 */
export function seedCatalogue({ seed = 1, products = 264 }: { seed?: number; products?: number } = {}): SeedCatalogue {
  const random = makeRandom(seed);
  const list: SeedProduct[] = castProducts().slice(0, Math.max(0, products));
  const found = foundVariants();
  for (let i = 0; list.length < products; i++) {
    const item = found[i] ?? furtherVariants(i - found.length);
    list.push(sell(String(FIRST_ID + i), item, random));
  }
  stage(list, random);
  return {
    categories: categories.map((c) => ({ ...c })),
    branches: branches.map((b) => ({ ...b })),
    sliders: [...sliders],
    products: list,
  };
}
