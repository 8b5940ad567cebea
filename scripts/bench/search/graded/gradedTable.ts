import type { SearchProduct } from '../../../../src/features/search/engine/index/searchProduct.ts';
import { formatTable } from '../../../measurements.ts';
import type { Engine } from '../engines.ts';
import { readGraded } from './grade.ts';
import { holdoutQueries } from './holdoutQueries.ts';
import { judge, type Judged } from './judgeResults.ts';
import { trainingQueries } from './trainingQueries.ts';

/** Budgets of the graded queries, as shares of 1. */
const budgets = { ndcg: 0.9, noResults: 0.02, wrongPhone: 0.03 } as const;
/** Catalogues with results for fewer queries are not judged. */
const minQueries = 20;

const querySets = { training: readGraded(trainingQueries), holdout: readGraded(holdoutQueries) };
const percent = (share: number): string => (Number.isNaN(share) ? '' : (share * 100).toFixed(1));

/** The grades of both query sets on one catalogue, as a Markdown table, and the budgets that our own search exceeds. */
export function gradedTable(
  name: string,
  products: readonly SearchProduct[],
  engines: readonly Engine[],
): { text: string; exceeded: string[] } {
  const made = engines.flatMap((engine) => {
    const search = engine.build(products);
    return Object.entries(querySets).map(([set, queries]) => ({
      engine: engine.name,
      set,
      judged: judge(queries, products, search),
    }));
  });
  const classes = [...new Set(made.flatMap(({ judged }) => [...judged.classes.keys()]))];
  const rows = made.map(({ engine, set, judged }) => ({
    engine,
    set,
    queries: judged.queries,
    'nDCG@8': percent(judged.ndcg),
    'no results': percent(judged.noResults),
    'wrong phone': percent(judged.wrongPhone),
    ...Object.fromEntries(classes.map((name) => [name, percent(judged.classes.get(name) ?? NaN)])),
  }));
  const text = `\n### Graded queries, ${name}, ${products.length} products; in %\n\n${formatTable(rows)}`;
  const ours = made.filter(({ engine, judged }) => engine === 'shop' && judged.queries >= minQueries);
  return { text, exceeded: ours.flatMap(({ set, judged }) => findExceeded(`${name}, ${set}`, judged)) };
}

function findExceeded(where: string, { ndcg, noResults, wrongPhone }: Judged): string[] {
  const exceeded: string[] = [];
  if (ndcg < budgets.ndcg) exceeded.push(`nDCG@8 is ${percent(ndcg)} %, at least ${percent(budgets.ndcg)} % is due`);
  if (noResults > budgets.noResults)
    exceeded.push(`nothing is found for ${percent(noResults)} %, at most ${percent(budgets.noResults)} % may be`);
  if (wrongPhone > budgets.wrongPhone)
    exceeded.push(
      `a wrong phone is shown for ${percent(wrongPhone)} %, at most ${percent(budgets.wrongPhone)} % may be`,
    );
  return exceeded.map((each) => `${where}: ${each}`);
}
