import { loadavg } from 'node:os';

// Shared by the commands that measure: audit and bench:*.

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

/** A percentile of numbers. @param share 0.5 for the median */
export const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? NaN;

export const median = (values: readonly number[]): number => percentile(values, 0.5);

/** Formats bytes as KB with one decimal. */
export const toKB = (bytes: number): string => (bytes / 1024).toFixed(1);

/** Formats the load average of the machine: other load increases measured times. */
export const formatLoad = (): string =>
  `Load average: ${loadavg()
    .map((load) => load.toFixed(1))
    .join(' ')}`;

/** Prints exceeded budgets. @param failIfExceeded whether they fail the command */
export function reportBudgets(exceeded: readonly string[], failIfExceeded: boolean): void {
  console.log(exceeded.length > 0 ? `\nBudgets exceeded:\n  ${exceeded.join('\n  ')}` : '\nNo budget is exceeded.');
  if (failIfExceeded && exceeded.length > 0) process.exitCode = 1;
}
