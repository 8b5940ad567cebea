import { sanitizeText } from '../lib/sanitizeText.ts';
import { ApiError } from './apiError.ts';

/** What a client tolerates and an operator may want to fix: PHP's own messages around the JSON, bytes that are not UTF-8. */
export type Deviation = 'php' | 'windows-1252';
type Notice = (what: Deviation) => void;

/** The JSON of a response that is not plain: other bytes than UTF-8, or PHP's messages around it. @throws ApiError */
export const parseResponse = (call: string, bytes: ArrayBuffer, notice?: Notice): unknown =>
  parseJson(call, decodeBytes(bytes, notice), notice);

/** The text of a response: UTF-8, or else windows-1252, which older PHP and MySQL still speak. */
export function decodeBytes(bytes: ArrayBuffer, notice?: Notice): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    notice?.('windows-1252');
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/**
 * Reads the JSON of a response. Only if the whole is none, what PHP prints around it is taken off: marks of the byte
 * order, and its messages when display_errors is on. If the rest is not complete JSON, it is never repaired. Linear in its length.
 * @throws ApiError
 */
export function parseJson(call: string, text: string, notice?: Notice): unknown {
  const bare = text.replace(/^\uFEFF+/, '');
  try {
    return JSON.parse(bare);
  } catch (error) {
    const json = withoutMessages(bare);
    if (json !== null) {
      notice?.('php');
      try {
        return JSON.parse(json);
      } catch {
        // Errors quote the response as received, not the rest after repairs.
      }
    }
    throw new ApiError(call, 'body', `the response is not JSON: ${whereItIsNone(bare)}`, { cause: error });
  }
}

/** Where a response stops being JSON: behind what was whole, or from its start. */
function whereItIsNone(text: string): string {
  const shown = (part: string): string => sanitizeText(part, 60);
  const start = endOfSpace(text, 0);
  const end = endOfJson(text, start);
  const isWhole = end > start && isJson(text.slice(start, end));
  return isWhole && text.slice(end).trim() !== ''
    ? `behind it stands "${shown(text.slice(end, end + 200).trim())}"`
    : `it starts with "${shown(text.slice(start, start + 200))}"`;
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
const message =
  /[\s\uFEFF]*(?:<br ?\/?>\s*)?(?:<b>)?(?:PHP )?(?:Warning|Notice|Deprecated|Strict Standards)(?:<\/b>)?:[^\n]*? on line (?:<b>)?\d+(?:<\/b>)?(?:\s*<br ?\/?>)?[\s\uFEFF]*/y;

/** What is between messages of PHP; null if there is anything else before or after it. */
function withoutMessages(text: string): string | null {
  const start = afterMessages(text, 0);
  const end = endOfJson(text, start);
  return end > start && afterMessages(text, end) === text.length ? text.slice(start, end) : null;
}

/** Where the messages end that begin at a place. */
function afterMessages(text: string, from: number): number {
  let end = from;
  for (message.lastIndex = from; message.test(text); message.lastIndex = end) end = message.lastIndex;
  return end === from ? endOfSpace(text, from) : end;
}

function endOfSpace(text: string, from: number): number {
  const space = /[\s\uFEFF]*/y;
  space.lastIndex = from;
  space.test(text);
  return space.lastIndex;
}

/** Where the list, object or text ends that begins at a place, or a word or number; its start where it does not end. */
function endOfJson(text: string, start: number): number {
  const token = /"[^"\\]*(?:\\.[^"\\]*)*"|[[\]{}]|[^"[\]{}]+/gsy;
  token.lastIndex = start;
  let depth = 0;
  for (let found = token.exec(text); found; found = token.exec(text)) {
    const [piece] = found;
    if (piece === '[' || piece === '{') depth++;
    if (piece === ']' || piece === '}') depth--;
    if (depth > 0) continue;
    const isWord = !/["[\]{}]/.test(piece);
    return isWord ? start + (/^[-\w.+]*/.exec(piece)?.[0].length ?? 0) : token.lastIndex;
  }
  return start;
}
