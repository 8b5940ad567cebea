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

/** What a product page says of the shopper's phone, and where it leads. */
export interface Fit {
  state: 'unknown' | 'fits' | 'other';
  text: string;
  link: string;
  address: string;
  button: string;
}

/**
 * How a product goes with the shopper's phone: by the names of models alone, so another model is never said to fit.
 * @param own the phones that the product is for @param category the page of its category
 */
export function fitOf(own: readonly Phone[], mine: Phone | null, category: string | null): Fit {
  const [first] = own;
  const all = (phone: Phone | undefined): string => allAddress(phone?.slug ?? '');
  const link = 'Ver lo que le queda';
  if (!mine) {
    const button = own.length === 1 ? '¿Es tu celular?' : '¿Cuál es el tuyo?';
    return { state: 'unknown', text: `Para ${namesOf(own)}`, link, address: all(first), button };
  }
  const button = 'Cambiar';
  if (own.some(({ slug }) => slug === mine.slug))
    return { state: 'fits', text: `Le queda a tu ${mine.name}`, link: 'Ver más para él', address: all(mine), button };
  const address = category ? `${category}?celular=${mine.slug}` : all(mine);
  return { state: 'other', text: `No es para tu ${mine.name}`, link: 'Ver lo que sí le queda', address, button };
}

/** All that the shop has for a phone. */
export const allAddress = (slug: string): string => `/todos?celular=${slug}`;

/** "iPhone 14 y iPhone 14 Pro", "iPhone 11, iPhone 12 y 3 más". */
function namesOf(phones: readonly Phone[]): string {
  const names = phones.map(({ name }) => name);
  const last = names.length > 3 ? `${names.length - 2} más` : names.at(-1);
  return [names.slice(0, names.length > 3 ? 2 : -1).join(', '), last].filter(Boolean).join(' y ');
}
