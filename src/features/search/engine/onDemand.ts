import { fold } from '../../../lib/text.ts';
import { correctLoosely, createCorrectionRules, isCommonWordOrMisspelled } from './query/correctionRules.ts';
import { describeExclusions, findExclusions, dropExclusionsOfOwnDevice } from './query/exclusions.ts';
import { createFuzzyMatcher, modelVariants, toVariants } from './query/fuzzy.ts';
import { type InvertedIndex, typeBits } from './index/invertedIndex.ts';
import { matchAdapters } from './ranking/adapters.ts';
import { formatMissingModel, isInCatalogue, withMentionedTypes } from './ranking/notInCatalogue.ts';
import { findListed } from './query/listedTypes.ts';
import { parseSeveralPhones } from './query/severalPhones.ts';
import { findCorrections, findMissingTerms, quantityAsTyped } from './reportedTerms.ts';
import { findAges, replaceNumerals } from './language/numerals.ts';
import type { ParsedQuery, ParserContext, QueryPart } from './query/parsedQuery.ts';
import { filterByShouldClauses, planExclusions, sortByPrice } from './ranking/constraints.ts';
import { findForSimilarPhones, phonesWithPrefix, withRelatedProducts } from './ranking/relatedProducts.ts';
import { formatPriceCondition, parsePriceTerms, impliedPhoneType } from './query/prices.ts';
import type { Match } from './ranking/rank.ts';
import type { WordLookup } from './query/spelling.ts';
import { tokenize } from './language/text.ts';
import { commonWords } from './language/vocabulary.ts';
import { createPairSorter } from './ranking/wordPairs.ts';
import { joinNames, joinPlurals, matchEachType } from './ranking/twoTypes.ts';
import { createUseCaseFinder } from './query/useCases.ts';

type CountOfType = ParserContext['countOfType'];

/**
 * Creates the part of the engine for queries with an unknown word, a model number, a negation, a numeral or a price, for use cases,
 * several types or connectors, and for those that the shop has few or no products for. It is half of the engine's code: other
 * queries get results without it.
 * @param useCaseWeights returns the model of use cases, which is as large as the engine; throws if it is not loaded
 */
export function createOnDemand(
  index: InvertedIndex,
  wordLookup: WordLookup,
  useCaseWeights: () => { useCaseWeights: string },
) {
  const { lexicon, plainWordCount } = index;
  lexicon.addCommonWords(commonWords);
  // For 50,000 products these take 50 ms: the first query that needs one creates it.
  const fuzzy = once(() => createFuzzyMatcher(index.words.slice(0, plainWordCount)));
  const corrections = once(() => createCorrectionRules(index, wordLookup, fuzzy(), createFuzzyMatcher(lexicon.words)));
  const useCases = once(() => createUseCaseFinder(lexicon, useCaseWeights().useCaseWeights));
  /** Whether the name of a product contains a product line of devices, such as iPad. */
  const namesDevice = (product: number): boolean =>
    tokenize(fold(index.products[product]?.name ?? '')).some((word) =>
      lexicon.meaningsOf([word]).some(({ type }) => type === 'line'),
    );
  const getTypeIds = (product: number): number[] =>
    (index.annotations.types[index.rows[product] ?? 0] ?? []).map((code) => code >> typeBits);
  return {
    findTypos: (typed: string, asPrefix: boolean) => toVariants(fuzzy()(typed, asPrefix)),
    matchAdapters,
    modelVariants: (model: string) => modelVariants(model, index),
    corrections,
    useCases,
    withMentionedTypes: (query: ParsedQuery, isNotInCatalogue: (part: QueryPart) => boolean) =>
      withMentionedTypes(query, isNotInCatalogue, lexicon),
    withRelatedProducts: (match: Match, findMatch: (query: ParsedQuery) => Match | null, countOfType: CountOfType) =>
      withRelatedProducts(match, findMatch, { lexicon, countOfType, namesDevice }),
    /** The query with its unknown words corrected; null if it stays the same, has no results, or has an inferred type (R4.22). */
    correctLoosely: ({ words, priceTerms }: ParsedQuery, findMatch: (query: string) => Match | null): string | null => {
      const isKnown = (text: string): boolean =>
        index.wordIds.has(text) ||
        lexicon.isKnown(text) ||
        isCommonWordOrMisspelled(text, lexicon) ||
        useCases().isVerb(text);
      const corrected = correctLoosely(words, index.words, isKnown, fuzzy());
      const text = corrected && [corrected, ...priceTerms.priceWords].join(' ');
      const match = text && findMatch(text);
      // A use case would be a guess based on a guess: "termo stanley" → "termo taller" → sturdy cases.
      const isGuess = match && match.query.parts.some((part) => part.type === 'productType' && part.inferred);
      return match && match.ranking.total > 0 && !isGuess ? text : null;
    },
    findForSimilarPhones,
    phonesWithPrefix,
    createPairSorter,
    formatMissingModel,
    matchEachType: (query: ParsedQuery, findMatch: (query: ParsedQuery) => Match | null, countOfType: CountOfType) =>
      matchEachType(query, findMatch, { lexicon, countOfType, getTypeIds }),
    replaceNumerals,
    findAges,
    findListed,
    parseSeveralPhones,
    isInCatalogue,
    formatPriceCondition,
    findMissingTerms,
    findCorrections,
    quantityAsTyped,
    joinNames,
    joinPlurals,
    parsePriceTerms,
    priceSort: { filterByShouldClauses, sortByPrice },
    impliedPhoneType: (parts: readonly QueryPart[], context: ParserContext) => impliedPhoneType(parts, context, index),
    describeExclusions,
    findExclusions,
    planExclusions,
    dropExclusionsOfOwnDevice,
  };
}

function once<T>(create: () => T): () => T {
  let value: T | undefined;
  return () => (value ??= create());
}

export type OnDemand = ReturnType<typeof createOnDemand>;
