import { createFuzzyMatcher, toVariants, type FuzzyMatcher } from './fuzzy.ts';
import type { InvertedIndex } from '../index/invertedIndex.ts';
import type { Lexicon } from '../language/lexicon.ts';
import { maxEdits, type TermVariant, type CorrectionRules, type QueryWord, type WordLookup } from './spelling.ts';
import { prefixRange, singular } from '../language/words.ts';
import { parseUseCases } from '../language/useCaseModel.ts';

/** Words with at least this many consonants are corrected by their consonants alone: "kragadoor", but not "maneto" to "menta". */
const minConsonants = 5;

/** Shorter words have similar phonetic keys too often. */
const minPhoneticLength = 7;

/** Whether a word is one of everyday language, even if it ends with a z in place of an s: "zapatoz" must not become a product. */
export const isCommonWordOrMisspelled = (word: string, { isCommonWord }: Pick<Lexicon, 'isCommonWord'>): boolean =>
  isCommonWord(word) || isCommonWord(word.replace(/z$/, 's'));

/** The endings of Spanish verbs. */
const verbForm = /(?:[aei]r(?:l[aeo]s?|me|te|se)?|[aeo][ns]?|ndo(?:l[aeo]s?|me|se)?)$/;

/** Longer words are not split. */
const maxWordLength = 32;

/**
 * Creates the correction rules for words that neither the catalogue nor the vocabulary contains.
 * @param matchIndex fuzzy matcher of the words of the index @param matchLexicon fuzzy matcher of the words of the vocabulary
 */
