import { phoneWords } from '../../../catalogue/phones/mentions.ts';
import type { Phone } from '../../../catalogue/phones/phones.ts';
import { parseQuantities, type Quantity } from '../../../lib/quantities.ts';
import { fold } from '../../../lib/text.ts';
import type { Exclusion, findExclusions } from './exclusions.ts';
import { toProductTypes, type Attribute, type Lexicon, type Meaning, type ProductType } from './lexicon.ts';
import { quantityTerm } from './invertedIndex.ts';
import { createPhoneParser, looksLikeModel, phoneBrands, phoneVariants, type QueryPhone } from './phones.ts';
import { createPhraseFinder, createPrefixMatcher, meansSubtypes, resolvePhrases, type Phrase } from './phrases.ts';
import type { readNumerals } from './numerals.ts';
import type { findPriceWords } from './priceWords.ts';
import { mayNamePrice, noPrice, type PriceWords } from './prices.ts';
import type { QueryWord } from './spelling.ts';
import {
  maxQueryLength,
  maxQueryWords,
  mayHaveNumerals,
  negation,
  noNumerals,
  range,
  tokenize,
  separateWords,
} from './text.ts';

/** Whether a limit of a quantity is its lowest or its highest value. */
export type QuantityLimit = 'min' | 'max';

/** A part of a query with one meaning. `wordIndexes` are the indexes of its words. */
export type QueryPart = { wordIndexes: number[] } & (
  | {
      type: 'productType';
      productTypes: ProductType[];
      /** Whether the types are inferred, not named: for a use case, best first (`ranked`), or any of them for a present. */
      inferred?: 'ranked' | 'any';
      /** The type that was named, if the shop has none of it: the others are wider or nearly the same. */
      named?: ProductType | undefined;
    }
  /** A further product type, which the first one is for or comes with. */
  | { type: 'otherType'; productType: ProductType }
  /** A product type that names may mention: it is not in the catalogue, or the query requests accessories for it. */
  | { type: 'mentionedType'; productType: ProductType | null; wantsAccessories: boolean }
  | { type: 'phone'; phone: QueryPhone }
  | { type: 'brand'; brand: string; line: string }
  | { type: 'attribute'; attribute: Attribute }
  | { type: 'quantity'; quantity: Quantity; limit?: QuantityLimit | undefined }
  /** An incomplete last word, with its prefix matches. */
  | { type: 'prefix'; meanings: Meaning[] }
  /** A word without a meaning; an incidental one is optional, such as "casa" in "para mi casa". */
  | { type: 'word'; incidental: boolean }
);
export type TypePart = Extract<QueryPart, { type: 'productType' }>;
export type PrefixPart = Extract<QueryPart, { type: 'prefix' }>;

export interface ParsedQuery {
  words: QueryWord[];
  parts: QueryPart[];
  exclusions: Exclusion[];
  /** Whether its noun is a word of everyday language that the catalogue lacks, and it names no product type. */
  notInCatalogue: boolean;
  /** The index of the noun, if no part names a product type, phone or brand; else -1. */
  nounIndex: number;
  prices: PriceWords;
}

/** What the parser needs of a catalogue. */
export interface ParserContext {
  lexicon: Lexicon;
  phones: readonly Phone[];
  /** The brands of the catalogue as they are spelled, most products first. */
  brands: readonly { name: string }[];
  countOfType: (productType: ProductType) => number;
  /** Whether a text is the prefix of a word of the catalogue. */
  isPrefix: (text: string) => boolean;
  /** Whether the catalogue contains a word. */
  isWord: (text: string) => boolean;
  correct: (words: readonly string[]) => QueryWord[];
  /** Called for queries that have a negation, or may have a numeral, name a price or describe a use case. */
  onDemand: () => {
    useCases: UseCaseFinder;
    findExclusions: typeof findExclusions;
    readNumerals: typeof readNumerals;
    findPriceWords: typeof findPriceWords;
  };
}

/** Finds the types for the use case of a query (`useCases.ts`). */
export interface UseCaseFinder {
  /** Whether a word is an action of a use case. */
  isVerb: (word: string) => boolean;
  find: (
    phrases: readonly Phrase[],
    texts: readonly string[],
    namesPhone: boolean,
    context: ParserContext,
  ) => TypePart | null;
}

