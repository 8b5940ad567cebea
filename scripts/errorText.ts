import { ApiError } from '../src/api/apiError.ts';
import { findRemedy } from '../src/api/nodeClient.ts';
import { sanitizeText, sanitizeLines } from '../src/lib/sanitizeText.ts';

/** The message of an error, safe for a log (P90). An ApiError quotes the host's response, so it is truncated to one line. */
export function errorText(error: unknown): string {
  if (error instanceof ApiError) return sanitizeText(error.message, 1_000);
  return sanitizeLines(error instanceof Error ? error.message : String(error));
}

/** The message of an error; for a failed call also what an operator can do about it. */
export const errorTextWithRemedy = (error: unknown): string =>
  error instanceof ApiError ? `${errorText(error)}\n${sanitizeText(findRemedy(error), 1_000)}` : errorText(error);
