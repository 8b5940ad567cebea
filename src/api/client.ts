import * as z from 'zod/mini';
import { calls, type AnswerOf, type CallName, type RequestOf } from '../contract/calls.ts';
import { decodeBytes, parseJson, type Notice, type Oddity } from './body.ts';
import { ApiError } from './errors.ts';

export interface ClientOptions {
  /** Origin of the API; "" for the page's own origin. */
  base: string;
  /** Path of a call, with {call} in it. */
  path: string;
  /** How long one call may take, ms. */
  timeout?: number;
  fetch?: typeof globalThis.fetch;
  /** Further headers of a call that is not a GET, by its address. */
  headers?: (address: string) => Record<string, string>;
  /** A signal that aborts after so many ms; the real clock's by default. */
  limit?: (ms: number) => AbortSignal;
  /** Is told what was odd about an answer that could be read all the same. */
  notice?: (name: CallName, what: Oddity) => void;
  /** False: calls that write are refused before they are sent. */
  writes?: boolean;
}

export interface CallOptions {
  signal?: AbortSignal;
  /** How long this call may take, ms. */
  timeout?: number;
  headers?: Record<string, string>;
}

export type Client = <Name extends CallName>(
  name: Name,
  request: RequestOf<Name>,
  options?: CallOptions,
) => Promise<AnswerOf<Name>>;

/** The address of a call. */
export const addressOf = ({ base, path }: Pick<ClientOptions, 'base' | 'path'>, name: string): string =>
  base + path.replace('{call}', name);

/** A client of the live API: typed per call, each answer decoded by the contract. @throws ApiError */
export function createClient(client: ClientOptions): Client {
  const send = client.fetch ?? ((input, init) => globalThis.fetch(input, init));
  return async (name, request, options = {}) => {
    if (client.writes === false && calls[name].kind === 'write')
      throw new ApiError(name, 'off', 'this deploy does not write');
    const timeout = options.timeout ?? client.timeout ?? 8000;
    const limit = (client.limit ?? AbortSignal.timeout.bind(AbortSignal))(timeout);
    const notice: Notice = (what) => client.notice?.(name, what);
    const signal = options.signal ? AbortSignal.any([options.signal, limit]) : limit;
    const { address, init } = prepare(client, name, request, options.headers);
    try {
      const response = await send(address, { ...init, signal });
      if (!response.ok) throw new ApiError(name, 'status', `the server answered ${response.status}`, { response });
      return decode(name, decodeBytes(await response.arrayBuffer(), notice), notice);
    } catch (error) {
      if (error instanceof ApiError || options.signal?.aborted) throw error;
      throw new ApiError(name, limit.aborted ? 'timeout' : 'unreachable', describe(error, timeout), { cause: error });
    }
  };
}

function prepare<Name extends CallName>(
  client: ClientOptions,
  name: Name,
  request: RequestOf<Name>,
  headers?: Record<string, string>,
): { address: string; init: RequestInit } {
  const { method, request: codec } = calls[name];
  const body: unknown = z.encode(codec, request);
  const address = addressOf(client, name);
  if (method === 'GET') {
    const query = body ? `?${new URLSearchParams(body as Record<string, string>).toString()}` : '';
    return { address: address + query, init: { method } };
  }
  const sent = { 'content-type': 'application/json', ...client.headers?.(address), ...headers };
  return { address, init: { method, headers: sent, body: JSON.stringify(body) } };
}

function decode<Name extends CallName>(name: Name, text: string, notice: Notice): AnswerOf<Name> {
  const answer = z.safeDecode(calls[name].answer, parseJson(name, text, notice));
  if (answer.success) return answer.data as AnswerOf<Name>;
  const [issue] = answer.error.issues;
  const where = issue?.path.join('.') || 'its top level';
  throw new ApiError(name, 'body', `the answer differs at ${where}: ${issue?.message ?? ''}`);
}

function describe(error: unknown, timeout: number): string {
  if (error instanceof DOMException && error.name === 'TimeoutError') return `no answer within ${timeout / 1000} s`;
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  return `cannot be reached (${cause instanceof Error ? cause.message : 'unknown reason'})`;
}
