import type { Call } from '../../src/contract/calls.ts';
import type { Dialect } from '../../src/contract/dialect.ts';
import { isRow, readRow, wireNames } from '../../src/contract/entity.ts';
import { oddKey } from './keys.ts';

const deepest = 20;

type Read = { request: unknown } | { error: string };

/**
 * Reads what a call was sent: the contract's request, and nothing beside it.
 * @returns the request, or why it is none
 */
export function readRequest(call: Call, sent: ArrayBuffer, dialect: Dialect): Read {
  const text = utf8(sent);
  if (text === null) return { error: 'the body is no UTF-8' };
  if (dialect.body === 'form') return decode(call, formOf(call, text, dialect), dialect);
  const json = parse(text);
  if (!json) return { error: 'the body is no JSON' };
  const odd = oddKey(text, deepest);
  return odd ? { error: odd } : decode(call, json.value, dialect);
}

/** Reads the request of a GET from its query; what is beside it there does not count. */
export const readQuery = (call: Call, query: Record<string, string>, dialect: Dialect): Read =>
  decode(call, query, dialect, false);

function decode({ request: form }: Call, sent: unknown, dialect: Dialect, alone = true): Read {
  if (form === 'nothing') return { request: undefined };
  if (form === 'text') return typeof sent === 'string' ? { request: sent } : { error: 'the body is no text' };
  const { value, problem } = readRow(form, sent, dialect);
  if (problem) return { error: `${problem.field || 'the body'}: ${problem.reason}` };
  if (alone && isRow(sent)) {
    const names = wireNames(form);
    for (const [name, told] of Object.entries(sent)) {
      if (!names.includes(name)) return { error: 'the body has a field that this call does not take' };
      if (typeof told === 'object' && told !== null) return { error: `${name}: is no text and no number` };
    }
  }
  return { request: value };
}

/** What PHP would have in $_POST. */
function formOf({ request }: Call, text: string, dialect: Dialect): unknown {
  const fields = Object.fromEntries(new URLSearchParams(text));
  return request === 'text' ? fields[dialect.text] : fields;
}

function utf8(bytes: ArrayBuffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}

function parse(text: string): { value: unknown } | null {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return null;
  }
}
