import type { Index } from './invertedIndex.ts';
import { consonantKey, hasPrefix, phoneticKey, prefixRange, range } from './text.ts';

/** A word of a sorted list that lies near a typed one, by its index. */
export interface FuzzyMatch {
  word: number;
  edits: number;
}

/** Finds words near a typed one. @param asPrefix whether the word may be incomplete @param edits how many it may have */
export type FuzzyMatcher = (typed: string, asPrefix: boolean, edits?: number) => FuzzyMatch[];

/** How many typos a word may have: one, two in long words, none in very short words and short numbers (R4.15). */
export function maxEdits(word: string): number {
  if (word.length < 3 || (/^\d+$/.test(word) && word.length < 5)) return 0;
  return word.length < 8 ? 1 : 2;
}

/** A word of a query as it is searched, and as it was typed. */
export interface QueryWord {
  text: string;
  typed: string;
  /** Similar words of the index, if it has none that is spelled so. */
  near: readonly FuzzyMatch[];
  /** Whether it is a number that was typed as a word. */
  spoken?: boolean;
}

/** Corrects words that neither the catalogue nor the vocabulary has. */
export type SpellCorrector = (words: readonly string[]) => QueryWord[];

/**
 * Creates the corrector, in short steps.
 * @param matchIndex finds words of the index @param matchLexicon finds words of the vocabulary
 */
