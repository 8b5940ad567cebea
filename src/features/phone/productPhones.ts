import { allForPhoneLabel } from '../../components/texts.ts';
import { phoneProductsUrl, type PhoneModel } from './phone.ts';

/** The phone section of a product page (PhoneFit.tsx): its texts and link. */
export interface PhoneFitView {
  state: 'unknown' | 'fits' | 'other';
  text: string;
  link: string;
  url: string;
  button: string;
}

/** The product's category: its name within a sentence, and the URL of its page. */
export interface CategoryLink {
  name: string;
  url: string;
}

/** Describes which phones a product fits, for shoppers who have not chosen a phone (for the others: phoneFit.ts). */
export const describePhones = (phones: readonly PhoneModel[]): PhoneFitView => ({
  state: 'unknown',
  text: `Para ${formatNames(phones)}`,
  link: allForPhoneLabel(phones[0]?.name ?? '', null),
  url: phoneProductsUrl(phones[0]?.slug ?? ''),
  button: phones.length === 1 ? 'Es mi celular' : '¿Cuál es el tuyo?',
});

/** "iPhone 14 y iPhone 14 Pro", "iPhone 11, iPhone 12 y 3 más". */
function formatNames(phones: readonly PhoneModel[]): string {
  const names = phones.map(({ name }) => name);
  const last = names.length > 3 ? `${names.length - 2} más` : names.at(-1);
  const others = names.slice(0, names.length > 3 ? 2 : -1).join(', ');
  return [others, last].filter(Boolean).join(' y ');
}
