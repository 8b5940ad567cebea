import { fold } from '../../../../lib/text.ts';
import {
  maxPhraseWords,
  phraseKey,
  toProductTypes,
  type Lexicon,
  type Meaning,
  type ProductType,
} from '../language/lexicon.ts';
import type { ParserContext, PrefixPart, QueryPart, TypePart } from './parsedQuery.ts';
import { range, tokenize, memoize, prefixRange } from '../language/words.ts';

// Phrases of the vocabulary in a query, and the disambiguation of their meanings.

/** A phrase of the vocabulary in a query, with all its meanings. */
export interface Phrase {
  wordIndexes: number[];
  meanings: Meaning[];
}

/** Finds types that a query lists (listedTypes.ts), among its phrases with a type. */
export type FindListed = (phrases: readonly Phrase[], texts: readonly string[], lexicon: Lexicon) => Phrase[];

/** Creates functions that find the phrases of a query: at each word the longest one with a meaning, without consumed words. */
export function createPhraseFinder(context: ParserContext) {
  const meaningsOf = withBrands(context);
  const { stopWords } = context.lexicon;
  const findPhrase = (texts: readonly string[], from: number, consumed: ReadonlySet<number>): Phrase | null => {
    for (let to = Math.min(texts.length, from + maxPhraseWords); to > from; to--) {
      const wordIndexes = range(from, to);
      const words = texts.slice(from, to);
      const isStopWord = words.length === 1 && stopWords.has(texts[from] ?? '');
      if (isStopWord || wordIndexes.some((index) => consumed.has(index))) continue;
      const exactMeanings = meaningsOf(words);
      const mayOmitFunctionWords = exactMeanings.length === 0 && words.length > 2;
      const meanings = mayOmitFunctionWords
        ? meaningsOf(withoutFunctionWords(words)).filter(({ type }) => type === 'productType')
        : exactMeanings;
      if (meanings.length > 0) return { wordIndexes, meanings };
    }
    return null;
  };
  const findPhrases = (texts: readonly string[], consumed: ReadonlySet<number>): Phrase[] => {
    const phrases: Phrase[] = [];
    for (let from = 0; from < texts.length; from++) {
      const phrase = findPhrase(texts, from, consumed);
      if (!phrase) continue;
      phrases.push(phrase);
      from = phrase.wordIndexes.at(-1) ?? from;
    }
    return phrases;
  };
  return { meaningsOf, findPhrase, findPhrases };
}

/** Words that a phrase may have inside, although the vocabulary omits them. */
const skippedInPhrases = new Set('de del para el la los las un una mi mis tu su cualquier'.split(' '));

/** The phrase without function words inside it: "control de la tele" equals "control tele". */
const withoutFunctionWords = (words: readonly string[]): string[] =>
  words.filter((word, index) => index === 0 || index === words.length - 1 || !skippedInPhrases.has(word));

/** The meanings of a phrase, with the catalogue's brands in place of those of the vocabulary. */
function withBrands({ lexicon, brands }: ParserContext): (words: readonly string[]) => Meaning[] {
  const { meansNoBrand, meaningsOf, stopWords } = lexicon;
  const brandByKey = new Map<string, string>();
  for (const { name } of brands) {
    const words = tokenize(fold(name));
    const key = phraseKey(words);
    const hasOtherMeaning =
      words.length === 1 && meaningsOf(words).some(({ type }) => type === 'productType' || type === 'attribute');
    const isBrand = key.length > 1 && !hasOtherMeaning && !meansNoBrand(name) && !stopWords.has(key);
    if (isBrand && !brandByKey.has(key)) brandByKey.set(key, name);
  }
  return (words) => {
    const brand = brandByKey.get(phraseKey(words));
    const meanings = meaningsOf(words);
    if (brand === undefined) return [...meanings];
    return [...meanings.filter(({ type }) => type !== 'brand'), { type: 'brand', brand }];
  };
}

/**
 * Disambiguates phrases: one is the requested product type, and the others modify it.
 * @param useCase the types for the use case of the query (useCases.ts)
 */
