import { defaultUse } from './taxChoices.ts';

/** Digits of a phone (R6.3) and of a postal code (R6.5). */
export const phoneDigits = 10;
export const postalDigits = 5;

/** What the person types and chooses, as it stands in the fields. */
export const emptyValues = {
  note: '',
  total: '',
  phone: '',
  businessName: '',
  rfc: '',
  email: '',
  /** Code of the tax regime. */
  regime: '',
  street: '',
  exteriorNumber: '',
  interiorNumber: '',
  postalCode: '',
  neighbourhood: '',
  city: '',
  state: '',
  /** Code of the payment method. */
  payment: '',
  /** Code of the CFDI use; '' is the one that the regime suggests. */
  use: '',
};

export type Values = typeof emptyValues;
export type FieldName = keyof Values;

/** The CFDI use in force: the chosen one, or the default of the regime. */
export const cfdiUse = ({ use, regime }: Pick<Values, 'use' | 'regime'>): string => use || defaultUse(regime);

/** Text in one line, without the characters that nobody sees: control, zero-width, those that turn the direction. */
export const tidy = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .replaceAll(/\p{Cf}/gu, '')
    .trim();

/** A Mexican phone as ten digits, where it is one: spaces, hyphens and the country's 52 go, with or without its +. */
export const cleanPhone = (typed: string): string =>
  tidy(typed)
    .replaceAll(/[\s().-]/g, '')
    .replace(/^\+?521?(?=\d{10}$)/, '');

/** "33 5550 0178". */
export const phoneText = (phone: string): string => phone.replace(/^(\d\d)(\d{4})(\d{4})$/, '$1 $2 $3');
