import { toProductTypes, type Lexicon, type ProductType } from '../language/lexicon.ts';
import type { ParserContext, TypePart } from './parsedQuery.ts';
import { firstType, followsQuestionWord, isBeforePurpose, isWeak, type Phrase } from './phrases.ts';
import { decodeUseCaseModel, type UseCaseModel, parseUseCases, type UseCase } from '../language/useCaseModel.ts';

// Queries that describe a use case instead of naming a product: "para colgar la tele", "que me avise cuando tocan la puerta".

/** The points that a matching use case of the vocabulary adds to its first type, and the factor from each type to the next. */
const useCasePoints = 2;
const nextTypeFactor = 0.8;
/** The minimum shares of the best type's points: for types of the results, and for related types, which follow few results. */
const minShare = 0.75;
const maxTypes = 4;
const minRelatedShare = 0.2;
const maxRelatedTypes = 8;
/** With at least these points, the evidence determines the types for a gift: "para mi cuñado, fanático de la pesca". */
const minGiftPoints = 2.5;

/** Finds the types for the use case of a query. */
export interface UseCaseFinder {
  /** Whether a word is a verb of a use case: an action of the vocabulary, or an infinitive with evidence. */
  isUseCaseVerb: (word: string) => boolean;
  find: (
    phrases: readonly Phrase[],
    texts: readonly string[],
    namesPhone: boolean,
    context: ParserContext,
  ) => TypePart | null;
}

/**
 * Finds the types for a use case: "para colgar la tele". A product type before it is the requested one: "celular para jugar".
 */
export function createUseCaseFinder(lexicon: Lexicon, useCaseWeights: string): UseCaseFinder {
  const useCases = parseUseCases(lexicon);
  const model = decodeUseCaseModel(useCaseWeights, lexicon);
  const isUseCaseVerb = (word: string): boolean =>
    (infinitive.test(word) && model.isEvidence(word)) || useCases.some(({ isAction }) => isAction(word));
  return {
    isUseCaseVerb,
    find: (phrases, texts, namesPhone, context) => {
      if (isGiftForChild(phrases, texts) && ['infantil', 'ninos', 'kids'].some(context.isIndexedWord)) return null;
      const query: UseCaseQuery = { phrases, texts, namesPhone, ...collectEvidence(texts, model, context) };
      if (outweighsNames(query, context)) return rankTypes(query, null);
      const matched = matchUseCase(query, context, useCases);
      if (matched?.inferred === 'any') return query.maxPoints < minGiftPoints ? matched : rankTypes(query, null);
      return matched || describesUseCase(query, context, isUseCaseVerb) ? rankTypes(query, matched) : null;
    },
  };
}

/** A query and the evidence of its words. */
interface UseCaseQuery {
  phrases: readonly Phrase[];
  texts: readonly string[];
  namesPhone: boolean;
  /** The points of each type that the shop has. */
  points: ReadonlyMap<ProductType, number>;
  maxPoints: number;
  /** The indexes of the words with evidence. */
  evidenceIndexes: readonly number[];
}

/** The types with the most points; those with fewer follow if the results are few. */
function rankTypes({ phrases, points, evidenceIndexes }: UseCaseQuery, matched: TypePart | null): TypePart {
  const inPhrase = new Set(phrases.flatMap(({ wordIndexes }) => wordIndexes));
  // "Zapatos para correr": a word before the use case may be the requested product.
  const [from = 0] = matched?.wordIndexes ?? [];
  const wordIndexes = [
    ...(matched?.wordIndexes ?? []),
    ...evidenceIndexes.filter((index) => (!matched || index > from) && !inPhrase.has(index)),
  ];
  const sums = new Map(points);
  for (const [rank, type] of (matched?.productTypes ?? []).entries())
    sums.set(type, (sums.get(type) ?? 0) + useCasePoints * nextTypeFactor ** rank);
  const ranked = [...sums].sort((a, b) => b[1] - a[1]);
  const max = ranked[0]?.[1] ?? 0;
  const withShare = (share: number): ProductType[] => ranked.flatMap(([type, sum]) => (sum >= share * max ? type : []));
  const productTypes = withShare(minShare).slice(0, maxTypes);
  const relatedTypes = withShare(minRelatedShare)
    .filter((type) => !productTypes.includes(type))
    .slice(0, maxRelatedTypes);
  return {
    type: 'productType',
    productTypes,
    wordIndexes,
    inferred: 'ranked',
    ...(relatedTypes.length > 0 && { relatedTypes }),
  };
}

