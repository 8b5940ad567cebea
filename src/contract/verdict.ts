import { isRow } from './entity.ts';

/**
 * Why an answer is an error in spite of its status 200, in any of the forms that hosts have: an `error`, a `success` that
 * is no, a `status` that names a failure, a message that begins as one. '' where it is none.
 */
export function refusalIn(body: unknown): string {
  if (!isRow(body)) return '';
  const { error, errors, success, ok, status, mensaje, message } = body;
  const isRefused =
    isTold(error) ||
    isTold(errors) ||
    isNo(success) ||
    isNo(ok) ||
    isFailure(status) ||
    [mensaje, message].some(startsAsFailure);
  if (!isRefused) return '';
  // Not before: of an answer that is good, a list of thousands of products, nothing is written down.
  const text = [error, errors, mensaje, message].find(isTold);
  return (typeof text === 'string' ? text : JSON.stringify(text ?? body)).slice(0, 200);
}

/**
 * Whether a write was done, where the API does not show what it answers. It has to be told: something in the results,
 * or a status, success or ok that is a yes; null, false, nothing at all and every form of error are a no (R7.4).
 * @param results what the envelope holds, undefined where it holds none
 */
export function isAcknowledged(body: unknown, results: unknown): boolean {
  if (refusalIn(body) !== '') return false;
  if (!isRow(body)) return typeof body === 'string' ? isSuccess(body) : isYes(body);
  const { success, ok, status } = body;
  // A null in the results is a failure, whatever stands beside it: a duplicate key, as MySQL's clients tell it.
  if (results !== undefined) return isYes(results);
  return [success, ok].some((word) => word !== undefined && isYes(word)) || isSuccess(status);
}

const nos = new Set(['', '0', 'false', 'null', 'no']);
const isNo = (value: unknown): boolean => value === null || nos.has(wordOf(value));

const wordOf = (value: unknown): string =>
  typeof value === 'string' ? value.trim().toLowerCase() : value === false || value === 0 ? 'no' : 'other';

/** Something rather than nothing, and no word for a failure. */
function isYes(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0 && value.every(isYes);
  if (isRow(value)) return Object.keys(value).length > 0 && refusalIn(value) === '';
  return value !== undefined && !isNo(value) && !startsAsFailure(value);
}

/** Whether an `error` says anything: servers send `"error": false`, 0, "" and null beside good answers. */
const isTold = (error: unknown): boolean =>
  Array.isArray(error) || isRow(error) ? Object.keys(error).length > 0 : error !== undefined && !isNo(error);

const isSuccess = (status: unknown): boolean =>
  status === true ||
  (Number(status) >= 200 && Number(status) < 300) ||
  /^(?:success|ok|exito|éxito|1)$/i.test(String(status));

const isFailure = (status: unknown): boolean =>
  status === false || status === 'false' || Number(status) >= 400 || startsAsFailure(status);

const startsAsFailure = (text: unknown): boolean =>
  typeof text === 'string' &&
  /^\s*(?:(?:php )?(?:fatal |parse )?error|err\b|fail|fall[oó]|ko\b|denied|invalid|sqlstate|no se p|duplicate)/i.test(
    text,
  );
