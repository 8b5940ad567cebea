/** The SAT's types of taxpayers: a person (física) or a company (moral). */
export type TaxpayerType = 'física' | 'moral';

/** Generic RFCs: the public at large, and residents abroad. */
const genericRfcs = ['XAXX010101000', 'XEXX010101000'];

/** Length of a person's RFC; a company's is one shorter (R6.5). */
export const maxRfcLength = 13;

const rfcPattern = /^[A-ZÑ&]{3,4}(\d{2})(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])[A-Z\d]{2}[A\d]$/;

/** An RFC as the SAT writes it: capitals, without spaces, hyphens and full stops. */
export const cleanRfc = (typed: string): string =>
  typed
    .normalize('NFC')
    .toUpperCase()
    .replaceAll(/[\s.-]/g, '');

export const isGenericRfc = (rfc: string): boolean => genericRfcs.includes(cleanRfc(rfc));

/** The taxpayer's type by the length of the RFC; null for any other length. */
export function toTaxpayerType(rfc: string): TaxpayerType | null {
  const { length } = cleanRfc(rfc);
  if (length === maxRfcLength) return 'física';
  return length === maxRfcLength - 1 ? 'moral' : null;
}

/** Each character's value in the check digit is its index. */
const checkDigitAlphabet = '0123456789ABCDEFGHIJKLMN&OPQRSTUVWXYZ Ñ';

/** The check digit that the SAT computes over the other characters. */
export function checkDigit(rfc: string): string {
  // A company's RFC is padded with a space at the start.
  const characters = [...rfc.slice(0, -1).padStart(maxRfcLength - 1)];
  const sum = characters.reduce(
    (total, character, index) => total + checkDigitAlphabet.indexOf(character) * (maxRfcLength - index),
    0,
  );
  const remainder = 11 - (sum % 11);
  if (remainder === 11) return '0';
  return remainder === 10 ? 'A' : String(remainder);
}

/** Why an RFC is invalid; null if it is well-formed. */
function findRfcError(typed: string): 'length' | 'format' | 'date' | null {
  const rfc = cleanRfc(typed);
  if (toTaxpayerType(rfc) === null) return 'length';
  const match = rfcPattern.exec(rfc);
  if (!match) return isGenericRfc(rfc) ? null : 'format';
  const [, year, month, day] = match;
  return isDate(Number(year), Number(month), Number(day)) ? null : 'date';
}

/** The warning of the review about an invalid RFC (R6.10), with its bold title; null if the RFC is well-formed. */
export function rfcWarning(typed: string): [title: string, help: string] | null {
  const error = findRfcError(typed);
  if (!error) return null;
  const { length } = cleanRfc(typed);
  const [title, help] =
    error === 'length'
      ? [
          `Este RFC tiene ${length} caracteres.`,
          `El de una persona lleva ${maxRfcLength} y el de una empresa, ${maxRfcLength - 1}.`,
        ]
      : ['Este RFC no es válido.', rfcHint(typed)];
  return [title, `${help} Con un RFC incorrecto no podemos facturarte.`];
}

/** A hint about an RFC that looks wrong, or ''. It never blocks: some valid RFCs fail the check digit. */
export function rfcHint(typed: string): string {
  const rfc = cleanRfc(typed);
  if (rfc === '') return '';
  if (rfc === genericRfcs[0]) return 'Es el RFC de público en general. Para deducir la compra usa tu propio RFC.';
  if (isGenericRfc(rfc)) return 'Es el RFC genérico para residentes en el extranjero.';
  if (rfc.length < maxRfcLength - 1)
    return `Un RFC tiene ${maxRfcLength} caracteres si es de una persona y ${maxRfcLength - 1} si es de una empresa.`;
  const error = findRfcError(rfc);
  if (error === 'format') return 'No tiene la forma de un RFC. Compáralo con tu constancia.';
  if (error === 'date') return 'La fecha dentro del RFC no existe. Compáralo con tu constancia.';
  if (checkDigit(rfc) !== rfc.at(-1))
    return 'El último carácter no coincide con los demás. Compáralo con tu constancia.';
  return '';
}

/** Whether a date of an RFC exists. The RFC does not include the century: 29 February is valid if 1900 + year or 2000 + year has it. */
function isDate(year: number, month: number, day: number): boolean {
  return day <= new Date(Date.UTC(2000 + year, month, 0)).getUTCDate();
}

/** The legal form at the end of a company's name, such as "SA de CV", which the SAT leaves out ("régimen de capital"). */
const legalForms = [
  'S\\.? ?A\\.? ?P\\.? ?I\\.?(?: DE C\\.? ?V\\.?)?',
  'S\\.? ?A\\.? ?B\\.?(?: DE C\\.? ?V\\.?)?',
  'S\\.? ?A\\.? ?S\\.?(?: DE C\\.? ?V\\.?)?',
  'S\\.? ?A\\.?(?: DE C\\.? ?V\\.?)?',
  'S\\.? DE R\\.? ?L\\.?(?: DE C\\.? ?V\\.?)?',
  'S\\.? EN C\\.?(?: POR A\\.?)?(?: DE C\\.? ?V\\.?)?',
  'SOCIEDAD AN[OÓ]NIMA(?: DE CAPITAL VARIABLE)?',
  'SOCIEDAD DE RESPONSABILIDAD LIMITADA(?: DE CAPITAL VARIABLE)?',
  '[AS]\\.? ?C\\.?',
].join('|');
const legalFormEnding = new RegExp(`([^ ,])[ ,]+(?:${legalForms})$`);

/**
 * A name as the Constancia de Situación Fiscal writes it: capitals, single spaces, a company's without "SA de CV".
 * Accents stay: only the shopper can see whether the Constancia has them.
 */
export function toConstanciaName(typed: string, taxpayer: TaxpayerType | null): string {
  const name = typed.toUpperCase().normalize('NFC').replaceAll(/\s+/g, ' ').trim();
  return taxpayer === 'física' ? name : name.replace(legalFormEnding, '$1');
}
