import { phoneWords } from '../../../../catalogue/phones/mentions.ts';
import { parseQuantities } from '../../../../lib/quantities.ts';
import { fold } from '../../../../lib/text.ts';
import type { findExclusions, dropExclusionsOfOwnDevice } from './exclusions.ts';
import { toProductTypes, type Meaning, type ProductType } from '../language/lexicon.ts';
import { createPhoneParser, looksLikeModel, phoneSuffixes, type ParseSeveralPhones } from './phones.ts';
import { createPhraseFinder, createPrefixMatcher, resolvePhrases, type FindListed, type Phrase } from './phrases.ts';
import type { findAges, replaceNumerals } from '../language/numerals.ts';
import type { parsePriceTerms } from './prices.ts';
import {
  isPart,
  type Exclusion,
  type ParsedQuery,
  type ParserContext,
  type PriceTerms,
  type QueryPart,
  type QueryQuantity,
} from './parsedQuery.ts';
import type { QueryWord } from './spelling.ts';
import type { UseCaseFinder } from './useCases.ts';
import { exclusionCue, maxQueryWords, range, tokenize } from '../language/words.ts';
import { maxTermLength } from '../../searchTerm.ts';

interface ParserOptions extends ParserContext {
  correct: (words: readonly string[]) => QueryWord[];
  /** Called for queries that have a negation or an age, or may have a numeral, name a price or describe a use case. */
  onDemand: () => {
    useCases: () => UseCaseFinder;
    findExclusions: typeof findExclusions;
    dropExclusionsOfOwnDevice: typeof dropExclusionsOfOwnDevice;
    replaceNumerals: typeof replaceNumerals;
    findAges: typeof findAges;
    findListed: FindListed;
    parseSeveralPhones: ParseSeveralPhones;
    parsePriceTerms: typeof parsePriceTerms;
    impliedPhoneType: (parts: readonly QueryPart[], context: ParserContext) => ProductType | undefined;
  };
}

/** A query while it is parsed: each step adds parts, and consumes their words. */
interface ParseState {
  words: QueryWord[];
  /** The words as they are searched. */
  texts: string[];
  priceTerms: PriceTerms;
  /** Whether the last word may be incomplete. */
  mayBePrefix: boolean;
  parts: QueryPart[];
  consumed: Set<number>;
}

function addPart({ parts, consumed }: ParseState, part: QueryPart): void {
  parts.push(part);
  for (const index of part.wordIndexes) consumed.add(index);
}

/**
 * Creates the parser of a catalogue.
 * @returns the parser; `allowIncompletePhone`: the name of a phone at the end may be the prefix of others
 */
