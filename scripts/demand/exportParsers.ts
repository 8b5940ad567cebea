import { Readable } from 'node:stream';
import { parse } from 'csv-parse';

// Streaming parsers of the formats that phpMyAdmin and mysqldump export.

/** A row of a table: its cells, and the names of the columns if the export has them. */
export interface ExportRow {
  names: readonly string[] | undefined;
  cells: readonly string[];
}

export const exportParsers: Readonly<Record<string, (text: AsyncIterable<string>) => AsyncIterable<ExportRow>>> = {
  csv: parseCsv,
  json: parseJson,
  sql: parseSql,
};

/** Rows of CSV. The first row has the column names, unless one of its cells is a path: then the export has no names. */
async function* parseCsv(text: AsyncIterable<string>): AsyncGenerator<ExportRow> {
  const chunks = text[Symbol.asyncIterator]();
  const first = await chunks.next();
  if (first.done) return;
  const parser = parse({
    delimiter: findDelimiter(first.value),
    bom: true,
    relax_column_count: true,
    skip_records_with_error: true,
  });
  async function* allChunks(): AsyncGenerator<string> {
    yield first.value as string;
    yield* { [Symbol.asyncIterator]: () => chunks };
  }
  let names: readonly string[] | undefined;
  let isFirst = true;
  for await (const cells of Readable.from(allChunks()).pipe(parser) as AsyncIterable<string[]>) {
    if (isFirst && !cells.some((cell) => cell.startsWith('/'))) names = cells;
    else yield { names, cells };
    isFirst = false;
  }
}

/** The delimiter of CSV: the most frequent one in its first line, outside quotes. */
function findDelimiter(text: string): string {
  const [line = ''] = text.replaceAll(/"[^"]*"/g, '').split('\n', 1);
  const count = (char: string): number => line.split(char).length;
  return [',', ';', '\t'].reduce((best, char) => (count(char) > count(best) ? char : best));
}

/** Strings, which may be incomplete, and braces. */
const jsonToken = /"(?:[^"\\]|\\[^])*"?|[{}]/g;
/** Maximum length of an incomplete object, characters. */
const maxPendingLength = 1_000_000;

/** The innermost objects of any JSON: an array, lines, or phpMyAdmin's array of tables. */
async function* parseJson(text: AsyncIterable<string>): AsyncGenerator<ExportRow> {
  let pending = '';
  for await (const chunk of text) {
    pending += chunk;
    let start = -1;
    let end = 0;
    for (const { 0: token, index } of pending.matchAll(jsonToken)) {
      if (token === '{') start = index;
      else if (token === '}' && start >= 0) {
        end = index + 1;
        const row = parseObject(pending.slice(start, end));
        if (row) yield { names: Object.keys(row), cells: Object.values(row).map(toCell) };
        start = -1;
      }
    }
    pending = pending.slice(start >= 0 ? start : end);
    if (pending.length > maxPendingLength) pending = '';
  }
}

function parseObject(text: string): Record<string, unknown> | null {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return null;
  }
}

const toCell = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

const insertStatement = /^\s*(?:INSERT|REPLACE)\s+(?:IGNORE\s+)?INTO\s+[`"\w.]+\s*(?:\(([^)]*)\)\s*)?VALUES/i;
const columnDefinition = /^\s+[`"](\w+)[`"]\s/;

/** Rows of INSERT statements, of all tables. Both tools escape line breaks within texts, so no row spans several lines. */
async function* parseSql(text: AsyncIterable<string>): AsyncGenerator<ExportRow> {
  let names: string[] | undefined;
  let isInsert = false;
  for await (const line of splitLines(text)) {
    if (/^\s*CREATE TABLE/i.test(line)) names = [];
    // mysqldump names the columns here only.
    const [, column] = isInsert ? [] : (columnDefinition.exec(line) ?? []);
    if (column) names?.push(column);
    const insert = insertStatement.exec(line);
    if (insert) {
      isInsert = true;
      if (insert[1]) names = insert[1].split(',').map((name) => name.replaceAll(/[`"\s]/g, ''));
    }
    if (!isInsert) continue;
    for (const cells of parseTuples(line.slice(insert?.[0].length ?? 0))) yield { names, cells };
    isInsert = !line.trimEnd().endsWith(';');
  }
}

async function* splitLines(text: AsyncIterable<string>): AsyncGenerator<string> {
  let pending = '';
  for await (const chunk of text) {
    const lines = (pending + chunk).split('\n');
    pending = lines.pop() ?? '';
    yield* lines;
  }
  yield pending;
}

const sqlToken = /'((?:[^'\\]|\\.)*)'|[(),]|[^'(),]+/g;
const sqlEscapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', 0: '' };

/** The tuples of "(1, 'a', NULL), (2, 'b''c', '')". */
function* parseTuples(text: string): Generator<string[]> {
  let cells: string[] | null = null;
  let cell = '';
  let afterQuoted = false;
  for (const [token, quoted] of text.matchAll(sqlToken)) {
    if (quoted !== undefined) {
      // A doubled quote is an escaped one: a quoted text directly after another.
      cell += (afterQuoted ? "'" : '') + quoted.replaceAll(/\\(.)/g, (_, char: string) => sqlEscapes[char] ?? char);
    } else if (token === '(' && !cells) cells = [];
    else if (token === ',' || token === ')') {
      cells?.push(cell);
      cell = '';
      if (token === ')' && cells) {
        yield cells;
        cells = null;
      }
    } else if (cells && token.trim().toUpperCase() !== 'NULL') cell += token.trim();
    afterQuoted = quoted !== undefined;
  }
}
