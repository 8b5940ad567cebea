/** The report of a list for the snapshot and `check:api`: bad rows, missing fields, and what reading good rows dropped. */
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

/** The API's names of the fields that identify a row of any entity. */
const rowNames = ['ProductoID', 'SucursalID', 'Nombre'] as const;

/** Adds the report to a list (R11.2). */
export const reportRows: ReportRows = (list, item, rows, results, dialect) => {
  const missingFields = new Set<string>();
  const names = isEntity(item) ? wireNames(item) : [];
  let good = 0;
  results.forEach((result, index) => {
    const row = rows[index];
    const incompleteId = 'problem' in result ? findIncompleteId(row, result.problem, dialect) : undefined;
    if ('value' in result) {
      good++;
      if (isEntity(item)) recordLosses(list, item, row as WireRow, dialect);
    } else if (incompleteId === undefined) {
      list.rejected.push({ id: nameRow(row), ...describeProblem(result.problem, row) });
      return;
    } else (list.incomplete ??= []).push({ at: good, id: incompleteId });
    for (const name of names) if (!(name in (row as WireRow))) missingFields.add(name);
  });
  list.missingFields = [...missingFields].sort();
};

/** The id of a row whose only fault is a missing field. */
function findIncompleteId(row: unknown, { field }: Problem, dialect: Dialect): string | undefined {
  const [productId] = rowNames;
  return isRow(row) && field !== '' && !(field in row) ? id.decode(row[productId], dialect) : undefined;
}

/** Records what reading a good row dropped: unsafe file names, the end of long texts. */
function recordLosses<T>(list: ParsedList<T>, item: Entity<T>, row: WireRow, dialect: Dialect): void {
  for (const [field, codec] of Object.values(item.fields)) {
    const wire = row[field];
    if (typeof wire !== 'string') continue;
    if (codec.isTooLong?.(wire))
      (list.truncated ??= []).push({ id: nameRow(row), field, reason: `tiene más de ${codec.max} letras: se cortó` });
    else if (codec === cardPicture && wire.trim() !== '' && !codec.decode(wire, dialect))
      (list.unsafeFiles ??= []).push({
        id: nameRow(row),
        field,
        reason: `${codec.errorMessage}: ${wire.slice(0, 80)}`,
      });
  }
}

function nameRow(row: unknown): string | null {
  const name = isRow(row) ? rowNames.map((field) => row[field]).find((value) => value != null) : row;
  return typeof name === 'string' || typeof name === 'number' ? String(name).slice(0, 100) : null;
}
