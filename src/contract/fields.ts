import * as z from 'zod/mini';
import { decodeEntities, readText } from '../lib/entities.ts';
import { toDecimal } from '../lib/money.ts';
import { isFileName } from './fileName.ts';
import { readAmount, readCents, readCount } from './figures.ts';

/**
 * Field codecs: what PHP and MySQL put on the wire (numbers as strings, null for nothing, HTML entities)
 * to our types, and back to strings as the API writes them.
 */
type Wire = string | number | boolean | null | undefined;
// Not zod's union of four, which every page with React would carry.
const wire = z.optional(z.custom<Wire>((value) => value === null || typeof value !== 'object'));

const field = <Out extends z.ZodMiniType>(
  out: Out,
  decode: (value: Wire) => z.input<Out>,
  encode: (value: z.input<Out>) => Wire = (value) => String(value),
) => z.codec(wire, out, { decode: (value) => decode(value), encode: (value) => encode(value) });

const plain = (value: Wire): string => (value == null ? '' : readText(String(value)));

/** Any text; nothing is "". */
export const text = field(z.string(), plain);

/** Text that has to be there. */
export const required = field(z.string().check(z.minLength(1, 'está vacío')), plain);

/** An id: digits only, so that it is safe in addresses and file names. */
export const id = field(z.string().check(z.regex(/^\d{1,12}$/, 'no es un número de registro')), plain);

/** A price in pesos on the wire, in cents here; it has to be above 0. */
export const price = field(
  z.number('no es un precio').check(z.refine((cents) => cents > 0, 'no es un precio mayor que 0')),
  readCents,
  toDecimal,
);

/** An amount in pesos that may be missing, in cents here. */
export const amount = field(z.number('no es una cantidad en pesos'), readAmount, toDecimal);

/** A count of pieces. */
export const count = field(z.number(), readCount);

/** A yes or no that MySQL keeps as 1 and 0. */
export const flag = field(
  z.custom<boolean>(),
  (value) => value === true || plain(value) === '1',
  (value) => (value ? '1' : '0'),
);

/** A file name, to the letter; an unsafe one is read as none. */
export const fileName = field(z.string(), (value) => {
  const name = value == null ? '' : decodeEntities(String(value)).trim();
  return isFileName(name) ? name : '';
});
