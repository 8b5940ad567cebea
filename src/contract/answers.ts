import { opened, Unreadable, type Answer } from './envelope.ts';
import type { Dialect } from './dialect.ts';
import { isRow, readRow, wireNames, type Entity, type Problem, type Row } from './entity.ts';
import { cardPicture, id, type Kind } from './fieldKinds.ts';
import { withWhatCame } from './problems.ts';
import { rowNames } from './rowNames.ts';
import { isAcknowledged, refusalIn } from './verdict.ts';

/** A row that cannot be read: which one, which field of the API, and why. */
export interface Rejected extends Problem {
  id: string | null;
}

/** A list as it came: the good rows, the bad ones, and the fields that some row does not tell at all. */
export interface Listed<T> {
  items: T[];
  rejected: Rejected[];
  untold: string[];
  /** Rows that tell an id but not all that a record needs, and where among the items they stand. */
  slim?: { at: number; id: string }[];
  /** File names of good rows that are unsafe and were read as none. */
  unsafe?: Rejected[];
  /** Texts of good rows that were longer than their kind may be, and were cut. */
  cut?: Rejected[];
}

/**
 * What the envelope of an answer holds; undefined where it has no such field.
 * @throws Unreadable where the answer is an error
 */
function resultsIn(body: unknown, dialect: Dialect): unknown {
  const refusal = refusalIn(body);
  if (refusal) throw new Unreadable({ field: '', reason: `it is an error: ${refusal}` });
  return opened(body, dialect);
}

type Item<T> = Entity<T> | Kind<T>;
export const isEntity = <T>(item: Item<T>): item is Entity<T> => 'fields' in item;

function readItem<T>(item: Item<T>, row: unknown, dialect: Dialect): { value: T } | { problem: Problem } {
  if (isEntity(item)) {
    const { value, problem } = readRow(item, row, dialect);
    return problem ? { problem } : { value: value };
  }
  const value = item.read(row, dialect);
  return value === undefined ? { problem: { field: '', reason: item.refusal } } : { value };
}

/** The answer of a list call, where null is the empty list. One bad row does not spoil the rest (R11.2). */
export const listOf = /* @__NO_SIDE_EFFECTS__ */ <T>(item: Item<T>): Answer<Listed<T>> => ({
  read(body, dialect) {
    const rows = resultsIn(body, dialect);
    if (rows !== null && !Array.isArray(rows))
      throw new Unreadable({
        field: dialect.results,
        reason: rows === undefined ? 'it is not there' : 'it is no list',
      });
    if (rows !== null && rows.length > mostRows)
      throw new Unreadable({
        field: dialect.results,
        reason: `it has ${rows.length.toLocaleString('en')} rows, more than the ${mostRows.toLocaleString('en')} of the largest shop`,
      });
    return readRows(item, rows ?? [], dialect);
  },
  list: item,
});

/** Rows of an answer at most: four times the largest shop. Each costs time and memory, whatever stands in it. */
const mostRows = 200_000;

function readRows<T>(item: Item<T>, rows: unknown[], dialect: Dialect): Listed<T> {
  const list: Listed<T> = { items: [], rejected: [], untold: [] };
  const untold = new Set<string>();
  const names = isEntity(item) ? wireNames(item) : [];
  for (const row of rows) {
    const read = readItem(item, row, dialect);
    const slim = 'problem' in read ? slimId(row, read.problem, dialect) : undefined;
    if ('value' in read) {
      if (isEntity(item)) noteLosses(list, item, row as Row, dialect);
      list.items.push(read.value);
    } else if (slim === undefined) {
      list.rejected.push({ id: nameOf(row), ...withWhatCame(read.problem, row) });
      continue;
    } else (list.slim ??= []).push({ at: list.items.length, id: slim });
    for (const name of names) if (!(name in (row as Row))) untold.add(name);
  }
  list.untold = [...untold].sort();
  return list;
}

/** The id of a row that cannot be read for nothing but a field that it does not have. */
function slimId(row: unknown, { field }: Problem, dialect: Dialect): string | undefined {
  const [productId] = rowNames;
  return isRow(row) && field !== '' && !(field in row) ? id.read(row[productId], dialect) : undefined;
}

/** Notes what of a good row was left out: a name of a file that is unsafe, the end of a text that is too long. */
function noteLosses<T>(list: Listed<T>, item: Entity<T>, row: Row, dialect: Dialect): void {
  for (const [field, kind] of Object.values(item.fields)) {
    const told = row[field];
    if (typeof told !== 'string') continue;
    if (kind.isCut?.(told))
      (list.cut ??= []).push({ id: nameOf(row), field, reason: `tiene más de ${kind.most} letras: se cortó` });
    else if (kind === cardPicture && told.trim() !== '' && !kind.read(told, dialect))
      (list.unsafe ??= []).push({ id: nameOf(row), field, reason: `${kind.refusal}: ${told.slice(0, 80)}` });
  }
}

/** What names a row in a report. */
function nameOf(row: unknown): string | null {
  const told = isRow(row) ? rowNames.map((name) => row[name]).find((value) => value != null) : row;
  return typeof told === 'string' || typeof told === 'number' ? String(told).slice(0, 100) : null;
}

/** The answer of a call for one record; null, an empty list and false mean that there is none. */
export const one = /* @__NO_SIDE_EFFECTS__ */ <T>(item: Entity<T>): Answer<T | null> => ({
  read(body, dialect) {
    const results = resultsIn(body, dialect);
    if (results === undefined) throw new Unreadable({ field: dialect.results, reason: 'it is not there' });
    const row: unknown = Array.isArray(results) ? results[0] : results;
    if (row === null || row === undefined || row === false) return null;
    const { value, problem } = readRow(item, row, dialect);
    if (problem) throw new Unreadable(withWhatCame(problem, row));
    return value;
  },
  record: item,
});

/** Whether a write was done (R7.4). */
export const acknowledged: Answer<boolean> = {
  read: (body, dialect) => isAcknowledged(body, opened(body, dialect)),
};

/** Whether the answer says "success" in so many words: nothing else will do (R6.8). */
export const status: Answer<boolean> = {
  read: (body) => isRow(body) && body['status'] === 'success' && refusalIn(body) === '',
};
