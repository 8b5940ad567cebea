import { isRow } from './entity.ts';

/**
 * The error of an answer with status 200, in any form that hosts use: an `error`, a false `success`, a failed `status`, a
 * message that starts like one. '' if there is none.
 */
export function findError(body: unknown): string {
  if (!isRow(body)) return '';
  const { error, errors, success, ok, status, mensaje, message } = body;
  const failed =
    hasContent(error) ||
    hasContent(errors) ||
    isFalsy(success) ||
    isFalsy(ok) ||
    isFailure(status) ||
    [mensaje, message].some(startsLikeFailure);
  if (!failed) return '';
  // Only now: a good answer may hold thousands of products.
  const text = [error, errors, mensaje, message].find(hasContent);
  return (typeof text === 'string' ? text : JSON.stringify(text ?? body)).slice(0, 200);
}

/**
 * Whether a write succeeded, where the API does not document its answer. Success has to be explicit: something in the
 * results, or a truthy status, success or ok. Null, false, an empty body and every form of error are failures (R7.4).
 * @param results the content of the envelope, undefined if it has none
 */
export function isAcknowledged(body: unknown, results: unknown): boolean {
  if (findError(body) !== '') return false;
  if (!isRow(body)) return typeof body === 'string' ? isSuccess(body) : isTruthy(body);
  const { success, ok, status } = body;
  // Null results are a failure whatever else the body says: MySQL clients report a duplicate key that way.
  if (results !== undefined) return isTruthy(results);
  return [success, ok].some((word) => word !== undefined && isTruthy(word)) || isSuccess(status);
}

const falsyWords = new Set(['', '0', 'false', 'null', 'no']);
const isFalsy = (value: unknown): boolean => value === null || falsyWords.has(toWord(value));

const toWord = (value: unknown): string =>
  typeof value === 'string' ? value.trim().toLowerCase() : value === false || value === 0 ? 'no' : 'other';

/** Whether a value is there and does not spell a failure. */
function isTruthy(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0 && value.every(isTruthy);
  if (isRow(value)) return Object.keys(value).length > 0 && findError(value) === '';
  return value !== undefined && !isFalsy(value) && !startsLikeFailure(value);
}

/** Servers send `"error": false`, 0, "" and null with good answers. */
const hasContent = (error: unknown): boolean =>
  Array.isArray(error) || isRow(error) ? Object.keys(error).length > 0 : error !== undefined && !isFalsy(error);

const isSuccess = (status: unknown): boolean =>
  status === true ||
  (Number(status) >= 200 && Number(status) < 300) ||
  /^(?:success|ok|exito|éxito|1)$/i.test(String(status));

const isFailure = (status: unknown): boolean =>
  status === false || status === 'false' || Number(status) >= 400 || startsLikeFailure(status);

const startsLikeFailure = (text: unknown): boolean =>
  typeof text === 'string' &&
  /^\s*(?:(?:php )?(?:fatal |parse )?error|err\b|fail|fall[oó]|ko\b|denied|invalid|sqlstate|no se p|duplicate)/i.test(
    text,
  );
