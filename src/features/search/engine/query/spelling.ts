import type { InvertedIndex } from '../index/invertedIndex.ts';
import { hasPrefix, prefixRange, wordForms } from '../language/words.ts';

/** The maximum edit distance: one, two for long words, zero for very short words and short numbers (R4.15). */
export function maxEdits(word: string): number {
  if (word.length < 3 || (/^\d+$/.test(word) && word.length < 5)) return 0;
  return word.length < 8 ? 1 : 2;
}

/** A word of a query, as searched and as typed. */
export interface QueryWord {
  text: string;
  typed: string;
  /** The words of the index that match it, if it is a typo. */
  typoVariants: readonly TermVariant[];
  /** Whether the page does not report the correction: of a numeral to digits, or of a diminutive to its base form. */
  silent?: boolean;
}

/** Whether the page may report a correction of the word; two words that were joined are none. */
export const isCorrected = ({ text, typed, silent }: QueryWord): boolean => text !== typed.replace(' ', '') && !silent;

/** Joins split words, expands abbreviations, and corrects misspellings. */
export type SpellCorrector = (words: readonly string[]) => QueryWord[];

/** Lookups of words in the index and its vocabulary. */
export interface WordLookup {
  /** The document frequency: how many products contain the word. */
  frequency: (word: string) => number;
  /** Whether the index or the vocabulary has a word. */
  isKnown: (word: string) => boolean;
}

/** Rules for unknown words (`correctionRules.ts`). */
export interface CorrectionRules {
  /**
   * Joins two pieces, one of them unknown, to a vocabulary word: "bo sina", "mouse pat"; null if they form none with so few
   * edits.
   */
  join: (word: string, next: string, edits: number) => string | null;
  /** The known words for an unknown one: several if they were typed as one; null for none. */
  correct: (word: string) => ({ texts: string[] } & Partial<Pick<QueryWord, 'typoVariants' | 'silent'>>) | null;
}

export const createWordLookup = ({ lexicon, starts, wordIds }: InvertedIndex): WordLookup => ({
  frequency: (word) => {
    const id = wordIds.get(word);
    return id === undefined ? 0 : (starts[id + 1] ?? 0) - (starts[id] ?? 0);
  },
  isKnown: (word) => wordIds.has(word) || lexicon.hasWord(word),
});

