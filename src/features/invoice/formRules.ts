import * as z from 'zod/mini';
import { readTotal } from './note.ts';
import { cleanRfc, longestRfc } from './rfc.ts';
import { payments, regimes, uses, type Named } from './sat.ts';
import { cleanPhone, phoneDigits, postalDigits, tidy, cfdiUse, type FieldName, type Values } from './values.ts';

/** The longest text that the shop keeps of one field. */
export const longest = 200;

const digits = (count: number): RegExp => new RegExp(`^\\d{${count}}$`);

const text = (missing: string) =>
  z
    .string()
    .check(z.overwrite(tidy), z.minLength(1, missing), z.maxLength(longest, `Usa como máximo ${longest} caracteres`));

const choice = (list: readonly Named[], missing: string) =>
  z.string().check(z.refine((code) => list.some((each) => each.code === code), missing));

const ofNote = z.object({
  note: text('Escribe el número de tu nota de venta').check(
    z.regex(/^\d{1,12}$/, 'El número de nota lleva solo números, como 48213'),
    z.overwrite((note) => note.replace(/^0+(?=\d)/, '')),
  ),
  total: text('Escribe el total de tu nota').check(
    z.refine((total) => readTotal(total) !== null, 'Escribe el total con números, como 1,234.50'),
  ),
});

const ofPhone = z.object({
  phone: z
    .string()
    .check(
      z.overwrite(cleanPhone),
      z.regex(digits(phoneDigits), `Ingrese su número telefónico a ${phoneDigits} dígitos`),
    ),
});

const ofCustomer = z.object({
  businessName: text('Escribe el nombre o la razón social'),
  rfc: z
    .string()
    .check(
      z.overwrite(tidy),
      z.overwrite(cleanRfc),
      z.minLength(1, 'Escribe el RFC'),
      z.maxLength(longestRfc, `El RFC tiene como máximo ${longestRfc} caracteres`),
    ),
  email: text('Escribe el correo').check(
    z.regex(/^[^\s@<>,;]+@[^\s@<>,;.]+(?:\.[^\s@<>,;.]+)+$/, 'Escribe un correo completo, como nombre@correo.com'),
  ),
  regime: choice(regimes, 'Elige el régimen fiscal'),
  street: text('Escribe la calle'),
  exteriorNumber: text('Escribe el número exterior'),
  interiorNumber: z.string().check(z.overwrite(tidy), z.maxLength(longest)),
  postalCode: text('Escribe el código postal').check(
    z.regex(digits(postalDigits), `El código postal debe tener ${postalDigits} dígitos`),
  ),
  neighbourhood: text('Escribe la colonia'),
  city: text('Escribe la ciudad'),
  state: text('Escribe el estado'),
  payment: choice(payments, 'Elige la forma de pago'),
  use: choice(uses, 'Elige el uso de CFDI'),
});

/** One schema a step: their outputs are the values as they are sent. */
const schemas = { note: ofNote, phone: ofPhone, data: ofCustomer };
export type FormStep = keyof typeof schemas;

export type Errors = Partial<Record<FieldName, string>>;
export type Checked = { values: Values; errors: null } | { values: null; errors: Errors };

/** Judges the fields of a step: the values as they are sent, or the first thing wrong with each field. */
export function check(step: FormStep, values: Values): Checked {
  const result = schemas[step].safeParse({ ...values, use: cfdiUse(values) });
  if (result.success) return { values: { ...values, ...result.data, use: values.use }, errors: null };
  const errors: Errors = {};
  for (const { path, message } of result.error.issues) errors[path[0] as FieldName] ??= message;
  return { values: null, errors };
}
