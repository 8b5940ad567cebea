import { interpret, suggestRefinements } from './interpretation.ts';
import { buildIndex } from './index/invertedIndex.ts';
import { substituteSimilarity, type Lexicon } from './language/lexicon.ts';
import { createMatchers } from './ranking/matchers.ts';
import type * as OnDemandModule from './onDemand.ts';
import type { OnDemand } from './onDemand.ts';
import { createParser } from './query/parse.ts';
import { typeBits } from './index/postings.ts';
import type { ParsedQuery, QueryPart } from './query/parsedQuery.ts';
import { planQuery } from './ranking/queryPlan.ts';
import { createVerbatimMatcher, minResults, rank, toProductText, type Match, type Ranking } from './ranking/rank.ts';
import { createScorer } from './ranking/scorer.ts';
import { emptyInterpretation, type FacetCount, type Interpretation, type SearchResult } from './result.ts';
import type { Annotations, SearchProduct } from './index/searchProduct.ts';
import { createSpellCorrector, createWordLookup } from './query/spelling.ts';
import { hasPrefix, memoize } from './language/text.ts';
import type * as UseCaseWeightsModule from './language/useCaseWeights.ts';

export interface Searcher {
  /** The products, with all that suggestions and results show. */
  find: (query: string, limit?: number) => SearchResult;
  /** Ranks some products above equally good matches, by their ids. */
  boost: (ids: readonly string[]) => void;
  /** The query with its unknown words corrected; null if there is nothing to correct. */
  spellCorrect: (query: string) => string | null;
}

/** How many of the best products are counted by category and brand. */
const maxCounted = 500;
/** How many of the best products verify the interpretation: as many as a page shows at first. */
const maxDescribed = 24;
/** From this number of words on, a product with all of them is the one that the query names: nothing follows it. */
const minWordsOfOneProduct = 5;
/** The maximum number of products for similar phones or models. */
const maxSimilar = 8;

export interface ModulesOnDemand {
  onDemand: () => typeof OnDemandModule;
  useCaseWeights: () => typeof UseCaseWeightsModule;
}

/**
 * Builds a searcher in short steps, so that a worker can handle requests between them.
 * @param modules those loaded on demand; each throws if it is not loaded, and so does the call that needs it
 */
