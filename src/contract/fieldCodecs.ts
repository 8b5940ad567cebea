import { decodeEntities, readLine, readText } from '../lib/entities.ts';
import { truncate } from '../lib/truncate.ts';
import { toCents, toDecimal, type Cents } from '../lib/money.ts';
import { readName, readProse } from '../lib/prose.ts';
import type { Dialect } from './dialect.ts';
import { isFileName, readPicture } from './fileNames.ts';

/** A value as PHP and MySQL send it: numbers as strings, null for nothing, text with HTML entities. */
export type Wire = string | number | boolean | null;

/** Reads a field from the wire and writes it. */
export interface FieldCodec<T> {
  /** undefined if the value is invalid. */
  read(wire: unknown, dialect: Dialect): T | undefined;
  write(value: T): Wire;
  /** Why a value is invalid, for reports. */
  readonly errorMessage: string;
  /** Max characters of a text; a longer one is truncated, and the snapshot's report says so (P84). */
  readonly max?: number;
  isTooLong?(wire: unknown): boolean;
}

/** A value as text; null, lists and objects are "". */
const toText = (wire: unknown): string =>
  typeof wire === 'string' || typeof wire === 'number' || typeof wire === 'boolean' ? String(wire) : '';

/** toText for file names and URLs; "" if it is too long for one. */
const toShortText = (wire: unknown): string => (toText(wire).length > maxLength.url ? '' : toText(wire));

const asText = String as (value: string) => string;

/** Max characters of a name or another line; of a description or an icon; of a file's URL. */
const maxLength = { line: 500, text: 20_000, url: 2_000 };

/** Characters read from the wire per character of the result: entities and tags are longer there. */
const wireFactor = 5;

/** The start of a text from the wire; a tag or entity at its end is dropped rather than split. */
const truncateWire = (wire: string, max: number): string =>
  wire.length > max ? truncate(wire, max).replace(/[&<][^&<>;]{0,99}$/, '') : wire;

/** Limits a text to `max` characters, in time that depends on `max` alone (P84). */
/* @__NO_SIDE_EFFECTS__ */
function limitText(
  max: number,
  parse: (wire: string) => string,
): Required<Pick<FieldCodec<string>, 'max' | 'isTooLong'>> & { read: (wire: unknown) => string } {
  const parseStart = (wire: unknown): string => parse(truncateWire(toText(wire), wireFactor * max));
  return {
    max,
    read: (wire) => truncate(parseStart(wire), max).trimEnd(),
    isTooLong: (wire) => {
      const { length } = toText(wire);
      return length > max && (length > wireFactor * max || parseStart(wire).length > max);
    },
  };
}

const texts = limitText(maxLength.text, readText);
const lines = limitText(maxLength.line, readLine);
const names = limitText(maxLength.line, readName);

/** Text of several lines; null is "". */
export const text: FieldCodec<string> = { ...texts, write: asText, errorMessage: '' };

/** Text of one line: a line break would forge lines where the text is quoted, as in WhatsApp messages. */
export const line: FieldCodec<string> = { ...lines, write: asText, errorMessage: '' };

/** Non-empty text of one line. */
export const required: FieldCodec<string> = {
  ...lines,
  read: (wire) => lines.read(wire) || undefined,
  write: asText,
  errorMessage: 'está vacío',
};

/** A description: its markup becomes paragraphs and lines, double encoding is fixed. */
export const prose: FieldCodec<string> = {
  ...limitText(maxLength.text, readProse),
  write: asText,
  errorMessage: '',
};

/**
 * A name of one line with double encoding fixed. Not for values that are sent back, such as category names: the API knows
 * only its own spelling.
 */
export const name: FieldCodec<string> = { ...names, write: asText, errorMessage: '' };

/** A non-empty name. */
export const requiredName: FieldCodec<string> = {
  ...names,
  read: (wire) => names.read(wire) || undefined,
  write: asText,
  errorMessage: required.errorMessage,
};

/** Text of one line or null; null is sent back as null, because a DATE column rejects "". */
export const lineOrNull: FieldCodec<string | null> = {
  ...lines,
  read: (wire) => (wire == null ? null : lines.read(wire)),
  write: (value) => value,
  errorMessage: '',
};

/** A value that is sent back unchanged: a number as a number, null as null. */
export const passthrough: FieldCodec<Wire> = {
  ...lines,
  read: (wire) =>
    typeof wire === 'string' ? lines.read(wire) : wire == null || typeof wire === 'object' ? null : (wire as Wire),
  write: (value) => value,
  errorMessage: '',
};

/** An id: digits only, so safe in URLs and file names. */
export const id: FieldCodec<string> = {
  read: (wire) => /^\d{1,12}$/.exec(toText(wire).trim())?.[0],
  write: asText,
  errorMessage: 'no es un número de registro',
};

