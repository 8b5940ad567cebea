import { allAddress, type Phone } from './phone.ts';

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
    return {
      state: 'fits',
      text: `Le queda a tu ${mine.name}`,
      link: 'Ver todo lo que le queda',
      address: all(mine),
      button,
    };
  const address = category ? `${category}?celular=${mine.slug}` : all(mine);
  return { state: 'other', text: `No es para tu ${mine.name}`, link: 'Ver lo que sí le queda', address, button };
}

/** "iPhone 14 y iPhone 14 Pro", "iPhone 11, iPhone 12 y 3 más". */
function namesOf(phones: readonly Phone[]): string {
  const names = phones.map(({ name }) => name);
  const last = names.length > 3 ? `${names.length - 2} más` : names.at(-1);
  return [names.slice(0, names.length > 3 ? 2 : -1).join(', '), last].filter(Boolean).join(' y ');
}
