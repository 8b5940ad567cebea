import { fold } from '../../../lib/text.ts';
import { correctLoosely, createCorrectionRules, isCommonWordOrMisspelled } from './query/correctionRules.ts';
import { describeExclusions, findExclusions, dropExclusionsOfOwnDevice } from './query/exclusions.ts';
import { createFuzzyMatcher, modelVariants, toVariants } from './query/fuzzy.ts';
import { type InvertedIndex, typeBits } from './index/invertedIndex.ts';
import { matchAdapters } from './ranking/adapters.ts';
import { formatMissingModel, hasRequestedProduct, withMentionedTypes } from './ranking/notInCatalogue.ts';
import { findListed } from './query/listedTypes.ts';
import { parseSeveralPhones } from './query/severalPhones.ts';
import { findCorrections, findMissingTerms, quantityAsTyped } from './reportedTerms.ts';
import { findAges, replaceNumerals } from './language/numerals.ts';
import { hasInferredType, type ParsedQuery, type ParserContext, type QueryPart } from './query/parsedQuery.ts';
import { filterByShouldClauses, planExclusions, sortByPrice } from './ranking/constraints.ts';
import { findForSimilarPhones, phonesWithPrefix, withRelatedProducts } from './ranking/relatedProducts.ts';
import { formatPriceRange, parsePriceTerms, impliedPhoneType } from './query/prices.ts';
import type { Match } from './ranking/rank.ts';
import type { WordLookup } from './query/spelling.ts';
import { tokenize } from './language/words.ts';
import { commonWords } from './language/vocabulary.ts';
import { createPairSorter } from './ranking/wordPairs.ts';
import { joinNames, joinPlurals, matchEachType } from './ranking/compoundQueries.ts';
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
  /** Whether the name of a product contains a product line, such as iPad or GeForce. */
  const namesProductLine = (product: number): boolean =>
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
    withMentionedTypes: (query: ParsedQuery, isUnsoldType: (part: QueryPart) => boolean) =>
      withMentionedTypes(query, isUnsoldType, lexicon),
    withRelatedProducts: (match: Match, findMatch: (query: ParsedQuery) => Match | null, countOfType: CountOfType) =>
      withRelatedProducts(match, findMatch, { lexicon, countOfType, namesProductLine }),
    /** The query with its unknown words corrected; null if it stays the same, has no results, or has an inferred type (R4.22). */
    correctLoosely: ({ words, priceTerms }: ParsedQuery, findMatch: (query: string) => Match | null): string | null => {
      const isWord = (text: string): boolean =>
        index.wordIds.has(text) ||
        lexicon.hasWord(text) ||
        isCommonWordOrMisspelled(text, lexicon) ||
        useCases().isUseCaseVerb(text);
      const corrected = correctLoosely(words, index.words, isWord, fuzzy());
      const text = corrected && [corrected, ...priceTerms.priceWords].join(' ');
      const match = text && findMatch(text);
      // A use case would be a guess based on a guess: "termo stanley" → "termo taller" → sturdy cases.
      const isGuess = match && hasInferredType(match.query.parts);
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
    hasRequestedProduct,
    formatPriceRange,
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