export function createParser(context: ParserOptions): (query: string, allowIncompletePhone?: boolean) => ParsedQuery {
  const { lexicon, isIndexedPrefix, isIndexedWord, correct, onDemand } = context;
  const { stopWords } = lexicon;
  const parsePhones = createPhoneParser(context.phones, onDemand);
  const matchPrefix = createPrefixMatcher(context);
  const { meaningsOf, findPhrase, findPhrases } = createPhraseFinder(context);

  /** Replaces numerals, extracts prices, and corrects the words of the rest. */
  const normalizeQuery = (query: string): ParseState => {
    const folded = fold(query.slice(0, maxTermLength));
    const numerals = lexicon.mayHaveNumerals(folded)
      ? onDemand().replaceNumerals(folded, isIndexedWord)
      : { text: folded, typed: new Map<string, string>() };
    const priceTerms = lexicon.mayHavePrice(numerals.text)
      ? onDemand().parsePriceTerms(numerals.text)
      : { price: null, order: null, rest: numerals.text, priceWords: [], orderWords: [] };
    const words = correct(tokenize(lexicon.rewrite(priceTerms.rest)).slice(0, maxQueryWords)).map((word) => {
      const typed = numerals.typed.get(word.typed);
      return typed === undefined ? word : { ...word, typed, silent: true };
    });
    return {
      words,
      texts: words.map(({ text }) => text),
      priceTerms: { ...priceTerms, priceWords: priceTerms.priceWords.map((word) => numerals.typed.get(word) ?? word) },
      mayBePrefix: words.length > 0 && !/\s$/.test(priceTerms.rest),
      parts: [],
      consumed: new Set(),
    };
  };

  const parseExclusions = ({ texts, consumed }: ParseState, quantities: readonly QueryQuantity[]): Exclusion[] => {
    if (!texts.some((text) => exclusionCue.test(text))) return [];
    const { findExclusions, useCases } = onDemand();
    const exclusions = findExclusions(texts, {
      lexicon,
      quantities,
      meaningsOf,
      isIndexedPrefix,
      isUseCaseVerb: useCases().isUseCaseVerb,
      findPhrase: (from) => findPhrase(texts, from, consumed),
    });
    for (const { wordIndexes } of exclusions) for (const index of wordIndexes) consumed.add(index);
    return exclusions;
  };

  const addPhones = (state: ParseState, allowIncomplete: boolean): void => {
    const { texts, consumed } = state;
    // "Tablet samsung a9" is not a phone.
    const namesOther = texts.some((word) => toProductTypes(meaningsOf([word])).some(({ hasModels }) => hasModels));
    for (const phone of parsePhones(texts, allowIncomplete)) {
      if (namesOther && phone.phones.length === 0) continue;
      // "samsung smartphone a54" requests the phone.
      const wordIndexes = range(phone.from, phone.to).filter((index) => !phoneWords.test(texts[index] ?? ''));
      if (!consumed.has(phone.from)) addPart(state, { type: 'phone', phone, wordIndexes });
    }
  };

  const addQuantities = (state: ParseState, quantities: readonly QueryQuantity[]): void => {
    const { texts, priceTerms, consumed } = state;
    for (const { quantity, wordIndexes } of quantities) {
      if (wordIndexes.some((index) => consumed.has(index))) continue;
      const limit = priceTerms.quantityLimits?.get(wordIndexes.map((index) => texts[index]).join(''));
      addPart(state, { type: 'quantity', quantity, limit, wordIndexes });
    }
  };

  /** Adds a prefix of several words: "silicon po" is the prefix of a brand, although "silicon" alone has another meaning. */
  const addMultiWordPrefix = (state: ParseState): void => {
    const { texts, consumed } = state;
    const mayBePrefix = state.mayBePrefix && !preposition.test(texts.at(-1) ?? '');
    const prefix = mayBePrefix ? matchPrefix(texts, consumed, false, 2) : null;
    if (!prefix) return;
    const [from = 0] = prefix.wordIndexes;
    const prefixWords = texts.slice(from);
    // "Cargador para celular" is a phrase of its own, although "cargador para celular portátil" is another product.
    const isPhrase = findPhrase(texts, from, consumed)?.wordIndexes.length === prefixWords.length;
    if (!isPhrase) addPart(state, prefix);
  };

  /** Whether a meaning is a weak product type, whose word may be a verb: "oír música". */
  const isWeakType = (meaning: Meaning): boolean => meaning.type === 'productType' && meaning.weak;
  /** Whether a query may describe a use case: by a word that opens the description, or one that is not in the index. */
  const mayDescribeUseCase = (phrases: readonly Phrase[], texts: readonly string[]): boolean => {
    if (texts.every((text) => stopWords.has(text))) return true;
    return texts.some((text, index) => {
      if (texts.length > 1 && /^(?:para|que|algo|donde|como|no|se)$/.test(text)) return true;
      // "Jugar mejor free fire en el celular".
      if (index === 0 && texts.length > 3 && /[aei]r$/.test(text)) return true;
      const phrase = phrases.find(({ wordIndexes }) => wordIndexes.includes(index));
      if (phrase)
        return phrases.length > 1 && phrase.meanings.some(isWeakType) && onDemand().useCases().isUseCaseVerb(text);
      return !stopWords.has(text) && !(index === texts.length - 1 ? isIndexedPrefix(text) : isIndexedWord(text));
    });
  };

  /** Whether a word may be a phone model without its brand, known or unknown: "funda x99". */
  const mayBeModel = (word: string, [type]: readonly ProductType[]): boolean =>
    type?.deviceSpecific === true && looksLikeModel(word) && (isIndexedWord(word) || !isIndexedPrefix(word));

  const addLastWordPrefix = (state: ParseState): void => {
    const { texts, parts, consumed } = state;
    const types = findRequestedTypes(parts);
    const word = texts.at(-1) ?? '';
    const isFunctionOrCommonWord =
      (stopWords.has(word) || lexicon.isCommonWord(word)) &&
      // "Que casi no ve": "ve" is not a prefix of "verde".
      (!isIndexedPrefix(word) || /^(?:no|se|que)$/.test(texts.at(-2) ?? ''));
    const isCompleteNumber = types[0]?.hasModels
      ? isIndexedWord(word)
      : types.length === 0 && parts.some(({ type }) => type === 'attribute');
    // "Mica de", "bocina con": the next word is yet to come.
    const isPreposition = types.length > 0 && preposition.test(word);
    const isComplete =
      isFunctionOrCommonWord || isPreposition || mayBeModel(word, types) || (/^\d+$/.test(word) && isCompleteNumber);
    if (!state.mayBePrefix || consumed.has(texts.length - 1) || isComplete) return;
    const prefix = matchPrefix(texts, consumed, types.length > 0, 1);
    if (prefix) addPart(state, prefix);
  };

  /** Adds words without a meaning. @returns the indexes of those of everyday language that the catalogue lacks */
  const addWords = (state: ParseState, isUseCase: boolean): number[] => {
    const { texts, parts, consumed, priceTerms } = state;
    const types = findRequestedTypes(parts);
    const hasTarget = parts.some(({ type }) => type === 'productType' || type === 'phone' || type === 'prefix');
    const hasAttribute = parts.some(({ type }) => type === 'attribute' || type === 'brand');
    const remaining = range(0, texts.length).filter((index) => !consumed.has(index));
    const meaningful = remaining.filter((index) => !stopWords.has(texts[index] ?? ''));
    const notInCatalogueIndexes: number[] = [];
    // A query of stop words only searches for these.
    for (const index of parts.length === 0 && meaningful.length === 0 && !priceTerms.price ? remaining : meaningful) {
      if (consumed.has(index)) continue;
      const word = texts[index] ?? '';
      if (mayBeModel(word, types) && !parts.some(({ type }) => type === 'phone')) {
        let to = index + 1;
        while (phoneSuffixes.has(texts[to] ?? '')) to++;
        const name = texts.slice(index, to).join(' ').toUpperCase();
        const phone = { phones: [], name, brand: '', from: index, to };
        addPart(state, { type: 'phone', phone, wordIndexes: range(index, to) });
      } else if (lexicon.isCommonWord(word) && !isIndexedPrefix(word) && !isComplement(state, index))
        notInCatalogueIndexes.push(index);
      else {
        // "jbl flip 7": if the shop has another Flip, the number would hide it.
        if (/^\d+$/.test(word) && !hasTarget && hasAttribute) continue;
        const incidental = isUseCase || lexicon.isCommonWord(word) || isBeneficiary(texts, index, stopWords);
        addPart(state, { type: 'word', incidental: hasTarget && incidental, wordIndexes: [index] });
      }
    }
    return notInCatalogueIndexes;
  };

  /** @param notInCatalogueIndexes the indexes of words of everyday language that the catalogue lacks */
  const findNoun = (
    { texts, parts }: ParseState,
    exclusions: readonly Exclusion[],
    notInCatalogueIndexes: readonly number[],
  ) => {
    const isExcluded = (index: number): boolean => exclusions.some(({ wordIndexes }) => wordIndexes.includes(index));
    const first = texts.findIndex((text, index) => !stopWords.has(text) && !/^\d/.test(text) && !isExcluded(index));
    // "zapatos para correr": the use case is not the requested product.
    const isFollowedByPurpose = /^(?:para|de)$/.test(texts[first + 1] ?? '');
    const namesProduct = parts.some(
      (part) =>
        part.type === 'phone' || (part.type === 'productType' && !(part.inferred !== undefined && isFollowedByPurpose)),
    );
    const namesWord = parts.some(
      ({ type, wordIndexes: [index = 0] }) =>
        type === 'word' && /^[a-z]/.test(texts[index] ?? '') && isIndexedWord(texts[index] ?? ''),
    );
    const namesEntity = parts.some((part) => isPart(part, 'productType', 'phone', 'brand'));
    return {
      lacksNoun: !namesProduct && !namesWord && notInCatalogueIndexes.includes(first),
      nounIndex: namesEntity || /^\d/.test(texts[first] ?? '') ? -1 : first,
    };
  };

  return (query, allowIncompletePhone = true) => {
    const state = normalizeQuery(query);
    const { words, texts, priceTerms, parts, consumed } = state;
    const quantities = findQuantities(words, lexicon.rewrite(priceTerms.rest));
    const excluded = parseExclusions(state, quantities);
    addPhones(state, state.mayBePrefix && allowIncompletePhone);
    addQuantities(state, quantities);
    addMultiWordPrefix(state);

    const namesPhone = parts.some(({ type }) => type === 'phone');
    const phrases = findPhrases(texts, consumed).filter((phrase) => !isSetOf(phrase, texts));
    // "Samsung a32" only names a phone.
    const hasOtherWords = !namesPhone || texts.some((text, index) => !stopWords.has(text) && !consumed.has(index));
    const useCase =
      hasOtherWords && mayDescribeUseCase(phrases, texts)
        ? onDemand().useCases().find(phrases, texts, namesPhone, context)
        : null;
    const exclusions =
      excluded.length > 0 ? onDemand().dropExclusionsOfOwnDevice(excluded, texts, useCase, lexicon) : excluded;
    // An excluded feature implies its opposite.
    const opposites = exclusions.flatMap(({ opposite }): QueryPart[] =>
      opposite ? [{ type: 'attribute', attribute: opposite, wordIndexes: [] }] : [],
    );
    const resolved = resolvePhrases(phrases, texts, namesPhone, useCase, context);
    for (const part of narrowTypes([...opposites, ...resolved], context)) addPart(state, part);
    const impliedType =
      (priceTerms.order || exclusions.some(({ type }) => type === 'used')) &&
      onDemand().impliedPhoneType(parts, context);
    if (impliedType) addPart(state, { type: 'productType', productTypes: [impliedType], wordIndexes: [] });

    const isUseCase = useCase?.inferred === 'ranked';
    // "Para niño de 8": names rarely contain an age.
    const childWordIndexes = parts.flatMap((part) =>
      part.type === 'attribute' && part.attribute.name === 'infantil' ? part.wordIndexes : [],
    );
    if (childWordIndexes.length > 0 || texts.includes('anos'))
      for (const index of onDemand().findAges(texts, childWordIndexes)) consumed.add(index);
    if (!isUseCase) addLastWordPrefix(state);
    const notInCatalogueIndexes = addWords(state, isUseCase);
    return {
      text: query.slice(0, maxTermLength),
      words,
      parts,
      exclusions,
      priceTerms,
      ...findNoun(state, excluded, notInCatalogueIndexes),
    };
  };
}