export function* buildSearcher(
  products: readonly SearchProduct[],
  annotations: Annotations,
  lexicon: Lexicon,
  modules: ModulesOnDemand,
): Generator<undefined, Searcher> {
  const index = yield* buildIndex(products, annotations, lexicon);
  yield;
  const words = createWordLookup(index);
  let loaded: OnDemand | undefined;
  const onDemand = (): OnDemand => (loaded ??= modules.onDemand().createOnDemand(index, words, modules.useCaseWeights));
  const scorer = createScorer(index);
  const matchers = createMatchers(index);
  const { countOfType } = matchers;
  const parse = createParser({
    lexicon,
    phones: annotations.allPhones,
    brands: countValues(index.products, 'brand'),
    countOfType,
    isIndexedPrefix: (text) => hasPrefix(index.words, text),
    isIndexedWord: (text) => index.wordIds.has(text),
    correct: createSpellCorrector(index, words, () => onDemand().corrections()),
    onDemand,
  });
  const productAt = (product: number): SearchProduct => index.products[product] as SearchProduct;
  const nameAt = (product: number): string =>
    annotations.indexedNames.get(index.rows[product] ?? -1) ?? productAt(product).name;
  const textOf = memoize((product: number) => toProductText(productAt(product), nameAt(product)));

  /** Returns similar models separately if no product has the model of the query. */
  const match = (query: string, limit: number): Match | null => {
    const whole = matchAny(query, limit);
    const found =
      whole &&
      whole.ranking.total < minResults &&
      whole.query.parts.some(({ type }) => type === 'productType' || type === 'attribute') &&
      !(whole.query.words.length >= minWordsOfOneProduct && hasAllWords(whole))
        ? onDemand().withFurtherProducts(whole, (further) => matchParsed(further, limit), countOfType)
        : whole;
    const lacksModel = found?.ranking.dropped.some(({ isHard }) => isHard);
    if (!found || !lacksModel) return found;
    const similarModels = found.ranking.products.subarray(0, maxSimilar);
    return {
      ...found,
      ranking: { ...found.ranking, products: new Uint32Array(), total: 0, onlyOtherModels: true, similarModels },
    };
  };

  const isNotInCatalogue = (part: QueryPart): boolean =>
    part.type === 'productType' && part.productTypes.every((type) => countOfType(type) === 0);
  const parseQuery = (...query: Parameters<typeof parse>): ParsedQuery => {
    const parsed = parse(...query);
    return parsed.parts.some(isNotInCatalogue) ? onDemand().withMentionedTypes(parsed, isNotInCatalogue) : parsed;
  };

  const matchAny = (query: string, limit: number): Match | null => {
    const parsed = parseQuery(query);
    const whole = matchParsed(parsed, limit);
    const isForTypes = parsed.parts.filter(({ type }) => type === 'productType').length > 1;
    const found =
      isForTypes && !(whole && hasAllWords(whole))
        ? (onDemand().matchEachType(parsed, (one) => matchParsed(one, limit), countOfType) ?? whole)
        : whole;
    // "funda iphone 13 p": if nothing is for a Pro, the letter may begin another word.
    return found?.ranking.onlyOtherModels && hasIncompletePhone(found.query)
      ? matchParsed(parseQuery(query, false), limit)
      : found;
  };

  /** Whether the best product has every word as typed. */
  const hasAllWords = ({ query, ranking }: Match): boolean => {
    const [best] = ranking.products;
    const words = query.words.map(({ text }) => text);
    return best !== undefined && createVerbatimMatcher(words, textOf).hasAllWords(best);
  };

  const matchParsed = (query: ParsedQuery, limit: number): Match | null => {
    const { priceTerms } = query;
    if ((query.parts.length === 0 && !priceTerms.price) || query.notInCatalogue) return null;
    const typed = createVerbatimMatcher(
      query.words.map(({ text }) => text),
      textOf,
    );
    const run = (planned: ParsedQuery, allowTypos: boolean): Ranking =>
      rank(planQuery(planned, index, matchers, onDemand, allowTypos), scorer, Math.max(limit, maxCounted), typed, {
        priceTerms,
        priceSort: (priceTerms.price || priceTerms.order) && onDemand().priceSort,
        // By a negation, by a limit, or because the query is for accessories.
        excluded:
          priceTerms.quantityLimits ||
          query.exclusions.length > 0 ||
          query.parts.some((part) => 'wantsAccessories' in part && part.wantsAccessories)
            ? onDemand().planExclusions(query, index, matchers)
            : [],
      });

    const ranking = run(query, false);
    const hasResults = ranking.products.length > 0;
    // The type is not in the catalogue, and no name mentions it.
    const isDropped = (part: QueryPart): boolean => ranking.dropped.some((clause) => clause.part === part);
    const isNumber = ({ wordIndexes: [at = 0] }: QueryPart): boolean => /^\d/.test(query.words[at]?.text ?? '');
    const namesMore = query.parts.some((part) => part.type === 'word' && !isNumber(part) && !isDropped(part));
    if (!namesMore && ranking.dropped.some(({ part }) => part?.type === 'mentionedType')) return null;
    if (!isInCatalogue(query, ranking)) return null;
    if (ranking.complete && hasResults) return { query, ranking };
    // A typo may be another known word.
    if (!query.parts.some(({ type }) => type === 'word')) return { query, ranking };
    const fuzzyRanking = run(query, true);
    const isBetter = fuzzyRanking.products.length > 0 && (fuzzyRanking.complete || !hasResults);
    return { query, ranking: isBetter ? fuzzyRanking : ranking };
  };

  /** Whether the last product is of none of the requested types, but nearly of one: a tripod after ring lights. */
  const endsWithSubstitutes = ({ parts }: ParsedQuery, products: Uint32Array): boolean => {
    const types = parts.flatMap((part) => (part.type === 'productType' ? part.productTypes : []));
    const isOther = (product = 0): boolean => {
      const [first = 0] = annotations.types[index.rows[product] ?? 0] ?? [];
      return types.every((type) => lexicon.typeSimilarity(type, first >> typeBits) <= substituteSimilarity);
    };
    return isOther(products.at(-1)) && !isOther(products[0]);
  };

  const interpretMatch = ({ query, ranking }: Match): Interpretation => {
    const names = Array.from(ranking.products.subarray(0, maxDescribed), (product) => {
      const { brand, model } = productAt(product);
      return `${nameAt(product)} ${brand} ${model}`;
    });
    const interpretation = interpret(query, ranking, index, names, onDemand);
    if (ranking.onlyOtherModels) return interpretation;
    return {
      ...interpretation,
      hasOtherTypes: ranking.hasOtherTypes || endsWithSubstitutes(query, ranking.products),
      refinements: suggestRefinements(query, ranking.products, index),
    };
  };

  return {
    find: (query, limit = 8) => {
      const found = match(query, limit);
      const results = found?.ranking.products ?? new Uint32Array();
      const counted = Array.from(results.subarray(0, maxCounted), productAt);
      return {
        total: found?.ranking.total ?? 0,
        products: Array.from(results.subarray(0, limit), productAt),
        categories: countValues(counted, 'category'),
        brands: countValues(counted, 'brand'),
        interpretation: found ? interpretMatch(found) : emptyInterpretation,
        similarProducts: found?.ranking.onlyOtherModels
          ? Array.from(
              found.ranking.similarModels ??
                onDemand().findForSimilarPhones(found.query.parts, index, countOfType, maxSimilar),
              productAt,
            )
          : [],
      };
    },
    boost: (ids) => {
      const boosted = new Set(ids);
      scorer.boost((product) => boosted.has(productAt(product).id));
    },
    spellCorrect: (query) => onDemand().correctLoosely(parse(query), (text) => match(text, 1)),
  };
}