/** @param rules returns the rules for unknown words */
export function createSpellCorrector(
  index: InvertedIndex,
  { frequency, isKnown }: WordLookup,
  rules: () => CorrectionRules,
): SpellCorrector {
  const {
    abbreviations,
    misspellings,
    isCommonWord,
    hasWord: isInLexicon,
    meaningsOf,
    stopWords,
    words: lexiconWords,
  } = index.lexicon;
  /** Whether a word may be the beginning of another; a long prefix of a vocabulary word is a typo: "segurida". */
  const mayBeIncomplete = (word: string): boolean =>
    hasPrefix(index.words, word) || (word.length < 7 && hasPrefix(lexiconWords, word));

  /** Joins two pieces of a word: "enf riador" → "enfriador"; null if they form none. */
  const joinWord = (word: string, next: string, isLast: boolean): string | null => {
    const joined = word + next;
    // "Xiaomi 13 t", "Redmi 9 a", "Honor x7 c"; "2 m" is a length.
    if (/^(?:\d{1,2}|x\d)[a-est]$/.test(joined) && next.length === 1 && index.wordIds.has(joined)) return joined;
    // A letter after a known word begins the next word: "verde s".
    if (next === '' || joined.length < 4 || (next.length < 2 && index.wordIds.has(word))) return null;
    if (misspellings.has(joined)) return joined;
    const isStop = stopWords.has(word) || (next.length > 1 && stopWords.has(next));
    const mayJoin = !isStop && /^[a-z]{6,}$/.test(joined);
    // "Tele vision" is one word; "power bank" is a phrase of the vocabulary, and "cargador es" is two words.
    if (isKnown(word) && isKnown(next))
      return mayJoin && isInLexicon(joined) && meaningsOf([word, next]).length === 0 ? joined : null;
    if (isKnown(joined)) return joined;
    // "Cable hdm" is not finished, "mouse pat" is a typo.
    const edits = isLast && mayBeIncomplete(next) ? 1 : 2;
    const isMisspelled = misspellings.has(word) || misspellings.has(next);
    return mayJoin && word.length > 1 && next.length > 1 && !isMisspelled ? rules().join(word, next, edits) : null;
  };
  const joinPieces = (words: readonly string[]): { text: string; typed: string }[] => {
    const joinedWords: { text: string; typed: string }[] = [];
    for (let position = 0; position < words.length; position++) {
      const [word = '', next = ''] = words.slice(position, position + 2);
      const joined = joinWord(word, next, position + 2 === words.length);
      joinedWords.push(joined === null ? { text: word, typed: word } : { text: joined, typed: `${word} ${next}` });
      if (joined !== null) position++;
    }
    return joinedWords;
  };

  return (words) => {
    const hasModelNumber = words.some((word) => /^[a-z]{0,2}\d/.test(word));
    return joinPieces(words).flatMap(({ text: word, typed }, position, all): QueryWord[] => {
      const toWord = (text: string): QueryWord => ({ text, typed, typoVariants: [] });
      const isLast = position === all.length - 1;
      const misspelled = index.wordIds.has(word) ? undefined : misspellings.get(word);
      const fullForm = abbreviations.get(word);
      // "Cam" in a few names, where most say "cámara"; but "dash cam".
      const isRare =
        [[word], [all[position - 1]?.text ?? '', word]].every((words) => meaningsOf(words).length === 0) &&
        frequency(word) * 5 < frequency(fullForm?.split(' ')[0] ?? '');
      const expansionIfUnknown = (isKnown(word) && !isRare) || isCommonWord(word) ? undefined : fullForm;
      const expansionNextToModel = hasModelNumber ? abbreviations.get(`${word}+`) : undefined;
      const expansion =
        (isLast && mayBeIncomplete(word)) || stopWords.has(word)
          ? undefined
          : (expansionNextToModel ?? index.annotations.fullForms.get(word) ?? expansionIfUnknown);
      const spelled = misspelled ?? expansion;
      if (spelled !== undefined) return spelled.split(' ').map(toWord);
      if (word.length < 3 || isKnown(word) || isCommonWord(word) || (isLast && mayBeIncomplete(word)))
        return [toWord(word)];
      const { texts, ...correction } = rules().correct(word) ?? { texts: [word] };
      return texts.map((text) => ({ ...toWord(text), ...correction }));
    });
  };
}

// Query expansion: the words of the index that match a word of a query.

/** How well a variant matches a word, compared with the exact word. */
export const quality = { exact: 24, prefix: 16, split: 14, oneEdit: 10, twoEdits: 6 } as const;

/** A variant of a word of a query: any of some words of the index, or all of them (`all`). */
export interface TermVariant {
  quality: number;
  /** Ids of words; consecutive ids as a range, from the first to before the second. */
  words: readonly number[] | { from: number; to: number };
  all?: boolean;
}

/** A word in all its forms (number, gender). */
export const inflectedVariants = (word: string, index: InvertedIndex): TermVariant[] => [
  { quality: quality.exact, words: wordForms(word).flatMap((form) => index.wordIds.get(form) ?? []) },
];

/** The maximum number of adjacent words that are joined. */
const maxJoinedWords = 4;
/** The maximum number of completions of the second half of a split word. */
const maxCompletions = 8;

/**
 * Expands each word of a query: to itself, its plural or singular, longer words that begin with it, the word that it forms with its
 * neighbours, and its two halves.
 */
export function expandTerms(words: readonly string[], index: InvertedIndex): TermVariant[][] {
  const variants = words.map((word, position) => expandWord(word, position === words.length - 1, index));
  addJoinedWords(words, index, variants);
  return variants;
}

