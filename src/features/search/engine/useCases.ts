import { toProductTypes, type Lexicon, type ProductType } from './lexicon.ts';
import type { ParserContext, UseCaseFinder } from './parse.ts';
import type { ParsedQuery, TypePart } from './parsedQuery.ts';
import { firstType, followsQuestionWord, isBeforePurpose, type Phrase } from './phrases.ts';
import { maxFallback, type Match } from './rank.ts';
import { parseUseCases, parseUseWords, type TypeEvidence, type UseCase } from './useCaseVocabulary.ts';

// Queries that describe a use case instead of naming a product: "para colgar la tele", "que me avise cuando tocan la puerta".

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
      if (isPresentForChild(phrases, texts) && ['infantil', 'ninos', 'kids'].some(context.isWord)) return null;
      const matched = matchUseCase(phrases, texts, namesPhone, context, useCases);
      const { points } = collectEvidence(phrases, texts, evidenceOf);
      const maxPoints = Math.max(...points.values());
      const matchedPoints = Math.max(0, ...(matched?.productTypes.map((type) => points.get(type) ?? 0) ?? []));
      const isClear = matched && maxPoints < matchedPoints + minLead;
      const useCase = isClear
        ? matched
        : (inferUseCase(phrases, texts, namesPhone, context, evidenceOf, matched === null) ?? matched);
      if (useCase?.inferred !== 'ranked') return useCase;
      const furtherTypes = findFurtherTypes(useCase, points, context);
      return furtherTypes.length > 0 ? { ...useCase, furtherTypes } : useCase;
    },
  };
}

/** The minimum share of the best type's points that a further type has. */
const minFurtherShare = 0.3;
const maxFurtherTypes = 8;

/** The types whose products follow if the shop has few of those found, best first. */
const findFurtherTypes = (
  { productTypes }: TypePart,
  points: ReadonlyMap<ProductType, number>,
  { countOfType }: ParserContext,
): ProductType[] =>
  [...points]
    .sort((a, b) => b[1] - a[1])
    .filter(([, count], _, [best]) => count >= minFurtherShare * (best?.[1] ?? 0))
    .flatMap(([type]) => (!productTypes.includes(type) && countOfType(type) > 0 ? type : []))
    .slice(0, maxFurtherTypes);

