import { createFixtures, firstGeneratedId } from './fixtures.ts';
import { createProductSpec, initialProductSpecs } from './productSpecs.ts';
import { createRandom } from './random.ts';
import { branches, categories, sliders } from './shop.ts';
import { generateProduct, prepareHomeLists } from './generateProduct.ts';
import type { GeneratedShop, GeneratedProduct } from './types.ts';

export interface GeneratorOptions {
  /** Of the random numbers. */
  seed?: number;
  /** Number of products, with the fixtures. */
  products?: number;
}

/**
 * Generates the demo shop: the fixtures, then further products up to the requested number. The same arguments give the
 * same shop. Another seed changes neither the fixtures nor the names, descriptions and pictures of products.
 */
export function generateShop({ seed = 1, products = 264 }: GeneratorOptions = {}): GeneratedShop {
  const random = createRandom(seed);
  const generated: GeneratedProduct[] = createFixtures().slice(0, Math.max(0, products));
  const initialSpecs = initialProductSpecs();
  for (let i = 0; generated.length < products; i++) {
    const spec = initialSpecs[i] ?? createProductSpec(i - initialSpecs.length);
    generated.push(generateProduct(String(firstGeneratedId + i), spec, random));
  }
  prepareHomeLists(generated, random);
  return {
    categories: categories.map((category) => ({ ...category })),
    branches: branches.map((branch) => ({ ...branch })),
    sliders: [...sliders],
    products: generated,
  };
}
