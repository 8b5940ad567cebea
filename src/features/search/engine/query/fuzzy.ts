import Fuse from 'fuse.js/basic';
import type { InvertedIndex } from '../index/invertedIndex.ts';
import { hasWords, maxEdits, quality, type TermVariant } from './spelling.ts';
import { prefixRange, range } from '../language/words.ts';

// Typo-tolerant lookup of words, for queries with an unknown word or a model number: loaded on demand (onDemand.ts).

/** A fuzzy match of a typed word in a sorted list: the index of the matching word, and its edit distance. */
export interface FuzzyMatch {
  wordIndex: number;
  edits: number;
}

/** Finds fuzzy matches. @param asPrefix whether the word may be incomplete @param edits the maximum edit distance */
export type FuzzyMatcher = (typed: string, asPrefix: boolean, edits?: number) => FuzzyMatch[];

const maxMatches = 24;
const cacheSize = 500;
/** Maximum length of a word that is corrected: fuse.js compares 32 characters. */
const maxWordLength = 24;
/** Anchors before and after a word, so that a letter added or missing at an end counts as one edit. */
const startAnchor = '^';
const endAnchor = '$';

/**
 * Creates a matcher for the words of a sorted list within some edit distance. fuse.js computes the Levenshtein distance; a
 * transposition is one edit too (R4.15), but two to fuse.js, so transposed words are looked up.
 */
export function createFuzzyMatcher(words: readonly string[]): FuzzyMatcher {
  const filterCandidates = createCandidateFilter(words);
  const cache = new Map<string, FuzzyMatch[]>();

  const compare = (typed: string, edits: number, asPrefix: boolean): FuzzyMatch[] => {
    const candidates = filterCandidates(typed, edits, asPrefix);
    const end = asPrefix ? typed.length + edits : undefined;
    const anchor = asPrefix ? '' : endAnchor;
    const texts = candidates.map((wordIndex) => startAnchor + (words[wordIndex] ?? '').slice(0, end) + anchor);
    const pattern = startAnchor + typed + anchor;
    const options = {
      includeScore: true,
      isCaseSensitive: true,
      ignoreLocation: true,
      ignoreFieldNorm: true,
      threshold: (edits + 0.5) / pattern.length,
    };
    return new Fuse(texts, options).search(pattern, { limit: maxMatches }).map(({ refIndex, score = 0 }) => ({
      wordIndex: candidates[refIndex] ?? 0,
      edits: Math.max(1, Math.round(score * pattern.length)),
    }));
  };

  const findTransposed = (typed: string, asPrefix: boolean): FuzzyMatch[] =>
    transpositions(typed).flatMap((text): FuzzyMatch[] => {
      const [from, to] = prefixRange(words, text);
      const exactEnd = words[from] === text ? from + 1 : from;
      const end = asPrefix ? Math.min(to, from + maxMatches) : exactEnd;
      return Array.from({ length: end - from }, (_, index) => ({ wordIndex: from + index, edits: 1 }));
    });

  const search = (typed: string, edits: number, asPrefix: boolean): FuzzyMatch[] => {
    const transposed = edits === 1 ? findTransposed(typed, asPrefix) : [];
    const transposedWords = new Set(transposed.map(({ wordIndex }) => wordIndex));
    const others = compare(typed, edits, asPrefix).filter(({ wordIndex }) => !transposedWords.has(wordIndex));
    return [...transposed, ...others].slice(0, maxMatches);
  };

  return (typed, asPrefix, edits = maxEdits(typed)) => {
    if (edits === 0 || typed.length > maxWordLength) return [];
    const key = `${typed}\n${edits}${asPrefix ? '+' : ''}`;
    let matches = cache.get(key);
    for (let allowed = 1; !matches?.length && allowed <= edits; allowed++) {
      matches = search(typed, allowed, false);
      if (asPrefix && matches.length === 0) matches = search(typed, allowed, true);
    }
    if (cache.size >= cacheSize) cache.clear();
    cache.set(key, matches ?? []);
    return matches ?? [];
  };
}

