import { fold } from '../../../lib/text.ts';
import { maxPhraseWords, phraseKey, type Meaning } from './lexicon.ts';
import { createPhoneParser, looksLikeModel } from './phones.ts';
import { parseQuantities, withDigits, type Quantity } from './quantities.ts';
import {
  createPrefixMatcher,
  meansSubtypes,
  range,
  resolveSpans,
  type ParsedQuery,
  type ParserContext,
  type QueryPart,
  type Span,
} from './queryParts.ts';
import { maxQueryLength, maxQueryWords, tokenize } from './text.ts';

/** Parses a query. @param onlyWholePhones whether the name of a phone is taken as typed, and not as a prefix of others */
export type QueryParser = (query: string, onlyWholePhones?: boolean) => ParsedQuery;

/**
 * Creates the parser of a catalogue. Each step takes the words that it recognizes, and the next steps see the rest: phones,
 * quantities, a prefix of several words, phrases of the vocabulary, a prefix of one word, other words.
 */
export function createParser(context: ParserContext): QueryParser {
  const { lexicon, isPrefix, correct } = context;
  const { stopWords } = lexicon;
  const parsePhones = createPhoneParser(context.phones);
  const matchPrefix = createPrefixMatcher(context);
  const meaningsOf = withBrands(context);

  /** A phone model that the catalogue does not have: "funda x99". */
  const isUnknownModel = (word: string): boolean => looksLikeModel(word) && !isPrefix(word);

  const findSpans = (texts: readonly string[], taken: ReadonlySet<number>): Span[] => {
    const spans: Span[] = [];
    for (let from = 0; from < texts.length; from++) {
      for (let to = Math.min(texts.length, from + maxPhraseWords); to > from; to--) {
        const wordIndexes = range(from, to);
        if (wordIndexes.some((index) => taken.has(index))) continue;
        const words = texts.slice(from, to);
        if (words.length === 1 && stopWords.has(words[0] ?? '')) continue;
        const meanings = meaningsOf(words);
        if (meanings.length === 0) continue;
        spans.push({ wordIndexes, meanings });
        from = to - 1;
        break;
      }
    }
    return spans;
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
    if (longPrefix && !meansSubtypes(longPrefix, texts, lexicon)) {
      const isPhrase = meaningsOf(longPrefix.wordIndexes.map((index) => texts[index] ?? '')).length > 0;
      if (!isPhrase) take(longPrefix);
    }

    const namesPhone = parts.some(({ type }) => type === 'phone');
    for (const part of resolveSpans(findSpans(texts, taken), texts, namesPhone, context)) take(part);

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
