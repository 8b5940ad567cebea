import type { SearchProduct } from '../../../../src/features/search/engine/index/searchProduct.ts';
import { formatTable } from '../../../measurements.ts';
import type { Engine } from '../engines.ts';
import { readGraded } from './grade.ts';
import { holdoutQueries } from './holdoutQueries.ts';
import { judge, type Judged } from './judgeResults.ts';
import { trainingQueries } from './trainingQueries.ts';

/** Budgets of the graded queries, as shares of 1. */
const budgets = { ndcg: 0.9, noResults: 0.02, wrongPhone: 0.03 } as const;
/** Catalogues with results for fewer queries are not checked against the budgets. */
const minQueriesToCheck = 20;

const querySets = { training: readGraded(trainingQueries), holdout: readGraded(holdoutQueries) };
const percent = (share: number): string => (Number.isNaN(share) ? '' : (share * 100).toFixed(1));

/** The grades of both query sets on one catalogue, as a Markdown table, and the budgets that our own search misses. */
export function gradedTable(
  name: string,
  products: readonly SearchProduct[],
  engines: readonly Engine[],
): { text: string; missed: string[] } {
  const measurements = engines.flatMap((engine) => {
    const search = engine.build(products);
    return Object.entries(querySets).map(([set, queries]) => ({
      engine: engine.name,
      set,
      judged: judge(queries, products, search),
    }));
  });
  const classes = [...new Set(measurements.flatMap(({ judged }) => [...judged.classes.keys()]))];
  const rows = measurements.map(({ engine, set, judged }) => ({
    engine,
    set,
    queries: judged.queries,
    'nDCG@8': percent(judged.ndcg),
    'no results': percent(judged.noResults),
    'wrong phone': percent(judged.wrongPhone),
    ...Object.fromEntries(classes.map((name) => [name, percent(judged.classes.get(name) ?? NaN)])),
  }));
  const text = `\n### Graded queries, ${name}, ${products.length} products; in %\n\n${formatTable(rows)}`;
  const ours = measurements.filter(({ engine, judged }) => engine === 'shop' && judged.queries >= minQueriesToCheck);
  return { text, missed: ours.flatMap(({ set, judged }) => findMissedBudgets(`${name}, ${set}`, judged)) };
}

function findMissedBudgets(where: string, { ndcg, noResults, wrongPhone }: Judged): string[] {
  const missed: string[] = [];
  if (ndcg < budgets.ndcg) missed.push(`nDCG@8 is ${percent(ndcg)} %, must be at least ${percent(budgets.ndcg)} %`);
  if (noResults > budgets.noResults)
    missed.push(`nothing is found for ${percent(noResults)} %, must be at most ${percent(budgets.noResults)} %`);
  if (wrongPhone > budgets.wrongPhone)
    missed.push(
      `a wrong phone is shown for ${percent(wrongPhone)} %, must be at most ${percent(budgets.wrongPhone)} %`,
    );
  return missed.map((each) => `${where}: ${each}`);
}
