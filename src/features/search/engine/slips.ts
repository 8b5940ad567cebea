import { createFuzzyMatcher } from './fuzzy.ts';
import type { Index } from './invertedIndex.ts';
import type { FuzzyMatch, FuzzyMatcher, Slips, WordKnowledge } from './spelling.ts';
import { phoneticKey, prefixRange } from './text.ts';
import { parseUses } from './useWords.ts';

/** A vocabulary word with these consonants is meant whatever vowels were typed: "kragadoor", but "maneto" is no "menta". */
const minConsonants = 5;

/** Shorter words have too many neighbours by their sound. */
const minSoundLength = 7;

/** Longer words are not split. */
const maxWordLength = 32;

/**
 * Creates the rules for words that are not spelled as any known word sounds.
 * @param matchIndex finds words of the index @param matchLexicon finds words of the vocabulary
 */
export function createSlips(
  index: Index,
  { frequency, isKnown, findByPhonetics }: WordKnowledge,
  matchIndex: FuzzyMatcher,
  matchLexicon: FuzzyMatcher,
): () => Slips {
  const { isKnown: inLexicon, meaningsOf, stopWords, words: lexiconWords } = index.lexicon;
  const uses = parseUses(index.lexicon);
  const byConsonants = new Map<string, string>();
  for (const word of lexiconWords) {
    const consonants = consonantKey(word);
    const other = byConsonants.get(consonants);
    if (consonants.length >= minConsonants && (other === undefined || frequency(word) > frequency(other)))
      byConsonants.set(consonants, word);
  }

  const soundKeys = [...new Set(lexiconWords.filter(({ length }) => length >= minSoundLength).map(phoneticKey))].sort();
  const matchSounds = createFuzzyMatcher(soundKeys);
  /** The word of the vocabulary that sounds almost the same: "escolcandy" → "skullcandy". */
  const findByNearSound = (word: string): string | null => {
    if (word.length < minSoundLength) return null;
    const words = matchSounds(phoneticKey(word), false).flatMap(
      ({ word: at }) => findByPhonetics(soundKeys[at] ?? '') ?? [],
    );
    const [best] = words.sort((a, b) => frequency(b) - frequency(a));
    return best ?? null;
  };

  const findByTypos = (word: string): { text: string; near: readonly FuzzyMatch[] } | null => {
    const inIndex = matchIndex(word, false);
    const inVocabulary = matchLexicon(word, false);
    const minEdits = Math.min(inIndex[0]?.edits ?? 9, inVocabulary[0]?.edits ?? 9);
    const isLine = (text: string): boolean => meaningsOf([text]).some(({ type }) => type === 'line');
    const likelihood = (text: string): number =>
      (inLexicon(text) ? 4 : 0) +
      Math.log2(1 + frequency(text)) +
      (phoneticKey(text) === phoneticKey(word) ? 3 : 0) +
      // Rather "airpods" than "airdots".
      Number(isLine(text));
    const candidates = [
      ...inIndex.map(({ edits, word: id }) => ({ edits, text: index.words[id] ?? '' })),
      ...inVocabulary.map(({ edits, word: at }) => ({ edits, text: lexiconWords[at] ?? '' })),
    ].filter(({ edits, text }) => edits === minEdits && text.length > 2);
    const [best] = candidates.sort((a, b) => likelihood(b.text) - likelihood(a.text));
    return best === undefined ? null : { text: best.text, near: inIndex };
  };

  /**
   * Words of the vocabulary that are typed as one: "bocinabluetooth", "audifonosconcable".
   * @param mayLink whether it may begin with a stop word: two of them in a row would let anything be split
   */
  const splitWords = (word: string, mayLink: boolean): string[] | null => {
    for (let at = word.length - 1; at > 1; at--) {
      const first = word.slice(0, at);
      const rest = word.slice(at);
      const isPhrase = inLexicon(first) && inLexicon(rest) && meaningsOf([first, rest]).length > 0;
      if (isPhrase) return [first, rest];
      const isLink = stopWords.has(first);
      if (isLink ? !mayLink : first.length < 4 || !inLexicon(first)) continue;
      const others = rest.length > 2 && inLexicon(rest) && !stopWords.has(rest) ? [rest] : splitWords(rest, !isLink);
      if (others) return [first, ...others];
    }
    return null;
  };
  /** A word, even with a typo, before a number: "cargador20w", "ipone15". */
  const splitNumber = (word: string): string[] | null => {
    const [, letters = '', rest = ''] = /^([a-z]{4,})(\d.*)$/.exec(word) ?? [];
    const known = inLexicon(letters) ? letters : (findByPhonetics(letters) ?? findByTypos(letters)?.text ?? '');
    return inLexicon(known) ? [known, rest] : null;
  };

  /** "Videovig", "bluet.": the most frequent word of the vocabulary that begins so. */
  const beginnings = (word: string): string | undefined => {
    const [from, to] = prefixRange(lexiconWords, word);
    return lexiconWords.slice(from, to).sort((a, b) => frequency(b) - frequency(a))[0];
  };

  const slips: Slips = {
    join: (word, next) => {
      const both = word + next;
      const [nearest] = next.length > 2 ? matchLexicon(both, false) : [];
      const found = findByPhonetics(both) ?? lexiconWords[nearest?.word ?? -1] ?? '';
      return inLexicon(found) && found.length >= both.length ? found : null;
    },
    correct: (word) => {
      const parts = (word.length > maxWordLength ? null : splitWords(word, true)) ?? splitNumber(word);
      if (parts) return { texts: parts };
      if (uses.some(({ isDone }) => isDone(word))) return null;
      const plain = diminutiveForms(word).find(isKnown);
      if (plain !== undefined) return { texts: [plain], spoken: true };
      if (/[^a-z]/.test(word)) return null;
      const whole = beginnings(word);
      const found = findByTypos(word);
      // Rather "cabel" for "cable" than for "cabello".
      if (whole !== undefined && frequency(whole) >= frequency(found?.text ?? '')) return { texts: [whole] };
      if (found) return { texts: [found.text], near: found.near };
      const nearSound = findByNearSound(word);
      if (nearSound !== null) return { texts: [nearSound] };
      const sameConsonants = byConsonants.get(consonantKey(word));
      return sameConsonants !== undefined && Math.abs(sameConsonants.length - word.length) < 3
        ? { texts: [sameConsonants] }
        : null;
    },
  };
  return () => slips;
}

/** The consonants of a word's pronunciation. */
const consonantKey = (word: string): string => phoneticKey(word).replaceAll(/[aeiou]/g, '');

/** What a diminutive or augmentative is one of: "lamparita" → "lampara", "cablecito" → "cable", "bocinota" → "bocina". */
function diminutiveForms(word: string): string[] {
  const [, big = '', bigs = ''] = /^([a-z]{4,})on(es)?$/.exec(word) ?? [];
  // "Bocinón".
  if (big) return [`${big}a${bigs && 's'}`, `${big}o${bigs && 's'}`];
  const [, base = '', vowel = '', plural = ''] = /^([a-z]{3,}?)(?:c?it|(?<=t)ic|ot)([oa])(s?)$/.exec(word) ?? [];
  // "casquito" → "casco", "jueguito" → "juego".
  const stemmed = base.replace(/qu$/, 'c').replace(/gu$/, 'g');
  return base ? [stemmed + vowel + plural, base + plural, `${base}e${plural}`] : [];
}
