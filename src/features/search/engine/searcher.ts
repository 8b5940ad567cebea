import { interpret, suggestRefinements } from './interpretation.ts';
import { buildIndex, typeBits } from './index/invertedIndex.ts';
import { substituteSimilarity, type Lexicon } from './language/lexicon.ts';
import { createMatchers } from './ranking/matchers.ts';
import type * as OnDemandModule from './onDemand.ts';
import type { OnDemand } from './onDemand.ts';
import { createParser, findRequestedTypes } from './query/parse.ts';
import type { ParsedQuery, QueryPart } from './query/parsedQuery.ts';
import { planQuery } from './ranking/queryPlan.ts';
import {
  createTextMatcher,
  minResults,
  rank,
  toProductText,
  withLeadingClauses,
  type Match,
  type Ranking,
} from './ranking/rank.ts';
import { createScorer } from './ranking/scorer.ts';
import { emptyInterpretation, type FacetCount, type Interpretation, type SearchResult } from './result.ts';
import type { Annotations, SearchProduct } from './index/searchProduct.ts';
import { createSpellCorrector, createWordLookup } from './query/spelling.ts';
import { hasPrefix, memoize } from './language/words.ts';
import type * as UseCaseWeightsModule from './language/useCaseWeights.ts';

export interface Searcher {
  /** Finds products, with the counts and the interpretation that suggestions and results show. */
  find: (query: string, limit?: number) => SearchResult;
  /** Ranks some products above equally good matches, by their ids. */
  boost: (ids: readonly string[]) => void;
  /** The query with its unknown words corrected; null if there is nothing to correct. */
  spellCorrect: (query: string) => string | null;
}

/** The facets (categories, brands) are counted over this number of best products. */
const maxCounted = 500;
/** The interpretation is verified in the names of this number of best products. */
const maxDescribed = 24;
/** A query of at least this many words, all of them in one product, is the name of that product: no related products follow. */
const minWordsOfOneProduct = 5;
/** The maximum number of products for similar phones or models. */
const maxSimilar = 8;

export interface ModulesOnDemand {
  onDemand: () => typeof OnDemandModule;
  useCaseWeights: () => typeof UseCaseWeightsModule;
}

/**
 * Builds a searcher in short steps, so that a worker can handle requests between them.
 * @param modules the modules that load on demand: each function throws until its module is loaded, and so does the call that needs it
 */
