import type { SearchProduct } from '../../../../src/features/search/engine/index/searchProduct.ts';
import { formatTable } from '../../../measurements.ts';
import type { SearchEngine } from '../engines.ts';
import { ndcgAt8 } from '../testCollections/testCollection.ts';
import { holdoutQueries } from './holdoutQueries.ts';
import { parseGradedQueries, type GradedQuery } from './parseGradedQueries.ts';
import { trainingQueries } from './trainingQueries.ts';

/** Minimum of nDCG@8, and maximum shares of queries, from 0 to 1. */
const budgets = { ndcg: 0.9, noResults: 0.02, wrongPhone: 0.03 } as const;
/** Minimum number of queries with relevant products in a catalogue; with fewer, its budgets are not checked. */
const minQueriesToCheck = 20;

const querySets = { training: parseGradedQueries(trainingQueries), holdout: parseGradedQueries(holdoutQueries) };
const percent = (share: number): string => (Number.isNaN(share) ? '' : (share * 100).toFixed(1));

/** The quality of the results of graded queries; shares and nDCG are from 0 to 1. */
interface ResultScores {
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

/** The scores of both query sets on a catalogue as a Markdown table, and the budgets that the shop's search misses. */
export function ruleBasedGradesTable(
  name: string,
  products: readonly SearchProduct[],
  engines: readonly SearchEngine[],
): { text: string; missed: string[] } {
  const measurements = engines.flatMap((engine) => {
    const search = engine.build(products);
    return Object.entries(querySets).map(([set, queries]) => ({
      engine: engine.name,
      set,
      scores: scoreResults(queries, products, search),
    }));
  });
  const classes = [...new Set(measurements.flatMap(({ scores }) => [...scores.classes.keys()]))];
  const rows = measurements.map(({ engine, set, scores }) => ({
    engine,
    set,
    queries: scores.queries,
    'nDCG@8': percent(scores.ndcg),
    'no results': percent(scores.noResults),
    'wrong phone': percent(scores.wrongPhone),
    ...Object.fromEntries(classes.map((queryClass) => [queryClass, percent(scores.classes.get(queryClass) ?? NaN)])),
  }));
  const text = `\n### Rule-based grades, ${name}, ${products.length} products; in %\n\n${formatTable(rows)}`;
  const checked = measurements.filter(({ engine, scores }) => engine === 'shop' && scores.queries >= minQueriesToCheck);
  return { text, missed: checked.flatMap(({ set, scores }) => findMissedBudgets(`${name}, ${set}`, scores)) };
}

function findMissedBudgets(label: string, { ndcg, noResults, wrongPhone }: ResultScores): string[] {
  const missed: string[] = [];
  if (ndcg < budgets.ndcg) missed.push(`nDCG@8 is ${percent(ndcg)} %, must be at least ${percent(budgets.ndcg)} %`);
  if (noResults > budgets.noResults)
    missed.push(`${percent(noResults)} % have no results, must be at most ${percent(budgets.noResults)} %`);
  if (wrongPhone > budgets.wrongPhone)
    missed.push(`${percent(wrongPhone)} % show a wrong phone, must be at most ${percent(budgets.wrongPhone)} %`);
  return missed.map((budget) => `${label}: ${budget}`);
}

/** Scores the results of an engine. A query without relevant products counts for wrong phones only. */
function scoreResults(
  queries: readonly GradedQuery[],
  products: readonly SearchProduct[],
  search: (text: string) => SearchProduct[],
): ResultScores {
  const scores = queries.map(({ text, class: queryClass, relevance, isForOtherPhone }) => {
    const results = search(text);
    const relevances = products.map(relevance);
    return {
      queryClass,
      hasResults: results.length > 0,
      hasWrongPhone: results.slice(0, 4).some(isForOtherPhone),
      canHaveWrongPhone: products.some(isForOtherPhone),
      ndcg: relevances.some((grade) => grade > 0) ? ndcgAt8(results.map(relevance), relevances) : null,
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
