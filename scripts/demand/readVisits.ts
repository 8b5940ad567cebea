import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { dialect } from '../../src/contract/dialect.ts';
import { dateTime } from '../../src/contract/fieldCodecs.ts';
import { lastPromoVisit } from '../../src/contract/forms.ts';
import { visit } from '../../src/contract/visits.ts';
import { exportParsers } from './exportParsers.ts';

/** The fields of a page view that the report uses: no personal data (R14.1). */
export interface RecordedVisit {
  /** "2026-11-24", as the database has it; "" if the export has no date. */
  day: string;
  route: string;
  parameters: string;
}

/**
 * Reads an export of the visits in constant memory; rows of other tables are skipped.
 * @param file its name ends with .csv, .json or .sql, or with one of them and .gz
 * @throws Error if the name has another ending
 */
export async function* readVisits(file: string): AsyncGenerator<RecordedVisit> {
  const [, format = '', compressed] = /\.(\w+)(\.gz)?$/i.exec(file) ?? [];
  const parse = exportParsers[format.toLowerCase()];
  if (!parse)
    throw new Error(
      `${file} has to be an export of the visits: its name ends with .csv, .json or .sql (or .csv.gz …).`,
    );
  const bytes = createReadStream(file);
  const text = compressed ? bytes.pipe(createGunzip()) : bytes;
  text.setEncoding('utf8');
  let names: readonly string[] | undefined;
  let columns: VisitColumns | null | undefined;
  for await (const row of parse(text as AsyncIterable<string>)) {
    if (columns === undefined || row.names !== names)
      columns = row.names ? findColumns(row.names) : guessColumns(row.cells);
    names = row.names;
    if (!columns) continue;
    const { day, route, parameters } = columns;
    const path = row.cells[route] ?? '';
    if (path.startsWith('/'))
      yield { day: toDay(row.cells[day]), route: path, parameters: row.cells[parameters] ?? '' };
  }
}

/** Indexes of the columns; -1 for no date. */
type VisitColumns = Record<keyof RecordedVisit, number>;

/** Finds the columns by name; null if the rows are not visits. */
function findColumns(names: readonly string[]): VisitColumns | null {
  const folded = names.map((name) => name.toLowerCase());
  const find = ({ fields }: typeof visit | typeof lastPromoVisit, field: string): number =>
    folded.indexOf((fields[field]?.[0] ?? '').toLowerCase());
  const route = find(visit, 'route');
  const parameters = find(visit, 'parameters');
  const date = find(lastPromoVisit, 'date');
  // The contract does not define the date of a visit: the column may be "FechaHora" or "created_at".
  const day = date >= 0 ? date : folded.findIndex((name) => /fecha|date|time|created|hora/.test(name));
  return route < 0 || parameters < 0 ? null : { day, route, parameters };
}

/** Guesses the columns from a row: the first path is the route, followed by the parameters; the first date is the day. */
function guessColumns(cells: readonly string[]): VisitColumns | null {
  const route = cells.findIndex((cell) => cell.startsWith('/'));
  return route < 0 ? null : { day: cells.findIndex((cell) => toDay(cell) !== ''), route, parameters: route + 1 };
}

const toDay = (cell: string | undefined): string => dateTime.decode(cell ?? '', dialect)?.slice(0, 10) ?? '';