export function* buildSearcher(
  products: readonly SearchProduct[],
  annotations: Annotations,
  lexicon: Lexicon,
  modules: ModulesOnDemand,
): Generator<undefined, Searcher> {
  const index = yield* buildIndex(products, annotations, lexicon);
  yield;
  const wordLookup = createWordLookup(index);
  let createdOnDemand: OnDemand | undefined;
  const onDemand = (): OnDemand =>
    (createdOnDemand ??= modules.onDemand().createOnDemand(index, wordLookup, modules.useCaseWeights));
  const scorer = createScorer(index);
  const matchers = createMatchers(index);
  const { countOfType } = matchers;
  const parse = createParser({
    lexicon,
    phones: annotations.allPhones,
    brands: countFacet(index.products, 'brand'),
    countOfType,
    isIndexedPrefix: (text) => hasPrefix(index.words, text),
    isIndexedWord: (text) => index.wordIds.has(text),
    correct: createSpellCorrector(index, wordLookup, () => onDemand().corrections()),
    onDemand,
  });
  const productAt = (product: number): SearchProduct => index.products[product] as SearchProduct;
  const nameAt = (product: number): string =>
    annotations.indexedNames.get(index.rows[product] ?? -1) ?? productAt(product).name;
  const getText = memoize((product: number) => toProductText(productAt(product), nameAt(product)));

  /** Finds the products for a query; returns similar models separately if no product has the model of the query. */
  const matchWithRelated = (query: string, limit: number): Match | null => {
    const directMatch = parseAndMatch(query, limit);
    const match =
      directMatch && mayHaveRelatedProducts(directMatch)
        ? onDemand().withRelatedProducts(
            directMatch,
            (relatedQuery) => matchParsedQuery(relatedQuery, limit),
            countOfType,
          )
        : directMatch;
    if (!match?.ranking.dropped.some(({ namesModel }) => namesModel)) return match;
    const similarModels = match.ranking.products.subarray(0, maxSimilar);
    return {
      ...match,
      ranking: { ...match.ranking, products: new Uint32Array(), total: 0, lacksModel: true, similarModels },
    };
  };

  /** Whether related products may follow the results: if these are few, and the query is not the name of one product. */
  const mayHaveRelatedProducts = (match: Match): boolean => {
    const { parts, words } = match.query;
    return (
      match.ranking.total < minResults &&
      parts.some(({ type }) => type === 'productType' || type === 'attribute') &&
      !(words.length >= minWordsOfOneProduct && hasAllWords(match))
    );
  };

  const isUnsoldType = (part: QueryPart): boolean =>
    part.type === 'productType' && part.productTypes.every((type) => countOfType(type) === 0);
  const parseQuery = (...query: Parameters<typeof parse>): ParsedQuery => {
    const parsed = parse(...query);
    return parsed.parts.some(isUnsoldType) ? onDemand().withMentionedTypes(parsed, isUnsoldType) : parsed;
  };

  const parseAndMatch = (query: string, limit: number): Match | null => {
    const parsed = parseQuery(query);
    const wholeMatch = matchParsedQuery(parsed, limit);
    const hasSeveral = (type: QueryPart['type']): boolean =>
      parsed.parts.filter((part) => part.type === type).length > 1;
    const match =
      (hasSeveral('productType') || hasSeveral('phone')) && !(wholeMatch && hasAllWords(wholeMatch))
        ? (onDemand().matchEachType(
            parsed,
            (singleTypeQuery) => matchParsedQuery(singleTypeQuery, limit),
            countOfType,
          ) ?? wholeMatch)
        : wholeMatch;
    // "funda iphone 13 p": if nothing is for a Pro, the letter may begin another word.
    return match?.ranking.lacksModel && hasIncompletePhone(match.query)
      ? matchParsedQuery(parseQuery(query, false), limit)
      : match;
  };

  /** Whether the best product has every word of the query. */
  const hasAllWords = ({ query, ranking }: Match): boolean => {
    const [best] = ranking.products;
    const words = query.words.map(({ text }) => text);
    return best !== undefined && createTextMatcher(words, getText).hasAllWords(best);
  };

  const matchParsedQuery = (query: ParsedQuery, limit: number): Match | null => {
    const { priceTerms } = query;
    if ((query.parts.length === 0 && !priceTerms.price && !priceTerms.order) || query.lacksNoun) return null;
    const textMatcher = createTextMatcher(
      query.words.map(({ text }) => text),
      getText,
    );
    // By a negation or a limit of a quantity, or because the query is for accessories.
    const mayExclude =
      priceTerms.quantityLimits ||
      query.exclusions.length > 0 ||
      query.parts.some((part) => 'wantsAccessories' in part && part.wantsAccessories);
    const rankQuery = (allowTypos: boolean): Ranking => {
      const clauses = planQuery(query, index, matchers, onDemand, allowTypos);
      const ranking = rank(clauses, scorer, Math.max(limit, maxCounted), textMatcher, {
        priceTerms,
        priceSort: (priceTerms.price || priceTerms.order) && onDemand().priceSort,
        sortByPairs: mayHavePairs(query) ? onDemand().createPairSorter(query, getText) : null,
        excluded: mayExclude ? onDemand().planExclusions(query, index, matchers) : [],
      });
      return withLeadingClauses(ranking, scorer);
    };

    const ranking = rankQuery(false);
    const hasResults = ranking.products.length > 0;
    const isDropped = (part: QueryPart): boolean => ranking.dropped.some((clause) => clause.part === part);
    const isNumber = ({ wordIndexes: [index = 0] }: QueryPart): boolean => /^\d/.test(query.words[index]?.text ?? '');
    const hasOtherWord = query.parts.some((part) => part.type === 'word' && !isNumber(part) && !isDropped(part));
    // The type is not in the catalogue, and no name mentions it.
    if (!hasOtherWord && ranking.dropped.some(({ part }) => part?.type === 'mentionedType')) return null;
    const mayBeMissing = ranking.dropped.length > 0 || query.parts.some((part) => 'named' in part && part.named);
    if (mayBeMissing && !onDemand().hasRequestedProduct(query, ranking)) return null;
    if (ranking.complete && hasResults) return { query, ranking };
    // A typo may be another known word.
    if (!query.parts.some(({ type }) => type === 'word')) return { query, ranking };
    const fuzzyRanking = rankQuery(true);
    const isBetter = fuzzyRanking.products.length > 0 && (fuzzyRanking.complete || !hasResults);
    return { query, ranking: isBetter ? fuzzyRanking : ranking };
  };

  /** Whether the last product is of none of the requested types, but nearly of one: a tripod after ring lights. */
  const endsWithSubstitutes = ({ parts }: ParsedQuery, products: Uint32Array): boolean => {
    const types = findRequestedTypes(parts);
    const isSubstitute = (product = 0): boolean => {
      const [first = 0] = annotations.types[index.rows[product] ?? 0] ?? [];
      return types.every((type) => lexicon.typeSimilarity(type, first >> typeBits) <= substituteSimilarity);
    };
    return isSubstitute(products.at(-1)) && !isSubstitute(products[0]);
  };

  const interpretMatch = ({ query, ranking }: Match): Interpretation => {
    const names = Array.from(ranking.products.subarray(0, maxDescribed), (product) => {
      const { brand, model } = productAt(product);
      return `${nameAt(product)} ${brand} ${model}`;
    });
    const interpretation = interpret(query, ranking, index, names, onDemand);
    if (ranking.lacksModel) return interpretation;
    return {
      ...interpretation,
      hasRelated: ranking.hasRelated || endsWithSubstitutes(query, ranking.products),
      refinements: suggestRefinements(query, ranking.products, index),
    };
  };

  return {
    find: (query, limit = 8) => {
      const match = matchWithRelated(query, limit);
      const results = match?.ranking.products ?? new Uint32Array();
      const counted = Array.from(results.subarray(0, maxCounted), productAt);
      return {
        total: match?.ranking.total ?? 0,
        products: Array.from(results.subarray(0, limit), productAt),
        categories: countFacet(counted, 'category'),
        brands: countFacet(counted, 'brand'),
        interpretation: match ? interpretMatch(match) : emptyInterpretation,
        similarProducts: match?.ranking.lacksModel
          ? Array.from(
              match.ranking.similarModels ??
                onDemand().findForSimilarPhones(match.query.parts, index, countOfType, maxSimilar),
              productAt,
            )
          : [],
      };
    },
    boost: (ids) => {
      const boosted = new Set(ids);
      scorer.boost((product) => boosted.has(productAt(product).id));
    },
    spellCorrect: (query) => onDemand().correctLoosely(parse(query), (text) => matchWithRelated(text, 1)),
  };
}

/** Runs all steps at once, for callers that have nothing else to do between them. */
export function runSteps<T>(steps: Iterator<undefined, T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** Whether words next to each other may be one term: a number without a unit ("Mini 2", "3 en 1"), a shade, or a connector twice. */
const mayHavePairs = ({ words, parts }: ParsedQuery): boolean =>
  words.some(
    ({ text }, index) => /^(?:\d+|a|en)$/.test(text) && !parts.some(({ wordIndexes }) => wordIndexes.includes(index)),
  ) || parts.some(({ type, wordIndexes }) => type === 'attribute' && wordIndexes.length > 1);

const hasIncompletePhone = ({ parts }: ParsedQuery): boolean =>
  parts.some((part) => part.type === 'phone' && part.phone.incomplete);

/** Counts the values of a facet, most frequent first. */
function countFacet(products: readonly SearchProduct[], facet: 'brand' | 'category'): FacetCount[] {
  const counts = new Map<string, number>();
  for (const { [facet]: name } of products) if (name !== '') counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => ({ name, count })).sort((a, b) => b.count - a.count);
}
