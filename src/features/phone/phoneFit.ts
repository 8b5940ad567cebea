import { whatsappAddress } from '../../lib/whatsapp.ts';
import { shop } from '../../shop.ts';
import { allAddress, type Phone } from './phone.ts';

/** What a product page says of the shopper's phone, and where it leads. */
export interface Fit {
  state: 'unknown' | 'fits' | 'other';
  text: string;
  link: string;
  address: string;
  button: string;
}

/** The category of the product: its page, and what it is called within a sentence. */
export interface Shelf {
  name: string;
  address: string;
}

/** How much the shop has for the shopper's phone: in the product's category, and at all. */
export interface Counts {
  here: number;
  all: number;
}

/**
 * How a product goes with the shopper's phone: by the names of models alone, so another model is never said to fit.
 * @param own the phones that the product is for
 * @param shelf null where the shop does not list its category
 * @param counts what its links lead to; null: not known yet
 */
export function fitOf(
  own: readonly Phone[],
  mine: Phone | null,
  shelf: Shelf | null,
  counts: Counts | null = null,
): Fit {
  const [first] = own;
  if (!mine) {
    const button = own.length === 1 ? '¿Es tu celular?' : '¿Cuál es el tuyo?';
    const address = allAddress(first?.slug ?? '');
    return { state: 'unknown', text: `Para ${namesOf(own)}`, link: 'Ver lo que le queda', address, button };
  }
  const [button, all] = ['Cambiar', allAddress(mine.slug)];
  if (own.some(({ slug }) => slug === mine.slug)) {
    const link = withCount('Ver todo lo que le queda', counts?.all);
    return { state: 'fits', text: `Le queda a tu ${mine.name}`, link, address: all, button };
  }
  if (counts?.here === 0) return noneOf(shelf?.name || 'nada', mine, counts.all);
  const address = shelf ? `${shelf.address}?celular=${mine.slug}` : all;
  const link = withCount('Ver lo que sí le queda', shelf ? counts?.here : counts?.all);
  return { state: 'other', text: `No es para tu ${mine.name}`, link, address, button };
}

/** No list of the kind would have anything: on to what there is for the phone, or else to the seller. */
function noneOf(what: string, mine: Phone, all: number): Fit {
  const [state, text, button] = ['other', `Aún no hay ${what} para ${mine.name}`, 'Cambiar'] as const;
  if (all > 0) return { state, text, link: `Ver lo que sí hay (${all})`, address: allAddress(mine.slug), button };
  const address = whatsappAddress(shop.whatsapp, `Hola, busco ${what} para ${mine.name}.`);
  return { state, text, link: 'Pedir por WhatsApp', address, button };
}

const withCount = (text: string, count: number | undefined): string => (count ? `${text} (${count})` : text);

/** "iPhone 14 y iPhone 14 Pro", "iPhone 11, iPhone 12 y 3 más". */
function namesOf(phones: readonly Phone[]): string {
  const names = phones.map(({ name }) => name);
  const last = names.length > 3 ? `${names.length - 2} más` : names.at(-1);
  return [names.slice(0, names.length > 3 ? 2 : -1).join(', '), last].filter(Boolean).join(' y ');
}
