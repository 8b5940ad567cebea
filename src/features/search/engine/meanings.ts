import type { Index } from './index.ts';
import type { Near } from './typos.ts';
import { otherNumber } from './words.ts';
import { withPrefix } from './sortedWords.ts';

/** How good a way to read a word is; an exact word in a name is the measure. */
export const quality = { exact: 24, begun: 16, split: 14, oneSlip: 10, twoSlips: 6 } as const;

/** One way to read a word of a query: any of some words of the vocabulary, or all of some at once. */
export interface Meaning {
  quality: number;
  /** Numbers of words; from `from` to before `to` where they follow one another. */
  words: readonly number[] | { from: number; to: number };
  all?: boolean;
}

/** Most neighbouring words that are read as one. */
const mostJoined = 4;

/** Each word's ways of being read, without slips: itself, its plural, joined with neighbours, split, begun. */
export function meaningsOf(words: readonly string[], index: Index): Meaning[][] {
  const meanings = words.map((word, at) => ownMeanings(word, at === words.length - 1, index));
  addJoined(words, index, meanings);
  return meanings;
}

function ownMeanings(word: string, last: boolean, index: Index): Meaning[] {
  const known = index.numbers.has(word);
  const [from, to] = last || !known ? withPrefix(index.words, word) : [0, 0];
  const exact = index.numbers.get(word);
  const others = otherNumber(word).flatMap((text) => index.numbers.get(text) ?? []);
  const meanings: Meaning[] = [
    { quality: quality.exact, words: exact === undefined ? [] : [exact] },
    { quality: quality.begun, words: { from, to } },
    // "views" may be the plural of a view, but sooner the beginning of a word that the shop has.
    { quality: known || to === from ? quality.exact : quality.begun - 1, words: others },
  ];
  return [...meanings.filter(isSome), ...splits(word, last, known, index)];
}

const isSome = ({ words }: Meaning): boolean => ('from' in words ? words.to > words.from : words.length > 0);

/** "powerbank" as "power" and "bank", "5000mah" as "5000" and "mah", "usbcable" as "usb" and "cable". */
function splits(word: string, last: boolean, known: boolean, index: Index): Meaning[] {
  const found: Meaning[] = [];
  for (let at = 1; at < word.length; at++) {
    const border = /\d/.test(word[at - 1] ?? '') !== /\d/.test(word[at] ?? '');
    const least = border ? 1 : known ? 4 : 2;
    if (at < least || word.length - at < least) continue;
    const first = index.numbers.get(word.slice(0, at));
    if (first === undefined) continue;
    const rest = word.slice(at);
    const second = index.numbers.get(rest);
    if (second !== undefined) found.push({ quality: quality.split, words: [first, second], all: true });
    else if (last && !known && rest.length > 2) {
      const [from, to] = withPrefix(index.words, rest);
      for (let number = from; number < Math.min(to, from + 8); number++)
        found.push({ quality: quality.split - 2, words: [first, number], all: true });
    }
  }
  return found;
}

/** "power bank" as "powerbank", "sm a546 e" as "sma546e": each of the words is found with it. */
function addJoined(words: readonly string[], index: Index, meanings: Meaning[][]): void {
  for (let from = 0; from < words.length; from++) {
    for (let to = from + 2; to <= words.length; to++) {
      const whole = from === 0 && to === words.length;
      if (to - from > mostJoined && !whole) continue;
      const text = words.slice(from, to).join('');
      const number = index.numbers.get(text);
      const range = number === undefined && to === words.length && text.length > 3 && withPrefix(index.words, text);
      const meaning: Meaning | false =
        number !== undefined
          ? { quality: quality.exact, words: [number] }
          : range && range[1] > range[0] && { quality: quality.begun, words: { from: range[0], to: range[1] } };
      if (meaning) for (let at = from; at < to; at++) meanings[at]?.push(meaning);
    }
  }
}

/** Words near one as ways to read it. */
export function nearMeanings(near: readonly Near[]): Meaning[] {
  const [one, two] = [near.filter(({ slips }) => slips < 2), near.filter(({ slips }) => slips > 1)];
  return [
    { quality: quality.oneSlip, words: one.map(({ word }) => word) },
    { quality: quality.twoSlips, words: two.map(({ word }) => word) },
  ].filter(isSome);
}
