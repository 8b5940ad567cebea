import { fold } from '../../../../lib/text.ts';
import type { ParsedQuery, PriceTerms } from '../query/parsedQuery.ts';
import type { ScoredPostings } from '../index/invertedIndex.ts';
import type { filterByShouldClauses, sortByPrice } from './constraints.ts';
import { findConnector, type QueryClause } from './queryPlan.ts';
import type { SearchProduct } from '../index/searchProduct.ts';
import type { Scorer } from './scorer.ts';
import { tokenize } from '../language/words.ts';

/** The products that match a query, best first, and the clauses that they do not match. */
export interface Ranking {
  products: Uint32Array;
  /** How many match; `products` may hold only the best of them. */
  total: number;
  /** Clauses that no result matches. */
  dropped: QueryClause[];
  /** Clauses that not all products match. */
  partial: QueryClause[];
  /**
   * The partial clauses that lead the results: the first product matches, and so do at least half (for a colour, all) of the
   * first n products, where n products match in all.
   */
  leading?: QueryClause[];
  /** Whether the shop has the requested type only for other phones or models, or nothing for a phone that is the whole query. */
  lacksModel: boolean;
  /** Other models, if the shop lacks the model that the query names. */
  similarModels?: Uint32Array;
  /** Whether the last products are not the requested ones, but related: of other types, or for the phone. */
  hasRelated?: boolean;
  /** Whether only `should` clauses were dropped. */
  complete: boolean;
  /** Whether the price range was relaxed, because no product is within it. */
  priceRelaxed: boolean;
  /** Whether the exclusions were relaxed, because they exclude every product. */
  exclusionsRelaxed: boolean;
}

/** A query with the products that match it. */
export interface Match {
  query: ParsedQuery;
  ranking: Ranking;
}

/** Sorts the best products by their points and by pairs of words of the query. @param products best first */
export type PairSorter = (products: Uint32Array, pointsOf: (product: number) => number) => Uint32Array;

/** The constraints of a query (its price range and its exclusions; one that no product satisfies is relaxed), and how it sorts. */
export interface RankingOptions {
  priceTerms: PriceTerms;
  /** Null for a query without a price or sort order. */
  priceSort: { filterByShouldClauses: typeof filterByShouldClauses; sortByPrice: typeof sortByPrice } | null;
  excluded: readonly ScoredPostings[];
  /** Null for a query without pairs of words. */
  sortByPairs: PairSorter | null;
}

/** Compares the texts of a product with the words of a query, spelled as they were corrected. */
export interface TextMatcher {
  /** Whether a product's name begins with the query. */
  beginsWithQuery: (product: number) => boolean;
  /** Whether a product has every word of the query, the last one as a prefix. */
  hasAllWords: (product: number) => boolean;
}

/** The words of a product's name joined by spaces, and all its words. */
export interface ProductText {
  name: string;
  words: string[];
}

export function toProductText({ brand, model, category }: SearchProduct, name: string): ProductText {
  const nameWords = tokenize(fold(name));
  return { name: nameWords.join(' '), words: [...nameWords, ...tokenize(fold(`${brand} ${model} ${category}`))] };
}

export function createTextMatcher(words: readonly string[], getText: (product: number) => ProductText): TextMatcher {
  const text = words.join(' ');
  const completeWords = words.slice(0, -1);
  const lastWord = words.at(-1) ?? '';
  return {
    beginsWithQuery: (product) => getText(product).name.startsWith(text),
    hasAllWords: (product) => {
      const { words: productWords } = getText(product);
      return (
        completeWords.every((word) => productWords.includes(word)) &&
        productWords.some((word) => word.startsWith(lastWord))
      );
    },
  };
}

/** Fewer results than this are followed by fallback results: of the type, or for the phone. */
export const minResults = 8;
/** The maximum number of fallback results that are appended at a time. */
export const maxFallback = 24;
/** A query of at least this many words is a product name if a name begins with it. */
const minOrderedNameWords = 4;
/** If each word has a meaning, the query must also have this many clauses to be a product name. */
const minNameClauses = 4;
/** If more products than this have all words, the query is not the name of one. */
const maxNameMatches = 200;
/** A query of at least this many words, all of which one product matches, is a product name in any word order. */
const minUnorderedNameWords = 6;

