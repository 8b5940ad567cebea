import { toWellFormed } from './polyfills/wellFormed.ts';

/** What moves a cursor, breaks a line or turns the direction of a text, on a terminal as in a log. */
const unseen = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;

/**
 * A text from outside as it may stand in a log, an alert or the output of a workflow (P90): on one line, without control
 * characters, without commands to the workflow ("::error::", "##[…]"), without mentions ("<!channel>", "@everyone").
 */
export function sanitizeText(text: string, maxLength = 300): string {
  // A little more than the result, so that long texts cost no more time.
  const plain = toWellFormed(text.slice(0, 2 * maxLength))
    .replaceAll(unseen, ' ')
    .replaceAll(/:(?=:)/g, ': ')
    .replaceAll('##[', '## [')
    .replaceAll(/<(?!!doctype)(?=[!@#])/gi, '‹')
    .replaceAll('@', '＠')
    .trim();
  return plain.length > maxLength ? `${toWellFormed(plain.slice(0, maxLength))}…` : plain;
}

/**
 * A text of several lines, some of which may come from outside: no line is a command to the
 * workflow, none moves the cursor.
 */
export const sanitizeLines = (text: string): string =>
  text
    .split('\n')
    .map((line) =>
      line
        .replaceAll(unseen, ' ')
        .replaceAll('##[', '## [')
        .replace(/^(\s*):(?=:)/, '$1: '),
    )
    .join('\n');

/** The same for an alert, which goes to a chat: nobody is called by it. */
export const alertText = (text: string): string =>
  sanitizeLines(text).replaceAll('<', '‹').replaceAll('>', '›').replaceAll('@', '＠');
