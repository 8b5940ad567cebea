import type { Person } from './sat.ts';

/** RFCs that stand for anyone: the public at large, and who lives abroad. */
const generic = ['XAXX010101000', 'XEXX010101000'];

/** A person's; a company's has one less (R6.5). */
export const longestRfc = 13;

const form = /^[A-ZÑ&]{3,4}(\d{2})(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])[A-Z\d]{2}[A\d]$/;

/** An RFC as the SAT writes it: capitals, without spaces, hyphens and full stops. */
export const cleanRfc = (typed: string): string =>
  typed
    .normalize('NFC')
    .toUpperCase()
    .replaceAll(/[\s.-]/g, '');

export const isGeneric = (rfc: string): boolean => generic.includes(cleanRfc(rfc));

/** Whose RFC it is, by its length; null as long as that does not tell. */
export function personOf(rfc: string): Person | null {
  const { length } = cleanRfc(rfc);
  return length === longestRfc ? 'física' : length === longestRfc - 1 ? 'moral' : null;
}

/** Where a letter's place in it is its worth in the check digit. */
const worth = '0123456789ABCDEFGHIJKLMN&OPQRSTUVWXYZ Ñ';

/** The last character that an RFC should have, by the SAT's sum over the others. */
export function checkDigit(rfc: string): string {
  // A company's RFC counts as if a space stood before it.
  const digits = [...rfc.slice(0, -1).padStart(longestRfc - 1)];
  const sum = digits.reduce((total, letter, place) => total + worth.indexOf(letter) * (longestRfc - place), 0);
  const rest = 11 - (sum % 11);
  return rest === 11 ? '0' : rest === 10 ? 'A' : String(rest);
}

/**
 * What looks wrong with an RFC; '' where nothing does. Only ever a hint: some genuine RFCs fail the check digit.
 */
export function rfcHint(typed: string): string {
  const rfc = cleanRfc(typed);
  if (rfc === '') return '';
  if (rfc === generic[0]) return 'Es el RFC de público en general. Para deducir la compra usa tu propio RFC.';
  if (isGeneric(rfc)) return 'Es el RFC genérico para residentes en el extranjero.';
  if (rfc.length < longestRfc - 1)
    return `Un RFC tiene ${longestRfc} caracteres si es de una persona y ${longestRfc - 1} si es de una empresa.`;
  const date = form.exec(rfc);
  if (!date) return 'No tiene la forma de un RFC. Compáralo con tu constancia.';
  const [, year, month, day] = date;
  if (!isDate(Number(year), Number(month), Number(day)))
    return 'La fecha dentro del RFC no existe. Compáralo con tu constancia.';
  if (checkDigit(rfc) !== rfc.at(-1))
    return 'El último carácter no coincide con los demás. Compáralo con tu constancia.';
  return '';
}

/** The century is not told: 29 February counts where either has it, as 1900 and 2000 differ. */
function isDate(year: number, month: number, day: number): boolean {
  return day <= new Date(Date.UTC(2000 + year, month, 0)).getUTCDate();
}
