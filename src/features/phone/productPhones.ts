import { allForPhoneLabel } from '../../components/texts.ts';
import { phoneProductsUrl, type Phone } from './phone.ts';

/** The phone section of a product page: its texts and link. */
export interface PhoneFit {
  state: 'unknown' | 'fits' | 'other';
  text: string;
  link: string;
  url: string;
  button: string;
}

/** The page of the product's category, and its name within a sentence. */
export interface CategoryLink {
  name: string;
  url: string;
}

/** Describes which phones a product fits, while the shopper's is unknown (once it is known: phoneFit.ts). */
export const describePhones = (phones: readonly Phone[]): PhoneFit => ({
  state: 'unknown',
  text: `Para ${listNames(phones)}`,
  link: allForPhoneLabel(phones[0]?.name ?? '', null),
  url: phoneProductsUrl(phones[0]?.slug ?? ''),
  button: phones.length === 1 ? 'Es mi celular' : '¿Cuál es el tuyo?',
});

/** "iPhone 14 y iPhone 14 Pro", "iPhone 11, iPhone 12 y 3 más". */
function listNames(phones: readonly Phone[]): string {
  const names = phones.map(({ name }) => name);
  const last = names.length > 3 ? `${names.length - 2} más` : names.at(-1);
  const others = names.slice(0, names.length > 3 ? 2 : -1).join(', ');
  return [others, last].filter(Boolean).join(' y ');
}