/** Whether a phrase is "juego" in the sense of a set: "juego de tornillos" is not a game. */
const isSetOf = ({ wordIndexes: [index = 0, ...more] }: Phrase, texts: readonly string[]): boolean =>
  more.length === 0 && /^juegos? de$/.test(texts.slice(index, index + 2).join(' '));

/** The product types that a query requests. */
export const findRequestedTypes = (parts: readonly QueryPart[]): ProductType[] =>
  parts.flatMap((part) => (part.type === 'productType' ? part.productTypes : []));

/** "cargador para laptop", "soporte de auto": the subtype for the other type or with the feature, if it is in the catalogue. */
export function narrowTypes(
  parts: readonly QueryPart[],
  { lexicon, countOfType }: Pick<ParserContext, 'lexicon' | 'countOfType'>,
): QueryPart[] {
  const [main, second] = parts.filter((part) => part.type === 'productType');
  const isSold = (type: ProductType): boolean => countOfType(type) > 0;
  // The parts of a query for two types are narrowed after it is split (compoundQueries.ts).
  if (!main || second) return [...parts];
  for (const part of parts) {
    const purpose = findPurpose(part);
    if (purpose === null) continue;
    const narrower = main.productTypes.flatMap((type) => lexicon.subtypeFor(type, purpose) ?? []).find(isSold);
    if (!narrower) continue;
    const wordIndexes = [...main.wordIndexes, ...part.wordIndexes];
    return [
      { type: 'productType', productTypes: [narrower], wordIndexes },
      ...parts.filter((candidate) => candidate !== main && candidate !== part),
    ];
  }
  return [...parts];
}

