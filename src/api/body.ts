import { ApiError } from './errors.ts';

/** Reads the JSON of an answer, with or without the byte order mark that some PHP files carry. @throws ApiError */
export function parseJson(call: string, text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF+/, ''));
  } catch (error) {
    const start = text.trimStart().slice(0, 60).replaceAll(/\s+/g, ' ');
    throw new ApiError(call, 'body', `the answer is not JSON: it starts with "${start}"`, { cause: error });
  }
}
