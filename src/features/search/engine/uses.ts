import { toProductTypes, type Lexicon } from './lexicon.ts';
import { collectEvidence, findLikelyUse } from './likelyUse.ts';
import type { ParserContext, TypePart, UseFinder } from './parse.ts';
import { firstType, isAsked, type Phrase } from './phrases.ts';
import { parseUses, parseUseWords, type Use } from './useWords.ts';

/** So many points more than the types of a line of `uses` count against it. */
const listedEvidence = 4;

/** Finds the types for what a shopper wants to do: "para colgar la tele". What is named before it is wanted itself: "celular para jugar". */
export function createUseFinder(lexicon: Lexicon): UseFinder {
  const uses = parseUses(lexicon);
  const evidenceOf = parseUseWords(lexicon);
  return {
    isVerb: (word) => evidenceOf(word).isVerb || uses.some(({ isDone }) => isDone(word)),
    find: (phrases, texts, namesPhone, context) => {
      const listed = findListedUse(phrases, texts, namesPhone, context, uses);
      const { points } = collectEvidence(phrases, texts, evidenceOf);
      const most = Math.max(...points.values());
      const ofListed = Math.max(0, ...(listed?.productTypes.map((type) => points.get(type) ?? 0) ?? []));
      if (listed && most < ofListed + listedEvidence) return listed;
      return findLikelyUse(phrases, texts, namesPhone, context, evidenceOf) ?? listed;
    },
  };
}

/** By the lines of `uses`. */
function findListedUse(
  phrases: readonly Phrase[],
  texts: readonly string[],
  namesPhone: boolean,
  { lexicon: { typeSimilarity, stopWords }, countOfType }: ParserContext,
  uses: readonly Use[],
): TypePart | null {
  const first = texts.findIndex((text) => !stopWords.has(text));
  /** "Para que el celular no se descargue": the device itself is not wanted. */
  const beginsWithPurpose = texts.slice(0, Math.max(0, first)).includes('para');
  const isPlain = ({ meanings }: Phrase): boolean =>
    meanings.length > 0 && meanings.every((meaning) => meaning.type === 'productType' && !meaning.common);
  const named = phrases.filter(isPlain);
  for (const { productTypes, isDone, isWith, alone } of uses) {
    const at = texts.findIndex(isDone);
    // "Para la ducha" is a trait, too.
    const saysMore = namesPhone || phrases.some(({ wordIndexes }) => !wordIndexes.includes(at));
    if (at < 0 || (alone && ((first >= 0 && first < at) || saysMore))) continue;
    const isObject = (phrase: Phrase): boolean => {
      const words = phrase.wordIndexes.map((index) => texts[index] ?? '');
      return isWith !== null && firstType(phrase)?.device === true && words.some(isWith) && texts[0] !== words[0];
    };
    // "Dejar colgado el teléfono": a verb says the purpose, too.
    const isVerb = (word: string, index: number): boolean =>
      /^[a-z]{2,}[aei]r$/.test(word) && !phrases.some(({ wordIndexes }) => wordIndexes.includes(index));
    const isPurpose =
      at === 0 ||
      texts.slice(0, at).some((word, index) => /^(?:para|que|como|donde)$/.test(word) || isVerb(word, index));
    const limit = isWith && isPurpose ? at : Infinity;
    // "bateria para cargar el cel en la calle" is a kind of battery.
    const isWider = (phrase: Phrase): boolean =>
      isWith !== null &&
      toProductTypes(phrase.meanings).some((wide) =>
        productTypes.some(({ id }) => id !== wide.id && typeSimilarity(wide, id) > 0.4),
      );
    const isWanted = (phrase: Phrase): boolean =>
      isAsked(phrase, texts) ||
      ((phrase.wordIndexes[0] ?? 0) <= limit &&
        !isObject(phrase) &&
        !isWider(phrase) &&
        !(beginsWithPurpose && firstType(phrase)?.device));
    if (named.some(isWanted)) continue;
    if (isWith && !texts.some((word, index) => index !== at && isWith(word))) continue;
    const sold = productTypes.filter((productType) => countOfType(productType) > 0);
    if (sold.length > 0)
      return { type: 'productType', productTypes: sold, wordIndexes: [at], use: alone ? 'any' : 'ranked' };
  }
  return null;
}
