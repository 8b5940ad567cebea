import { isLine } from './interpretation.ts';
import type { Lexicon } from './lexicon.ts';
import type { ParsedQuery } from './parsedQuery.ts';
import { modelWords } from './queryPlan.ts';
import type { Ranking } from './rank.ts';
import { range } from './text.ts';

/**
 * The model that the catalogue lacks, with its brand: "HP 85A", "iPad mini 6", "Galaxy Watch 8".
 * @param spell restores the accents and case of a folded word
 */
export function formatMissingModel(
  { words, parts }: ParsedQuery,
  { dropped }: Ranking,
  { meaningsOf, stopWords }: Lexicon,
  spell: (word: string) => string,
): string {
  const textAt = (index: number): string => words[index]?.text ?? '';
  const lacking = dropped.flatMap(({ isHard, part }) => (isHard && part ? part.wordIndexes : []));
  const ofType = new Set(parts.flatMap((part) => (part.type === 'productType' ? part.wordIndexes : [])));
  const isNamed = (index: number): boolean => isLine(textAt(index), meaningsOf) || modelWords.test(textAt(index));
  const own = range(0, words.length).filter((index) => lacking.includes(index) || isNamed(index));
  return (
    range(own[0] ?? 0, (own.at(-1) ?? 0) + 1)
      .filter((index) => !stopWords.has(textAt(index)) && (!ofType.has(index) || isNamed(index)))
      .map((index) => (/\d/.test(textAt(index)) ? textAt(index).toUpperCase() : spell(textAt(index))))
      .join(' ')
      // "Galaxy Watch 8", but "iPad mini 6".
      .replaceAll(/^[a-z](?!P)|\b[a-z](?=(?:atch|and|ab|ad|it)\b)/g, (letter) => letter.toUpperCase())
  );
}
