import type { SearchProduct } from '../../../../src/features/search/engine/product.ts';
import type { Graded } from './grade.ts';

/** How well an engine answers graded queries; shares of 1. */
export interface Judged {
  /** Queries that the catalogue has an answer for. */
  queries: number;
  /** Discounted gain of the first eight answers against the best there could be. */
  ndcg: number;
  /** Share of queries with no answer at all. */
  nothing: number;
  /** Share of queries that name a model with another model among the first four. */
  wrongModel: number;
  /** Those queries. */
  wrong: string[];
  /** nDCG by class of query. */
  classes: Map<string, number>;
  /** The worst, for whoever looks why. */
  worst: { text: string; kind: string; ndcg: number; first: string }[];
}

const depth = 8;
const gain = (worths: readonly number[]): number =>
  worths.reduce((sum, worth, place) => sum + (2 ** worth - 1) / Math.log2(place + 2), 0);

/** Judges what an engine answers. A query that nothing in the catalogue answers counts for wrong models only. */
export function judge(
  queries: readonly Graded[],
  products: readonly SearchProduct[],
  answer: (text: string) => SearchProduct[],
): Judged {
  const results = queries.map(({ text, kind, worth, wrongModel }) => {
    const best = products.map(worth).filter((each) => each > 0);
    const found = answer(text).slice(0, depth);
    const ideal = gain(best.sort((a, b) => b - a).slice(0, depth));
    const wrong = found.slice(0, 4).some(wrongModel);
    const first = found
      .slice(0, 3)
      .map(({ name }) => name)
      .join(' · ');
    return { text, kind, found, wrong, first, ndcg: ideal > 0 ? gain(found.map(worth)) / ideal : null };
  });
  const scored = results.flatMap((result) => (result.ndcg === null ? [] : [{ ...result, ndcg: result.ndcg }]));
  const withModel = results.filter((_, at) => queries[at] && products.some(queries[at].wrongModel));
  const mean = (list: readonly { ndcg: number }[]): number =>
    list.reduce((sum, { ndcg }) => sum + ndcg, 0) / Math.max(1, list.length);
  return {
    queries: scored.length,
    ndcg: mean(scored),
    nothing: scored.filter(({ found }) => found.length === 0).length / Math.max(1, scored.length),
    wrongModel: withModel.filter(({ wrong }) => wrong).length / Math.max(1, withModel.length),
    wrong: withModel.filter(({ wrong }) => wrong).map(({ text, first }) => `${text} → ${first}`),
    classes: new Map([...Map.groupBy(scored, ({ kind }) => kind)].map(([kind, list]) => [kind, mean(list)])),
    worst: scored.filter(({ ndcg }) => ndcg < 0.8).sort((a, b) => a.ndcg - b.ndcg),
  };
}