/** Finds the types by the use cases of the vocabulary (`uses`). */
function matchUseCase(
  { phrases, texts, namesPhone }: UseCaseQuery,
  { lexicon: { typeSimilarity, stopWords }, countOfType }: ParserContext,
  useCases: readonly UseCase[],
): TypePart | null {
  const first = texts.findIndex((text) => !stopWords.has(text));
  /** "Para que el celular no se descargue": the device is not the requested product. */
  const beginsWithPurpose = texts.slice(0, Math.max(0, first)).includes('para');
  const namesType = ({ meanings }: Phrase): boolean =>
    meanings.length > 0 && meanings.every((meaning) => meaning.type === 'productType' && !meaning.weak);
  const named = phrases.filter((phrase) => namesType(phrase) || isBeforePurpose(phrase, texts));
  for (const { productTypes, isAction, isContext, standalone } of useCases) {
    // "Desarmador para abrir": a requested product is not an action.
    const isRequestedItself = (index: number): boolean =>
      named.some((phrase) => {
        const type = firstType(phrase);
        return type !== undefined && productTypes.includes(type) && phrase.wordIndexes.includes(index);
      });
    const wordIndex = texts.findIndex(
      (text, index) => isAction(text) && !(index === 0 && noEvidence.test(text)) && !isRequestedItself(index),
    );
    // "Para la ducha" is an attribute, too.
    const saysMore = namesPhone || phrases.some(({ wordIndexes }) => !wordIndexes.includes(wordIndex));
    if (wordIndex < 0 || (standalone && ((first >= 0 && first < wordIndex) || saysMore))) continue;
    const isObject = (phrase: Phrase): boolean => {
      const words = phrase.wordIndexes.map((index) => texts[index] ?? '');
      // "Celular con 256 de memoria" is a phone.
      const isComponent = texts.slice(phrase.wordIndexes.at(-1), wordIndex).includes('con');
      return (
        isContext !== null &&
        firstType(phrase)?.device === true &&
        words.some(isContext) &&
        texts[0] !== words[0] &&
        !isDeviceForPurpose(phrase, texts) &&
        !isComponent
      );
    };
    // "Dejar colgado el teléfono": an infinitive names the purpose, too.
    const isInfinitive = (word: string, index: number): boolean =>
      /^[a-z]{2,}[aei]r$/.test(word) && !phrases.some(({ wordIndexes }) => wordIndexes.includes(index));
    const isPurpose =
      wordIndex === 0 ||
      texts
        .slice(0, wordIndex)
        .some((word, index) => /^(?:para|que|como|donde)$/.test(word) || isInfinitive(word, index));
    const limit = isContext && isPurpose ? wordIndex : Infinity;
    // "bateria para cargar el cel en la calle": a subtype of batteries.
    const isSupertype = (phrase: Phrase): boolean =>
      isContext !== null &&
      toProductTypes(phrase.meanings).some((type) =>
        productTypes.some(({ id }) => id !== type.id && typeSimilarity(type, id) > 0.4),
      );
    const isRequestedType = (phrase: Phrase): boolean =>
      followsQuestionWord(phrase, texts) ||
      ((phrase.wordIndexes[0] ?? 0) <= limit &&
        !isObject(phrase) &&
        !isSupertype(phrase) &&
        !(beginsWithPurpose && firstType(phrase)?.device));
    if (named.some(isRequestedType)) continue;
    if (isContext && !texts.some((word, index) => index !== wordIndex && isContext(word))) continue;
    const inCatalogue = productTypes.filter((productType) => countOfType(productType) > 0);
    if (inCatalogue.length > 0)
      return {
        type: 'productType',
        productTypes: inCatalogue,
        wordIndexes: [wordIndex],
        inferred: standalone ? 'any' : 'ranked',
      };
  }
  return null;
}

/** The minimum points of the best type, if the query has an opener and if it has none. */
const minPoints = {
  withOpener: 3,
  withoutOpener: 5.5,
} as const;
/** The minimum length of the description of a problem, in words. */
const minProblemWords = 5;

/** Words that begin the description of a use case, instead of naming a product. */
const opener = /^(?:para|donde|algo|cosas?|aparat\w*|cos[oa]|cosit[oa]|chunches?|eso)$/;
/** Words after an opener that make it a product inquiry: "dónde encuentro tóner". */
const findsProduct = /^(?:encuentr|consig|venden|hay)/;
const question = /^(?:que|como)$/;
const infinitive = /^[a-z]{2,}[aei]r(?:l[aeo]s?|me|te|se)?$/;
/** Words that describe no use case: "qué precio tiene", "quería preguntar por". */
const notUseCase =
  /^(?:tal|precio|costo|modelos?|marcas?|preguntar|ver|saber|comprar|cotizar|checar|conocer|pedir|tan|tanto|tienen?|tenes|hay|venden|manejan|quieren?|buscan?|necesitan?|ocupan?|molest\w+)$/;

