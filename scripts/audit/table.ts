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

/** The median of some figures. */
export const median = (figures: readonly number[]): number =>
  figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? NaN;

/** Bytes as KB with one decimal. */
export const toKB = (bytes: number): string => (bytes / 1024).toFixed(1);
