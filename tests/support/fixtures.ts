import { test } from '@playwright/test';
import { fixtureIds, type FixtureName } from '../../scripts/sandbox/seed/fixtures.ts';
import type { Product } from '../../src/contract/catalogue.ts';
import { forSale, onSandbox } from './site.ts';

const stock = (product: Product): number => Object.values(product.stock).reduce((sum, pieces) => sum + pieces, 0);

/** Conditions for a product of a real catalogue to replace a fixture. */
const conditions: Record<FixtureName, (product: Product) => boolean> = {
  soldOut: (product) => stock(product) === 0,
  lastOne: (product) => stock(product) === 1,
  onOffer: (product) => product.discountPrice > 0 && product.discountPrice < product.price && stock(product) > 1,
  recent: (product) => product.recent,
  longDescription: ({ description }) => description.length > 4000,
  gallery: () => false,
  noPicture: ({ image }) => image === '',
  markupName: ({ name }) => /[<&"]/.test(name),
  noModel: (product) => product.model === '' && product.discountPrice === 0 && stock(product) > 1,
  used: ({ condition }) => /usado/i.test(condition),
  cents: (product) => product.price % 100 > 0 && product.discountPrice === 0,
  equalDiscount: ({ price, discountPrice }) => price === discountPrice,
  links: ({ description }) => /https?:\/\//.test(description),
};

/** Finds a fixture: the seeded product on the sandbox, elsewhere one with its property. Skips the test if there is none. */
export async function findFixture(name: FixtureName): Promise<Product> {
  const product = (await forSale()).find(onSandbox ? ({ id }) => id === fixtureIds[name] : conditions[name]);
  if (product) return product;
  test.skip(true, `This shop has no product like the fixture "${name}".`);
  throw new Error('unreachable');
}

/** Formats pesos as R4.1 requires, independently of the site's code. */
export const pesos = (cents: number): string =>
  new Intl.NumberFormat('es-MX', {
    style: 'currency',
    currency: 'MXN',
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
  }).format(cents / 100);
