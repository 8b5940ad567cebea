/** One line of a table: its cells by column name. */
export type TextRow = Record<string, string>;

/**
 * Tab-separated text with a header line; tabs and line breaks in cells become spaces.
 * @param columns the columns of a table that may have no row
 */
export const toTsv = (rows: readonly TextRow[], columns?: readonly string[]): string =>
  toTable(rows, '\t', (cell) => cell, columns);

/** Comma-separated text (RFC 4180). */
export const toCsv = (rows: readonly TextRow[]): string =>
  toTable(rows, ',', (cell) => (/[",]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell));

function toTable(
  rows: readonly TextRow[],
  separator: string,
  quote: (cell: string) => string,
  names: readonly string[] = Object.keys(rows[0] ?? {}),
): string {
  const lines = rows.map((row) => names.map((name) => quote(toOneLine(row[name] ?? ''))).join(separator));
  return `${[names.join(separator), ...lines].join('\n')}\n`;
}

// Control characters too: feed readers reject a file with one.
const toOneLine = (text: string): string => text.replace(/[\p{Z}\p{C}]+/gu, ' ').trim();
