import { ApiError } from '../src/api/errors.ts';
import { remedyOf } from '../src/api/remedies.ts';
import { foreignText, logText } from '../src/lib/foreignText.ts';

/** What an error says, as it may stand in a log (P90): that of a call quotes what the host said, and is one line. */
export function said(error: unknown): string {
  if (error instanceof ApiError) return foreignText(error.message, 1_000);
  return logText(error instanceof Error ? error.message : String(error));
}

/** The same, and below it what an operator may do about a call that failed. */
export const saidWithRemedy = (error: unknown): string =>
  error instanceof ApiError ? `${said(error)}\n${foreignText(remedyOf(error), 1_000)}` : said(error);
