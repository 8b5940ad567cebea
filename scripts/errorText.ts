import { ApiError } from '../src/api/apiError.ts';
import { findRemedy } from '../src/api/nodeClient.ts';
import { sanitizeText, sanitizeLines } from '../src/lib/sanitizeText.ts';

/** What an operator can do about a failure to write, by system error code. */
const diskRemedies: Readonly<Record<string, string>> = {
  ENOSPC: 'The disk is full: free some space, then run this again.',
  EROFS: 'The file system is read-only: make it writable, or choose another folder.',
  EACCES: 'Check the permissions of the folder.',
};

const findDiskRemedy = (error: unknown): string | undefined => {
  const { code = '', syscall } = (error ?? {}) as NodeJS.ErrnoException;
  // EACCES also means a port below 1024.
  return syscall === 'listen' ? undefined : diskRemedies[code];
};

/** The message of an error, safe for a log (P90). An ApiError quotes the host's response, so it is truncated to one line. */
export function errorText(error: unknown): string {
  if (error instanceof ApiError) return sanitizeText(error.message, 1_000);
  const text = sanitizeLines(error instanceof Error ? error.message : String(error));
  const remedy = findDiskRemedy(error);
  return remedy === undefined ? text : `${text}\n${remedy}`;
}

/** The message of an error; for a failed call also what an operator can do about it. */
export const errorTextWithRemedy = (error: unknown): string =>
  error instanceof ApiError ? `${errorText(error)}\n${sanitizeText(findRemedy(error), 1_000)}` : errorText(error);
