import { test } from '@playwright/test';
import { fixtureIds, type FixtureName } from '../../scripts/sandbox/seed/fixtures.ts';
import type { Product } from '../../src/contract/catalogue.ts';
import { countPieces, isOnOffer } from './productList.ts';
import { fetchProducts, onSandbox } from './site.ts';

/** Whether a product of a real catalogue can replace a fixture. */
const canReplace: Record<FixtureName, (product: Product) => boolean> = {
  soldOut: (product) => countPieces(product) === 0,
  lastOne: (product) => countPieces(product) === 1,
  onOffer: (product) => isOnOffer(product) && countPieces(product) > 1,
  newArrival: (product) => product.recent,
  longDescription: ({ description }) => description.length > 4000,
  // Products have a single picture here; findProductWithGallery() fetches the others.
  gallery: () => false,
  noPicture: ({ image }) => image === '',
  markupName: ({ name }) => /[<&"]/.test(name),
  noModel: (product) => product.model === '' && product.discountPrice === 0 && countPieces(product) > 1,
  used: ({ condition }) => /usado/i.test(condition),
  cents: (product) => product.price % 100 > 0 && product.discountPrice === 0,
  equalDiscount: ({ price, discountPrice }) => price === discountPrice,
  links: ({ description }) => /https?:\/\//.test(description),
};

/** Finds a product for tests: on the sandbox the seeded product, elsewhere one that can replace it. Skips the test if there is none. */
export async function findFixtureProduct(name: FixtureName): Promise<Product> {
  const product = (await fetchProducts()).find(onSandbox ? ({ id }) => id === fixtureIds[name] : canReplace[name]);
  if (product) return product;
  test.skip(true, `This shop has no product like the fixture "${name}".`);
  throw new Error('unreachable');
}