/** The words that result from transposing two adjacent letters: "fnuda" → "funda" and others. */
function transpositions(word: string): string[] {
  const transposed: string[] = [];
  for (let index = 1; index < word.length; index++) {
    if (word[index - 1] === word[index]) continue;
    transposed.push(word.slice(0, index - 1) + word.charAt(index) + word.charAt(index - 1) + word.slice(index + 1));
  }
  return transposed;
}

/** Leaves out words that cannot match, by length, letters and pieces, before the expensive comparison. Returns indexes of words. */
type CandidateFilter = (typed: string, edits: number, asPrefix: boolean) => number[];

function createCandidateFilter(words: readonly string[]): CandidateFilter {
  const letterSets = Uint32Array.from(words, letterSet);
  const byLength: number[][] = [];
  words.forEach(({ length }, wordIndex) => (byLength[length] ??= []).push(wordIndex));

  return (typed, edits, asPrefix) => {
    const typedLetters = letterSet(typed);
    const pieces = splitEvenly(typed, edits + 1);
    const candidates: number[] = [];
    const maxLength = asPrefix ? byLength.length - 1 : typed.length + edits;
    for (let length = Math.max(1, typed.length - edits); length <= maxLength; length++) {
      for (const wordIndex of byLength[length] ?? []) {
        const letters = letterSets[wordIndex] ?? 0;
        if (countBits(typedLetters & ~letters) > edits) continue;
        if (!asPrefix && countBits(letters & ~typedLetters) > edits) continue;
        if (hasPiece(words[wordIndex] ?? '', pieces, edits)) candidates.push(wordIndex);
      }
    }
    return candidates;
  };
}

interface WordPiece {
  text: string;
  index: number;
}

/** Splits a word into pieces: with fewer edits than pieces, at least one piece is unchanged. */
function splitEvenly(word: string, count: number): WordPiece[] {
  const borders = Array.from({ length: count + 1 }, (_, index) => Math.floor((word.length * index) / count));
  return Array.from({ length: count }, (_, index) => ({
    text: word.slice(borders[index], borders[index + 1]),
    index: borders[index] ?? 0,
  }));
}

/** Whether a word contains a piece, shifted by at most as many letters as there are edits. */
function hasPiece(word: string, pieces: readonly WordPiece[], edits: number): boolean {
  for (const { text, index } of pieces) {
    for (let position = Math.max(0, index - edits); position <= index + edits; position++)
      if (word.startsWith(text, position)) return true;
  }
  return false;
}

/** The letters and digits of a word as a bit set. */
function letterSet(word: string): number {
  let set = 0;
  for (let i = 0; i < word.length; i++) {
    const code = word.charCodeAt(i);
    set |= 1 << (code >= 97 && code <= 122 ? code - 97 : 26 + (code % 6));
  }
  return set >>> 0;
}

function countBits(set: number): number {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** Fuzzy matches of a word as variants of it. */
export const toVariants = (matches: readonly FuzzyMatch[]): TermVariant[] =>
  [
    { quality: quality.oneEdit, words: matches.flatMap(({ wordIndex, edits }) => (edits < 2 ? wordIndex : [])) },
    { quality: quality.twoEdits, words: matches.flatMap(({ wordIndex, edits }) => (edits < 2 ? [] : wordIndex)) },
  ].filter(hasWords);

/** The index words for a model that shoppers may call by its number alone, or the reverse: "544" and "T544", "664" and "664XL". */
export function modelVariants(model: string, { words }: InvertedIndex): TermVariant[] {
  const [, letter = '', number = ''] = /^([a-z]?)(.+)$/.exec(model) ?? [];
  const starts = ['', ...(letter || 'abcdefghijklmnopqrstuvwxyz')].map((before) => before + number);
  const wordIds = starts.flatMap((start) =>
    range(...prefixRange(words, start)).filter(
      (id) => start !== number || !/^\d/.test(words[id]?.slice(start.length) ?? ''),
    ),
  );
  return wordIds.length > 0 ? [{ quality: quality.exact, words: wordIds }] : [];
}
