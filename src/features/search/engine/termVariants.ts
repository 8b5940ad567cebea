import type { Index } from './invertedIndex.ts';
import type { FuzzyMatch } from './spelling.ts';
import { prefixRange } from './text.ts';

// Which words of the index may be meant by a word of a query.

/** How well a variant stands for a word, compared with the exact word. */
export const quality = { exact: 24, prefix: 16, split: 14, oneEdit: 10, twoEdits: 6 } as const;

/** A variant of a word of a query: any of some words of the index, or all of them together. */
export interface TermVariant {
  quality: number;
  /** Ids of words; consecutive ids as a range, from the first to before the second. */
  words: readonly number[] | { from: number; to: number };
  all?: boolean;
}

/** How many neighbouring words may be one. */
const maxJoinedWords = 4;
/** Maximum completions of the second half of a split word. */
const maxCompletions = 8;

/** Expands each word of a query: itself, its plural, prefixes of other words, joined with neighbours, or split in two. */
export function expandTerms(words: readonly string[], index: Index): TermVariant[][] {
  const variants = words.map((word, at) => expandWord(word, at === words.length - 1, index));
  addJoinedWords(words, index, variants);
  return variants;
}

function expandWord(word: string, isLast: boolean, index: Index): TermVariant[] {
  const id = index.wordIds.get(word);
  const isKnown = id !== undefined;
  const [from, to] = isLast || !isKnown ? prefixRange(index.words, word) : [0, 0];
  const plurals = pluralVariants(word).flatMap((text) => index.wordIds.get(text) ?? []);
  const variants: TermVariant[] = [
    { quality: quality.exact, words: isKnown ? [id] : [] },
    { quality: quality.prefix, words: { from, to } },
    // "views" may be a plural, but more likely the prefix of a word that the shop has.
    { quality: isKnown || to === from ? quality.exact : quality.prefix - 1, words: plurals },
  ];
  return [...variants.filter(hasWords), ...splitWord(word, isLast, isKnown, index)];
}

/** The plural of a Spanish singular and the reverse: "fundas" ↔ "funda", "cargadores" ↔ "cargador". */
function pluralVariants(word: string): string[] {
  if (word.length < 3 || /[^a-z]/.test(word)) return [];
  if (/[lrndzj]es$/.test(word)) return [word.slice(0, -2), word.slice(0, -1)];
  if (word.endsWith('s')) return [word.slice(0, -1)];
  return [/[aeiou]$/.test(word) ? `${word}s` : `${word}es`, `${word}s`];
}

const hasWords = ({ words }: TermVariant): boolean => ('from' in words ? words.to > words.from : words.length > 0);

/** "powerbank" as "power" and "bank", "5000mah" as "5000" and "mah", "usbcable" as "usb" and "cable". */
function splitWord(word: string, isLast: boolean, isKnown: boolean, index: Index): TermVariant[] {
  const found: TermVariant[] = [];
  for (let at = 1; at < word.length; at++) {
    const isNumberBorder = /\d/.test(word[at - 1] ?? '') !== /\d/.test(word[at] ?? '');
    const minLength = isNumberBorder ? 1 : isKnown ? 4 : 2;
    if (at < minLength || word.length - at < minLength) continue;
    const first = index.wordIds.get(word.slice(0, at));
    if (first === undefined) continue;
    const rest = word.slice(at);
    const second = index.wordIds.get(rest);
    if (second !== undefined) found.push({ quality: quality.split, words: [first, second], all: true });
    else if (isLast && !isKnown && rest.length > 2) {
      const [from, to] = prefixRange(index.words, rest);
      for (let id = from; id < Math.min(to, from + maxCompletions); id++)
        found.push({ quality: quality.split - 2, words: [first, id], all: true });
    }
  }
  return found;
}

/** "power bank" as "powerbank", "sm a546 e" as "sma546e": a variant of each of the words. */
function addJoinedWords(words: readonly string[], index: Index, variants: TermVariant[][]): void {
  for (let from = 0; from < words.length; from++) {
    for (let to = from + 2; to <= words.length; to++) {
      const isWholeQuery = from === 0 && to === words.length;
      if (to - from > maxJoinedWords && !isWholeQuery) continue;
      const text = words.slice(from, to).join('');
      const variant = expandJoined(text, to === words.length, index);
      if (variant && hasWords(variant)) for (let at = from; at < to; at++) variants[at]?.push(variant);
    }
  }
}

function expandJoined(text: string, isLast: boolean, index: Index): TermVariant | null {
  const id = index.wordIds.get(text);
  if (id !== undefined) return { quality: quality.exact, words: [id] };
  if (!isLast || text.length <= 3) return null;
  const [from, to] = prefixRange(index.words, text);
  return { quality: quality.prefix, words: { from, to } };
}

/** Words near a typed one as variants of it. */
export function fuzzyVariants(matches: readonly FuzzyMatch[]): TermVariant[] {
  const oneEdit = matches.filter(({ edits }) => edits < 2);
  const twoEdits = matches.filter(({ edits }) => edits > 1);
  return [
    { quality: quality.oneEdit, words: oneEdit.map(({ word }) => word) },
    { quality: quality.twoEdits, words: twoEdits.map(({ word }) => word) },
  ].filter(hasWords);
}

/** Excludes variants that the prefix already covers, so that all its words count alike. */
export function withoutCovered(variants: readonly TermVariant[]): readonly TermVariant[] {
  const range = variants.map(({ words }) => words).find((words) => 'from' in words);
  if (!range) return variants;
  return variants.filter(
    ({ words, all }) => all || 'from' in words || !words.every((id) => id >= range.from && id < range.to),
  );
}
