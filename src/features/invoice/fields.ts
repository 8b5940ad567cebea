import { postalCodeDigits } from '../../contract/fieldCodecs.ts';
import { parseTotal } from './invoice.ts';
import { choiceLabel, defaultUse, paymentMethods, taxRegimes, cfdiUses, type SatCode } from './sat.ts';
import { cleanRfc, maxRfcLength } from './taxpayer.ts';

export type FormStep = 'receipt' | 'phone' | 'billing';

export type FieldGroup = 'receipt' | 'phone' | 'tax' | 'address' | 'payment';

const stepGroups: Record<FormStep, readonly FieldGroup[]> = {
  receipt: ['receipt'],
  phone: ['phone'],
  billing: ['tax', 'address', 'payment'],
};

/** What a value has to satisfy, and the error if it does not. */
type Rule = readonly [isValid: (text: string) => boolean, error: string];

interface FieldDefinition {
  group: FieldGroup;
  label: string;
  /** Its label in summaries and in the e-mail, if that differs. */
  shortLabel?: string;
  help?: string;
  optional?: true;
  width?: 'half' | 'half-on-wide';
  input?: {
    type?: 'tel' | 'email';
    inputMode?: 'numeric' | 'decimal' | 'tel' | 'email';
    autoComplete: string;
    autoCapitalize?: 'characters' | 'none';
    spellCheck?: false;
    enterKeyHint?: 'next' | 'go';
  };
  choices?: readonly SatCode[];
  /** The text of a select without a selection. */
  placeholder?: string;
  /** Normalizes the value before it is checked; toSingleLine by default. */
  normalize?: (text: string) => string;
  rules: readonly Rule[];
}

/** Max characters of a text field in the shop's database. */
const maxTextLength = 200;
/** Max characters that an input takes: more than any valid value has, so that it cuts off no pasted text. */
export const maxInputLength = 1000;
/** Max digits of a receipt (R6.1), and digits of a phone (R6.3). */
const maxReceiptDigits = 12;
const phoneDigits = 10;

/** Reduces a text to one line without invisible characters: control, zero-width and bidirectional characters. */
export const toSingleLine = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .replaceAll(/\p{Cf}/gu, '')
    .trim();

/**
 * Normalizes a Mexican phone to ten digits: drops punctuation and the country code 52, with or without its +. No number begins with
 * the 1 that mobiles once had after the code.
 */
export const cleanPhone = (typed: string): string =>
  toSingleLine(typed)
    .replaceAll(/[\s().-]/g, '')
    .replace(/^\+?521?(?=[2-9]\d{9}$)/, '');

/** Formats a phone: "33 5550 0178". */
export const phoneText = (phone: string): string => phone.replace(/^(\d\d)(\d{4})(\d{4})$/, '$1 $2 $3');

const matches = (pattern: RegExp, error: string): Rule => [(text) => pattern.test(text), error];
const required = (error: string): Rule => [(text) => text !== '', error];
const maxLength = (max: number, error: string): Rule => [(text) => text.length <= max, error];

const digitsPattern = (length: number): RegExp => new RegExp(`^\\d{${length}}$`);

const notTooLong = maxLength(maxTextLength, `Usa como máximo ${maxTextLength} caracteres`);

const requiredText = (error: string): readonly Rule[] => [notTooLong, required(error)];

const choiceFrom = (list: readonly SatCode[], error: string): readonly Rule[] => [
  [(code) => list.some((option) => option.code === code), error],
];

/**
 * The fields of the invoice form, in its order (R6.1, R6.3, R6.5). This table defines inputs, validation and error summary;
 * `Steps.tsx` lays out those of tax and payment, and `request.ts` lists those of the e-mail and the review.
 */
