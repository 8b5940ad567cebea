import { expect, test, type Page } from '@playwright/test';
import type { Product } from '../../src/contract/catalogue.ts';
import { decodePhones, type PhoneWithProducts } from '../../src/features/phone/phone.ts';
import { toSlug } from '../../src/lib/text.ts';
import { main } from './locators.ts';
import { cardsPerPage } from './productList.ts';
import { baseUrl, fetchProducts } from './site.ts';

/** The filter chip for the shopper's phone. */
export const phoneChip = (page: Page, name = 'Mi celular') => main(page).getByRole('button', { name, exact: true });
export const phoneModal = (page: Page) => page.getByRole('dialog', { name: '¿Qué celular tienes?' });
export const phoneField = (page: Page) => phoneModal(page).getByLabel('Busca tu modelo');
export const phoneOption = (page: Page, name: string) =>
  phoneModal(page).getByRole('button', { name, exact: true }).first();

/** Fetches the site's list of phones, with the products that fit each. */
export async function fetchPhones(): Promise<PhoneWithProducts[]> {
  const fetchJson = async (path: string): Promise<unknown> => (await fetch(new URL(path, baseUrl))).json();
  const manifest = (await fetchJson('/catalogo/manifest.json')) as { phones: string };
  return decodePhones(await fetchJson(manifest.phones));
}

export interface PhoneMatch {
  phone: PhoneWithProducts;
  /** A product that fits only this phone. */
  product: Product;
  /** A product of the same category that fits only one other phone. */
  otherProduct: Product;
  /** The path of the category. */
  path: string;
  /** The products of the category that fit the phone. */
  fittingProducts: Product[];
}

/**
 * Finds a phone with products in a category of one page, which also has products for another phone. Skips the test if there is
 * none.
 */
export async function findPhoneWithProducts(): Promise<PhoneMatch> {
  const phones = await fetchPhones();
  const productsByCategory = Map.groupBy(await fetchProducts(), ({ category }) => category);
  const fitsOnly = (phone: PhoneWithProducts, { id }: Product): boolean =>
    phone.products.includes(id) &&
    phones.every((otherPhone) => otherPhone === phone || !otherPhone.products.includes(id));
  for (const [category, products] of productsByCategory) {
    if (products.length > cardsPerPage) continue;
    const otherProduct = products.find((product) => phones.some((phone) => fitsOnly(phone, product)));
    for (const phone of phones) {
      const fittingProducts = products.filter(({ id }) => phone.products.includes(id));
      const product = fittingProducts.find((candidate) => fitsOnly(phone, candidate));
      if (!product || fittingProducts.length < 2 || !otherProduct || phone.products.includes(otherProduct.id)) continue;
      return { phone, product, otherProduct, fittingProducts, path: `/categoria/${toSlug(category)}` };
    }
  }
  test.skip(true, 'No category of this shop has products for several phones.');
  throw new Error('unreachable');
}

/** Chooses a phone in the open modal. */
export async function choosePhone(page: Page, { name }: PhoneWithProducts): Promise<void> {
  await phoneField(page).fill(name);
  await phoneOption(page, name).click();
  await expect(phoneModal(page)).toBeHidden();
}

/** Stores the shopper's phone in localStorage before each following page load. */
export const storeShopperPhone = (page: Page, { slug, name }: PhoneWithProducts): Promise<unknown> =>
  storeShopperPhoneText(page, JSON.stringify({ slug, name }));

/** Stores any text as the shopper's phone, such as an invalid one. */
export const storeShopperPhoneText = (page: Page, text: string): Promise<unknown> =>
  page.addInitScript((value) => {
    // The chat's frame can't use storage.
    if (globalThis.top === globalThis.self) localStorage.setItem('celular', value);
  }, text);
