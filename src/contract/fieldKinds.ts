import { decodeEntities, readLine, readText } from '../lib/entities.ts';
import { cut } from '../lib/cut.ts';
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
  /** Characters of a text at most; of a longer one the rest is left out, which the snapshot's report says (P84). */
  readonly most?: number;
  /** Whether a text is longer. */
  isCut?(wire: unknown): boolean;
}

/** A value of the wire as text; nothing, lists and objects are "". */
const told = (wire: unknown): string =>
  typeof wire === 'string' || typeof wire === 'number' || typeof wire === 'boolean' ? String(wire) : '';

/** The same of what is an address or a number; of none that is so long. */
const short = (wire: unknown): string => (told(wire).length > longest.address ? '' : told(wire));

const asText = String as (value: string) => string;

/** Characters at most: of a name and what else stands on one line; of a description or an icon; of a file's address. */
const longest = { line: 500, text: 20_000, address: 2_000 };

/** What is read of the wire for each character that may be kept: entities and tags take more there than they say. */
const spelling = 5;

/** The beginning of a text as it is on the wire, without a tag or an entity that it would end within. */
const beginning = (wire: string, most: number): string =>
  wire.length > most ? cut(wire, most).replace(/[&<][^&<>;]{0,99}$/, '') : wire;

/** How a text of a kind is read, of at most so many characters, in a time that is theirs, whatever comes. */
/* @__NO_SIDE_EFFECTS__ */
function limited(
  most: number,
  readWire: (wire: string) => string,
): Required<Pick<Kind<string>, 'most' | 'isCut'>> & {
  read: (wire: unknown) => string;
} {
  const whole = (wire: unknown): string => readWire(beginning(told(wire), spelling * most));
  return {
    most,
    read: (wire) => cut(whole(wire), most).trimEnd(),
    isCut: (wire) => told(wire).length > most && (told(wire).length > spelling * most || whole(wire).length > most),
  };
}

const texts = limited(longest.text, readText);
const lines = limited(longest.line, readLine);
const names = limited(longest.line, readName);

/** Text of several lines; nothing is "". */
export const text: Kind<string> = { ...texts, write: asText, refusal: '' };

/** Text of one line: a line break in it would forge lines where the text is named, as in the question by WhatsApp. */
export const line: Kind<string> = { ...lines, write: asText, refusal: '' };

/** Text of one line that has to be there. */
export const required: Kind<string> = {
  ...lines,
  read: (wire) => lines.read(wire) || undefined,
  write: asText,
  refusal: 'está vacío',
};

/** What a person wrote about a thing: its markup as paragraphs and lines, what was encoded twice mended. */
export const prose: Kind<string> = {
  ...limited(longest.text, readProse),
  write: asText,
  refusal: '',
};

/**
 * A name or a word of one line, mended likewise. Not for what the API is asked by, such as the name of a category: it
 * knows that only as it told it.
 */
export const name: Kind<string> = { ...names, write: asText, refusal: '' };

/** A name that has to be there. */
export const requiredName: Kind<string> = {
  ...names,
  read: (wire) => names.read(wire) || undefined,
  write: asText,
  refusal: required.refusal,
};

/** Text of one line, or null as it came: a DATE column takes null back, "" not. */
export const lineOrNull: Kind<string | null> = {
  ...lines,
  read: (wire) => (wire == null ? null : lines.read(wire)),
  write: (value) => value,
  refusal: '',
};

/** What goes back as it came: a number as a number, null as null. */
export const asTold: Kind<Wire> = {
  ...lines,
  read: (wire) =>
    typeof wire === 'string' ? lines.read(wire) : wire == null || typeof wire === 'object' ? null : (wire as Wire),
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
    const name = decodeEntities(short(wire)).trim();
    return isFileName(name) ? name : undefined;
  },
  write: asText,
  refusal: 'no es un nombre de archivo seguro',
};

/** A picture of a product: a file name, or an https address. */
export const picture: Kind<string> = {
  read: (wire, dialect) => (typeof wire === 'string' && readPicture(short(wire), dialect)) || undefined,
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
