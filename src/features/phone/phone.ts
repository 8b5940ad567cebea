import { deviceStorage } from '../../lib/storage.ts';

/** A model of phone. */
export interface Phone {
  /** "galaxy-a54". */
  slug: string;
  /** "Galaxy A54". */
  name: string;
}

export interface KnownPhone extends Phone {
  brand: string;
  products: readonly string[];
}

type Row = [slug: string, brand: string, name: string, products: string];

/** Encodes phones for the file under /catalogo/celulares. */
export const encodePhones = (phones: readonly KnownPhone[]): string =>
  JSON.stringify(phones.map(({ slug, brand, name, products }): Row => [slug, brand, name, products.join(' ')]));

/** Decodes the published file. Throws if it is invalid. */
export const decodePhones = (rows: unknown): KnownPhone[] =>
  (rows as Row[]).map(([slug, brand, name, products]) => ({ slug, brand, name, products: products.split(' ') }));

/** Accepts a stored phone; null for anything else. */
export function parsePhone(stored: unknown): Phone | null {
  const { slug, name } = (stored ?? {}) as Partial<Record<keyof Phone, unknown>>;
  const valid = typeof slug === 'string' && /^[a-z0-9-]{1,60}$/.test(slug) && typeof name === 'string' && name !== '';
  return valid ? { slug, name: name.slice(0, 60) } : null;
}

/** The shopper's phone as this device stores it; null if there is none, or the browser blocks storage. */
export const readPhone = (): Phone | null => parsePhone(deviceStorage.read('celular'));

/**
 * Stores a phone as the shopper's on this device, or removes it (null). The inline script in the head reserves space on the home
 * page if the stored text begins with the slug, which it does if the shop has products for the phone.
 */
export function savePhone(phone: Phone | null, hasProducts = true): void {
  if (!phone) {
    deviceStorage.remove('celular');
    return;
  }
  const { slug, name } = phone;
  deviceStorage.write('celular', hasProducts ? { slug, name } : { hasProducts, slug, name });
}

export const phoneProductsUrl = (slug: string): string => `/todos?celular=${slug}`;
