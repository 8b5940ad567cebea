import { createFixtures } from './fixtures.ts';
import { createVariant, initialVariants } from './variants.ts';
import { createRandom } from './random.ts';
import { branches, categories, sliders } from './shop.ts';
import { createProduct, prepareHomeLists } from './createProduct.ts';
import type { SeedCatalogue, SeedProduct } from './types.ts';

export type { SeedCatalogue, SeedProduct } from './types.ts';

const firstId = 101;

/**
 * Creates the demo shop: the fixtures, then further products up to the requested number. The same arguments give the same
 * shop. The seed changes stock, offers and sales, but neither the fixtures nor names, descriptions and pictures.
 */
export function seedCatalogue({ seed = 1, products = 264 }: { seed?: number; products?: number } = {}): SeedCatalogue {
  const random = createRandom(seed);
  const seeded: SeedProduct[] = createFixtures().slice(0, Math.max(0, products));
  const initial = initialVariants();
  for (let i = 0; seeded.length < products; i++) {
    const spec = initial[i] ?? createVariant(i - initial.length);
    seeded.push(createProduct(String(firstId + i), spec, random));
  }
  prepareHomeLists(seeded, random);
  return {
    categories: categories.map((c) => ({ ...c })),
    branches: branches.map((b) => ({ ...b })),
    sliders: [...sliders],
    products: seeded,
  };
}