export function createCorrectionRules(
  index: InvertedIndex,
  { frequency, isKnown }: WordLookup,
  matchIndex: FuzzyMatcher,
  matchLexicon: FuzzyMatcher,
): CorrectionRules {
  const { hasWord: isInLexicon, meaningsOf, stopWords, words: lexiconWords } = index.lexicon;
  const useCases = parseUseCases(index.lexicon);

  const byPhonetics = new Map<string, string>();
  const isBetter = (word: string, other: string | undefined): boolean =>
    other === undefined || frequency(word) > frequency(other) || (isInLexicon(word) && !isInLexicon(other));
  const addPhonetic = (word: string): void => {
    const key = phoneticKey(word);
    if (key && isBetter(word, byPhonetics.get(key))) byPhonetics.set(key, word);
  };
  for (const word of lexiconWords) if (word.length > 2) addPhonetic(word);
  for (const word of index.words.slice(0, index.plainWordCount)) if (/^[a-z]{4,15}$/.test(word)) addPhonetic(word);
  /** The known word with the same phonetic key. */
  const findByPhonetics = (word: string): string | null => {
    const homophone = byPhonetics.get(phoneticKey(word));
    return homophone !== undefined && Math.abs(homophone.length - word.length) < 3 ? homophone : null;
  };

  const byConsonants = new Map<string, string>();
  for (const word of lexiconWords) {
    const consonants = consonantKey(word);
    const other = byConsonants.get(consonants);
    if (consonants.length >= minConsonants && (other === undefined || frequency(word) > frequency(other)))
      byConsonants.set(consonants, word);
  }

  const phoneticKeys = [
    ...new Set(lexiconWords.filter(({ length }) => length >= minPhoneticLength).map(phoneticKey)),
  ].sort();
  const matchPhoneticKeys = createFuzzyMatcher(phoneticKeys);
  /** The vocabulary word with the nearest phonetic key: "escolcandy" → "skullcandy". */
  const findBySimilarPhonetics = (word: string): string | null => {
    if (word.length < minPhoneticLength) return null;
    const words = matchPhoneticKeys(phoneticKey(word), false).flatMap(
      ({ wordIndex }) => findByPhonetics(phoneticKeys[wordIndex] ?? '') ?? [],
    );
    const [best] = words.sort((a, b) => frequency(b) - frequency(a));
    return best ?? null;
  };

  const findByTypos = (word: string): { text: string; typoVariants: TermVariant[] } | null => {
    const inIndex = matchIndex(word, false);
    const inVocabulary = matchLexicon(word, false);
    const minEdits = Math.min(inIndex[0]?.edits ?? 9, inVocabulary[0]?.edits ?? 9);
    const isLine = (text: string): boolean => meaningsOf([text]).some(({ type }) => type === 'line');
    const likelihood = (text: string): number =>
      (isInLexicon(text) ? 4 : 0) +
      // Prefers "carcaza" to "coraza", which means something in phrases only.
      (meaningsOf([text]).length > 0 ? 2 : 0) +
      Math.log2(1 + frequency(text)) +
      (phoneticKey(text) === phoneticKey(word) ? 3 : 0) +
      // Prefers "airpods" to "airdots".
      Number(isLine(text));
    const candidates = [
      ...inIndex.map(({ edits, wordIndex }) => ({ edits, text: index.words[wordIndex] ?? '' })),
      ...inVocabulary.map(({ edits, wordIndex }) => ({ edits, text: lexiconWords[wordIndex] ?? '' })),
    ].filter(({ edits, text }) => edits === minEdits && text.length > 2);
    const [best] = candidates.sort((a, b) => likelihood(b.text) - likelihood(a.text));
    return best === undefined ? null : { text: best.text, typoVariants: toVariants(inIndex) };
  };

  const isLastPiece = (word: string): boolean =>
    /^(?:tv|pc)$/.test(word) || (word.length > 2 && isInLexicon(word) && !stopWords.has(word));
  /**
   * Splits vocabulary words typed as one: "bocinabluetooth", "audifonosconcable".
   * @param allowStopWord whether it may begin with a stop word: with two in a row, any word could be split
   */
  const splitWords = (word: string, allowStopWord: boolean): string[] | null => {
    for (let position = word.length - 1; position > 1; position--) {
      const first = word.slice(0, position);
      const rest = word.slice(position);
      const isPhrase = isInLexicon(first) && isInLexicon(rest) && meaningsOf([first, rest]).length > 0;
      if (isPhrase) return [first, rest];
      const isStopWord = stopWords.has(first);
      if (isStopWord ? !allowStopWord : first.length < 4 || !isInLexicon(first)) continue;
      const others = isLastPiece(rest) ? [rest] : splitWords(rest, !isStopWord);
      if (others) return [first, ...others];
    }
    return null;
  };
  /** Splits words, one even with a typo, from a number: "cargador20w", "ipone15", "galaxynote13". */
  const splitNumber = (word: string): string[] | null => {
    const [, letters = '', rest = ''] = /^([a-z]{4,})(\d.*)$/.exec(word) ?? [];
    const known = isInLexicon(letters) ? letters : (findByPhonetics(letters) ?? findByTypos(letters)?.text ?? '');
    if (isInLexicon(known)) return [known, rest];
    const words = letters && splitWords(letters, true);
    return words ? [...words, rest] : null;
  };

  /** The most frequent vocabulary word that begins with a prefix: "videovig", "bluet". */
  const completePrefix = (word: string): string | undefined => {
    const [from, to] = prefixRange(lexiconWords, word);
    return lexiconWords.slice(from, to).sort((a, b) => frequency(b) - frequency(a))[0];
  };

  return {
    join: (word, next, edits) => {
      const text = word + next;
      const [nearest] = next.length > 2 ? matchLexicon(text, false, Math.min(edits, maxEdits(text))) : [];
      const joined = findByPhonetics(text) ?? lexiconWords[nearest?.wordIndex ?? -1] ?? '';
      return isInLexicon(joined) && joined.length >= text.length ? joined : null;
    },
    correct: (word) => {
      if (!isKnown(word.replace(/z$/, 's')) && isCommonWordOrMisspelled(word, index.lexicon)) return null;
      // "Carrro" is "carro" rather than "caro".
      const withoutThird = word.replaceAll(/([a-z])\1{2,}/g, '$1$1');
      if (withoutThird !== word && isKnown(withoutThird)) return { texts: [withoutThird] };
      const isTypo = matchLexicon(word, false).some(({ edits }) => edits === 1);
      // "Bateris" is "bateria", not the plural of "battery".
      const homophone = /[^a-z]/.test(word)
        ? null
        : (findByPhonetics(word) ?? (isTypo ? null : findByPhonetics(singular(word))));
      if (homophone !== null) return { texts: [homophone] };
      // Words of three letters are corrected by pronunciation ("usv", "lus"), or are the beginning of another ("seg", "gan").
      if (word.length < 4) {
        const longerWord = word.length === 3 ? completePrefix(word) : undefined;
        return longerWord !== undefined && frequency(longerWord) > 0 ? { texts: [longerWord] } : null;
      }
      // "Cargadro" and "magentico" are neither verbs nor diminutives.
      const transposed = matchLexicon(word, false)
        .map((match) => lexiconWords[match.wordIndex] ?? '')
        .find((other) => word.length > 6 && sortLetters(other) === sortLetters(word));
      if (transposed !== undefined) return { texts: [transposed] };
      // "Micofono" is a typo of "microfono" rather than "mico fono".
      const isOneWord = isTypo || word.length > maxWordLength;
      const parts = (isOneWord ? null : splitWords(word, true)) ?? splitNumber(word);
      if (parts) return { texts: parts };
      // "Conecto" is not a typo of "conector", but "cargsdor" is one of "cargador".
      if (!(isTypo && word.length > 6 && !verbForm.test(word)) && useCases.some(({ isAction }) => isAction(word)))
        return null;
      const baseForm = diminutiveForms(word).find(isKnown);
      if (baseForm !== undefined) return { texts: [baseForm], silent: true };
      if (/[^a-z]/.test(word)) return null;
      const completion = completePrefix(word);
      const typo = findByTypos(word) ?? findByTypos(singular(word));
      // "Cabel" is "cable" rather than "cabello".
      if (completion !== undefined && frequency(completion) >= frequency(typo?.text ?? ''))
        return { texts: [completion] };
      if (typo) return { texts: [typo.text], typoVariants: typo.typoVariants };
      const similar = findBySimilarPhonetics(word);
      if (similar !== null) return { texts: [similar] };
      const sameConsonants = byConsonants.get(consonantKey(word));
      return sameConsonants !== undefined && Math.abs(sameConsonants.length - word.length) < 3
        ? { texts: [sameConsonants] }
        : null;
    },
  };
}

