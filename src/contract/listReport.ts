/** The report on a list for the snapshot and `check:api`: bad rows, missing fields, and what decoding dropped from good rows. */
import { describeProblem, isEntity } from './responses.ts';
import type { Dialect } from './dialect.ts';
import { cardPicture, id, isTooLong } from './fieldCodecs.ts';
import {
  isRow,
  type Entity,
  type ParsedList,
  type Problem,
  type PartialRow,
  type AddReport,
  type WireRow,
} from './schema.ts';

/** The API's names of the fields that identify a row, whatever its entity. */
const identifyingFields = ['ProductoID', 'SucursalID', 'Nombre'] as const;

/** Adds the report to a list (R11.2). */
export const addReport: AddReport = (list, rowSchema, rows, results, dialect) => {
  const missingFields = new Set<string>();
  const keptRows: typeof list.rows = [];
  results.forEach(({ value: decoded, problem }, index) => {
    const row = rows[index];
    if (problem && !isIncomplete(row, problem, dialect)) {
      list.rejected.push({ id: identifyRow(row), ...describeProblem(problem, row) });
      return;
    }
    if (!isEntity(rowSchema)) return;
    const wireRow = row as WireRow;
    if (!problem) recordLosses(list, rowSchema, wireRow, decoded);
    const value = problem ? decodeIncomplete(rowSchema, wireRow, dialect) : decoded;
    const missing = findMissing(rowSchema, wireRow, value, dialect);
    for (const { wireName } of missing) missingFields.add(wireName);
    keptRows.push({ value, missing: missing.map(({ name }) => name) });
  });
  list.missingFields = [...missingFields].sort();
  if (missingFields.size > 0) list.rows = keptRows;
};

/** Whether the row of a product is invalid only because a field is missing. */
const isIncomplete = (row: unknown, { field }: Problem, dialect: Dialect): boolean =>
  isRow(row) && field !== '' && !(field in row) && decodeProductId(row, dialect) !== undefined;

const decodeProductId = (row: WireRow, dialect: Dialect): string | undefined =>
  id.decode(row[identifyingFields[0]], dialect);

function decodeIncomplete<T>({ fields, columns }: Entity<T>, row: WireRow, dialect: Dialect): PartialRow<T>['value'] {
  const productId = decodeProductId(row, dialect);
  const values = Object.entries(fields).map(([name, [wireName, codec]]) => [
    name,
    codec.decode(row[wireName], dialect, productId),
  ]);
  return { ...Object.fromEntries(values), ...columns?.decode(row, dialect) } as PartialRow<T>['value'];
}

/** Finds the fields that a row lacks, by both names, and its stock if it has no column of it. */
function findMissing<T>(
  { fields, columns }: Entity<T>,
  row: WireRow,
  value: PartialRow<T>['value'],
  dialect: Dialect,
): { name: string; wireName: string }[] {
  const values = value as WireRow;
  const missing = Object.entries(fields)
    .map(([name, [wireName]]) => ({ name, wireName }))
    .filter(({ name, wireName }) => !(wireName in row) || values[name] === undefined);
  const missingColumns = Object.keys(columns?.decode({}, dialect) ?? {}).filter(
    (name) => Object.keys(values[name] ?? {}).length === 0,
  );
  return [...missing, ...missingColumns.map((name) => ({ name, wireName: dialect.stock }))];
}

/** Records what decoding dropped from a good row: unsafe file names, the end of long texts. */
function recordLosses<T>(list: ParsedList<T>, entity: Entity<T>, row: WireRow, value: T): void {
  for (const [name, [field, codec]] of Object.entries(entity.fields)) {
    const wire = row[field];
    if (typeof wire !== 'string') continue;
    if (isTooLong(codec, wire))
      (list.truncated ??= []).push({
        id: identifyRow(row),
        field,
        reason: `tiene más de ${codec.max} letras: se cortó`,
      });
    else if (codec === cardPicture && wire.trim() !== '' && (value as WireRow)[name] === '')
      (list.unsafeFiles ??= []).push({
        id: identifyRow(row),
        field,
        reason: `${codec.errorMessage}: ${wire.slice(0, 80)}`,
      });
  }
}

/** The id or name of a row, for reports; null if it has neither. */
function identifyRow(row: unknown): string | null {
  const name = isRow(row) ? identifyingFields.map((field) => row[field]).find((value) => value != null) : row;
  return typeof name === 'string' || typeof name === 'number' ? String(name).slice(0, 100) : null;
}
