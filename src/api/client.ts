import * as z from 'zod/mini';
import { calls, type AnswerOf, type CallName, type RequestOf } from '../contract/calls.ts';
import { ApiError } from './errors.ts';
import { parseJson } from './body.ts';

export interface ClientOptions {
  /** Origin of the API; "" for the page's own origin. */
  base: string;
  /** Path of a call, with {call} in it. */
  path: string;
  /** How long one call may take, ms. */
  timeout?: number;
  fetch?: typeof globalThis.fetch;
}

export type Client = <Name extends CallName>(
  name: Name,
  request: RequestOf<Name>,
  options?: { signal?: AbortSignal },
) => Promise<AnswerOf<Name>>;

/** The address of a call. */
export const addressOf = ({ base, path }: Pick<ClientOptions, 'base' | 'path'>, name: string): string =>
  base + path.replace('{call}', name);

/** A client of the live API: typed per call, each answer decoded by the contract. @throws ApiError */
export function createClient({ timeout = 8000, fetch = globalThis.fetch, ...where }: ClientOptions): Client {
  return async (name, request, { signal } = {}) => {
    const call = calls[name];
    const limit = AbortSignal.timeout(timeout);
    const body = z.encode(call.request, request);
    const response = await fetch(addressOf(where, name), {
      method: call.method,
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
      ...(call.method === 'GET' ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    }).catch((error: unknown) => {
      if (signal?.aborted) throw error;
      throw new ApiError(name, limit.aborted ? 'timeout' : 'unreachable', describe(error, timeout), { cause: error });
    });
    if (!response.ok) throw new ApiError(name, 'status', `the server answered ${response.status}`);
    const answer = z.safeDecode(call.answer, parseJson(name, await response.text()) as never);
    if (answer.success) return answer.data as AnswerOf<typeof name>;
    const [issue] = answer.error.issues;
    throw new ApiError(
      name,
      'body',
      `the answer differs at ${issue?.path.join('.') || 'its top level'}: ${issue?.message}`,
    );
  };
}

function describe(error: unknown, timeout: number): string {
  if (error instanceof DOMException && error.name === 'TimeoutError') return `no answer within ${timeout / 1000} s`;
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  return `cannot be reached (${cause instanceof Error ? cause.message : 'unknown reason'})`;
}
