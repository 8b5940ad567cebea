import type { Phone } from '../../../catalogue/phones/phones.ts';
import { fold } from '../../../lib/text.ts';
import {
  maxPhraseWords,
  parseQuantities,
  phraseKey,
  withDigits,
  type Attribute,
  type Lexicon,
  type Meaning,
  type ProductType,
  type Quantity,
} from './lexicon.ts';
import { createPhoneParser, looksLikeModel, type QueryPhone } from './phones.ts';
import type { QueryWord } from './spelling.ts';
import { maxQueryLength, maxQueryWords, memoize, prefixRange, tokenize } from './text.ts';

/** A part of a query with one meaning. `wordIndexes` are the indexes of its words. */
export type QueryPart = { wordIndexes: number[] } & (
  | { type: 'productType'; productTypes: ProductType[] }
  /** A further product type: what the first one is for, or comes with. */
  | { type: 'otherType'; productType: ProductType }
  /** A product type that the shop does not have, but that names may mention. */
  | { type: 'mentionedType'; productType: ProductType | null }
  | { type: 'phone'; phone: QueryPhone }
  | { type: 'brand'; brand: string; line: string }
  | { type: 'attribute'; attribute: Attribute }
  | { type: 'quantity'; quantity: Quantity }
  /** An incomplete last word, with what it may be the prefix of. */
  | { type: 'prefix'; meanings: Meaning[] }
  /** A word of names only. */
  | { type: 'word' }
);
export type PrefixPart = Extract<QueryPart, { type: 'prefix' }>;

export interface ParsedQuery {
  words: QueryWord[];
  parts: QueryPart[];
}

/** What the parser needs to know about a catalogue. */
export interface ParserContext {
  lexicon: Lexicon;
  phones: readonly Phone[];
  /** The brands of the catalogue as they are spelled, most products first. */
  brands: readonly { name: string }[];
  countOfType: (productType: ProductType) => number;
  /** Whether some word of the catalogue has a prefix. */
  isPrefix: (text: string) => boolean;
  correct: (words: readonly string[]) => QueryWord[];
}

/**
 * Creates the parser of a catalogue. Each step takes the words that it recognizes, and the next steps see the rest: phones,
 * quantities, a prefix of several words, phrases of the vocabulary, a prefix of one word, other words. By `onlyWholePhones`
 * the name of a phone is taken as typed, and not as a prefix of others.
 */
