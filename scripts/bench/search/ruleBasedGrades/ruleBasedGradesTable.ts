import type { SearchProduct } from '../../../../src/features/search/engine/index/searchProduct.ts';
import { formatTable } from '../../../measurements.ts';
import type { SearchEngine } from '../engines.ts';
import { holdoutQueries } from './holdoutQueries.ts';
import { parseGradedQueries } from './parseGradedQueries.ts';
import { scoreResults, type ResultScores } from './scoreResults.ts';
import { trainingQueries } from './trainingQueries.ts';

/** Minimum of nDCG@8 and maxima, as shares of 1. */
const budgets = { ndcg: 0.9, noResults: 0.02, wrongPhone: 0.03 } as const;
/** Minimum number of queries with relevant products in a catalogue; with fewer, its budgets are not checked. */
const minQueriesToCheck = 20;

const querySets = { training: parseGradedQueries(trainingQueries), holdout: parseGradedQueries(holdoutQueries) };
const percent = (share: number): string => (Number.isNaN(share) ? '' : (share * 100).toFixed(1));

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
