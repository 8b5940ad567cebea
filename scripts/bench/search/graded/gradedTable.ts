import type { SearchProduct } from '../../../../src/features/search/engine/result.ts';
import type { Engine } from '../engines.ts';
import { readGraded } from './grade.ts';
import { holdoutQueries } from './holdoutQueries.ts';
import { judge, type Judged } from './judgeAnswers.ts';
import { trainingQueries } from './trainingQueries.ts';

/** Budgets of the graded queries, as shares of 1. */
const budgets = { ndcg: 0.9, nothing: 0.02, wrongModel: 0.03 } as const;
/** Catalogues that can answer fewer queries are not judged. */
const minQueries = 20;

const querySets = { training: readGraded(trainingQueries), holdout: readGraded(holdoutQueries) };
const percent = (share: number): string => (share * 100).toFixed(1);

/** The grades of both query sets on one catalogue, as a Markdown table, and the budgets that our own search misses. */
export function gradedTable(
  name: string,
  products: readonly SearchProduct[],
  engines: readonly Engine[],
): { text: string; misses: string[] } {
  const made = engines.flatMap((engine) => {
    const answer = engine.build(products);
    return Object.entries(querySets).map(([set, queries]) => ({
      engine: engine.name,
      set,
      judged: judge(queries, products, answer),
    }));
  });
  const classes = [...new Set(made.flatMap(({ judged }) => [...judged.classes.keys()]))];
  const head = ['engine', 'set', 'queries', 'nDCG@8', 'nothing', 'wrong model', ...classes];
  const row = (engine: string, set: string, { queries, ndcg, nothing, wrongModel, classes: by }: Judged): string =>
    [
      engine,
      set,
      queries,
      percent(ndcg),
      percent(nothing),
      percent(wrongModel),
      ...classes.map((each) => (by.has(each) ? percent(by.get(each) ?? 0) : '')),
    ].join(' | ');
  const text = [
    `\n### Graded queries, ${name}, ${products.length} products; in %\n`,
    `| ${head.join(' | ')} |`,
    `|${' --- |'.repeat(head.length)}`,
    ...made.map(({ engine, set, judged }) => `| ${row(engine, set, judged)} |`),
  ].join('\n');
  const ours = made.filter(({ engine, judged }) => engine === 'shop' && judged.queries >= minQueries);
  return { text, misses: ours.flatMap(({ set, judged }) => missedBy(`${name}, ${set}`, judged)) };
}

function missedBy(where: string, { ndcg, nothing, wrongModel }: Judged): string[] {
  const misses: string[] = [];
  if (ndcg < budgets.ndcg) misses.push(`nDCG@8 is ${percent(ndcg)} %, at least ${percent(budgets.ndcg)} % is due`);
  if (nothing > budgets.nothing)
    misses.push(`nothing is found for ${percent(nothing)} %, at most ${percent(budgets.nothing)} % may be`);
  if (wrongModel > budgets.wrongModel)
    misses.push(`a wrong model is shown for ${percent(wrongModel)} %, at most ${percent(budgets.wrongModel)} % may be`);
  return misses.map((miss) => `${where}: ${miss}`);
}
