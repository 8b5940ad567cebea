import type { SearchProduct } from '../../../../src/features/search/engine/index/searchProduct.ts';
import type { Graded } from './grade.ts';

/** How good the results of graded queries are, as shares of 1. */
export interface Judged {
  /** How many queries the catalogue has results for. */
  queries: number;
  /** nDCG@8: the discounted gain of the first eight results compared with the best possible. */
  ndcg: number;
  /** Share of queries without results. */
  noResults: number;
  /** Share of queries for a phone that have another phone among the first four results. */
  wrongPhone: number;
  /** nDCG by class of query. */
  classes: Map<string, number>;
}

const depth = 8;
const gain = (relevances: readonly number[]): number =>
  relevances.reduce((sum, relevance, place) => sum + (2 ** relevance - 1) / Math.log2(place + 2), 0);

/** Judges an engine. A query that the catalogue has no results for counts for wrong phones only. */
export function judge(
  queries: readonly Graded[],
  products: readonly SearchProduct[],
  search: (text: string) => SearchProduct[],
): Judged {
  const results = queries.map(({ text, kind, relevance, wrongPhone }) => {
    const best = products.map(relevance).filter((each) => each > 0);
    const found = search(text).slice(0, depth);
    const ideal = gain(best.sort((a, b) => b - a).slice(0, depth));
    const wrong = found.slice(0, 4).some(wrongPhone);
    return { kind, found, wrong, ndcg: ideal > 0 ? gain(found.map(relevance)) / ideal : null };
  });
  const scored = results.flatMap((result) => (result.ndcg === null ? [] : [{ ...result, ndcg: result.ndcg }]));
  const withPhone = results.filter((_, at) => queries[at] && products.some(queries[at].wrongPhone));
  const mean = (list: readonly { ndcg: number }[]): number =>
    list.reduce((sum, { ndcg }) => sum + ndcg, 0) / Math.max(1, list.length);
  return {
    queries: scored.length,
    ndcg: mean(scored),
    noResults: scored.filter(({ found }) => found.length === 0).length / Math.max(1, scored.length),
    wrongPhone: withPhone.filter(({ wrong }) => wrong).length / Math.max(1, withPhone.length),
    classes: new Map([...Map.groupBy(scored, ({ kind }) => kind)].map(([kind, list]) => [kind, mean(list)])),
  };
}