export function resolvePhrases(
  phrases: readonly Phrase[],
  texts: readonly string[],
  namesPhone: boolean,
  useCase: TypePart | null,
  { lexicon, countOfType, onDemand }: ParserContext & { onDemand: () => { findListed: FindListed } },
): QueryPart[] {
  if (useCase) {
    const others = phrases.filter(
      ({ wordIndexes, meanings }) =>
        !wordIndexes.some((index) => useCase.wordIndexes.includes(index)) ||
        meanings.every(({ type }) => type === 'attribute'),
    );
    return [useCase, ...others.flatMap((phrase) => toModifier(phrase, null, lexicon, texts))];
  }
  const withTypes = phrases.filter(({ meanings }) => toProductTypes(meanings).length > 0);
  const unambiguous = withTypes.filter(({ meanings }) => meanings.every(({ type }) => type === 'productType'));
  const [firstNamed] = withTypes;
  // "¿Cuál play 5 es la que lleva disco?", "el play 5 que lee discos"
  const requested = withTypes
    .filter(
      (phrase) =>
        followsQuestionWord(phrase, texts) ||
        (unambiguous.includes(phrase) && followsRequest(phrase, texts)) ||
        (phrase === firstNamed && hasComponent(phrase, unambiguous[0], texts)),
    )
    .slice(0, 1);
  // "Micrófono para grabar videos": the name of a type before "para" is requested, even if it is a trait elsewhere.
  const beforePurpose = withTypes.slice(0, 1).filter((phrase) => isBeforePurpose(phrase, texts));
  // "usb" and "portátil" are product types on their own, and attributes next to a product type.
  const candidates =
    [requested, beforePurpose, unambiguous, withTypes.slice(0, 1)].find(({ length }) => length > 0) ?? [];
  // "Computadora para la universidad": a laptop.
  const isSubtype = (phrase: Phrase): boolean =>
    firstType(phrase)?.parent === (candidates[0] && firstType(candidates[0])?.id);
  const best = findMainPhrase([...candidates, ...withTypes.filter(isSubtype)], texts);
  // "microfono para celular": the phrase before a device may also be an attribute.
  const isBeforeDevice =
    firstNamed && best && firstNamed !== best && firstType(best)?.device && isForDevice(best, texts);
  const main = isBeforeDevice ? firstNamed : best;
  if (main && !namesPhone && isForDevice(main, texts)) {
    const others = phrases
      .filter((phrase) => phrase !== main)
      .flatMap((phrase) => toModifier(phrase, null, lexicon, texts));
    const { wordIndexes } = main;
    return [
      { type: 'mentionedType', wordIndexes, productType: firstType(main) ?? null, wantsAccessories: true },
      ...others,
    ];
  }
  const listed = withTypes.length > 2 ? onDemand().findListed(withTypes, texts, lexicon) : [];
  const isListed = (phrase: Phrase): boolean => main !== undefined && listed.includes(main) && listed.includes(phrase);
  return phrases.flatMap((phrase): QueryPart[] => {
    const { wordIndexes, meanings } = phrase;
    const types = toProductTypes(meanings);
    if (phrase === main) {
      const words = wordIndexes.map((index) => texts[index] ?? '');
      const productTypes = disambiguateTypes(types, namesPhone, lexicon, countOfType);
      const [named] = productTypes.some((type) => types.includes(type)) ? [] : types;
      const part: QueryPart = {
        type: 'productType',
        productTypes,
        wordIndexes,
        named,
        ...(isWeak(phrase) && { inferred: 'ranked' }),
      };
      return [part, ...findAttributesInPhrase(words, lexicon)];
    }
    // "cable y cargador": both are requested; of a speaker "con micrófono y luces", one.
    const isTrait = meanings.some(({ type }) => type === 'attribute') && texts.slice(0, wordIndexes[0]).includes('con');
    if (types.length > 0 && main && !isTrait && (isListed(phrase) || isCoordinated(phrase, main, texts)))
      return [{ type: 'productType', productTypes: types, wordIndexes }];
    return toModifier(phrase, main, lexicon, texts);
  });
}

/** The query part of a phrase that modifies the requested type. */
function toModifier(
  phrase: Phrase,
  main: Phrase | null | undefined,
  lexicon: Lexicon,
  texts: readonly string[],
): QueryPart[] {
  const { wordIndexes, meanings } = phrase;
  const types = toProductTypes(meanings);
  const mainTypes = main ? toProductTypes(main.meanings) : [];
  const narrowing = types.find((type) => mainTypes.some((mainType) => lexicon.subtypeFor(mainType, type)));
  const productType = narrowing ?? types[0];
  const modifier = meanings.find((meaning) => meaning.type !== 'productType');
  // "Cargador para macbook" is one for laptops, not for all that Apple makes.
  if (narrowing && modifier?.type === 'line')
    return [
      { type: 'otherType', productType: narrowing, wordIndexes },
      { type: 'brand', brand: modifier.brand, line: modifier.line, wordIndexes: [] },
    ];
  if (!modifier && productType) {
    // "Correa para Apple Watch": other brands do not match.
    const attributesInPhrase = findAttributesInPhrase(
      wordIndexes.map((index) => texts[index] ?? ''),
      lexicon,
    );
    return [
      { type: 'otherType', productType, wordIndexes },
      ...attributesInPhrase.filter(({ type }) => type === 'brand'),
    ];
  }
  if (!modifier) return [];
  if (modifier.type === 'attribute') return [{ type: 'attribute', attribute: modifier.attribute, wordIndexes }];
  return [{ type: 'brand', brand: modifier.brand, line: modifier.type === 'line' ? modifier.line : '', wordIndexes }];
}