/** The other type or the feature that a part names. */
function findPurpose(part: QueryPart): ProductType | string | null {
  if (part.type === 'otherType') return part.productType;
  return part.type === 'attribute' ? part.attribute.name : null;
}

const preposition = /^(?:con|del?|para|sin)$/;

/** Whether a word follows the requested type and "de": "funda de Stitch", "fundas del América". */
const isComplement = ({ texts, parts }: ParseState, index: number): boolean =>
  /^del?$/.test(texts[index - 1] ?? '') &&
  parts.some(({ type, wordIndexes }) => type === 'productType' && wordIndexes.includes(index - 2));

/** Whether a word follows "para": "para mi tortuga". */
function isBeneficiary(texts: readonly string[], index: number, stopWords: ReadonlySet<string>): boolean {
  let wordIndex = index - 1;
  while (wordIndex >= 0 && texts[wordIndex] !== 'para' && stopWords.has(texts[wordIndex] ?? '')) wordIndex--;
  return wordIndex >= 0 && texts[wordIndex] === 'para';
}

/** The quantities of a query, with the indexes of their words. @param rewritten the text of the words, before their correction */
function findQuantities(words: readonly QueryWord[], rewritten: string): QueryQuantity[] {
  // With the corrected words, "64 jigas" (gigas) is a quantity.
  const text = words.reduce(
    (all, word, index) =>
      [words[index - 1], words[index + 1]].some((other) => other?.typed === word.typed)
        ? all
        : all.replace(word.typed, word.text),
    rewritten,
  );
  const positions: { index: number; from: number; to: number }[] = [];
  let end = 0;
  words.forEach((word, index) => {
    const from = text.indexOf(word.text, end);
    if (from < 0) return;
    end = from + word.text.length;
    positions.push({ index, from, to: end });
  });
  return parseQuantities(text).map((quantity) => ({
    quantity,
    wordIndexes: positions.filter(({ from, to }) => from < quantity.to && to > quantity.from).map(({ index }) => index),
  }));
}
