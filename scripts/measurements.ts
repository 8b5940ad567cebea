import { loadavg } from 'node:os';

// What the commands that measure (audit, bench:*) share.

/** Formats rows as a Markdown table, with the columns of the first row. */
export function formatTable(rows: readonly Record<string, string | number>[]): string {
  const names = Object.keys(rows[0] ?? {});
  const line = (cells: readonly unknown[]): string => `| ${cells.map(String).join(' | ')} |`;
  return [
    line(names),
    line(names.map(() => '---')),
    ...rows.map((row) => line(names.map((name) => row[name] ?? ''))),
  ].join('\n');
}

/** A percentile of some figures. @param share 0.5 for the median */
export const percentile = (figures: readonly number[], share: number): number =>
  figures.toSorted((a, b) => a - b)[Math.min(figures.length - 1, Math.floor(figures.length * share))] ?? NaN;

export const median = (figures: readonly number[]): number => percentile(figures, 0.5);

/** Bytes as KB with one decimal. */
export const toKB = (bytes: number): string => (bytes / 1024).toFixed(1);

/** Load average of the machine, since other load makes times longer. */
export const formatLoad = (): string =>
  `Load average: ${loadavg()
    .map((load) => load.toFixed(1))
    .join(' ')}`;

/** Prints the exceeded budgets. @param check whether they make the command fail */
export function reportBudgets(exceeded: readonly string[], check: boolean): void {
  console.log(exceeded.length > 0 ? `\nBudgets exceeded:\n  ${exceeded.join('\n  ')}` : '\nEvery budget is kept.');
  if (check && exceeded.length > 0) process.exitCode = 1;
}
