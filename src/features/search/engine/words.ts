import { fold } from '../../../lib/text.ts';

/** Longest query that is looked at, characters, and most words of it. */
export const longestQuery = 200;
export const mostWords = 16;

/** Words joined by signs, as in "usb-c", or groups of a number, as in "10 000". */
const chunk = /[\p{L}\p{N}]+(?:[-_./+'’&][\p{L}\p{N}]+)*/gu;
const part = /[\p{L}\p{N}]+/gu;
const groups = /(?<![\p{L}\p{N}])\d{1,3}(?:[ ,\u00a0\u202f]\d{3})+(?![\d])/gu;

/** The same for most texts, several times as fast. */
const plainPart = /[a-z0-9]+/g;
const strange = /[^\u0000-\u007f]/;

/** The words of a folded text. */
export const partsOf = (folded: string): string[] =>
  (strange.test(folded) ? folded.match(part) : folded.match(plainPart)) ?? [];

/** All letters and digits of a folded text as one word: "sm-a546e" → "sma546e". */
export const joined = (folded: string): string => partsOf(folded).join('');

/** The words that a folded text has only where signs and spaces are left out: "usb-c" → "usbc", "10 000" → "10000". */
export function compoundsOf(folded: string): string[] {
  const signs = (folded.match(chunk) ?? []).filter((text) => text.length > joined(text).length);
  return [...signs, ...(/\d[ ,\u00a0\u202f]\d/.test(folded) ? (folded.match(groups) ?? []) : [])].map(joined);
}

/** Words that say nothing: where others do, products need not have them. */
const small = new Set('a al con de del el en la las lo los o para por que se sin su un una y'.split(' '));

export interface QueryWord {
  text: string;
  /** A product need not have it. */
  optional: boolean;
}

/** The words of what was typed, in any case and with any signs. */
export function readQuery(query: string): QueryWord[] {
  const words = partsOf(fold(query.slice(0, longestQuery))).slice(0, mostWords);
  const distinct = [...new Set(words)];
  const spare = distinct.filter((text) => small.has(text));
  return distinct.map((text) => ({ text, optional: spare.length < distinct.length && small.has(text) }));
}

/** The other number of a Spanish word: "fundas" ↔ "funda", "cargadores" ↔ "cargador". */
export function otherNumber(word: string): string[] {
  if (word.length < 3 || /[^a-z]/.test(word)) return [];
  if (/[lrndzj]es$/.test(word)) return [word.slice(0, -2), word.slice(0, -1)];
  if (word.endsWith('s')) return [word.slice(0, -1)];
  return [/[aeiou]$/.test(word) ? `${word}s` : `${word}es`, `${word}s`];
}
