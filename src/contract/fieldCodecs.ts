import { decodeHtmlEntities, decodeLine, decodeText } from '../lib/htmlEntities.ts';
import { truncate } from '../lib/truncate.ts';
import { toCents, toDecimal, type Cents } from '../lib/money.ts';
import { parseUrl } from '../lib/polyfills/parseUrl.ts';
import { isWellFormed } from '../lib/polyfills/wellFormed.ts';
import { decodeName, htmlToText } from '../lib/htmlToText.ts';
import type { Dialect } from './dialect.ts';

/** A value as PHP and MySQL send it: numbers as strings, null for nothing, text with HTML entities. */
export type Wire = string | number | boolean | null;

export interface FieldCodec<T> {
  /** undefined if the value is invalid. @param rowId the id of its row, if it is known */
  decode(wire: unknown, dialect: Dialect, rowId?: unknown): T | undefined;
  encode(value: T): Wire;
  /** Why a value is invalid, for reports; left out if every value is valid. */
  readonly errorMessage?: string;
  /** Max characters of a text; a longer one is truncated and listed in the snapshot's report (P89). */
  readonly max?: number;
  /** Parses a text without truncating it to `max`. */
  readonly parse?: (wire: unknown) => string;
}

/** A text: every value can be decoded. */
interface TextCodec extends FieldCodec<string> {
  decode(wire: unknown, dialect?: Dialect): string;
}

/** A value as text; null, lists and objects are "". */
const toText = (wire: unknown): string =>
  typeof wire === 'string' || typeof wire === 'number' || typeof wire === 'boolean' ? String(wire) : '';

/** toText for file names and URLs; "" if it is too long for one. */
const toShortText = (wire: unknown): string => (toText(wire).length > maxLength.url ? '' : toText(wire));

const asText = String as (value: string) => string;

/** Digits of a Mexican postal code (R2.7, R6.5). */
export const postalCodeDigits = 5;

/** Max characters: `line` is a name or another line, `text` a description or an icon, `url` the URL of a file. */
const maxLength = { line: 500, text: 20_000, url: 2_000 };

/** Max characters on the wire per decoded character: entities and tags take more. */
export const maxWireExpansion = 5;

/** The start of a text from the wire; a tag or entity that would be split is dropped. */
const truncateWire = (wire: string, max: number): string =>
  wire.length > max ? truncate(wire, max).replace(/[&<][^&<>;]{0,99}$/, '') : wire;

/** A text of at most `max` characters, decoded in time that depends only on `max` (P84). */
/* @__NO_SIDE_EFFECTS__ */
function textCodec(max: number, parse: (wire: string) => string): TextCodec {
  const parseStart = (wire: unknown): string => parse(truncateWire(toText(wire), maxWireExpansion * max));
  return { max, parse: parseStart, decode: (wire) => truncate(parseStart(wire), max).trimEnd(), encode: asText };
}

/** Whether decoding truncates a text. Not a method of the codec, so that browsers omit it. */
export function isTooLong({ max = Infinity, parse }: FieldCodec<unknown>, wire: unknown): boolean {
  const { length } = toText(wire);
  return length > max && (length > maxWireExpansion * max || (parse?.(wire).length ?? 0) > max);
}

const nonEmpty = /* @__NO_SIDE_EFFECTS__ */ (codec: TextCodec): FieldCodec<string> => ({
  ...codec,
  decode: (wire) => codec.decode(wire) || undefined,
  errorMessage: 'está vacío',
});

/** Text of several lines; null is "". */
export const text = textCodec(maxLength.text, decodeText);

/** Text of one line: a line break would forge lines where the text is quoted, as in WhatsApp messages. */
export const line = textCodec(maxLength.line, decodeLine);
export const requiredLine = nonEmpty(line);

/** HTML as text: its markup becomes paragraphs and lines, double encoding is fixed. */
export const htmlText = textCodec(maxLength.text, htmlToText);

/**
 * A name of one line with double encoding fixed. Not for values that are sent back, such as category names: the API knows
 * only its own spelling.
 */
export const name = textCodec(maxLength.line, decodeName);
export const requiredName = nonEmpty(name);

/** Text of one line, or null, which is sent back as null, since a DATE column rejects "". */
export const nullableLine: FieldCodec<string | null> = {
  ...line,
  decode: (wire) => (wire == null ? null : line.decode(wire)),
  encode: (value) => value,
};

/** A value that is sent back unchanged: a number as a number, null as null. */
export const opaque: FieldCodec<Wire> = {
  ...line,
  decode: (wire) => {
    if (typeof wire === 'string') return line.decode(wire);
    return wire == null || typeof wire === 'object' ? null : (wire as Wire);
  },
  encode: (value) => value,
};

/** An id: digits only, so safe in URLs and file names. */
export const id: FieldCodec<string> = {
  decode: (wire) => /^\d{1,12}$/.exec(toText(wire).trim())?.[0],
  encode: asText,
  errorMessage: 'no es un número de registro',
};

/** A price in pesos on the wire, in cents here, above 0. */
export const price: FieldCodec<Cents> = {
  decode: (wire) => {
    const cents = parsePesos(wire);
    return cents !== null && cents > 0 ? cents : undefined;
  },
  encode: toDecimal,
  errorMessage: 'no es un precio mayor que 0',
};

