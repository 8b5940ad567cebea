import { test } from '@playwright/test';
import { cast, type CastRole } from '../../scripts/sandbox/seed/cast.ts';
import type { Product } from '../../src/contract/catalogue.ts';
import { onSale, onSandbox } from './site.ts';

const stock = (product: Product): number => Object.values(product.stock).reduce((sum, pieces) => sum + pieces, 0);

/** What makes a product fit a role, where the catalogue is a real one. */
const fits: Record<CastRole, (product: Product) => boolean> = {
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

/** The product that plays a role: the seed's own on the sandbox, one with its property elsewhere. Without one the test is skipped. */
export async function actor(role: CastRole): Promise<Product> {
  const product = (await onSale()).find(onSandbox ? ({ id }) => id === cast[role] : fits[role]);
  if (product) return product;
  test.skip(true, `This shop has no product for the role "${role}".`);
  throw new Error('unreachable');
}

/** Pesos as the requirement has them (R4.1), by another way than the site's. */
export const pesos = (cents: number): string =>
  new Intl.NumberFormat('es-MX', {
    style: 'currency',
    currency: 'MXN',
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
  }).format(cents / 100);
