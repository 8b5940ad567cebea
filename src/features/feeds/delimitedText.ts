/** A row of a table: its cells by column name. */
export type TextRow = Record<string, string>;

/**
 * Formats rows as tab-separated text with a header line; tabs and line breaks in cells become spaces. Quotes cells as in CSV, since
 * Google reads an unclosed quotation mark to the end of the file (support.google.com/merchants/answer/14998273).
 * @param columns the column names, for a table that may be empty; by default those of the first row
 */
export const toTsv = (rows: readonly TextRow[], columns?: readonly string[]): string => toTable(rows, '\t', columns);

/** Formats rows as comma-separated text (RFC 4180), with a header line. */
export const toCsv = (rows: readonly TextRow[]): string => toTable(rows, ',');

function toTable(
  rows: readonly TextRow[],
  separator: string,
  columns: readonly string[] = Object.keys(rows[0] ?? {}),
): string {
  const quote = (cell: string): string =>
    cell.includes('"') || cell.includes(separator) ? `"${cell.replaceAll('"', '""')}"` : cell;
  const lines = rows.map((row) => columns.map((column) => quote(toOneLine(row[column] ?? ''))).join(separator));
  return `${[columns.join(separator), ...lines].join('\n')}\n`;
}

// Replaces control characters, too: feed readers reject files with them.
const toOneLine = (text: string): string => text.replace(/[\p{Z}\p{C}]+/gu, ' ').trim();