/** Whether a phrase is the name of a type before "para": "micrófono para grabar videos". */
export const isBeforePurpose = (phrase: Phrase, texts: readonly string[]): boolean => {
  const [index = 0, ...more] = phrase.wordIndexes;
  const isName = phrase.meanings.some((meaning) => meaning.type === 'productType' && !meaning.weak);
  return more.length === 0 && texts[index + 1] === 'para' && isName;
};

/** Whether a phrase is the device that accessories are requested for: "algo para mi laptop". */
function isForDevice(phrase: Phrase, texts: readonly string[]): boolean {
  let before = (phrase.wordIndexes[0] ?? 0) - 1;
  while (before > 0 && skippedInPhrases.has(texts[before] ?? '') && texts[before] !== 'para') before--;
  return texts[before] === 'para' && firstType(phrase)?.device === true && !isWeak(phrase);
}

/** Whether "y", "o", "más" or "con su" precedes the later one of two phrases; "con", if its type is sold separately. */
const isCoordinated = (other: Phrase, main: Phrase, texts: readonly string[]): boolean => {
  const before = texts.slice(0, Math.max(other.wordIndexes[0] ?? 0, main.wordIndexes[0] ?? 0)).join(' ');
  const match =
    /(?:^| )(?:[yeou]|mas|con sus?|(con))(?: (?:tambien|aparte|otr[oa]s?|un[oa]?s?|el|la|los|las|su|sus))*$/.exec(
      before,
    );
  return (
    match !== null && (!match[1] || (firstType(other)?.soldSeparately === true && !firstType(main)?.deviceSpecific))
  );
};

/** Whether a phrase follows a question word: "qué cámara", "cuál impresora". */
export const followsQuestionWord = ({ wordIndexes: [index = 0] }: Phrase, texts: readonly string[]): boolean =>
  /^(?:que|q|cual|cuales)$/.test(texts[index - 1] ?? '');

/** Whether a phrase follows a request: "mi iPhone no trae entrada de audífonos, necesito el adaptador". */
const followsRequest = ({ wordIndexes: [index = 0] }: Phrase, texts: readonly string[]): boolean =>
  /\b(?:necesit|ocup|busc|quier|quisier)\w+(?: (?:el|la|una?|l[oa]s|otr[oa]))?$/.test(texts.slice(0, index).join(' '));

/** Whether a phrase is too common in names to name a type (`*` in the vocabulary). */
export const isWeak = ({ meanings }: Phrase): boolean =>
  meanings.every((meaning) => meaning.type === 'productType' && meaning.weak);

export const firstType = ({ meanings }: Phrase): ProductType | undefined => toProductTypes(meanings)[0];

/**
 * Whether a phrase is a component of a device, which is the requested type: "celular con mucha memoria", "impresora que no gaste
 * cartuchos".
 */
const hasComponent = (device: Phrase, other: Phrase | undefined, texts: readonly string[]): boolean =>
  other !== undefined &&
  texts.slice(device.wordIndexes.at(-1), other.wordIndexes[0]).some((word) => /^(?:con|que|q|\d*[gt]b)$/.test(word));

/** The first type, unless a later one is an accessory for it or a subtype of it. */
const findMainPhrase = ([first, ...others]: readonly Phrase[], texts: readonly string[]): Phrase | undefined =>
  others.reduce((main, other) => {
    const mainType = main && firstType(main);
    const type = firstType(other);
    // "celular para tomar fotos" requests the device: a use case is not an accessory for it.
    const isComponent = main !== undefined && hasComponent(main, other, texts);
    const isAccessory =
      mainType?.device &&
      !type?.device &&
      !isWeak(other) &&
      !isComponent &&
      !(main && followsQuestionWord(main, texts));
    const isMain = mainType && type && (isAccessory || type.parent === mainType.id);
    return isMain ? other : main;
  }, first);

/** Disambiguates the types of a phrase: those in the catalogue, else their supertypes or similar types. */
function disambiguateTypes(
  types: readonly ProductType[],
  namesPhone: boolean,
  lexicon: Lexicon,
  countOfType: ParserContext['countOfType'],
): ProductType[] {
  const isSold = (productType: ProductType): boolean => countOfType(productType) > 0;
  const candidates =
    namesPhone && types.length > 1
      ? types.filter(({ deviceSpecific }) => deviceSpecific)
      : // "Pantalla samsung" means a television before a spare part.
        [...types].sort((a, b) => Number(a.deviceSpecific) - Number(b.deviceSpecific));
  const inCatalogue = candidates.filter(isSold);
  const supertypes = candidates
    .flatMap(({ parent, similar }) => lexicon.productTypes[parent] ?? lexicon.productTypes[similar] ?? [])
    .filter(isSold);
  return [inCatalogue, supertypes, candidates].find(({ length }) => length > 0) ?? [...types];
}