/** A price in pesos on the wire, in cents here, above 0. */
export const price: FieldCodec<Cents> = {
  read: (wire) => {
    const cents = readCents(wire);
    return cents !== null && cents > 0 ? cents : undefined;
  },
  write: toDecimal,
  errorMessage: 'no es un precio mayor que 0',
};

/** An amount in pesos on the wire, in cents here; empty and negative are 0 (R4.2). */
export const amount: FieldCodec<Cents> = {
  read: (wire) => {
    const cents = toText(wire).trim() === '' ? 0 : readCents(wire);
    return cents === null ? undefined : Math.max(0, cents);
  },
  write: toDecimal,
  errorMessage: 'no es una cantidad en pesos',
};

/** A count of pieces: empty, negative or not a decimal number is 0 (R4.3). */
export const count: FieldCodec<number> = {
  read: (wire) => {
    const digits = typeof wire === 'boolean' ? '' : toText(wire).trim().replaceAll(',', '');
    return /^\d{1,12}(?:\.\d*)?$/.test(digits) ? Math.floor(Number(digits)) : 0;
  },
  write: String,
  errorMessage: '',
};

/** A whole number, written as a number. */
export const integer: FieldCodec<number> = { ...count, write: Number };

/** A boolean that MySQL stores as 1 and 0. */
export const flag: FieldCodec<boolean> = {
  read: (wire) => toText(wire).trim() === '1' || wire === true,
  write: (value) => (value ? '1' : '0'),
  errorMessage: '',
};

/** The same, written as a number. */
export const flagNumber: FieldCodec<boolean> = { ...flag, write: Number };

/** A time in Mexico City, "YYYY-MM-DD HH:mm:ss" here. */
export const dateTime: FieldCodec<string> = {
  read: (wire, { dates }) => parseDate(toText(wire), dates),
  write: asText,
  errorMessage: 'no es una fecha segura (AAAA-MM-DD HH:mm:ss)',
};

/** The exact name of a file. */
export const fileName: FieldCodec<string> = {
  read: (wire) => {
    const name = decodeEntities(toShortText(wire)).trim();
    return isFileName(name) ? name : undefined;
  },
  write: asText,
  errorMessage: 'no es un nombre de archivo seguro',
};

/** A picture of a product: a file name, or an https URL. */
export const picture: FieldCodec<string> = {
  read: (wire, dialect) => (typeof wire === 'string' && readPicture(toShortText(wire), dialect)) || undefined,
  write: asText,
  errorMessage: 'no es una dirección de imagen segura',
};

/** The picture of a card; "" if it is missing or unsafe. */
export const cardPicture: FieldCodec<string> = {
  read: (wire, dialect) => picture.read(wire, dialect) ?? '',
  write: asText,
  errorMessage: picture.errorMessage,
};

/** Cents of an amount with or without the currency ("$1,299.00", "199 MXN"); null if it is not one. */
function readCents(wire: unknown): Cents | null {
  if (typeof wire === 'boolean') return null;
  const bare = toText(wire)
    .trim()
    .replace(/^(?:MXN|MX\$|\$)\s?/i, '')
    .replace(/\s?(?:MXN|M\.N\.|pesos)$/i, '');
  return toCents(bare);
}

/**
 * Parses a date and time of the API to "YYYY-MM-DD HH:mm:ss". Day and month at the start are read where the dialect gives
 * their order or only one order is possible (20/11/2026; 05/05/2026). undefined if it is invalid or ambiguous.
 */
function parseDate(wire: string, dates: Dialect['dates']): string | undefined {
  const [, date = '', hours = '00', minutes = '00', seconds = '00'] =
    /^([\d/-]{8,10})(?:[ T](\d\d):(\d\d)(?::(\d\d)(?:\.\d+)?)?Z?)?$/.exec(wire.trim()) ?? [];
  const day = parseDay(date, dates);
  return day && isTime(hours, minutes, seconds) ? `${day} ${hours}:${minutes}:${seconds}` : undefined;
}

function parseDay(date: string, dates: Dialect['dates']): string | undefined {
  const iso = /^\d{4}-\d\d-\d\d$/.test(date);
  if (iso) return isCalendarDay(date) ? date : undefined;
  const [, first = '', second = '', year = ''] = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})$/.exec(date) ?? [];
  const dayFirst = `${year}-${second.padStart(2, '0')}-${first.padStart(2, '0')}`;
  const monthFirst = `${year}-${first.padStart(2, '0')}-${second.padStart(2, '0')}`;
  if (isCalendarDay(dayFirst) && (dates === 'd/m/Y' || !isCalendarDay(monthFirst) || dayFirst === monthFirst))
    return dayFirst;
  return dates !== 'd/m/Y' && !isCalendarDay(dayFirst) && isCalendarDay(monthFirst) ? monthFirst : undefined;
}

function isCalendarDay(date: string): boolean {
  const time = Date.parse(`${date}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date);
}

const isTime = (hours: string, minutes: string, seconds: string): boolean =>
  Number(hours) < 24 && Number(minutes) < 60 && Number(seconds) < 60;
