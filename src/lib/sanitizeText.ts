import { toWellFormed } from './polyfills/wellFormed.ts';

/** Characters that move the cursor, break the line or change the text direction in a terminal or log. */
const controlCharacters = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;

/**
 * Makes untrusted text safe for logs, alerts and workflow output (P90): on one line, without control
 * characters, without commands to the workflow ("::error::", "##[…]"), without mentions ("<!channel>", "@everyone").
 */
export function sanitizeText(text: string, maxLength = 300): string {
  // Truncated first, so that long texts take no longer.
  const plain = toWellFormed(text.slice(0, 2 * maxLength))
    .replaceAll(controlCharacters, ' ')
    .replaceAll(/:(?=:)/g, ': ')
    .replaceAll('##[', '## [')
    .replaceAll(/<(?!!doctype)(?=[!@#])/gi, '‹')
    .replaceAll('@', '＠')
    .trim();
  return plain.length > maxLength ? `${toWellFormed(plain.slice(0, maxLength))}…` : plain;
}

/** The same for text of several lines: no line is a workflow command, none moves the cursor. */
export const sanitizeLines = (text: string): string =>
  text
    .split('\n')
    .map((line) =>
      line
        .replaceAll(controlCharacters, ' ')
        .replaceAll('##[', '## [')
        .replace(/^(\s*):(?=:)/, '$1: '),
    )
    .join('\n');

/** The same for an alert, which is posted to a chat: without mentions. */
export const alertText = (text: string): string =>
  sanitizeLines(text).replaceAll('<', '‹').replaceAll('>', '›').replaceAll('@', '＠');
