import { type Answer, decodeRow, encodeRow, type Entity, type Problem } from '../../src/contract/schema.ts';
import { reportRows } from '../../src/contract/listReport.ts';
import { dialect } from '../../src/contract/dialect.ts';
import { encodeAnswer } from '../../src/contract/callTable.ts';
import type { FieldCodec } from '../../src/contract/fieldCodecs.ts';

/** Anything of the contract that decodes and encodes. */
type Form<T> = Entity<T> | FieldCodec<T> | Answer<T>;

type Outcome<T> = { success: true; data: T } | { success: false; problem: Problem };

/** Reads from the wire with the site's dialect; returns the value or the problem. */
export function safeDecode<T>(form: Form<T>, wire: unknown): Outcome<T> {
  if ('fields' in form) {
    const { value, problem } = decodeRow(form, wire, dialect);
    return problem ? { success: false, problem } : { success: true, data: value };
  }
  try {
    const data = form.decode(wire, dialect, reportRows);
    const errorMessage = 'errorMessage' in form ? form.errorMessage : '';
    return data === undefined
      ? { success: false, problem: { field: '', reason: errorMessage } }
      : { success: true, data };
  } catch (error) {
    const { field = '', message } = error as Error & { field?: string };
    return { success: false, problem: { field, reason: message } };
  }
}

/** @throws Error if the value is invalid */
export function decode<T>(form: Form<T>, wire: unknown): T {
  const read = safeDecode(form, wire);
  if (!read.success) throw new Error(`${read.problem.field}: ${read.problem.reason}`);
  return read.data;
}

/** Converts a value to its form on the wire. */
export const encode = <T>(form: Form<T>, value: T): unknown =>
  'fields' in form
    ? encodeRow(form, value, dialect)
    : 'encode' in form
      ? form.encode(value)
      : encodeAnswer(form, value, dialect);
