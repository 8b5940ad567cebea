import { ApiError } from './errors.ts';

/** What a client bears and an operator may want to mend: PHP's own messages around the JSON, bytes that are no UTF-8. */
export type Oddity = 'php' | 'windows-1252';
export type Notice = (what: Oddity) => void;

/** The text of an answer: UTF-8, or else windows-1252, which older PHP and MySQL still speak. */
export function decodeBytes(bytes: ArrayBuffer, notice?: Notice): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    notice?.('windows-1252');
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** What PHP prints when display_errors is on: "<br /> <b>Warning</b>: … on line <b>12</b><br />". */
const diagnostic =
  '(?:<br ?/?>\\s*)?(?:<b>)?(?:PHP )?(?:Warning|Notice|Deprecated|Strict Standards)(?:</b>)?:[^\\n]*? on line (?:<b>)?\\d+(?:</b>)?\\s*(?:<br ?/?>)?\\s*';
const before = new RegExp(`^(?:\\s*${diagnostic})+`);
const after = new RegExp(`(?:\\s*${diagnostic})+$`);

/**
 * Reads the JSON of an answer, with what PHP files and PHP's warnings put before and after it taken off.
 * What then is not whole JSON is never mended. @throws ApiError
 */
export function parseJson(call: string, text: string, notice?: Notice): unknown {
  const bare = text.replace(/^\uFEFF+/, '');
  const json = bare.replace(before, '').replace(after, '');
  if (json !== bare) notice?.('php');
  try {
    return JSON.parse(json.replace(/^\uFEFF+/, ''));
  } catch (error) {
    const start = bare.trimStart().slice(0, 60).replaceAll(/\s+/g, ' ');
    throw new ApiError(call, 'body', `the answer is not JSON: it starts with "${start}"`, { cause: error });
  }
}