function expandWord(word: string, isLast: boolean, index: InvertedIndex): TermVariant[] {
  const id = index.wordIds.get(word);
  const isIndexed = id !== undefined;
  const [from, to] = isLast || !isIndexed ? prefixRange(index.words, word) : [0, 0];
  const plurals = pluralVariants(word).flatMap((text) => index.wordIds.get(text) ?? []);
  const variants: TermVariant[] = [
    { quality: quality.exact, words: isIndexed ? [id] : [] },
    { quality: quality.prefix, words: { from, to } },
    // "views" may be a plural, but is more likely the prefix of a word in the index.
    { quality: isIndexed || to === from ? quality.exact : quality.prefix - 1, words: plurals },
  ];
  return [...variants.filter(hasWords), ...splitWord(word, isLast, isIndexed, index)];
}

/** The plural of a Spanish singular and the reverse: "fundas" ↔ "funda", "cargadores" ↔ "cargador". */
function pluralVariants(word: string): string[] {
  if (word.length < 3 || /[^a-z]/.test(word)) return [];
  // Both are looked up: "cables" is the plural of "cable", "cargadores" of "cargador".
  return word.endsWith('s') ? [word.slice(0, -1), word.replace(/es$/, '')] : [`${word}s`, `${word}es`];
}

export const hasWords = ({ words }: TermVariant): boolean =>
  'from' in words ? words.to > words.from : words.length > 0;

/** "powerbank" as "power" and "bank", "5000mah" as "5000" and "mah", "usbcable" as "usb" and "cable". */
function splitWord(word: string, isLast: boolean, isIndexed: boolean, index: InvertedIndex): TermVariant[] {
  const variants: TermVariant[] = [];
  for (let position = 1; position < word.length; position++) {
    const isNumberBorder = /\d/.test(word[position - 1] ?? '') !== /\d/.test(word[position] ?? '');
    const minLength = isNumberBorder ? 1 : isIndexed ? 4 : 2;
    if (position < minLength || word.length - position < minLength) continue;
    const first = index.wordIds.get(word.slice(0, position));
    if (first === undefined) continue;
    const rest = word.slice(position);
    const second = index.wordIds.get(rest);
    if (second !== undefined) variants.push({ quality: quality.split, words: [first, second], all: true });
    else if (isLast && !isIndexed && rest.length > 2) {
      const [from, to] = prefixRange(index.words, rest);
      for (let id = from; id < Math.min(to, from + maxCompletions); id++)
        variants.push({ quality: quality.split - 2, words: [first, id], all: true });
    }
  }
  return variants;
}

/** "power bank" as "powerbank", "sm a546 e" as "sma546e": a variant of each of the words. */
function addJoinedWords(words: readonly string[], index: InvertedIndex, variants: TermVariant[][]): void {
  for (let from = 0; from < words.length; from++) {
    for (let to = from + 2; to <= words.length; to++) {
      if (to - from > maxJoinedWords) continue;
      const text = words.slice(from, to).join('');
      const variant = expandJoined(text, to === words.length, index);
      if (variant && hasWords(variant))
        for (let position = from; position < to; position++) variants[position]?.push(variant);
    }
  }
}

function expandJoined(text: string, isLast: boolean, index: InvertedIndex): TermVariant | null {
  const id = index.wordIds.get(text);
  if (id !== undefined) return { quality: quality.exact, words: [id] };
  if (!isLast || text.length <= 3) return null;
  const [from, to] = prefixRange(index.words, text);
  return { quality: quality.prefix, words: { from, to } };
}

/** Removes variants whose words are all in the prefix range, so that all words of the range get equal points. */
export function removeCoveredVariants(variants: readonly TermVariant[]): readonly TermVariant[] {
  const range = variants.map(({ words }) => words).find((words) => 'from' in words);
  if (!range) return variants;
  return variants.filter(
    ({ words, all }) => all || 'from' in words || !words.every((id) => id >= range.from && id < range.to),
  );
}
