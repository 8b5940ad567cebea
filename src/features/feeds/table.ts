/** One line of a feed: its cells by the name of their column. */
export type Row = Record<string, string>;

/** Tab-separated text with a line of names first; what would end a cell or a line is a space. */
export const tsv = (rows: readonly Row[]): string => table(rows, '\t', (cell) => cell);

/** Comma-separated text (RFC 4180). */
export const csv = (rows: readonly Row[]): string =>
  table(rows, ',', (cell) => (/[",]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell));

function table(rows: readonly Row[], separator: string, quoted: (cell: string) => string): string {
  const [first = {}] = rows;
  const names = Object.keys(first);
  const lines = rows.map((row) => names.map((name) => quoted(inOneLine(row[name] ?? ''))).join(separator));
  return `${[names.join(separator), ...lines].join('\n')}\n`;
}

// Control characters among them: feed readers refuse the file for one of them.
const inOneLine = (text: string): string => text.replace(/[\p{Z}\p{C}]+/gu, ' ').trim();