/** Words of problems, and of questions about a product. */
const problem = /^(?:no|se|duelen?|nada|solo|sin|tarda|llen[oa]s?|suci[oa]s?|enredad[oa]s?)$/;
const inquiry = /^(?:precio|vale|cuestan?|hay|quedan?|informes|tienen|tenes|venden|busco|quiero|quisiera|manejan)$/;
/** Verbs for a lost or broken product, whose replacement is requested: "se me perdió el cargador". */
const lost = /^(?:perdi\w*|comio|robaron|quemo|rompio|trono|fundio|descompuso|extravi\w+)$/;
const gift = /^(?:regal|obsequi|detall)/;
const occasion = /^(?:navidad\w*|nochebuena|cumple\w*|reyes|posada)$/;
/** Words of courtesies, inquiries and services, which are not evidence of a use case. */
const noEvidence =
  /^(?:mire|disculp\w+|molest\w+|precio|costo|cuanto|sale|vale|cuestan?|interesa|cotizar|tienen?|tendran?|tendrian?|venden?|manejan?|quedan?|hay|garanti\w+|factur\w+)$/;

/** Whether a query is for a gift for a child, which may be any product for children: "regalo para niño de 8 años". */
const isGiftForChild = (phrases: readonly Phrase[], texts: readonly string[]): boolean =>
  texts.some((text) => gift.test(text)) &&
  phrases.length > 0 &&
  phrases.every(({ meanings: [first] }) => first?.type === 'attribute' && first.attribute.name === 'infantil');

/** The type itself if the catalogue has it, else its parent or a similar type. */
const findSoldType = (
  type: ProductType,
  { lexicon: { productTypes }, countOfType }: ParserContext,
): ProductType | undefined =>
  [type, productTypes[type.parent], productTypes[type.similar]].find(
    (candidate) => candidate && countOfType(candidate) > 0,
  );

/** The evidence of a query's words. The points of a type that the shop lacks count for its parent or a similar type. */
function collectEvidence(
  texts: readonly string[],
  model: UseCaseModel,
  context: ParserContext,
): Pick<UseCaseQuery, 'points' | 'maxPoints' | 'evidenceIndexes'> {
  const isGift = texts.some((text) => gift.test(text));
  // "Regalo de navidad" requests no lights.
  const isEvidence = (text: string): boolean =>
    !noEvidence.test(text) && !(isGift && occasion.test(text)) && model.isEvidence(text);
  const points = new Map<ProductType, number>();
  for (const [type, sum] of model.score(texts.filter(isEvidence))) {
    const sold = findSoldType(type, context);
    if (sold) points.set(sold, Math.max(sum, points.get(sold) ?? 0));
  }
  const evidenceIndexes = texts.flatMap((text, index) => (isEvidence(text) ? index : []));
  return { points, maxPoints: Math.max(0, ...points.values()), evidenceIndexes };
}

/** The minimum points of evidence that outweighs a named type. */
const minOutweighingPoints = 5;
/** The minimum lead of the best type over the named ones, if the first of these begins the query or comes later. */
const minLead = { first: 8, later: 5 } as const;

