/** The cells of a row, by the names of their columns. */
export type FeedRow = Record<string, string>;

const toRows = ([names = [], ...rows]: string[][]): FeedRow[] =>
  rows.map((cells) => Object.fromEntries(names.map((name, index) => [name, cells[index] ?? 'missing'])));

export const parseTsv = (text: string): FeedRow[] =>
  toRows(
    text
      .replace(/\n$/, '')
      .split('\n')
      .map((line) => line.split('\t')),
  );

/** Parses CSV (RFC 4180) without line breaks within cells. */
export const parseCsv = (text: string): FeedRow[] =>
  toRows(
    text
      .replace(/\n$/, '')
      .split('\n')
      .map((line) =>
        [...`${line},`.matchAll(/(?:"((?:[^"]|"")*)"|([^,]*)),/g)].map(([, quoted, plain = '']) =>
          quoted === undefined ? plain : quoted.replaceAll('""', '"'),
        ),
      ),
  );