export function createParser(context: ParserContext): (query: string, onlyWholePhones?: boolean) => ParsedQuery {
  const { lexicon, isPrefix, correct } = context;
  const { stopWords } = lexicon;
  const parsePhones = createPhoneParser(context.phones);
  const matchPrefix = createPrefixMatcher(context);
  const meaningsOf = withBrands(context);

  /** A phone model that the catalogue does not have: "funda x99". */
  const isUnknownModel = (word: string): boolean => looksLikeModel(word) && !isPrefix(word);

  /** The longest phrase with a meaning that begins at a word, of words that no earlier step took. */
  const findPhrase = (texts: readonly string[], from: number, taken: ReadonlySet<number>): Phrase | null => {
    for (let to = Math.min(texts.length, from + maxPhraseWords); to > from; to--) {
      const wordIndexes = range(from, to);
      const words = texts.slice(from, to);
      const isStopWord = words.length === 1 && stopWords.has(texts[from] ?? '');
      if (isStopWord || wordIndexes.some((index) => taken.has(index))) continue;
      const meanings = meaningsOf(words);
      if (meanings.length > 0) return { wordIndexes, meanings };
    }
    return null;
  };

  const findPhrases = (texts: readonly string[], taken: ReadonlySet<number>): Phrase[] => {
    const phrases: Phrase[] = [];
    for (let from = 0; from < texts.length; from++) {
      const phrase = findPhrase(texts, from, taken);
      if (!phrase) continue;
      phrases.push(phrase);
      from = phrase.wordIndexes.at(-1) ?? from;
    }
    return phrases;
  };

  return (query, onlyWholePhones = false) => {
    const text = separateWords(withDigits(fold(query.slice(0, maxQueryLength))));
    const words = correct(tokenize(text).slice(0, maxQueryWords));
    const texts = words.map((word) => word.text);
    const last = texts.length - 1;
    /** Whether the last word may be incomplete. */
    const isOpen = texts.length > 0 && !/\s$/.test(query);
    const taken = new Set<number>();
    const parts: QueryPart[] = [];
    const take = (part: QueryPart): void => {
      parts.push(part);
      for (const index of part.wordIndexes) taken.add(index);
    };

    for (const phone of parsePhones(texts, isOpen && !onlyWholePhones))
      take({ type: 'phone', phone, wordIndexes: range(phone.from, phone.to) });
    for (const { quantity, wordIndexes } of findQuantities(texts, text))
      if (wordIndexes.every((index) => !taken.has(index))) take({ type: 'quantity', quantity, wordIndexes });

    // "silicon po" is the prefix of a brand, although "silicon" alone means something else.
    const longPrefix = isOpen ? matchPrefix(texts, taken, false, 2) : null;
    if (longPrefix) {
      const prefixWords = texts.slice(longPrefix.wordIndexes[0]);
      const isPhrase = meaningsOf(prefixWords).length > 0;
      if (!isPhrase && !meansSubtypes(longPrefix.meanings, prefixWords.slice(0, -1), lexicon)) take(longPrefix);
    }

    const namesPhone = parts.some(({ type }) => type === 'phone');
    const resolved = resolvePhrases(findPhrases(texts, taken), texts, namesPhone, context);
    for (const part of narrowTypes(resolved, context)) take(part);

    const hasType = parts.some(({ type }) => type === 'productType');
    const isForOnePhone = parts.some((part) => part.type === 'productType' && part.productTypes[0]?.deviceSpecific);
    const lastWord = texts[last] ?? '';
    const isComplete = (stopWords.has(lastWord) && !isPrefix(lastWord)) || (isForOnePhone && isUnknownModel(lastWord));
    const prefix = isOpen && !taken.has(last) && !isComplete ? matchPrefix(texts, taken, hasType, 1) : null;
    if (prefix) take(prefix);

    const rest = range(0, texts.length).filter((index) => !taken.has(index));
    const meaningful = rest.filter((index) => !stopWords.has(texts[index] ?? ''));
    // A query of stop words alone searches for these.
    const remaining = parts.length === 0 && meaningful.length === 0 ? rest : meaningful;
    for (const index of remaining) {
      const word = texts[index] ?? '';
      if (isForOnePhone && isUnknownModel(word) && !parts.some(({ type }) => type === 'phone')) {
        const phone = { phones: [], name: word.toUpperCase(), brand: '', from: index, to: index + 1 };
        take({ type: 'phone', phone, wordIndexes: [index] });
      } else take({ type: 'word', wordIndexes: [index] });
    }
    return { words, parts };
  };
}

/** Separates words that are typed together: "14promax" → "14 pro max", "iphone14" → "iphone 14". */
const separateWords = (text: string): string =>
  text
    .replaceAll(/(\d)(pro|plus|ultra|lite|mini)(max)?(?![a-z])/g, '$1 $2 $3')
    .replaceAll(/(?<![a-z])promax(?![a-z])/g, 'pro max')
    .replaceAll(/(?<![a-z])(iphone|galaxy|samsung|moto|redmi|note|poco|honor)(?=[a-z]?\d)/g, '$1 ');

/** The quantities of a query, with the indexes of their words. */
function findQuantities(texts: readonly string[], text: string): { quantity: Quantity; wordIndexes: number[] }[] {
  const places: { index: number; from: number; to: number }[] = [];
  let end = 0;
  texts.forEach((word, index) => {
    const from = text.indexOf(word, end);
    if (from < 0) return;
    end = from + word.length;
    places.push({ index, from, to: end });
  });
  return parseQuantities(text).map((quantity) => ({
    quantity,
    wordIndexes: places.filter(({ from, to }) => from < quantity.to && to > quantity.from).map(({ index }) => index),
  }));
}

/** The meanings of a phrase, with the catalogue's brands in place of those of the vocabulary. */
function withBrands({ lexicon, brands }: ParserContext): (words: readonly string[]) => Meaning[] {
  const { meaningsOf, notBrands, stopWords } = lexicon;
  const brandByKey = new Map<string, string>();
  for (const { name } of brands) {
    const words = tokenize(fold(name));
    const key = phraseKey(words);
    const isOtherThing =
      words.length === 1 && meaningsOf(words).some(({ type }) => type === 'productType' || type === 'attribute');
    const isBrand = key.length > 1 && !isOtherThing && !notBrands.has(words.join(' ')) && !stopWords.has(key);
    if (isBrand && !brandByKey.has(key)) brandByKey.set(key, name);
  }
  return (words) => {
    const brand = brandByKey.get(phraseKey(words));
    const meanings = meaningsOf(words);
    if (brand === undefined) return [...meanings];
    return [...meanings.filter(({ type }) => type !== 'brand'), { type: 'brand', brand }];
  };
}