/**
 * Ranks products by the clauses of a query. Clauses that nothing matches are dropped: words first, the brand last. If the shop
 * lacks the product type for the phone, the results are its other products for that phone, or none (R4.17).
 * @param limit how many products are sorted
 */
export function rank(
  clauses: readonly QueryClause[],
  scorer: Scorer,
  limit: number,
  textMatcher: TextMatcher,
  options: RankingOptions,
): Ranking {
  const { priceTerms, priceSort, sortByPairs } = options;
  const { order } = priceTerms;
  const sortMatches = (products: Uint32Array, minWordMatches = 0) => {
    const { accepted, priceRelaxed, exclusionsRelaxed } = applyConstraints(products, options, scorer);
    const matches = priceSort?.filterByShouldClauses(accepted, clauses, scorer, priceTerms) ?? accepted;
    const priceSorter = (order !== null || priceRelaxed) && priceSort;
    const byPoints = scorer.sort(matches, minWordMatches, priceSorter ? matches.length : limit);
    const ranked =
      priceSorter || !sortByPairs
        ? byPoints
        : sortByPairs(byPoints, (product) => scorer.totalPoints(product, minWordMatches));
    return {
      products: priceSorter ? priceSorter.sortByPrice(ranked, scorer.prices, priceTerms).subarray(0, limit) : ranked,
      total: matches.length,
      priceRelaxed,
      exclusionsRelaxed,
    };
  };
  const must = clauses.filter(({ occur }) => occur === 'must');
  const nonMust = clauses.filter(({ occur }) => occur !== 'must');
  const byWordCount = clauses.filter(({ byWord }) => byWord).length;
  const minWordMatches = earnsAllWordsBonus(clauses) ? byWordCount : 0;
  const mustBits = must.reduce((bits, { bit }) => bits | bit, 0);
  const phone = must.find(({ part }) => part?.type === 'phone');

  scorer.clear();
  for (const clause of must) scorer.add(clause);
  /** The products that match so far; undefined until a clause is required. */
  let base = mustBits === 0 ? undefined : scorer.matching(mustBits);
  if (base) base = applyConstraints(base, options, scorer).accepted;
  scorer.requireBits(base?.length ? mustBits : 0, minWordMatches > 1);
  for (const clause of [...nonMust].sort(byCost)) scorer.add(clause);

  let lacksModel = false;
  if (base?.length === 0) {
    if (must.length === 1) lacksModel = must[0]?.part?.type === 'phone';
    else if (phone) {
      lacksModel = scorer.matching(mustBits & ~phone.bit).length > 0;
      // Other products for the phone.
      base = scorer.matching(phone.bit);
    }
  }

  const dropped: QueryClause[] = [];
  const partial: QueryClause[] = [];
  const optional = nonMust.filter(({ bit }) => bit !== 0).sort(byImportance);
  for (const clause of optional) {
    if (clause.occur === 'should') continue;
    const matching = base ? scorer.filter(base, clause.bit) : scorer.matching(clause.bit);
    if (matching.length > 0) base = matching;
    else dropped.push(clause);
  }
  base ??= clauses.length === 0 ? scorer.all() : scorer.matching(0);
  for (const clause of optional) {
    if (clause.occur !== 'should') continue;
    const matching = scorer.filter(base, clause.bit);
    if (matching.length === 0) dropped.push(clause);
    // A cable with another connector does not fit.
    else if (findConnector(clause.part) && matching.length >= minResults) base = matching;
    else if (matching.length < base.length) partial.push(clause);
  }
  // "Cable HDMI a tipo C": each connector has products, but none has both.
  for (const clause of partial.filter(({ bit }) => scorer.filter(base, bit).length === 0)) {
    partial.splice(partial.indexOf(clause), 1);
    dropped.push(clause);
  }
  const matched = optional.filter((clause) => !dropped.includes(clause));
  const isBrandOfDevice = (clause: QueryClause): boolean => isRelaxableBrand(clause) && clause.noFallback === true;
  /** The products that match the `must` clauses, the constraints and the brand of the device that they are for. */
  const typeMatches = (): Uint32Array =>
    matched
      .filter(isBrandOfDevice)
      .reduce(
        (list, { bit }) => scorer.filter(list, bit),
        applyConstraints(scorer.matching(mustBits), options, scorer).accepted,
      );
  /** Fallback results need not match these, but are for the same brand of device. */
  const optionalInFallback = matched.filter((clause) => clause.occur !== 'should' && !isBrandOfDevice(clause));
  const forbidsFallback = optionalInFallback.some((clause) => clause.noFallback);
  /** Appends fallback results. @param relaxed the clauses that these need not match */
  const appendFallback = (ranking: Ranking, candidates: Uint32Array, relaxed: readonly QueryClause[]): Ranking => {
    const ranked = new Set(ranking.products);
    const others = sortMatches(candidates.filter((product) => !ranked.has(product)));
    const fallback = others.products.subarray(0, maxFallback);
    if (fallback.length === 0 || others.exclusionsRelaxed || others.priceRelaxed) return ranking;
    const products = Uint32Array.from([...ranking.products, ...fallback]);
    const count = ({ bit }: QueryClause): number => scorer.filter(products, bit).length;
    const isShould = ({ occur }: QueryClause): boolean => occur === 'should';
    // A clause that only the fallback results match (a plug of 3.5 mm) is not missing, unless these are of other types.
    const missing = ranking.dropped.filter(
      (clause) => relaxed.length === 0 || !isShould(clause) || count(clause) === 0,
    );
    const isPartial = (clause: QueryClause): boolean =>
      ranking.partial.includes(clause) ||
      ((isShould(clause) || relaxed.includes(clause)) && !missing.includes(clause) && count(clause) < products.length);
    return {
      ...ranking,
      products,
      total: ranking.total + fallback.length,
      dropped: missing,
      partial: optional.filter(isPartial),
    };
  };
  /** Appends related products. */
  const appendRelated = (ranking: Ranking, products: Uint32Array): Ranking => {
    const extended = appendFallback(ranking, products, []);
    const hasAppended = ranking.total > 0 && extended.total > ranking.total;
    return { ...extended, hasRelated: ranking.hasRelated || hasAppended };
  };
  const isTyping = clauses.some(({ part }) => part?.type === 'prefix' && part.meanings.length > 0);
  const complete = dropped.every(({ occur }) => occur === 'should');

  /** Products of any type that match every word, such as webcams "con tapa" for "tapa". */
  let ofAnyType: Uint32Array = new Uint32Array();
  if (minWordMatches > 1 && (!lacksModel || byWordCount >= minUnorderedNameWords)) {
    const matchingAllWords = scorer.matchingWords(minWordMatches);
    // "Note 13" does not match "Note 13 Pro", although it has the same words. A whole product name may contain another phone.
    const forPhone = phone && base.length > 0 ? scorer.filter(matchingAllWords, phone.bit) : matchingAllWords;
    const wordMatches = forPhone.length > 0 || byWordCount < minUnorderedNameWords ? forPhone : matchingAllWords;
    if (wordMatches.length > 0) {
      const isFullyParsed = complete && !clauses.some(({ part }) => part?.type === 'word' || part?.type === 'prefix');
      const mayBeName =
        complete &&
        byWordCount >= minOrderedNameWords &&
        wordMatches.length <= maxNameMatches &&
        wordMatches.some(textMatcher.beginsWithQuery);
      const nameMatches = mayBeName ? wordMatches.filter(textMatcher.hasAllWords) : [];
      if (nameMatches.length > 0 && (!isFullyParsed || must.length + optional.length >= minNameClauses))
        return {
          ...sortMatches(Uint32Array.from(nameMatches), minWordMatches),
          dropped,
          partial: [],
          lacksModel,
          complete,
        };
      // Of so many words, a result must match all; the last one may be incomplete.
      const requiresAllWords =
        !complete || byWordCount >= (clauses.some(({ part }) => part?.type === 'prefix') ? 3 : 4);
      // The type of a use case is a guess, which a name does not have to agree with.
      const isGuess = must.some(({ part }) => part?.type === 'productType' && part.inferred);
      const isName = byWordCount >= minUnorderedNameWords && !phone;
      if (isGuess || isName || (!isFullyParsed && requiresAllWords)) {
        const overrides = { dropped: [], partial: [], lacksModel: false, complete: true };
        const isEnough =
          mustBits === 0 || phone !== undefined || isTyping || forbidsFallback || wordMatches.length >= minResults;
        const allWordsRanking = { ...sortMatches(wordMatches, minWordMatches), ...overrides };
        return isEnough ? allWordsRanking : appendFallback(allWordsRanking, typeMatches(), optionalInFallback);
      }
      ofAnyType = wordMatches;
    }
  }
  const ranking = { ...sortMatches(base, minWordMatches), dropped, partial, lacksModel, complete };
  // Sorted by price, products of other types would come first.
  if (order !== null) return ranking;
  const mayExtend = !isTyping && ranking.total > 0 && ranking.total < minResults && must.length > 0;
  const withFallback =
    mayExtend && !phone && !forbidsFallback ? appendFallback(ranking, typeMatches(), optionalInFallback) : ranking;
  const withRelated = appendRelated(withFallback, ofAnyType);
  // Other products for the phone; a page of sold-out products has its own fallback links.
  const mayAppendForPhone = must.length > 1 && !lacksModel && ranking.products.some(scorer.isInStock);
  return mayExtend && phone && mayAppendForPhone ? appendRelated(withRelated, scorer.matching(phone.bit)) : withRelated;
}

