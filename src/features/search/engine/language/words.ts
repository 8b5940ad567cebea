// Words: tokenization, forms (number, gender), lookup in sorted lists; and caches of what is computed per word.

/** Maximum length of a query, words; the rest is ignored. */
export const maxQueryWords = 24;

const word = /[\p{L}\p{N}]+/gu;
/** The same for ASCII text, several times as fast. */
const asciiWord = /[a-z0-9]+/g;
const nonAscii = /[^\u0000-\u007f]/;
/** Words joined by punctuation, as in "usb-c". */
const punctuatedWord = /[\p{L}\p{N}]+(?:[-_./+'’&][\p{L}\p{N}]+)*/gu;
/** A number in groups of three digits, as in "10 000"; "iPhone 17 256 GB" has two. */
const groupedNumber = /(?<![\p{L}\p{N}])\d{1,3}(?:[ ,\u00a0\u202f]\d{3})+(?!\d|\s?[gt]b)/gu;

/** Words that exclude what follows them, or used devices: "celular nuevo". */
export const exclusionCue = /^(?:sin|no|excepto|salvo|menos|nada|nuev[oa]s?)$/;

/** A text with digits in place of its numerals (numerals.ts). */
export interface TextWithDigits {
  text: string;
  /** What was typed, by the digits in its place: "15" → "quince". */
  typed: ReadonlyMap<string, string>;
}

/** Splits folded text into words. */
export const tokenize = (folded: string): string[] =>
  (nonAscii.test(folded) ? folded.match(word) : folded.match(asciiWord)) ?? [];

/** All letters and digits of a folded text as one word: "sm-a546e" → "sma546e". */
export const joinWords = (folded: string): string => tokenize(folded).join('');

/** The words that appear when punctuation and spaces are removed: "usb-c" → "usbc", "10 000" → "10000". */
export function findCompounds(folded: string): string[] {
  const punctuated = (folded.match(punctuatedWord) ?? []).filter((text) => text.length > joinWords(text).length);
  const numbers = /\d[ ,\u00a0\u202f]\d/.test(folded) ? (folded.match(groupedNumber) ?? []) : [];
  return [...punctuated, ...numbers].map(joinWords);
}

/** The integers from `from` to before `to`. */
export const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from }, (_, offset) => from + offset);

/** Caches the results of a function. @param maxSize the size at which the cache is cleared */
export function memoize<Key, Value>(compute: (key: Key) => Value, maxSize = Infinity): (key: Key) => Value {
  const cache = new Map<Key, Value>();
  return (key) => {
    const cached = cache.get(key);
    if (cached !== undefined) return cached;
    const value = compute(key);
    if (cache.size >= maxSize) cache.clear();
    cache.set(key, value);
    return value;
  };
}

function findStem(word: string): string {
  const base = singular(word);
  if (base.length < 4) return base;
  if (/[ao]$/.test(base)) return `${base.slice(0, -1)}~`;
  // "mice" must not become "mic", nor "case" "cas".
  return base.endsWith('e') && base.length > 4 ? base.slice(0, -1) : base;
}

/**
 * The stem of a folded word, which all its forms (number, gender) share, in Spanish and in English: "fundas" and "funda",
 * "inalámbricos" and "inalámbrica", "smartphones" and "smartphone". The stem itself is not a word.
 */
// Pages drop it: they use other functions of this file.
export const stem = /* @__PURE__ */ memoize(findStem, 100_000);

/** The singular of a Spanish or English word: "ratones" → "raton", "cables" → "cable". */
export function singular(word: string): string {
  if (word.length < 4 || /\d/.test(word)) return word;
  if (word.endsWith('ces') && word.length > 4) return `${word.slice(0, -3)}z`;
  if (/[aeiou][lrndzj]es$/.test(word)) return word.slice(0, -2);
  return word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
}

/** The forms of a word that names may contain: singular and plural, masculine and feminine. */
export function wordForms(word: string): string[] {
  if (word.length < 3 || /[^a-z]/.test(word)) return [word];
  const base = singular(word);
  const genders = /[ao]$/.test(base) ? [`${base.slice(0, -1)}a`, `${base.slice(0, -1)}o`] : [base];
  const forms = genders.flatMap((form) => [form, `${form}s`, ...(/[aeiou]$/.test(form) ? [] : [`${form}es`])]);
  return [...new Set([word, ...forms])];
}

/** The index of the first word that does not sort before a text (a binary search). */
function lowerBound(words: readonly string[], limit: string, from = 0): number {
  let low = from;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((words[middle] ?? '') < limit) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The range of the words with a prefix in a sorted list, as a half-open interval of indexes. */
export function prefixRange(words: readonly string[], prefix: string): [from: number, to: number] {
  const from = lowerBound(words, prefix);
  return [from, lowerBound(words, `${prefix}\uffff`, from)];
}

/** Whether a word of a sorted list has a prefix. */
export const hasPrefix = (words: readonly string[], prefix: string): boolean =>
  words[lowerBound(words, prefix)]?.startsWith(prefix) ?? false;