/**
 * A key for the Mexican pronunciation of a folded word: b and v, c s and z, k and qu, ll and y, silent h, double letters,
 * and an e that Spanish puts before "sk", "sp", "st": "escáner" and "scanner".
 * After Metáfono (amsqr/Spanish-Metaphone) and Talisman's fonetico, which keep the vowels.
 */
export function phoneticKey(word: string): string {
  let key = '';
  for (let index = /^e[sx][bcdfgjklmnpqtvw](?!$)/.test(word) ? 1 : 0; index < word.length; index++) {
    const letter = word.charAt(index);
    const next = word.charAt(index + 1);
    const digraph = digraphs[letter + next];
    const sound = digraph ?? soundOfLetter(letter, word.charAt(index - 1), next);
    if (digraph) index++;
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
  // "Switch" sounds like "suich".
  if (letter === 'w') return before === 's' ? 'u' : 'gu';
  if (letter === 't' && next === 'c') return '';
  if (letter === 'n' && (next === 'b' || next === 'v' || next === 'p')) return 'm';
  return letter === 'y' && next === '' ? 'i' : letter;
}

/**
 * Corrects the unknown words of a query that found nothing, with more edits than silent correction allows.
 * @param indexWords the words that `matchIndex` matches
 * @returns the corrected query; null if it is the same
 */
export function correctLoosely(
  words: readonly QueryWord[],
  indexWords: readonly string[],
  isWord: (text: string) => boolean,
  matchIndex: FuzzyMatcher,
): string | null {
  // A model is never a typo of another one: "iPhone 7", "P30".
  if (words.some(({ text }) => /\d/.test(text) && !isWord(text))) return null;
  const corrected = words.map(({ text, typed }) => {
    if (text !== typed || isWord(text)) return text;
    const [nearest] = text.length < 3 ? [] : matchIndex(text, false, text.length < 6 ? 2 : 3);
    return indexWords[nearest?.wordIndex ?? -1];
  });
  const text = corrected.join(' ');
  return corrected.includes(undefined) || text === words.map(({ typed }) => typed).join(' ') ? null : text;
}

const sortLetters = (word: string): string => [...word].sort().join('');

/** The consonants of a word's phonetic key. */
const consonantKey = (word: string): string => phoneticKey(word).replaceAll(/[aeiou]/g, '');

/**
 * The possible base forms of a diminutive or augmentative: "lamparita" → "lampara", "cablecito" → "cable", "bocinota" → "bocina".
 */
function diminutiveForms(word: string): string[] {
  const [, big = '', bigs = ''] = /^([a-z]{4,})on(es)?$/.exec(word) ?? [];
  // "Bocinón".
  if (big) return [`${big}a${bigs && 's'}`, `${big}o${bigs && 's'}`];
  const [, base = '', vowel = '', plural = ''] = /^([a-z]{3,}?)(?:c?it|(?<=t)ic|ot)([oa])(s?)$/.exec(word) ?? [];
  // "casquito" → "casco", "jueguito" → "juego".
  const stemmed = base.replace(/qu$/, 'c').replace(/gu$/, 'g');
  return base ? [stemmed + vowel + plural, base + plural, `${base}e${plural}`] : [];
}
