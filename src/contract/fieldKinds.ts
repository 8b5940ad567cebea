import { decodeEntities, readLine, readText } from '../lib/entities.ts';
import { readName, readProse } from '../lib/prose.ts';
import { toCents, toDecimal, type Cents } from '../lib/money.ts';
import { readDate } from './date.ts';
import type { Dialect } from './dialect.ts';
import { isFileName } from './fileName.ts';
import { readPicture } from './readPicture.ts';

/** What PHP and MySQL put into a field: numbers as strings, null for nothing, text with HTML entities. */
export type Wire = string | number | boolean | null;

/** What a field holds: how its value is read from the wire, and how it is written there. */
export interface Kind<T> {
  /** undefined: the field holds none of this kind. */
  read(wire: unknown, dialect: Dialect): T | undefined;
  write(value: T): Wire;
  /** Why a value is none of this kind, for reports. */
  readonly refusal: string;
}

/** A value of the wire as text; nothing, lists and objects are "". */
const told = (wire: unknown): string =>
  typeof wire === 'string' || typeof wire === 'number' || typeof wire === 'boolean' ? String(wire) : '';

const asText = String as (value: string) => string;

/** Text of several lines; nothing is "". */
export const text: Kind<string> = { read: (wire) => readText(told(wire)), write: asText, refusal: '' };

/** Text of one line: a line break in it would forge lines where the text is named, as in the question by WhatsApp. */
export const line: Kind<string> = { read: (wire) => readLine(told(wire)), write: asText, refusal: '' };

/** Text of one line that has to be there. */
export const required: Kind<string> = {
  read: (wire) => readLine(told(wire)) || undefined,
  write: asText,
  refusal: 'está vacío',
};

/** What a person wrote about a thing: its markup as paragraphs and lines, what was encoded twice mended. */
export const prose: Kind<string> = { read: (wire) => readProse(told(wire)), write: asText, refusal: '' };

/**
 * A name or a word of one line, mended likewise. Not for what the API is asked by, such as the name of a category: it
 * knows that only as it told it.
 */
export const name: Kind<string> = { read: (wire) => readName(told(wire)), write: asText, refusal: '' };

/** A name that has to be there. */
export const requiredName: Kind<string> = {
  read: (wire) => readName(told(wire)) || undefined,
  write: asText,
  refusal: required.refusal,
};

/** Text of one line, or null as it came: a DATE column takes null back, "" not. */
export const lineOrNull: Kind<string | null> = {
  read: (wire) => (wire == null ? null : readLine(told(wire))),
  write: (value) => value,
  refusal: '',
};

/** What goes back as it came: a number as a number, null as null. */
export const asTold: Kind<Wire> = {
  read: (wire) =>
    typeof wire === 'string' ? readLine(wire) : wire == null || typeof wire === 'object' ? null : (wire as Wire),
  write: (value) => value,
  refusal: '',
};

/** An id: digits only, so that it is safe in addresses and file names. */
export const id: Kind<string> = {
  read: (wire) => /^\d{1,12}$/.exec(told(wire).trim())?.[0],
  write: asText,
  refusal: 'no es un número de registro',
};

/** A price in pesos on the wire, in cents here, above 0. */
export const price: Kind<Cents> = {
  read: (wire) => {
    const cents = readCents(wire);
    return cents !== null && cents > 0 ? cents : undefined;
  },
  write: toDecimal,
  refusal: 'no es un precio mayor que 0',
};

/** An amount in pesos on the wire, in cents here; nothing, or below 0, is 0 (R4.2). */
export const amount: Kind<Cents> = {
  read: (wire) => {
    const cents = told(wire).trim() === '' ? 0 : readCents(wire);
    return cents === null ? undefined : Math.max(0, cents);
  },
  write: toDecimal,
  refusal: 'no es una cantidad en pesos',
};

/** A count of pieces: empty, negative or not a decimal number is 0 (R4.3). */
export const count: Kind<number> = {
  read: (wire) => {
    const digits = typeof wire === 'boolean' ? '' : told(wire).trim().replaceAll(',', '');
    return /^\d{1,12}(?:\.\d*)?$/.test(digits) ? Math.floor(Number(digits)) : 0;
  },
  write: String,
  refusal: '',
};

/** A whole number that goes out as a number. */
export const integer: Kind<number> = { ...count, write: Number };

/** A yes or no that MySQL keeps as 1 and 0. */
export const flag: Kind<boolean> = {
  read: (wire) => told(wire).trim() === '1' || wire === true,
  write: (value) => (value ? '1' : '0'),
  refusal: '',
};

/** A yes or no that goes out as a number. */
export const flagNumber: Kind<boolean> = { ...flag, write: Number };

/** A moment, Mexico City time, "YYYY-MM-DD HH:mm:ss" here. */
export const dateTime: Kind<string> = {
  read: (wire, { dates }) => readDate(told(wire), dates),
  write: asText,
  refusal: 'no es una fecha segura (AAAA-MM-DD HH:mm:ss)',
};

/** The name of a file, to the letter. */
export const fileName: Kind<string> = {
  read: (wire) => {
    const name = decodeEntities(told(wire)).trim();
    return isFileName(name) ? name : undefined;
  },
  write: asText,
  refusal: 'no es un nombre de archivo seguro',
};

/** A picture of a product: a file name, or an https address. */
export const picture: Kind<string> = {
  read: (wire, dialect) => (typeof wire === 'string' && readPicture(wire, dialect)) || undefined,
  write: asText,
  refusal: 'no es una dirección de imagen segura',
};

/** The picture of a card, which may be missing: nothing, or one that is unsafe, is "". */
export const cardPicture: Kind<string> = {
  read: (wire, dialect) => picture.read(wire, dialect) ?? '',
  write: asText,
  refusal: picture.refusal,
};

/** Cents of an amount as hosts write it, with the sign or the name of the currency ("$1,299.00", "199 MXN"); null: none. */
function readCents(wire: unknown): Cents | null {
  if (typeof wire === 'boolean') return null;
  const bare = told(wire)
    .trim()
    .replace(/^(?:MXN|MX\$|\$)\s?/i, '')
    .replace(/\s?(?:MXN|M\.N\.|pesos)$/i, '');
  return toCents(bare);
}