/** The attributes, brands and product lines in a phrase for a type: "batería magnética", "control de xbox". */
function findAttributesInPhrase(words: readonly string[], { meaningsOf }: Lexicon): QueryPart[] {
  if (words.length < 2) return [];
  return words.flatMap((word, index) =>
    meaningsOf([word]).flatMap((meaning, _, all): QueryPart[] => {
      // In the name of a type, a later line names no device: "switch de red" is not for the console. Nor is "red" a colour (English).
      const isType = toProductTypes(all).length > 0;
      if (meaning.type === 'line' && isType === index > 0)
        // "Galaxy buds" are of Samsung, whatever their line.
        return [{ type: 'brand', brand: meaning.brand, line: isType ? meaning.line : '', wordIndexes: [] }];
      if (meaning.type === 'brand') return [{ type: 'brand', brand: meaning.brand, line: '', wordIndexes: [] }];
      return meaning.type === 'attribute' && meaning.attribute.type !== 'colour'
        ? [{ type: 'attribute', attribute: meaning.attribute, wordIndexes: [] }]
        : [];
    }),
  );
}

// Prefix matches of the last words of a query, which may be incomplete.

const maxPrefixMeanings = 6;
const maxPrefixTypes = 3;
const maxPrefixBrands = 2;
/** The maximum number of last words that form one prefix. */
const maxPrefixWords = 4;
/** Caches the folded names of types. */
const foldedName = memoize(fold);

/** Creates a function that finds the meanings with the last words as a prefix: the types and brands with most products first. */
export function createPrefixMatcher({ lexicon, countOfType, brands }: ParserContext) {
  const sortedBrands = brands.map(({ name }, rank) => ({ name, rank, key: fold(name) }));
  sortedBrands.sort((a, b) => (a.key < b.key ? -1 : 1));
  const brandKeys = sortedBrands.map(({ key }) => key);
  const findBrands = (text: string): string[] =>
    sortedBrands
      .slice(...prefixRange(brandKeys, text))
      .sort((a, b) => a.rank - b.rank)
      .slice(0, maxPrefixBrands)
      .map(({ name }) => name);

  const findTypeMeanings = (meanings: readonly Meaning[], text: string): Meaning[] => {
    const types = [...new Set(toProductTypes(meanings))]
      .filter((productType) => countOfType(productType) > 0)
      .sort((a, b) => countOfType(b) - countOfType(a));
    const isName = ({ singular, plural }: ProductType): boolean =>
      foldedName(singular).startsWith(text) || foldedName(plural).startsWith(text);
    const named = types.filter(isName);
    const others = types.filter((productType) => !named.includes(productType));
    return [...named, ...others].slice(0, maxPrefixTypes).map((productType) => ({
      type: 'productType',
      productType,
      english: false,
      weak: !named.includes(productType),
    }));
  };

  return (
    texts: readonly string[],
    consumed: ReadonlySet<number>,
    hasType: boolean,
    minWords: number,
  ): PrefixPart | null => {
    const last = texts.length - 1;
    for (let from = Math.max(0, last + 1 - maxPrefixWords); from <= last + 1 - minWords; from++) {
      const wordIndexes = range(from, last + 1);
      const beginsWithStopWord = from < last && lexicon.stopWords.has(texts[from] ?? '');
      if (beginsWithStopWord || wordIndexes.some((index) => consumed.has(index))) continue;
      const text = texts.slice(from).join(' ');
      // One word is a prefix of a type's name or of a single word only: "gal" does not match "galaxy watch".
      const meanings = lexicon.phrasesWithPrefix(text).flatMap(({ phrase, meanings: all }) => {
        if (from < last || !phrase.includes(' ')) return all;
        return all.filter(
          (meaning) => meaning.type !== 'productType' || phrase === foldedName(meaning.productType.singular),
        );
      });
      const types = hasType ? [] : findTypeMeanings(meanings, text);
      const catalogueBrands =
        text.length > 1 ? findBrands(text).map((brand): Meaning => ({ type: 'brand', brand })) : [];
      const others = meanings.filter(({ type }) => text.length > 1 && (type === 'line' || type === 'attribute'));
      const prefixMeanings = [...types, ...catalogueBrands, ...others.slice(0, 3)].slice(0, maxPrefixMeanings);
      if (prefixMeanings.length > 0 || (minWords === 1 && from === last))
        return { type: 'prefix', meanings: prefixMeanings, wordIndexes };
    }
    return null;
  };
}
