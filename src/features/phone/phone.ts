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

/** Reads a phone as it was kept; null for whatever else stands there. */
export function parsePhone(text: string | null): Phone | null {
  try {
    const { slug, name } = JSON.parse(text ?? 'null') as Partial<Record<keyof Phone, unknown>>;
    const whole = typeof slug === 'string' && /^[a-z0-9-]{1,60}$/.test(slug) && typeof name === 'string' && name !== '';
    return whole ? { slug, name: name.slice(0, 60) } : null;
  } catch {
    return null;
  }
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
