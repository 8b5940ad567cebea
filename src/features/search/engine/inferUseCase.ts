import { toProductTypes, type Lexicon, type ProductType } from './lexicon.ts';
import type { ParserContext, TypePart } from './parse.ts';
import { firstType, followsQuestionWord, type Phrase } from './phrases.ts';
import type { TypeEvidence } from './useCaseVocabulary.ts';

// Infers product types from the words of a query that names none: "que me avise cuando tocan la puerta".

/** The minimum points of the best type, if the query has an opener and if it has none. */
const minPoints = { withOpener: 4, withoutOpener: 6 } as const;
/** The points of a phrase that is common in names. */
const commonPoints = 1.5;
/** Types with at least this share of the points of the best one are results, too. */
const minShare = 0.75;
const maxTypes = 4;

/** Words that open the description of a use case, instead of naming a product. */
const opener = /^(?:para|donde|algo|cosas?|aparat\w*|cos[oa]|cosit[oa]|chunches?|eso)$/;
const question = /^(?:que|como)$/;
const infinitive = /^[a-z]{2,}[aei]r(?:l[aeo]s?|me|te|se)?$/;
/** "Qué precio tiene", "quería preguntar por": not a use case. */
const notUseCase =
  /^(?:tal|precio|costo|modelos?|marcas?|preguntar|ver|saber|comprar|cotizar|checar|conocer|pedir|tan|tanto)$/;

/** The evidence of a query's words for each type. */
export interface Evidence {
  points: ReadonlyMap<ProductType, number>;
  /** The indexes of the words with evidence. */
  hits: readonly number[];
}

/** Whether a phrase is too common in names to name a type. */
const isCommon = ({ meanings }: Phrase): boolean =>
  meanings.every((meaning) => meaning.type === 'productType' && meaning.common);

/** Adds up the evidence of a query's words for each type. */
export function collectEvidence(
  phrases: readonly Phrase[],
  texts: readonly string[],
  evidenceOf: (word: string) => TypeEvidence,
): Evidence {
  const points = new Map<ProductType, number>();
  const add = (productTypes: readonly ProductType[], weight: number): void => {
    for (const productType of productTypes) points.set(productType, (points.get(productType) ?? 0) + weight);
  };
  const hits: number[] = [];
  for (const [at, text] of texts.entries()) {
    const { productTypes, weight } = evidenceOf(text);
    if (productTypes.length === 0) continue;
    hits.push(at);
    add(productTypes, weight);
  }
  for (const phrase of phrases.filter(isCommon)) add(toProductTypes(phrase.meanings), commonPoints);
  return { points, hits };
}

/** Infers the types; null if the query names the requested product, or the evidence is too weak. */
export function inferUseCase(
  phrases: readonly Phrase[],
  texts: readonly string[],
  namesPhone: boolean,
  { lexicon, countOfType, isPrefix }: ParserContext,
  evidenceOf: (word: string) => TypeEvidence,
): TypePart | null {
  const { stopWords } = lexicon;
  const { points, hits } = collectEvidence(phrases, texts, evidenceOf);
  const inPhrase = new Set(phrases.flatMap(({ wordIndexes }) => wordIndexes));
  const isQuestion = (at: number): boolean =>
    question.test(texts[at] ?? '') && !inPhrase.has(at + 1) && !notUseCase.test(texts[at + 1] ?? '');
  const isVerb = (at: number): boolean => {
    const text = texts[at] ?? '';
    return infinitive.test(text) && !inPhrase.has(at) && !notUseCase.test(text) && evidenceOf(text).isVerb;
  };
  const openerIndex = texts.findIndex((text, at) => opener.test(text) || isQuestion(at) || isVerb(at));
  const hasOpener = openerIndex >= 0;

  const ranked = [...points].sort((a, b) => b[1] - a[1]);
  const maxPoints = ranked[0]?.[1] ?? 0;

  const isBefore = ({ wordIndexes: [at = 0] }: Phrase): boolean => !hasOpener || at < openerIndex;
  const named = phrases.filter((phrase) => firstType(phrase) && !isCommon(phrase));
  const isRequested = (phrase: Phrase): boolean =>
    followsQuestionWord(phrase, texts) ||
    isBefore(phrase) ||
    (namesPhone && firstType(phrase)?.deviceSpecific === true && firstType(phrase)?.device === false);
  if (named.some(isRequested)) return null;
  // "Sillón para la sala": a word without evidence is the requested product.
  const first = texts.findIndex((text, at) => !stopWords.has(text) && !inPhrase.has(at));
  const isFirst = first < 0 || first >= openerIndex;
  const head = texts[first] ?? '';
  const isNotInCatalogue = lexicon.isCommon(head) && !isPrefix(head);
  if (hasOpener && !isFirst && (isNotInCatalogue || !hits.includes(first))) return null;

  const isEnough = hasOpener
    ? maxPoints >= minPoints.withOpener && (hits.length > 1 || isFirst)
    : maxPoints >= minPoints.withoutOpener;
  const isUnknown = (text: string, at: number): boolean =>
    !stopWords.has(text) && !hits.includes(at) && !inPhrase.has(at);
  // "Algo para matar zancudos eléctrico": one word of three is too weak.
  if (!isEnough || texts.filter(isUnknown).length > hits.length) return null;
  const bestTypes = ranked.filter(([, count]) => count >= minShare * maxPoints).map(([type]) => type);
  const productTypes = [...new Set(bestTypes.flatMap((type) => toCatalogueType(type, lexicon, countOfType)))].slice(
    0,
    maxTypes,
  );
  const wordIndexes = hits.filter((at) => !inPhrase.has(at));
  return productTypes.length > 0 ? { type: 'productType', productTypes, wordIndexes, inferred: 'ranked' } : null;
}

/** The type, or its parent or similar type, whichever the catalogue contains. */
function toCatalogueType(
  type: ProductType,
  { productTypes }: Lexicon,
  countOfType: ParserContext['countOfType'],
): ProductType | [] {
  return (
    [type, productTypes[type.parent], productTypes[type.similar]].find((each) => each && countOfType(each) > 0) ?? []
  );
}
