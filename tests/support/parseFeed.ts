import { parse as parseTable, type Options } from 'csv-parse/sync';

/** The cells of a row, by the names of their columns. */
export type FeedRow = Record<string, string>;

const toRows = ([names = [], ...rows]: string[][]): FeedRow[] =>
  rows.map((cells) => Object.fromEntries(names.map((name, index) => [name, cells[index] ?? 'missing'])));

/** Parses CSV (RFC 4180). A quotation mark that is not closed reaches to the end of the file. */
export const parseCsv = (text: string): FeedRow[] => parse(text, { delimiter: ',' });

/** Parses tab-separated text with quoted cells, as Google does by default. */
export const parseTsv = (text: string): FeedRow[] => parse(text, { delimiter: '\t' });

const parse = (text: string, options: Options): FeedRow[] =>
  toRows(parseTable(text, { ...options, relax_column_count: true, skip_empty_lines: false }));
