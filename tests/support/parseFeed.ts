/** A feed's lines by the names of its columns. */
export type FeedRow = Record<string, string>;

const named = ([names = [], ...rows]: string[][]): FeedRow[] =>
  rows.map((cells) => Object.fromEntries(names.map((name, index) => [name, cells[index] ?? 'missing'])));

export const parseTsv = (text: string): FeedRow[] =>
  named(
    text
      .replace(/\n$/, '')
      .split('\n')
      .map((line) => line.split('\t')),
  );

/** RFC 4180, without line breaks within a cell. */
export const parseCsv = (text: string): FeedRow[] =>
  named(
    text
      .replace(/\n$/, '')
      .split('\n')
      .map((line) =>
        [...`${line},`.matchAll(/(?:"((?:[^"]|"")*)"|([^,]*)),/g)].map(([, quoted, plain = '']) =>
          quoted === undefined ? plain : quoted.replaceAll('""', '"'),
        ),
      ),
  );