const fieldTable = {
  receipt: {
    group: 'receipt',
    label: 'Número de nota',
    shortLabel: 'Nota de venta',
    help: 'Solo números, como 48213',
    width: 'half-on-wide',
    input: { inputMode: 'numeric', autoComplete: 'off', enterKeyHint: 'next' },
    normalize: (receipt) => toSingleLine(receipt).replace(/^0+(?=\d)/, ''),
    rules: [
      ...requiredText('Escribe el número de tu nota de venta'),
      matches(/^\d*$/, 'El número de nota lleva solo números, como 48213'),
      maxLength(maxReceiptDigits, `El número de nota tiene como máximo ${maxReceiptDigits} dígitos`),
    ],
  },
  total: {
    group: 'receipt',
    label: 'Total de la nota',
    shortLabel: 'Total',
    help: 'Con centavos, como 1,234.50',
    width: 'half-on-wide',
    input: { inputMode: 'decimal', autoComplete: 'off', enterKeyHint: 'go' },
    rules: [
      ...requiredText('Escribe el total de tu nota'),
      [(total) => parseTotal(total) !== null, 'Escribe el total con números, como 1,234.50'],
    ],
  },
  phone: {
    group: 'phone',
    label: `Teléfono a ${phoneDigits} dígitos`,
    shortLabel: 'Teléfono',
    help: 'Si ya facturaste con nosotros, con él encontramos tus datos.',
    width: 'half-on-wide',
    input: { type: 'tel', inputMode: 'tel', autoComplete: 'tel-national', enterKeyHint: 'go' },
    normalize: cleanPhone,
    rules: [matches(digitsPattern(phoneDigits), `Ingrese su número telefónico a ${phoneDigits} dígitos`)],
  },
  businessName: {
    group: 'tax',
    label: 'Nombre o razón social',
    help: 'Tal como aparece en tu constancia, sin «SA de CV».',
    input: { autoComplete: 'organization', autoCapitalize: 'characters', spellCheck: false },
    rules: requiredText('Escribe el nombre o la razón social'),
  },
  rfc: {
    group: 'tax',
    label: 'RFC',
    help: `${maxRfcLength - 1} o ${maxRfcLength} caracteres, sin guiones`,
    width: 'half-on-wide',
    input: { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false },
    normalize: (rfc) => cleanRfc(toSingleLine(rfc)),
    rules: [required('Escribe el RFC'), maxLength(maxRfcLength, `El RFC tiene como máximo ${maxRfcLength} caracteres`)],
  },
  email: {
    group: 'tax',
    label: 'Correo',
    help: 'Aquí llega tu factura',
    width: 'half-on-wide',
    input: {
      type: 'email',
      inputMode: 'email',
      autoComplete: 'email',
      autoCapitalize: 'none',
      spellCheck: false,
    },
    rules: [
      ...requiredText('Escribe el correo'),
      matches(/^[^\s@<>,;]+@[^\s@<>,;.]+(?:\.[^\s@<>,;.]+)+$/, 'Escribe un correo completo, como nombre@correo.com'),
    ],
  },
  regime: {
    group: 'tax',
    label: 'Régimen fiscal',
    choices: taxRegimes,
    placeholder: 'Elige tu régimen',
    rules: choiceFrom(taxRegimes, 'Elige el régimen fiscal'),
  },
  street: {
    group: 'address',
    label: 'Calle',
    input: { autoComplete: 'address-line1' },
    rules: requiredText('Escribe la calle'),
  },
  exteriorNumber: {
    group: 'address',
    label: 'Núm. exterior',
    width: 'half',
    input: { autoComplete: 'off' },
    rules: requiredText('Escribe el número exterior'),
  },
  interiorNumber: {
    group: 'address',
    label: 'Núm. interior',
    optional: true,
    width: 'half',
    input: { autoComplete: 'off' },
    rules: [notTooLong],
  },
  postalCode: {
    group: 'address',
    label: 'Código postal',
    width: 'half',
    input: { inputMode: 'numeric', autoComplete: 'postal-code' },
    rules: [
      ...requiredText('Escribe el código postal'),
      matches(digitsPattern(postalCodeDigits), `El código postal debe tener ${postalCodeDigits} dígitos`),
    ],
  },
  neighbourhood: {
    group: 'address',
    label: 'Colonia',
    width: 'half',
    input: { autoComplete: 'address-level3' },
    rules: requiredText('Escribe la colonia'),
  },
  city: {
    group: 'address',
    label: 'Ciudad',
    width: 'half',
    input: { autoComplete: 'address-level2' },
    rules: requiredText('Escribe la ciudad'),
  },
  state: {
    group: 'address',
    label: 'Estado',
    width: 'half',
    input: { autoComplete: 'address-level1' },
    rules: requiredText('Escribe el estado'),
  },
  payment: {
    group: 'payment',
    label: 'Forma de pago',
    width: 'half-on-wide',
    choices: paymentMethods,
    placeholder: 'Elige cómo pagaste',
    rules: choiceFrom(paymentMethods, 'Elige la forma de pago'),
  },
  use: {
    group: 'payment',
    label: 'Uso de CFDI',
    width: 'half-on-wide',
    choices: cfdiUses,
    rules: choiceFrom(cfdiUses, 'Elige el uso de CFDI'),
  },
} satisfies Record<string, FieldDefinition>;