/** Runs all steps at once, where nothing waits for it. */
export function runSteps<T>(steps: Iterator<undefined, T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/**
 * Whether the catalogue has the requested product: not if it lacks the noun ("lentes de sol"), or if a device-specific type is
 * requested for another device ("batería para coche").
 */
function isInCatalogue({ nounIndex, parts }: ParsedQuery, { dropped }: Ranking): boolean {
  const isDropped = (part: QueryPart): boolean => dropped.some((clause) => clause.part === part);
  const isDeviceSpecific = parts.some(
    (part) =>
      part.type === 'productType' &&
      !part.inferred &&
      part.productTypes[0]?.deviceSpecific &&
      !part.productTypes[0].device,
  );
  return !parts.some((part) => {
    // A case for phones is not one for tablets, and a spare screen is not a television.
    if (part.type === 'productType')
      return part.productTypes[0]?.deviceSpecific && (part.named?.device || part.named?.madeFor.length);
    if (part.type === 'word' || (part.type === 'mentionedType' && !part.productType?.device))
      return part.wordIndexes.includes(nounIndex) && isDropped(part);
    const isDevice =
      part.type === 'otherType'
        ? part.productType.device && part.productType.key !== 'celular'
        : part.type === 'attribute' && part.attribute.name === 'para auto';
    return isDeviceSpecific && isDevice && isDropped(part);
  });
}

const hasIncompletePhone = ({ parts }: ParsedQuery): boolean =>
  parts.some((part) => part.type === 'phone' && part.phone.incomplete);

/** Counts the values of some products, most frequent first. */
function countValues(products: readonly SearchProduct[], column: 'brand' | 'category'): FacetCount[] {
  const counts = new Map<string, number>();
  for (const { [column]: name } of products) if (name !== '') counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => ({ name, count })).sort((a, b) => b.count - a.count);
}