const maxPrefixMeanings = 6;
const maxPrefixTypes = 3;
const maxPrefixBrands = 2;
/** The last words that are read as one prefix. */
const maxPrefixWords = 4;
/** The names of types are folded once. */
const foldedName = memoize(fold);

/** Creates a function that finds what the last words may be the prefix of: the types and brands with most products first. */
function createPrefixMatcher({ lexicon, countOfType, brands }: ParserContext) {
  const sortedBrands = brands.map(({ name }, rank) => ({ name, rank, key: fold(name) }));
  sortedBrands.sort((a, b) => (a.key < b.key ? -1 : 1));
  const brandKeys = sortedBrands.map(({ key }) => key);
  const findBrands = (text: string): string[] =>
    sortedBrands
      .slice(...prefixRange(brandKeys, text))
      .sort((a, b) => a.rank - b.rank)
      .slice(0, maxPrefixBrands)
      .map(({ name }) => name);

  const typeMeanings = (meanings: readonly Meaning[], text: string): Meaning[] => {
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
      common: !named.includes(productType),
    }));
  };

  return (
    texts: readonly string[],
    taken: ReadonlySet<number>,
    hasType: boolean,
    minWords: number,
  ): PrefixPart | null => {
    const last = texts.length - 1;
    for (let from = Math.max(0, last + 1 - maxPrefixWords); from <= last + 1 - minWords; from++) {
      const wordIndexes = range(from, last + 1);
      const beginsWithStopWord = from < last && lexicon.stopWords.has(texts[from] ?? '');
      if (beginsWithStopWord || wordIndexes.some((index) => taken.has(index))) continue;
      const text = texts.slice(from).join(' ');
      // One word is the prefix only of a type's name or of a single word: "gal" does not mean "galaxy watch".
      const meanings = lexicon.phrasesWithPrefix(text).flatMap(({ phrase, meanings: all }) => {
        if (from < last || !phrase.includes(' ')) return all;
        return all.filter(
          (meaning) => meaning.type !== 'productType' || phrase === foldedName(meaning.productType.singular),
        );
      });
      const types = hasType ? [] : typeMeanings(meanings, text);
      const ownBrands = text.length > 1 ? findBrands(text).map((brand): Meaning => ({ type: 'brand', brand })) : [];
      const others = meanings.filter(({ type }) => text.length > 1 && (type === 'line' || type === 'attribute'));
      const all = [...types, ...ownBrands, ...others.slice(0, 3)].slice(0, maxPrefixMeanings);
      if (all.length > 0 || (minWords === 1 && from === last)) return { type: 'prefix', meanings: all, wordIndexes };
    }
    return null;
  };
}

/** "cargador dob": the prefix means only subtypes of what the words before it say, which find them anyway. */
function meansSubtypes(meanings: readonly Meaning[], before: readonly string[], { meaningsOf }: Lexicon): boolean {
  const ids = toProductTypes(meaningsOf(before)).map(({ id }) => id);
  return meanings.every((meaning) => meaning.type === 'productType' && ids.includes(meaning.productType.parent));
}

/** A phrase of the vocabulary in a query, with all that it may mean. */
interface Phrase {
  wordIndexes: number[];
  meanings: Meaning[];
}

/** The numbers from one to before another. */
const range = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, offset) => from + offset);

export const toProductTypes = (meanings: readonly Meaning[]): ProductType[] =>
  meanings.flatMap((meaning) => (meaning.type === 'productType' ? [meaning.productType] : []));

