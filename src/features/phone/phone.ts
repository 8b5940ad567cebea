import { deviceStorage } from '../../lib/storage.ts';

/** A shopper's phone. */
export interface Phone {
  /** Its name in addresses: "galaxy-a54". */
  slug: string;
  /** "Galaxy A54". */
  name: string;
}

/** A phone that the shop has something for. */
export interface KnownPhone extends Phone {
  brand: string;
  /** The ids of what is for it. */
  products: readonly string[];
}

type Row = [slug: string, brand: string, name: string, products: string];

/** The phones as they are published under /catalogo/celulares. */
export const encodePhones = (phones: readonly KnownPhone[]): string =>
  JSON.stringify(phones.map(({ slug, brand, name, products }): Row => [slug, brand, name, products.join(' ')]));

/** Reads the published phones. @throws where they are none */
export const decodePhones = (rows: unknown): KnownPhone[] =>
  (rows as Row[]).map(([slug, brand, name, products]) => ({ slug, brand, name, products: products.split(' ') }));

/** Accepts a stored phone; null for anything else. */
export function parsePhone(stored: unknown): Phone | null {
  const { slug, name } = (stored ?? {}) as Partial<Record<keyof Phone, unknown>>;
  const valid = typeof slug === 'string' && /^[a-z0-9-]{1,60}$/.test(slug) && typeof name === 'string' && name !== '';
  return valid ? { slug, name: name.slice(0, 60) } : null;
}

/** The shopper's phone as this device stores it; null where there is none, or the browser refuses storage. */
export const readPhone = (): Phone | null => parsePhone(deviceStorage.read('celular'));

/**
 * Stores a phone as the shopper's on this device, or removes it (null). The head script reserves its place on the home page
 * by how the text begins: with the slug, unless the shop has no products for the phone.
 */
export function savePhone(phone: Phone | null, hasProducts = true): void {
  if (!phone) {
    deviceStorage.remove('celular');
    return;
  }
  const { slug, name } = phone;
  deviceStorage.write('celular', hasProducts ? { slug, name } : { hasProducts, slug, name });
}

/** All that the shop has for a phone. */
export const allAddress = (slug: string): string => `/todos?celular=${slug}`;

/**
 * Where the line above a list leads, and its words; '' where there is nothing to lead to.
 * @param here how much of the list fits, null: not known @param all how much of the shop @param address the list with what fits alone
 */
export function wayToFitting(
  here: number | null,
  all: number,
  slug: string,
  address: string,
): { text: string; address: string } {
  if (here === null) return { text: 'Ver lo que le queda', address };
  if (here > 0) return { text: `Ver lo que le queda (${here})`, address };
  return { text: all > 0 ? `Aquí nada le queda: ver lo que sí (${all})` : '', address: allAddress(slug) };
}