/** Appends the products of further types, if they satisfy the constraints. */
export function withFurtherTypes(found: Match, match: (query: ParsedQuery) => Match | null): Match {
  const { query, ranking } = found;
  const parts = query.parts.map((part) =>
    part.type === 'productType' && part.furtherTypes ? { ...part, productTypes: part.furtherTypes } : part,
  );
  const further = match({ ...query, parts })?.ranking;
  if (!further || further.priceRelaxed || further.exclusionsRelaxed) return found;
  const others = further.products.filter((product) => !ranking.products.includes(product)).subarray(0, maxFallback);
  const products = Uint32Array.from([...ranking.products, ...others]);
  return {
    query,
    ranking: { ...ranking, products, total: ranking.total + others.length, otherTypeCount: others.length },
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
  const named = phrases.filter((phrase) => namesType(phrase) || isBeforePurpose(phrase, texts));
  for (const { productTypes, isAction, isContext, standalone } of useCases) {
    // "Desarmador para abrir": the thing itself is no action.
    const isThing = (index: number): boolean =>
      named.some((phrase) => {
        const type = firstType(phrase);
        return type !== undefined && productTypes.includes(type) && phrase.wordIndexes.includes(index);
      });
    const at = texts.findIndex(
      (text, index) => isAction(text) && !(index === 0 && courtesy.test(text)) && !isThing(index),
    );
    // "Para la ducha" is an attribute, too.
    const saysMore = namesPhone || phrases.some(({ wordIndexes }) => !wordIndexes.includes(at));
    if (at < 0 || (standalone && ((first >= 0 && first < at) || saysMore))) continue;
    const isObject = (phrase: Phrase): boolean => {
      const words = phrase.wordIndexes.map((index) => texts[index] ?? '');
      // "Celular con 256 de memoria" is a phone.
      const isPart = texts.slice(phrase.wordIndexes.at(-1), at).includes('con');
      return (
        isContext !== null &&
        firstType(phrase)?.device === true &&
        words.some(isContext) &&
        texts[0] !== words[0] &&
        !isPart
      );
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

/** The minimum points of the best type, if the query has an opener and if it has none. */
const minPoints = { withOpener: 4, withoutOpener: 6 } as const;
/** The points of a phrase that is common in names. */
const commonPoints = 1.5;
/** Types with at least this share of the points of the best one are results, too. */
const minShare = 0.75;
const maxTypes = 4;
/** Evidence that outweighs a thing with its article. */
const strongPoints = 12;
/** The minimum length of the description of a problem, in words. */
const minProblemWords = 5;

/** Words that open the description of a use case, instead of naming a product. */
const opener = /^(?:para|donde|algo|cosas?|aparat\w*|cos[oa]|cosit[oa]|chunches?|eso)$/;
/** "Dónde encuentro tóner" opens nothing. */
const findsProduct = /^(?:encuentr|consig|venden|hay)/;
const question = /^(?:que|como)$/;
const infinitive = /^[a-z]{2,}[aei]r(?:l[aeo]s?|me|te|se)?$/;
/** "Qué precio tiene", "quería preguntar por": not a use case. */
const notUseCase =
  /^(?:tal|precio|costo|modelos?|marcas?|preguntar|ver|saber|comprar|cotizar|checar|conocer|pedir|tan|tanto|tienen?|tenes|hay|venden|manejan|quieren?|buscan?|necesitan?|ocupan?|molest\w+)$/;

/** Words of problems, and of questions about a product. */
const problem = /^(?:no|se|duelen?|nada|solo|sin|tarda|llen[oa]s?|suci[oa]s?|enredad[oa]s?)$/;
const inquiry = /^(?:precio|vale|cuestan?|hay|quedan?|informes|tienen|tenes|venden|busco|quiero|quisiera|manejan)$/;
/** "Se me perdió el cargador": another one is requested. */
const lost = /^(?:perdi\w*|comio|robaron|quemo|rompio|trono|fundio|descompuso|extravi\w+)$/;
const present = /^(?:regal|obsequi|detalle)/;
const occasion = /^(?:navidad\w*|nochebuena|cumple\w*|reyes|posada)$/;
const courtesy = /^(?:mire|oiga|disculp\w+|molest\w+)$/;

/** "Regalo para niño de 8 años": all that is made for children. */
const isPresentForChild = (phrases: readonly Phrase[], texts: readonly string[]): boolean =>
  texts.some((text) => present.test(text)) &&
  phrases.length > 0 &&
  phrases.every(({ meanings: [first] }) => first?.type === 'attribute' && first.attribute.name === 'infantil');

/** The evidence of a query's words for each type. */
interface Evidence {
  points: ReadonlyMap<ProductType, number>;
  /** The indexes of the words with evidence. */
  hits: readonly number[];
}

/** Whether a phrase is too common in names to name a type. */
const isCommon = ({ meanings }: Phrase): boolean =>
  meanings.every((meaning) => meaning.type === 'productType' && meaning.common);

/** Adds up the evidence of a query's words for each type. */
function collectEvidence(
  phrases: readonly Phrase[],
  texts: readonly string[],
  evidenceOf: (word: string) => TypeEvidence,
): Evidence {
  const points = new Map<ProductType, number>();
  const add = (productTypes: readonly ProductType[], weight: number): void => {
    for (const productType of productTypes) points.set(productType, (points.get(productType) ?? 0) + weight);
  };
  const hits: number[] = [];
  const isPresent = texts.some((text) => present.test(text));
  for (const [at, text] of texts.entries()) {
    const { productTypes, weight } = evidenceOf(text);
    // "Mire, disculpe": courtesy is no evidence, and "regalo de navidad" requests no lights.
    if (productTypes.length === 0 || courtesy.test(text) || (occasion.test(text) && isPresent)) continue;
    hits.push(at);
    add(productTypes, weight);
  }
  for (const phrase of phrases.filter(isCommon)) add(toProductTypes(phrase.meanings), commonPoints);
  return { points, hits };
}

/** Whether a query describes a problem: "se me va la luz y se apaga la compu". */
const describesProblem = (texts: readonly string[]): boolean =>
  texts.length >= minProblemWords &&
  texts.some((text) => problem.test(text)) &&
  !texts.some((text) => inquiry.test(text) || lost.test(text));

/** Whether a phrase may name what has the problem: by its article, or by the word after it ("tele vieja sin aplicaciones"). */
function isAffected({ wordIndexes }: Phrase, texts: readonly string[]): boolean {
  const [first = 0] = wordIndexes;
  const last = wordIndexes.at(-1) ?? 0;
  // "Control para tele, no de una sola marca" describes no problem.
  if (first === 0) return /^(?:viej|lent|bien|tarda|no (?!de )|se )/.test(texts.slice(last + 1, last + 3).join(' '));
  return /^(?:la|el|las|los|mis?|del?|al)$/.test(texts[first - 1] ?? '');
}

/** "Para mi niña que le encantan los gatitos, unos audífonos": requested, unless it is a device, which others are for. */
const hasIndefiniteArticle = (phrase: Phrase, texts: readonly string[]): boolean =>
  firstType(phrase)?.device === false && /^un[ao]?s?$/.test(texts[(phrase.wordIndexes[0] ?? 0) - 1] ?? '');

/**
 * Infers the types from the words of a query that names none: "que me avise cuando tocan la puerta"; null if it names one,
 * or the evidence is too weak.
 * @param mayBeProblem whether a thing that it names may be what has a problem: "la pantalla de la tele está llena de dedos"
 */
function inferUseCase(
  phrases: readonly Phrase[],
  texts: readonly string[],
  namesPhone: boolean,
  { lexicon, countOfType, isPrefix }: ParserContext,
  evidenceOf: (word: string) => TypeEvidence,
  mayBeProblem: boolean,
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
  const isOpener = (at: number): boolean => opener.test(texts[at] ?? '') && !findsProduct.test(texts[at + 1] ?? '');
  const openerIndex = texts.findIndex((_, at) => isOpener(at) || isQuestion(at) || isVerb(at));
  const hasOpener = openerIndex >= 0;

  const ranked = [...points].sort((a, b) => b[1] - a[1]);
  const maxPoints = ranked[0]?.[1] ?? 0;

  const isBefore = ({ wordIndexes: [at = 0] }: Phrase): boolean => !hasOpener || at < openerIndex;
  const named = phrases.filter((phrase) => firstType(phrase) && !isCommon(phrase));
  const mayBeAffected = mayBeProblem && (describesProblem(texts) || maxPoints >= strongPoints);
  const isRequested = (phrase: Phrase): boolean =>
    followsQuestionWord(phrase, texts) ||
    (isBefore(phrase) && !(mayBeAffected && isAffected(phrase, texts))) ||
    (phrase === phrases.at(-1) && hasIndefiniteArticle(phrase, texts)) ||
    (namesPhone && firstType(phrase)?.deviceSpecific === true && firstType(phrase)?.device === false);
  if (named.some(isRequested)) return null;
  // "Sillón para la sala": a word without evidence is the requested product.
  const first = texts.findIndex((text, at) => !stopWords.has(text) && !inPhrase.has(at));
  const isFirst = first < 0 || first >= openerIndex;
  const head = texts[first] ?? '';
  const isNotInCatalogue = lexicon.isCommon(head) && !isPrefix(head);
  const isObject = isNotInCatalogue && texts.slice(first + 1, first + 3).some((text) => /^(?:para|de)$/.test(text));
  if (hasOpener && !isFirst && (isObject || !hits.includes(first))) return null;

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
