import type { Attribute, Meaning } from './lexicon.ts';
import type { Phrase } from './phrases.ts';
import { negation, range } from './text.ts';

// What a query excludes: "sin micrófono", "que no sea Samsung ni Xiaomi", "todas menos rojas".

/** An exclusion (`must_not`). `wordIndexes` includes the words of the negation. */
export type Exclusion = { wordIndexes: number[] } & (
  | { type: 'brand'; brand: string; line: string }
  | { type: 'attribute'; attribute: Attribute }
  | { type: 'words'; words: string[] }
);

const isBrand = ({ type }: Meaning): boolean => type === 'brand' || type === 'line';

const beforeCue = /^(?:que|q|pero|y|tod[oa]s?)$/;
/** "Al menos", "por lo menos" are not negations. */
const isAtLeast = (texts: readonly string[], at: number): boolean =>
  texts[at] === 'menos' && /^(?:al|lo)$/.test(texts[at - 1] ?? '');

/**
 * Finds the exclusions of a query.
 * @param fillers words between the negation cue and the excluded phrase
 * @param findPhrase the longest phrase with a meaning that begins at a word @param isWord whether the catalogue contains a word
 * @param findQuantity the quantity that begins at a word, as a term of the index
 * @param isPhrase whether a phrase begins at a word: "sin cables" is a feature
 */
export function findExclusions(
  texts: readonly string[],
  fillers: ReadonlySet<string>,
  findPhrase: (from: number) => Phrase | null,
  isWord: (text: string) => boolean,
  findQuantity: (from: number) => { term: string; to: number } | null,
  isPhrase: (from: number) => boolean,
): Exclusion[] {
  const found: Exclusion[] = [];
  for (let at = 0; at < texts.length; at++) {
    const before = found.at(-1);
    // "Menos HP y Lenovo": a brand after a brand.
    const isBrandToo = texts[at] === 'y' && before?.type === 'brand' && findPhrase(at + 1)?.meanings.some(isBrand);
    const continues = (isBrandToo || /^(?:ni|o)$/.test(texts[at] ?? '')) && before?.wordIndexes.at(-1) === at - 1;
    if (!continues && (!negation.test(texts[at] ?? '') || isAtLeast(texts, at) || isPhrase(at))) continue;
    let to = at + 1;
    while (to < texts.length && fillers.has(texts[to] ?? '')) to++;
    let from = at;
    while (from > 0 && beforeCue.test(texts[from - 1] ?? '')) from--;
    const quantity = findQuantity(to);
    const excluded: ExclusionMatch | null = quantity
      ? { type: 'words', words: [quantity.term], to: quantity.to }
      : exclude(texts, to, findPhrase, isWord);
    if (!excluded) continue;
    found.push({ ...excluded, wordIndexes: range(from, excluded.to) });
    at = excluded.to - 1;
  }
  return found;
}

export type FindExclusions = typeof findExclusions;

type ExclusionMatch =
  | { type: 'brand'; brand: string; line: string; to: number }
  | { type: 'attribute'; attribute: Attribute; to: number }
  | { type: 'words'; words: string[]; to: number };

function exclude(
  texts: readonly string[],
  from: number,
  findPhrase: (from: number) => Phrase | null,
  isWord: (text: string) => boolean,
): ExclusionMatch | null {
  const phrase = findPhrase(from);
  const word = texts[from];
  if (!phrase) return word !== undefined && isWord(word) ? { type: 'words', words: [word], to: from + 1 } : null;
  const to = (phrase.wordIndexes.at(-1) ?? from) + 1;
  const meaning = phrase.meanings.find(({ type }) => type !== 'productType');
  if (meaning?.type === 'attribute') return { type: 'attribute', attribute: meaning.attribute, to };
  if (meaning?.type === 'brand') return { type: 'brand', brand: meaning.brand, line: '', to };
  if (meaning?.type === 'line') return { type: 'brand', brand: meaning.brand, line: meaning.line, to };
  return { type: 'words', words: texts.slice(from, to), to };
}