/** Adds the clauses of `leading` to a ranking of a scorer that has not been cleared since. */
export function withLeadingClauses(ranking: Ranking, scorer: Scorer): Ranking {
  const countFirst = (count: number, bit: number): number =>
    scorer.filter(ranking.products.subarray(0, count), bit).length;
  const isLeading = ({ bit, part }: QueryClause): boolean => {
    const isColour = part?.type === 'attribute' && part.attribute.type === 'colour';
    const count = countFirst(Infinity, bit);
    return countFirst(1, bit) > 0 && countFirst(count, bit) >= (isColour ? count : count / 2);
  };
  return { ...ranking, leading: ranking.partial.filter(isLeading) };
}

/** Filters products by the constraints; relaxes a constraint that none satisfies. */
function applyConstraints(
  products: Uint32Array,
  { priceTerms, excluded }: Pick<RankingOptions, 'priceTerms' | 'excluded'>,
  scorer: Scorer,
) {
  const notExcluded = excluded.length > 0 ? scorer.exclude(products, excluded) : products;
  const exclusionsRelaxed = notExcluded.length === 0 && products.length > 0;
  const allowed = exclusionsRelaxed ? products : notExcluded;
  const { price } = priceTerms;
  if (!price) return { accepted: allowed, priceRelaxed: false, exclusionsRelaxed };
  const inRange = allowed.filter((product) => {
    const value = scorer.prices[product] ?? 0;
    return value >= price.min && value <= price.max;
  });
  const priceRelaxed = inRange.length === 0 && allowed.length > 0;
  return { accepted: priceRelaxed ? allowed : inRange, priceRelaxed, exclusionsRelaxed };
}

/** Whether products that match every word earn a bonus: not if all words have a meaning, and there are at most three. */
const earnsAllWordsBonus = (clauses: readonly QueryClause[]): boolean =>
  clauses.some(({ part }) => part?.type === 'word' || part?.type === 'prefix') ||
  clauses.filter(({ byWord }) => byWord).length > 3;

/** `byWord` clauses first, then those with the fewest postings: this prunes most products early. */
const byCost = (a: QueryClause, b: QueryClause): number =>
  Number(b.byWord) - Number(a.byWord) || countPostings(a) - countPostings(b);

const countPostings = ({ sources }: QueryClause): number => sources.reduce((sum, { list }) => sum + list.length, 0);

const isRelaxableBrand = ({ occur, part }: QueryClause): boolean => occur === 'relaxable' && part?.type === 'brand';

/**
 * Brands first, `should` clauses last. A clause that no product matches together with the kept ones before it is dropped.
 */
const importance = (clause: QueryClause): number =>
  isRelaxableBrand(clause) ? 0 : clause.occur === 'relaxable' ? 1 : 2;
const byImportance = (a: QueryClause, b: QueryClause): number => importance(a) - importance(b) || b.weight - a.weight;