/**
 * Creates the parser of a catalogue. Each step consumes the words that it recognizes: phones, quantities, a prefix of several
 * words, phrases of the vocabulary, a prefix of one word, other words. With `exactPhones`, the name of a phone is not a prefix
 * of others.
 */
export function createParser(context: ParserContext): (query: string, exactPhones?: boolean) => ParsedQuery {
  const { lexicon, isPrefix, isWord, correct, onDemand } = context;
  const { stopWords } = lexicon;
  const parsePhones = createPhoneParser(context.phones);
  const matchPrefix = createPrefixMatcher(context);
  const { meaningsOf, findPhrase, findPhrases } = createPhraseFinder(context);

  /** Whether a word may be a phone model without its brand, known or unknown: "funda x99". */
  const mayBeModel = (word: string): boolean => looksLikeModel(word) && (isWord(word) || !isPrefix(word));

  /** A word that is too common for names may be a verb: "oír música". */
  const isCommonType = (meaning: Meaning): boolean => meaning.type === 'productType' && meaning.common;
  /** Whether a query may describe a use case: by a word that opens the description, or one that is not in the index. */
  const mayDescribeUseCase = (phrases: readonly Phrase[], texts: readonly string[]): boolean => {
    if (texts.every((text) => stopWords.has(text))) return true;
    return texts.some((text, at) => {
      if (texts.length > 1 && /^(?:para|que|algo|donde|como|no|se)$/.test(text)) return true;
      const phrase = phrases.find(({ wordIndexes }) => wordIndexes.includes(at));
      if (phrase) return phrases.length > 1 && phrase.meanings.some(isCommonType) && onDemand().useCases.isVerb(text);
      return !stopWords.has(text) && !(at === texts.length - 1 ? isPrefix(text) : isWord(text));
    });
  };

  return (query, onlyWholePhones = false) => {
    const folded = fold(query.slice(0, maxQueryLength));
    const numerals = mayHaveNumerals(folded) ? onDemand().readNumerals(folded, isWord) : noNumerals(folded);
    const prices = mayNamePrice(numerals.text) ? onDemand().findPriceWords(numerals.text) : noPrice(numerals.text);
    const text = separateWords(prices.rest);
    const words = correct(tokenize(text).slice(0, maxQueryWords)).map((word) => {
      const typed = numerals.typed.get(word.typed);
      return typed === undefined ? word : { ...word, typed, silent: true };
    });
    const texts = words.map((word) => word.text);
    const last = texts.length - 1;
    /** Whether the last word may be incomplete. */
    const mayBePrefix = texts.length > 0 && !/\s$/.test(prices.rest);
    const consumed = new Set<number>();
    const parts: QueryPart[] = [];
    const addPart = (part: QueryPart): void => {
      parts.push(part);
      for (const index of part.wordIndexes) consumed.add(index);
    };

    const quantities = findQuantities(texts, withCorrections(text, words));
    const findQuantity = (from: number): { term: string; to: number } | null => {
      const found = quantities.find(({ wordIndexes }) => wordIndexes[0] === from);
      return found
        ? { term: quantityTerm(found.quantity.unit, found.quantity.value), to: from + found.wordIndexes.length }
        : null;
    };
    const found = texts.some((text) => negation.test(text))
      ? onDemand().findExclusions(texts, {
          fillers: lexicon.exclusionFillers,
          alike: lexicon.excludedAlike,
          meaningsOf,
          findPhrase: (from) => findPhrase(texts, from, consumed),
          // "no carga", "no llega" describe a problem.
          isWord: (word) => isPrefix(word) && !stopWords.has(word) && !onDemand().useCases.isVerb(word),
          findQuantity,
        })
      : [];
    const excluded = new Set(found.flatMap(({ wordIndexes }) => wordIndexes));
    for (const index of excluded) consumed.add(index);
    // "Tablet samsung a9" is not a phone.
    const namesOther = texts.some((word) => toProductTypes(meaningsOf([word])).some(({ hasModels }) => hasModels));
    for (const phone of parsePhones(texts, mayBePrefix && !onlyWholePhones)) {
      if (namesOther && phone.phones.length === 0) continue;
      // "samsung smartphone a54" requests the phone.
      const wordIndexes = range(phone.from, phone.to).filter((index) => !phoneWords.test(texts[index] ?? ''));
      if (!consumed.has(phone.from)) addPart({ type: 'phone', phone, wordIndexes });
    }
    for (const { quantity, wordIndexes } of quantities)
      if (wordIndexes.every((index) => !consumed.has(index)))
        addPart({
          type: 'quantity',
          quantity,
          limit: prices.limits?.get(wordIndexes.map((index) => texts[index]).join('')),
          wordIndexes,
        });

    // "silicon po" is the prefix of a brand, although "silicon" alone has another meaning.
    const longPrefix = mayBePrefix ? matchPrefix(texts, consumed, false, 2) : null;
    if (longPrefix) {
      const [from = 0] = longPrefix.wordIndexes;
      const prefixWords = texts.slice(from);
      // "Cargador para celular" is a phrase of its own, although "cargador para celular portátil" is another thing.
      const isPhrase = findPhrase(texts, from, consumed)?.wordIndexes.length === prefixWords.length;
      if (!isPhrase && !meansSubtypes(longPrefix.meanings, prefixWords.slice(0, -1), lexicon)) addPart(longPrefix);
    }

    const namesPhone = parts.some(({ type }) => type === 'phone');
    const phrases = findPhrases(texts, consumed);
    const useCase = mayDescribeUseCase(phrases, texts)
      ? onDemand().useCases.find(phrases, texts, namesPhone, context)
      : null;
    // "Oír música en un auto sin bluetooth": it is the car that lacks it.
    const isOfDevice = ({ wordIndexes: [at = 0] }: Exclusion): boolean =>
      useCase?.inferred !== undefined &&
      meaningsOf(texts.slice(Math.max(0, at - 1), at)).some((meaning) =>
        meaning.type === 'productType'
          ? meaning.productType.device && !useCase.productTypes.includes(meaning.productType)
          : meaning.type === 'attribute' && meaning.attribute.name === 'para auto',
      );
    const exclusions = found.filter((exclusion) => !isOfDevice(exclusion));
    // An excluded feature implies its opposite.
    for (const exclusion of exclusions) {
      const opposite = exclusion.type === 'attribute' ? exclusion.attribute.opposite : undefined;
      const attribute = lexicon.attributes.find(({ name }) => name === opposite);
      if (attribute) parts.push({ type: 'attribute', attribute, wordIndexes: [] });
    }
    const resolved = resolvePhrases(phrases, texts, namesPhone, useCase, context);
    for (const part of narrowTypes(resolved, context)) addPart(part);

    const phoneType = context.lexicon.productTypes.find(({ key }) => key === 'celular');
    if (phoneType && prices.order && context.countOfType(phoneType) > 0 && namesPhoneAlone(parts, context.phones))
      addPart({ type: 'productType', productTypes: [phoneType], wordIndexes: [] });

    const [mainType] = parts.flatMap((part) => (part.type === 'productType' ? part.productTypes : []));
    const hasType = mainType !== undefined;
    const isForOnePhone = mainType?.deviceSpecific === true;
    const lastWord = texts[last] ?? '';
    const isComplete =
      ((stopWords.has(lastWord) || lexicon.isCommon(lastWord)) && !isPrefix(lastWord)) ||
      (isForOnePhone && mayBeModel(lastWord)) ||
      (/^\d+$/.test(lastWord) &&
        (mainType?.hasModels ? isWord(lastWord) : !hasType && parts.some(({ type }) => type === 'attribute')));
    const prefix =
      mayBePrefix && useCase?.inferred !== 'ranked' && !consumed.has(last) && !isComplete
        ? matchPrefix(texts, consumed, hasType, 1)
        : null;
    if (prefix) addPart(prefix);

    const hasTarget = parts.some(({ type }) => type === 'productType' || type === 'phone' || type === 'prefix');
    const rest = range(0, texts.length).filter((index) => !consumed.has(index));
    const meaningful = rest.filter((index) => !stopWords.has(texts[index] ?? ''));
    // A query of stop words only searches for these.
    const remaining = parts.length === 0 && meaningful.length === 0 && !prices.price ? rest : meaningful;
    const hasAttribute = parts.some(({ type }) => type === 'attribute' || type === 'brand');
    const missingIndexes: number[] = [];
    for (const index of remaining) {
      if (consumed.has(index)) continue;
      const word = texts[index] ?? '';
      if (isForOnePhone && mayBeModel(word) && !parts.some(({ type }) => type === 'phone')) {
        let to = index + 1;
        while (phoneVariants.has(texts[to] ?? '')) to++;
        const name = texts.slice(index, to).join(' ').toUpperCase();
        const phone = { phones: [], name, brand: '', from: index, to };
        addPart({ type: 'phone', phone, wordIndexes: range(index, to) });
      } else if (lexicon.isCommon(word) && !isPrefix(word)) missingIndexes.push(index);
      else {
        // "de 8 años", "infantil 8": an age is optional.
        const isAge = /^\d+$/.test(word) && (texts[index + 1] === 'anos' || (!hasTarget && hasAttribute));
        if (isAge && !hasTarget) continue;
        const isSecondary =
          useCase?.inferred === 'ranked' || lexicon.isCommon(word) || isBeneficiary(texts, index, stopWords);
        const incidental = hasTarget && (isAge || isSecondary);
        addPart({ type: 'word', incidental, wordIndexes: [index] });
      }
    }
    const firstMeaning = texts.findIndex(
      (text, index) => !stopWords.has(text) && !/^\d/.test(text) && !excluded.has(index),
    );
    // "zapatos para correr": the use case is not the requested product.
    const isFollowedByPurpose = /^(?:para|de)$/.test(texts[firstMeaning + 1] ?? '');
    const namesProduct = parts.some(
      (part) =>
        part.type === 'phone' || (part.type === 'productType' && !(part.inferred !== undefined && isFollowedByPurpose)),
    );
    const namesWord = parts.some(
      ({ type, wordIndexes: [at = 0] }) => type === 'word' && /^[a-z]/.test(texts[at] ?? '') && isWord(texts[at] ?? ''),
    );
    const notInCatalogue = !namesProduct && !namesWord && missingIndexes.includes(firstMeaning);
    const namesEntity = parts.some(({ type }) => /^(?:productType|phone|brand)$/.test(type));
    const nounIndex = namesEntity || /^\d/.test(texts[firstMeaning] ?? '') ? -1 : firstMeaning;
    const typedPrice = (word: string): string => numerals.typed.get(word) ?? word;
    return {
      words,
      parts,
      exclusions,
      notInCatalogue,
      nounIndex,
      prices: { ...prices, priceWords: prices.priceWords.map(typedPrice) },
    };
  };
}

