import type { Index } from './invertedIndex.ts';
import { hasPrefix } from './text.ts';

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
  const { misspellings, isCommon, isKnown: inLexicon, meaningsOf, uses, words: lexiconWords } = index.lexicon;
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
      if (isCommon(word) || uses.some(({ isDone }) => isDone(word))) return [toWord(word)];
      const isLast = at === all.length - 1;
      const plain = isUnknown(word, isLast) ? diminutiveForms(word).find(isKnown) : undefined;
      if (plain !== undefined) return [{ ...toWord(plain), spoken: true }];
      const written = isLast ? undefined : index.annotations.respellings.get(word);
      if (written !== undefined) return written.split(' ').map(toWord);
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
      return [toWord(sameConsonants ?? word)];
    });
}

/** What a diminutive is one of: "lamparita" → "lampara", "cablecito" → "cable". */
function diminutiveForms(word: string): string[] {
  const [, base = '', vowel = '', plural = ''] = /^([a-z]{3,}?)c?it([oa])(s?)$/.exec(word) ?? [];
  // "casquito" → "casco", "jueguito" → "juego".
  const stemmed = base.replace(/qu$/, 'c').replace(/gu$/, 'g');
  return base ? [stemmed + vowel + plural, base + plural, `${base}e${plural}`] : [];
}

/**
 * A key for the Mexican pronunciation of a folded word: b and v, c s and z, k and qu, ll and y, silent h, double letters.
 * After Metáfono (amsqr/Spanish-Metaphone) and Talisman's fonetico, which keep the vowels.
 */
export function phoneticKey(word: string): string {
  let key = '';
  for (let at = 0; at < word.length; at++) {
    const letter = word.charAt(at);
    const next = word.charAt(at + 1);
    const digraph = digraphs[letter + next];
    const sound = digraph ?? soundOfLetter(letter, word.charAt(at - 1), next);
    if (digraph) at++;
    if (sound !== '' && key.endsWith(sound)) continue;
    key += sound;
  }
  return key;
}

const digraphs: Record<string, string> = { ph: 'f', qu: 'k', ll: 'y', ks: 's' };

function soundOfLetter(letter: string, before: string, next: string): string {
  const isSoft = next === 'e' || next === 'i';
  if (letter === 'h') return before === 'c' ? 'h' : '';
  if (letter === 'g' && isSoft) return 'j';
  if (letter === 'c' && next !== 'h') return isSoft ? 's' : 'k';
  if (letter === 'x' || letter === 'z') return 's';
  if (letter === 'v') return 'b';
  if (letter === 'w') return 'gu';
  if (letter === 'n' && (next === 'b' || next === 'v' || next === 'p')) return 'm';
  return letter === 'y' && next === '' ? 'i' : letter;
}

/** The consonants of a word's pronunciation, for words with wrong vowels: "wairles" and "wireless". */
const consonantKey = (word: string): string => phoneticKey(word).replaceAll(/[aeiou]/g, '');
