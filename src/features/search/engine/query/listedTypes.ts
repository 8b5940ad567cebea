import { siblingSimilarity, type Lexicon } from '../language/lexicon.ts';
import { firstType, type Phrase } from './phrases.ts';

/** At least three different types in a row, with a conjunction: "funda mica y cargador a15". */
export function findListed(
  phrases: readonly Phrase[],
  texts: readonly string[],
  { typeSimilarity }: Lexicon,
): Phrase[] {
  let list: Phrase[] = [];
  for (const phrase of phrases) {
    const type = firstType(phrase);
    const isNoun = phrase.meanings.every((meaning) => meaning.type === 'productType' && !meaning.weak);
    if (!type || !isNoun || type.device) continue;
    const isSame = list.some((other) => typeSimilarity(firstType(other) ?? type, type.id) > siblingSimilarity);
    if (isSame) continue;
    const between = texts.slice((list.at(-1)?.wordIndexes.at(-1) ?? -1) + 1, phrase.wordIndexes[0]);
    const isNext = list.length > 0 && between.every((word) => /^(?:[yeo]|un[oa]?s?|tambien)$/.test(word));
    if (!isNext && list.length >= 3) break;
    list = isNext ? [...list, phrase] : [phrase];
  }
  const listTexts = texts.slice(list[0]?.wordIndexes[0], list.at(-1)?.wordIndexes[0]);
  return list.length >= 3 && listTexts.some((word) => /^[yeo]$/.test(word)) ? list : [];
}
