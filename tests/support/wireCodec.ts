import { type ResponseSchema, decodeRow, encodeRow, type Entity, type Problem } from '../../src/contract/schema.ts';
import { reportRows } from '../../src/contract/listReport.ts';
import { dialect } from '../../src/contract/dialect.ts';
import { encodeResponse } from '../../src/contract/callTable.ts';
import type { FieldCodec } from '../../src/contract/fieldCodecs.ts';

/** Anything of the contract that decodes and encodes. */
type Schema<T> = Entity<T> | FieldCodec<T> | ResponseSchema<T>;

type Outcome<T> = { success: true; data: T } | { success: false; problem: Problem };

/** Reads from the wire with the site's dialect; returns the value or the problem. */
export function safeDecode<T>(schema: Schema<T>, wire: unknown): Outcome<T> {
  if ('fields' in schema) {
    const { value, problem } = decodeRow(schema, wire, dialect);
    return problem ? { success: false, problem } : { success: true, data: value };
  }
  try {
    const data = schema.decode(wire, dialect, reportRows);
    const errorMessage = 'errorMessage' in schema ? schema.errorMessage : '';
    return data === undefined
      ? { success: false, problem: { field: '', reason: errorMessage } }
      : { success: true, data };
  } catch (error) {
    const { field = '', message } = error as Error & { field?: string };
    return { success: false, problem: { field, reason: message } };
  }
}

/** @throws Error if the value is invalid */
export function decode<T>(schema: Schema<T>, wire: unknown): T {
  const read = safeDecode(schema, wire);
  if (!read.success) throw new Error(`${read.problem.field}: ${read.problem.reason}`);
  return read.data;
}

/** Converts a value to its form on the wire. */
export const encode = <T>(schema: Schema<T>, value: T): unknown =>
  'fields' in schema
    ? encodeRow(schema, value, dialect)
    : 'encode' in schema
      ? schema.encode(value)
      : encodeResponse(schema, value, dialect);