/** "cargador para laptop", "soporte de auto": the subtype for the other type or with the feature, if it is in the catalogue. */
export function narrowTypes(
  parts: readonly QueryPart[],
  { lexicon, countOfType }: Pick<ParserContext, 'lexicon' | 'countOfType'>,
): QueryPart[] {
  const [main, second] = parts.filter((part) => part.type === 'productType');
  const isInCatalogue = (type: ProductType): boolean => countOfType(type) > 0;
  // Of two types each is narrowed alone.
  if (!main || second) return [...parts];
  for (const part of parts) {
    const other = part.type === 'otherType' ? part.productType : part.type === 'attribute' ? part.attribute.name : null;
    if (other === null) continue;
    const narrower = main.productTypes.flatMap((type) => lexicon.subtypeFor(type, other) ?? []).find(isInCatalogue);
    if (!narrower) continue;
    const wordIndexes = [...main.wordIndexes, ...part.wordIndexes];
    return [
      { type: 'productType', productTypes: [narrower], wordIndexes },
      ...parts.filter((each) => each !== main && each !== part),
    ];
  }
  return [...parts];
}

/** "El iPhone más barato": sorting by price requests the phone, not accessories for it. */
const namesPhoneAlone = (parts: readonly QueryPart[], phones: readonly Phone[]): boolean =>
  parts.every(({ type }) => /^(?:phone|brand|attribute|quantity)$/.test(type)) &&
  parts.some(
    (part) =>
      part.type === 'phone' ||
      (part.type === 'brand' &&
        (part.line ? phones.some(({ name }) => fold(name).startsWith(part.line)) : phoneBrands.has(fold(part.brand)))),
  );

/** Whether a word follows "para": "para mi tortuga". */
function isBeneficiary(texts: readonly string[], index: number, stopWords: ReadonlySet<string>): boolean {
  let at = index - 1;
  while (at >= 0 && texts[at] !== 'para' && stopWords.has(texts[at] ?? '')) at--;
  return at >= 0 && texts[at] === 'para';
}

/** The text with its words corrected: "64 jigas" is a quantity. */
const withCorrections = (text: string, words: readonly QueryWord[]): string =>
  words.reduce(
    (all, { typed, text: word }, at) =>
      [words[at - 1], words[at + 1]].some((other) => other?.typed === typed) ? all : all.replace(typed, word),
    text,
  );

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