export type FieldName = keyof typeof fieldTable;
export const fields: Record<FieldName, FieldDefinition> = fieldTable;
const fieldNames = Object.keys(fields) as FieldName[];

export const fieldNamesIn = (group: FieldGroup): FieldName[] =>
  fieldNames.filter((name) => fields[name].group === group);

/** A field's label in summaries and in the e-mail. */
export const shortLabel = (name: FieldName): string => fields[name].shortLabel ?? fields[name].label;

/** The values of the fields: typed text, or the code of a choice. An empty `use` means the default of the regime. */
export type FieldValues = Record<FieldName, string>;
export const emptyValues = Object.fromEntries(fieldNames.map((name) => [name, ''])) as FieldValues;

/** The CFDI use that applies: the chosen one, or the default of the regime. */
export const effectiveUse = ({ use, regime }: Pick<FieldValues, 'use' | 'regime'>): string => use || defaultUse(regime);

/** A field's value for summaries and the e-mail: a code is followed by its name. */
export function displayValue(name: FieldName, values: FieldValues): string {
  const { choices } = fields[name];
  const value = name === 'use' ? effectiveUse(values) : values[name];
  return choices ? choiceLabel(choices, value) : value;
}

export type FieldErrors = Partial<Record<FieldName, string>>;
type Validation = { values: FieldValues; errors: null } | { values: null; errors: FieldErrors };

/** Validates the fields of a step: the values as they are sent, or the first error of each field. */
export function validate(step: FormStep, values: FieldValues): Validation {
  const checked = { ...values, use: effectiveUse(values) };
  const errors: FieldErrors = {};
  for (const name of stepGroups[step].flatMap(fieldNamesIn)) {
    const { normalize = toSingleLine, rules } = fields[name];
    const value = normalize(checked[name]);
    const brokenRule = rules.find(([isValid]) => !isValid(value));
    if (brokenRule) errors[name] = brokenRule[1];
    checked[name] = value;
  }
  if (Object.keys(errors).length > 0) return { values: null, errors };
  return { values: { ...checked, use: values.use }, errors: null };
}

export const fieldId = (name: FieldName): string => `factura-${name}`;

/** The entries of the error summary, in the order of the fields. */
export const toErrorSummary = (errors: FieldErrors): { id: string; message: string }[] =>
  fieldNames.flatMap((name) => (errors[name] ? [{ id: fieldId(name), message: errors[name] }] : []));

/** Reads what was typed into the page's fields before hydration. */
export const readFields = (root: ParentNode): Partial<FieldValues> =>
  Object.fromEntries(
    fieldNames.flatMap((name) => {
      const field = root.querySelector<HTMLInputElement>(`#${fieldId(name)}`);
      return field ? [[name, field.value]] : [];
    }),
  );
