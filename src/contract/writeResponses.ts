/** Responses of writes; separate from responses.ts, since no page with products needs them. */
import { findError, meansFalse, startsLikeFailure } from './responses.ts';
import { isRow, unwrap, type ResponseSchema } from './schema.ts';

/** The response of a write that the API does not document: whether it succeeded (R7.4). */
export const acknowledgedResponse: ResponseSchema<boolean> = {
  decode: (body, dialect) => isAcknowledged(body, unwrap(body, dialect)),
};

/** The response of a write that is documented to have the status "success". */
export const statusResponse: ResponseSchema<boolean> = {
  decode: (body) => isRow(body) && body['status'] === 'success' && findError(body) === '',
};

/**
 * Whether a write succeeded, where the API does not document its response. Success has to be explicit: something in the
 * results, or a truthy status, success or ok. Null, false, an empty body and every form of error are failures (R7.4).
 * @param results the content of the envelope, undefined if it has none
 */
function isAcknowledged(body: unknown, results: unknown): boolean {
  if (isRejection(body)) return false;
  if (!isRow(body)) return typeof body === 'string' ? isSuccess(body) : reportsSuccess(body);
  const { success, ok, status } = body;
  // Null results are a failure whatever else the body says: MySQL clients report a duplicate key that way.
  if (results !== undefined) return reportsSuccess(results);
  return [success, ok].some(reportsSuccess) || isSuccess(status);
}

/** Whether a value is present and does not report a failure. */
function reportsSuccess(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0 && value.every(reportsSuccess);
  if (isRow(value)) return Object.keys(value).length > 0 && !isRejection(value);
  return value !== undefined && !meansFalse(value) && !(Number(value) < 0) && !isRejectionText(value);
}

const isSuccess = (status: unknown): boolean =>
  status === true ||
  (Number(status) >= 200 && Number(status) < 300) ||
  /^(?:success|ok|exito|éxito|1)$/i.test(String(status));

/** Whether the text of a response rejects a write. In a read, the same text may not be a failure ("No se encontró la nota"). */
const isRejectionText = (text: unknown): boolean =>
  startsLikeFailure(text) ||
  (typeof text === 'string' &&
    /^\s*(?:no (?!err)|falt)|^[^.]*\b(?:no (?:se|fue|pud|es [pv]|v[aá]l)|ya (?:exist|est|fue|regis|tiene)|already|un error|fallid|deneg|rechaz|inv[aá]lid|duplic)/i.test(
      text,
    ));

const isRejection = (body: unknown): boolean => findError(body, isRejectionText) !== '';
