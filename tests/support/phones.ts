import { expect, test, type Page } from '@playwright/test';
import type { Product } from '../../src/contract/catalogue.ts';
import { decodePhones, type KnownPhone } from '../../src/features/phone/phone.ts';
import { toSlug } from '../../src/lib/text.ts';
import { main } from './locators.ts';
import { baseUrl, forSale } from './site.ts';

/** The chip of a list that filters it by the shopper's phone, and the modal to choose one. */
export const phoneChip = (page: Page, name = 'Mi celular') => main(page).getByRole('button', { name, exact: true });
export const modal = (page: Page) => page.getByRole('dialog', { name: '¿Qué celular tienes?' });
export const field = (page: Page) => modal(page).getByLabel('Busca tu modelo');
export const choice = (page: Page, name: string) => modal(page).getByRole('button', { name, exact: true }).first();

/** The phones of the shop's published list. */
export async function phones(): Promise<KnownPhone[]> {
  const get = async (path: string): Promise<unknown> => (await fetch(new URL(path, baseUrl))).json();
  return decodePhones(await get(((await get('/catalogo/manifest.json')) as { phones: string }).phones));
}

export interface Fitting {
  phone: KnownPhone;
  /** A product for this phone only, one of the same category for another phone, and the category's path. */
  product: Product;
  other: Product;
  path: string;
  /** The products of the category that fit it. */
  fittingProducts: Product[];
}

/** Finds a phone that some products of a one-page category fit, while others fit other phones. Skips the test if there is none. */
export async function aPhone(): Promise<Fitting> {
  const [all, products] = [await phones(), await forSale()];
  const forOne = (phone: KnownPhone, { id }: Product): boolean =>
    phone.products.includes(id) && all.every((other) => other === phone || !other.products.includes(id));
  for (const [category, own] of Map.groupBy(products, (product) => product.category)) {
    if (own.length > 48) continue;
    const other = own.find((product) => all.some((phone) => forOne(phone, product)));
    for (const phone of all) {
      const fittingProducts = own.filter(({ id }) => phone.products.includes(id));
      const product = fittingProducts.find((candidate) => forOne(phone, candidate));
      if (!product || fittingProducts.length < 2 || !other || phone.products.includes(other.id)) continue;
      return { phone, product, other, fittingProducts, path: `/categoria/${toSlug(category)}` };
    }
  }
  test.skip(true, 'No category of this shop has products for several phones.');
  throw new Error('skipped');
}

/** Chooses a phone in the open modal. */
export async function pick(page: Page, { name }: KnownPhone): Promise<void> {
  await field(page).fill(name);
  await choice(page, name).click();
  await expect(modal(page)).toBeHidden();
}

/** Stores a phone on the device, from the next page on. */
export const storePhone = (page: Page, { slug, name }: KnownPhone): Promise<unknown> =>
  storePhoneText(page, JSON.stringify({ slug, name }));

/** Stores any text in its place. */
export const storePhoneText = (page: Page, text: string): Promise<unknown> =>
  page.addInitScript((kept) => {
    // The chat's frame has no storage.
    if (globalThis.top === globalThis.self) localStorage.setItem('celular', kept);
  }, text);