/** Decides what each phrase means: the query asks for one product type, and the other phrases belong to it. */
function resolvePhrases(
  phrases: readonly Phrase[],
  texts: readonly string[],
  namesPhone: boolean,
  { lexicon, countOfType }: ParserContext,
): QueryPart[] {
  const withTypes = phrases.filter(({ meanings }) => toProductTypes(meanings).length > 0);
  const unambiguous = withTypes.filter(({ meanings }) => meanings.every(({ type }) => type === 'productType'));
  // "usb" and "portátil" are product types alone, and attributes beside another type.
  const candidates = unambiguous.length > 0 ? unambiguous : withTypes.slice(0, 1);
  const main = findMainPhrase(candidates);
  const mainType = main && firstType(main);
  return phrases.flatMap((phrase): QueryPart[] => {
    const { wordIndexes, meanings } = phrase;
    const types = toProductTypes(meanings);
    if (phrase === main) {
      const words = wordIndexes.map((index) => texts[index] ?? '');
      const productTypes = chooseTypes(types, namesPhone, lexicon, countOfType);
      return [{ type: 'productType', productTypes, wordIndexes }, ...attributesWithin(words, lexicon)];
    }
    const [productType] = types;
    const other = meanings.find((meaning) => meaning.type !== 'productType');
    if (!other) {
      if (!productType) return [];
      // "cable y cargador": both are wanted.
      const isAnd = /^[ye]$/.test(texts[(wordIndexes[0] ?? 0) - 1] ?? '');
      return isAnd && !mainType?.device && !productType.device
        ? [{ type: 'productType', productTypes: [productType], wordIndexes }]
        : [{ type: 'otherType', productType, wordIndexes }];
    }
    if (other.type === 'attribute') return [{ type: 'attribute', attribute: other.attribute, wordIndexes }];
    return [{ type: 'brand', brand: other.brand, line: other.type === 'line' ? other.line : '', wordIndexes }];
  });
}

/** "cargador para laptop", "soporte de auto": the subtype that is for the other type or has the feature, where the shop has it. */
function narrowTypes(parts: readonly QueryPart[], { lexicon, countOfType }: ParserContext): QueryPart[] {
  const main = parts.find((part) => part.type === 'productType');
  const [type] = main?.productTypes ?? [];
  if (!main || !type) return [...parts];
  for (const part of parts) {
    const other = part.type === 'otherType' ? part.productType : part.type === 'attribute' ? part.attribute.name : null;
    const narrower = other === null ? undefined : lexicon.subtypeFor(type, other);
    if (!narrower || countOfType(narrower) === 0) continue;
    const wordIndexes = [...main.wordIndexes, ...part.wordIndexes];
    return [
      { type: 'productType', productTypes: [narrower], wordIndexes },
      ...parts.filter((each) => each !== main && each !== part),
    ];
  }
  return [...parts];
}

const firstType = ({ meanings }: Phrase): ProductType | undefined => toProductTypes(meanings)[0];

/** The first type, unless a later one is an accessory for it or a subtype of it. */
const findMainPhrase = ([first, ...others]: readonly Phrase[]): Phrase | undefined =>
  others.reduce((main, other) => {
    const mainType = main && firstType(main);
    const type = firstType(other);
    const isMain = mainType && type && ((mainType.device && !type.device) || type.parent === mainType.id);
    return isMain ? other : main;
  }, first);

/** Which of the types that the same words mean: those that the shop has, else the types that they are subtypes of. */
function chooseTypes(
  types: readonly ProductType[],
  namesPhone: boolean,
  lexicon: Lexicon,
  countOfType: ParserContext['countOfType'],
): ProductType[] {
  const inShop = (productType: ProductType): boolean => countOfType(productType) > 0;
  const fitting =
    namesPhone && types.length > 1
      ? types.filter(({ deviceSpecific }) => deviceSpecific)
      : universalFirst(types, countOfType);
  const inStock = fitting.filter(inShop);
  const wider = fitting
    .flatMap(({ parent, similar }) => lexicon.productTypes[parent] ?? lexicon.productTypes[similar] ?? [])
    .filter(inShop);
  return [inStock, wider, fitting].find(({ length }) => length > 0) ?? [...types];
}

/** So many products of a type say that the shop's shoppers mean it. */
const minUniversal = 3;

/** "pantalla samsung" means a television before a spare part, if no phone is named and the shop has as many. */
function universalFirst(types: readonly ProductType[], countOfType: ParserContext['countOfType']): ProductType[] {
  const count = (list: readonly ProductType[]): number => list.reduce((sum, type) => sum + countOfType(type), 0);
  const forOneDevice = types.filter((type) => type.deviceSpecific);
  const universal = types.filter((type) => !type.deviceSpecific);
  return count(universal) < minUniversal && count(universal) < count(forOneDevice)
    ? [...types]
    : [...universal, ...forOneDevice];
}

/** The attributes within a phrase for a type: "batería magnética". */
function attributesWithin(words: readonly string[], { meaningsOf }: Lexicon): QueryPart[] {
  if (words.length < 2) return [];
  return words.flatMap((word) =>
    meaningsOf([word]).flatMap((meaning): QueryPart[] =>
      meaning.type === 'attribute' ? [{ type: 'attribute', attribute: meaning.attribute, wordIndexes: [] }] : [],
    ),
  );
}
