import type { SearchProduct } from '../../../../src/features/search/engine/index/searchProduct.ts';
import type { GradedQuery } from './parseGradedQueries.ts';

/** The quality of the results of graded queries, as shares of 1. */
export interface ResultScores {
  /** Number of queries for which the catalogue has relevant products. */
  queries: number;
  /** nDCG@8: the discounted gain of the first eight results relative to the ideal order. */
  ndcg: number;
  /** Share of queries without results. */
  noResults: number;
  /** Share of queries for a phone that have another phone among the first four results. */
  wrongPhone: number;
  /** nDCG by class of query. */
  classes: Map<string, number>;
}

/** Results that nDCG considers. */
const depth = 8;
const discountedGain = (relevances: readonly number[]): number =>
  relevances.reduce((sum, relevance, index) => sum + (2 ** relevance - 1) / Math.log2(index + 2), 0);

/** Scores the results of an engine. A query without relevant products counts for wrong phones only. */
export function scoreResults(
  queries: readonly GradedQuery[],
  products: readonly SearchProduct[],
  search: (text: string) => SearchProduct[],
): ResultScores {
  const scores = queries.map(({ text, class: queryClass, relevance, isForOtherPhone }) => {
    const results = search(text).slice(0, depth);
    const idealOrder = products.map(relevance).sort((a, b) => b - a);
    const idealGain = discountedGain(idealOrder.slice(0, depth));
    return {
      queryClass,
      hasResults: results.length > 0,
      hasWrongPhone: results.slice(0, 4).some(isForOtherPhone),
      canHaveWrongPhone: products.some(isForOtherPhone),
      ndcg: idealGain > 0 ? discountedGain(results.map(relevance)) / idealGain : null,
    };
  });
  const scored = scores.flatMap((score) => (score.ndcg === null ? [] : [{ ...score, ndcg: score.ndcg }]));
  const phoneScores = scores.filter(({ canHaveWrongPhone }) => canHaveWrongPhone);
  const meanNdcg = (list: readonly { ndcg: number }[]): number =>
    list.reduce((sum, { ndcg }) => sum + ndcg, 0) / Math.max(1, list.length);
  const share = <T>(list: readonly T[], hasProperty: (item: T) => boolean): number =>
    list.filter(hasProperty).length / Math.max(1, list.length);
  return {
    queries: scored.length,
    ndcg: meanNdcg(scored),
    noResults: share(scored, ({ hasResults }) => !hasResults),
    wrongPhone: share(phoneScores, ({ hasWrongPhone }) => hasWrongPhone),
    classes: new Map(
      [...Map.groupBy(scored, ({ queryClass }) => queryClass)].map(([queryClass, list]) => [
        queryClass,
        meanNdcg(list),
      ]),
    ),
  };
}