export function* createSpellCorrector(
  index: Index,
  matchIndex: FuzzyMatcher,
  matchLexicon: FuzzyMatcher,
): Generator<undefined, SpellCorrector> {
  const {
    abbreviations,
    misspellings,
    isCommon,
    isKnown: inLexicon,
    meaningsOf,
    uses,
    words: lexiconWords,
  } = index.lexicon;
  const frequency = (word: string): number => {
    const id = index.wordIds.get(word);
    return id === undefined ? 0 : (index.starts[id + 1] ?? 0) - (index.starts[id] ?? 0);
  };
  const byPhonetics = new Map<string, string>();
  const byConsonants = new Map<string, string>();
  const isBetter = (word: string, other: string | undefined): boolean =>
    other === undefined || frequency(word) > frequency(other) || (inLexicon(word) && !inLexicon(other));
  const put = (map: Map<string, string>, key: string, word: string): void => {
    if (key && isBetter(word, map.get(key))) map.set(key, word);
  };
  for (const word of lexiconWords) {
    if (word.length < 3) continue;
    put(byPhonetics, phoneticKey(word), word);
    const consonants = consonantKey(word);
    if (consonants.length > 2) put(byConsonants, consonants, word);
  }
  for (let id = 0; id < index.plainWords; id++) {
    if (id % 10_000 === 9_999) yield;
    const word = index.words[id] ?? '';
    if (word.length > 3 && word.length < 16 && !/[^a-z]/.test(word)) put(byPhonetics, phoneticKey(word), word);
  }

  const isKnown = (word: string): boolean => index.wordIds.has(word) || inLexicon(word);
  const isPrefix = (word: string): boolean => hasPrefix(index.words, word) || hasPrefix(lexiconWords, word);
  const isUnknown = (word: string, isLast: boolean): boolean => !isKnown(word) && !(isLast && isPrefix(word));

  const findByPhonetics = (word: string): string | null => {
    const found = byPhonetics.get(phoneticKey(word));
    return found !== undefined && Math.abs(found.length - word.length) < 3 ? found : null;
  };

  const findByTypos = (word: string): { text: string; near: readonly FuzzyMatch[] } | null => {
    const inIndex = matchIndex(word, false);
    const inVocabulary = matchLexicon(word, false);
    const minEdits = Math.min(inIndex[0]?.edits ?? 9, inVocabulary[0]?.edits ?? 9);
    const likelihood = (text: string): number =>
      (inLexicon(text) ? 4 : 0) + Math.log2(1 + frequency(text)) + (phoneticKey(text) === phoneticKey(word) ? 3 : 0);
    const candidates = [
      ...inIndex.map(({ edits, word: id }) => ({ edits, text: index.words[id] ?? '' })),
      ...inVocabulary.map(({ edits, word: at }) => ({ edits, text: lexiconWords[at] ?? '' })),
    ].filter(({ edits, text }) => edits === minEdits && text.length > 2);
    const [best] = candidates.sort((a, b) => likelihood(b.text) - likelihood(a.text));
    return best === undefined ? null : { text: best.text, near: inIndex };
  };

  /** Joins pieces of a word: "enf riador" → "enfriador". */
  const joinPieces = (words: readonly string[]): { text: string; typed: string }[] => {
    const found: { text: string; typed: string }[] = [];
    for (let at = 0; at < words.length; at++) {
      const word = words[at] ?? '';
      const next = words[at + 1];
      const both = `${word}${next ?? ''}`;
      if (next !== undefined && both.length > 3 && isKnown(both) && !(isKnown(word) && isKnown(next))) {
        found.push({ text: both, typed: `${word} ${next}` });
        at++;
      } else found.push({ text: word, typed: word });
    }
    return found;
  };
  /** Splits two words of the vocabulary that mean something together: "tipoc" → "tipo c". */
  const splitPhrase = (word: string): string[] | null => {
    for (let at = 2; at < word.length - 1; at++) {
      const parts = [word.slice(0, at), word.slice(at)];
      if (parts.every(inLexicon) && meaningsOf(parts).length > 0) return parts;
    }
    return null;
  };
  /** Splits a known word from the number after it: "cargador20w". */
  const splitNumber = (word: string): string[] | null => {
    const [, letters = '', rest = ''] = /^([a-z]{4,})(\d.*)$/.exec(word) ?? [];
    return letters && !index.wordIds.has(word) && inLexicon(letters) ? [letters, rest] : null;
  };
  /** Whether a word is two known words joined: "kosscs95". */
  const isTwoWords = (word: string): boolean => {
    for (let at = 3; at <= word.length - 3; at++)
      if (isKnown(word.slice(0, at)) && isKnown(word.slice(at))) return true;
    return false;
  };

  return (words) =>
    joinPieces(words).flatMap(({ text: word, typed }, at, all): QueryWord[] => {
      const toWord = (text: string): QueryWord => ({ text, typed, near: [] });
      const withNumber = splitNumber(word);
      if (withNumber) return withNumber.map(toWord);
      const misspelled = misspellings.get(word);
      if (misspelled !== undefined && !index.wordIds.has(word)) return misspelled.split(' ').map(toWord);
      const isLast = at === all.length - 1;
      const short = abbreviations.get(word);
      const isUnclear = short && !isKnown(word) && !isCommon(word);
      const written = index.annotations.respellings.get(word) ?? (isUnclear && short);
      if (written && !isLast) return written.split(' ').map(toWord);
      if (isCommon(word) || uses.some(({ isDone }) => isDone(word))) return [toWord(word)];
      const plain = isUnknown(word, isLast) ? diminutiveForms(word).find(isKnown) : undefined;
      if (plain !== undefined) return [{ ...toWord(plain), spoken: true }];
      // Words of three letters are corrected by pronunciation only: "usv", "lus".
      if (/^[a-z]{3}$/.test(word)) return [toWord((isUnknown(word, isLast) ? findByPhonetics(word) : null) ?? word)];
      if (word.length < 4 || /[^a-z]/.test(word) || !isUnknown(word, isLast)) return [toWord(word)];
      const parts = splitPhrase(word);
      if (parts) return parts.map(toWord);
      const homophone = findByPhonetics(word);
      if (homophone !== null) return [toWord(homophone)];
      const corrected = findByTypos(word);
      // Rather a brand with one slip than two other words: "reddragon".
      if (isTwoWords(word) && (corrected?.near[0]?.edits ?? 9) > 1) return [toWord(word)];
      if (corrected) return [{ typed, ...corrected }];
      const consonants = consonantKey(word);
      const sameConsonants = consonants.length > 2 ? byConsonants.get(consonants) : undefined;
      // "aretes" is no "rtx".
      const isAlike = sameConsonants !== undefined && Math.abs(sameConsonants.length - word.length) < 3;
      return [toWord(isAlike ? sameConsonants : word)];
    });
}

/** What a diminutive is one of: "lamparita" → "lampara", "cablecito" → "cable". */
function diminutiveForms(word: string): string[] {
  const [, base = '', vowel = '', plural = ''] = /^([a-z]{3,}?)c?it([oa])(s?)$/.exec(word) ?? [];
  // "casquito" → "casco", "jueguito" → "juego".
  const stemmed = base.replace(/qu$/, 'c').replace(/gu$/, 'g');
  return base ? [stemmed + vowel + plural, base + plural, `${base}e${plural}`] : [];
}

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

/** Models that shoppers call by their number, or the reverse: "544" and "T544", "664" and "664XL". */
export function modelVariants(model: string, { words }: Index): TermVariant[] {
  const [, letter = '', number = ''] = /^([a-z]?)(\d{3,})$/.exec(model) ?? [];
  if (!number) return [];
  const starts = ['', ...(letter || 'abcdefghijklmnopqrstuvwxyz')].map((before) => before + number);
  const spelled = starts.flatMap((start) =>
    range(...prefixRange(words, start)).filter(
      (id) => start !== number || !/^\d/.test(words[id]?.slice(start.length) ?? ''),
    ),
  );
  return spelled.length > 0 ? [{ quality: quality.exact, words: spelled }] : [];
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
