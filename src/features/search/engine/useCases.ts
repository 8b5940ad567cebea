import { toProductTypes, type Lexicon } from './lexicon.ts';
import { collectEvidence, inferUseCase } from './inferUseCase.ts';
import type { ParserContext, TypePart, UseCaseFinder } from './parse.ts';
import { firstType, followsQuestionWord, type Phrase } from './phrases.ts';
import { parseUseCases, parseUseWords, type UseCase } from './useCaseVocabulary.ts';

/** Types with this many points more than those of a matching line of `uses` replace these. */
const minLead = 4;

/**
 * Finds the types for a use case: "para colgar la tele". A product type before it is the requested one: "celular para jugar".
 */
export function createUseCaseFinder(lexicon: Lexicon): UseCaseFinder {
  const useCases = parseUseCases(lexicon);
  const evidenceOf = parseUseWords(lexicon);
  return {
    isVerb: (word) => evidenceOf(word).isVerb || useCases.some(({ isAction }) => isAction(word)),
    find: (phrases, texts, namesPhone, context) => {
      const matched = matchUseCase(phrases, texts, namesPhone, context, useCases);
      const { points } = collectEvidence(phrases, texts, evidenceOf);
      const maxPoints = Math.max(...points.values());
      const matchedPoints = Math.max(0, ...(matched?.productTypes.map((type) => points.get(type) ?? 0) ?? []));
      if (matched && maxPoints < matchedPoints + minLead) return matched;
      return inferUseCase(phrases, texts, namesPhone, context, evidenceOf) ?? matched;
    },
  };
}

/** Finds the types by the lines of `uses`. */
function matchUseCase(
  phrases: readonly Phrase[],
  texts: readonly string[],
  namesPhone: boolean,
  { lexicon: { typeSimilarity, stopWords }, countOfType }: ParserContext,
  useCases: readonly UseCase[],
): TypePart | null {
  const first = texts.findIndex((text) => !stopWords.has(text));
  /** "Para que el celular no se descargue": the device is not the requested product. */
  const beginsWithPurpose = texts.slice(0, Math.max(0, first)).includes('para');
  const namesType = ({ meanings }: Phrase): boolean =>
    meanings.length > 0 && meanings.every((meaning) => meaning.type === 'productType' && !meaning.common);
  const named = phrases.filter(namesType);
  for (const { productTypes, isAction, isContext, standalone } of useCases) {
    const at = texts.findIndex(isAction);
    // "Para la ducha" is an attribute, too.
    const saysMore = namesPhone || phrases.some(({ wordIndexes }) => !wordIndexes.includes(at));
    if (at < 0 || (standalone && ((first >= 0 && first < at) || saysMore))) continue;
    const isObject = (phrase: Phrase): boolean => {
      const words = phrase.wordIndexes.map((index) => texts[index] ?? '');
      return isContext !== null && firstType(phrase)?.device === true && words.some(isContext) && texts[0] !== words[0];
    };
    // "Dejar colgado el teléfono": an infinitive names the purpose, too.
    const isVerb = (word: string, index: number): boolean =>
      /^[a-z]{2,}[aei]r$/.test(word) && !phrases.some(({ wordIndexes }) => wordIndexes.includes(index));
    const isPurpose =
      at === 0 ||
      texts.slice(0, at).some((word, index) => /^(?:para|que|como|donde)$/.test(word) || isVerb(word, index));
    const limit = isContext && isPurpose ? at : Infinity;
    // "bateria para cargar el cel en la calle": a subtype of batteries.
    const isSupertype = (phrase: Phrase): boolean =>
      isContext !== null &&
      toProductTypes(phrase.meanings).some((type) =>
        productTypes.some(({ id }) => id !== type.id && typeSimilarity(type, id) > 0.4),
      );
    const isWanted = (phrase: Phrase): boolean =>
      followsQuestionWord(phrase, texts) ||
      ((phrase.wordIndexes[0] ?? 0) <= limit &&
        !isObject(phrase) &&
        !isSupertype(phrase) &&
        !(beginsWithPurpose && firstType(phrase)?.device));
    if (named.some(isWanted)) continue;
    if (isContext && !texts.some((word, index) => index !== at && isContext(word))) continue;
    const inCatalogue = productTypes.filter((productType) => countOfType(productType) > 0);
    if (inCatalogue.length > 0)
      return {
        type: 'productType',
        productTypes: inCatalogue,
        wordIndexes: [at],
        inferred: standalone ? 'any' : 'ranked',
      };
  }
  return null;
}
