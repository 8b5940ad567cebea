import { isRow, type Problem } from './entity.ts';

/** A problem with what came in the place of what was expected, for reports. */
export function withWhatCame({ field, reason }: Problem, row: unknown): Problem {
  if (!isRow(row)) return { field, reason: `${reason}: ${shown(row)}` };
  const names = Object.keys(row).join(', ').slice(0, 200) || 'nada';
  return field in row
    ? { field, reason: `${reason}: ${shown(row[field])}` }
    : { field, reason: `no está en el registro, que tiene ${names}` };
}

const shown = (value: unknown): string => ((JSON.stringify(value) as string | undefined) ?? 'nada').slice(0, 80);
