import { sanitizeText } from '../lib/sanitizeText.ts';
import { ApiError } from './apiError.ts';

/** Deviations that the client tolerates and an operator may want to fix: PHP messages around the JSON, bytes that are not UTF-8. */
export type Deviation = 'php' | 'windows-1252';
type OnDeviation = (deviation: Deviation) => void;

/** The JSON of a response that may have bytes that are not UTF-8, or PHP's messages around it. @throws ApiError */
export const parseResponse = (endpoint: string, bytes: ArrayBuffer, onDeviation?: OnDeviation): unknown =>
  parseJson(endpoint, decodeBytes(bytes, onDeviation), onDeviation);

/** The text of a response: UTF-8, or else windows-1252, which older PHP and MySQL still speak. */
export function decodeBytes(bytes: ArrayBuffer, onDeviation?: OnDeviation): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    onDeviation?.('windows-1252');
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/**
 * Parses the JSON of a response. If it is not valid, strips what PHP prints around it: byte order marks, and its messages when
 * display_errors is on. Incomplete JSON is never repaired. Takes linear time.
 * @throws ApiError
 */
export function parseJson(endpoint: string, text: string, onDeviation?: OnDeviation): unknown {
  // Decoded as windows-1252, a byte order mark has three characters.
  const withoutBom = text.replace(/^(?:\uFEFF|\u00EF\u00BB\u00BF)+/, '');
  try {
    return JSON.parse(withoutBom);
  } catch (error) {
    const json = stripPhpMessages(withoutBom);
    if (json !== null) {
      onDeviation?.('php');
      try {
        return JSON.parse(json);
      } catch {
        // The error below quotes the response as received.
      }
    }
    throw new ApiError(endpoint, 'body', `the response is not JSON: ${describeSyntaxError(withoutBom)}`, {
      cause: error,
    });
  }
}

/** Says where a response stops being JSON: after a complete value, or at its start. */
function describeSyntaxError(text: string): string {
  const excerpt = (part: string): string => sanitizeText(part, 60);
  const start = skipWhitespace(text, 0);
  const end = endOfJson(text, start);
  const isComplete = end > start && isJson(text.slice(start, end));
  return isComplete && text.slice(end).trim() !== ''
    ? `it is followed by "${excerpt(text.slice(end, end + 200).trim())}"`
    : `it starts with "${excerpt(text.slice(start, start + 200))}"`;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** One message of PHP: "<br /> <b>Warning</b>: … on line <b>12</b><br />", on one line, with the space around it. */
const phpMessage =
  /[\s\uFEFF]*(?:<br ?\/?>\s*)?(?:<b>)?(?:PHP )?(?:Warning|Notice|Deprecated|Strict Standards)(?:<\/b>)?:[^\n]*? on line (?:<b>)?\d+(?:<\/b>)?(?:\s*<br ?\/?>)?[\s\uFEFF]*/y;

/** The text between PHP messages; null if there is anything else before or after it. */
function stripPhpMessages(text: string): string | null {
  const start = skipPhpMessages(text, 0);
  const end = endOfJson(text, start);
  return end > start && skipPhpMessages(text, end) === text.length ? text.slice(start, end) : null;
}

/** The index after the messages that begin at an index. */
function skipPhpMessages(text: string, from: number): number {
  let end = from;
  for (phpMessage.lastIndex = from; phpMessage.test(text); phpMessage.lastIndex = end) end = phpMessage.lastIndex;
  return end === from ? skipWhitespace(text, from) : end;
}

function skipWhitespace(text: string, from: number): number {
  const space = /[\s\uFEFF]*/y;
  space.lastIndex = from;
  space.test(text);
  return space.lastIndex;
}

/** The index after the JSON value that begins at an index; the same index if it does not end. */
function endOfJson(text: string, start: number): number {
  const tokenPattern = /"[^"\\]*(?:\\.[^"\\]*)*"|[[\]{}]|[^"[\]{}]+/gsy;
  tokenPattern.lastIndex = start;
  let depth = 0;
  for (let match = tokenPattern.exec(text); match; match = tokenPattern.exec(text)) {
    const [token] = match;
    if (token === '[' || token === '{') depth++;
    if (token === ']' || token === '}') depth--;
    if (depth > 0) continue;
    const isPrimitive = !/["[\]{}]/.test(token);
    return isPrimitive ? start + (/^[-\w.+]*/.exec(token)?.[0].length ?? 0) : tokenPattern.lastIndex;
  }
  return start;
}
