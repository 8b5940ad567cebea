import { deviceStorage } from '../../lib/storage.ts';

/** A phone model. */
export interface PhoneModel {
  /** "galaxy-a54". */
  slug: string;
  /** "Galaxy A54". */
  name: string;
}

/** A phone model that the shop has products for, with their ids. */
export interface PhoneWithProducts extends PhoneModel {
  brand: string;
  products: readonly string[];
}

/** A phone in the file of phones, without field names. */
type PhoneRow = [slug: string, brand: string, name: string, products: string];

/** Encodes all phones for the file under /catalogo/celulares. */
export const encodePhones = (phones: readonly PhoneWithProducts[]): string =>
  JSON.stringify(phones.map(({ slug, brand, name, products }): PhoneRow => [slug, brand, name, products.join(' ')]));

/** Decodes the file of phones. @throws if it is invalid */
export const decodePhones = (rows: unknown): PhoneWithProducts[] =>
  (rows as PhoneRow[]).map(([slug, brand, name, products]) => ({ slug, brand, name, products: products.split(' ') }));

/** Parses the stored phone; null if it is invalid. */
export function parseStoredPhone(stored: unknown): PhoneModel | null {
  const { slug, name } = (stored ?? {}) as Partial<Record<keyof PhoneModel, unknown>>;
  const valid = typeof slug === 'string' && /^[a-z0-9-]{1,60}$/.test(slug) && typeof name === 'string' && name !== '';
  return valid ? { slug, name: name.slice(0, 60) } : null;
}

/** Reads the shopper's phone from this device's storage; null if there is none, or the browser blocks storage. */
export const readPreferredPhone = (): PhoneModel | null => parseStoredPhone(deviceStorage.read('celular'));

/**
 * Stores the shopper's phone on this device; null removes it. The order of the stored fields matters: if the shop has products
 * for the phone, the slug comes first, which tells the inline script in the head to reserve space on the home page.
 */
export function savePreferredPhone(phone: PhoneModel | null, hasProducts = true): void {
  if (!phone) {
    deviceStorage.remove('celular');
    return;
  }
  const { slug, name } = phone;
  deviceStorage.write('celular', hasProducts ? { slug, name } : { hasProducts, slug, name });
}

/** The URL of all products that fit a phone. */
export const phoneProductsUrl = (slug: string): string => `/todos?celular=${slug}`;
