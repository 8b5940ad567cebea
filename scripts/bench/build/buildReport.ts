import type { Build, Weight } from './benchSite.ts';

/**
 * Budgets at 10,000 products, cold and with one price changed: seconds of wall time, and MB; and how many pages one new
 * category may change, its own among them.
 */
export const budgets = {
  products: 10_000,
  cold: 25,
  change: 10,
  changeCpu: 5,
  peak: 1200,
  mostPeak: 2048,
  distMB: 500,
  categoryPages: 4,
};

export interface Row {
  what: string;
  runs: Build[];
  /** How many pages are other than before it. */
  pages?: number;
}

export const medianOf = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

const median = ({ runs }: Row, figure: (run: Build) => number): number => medianOf(runs.map(figure));

/** One shop's figures as a Markdown table: medians, and every wall time. */
export function report(products: number, rows: readonly Row[], weight: Weight): string {
  const lines = rows.map((row) => {
    const of = (figure: (run: Build) => number, digits = 1): string => median(row, figure).toFixed(digits);
    const walls = row.runs.map(({ wall }) => wall.toFixed(1)).join(', ');
    const [last] = row.runs.slice(-1);
    return `| ${row.what} | ${of(({ wall }) => wall)} (${walls}) | ${of(({ user }) => user)} | ${of(({ sys }) => sys)} | ${of(({ peak }) => peak, 0)} | ${last?.rendered} | ${last?.kept} | ${row.pages ?? ''} |`;
  });
  return [
    `\n### ${products} products: ${(weight.dist / 2 ** 20).toFixed(0)} MB, a product page ${(weight.productPage / 1024).toFixed(1)} KB gzip`,
    '| build | wall s, median (runs) | user s | sys s | peak MB | pages and files rendered | kept | pages changed |',
    '| --- | --- | --- | --- | --- | --- | --- | --- |',
    ...lines,
  ].join('\n');
}

/** The budgets that these figures miss. */
export function missed(products: number, [cold, ...others]: readonly Row[], { dist }: Weight): string[] {
  if (!cold) return [];
  const peak = median(cold, (run) => run.peak);
  const most = products <= budgets.products ? budgets.peak : budgets.mostPeak;
  const change = others.find(({ what }) => what === 'one price changed');
  const megabytes = dist / 2 ** 20;
  const category = others.find(({ what }) => what === 'one category added');
  return [
    ...(category && (category.pages ?? 0) > budgets.categoryPages
      ? [`one category added: ${category.pages} pages changed, ${budgets.categoryPages} allowed`]
      : []),
    ...(products <= budgets.products && megabytes > budgets.distMB
      ? [`${products} products: ${megabytes.toFixed(0)} MB, ${budgets.distMB} allowed`]
      : []),
    ...(peak > most ? [`${products} products, cold: ${peak.toFixed(0)} MB, ${most} allowed`] : []),
    ...(products === budgets.products && median(cold, ({ wall }) => wall) > budgets.cold
      ? [`cold: more than ${budgets.cold} s`]
      : []),
    ...(products === budgets.products &&
    change &&
    median(change, ({ wall }) => wall) > budgets.change &&
    median(change, ({ user }) => user) > budgets.changeCpu
      ? [`one price changed: more than ${budgets.change} s, and more than ${budgets.changeCpu} s of user CPU`]
      : []),
  ];
}
