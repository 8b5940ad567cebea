import { Unreadable } from '../contract/answers.ts';
import type { AnswerOf, Call, RequestOf } from '../contract/calls.ts';
import { dialect as ourDialect, type Dialect } from '../contract/dialect.ts';
import { writeRow } from '../contract/entity.ts';
import { decodeBytes, parseJson, type Oddity } from './body.ts';
import { bytesOf } from './bytes.ts';
import { ApiError } from './errors.ts';

export interface Host {
  /** Origin of the API, with the folder of the shop where it has one; "" for the page's own origin. */
  base: string;
  /** Address of a call there, with {call} in it. */
  path: string;
  dialect?: Dialect;
  fetch?: typeof globalThis.fetch;
  /** Further headers of a call, by its method and address. */
  headers?: (method: string, address: string) => Record<string, string>;
  /** A signal that aborts after so many ms; the real clock's by default. */
  limit?: (ms: number) => AbortSignal;
  /** How long a call may take where nothing else is said, ms. */
  timeout?: number;
  /** Bytes of an answer at most. */
  most?: number;
  /** `manual`: a redirect is a failure that names where it leads (a POST that follows it becomes a GET). */
  redirect?: RequestRedirect;
  /** Is told what was odd about an answer that could be read all the same. */
  notice?: (name: string, what: Oddity) => void;
  /** False: calls that write are refused before they are sent. */
  writes?: boolean;
}

export interface AskOptions {
  signal?: AbortSignal | undefined;
  /** How long this call may take, ms. */
  timeout?: number;
  headers?: Record<string, string>;
}

/** Asks one call, once. @throws ApiError, or the signal's own reason where that ended it */
export type Ask = <C extends Call>(call: C, request: RequestOf<C>, options?: AskOptions) => Promise<AnswerOf<C>>;

/** How long a read and a write may take, ms: a server that writes may send a mail meanwhile. */
const timeouts = { read: 8_000, write: 20_000 };
const mostBytes = 16e6;

/** The address of a call. */
export const addressOf = ({ base, path }: Pick<Host, 'base' | 'path'>, name: string): string =>
  base + path.replace('{call}', name);

/** The one that asks the live API: whatever reads an answer of it, in a browser or at a build, goes through here. */
export function askOf(host: Host): Ask {
  const send = host.fetch ?? ((input, init) => globalThis.fetch(input, init));
  const limit = host.limit ?? ((ms) => AbortSignal.timeout(ms));
  const dialect = host.dialect ?? ourDialect;
  return async (call, request, options = {}) => {
    const { name, kind } = call;
    if (host.writes === false && kind === 'write') throw new ApiError(name, 'off', 'this deploy does not write');
    const timeout = options.timeout ?? host.timeout ?? timeouts[kind];
    const over = limit(timeout);
    const signal = options.signal ? AbortSignal.any([options.signal, over]) : over;
    try {
      const { address, init } = prepare(host, dialect, call, request, options.headers);
      const response = await send(address, { ...init, signal, ...(host.redirect && { redirect: host.redirect }) });
      if (!response.ok) throw refused(name, response);
      const bytes = await bytesOf(response, host.most ?? mostBytes);
      const notice = (what: Oddity): void => host.notice?.(name, what);
      const body = parseJson(name, decodeBytes(bytes, notice), notice);
      return call.answer.read(body, dialect) as AnswerOf<typeof call>;
    } catch (error) {
      if (error instanceof ApiError || options.signal?.aborted) throw error;
      throw failure(name, error, over.aborted ? timeout : 0);
    }
  };
}

function refused(name: string, response: Response): ApiError {
  const to = response.headers.get('location');
  const detail =
    to && response.status < 400 ? `the server redirects to ${to}` : `the server answered ${response.status}`;
  return new ApiError(name, 'status', detail, { response });
}

function prepare<C extends Call>(
  host: Host,
  dialect: Dialect,
  call: C,
  request: RequestOf<C>,
  headers?: Record<string, string>,
): { address: string; init: RequestInit } {
  const { method } = call;
  const sent = encode(call, request, dialect);
  const address = addressOf(host, call.name);
  const more = host.headers?.(method, address);
  if (method === 'GET') {
    const query = sent && typeof sent === 'object' ? (address.includes('?') ? '&' : '?') + formOf(sent) : '';
    return { address: address + query, init: { method, ...(more && { headers: more }) } };
  }
  const form = dialect.body === 'form';
  const body = form ? formOf(typeof sent === 'string' ? { [dialect.text]: sent } : (sent ?? {})) : JSON.stringify(sent);
  const type = form ? 'application/x-www-form-urlencoded' : 'application/json';
  return { address, init: { method, headers: { 'content-type': type, ...more, ...headers }, body } };
}

/** What a call is asked with, as the API has it. */
function encode<C extends Call>({ request: form }: C, request: RequestOf<C>, dialect: Dialect) {
  if (form === 'nothing') return undefined;
  return form === 'text' ? (request as string) : writeRow(form, request, dialect);
}

const formOf = (row: Record<string, string | number | boolean | null>): string =>
  new URLSearchParams(Object.entries(row).map(([name, value]) => [name, String(value ?? '')])).toString();

/** What failed, as a failure of the call. @param timeout ms where the time was over, else 0 */
function failure(name: string, error: unknown, timeout: number): ApiError {
  if (error instanceof Unreadable || error instanceof RangeError)
    return new ApiError(name, 'body', error.message, { cause: error });
  if (timeout > 0) return new ApiError(name, 'timeout', `no answer within ${timeout / 1000} s`, { cause: error });
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  const why = cause instanceof Error ? cause.message : 'unknown reason';
  return new ApiError(name, 'unreachable', `cannot be reached (${why})`, { cause: error });
}
