import { toProductTypes, type Lexicon, type ProductType } from './lexicon.ts';
import type { ParserContext, TypePart } from './parse.ts';
import { firstType, isAsked, type Phrase } from './phrases.ts';
import type { UseEvidence } from './useWords.ts';

// The types that the words of a query speak for, where none names a thing: "que me avise cuando tocan la puerta".

/** The evidence that types need: where the query asks for something to do it with, and where it only may. */
const minEvidence = { open: 4, closed: 6 } as const;
/** The points of a phrase that is common in names. */
const commonEvidence = 1.5;
/** Types with this share of the points of the best one serve the use, too. */
const minShare = 0.75;
const maxTypes = 4;

/** Words that begin the description of a use, instead of naming the thing. */
const opener = /^(?:para|donde|algo|cosas?|aparat\w*|cos[oa]|cosit[oa]|chunches?|eso)$/;
const question = /^(?:que|como)$/;
const infinitive = /^[a-z]{2,}[aei]r(?:l[aeo]s?|me|te|se)?$/;
/** "Qué precio tiene", "quería preguntar por": no use. */
const noUse =
  /^(?:tal|precio|costo|modelos?|marcas?|preguntar|ver|saber|comprar|cotizar|checar|conocer|pedir|tan|tanto)$/;

/** How much the words of a query speak for each type. */
export interface Evidence {
  points: ReadonlyMap<ProductType, number>;
  /** The indexes of the words that it comes from. */
  hits: readonly number[];
}

/** A phrase that is too common in names to name a type. */
const isCommon = ({ meanings }: Phrase): boolean =>
  meanings.every((meaning) => meaning.type === 'productType' && meaning.common);

/** How much the words of a query speak for each type. */
export function collectEvidence(
  phrases: readonly Phrase[],
  texts: readonly string[],
  evidenceOf: (word: string) => UseEvidence,
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
  for (const phrase of phrases.filter(isCommon)) add(toProductTypes(phrase.meanings), commonEvidence);
  return { points, hits };
}

/** The types that its words speak for; null if the query names what is wanted, or its words say too little. */
export function findLikelyUse(
  phrases: readonly Phrase[],
  texts: readonly string[],
  namesPhone: boolean,
  { lexicon, countOfType, isPrefix }: ParserContext,
  evidenceOf: (word: string) => UseEvidence,
): TypePart | null {
  const { stopWords } = lexicon;
  const { points, hits } = collectEvidence(phrases, texts, evidenceOf);
  const inPhrase = new Set(phrases.flatMap(({ wordIndexes }) => wordIndexes));
  const isQuestion = (at: number): boolean =>
    question.test(texts[at] ?? '') && !inPhrase.has(at + 1) && !noUse.test(texts[at + 1] ?? '');
  const isVerb = (at: number): boolean => {
    const text = texts[at] ?? '';
    return infinitive.test(text) && !inPhrase.has(at) && !noUse.test(text) && evidenceOf(text).isVerb;
  };
  const opensAt = texts.findIndex((text, at) => opener.test(text) || isQuestion(at) || isVerb(at));
  const isOpen = opensAt >= 0;

  const ranked = [...points].sort((a, b) => b[1] - a[1]);
  const most = ranked[0]?.[1] ?? 0;

  const isBefore = ({ wordIndexes: [at = 0] }: Phrase): boolean => !isOpen || at < opensAt;
  const named = phrases.filter((phrase) => firstType(phrase) && !isCommon(phrase));
  const isWanted = (phrase: Phrase): boolean =>
    isAsked(phrase, texts) ||
    isBefore(phrase) ||
    (namesPhone && firstType(phrase)?.deviceSpecific === true && firstType(phrase)?.device === false);
  if (named.some(isWanted)) return null;
  // "Sillón para la sala": a word that tells nothing of a use is the thing itself.
  const first = texts.findIndex((text, at) => !stopWords.has(text) && !inPhrase.has(at));
  const isFirst = first < 0 || first >= opensAt;
  const head = texts[first] ?? '';
  const isUnsold = lexicon.isCommon(head) && !isPrefix(head);
  if (isOpen && !isFirst && (isUnsold || !hits.includes(first))) return null;

  const isEnough = isOpen ? most >= minEvidence.open && (hits.length > 1 || isFirst) : most >= minEvidence.closed;
  const isUnknown = (text: string, at: number): boolean =>
    !stopWords.has(text) && !hits.includes(at) && !inPhrase.has(at);
  // "Algo para matar zancudos eléctrico": one word says too little.
  if (!isEnough || texts.filter(isUnknown).length > hits.length) return null;
  const serving = ranked.filter(([, count]) => count >= minShare * most).map(([type]) => type);
  const productTypes = [...new Set(serving.flatMap((type) => toSold(type, lexicon, countOfType)))].slice(0, maxTypes);
  const wordIndexes = hits.filter((at) => !inPhrase.has(at));
  return productTypes.length > 0 ? { type: 'productType', productTypes, wordIndexes, use: 'ranked' } : null;
}

/** The type, or what the shop has in its place. */
function toSold(
  type: ProductType,
  { productTypes }: Lexicon,
  countOfType: ParserContext['countOfType'],
): ProductType | [] {
  return (
    [type, productTypes[type.parent], productTypes[type.similar]].find((each) => each && countOfType(each) > 0) ?? []
  );
}
