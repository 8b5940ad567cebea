import type { SearchProduct } from '../../../../src/features/search/engine/product.ts';
import type { Engine } from '../engines.ts';
import { apart } from './apart.ts';
import { readGraded } from './grade.ts';
import { judge, type Judged } from './judgeAnswers.ts';
import { tuned } from './tuned.ts';

/** What the answers to graded queries have to reach, shares of 1. */
const budgets = { ndcg: 0.9, nothing: 0.02, wrongModel: 0.03 } as const;
/** A catalogue that has answers for fewer queries says nothing. */
const fewest = 20;

const halves = { 'to tune with': readGraded(tuned), 'kept apart': readGraded(apart) };
const percent = (share: number): string => (share * 100).toFixed(1);

/** The graded queries of both halves on one catalogue, as a Markdown table, and the budgets that our own search misses. */
export function gradedTable(
  name: string,
  products: readonly SearchProduct[],
  engines: readonly Engine[],
): { text: string; misses: string[] } {
  const made = engines.flatMap((engine) => {
    const answer = engine.build(products);
    return Object.entries(halves).map(([half, queries]) => ({
      engine: engine.name,
      half,
      judged: judge(queries, products, answer),
    }));
  });
  const classes = [...new Set(made.flatMap(({ judged }) => [...judged.classes.keys()]))];
  const head = ['engine', 'half', 'queries', 'nDCG@8', 'nothing', 'wrong model', ...classes];
  const row = (engine: string, half: string, { queries, ndcg, nothing, wrongModel, classes: by }: Judged): string =>
    [
      ...[engine, half, queries, percent(ndcg), percent(nothing), percent(wrongModel)],
      ...classes.map((each) => (by.has(each) ? percent(by.get(each) ?? 0) : '')),
    ].join(' | ');
  const text = [
    `\n### Graded queries, ${name}, ${products.length} products; in %\n`,
    `| ${head.join(' | ')} |`,
    `|${' --- |'.repeat(head.length)}`,
    ...made.map(({ engine, half, judged }) => `| ${row(engine, half, judged)} |`),
  ].join('\n');
  const ours = made.filter(({ engine, judged }) => engine === 'shop' && judged.queries >= fewest);
  return { text, misses: ours.flatMap(({ half, judged }) => missedBy(`${name}, ${half}`, judged)) };
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
