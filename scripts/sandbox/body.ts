import * as z from 'zod/mini';
import type { Call } from '../../src/contract/calls.ts';
import { oddKey } from './keys.ts';

const deepest = 20;

type Read = { request: unknown } | { error: string };

/**
 * Reads what a call was sent: the contract's request, and nothing beside it.
 * @returns the request, or why it is none
 */
export function readRequest(call: Call, sent: ArrayBuffer): Read {
  const text = utf8(sent);
  const json = text === null ? null : parse(text);
  if (text === null || !json) return { error: 'the body is no JSON' };
  const odd = oddKey(text, deepest);
  return odd ? { error: odd } : decode(call, json.value);
}

/** Reads the request of a GET from its query; what is beside it there does not count. */
export const readQuery = (call: Call, query: Record<string, string>): Read => decode(call, query, false);

function decode(call: Call, sent: unknown, alone = true): Read {
  const request = z.safeDecode(call.request, sent);
  if (!request.success) return { error: firstIssue(request.error) };
  if (alone && typeof sent === 'object' && sent !== null) {
    const fields = Object.keys(z.encode(call.request, request.data) as object);
    for (const [name, value] of Object.entries(sent)) {
      if (!fields.includes(name)) return { error: 'the body has a field that this call does not take' };
      if (typeof value === 'object' && value !== null) return { error: `${name}: is no text and no number` };
    }
  }
  return { request: request.data };
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

function firstIssue(error: z.core.$ZodError): string {
  const [issue] = error.issues;
  return `${issue?.path.join('.') || 'the body'}: ${issue?.message ?? 'not what the call takes'}`;
}
