import {
  unwrap,
  type ResponseSchema,
  isRow,
  decodeRow,
  type Entity,
  type RowSchema,
  type DecodedRow,
  type ParsedList,
  type Problem,
} from './schema.ts';
import type { Dialect } from './dialect.ts';

/** Max rows of a response: four times those of a shop with 50,000 products. Each row takes time and memory, however short it is (P87). */
const maxRows = 200_000;

/** A response that violates the contract: which field of the API differs, and how. */
export class InvalidResponseError extends Error {
  override readonly name = 'InvalidResponseError';
  declare readonly field: string;

  constructor({ field, reason }: Problem) {
    super(`the response differs at ${field || 'its top level'}: ${reason}`);
    this.field = field;
  }
}

/** The content of the envelope; undefined if the field is missing. @throws InvalidResponseError if the body is an error */
function parseEnvelope(body: unknown, dialect: Dialect): unknown {
  const error = findError(body);
  if (error) throw new InvalidResponseError({ field: '', reason: `it is an error: ${error}` });
  return unwrap(body, dialect);
}

export const isEntity = <T>(schema: RowSchema<T>): schema is Entity<T> => 'fields' in schema;

function decodeListRow<T>(schema: RowSchema<T>, row: unknown, dialect: Dialect): DecodedRow<T> {
  if (isEntity(schema)) return decodeRow(schema, row, dialect);
  const value = schema.decode(row, dialect);
  return value === undefined ? { problem: { field: '', reason: schema.errorMessage ?? '' } } : { value };
}

/** The response of a list endpoint; null is the empty list. Invalid rows are left out, the others are kept (R11.2). */
export const listResponse = /* @__NO_SIDE_EFFECTS__ */ <T>(rowSchema: RowSchema<T>): ResponseSchema<ParsedList<T>> => ({
  decode(body, dialect, addReport) {
    const results = parseEnvelope(body, dialect);
    const rows: unknown = results === null ? [] : results;
    const field = dialect.results;
    if (!Array.isArray(rows))
      throw new InvalidResponseError({ field, reason: rows === undefined ? 'it is missing' : 'it is not a list' });
    if (rows.length > maxRows)
      throw new InvalidResponseError({
        field,
        reason: `it has ${rows.length.toLocaleString('en')} rows, more than ${maxRows.toLocaleString('en')}`,
      });
    const decoded = rows.map((row) => decodeListRow(rowSchema, row, dialect));
    const list: ParsedList<T> = {
      items: decoded.flatMap(({ value, problem }) => (problem ? [] : [value])),
      rejected: [],
      missingFields: [],
    };
    addReport?.(list, rowSchema, rows, decoded, dialect);
    return list;
  },
  list: rowSchema,
});

/** Adds the invalid value to a problem, for reports. */
export function describeProblem({ field, reason }: Problem, row: unknown): Problem {
  if (!isRow(row)) return { field, reason: `${reason}: ${excerpt(row)}` };
  const names = Object.keys(row).join(', ').slice(0, 200) || 'nada';
  return field in row
    ? { field, reason: `${reason}: ${excerpt(row[field])}` }
    : { field, reason: `no está en el registro, que tiene ${names}` };
}

/** The start of a value. Lists and objects are not quoted: JSON.stringify recurses, and would overflow the stack on a deep one. */
const excerpt = (value: unknown): string =>
  value && typeof value === 'object' ? '[…]' : ((JSON.stringify(value) as string | undefined) ?? 'nada').slice(0, 80);

/** The response of an endpoint for one record; null, false, an empty list and a record without values mean that it does not exist. */
export const recordResponse = /* @__NO_SIDE_EFFECTS__ */ <T extends object>(
  entity: Entity<T>,
): ResponseSchema<T | null> => ({
  decode(body, dialect) {
    const results = parseEnvelope(body, dialect);
    if (results === undefined) throw new InvalidResponseError({ field: dialect.results, reason: 'it is missing' });
    const row: unknown = Array.isArray(results) ? results[0] : results;
    if (row === null || row === undefined || row === false) return null;
    const { value, problem } = decodeRow(entity, row, dialect);
    if (problem) throw new InvalidResponseError(describeProblem(problem, row));
    return Object.values(value).some(Boolean) ? value : null;
  },
  record: entity,
});

/**
 * Finds the error in a response with status 200, in any form that servers use: an `error`, a false `success`, a failed `status`, a
 * message that says so. Returns its text, '' if there is none.
 * @param saysFailure whether a status or a message says that the call failed
 */
export function findError(body: unknown, saysFailure = startsLikeFailure): string {
  if (!isRow(body)) return '';
  const { error, errors, success, ok, status, mensaje, message } = body;
  const failed =
    hasContent(error) ||
    hasContent(errors) ||
    meansFalse(success) ||
    meansFalse(ok) ||
    isFailure(status) ||
    [status, mensaje, message].some(saysFailure);
  if (!failed) return '';
  // Not before: a successful response may have thousands of products to serialize.
  const text = [error, errors, mensaje, message].find(hasContent);
  return (typeof text === 'string' ? text : JSON.stringify(text ?? body)).slice(0, 200);
}

const falseWords = new Set(['', '0', 'false', 'null', 'no']);

/** Whether a present value stands for false, in any form that servers use. */
export const meansFalse = (value: unknown): boolean =>
  typeof value === 'string'
    ? falseWords.has(value.trim().toLowerCase())
    : value === null || value === false || value === 0;

/** Servers send `"error": false`, 0, "" and null with good responses. */
const hasContent = (error: unknown): boolean =>
  Array.isArray(error) || isRow(error) ? Object.keys(error).length > 0 : error !== undefined && !meansFalse(error);

const isFailure = (status: unknown): boolean =>
  status === false || status === 'false' || Number(status) < 0 || Number(status) >= 400;

export const startsLikeFailure = (text: unknown): boolean =>
  typeof text === 'string' &&
  /^\s*(?:(?:php )?(?:fatal |parse )?error|err\b|fail|fall|ko\b|denied|inv[aá]lid|sqlstate|no (?:se|fue|es) p|duplic|ocurri)/i.test(
    text,
  );