/** Whether the evidence outweighs what a query names: "los cables de atrás de la tele son un desastre". */
function outweighsNames(
  { phrases, texts, namesPhone, maxPoints, points }: UseCaseQuery,
  context: ParserContext,
): boolean {
  const [first, ...others] = phrases.filter((phrase) => firstType(phrase) && !isWeak(phrase));
  if (!first) return false;
  const isRequested = (phrase: Phrase): boolean =>
    followsQuestionWord(phrase, texts) ||
    followsInquiry(phrase, texts) ||
    isDeviceForPurpose(phrase, texts) ||
    hasIndefiniteArticle(phrase, texts) ||
    isForPhone(phrase, namesPhone);
  if ([first, ...others].some(isRequested)) return false;
  const namedTypes = [first, ...others].flatMap(({ meanings }) => toProductTypes(meanings));
  // A type that the shop lacks is still what is requested, unless the query describes a problem: "llavero airtag" requests no battery.
  if (namedTypes.every((type) => !findSoldType(type, context)) && !describesProblem(texts)) return false;
  const namedPoints = Math.max(...namedTypes.map((type) => points.get(findSoldType(type, context) ?? type) ?? 0));
  return (
    maxPoints >= minOutweighingPoints &&
    maxPoints - namedPoints >= (first.wordIndexes[0] === 0 ? minLead.first : minLead.later)
  );
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

/**
 * Whether a phrase has an indefinite article and is not a device, so that it is requested: "para mi niña que le encantan los
 * gatitos, unos audífonos".
 */
const hasIndefiniteArticle = (phrase: Phrase, texts: readonly string[]): boolean =>
  firstType(phrase)?.device === false && /^un[ao]?s?$/.test(texts[(phrase.wordIndexes[0] ?? 0) - 1] ?? '');

/** Whether a device with a purpose is requested: "una lap para jugar". */
const isDeviceForPurpose = (phrase: Phrase, texts: readonly string[]): boolean =>
  firstType(phrase)?.device === true &&
  isBeforePurpose(phrase, texts) &&
  /^un[ao]?s?$/.test(texts[(phrase.wordIndexes[0] ?? 0) - 1] ?? '');

/** Whether a phrase follows an inquiry: "quiero la tablet", "qué precio tiene el iphone". */
const followsInquiry = ({ wordIndexes: [index = 0] }: Phrase, texts: readonly string[]): boolean =>
  /\b(?:quiero|busco|necesito|ocupo|venden|manejan|tendr\w+|tien\w+|sale|vale|cuestan?|precio|quedan?|interesa)(?: de)?(?: (?:el|la|l[oa]s|otr[oa]))?$/.test(
    texts.slice(0, index).join(' '),
  );

/** Whether a phrase is a device-specific type in a query that names a phone: such a type is requested. */
const isForPhone = (phrase: Phrase, namesPhone: boolean): boolean => {
  const type = firstType(phrase);
  return namesPhone && type?.deviceSpecific === true && !type.device;
};

/**
 * Whether a query describes a use case that the vocabulary lacks: "que me avise cuando tocan la puerta". Not if the evidence is weak,
 * or if it names a product, unless this is what has a problem ("la pantalla de la tele está llena de dedos").
 */
function describesUseCase(
  { phrases, texts, namesPhone, maxPoints, evidenceIndexes }: UseCaseQuery,
  { lexicon: { stopWords } }: ParserContext,
  isUseCaseVerb: (word: string) => boolean,
): boolean {
  const inPhrase = new Set(phrases.flatMap(({ wordIndexes }) => wordIndexes));
  const isQuestion = (index: number): boolean =>
    question.test(texts[index] ?? '') && !inPhrase.has(index + 1) && !notUseCase.test(texts[index + 1] ?? '');
  const namesPurpose = (index: number): boolean => {
    const text = texts[index] ?? '';
    return infinitive.test(text) && !inPhrase.has(index) && !notUseCase.test(text) && isUseCaseVerb(text);
  };
  const isOpener = (index: number): boolean =>
    opener.test(texts[index] ?? '') && !findsProduct.test(texts[index + 1] ?? '');
  const openerIndex = texts.findIndex((_, index) => isOpener(index) || isQuestion(index) || namesPurpose(index));
  const hasOpener = openerIndex >= 0;

  const isBefore = ({ wordIndexes: [index = 0] }: Phrase): boolean => !hasOpener || index < openerIndex;
  const named = phrases.filter((phrase) => firstType(phrase) && !isWeak(phrase));
  const mayBeAffected = describesProblem(texts);
  const isRequested = (phrase: Phrase): boolean =>
    followsQuestionWord(phrase, texts) ||
    followsInquiry(phrase, texts) ||
    (isBefore(phrase) && !(mayBeAffected && isAffected(phrase, texts))) ||
    hasIndefiniteArticle(phrase, texts) ||
    isForPhone(phrase, namesPhone);
  if (named.some(isRequested)) return false;
  // "Sillón para la sala" is requested; so is a word without evidence before the description.
  const first = texts.findIndex((text, index) => !stopWords.has(text) && !inPhrase.has(index));
  const isFirst = first < 0 || first >= openerIndex;
  const isObject = texts.slice(first + 1, first + 3).some((text) => /^(?:para|de)$/.test(text));
  if (hasOpener && !isFirst && (isObject || !evidenceIndexes.includes(first))) return false;

  const isEnough = hasOpener
    ? maxPoints >= minPoints.withOpener && (evidenceIndexes.length > 1 || isFirst)
    : maxPoints >= minPoints.withoutOpener;
  const isUnknown = (text: string, index: number): boolean =>
    !stopWords.has(text) && !evidenceIndexes.includes(index) && !inPhrase.has(index);
  // "Algo para matar zancudos eléctrico": one word of three is too weak.
  return isEnough && texts.filter(isUnknown).length <= evidenceIndexes.length;
}
