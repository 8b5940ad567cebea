import { type Call, isRow, decodeRow, wireNames } from '../../src/contract/schema.ts';
import type { Dialect } from '../../src/contract/dialect.ts';

const maxDepth = 20;

type ReadResult = { request: unknown } | { error: string };

/**
 * Reads the body of a call, which must contain the contract's request and nothing else.
 * @returns the request, or why it is invalid
 */
export function readRequest(call: Call, body: ArrayBuffer, dialect: Dialect): ReadResult {
  const text = decodeUtf8(body);
  if (text === null) return { error: 'the body is not UTF-8' };
  if (dialect.body === 'form') return decode(call, parseForm(call, text, dialect), dialect);
  const json = parseJson(text);
  if (!json) return { error: 'the body is not JSON' };
  const problem = findJsonProblem(text, maxDepth);
  return problem ? { error: problem } : decode(call, json.value, dialect);
}

/** Reads the request of a GET from its query; ignores other parameters. */
export const readQuery = (call: Call, query: Record<string, string>, dialect: Dialect): ReadResult =>
  decode(call, query, dialect, false);

function decode({ request: schema }: Call, sent: unknown, dialect: Dialect, rejectUnknown = true): ReadResult {
  if (schema === 'nothing') return { request: undefined };
  if (schema === 'text') return typeof sent === 'string' ? { request: sent } : { error: 'the body is not text' };
  const { value, problem } = decodeRow(schema, sent, dialect);
  if (problem) return { error: `${problem.field || 'the body'}: ${problem.reason}` };
  if (rejectUnknown && isRow(sent)) {
    const names = wireNames(schema);
    for (const [name, field] of Object.entries(sent)) {
      if (!names.includes(name)) return { error: 'the body has a field that this call does not accept' };
      if (typeof field === 'object' && field !== null) return { error: `${name}: is neither a text nor a number` };
    }
  }
  return { request: value };
}

/** Parses a form body, as PHP does into $_POST. */
function parseForm({ request }: Call, text: string, dialect: Dialect): unknown {
  const fields = Object.fromEntries(new URLSearchParams(text));
  return request === 'text' ? fields[dialect.text] : fields;
}

function decodeUtf8(bytes: ArrayBuffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}

function parseJson(text: string): { value: unknown } | null {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return null;
  }
}

/** An unterminated string matches to the end: retrying from each of its characters would take quadratic time. */
const token = /"(?:[^"\\]|\\[^])*(?:"|\\?$)|[{}[\]:]/g;

/**
 * Finds problems that JSON.parse accepts: duplicate keys, and excessive nesting.
 * @param json valid JSON
 * @returns the problem, or null
 */
function findJsonProblem(json: string, maxDepth: number): string | null {
  const open: Set<string>[] = [];
  let text = '';
  for (const [part] of json.matchAll(token)) {
    if (part === '{' || part === '[') {
      open.push(new Set());
      if (open.length > maxDepth) return 'the body is nested too deeply';
    } else if (part === '}' || part === ']') open.pop();
    else if (part === ':') {
      const key = JSON.parse(text) as string;
      if (open.at(-1)?.has(key)) return 'the body has a field twice';
      open.at(-1)?.add(key);
    } else text = part;
  }
  return null;
}