/** An amount in pesos on the wire, in cents here; empty and negative are 0 (R4.2). */
export const amount: FieldCodec<Cents> = {
  decode: (wire) => {
    const cents = toText(wire).trim() === '' ? 0 : parsePesos(wire);
    return cents === null ? undefined : Math.max(0, cents);
  },
  encode: toDecimal,
  errorMessage: 'no es una cantidad en pesos',
};

/** A count of pieces: empty, negative or not a decimal number is 0 (R4.3). */
export const count: FieldCodec<number> = {
  decode: (wire) => {
    const digits = typeof wire === 'boolean' ? '' : toText(wire).trim().replaceAll(',', '');
    return /^\d{1,12}(?:\.\d*)?$/.test(digits) ? Math.floor(Number(digits)) : 0;
  },
  encode: String,
};

/** A count that is sent as a number rather than as text. */
export const numericCount: FieldCodec<number> = { ...count, encode: Number };

/** A boolean that MySQL stores as 1 and 0. */
export const flag: FieldCodec<boolean> = {
  decode: (wire) => toText(wire).trim() === '1' || wire === true,
  encode: (value) => (value ? '1' : '0'),
};

/** A flag that is sent as a number rather than as text. */
export const numericFlag: FieldCodec<boolean> = { ...flag, encode: Number };

/** A time in Mexico City, "YYYY-MM-DD HH:mm:ss" here. */
export const dateTime: FieldCodec<string> = {
  decode: (wire, { dates }) => parseDate(toText(wire), dates),
  encode: asText,
  errorMessage: 'no es una fecha segura (AAAA-MM-DD HH:mm:ss)',
};

/** The name of a file, such as a slide or a download. */
export const fileName: FieldCodec<string> = {
  decode: (wire) => {
    const name = decodeHtmlEntities(toShortText(wire)).trim();
    return isFileName(name) ? name : undefined;
  },
  encode: asText,
  errorMessage: 'no es un nombre de archivo seguro',
};

/** A picture of a product: a file name, or an https URL. One in the folder of another product is invalid. */
export const picture: FieldCodec<string> = {
  decode: (wire, dialect, rowId) =>
    (typeof wire === 'string' && decodePicture(toShortText(wire), dialect, rowId)) || undefined,
  encode: asText,
  errorMessage: 'no es una dirección de imagen segura',
};

/** The picture of a card; "" if it is missing or unsafe. */
export const cardPicture: FieldCodec<string> = {
  ...picture,
  decode: (wire, dialect, rowId) => picture.decode(wire, dialect, rowId) ?? '',
};

/** Cents of an amount with or without the currency ("$1,299.00", "199 MXN"); null if it is not one. */
function parsePesos(wire: unknown): Cents | null {
  if (typeof wire === 'boolean') return null;
  const bare = toText(wire)
    .trim()
    .replace(/^(?:MXN|MX\$|\$)\s?/i, '')
    .replace(/\s?(?:MXN|M\.N\.|pesos)$/i, '');
  return toCents(bare);
}

/**
 * Parses a date and time of the API to "YYYY-MM-DD HH:mm:ss". If day and month come first, the dialect determines their order, or
 * it has to be unambiguous (20/11/2026, 05/05/2026). undefined if the date is invalid or ambiguous.
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

/**
 * Whether a text is the name of one file: no path, no control character, not hidden, at most 230 bytes (file systems allow
 * 255, and cached copies add a digest and an extension). Any letter or sign may occur: callers encode it in URLs.
 */
export const isFileName = (name: string): boolean =>
  /^[^./\\\p{Cc}][^/\\\p{Cc}]*$/u.test(name) && isWellFormed(name) && new TextEncoder().encode(name).length <= 230;

/**
 * Reads the URL of a product's picture: a file name in the product's folder on the API's host, or an https URL on
 * another host (the caller checks whether that host is allowed, R10.2). '' if it is neither.
 */
function decodePicture(wire: string, { pictures }: Pick<Dialect, 'pictures'>, productId: unknown): string {
  const url = wire.trim();
  const file = findProductFile(url, pictures.replace(/^\//, ''), productId);
  if (file !== null) return toFileName(decodePath(file));
  // The pattern also accepts https://1.2.3.4.5/, which is not a valid host.
  if (/^https:\/\/[a-z0-9.-]+\/[^\s"'<>\\]*$/i.test(url) && parseUrl(url))
    return url.replace(/^[^/]+\/\/[^/]+/, (origin) => origin.toLowerCase());
  return toFileName(url);
}

/**
 * The last part of "{folder}/{id}/{file}", on any host, or of "{id}/{file}"; null if it is neither, '' if the id is not
 * that of the product.
 */
function findProductFile(url: string, folder: string, productId: unknown): string | null {
  const [file = '', id = '', ...before] = url.split('/').reverse();
  if (!/^\d+$/.test(id) || /[?#]/.test(file)) return null;
  const path = before.reverse().join('/');
  if (path !== '' && path !== folder && !path.endsWith(`/${folder}`)) return null;
  return productId === undefined || Number(id) === Number(productId) ? file : '';
}

function toFileName(text: string): string {
  const name = decodeHtmlEntities(text).trim();
  return isFileName(name) ? name : '';
}

function decodePath(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
