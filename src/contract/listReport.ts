/** The report on a list for the snapshot and `check:api`: bad rows, missing fields, and what decoding dropped from good rows. */
import { describeProblem, isEntity } from './responses.ts';
import type { Dialect } from './dialect.ts';
import { cardPicture, id } from './fieldCodecs.ts';
import {
  isRow,
  wireNames,
  type Entity,
  type ParsedList,
  type Problem,
  type ReportRows,
  type WireRow,
} from './schema.ts';

/** The API's names of the fields that identify a row, whatever its entity. */
const identifyingFields = ['ProductoID', 'SucursalID', 'Nombre'] as const;

/** Adds the report to a list (R11.2). */
export const reportRows: ReportRows = (list, rowSchema, rows, results, dialect) => {
  const missingFields = new Set<string>();
  const names = isEntity(rowSchema) ? wireNames(rowSchema) : [];
  let goodCount = 0;
  results.forEach((result, index) => {
    const row = rows[index];
    const incompleteId = 'problem' in result ? findIncompleteId(row, result.problem, dialect) : undefined;
    if ('value' in result) {
      goodCount++;
      if (isEntity(rowSchema)) recordLosses(list, rowSchema, row as WireRow, dialect);
    } else if (incompleteId === undefined) {
      list.rejected.push({ id: identifyRow(row), ...describeProblem(result.problem, row) });
      return;
    } else (list.incomplete ??= []).push({ at: goodCount, id: incompleteId });
    for (const name of names) if (!(name in (row as WireRow))) missingFields.add(name);
  });
  list.missingFields = [...missingFields].sort();
};

/** The id of a row that is rejected only because a field is missing. */
function findIncompleteId(row: unknown, { field }: Problem, dialect: Dialect): string | undefined {
  const [productId] = identifyingFields;
  return isRow(row) && field !== '' && !(field in row) ? id.decode(row[productId], dialect) : undefined;
}

/** Records what decoding dropped from a good row: unsafe file names, the end of long texts. */
function recordLosses<T>(list: ParsedList<T>, entity: Entity<T>, row: WireRow, dialect: Dialect): void {
  for (const [field, codec] of Object.values(entity.fields)) {
    const wire = row[field];
    if (typeof wire !== 'string') continue;
    if (codec.isTooLong?.(wire))
      (list.truncated ??= []).push({
        id: identifyRow(row),
        field,
        reason: `tiene más de ${codec.max} letras: se cortó`,
      });
    else if (codec === cardPicture && wire.trim() !== '' && !codec.decode(wire, dialect))
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
