import { type ResponseOf, type Endpoint, type RequestOf, encodeRow, type AddReport } from '../contract/schema.ts';
import { dialect as defaultDialect, type Dialect } from '../contract/dialect.ts';

/** A call that failed: not sent, without success, or with an error; `timeout` in ms if it timed out. */
export type FailedCall = 'writes-disabled' | { response: Response } | { error: unknown; timeout: number | undefined };

export interface ApiClientConfig {
  /** Origin of the API, and its folder if it is not at the root; "" for the page's own origin. */
  base: string;
  /** Path of an endpoint below `base`, with {call} for its name. */
  path: string;
  dialect?: Dialect;
  fetch?: typeof globalThis.fetch;
  /** Creates the error of a failed call: toApiError, except for page views (visits.ts), whose errors nobody reads. */
  toError: (endpoint: string, failure: FailedCall) => unknown;
  /** Further headers of a call, by its method and URL. */
  headers?: (method: string, url: string) => Record<string, string>;
  /** Creates a signal that aborts after a time in ms; by the real clock by default. */
  timeoutSignal?: (ms: number) => AbortSignal;
  /** Combines the timeout signal with that of the caller. Not needed where the latter has its own timeout, as in pages (retry.ts). */
  anySignal?: (signals: readonly AbortSignal[]) => AbortSignal;
  /** Default timeout, ms. */
  timeout?: number;
  /** Adds a report to each list; for scripts only. */
  addReport?: AddReport;
  /** False: writes are rejected before they are sent. */
  writes?: boolean;
  maxBytes?: number;
  /** The parser of responses that are not plain JSON; pages fetch it only for one of these. */
  loadParser: () => Promise<{ parseResponse: (endpoint: string, bytes: ArrayBuffer) => unknown }>;
}

interface CallOptions {
  signal?: AbortSignal | undefined;
  /** Timeout of this call, ms. */
  timeout?: number;
  headers?: Record<string, string>;
}

/** Calls an endpoint of the API. @throws ApiError, or the reason of the signal if that aborted the call */
export type CallApi = <E extends Endpoint>(
  endpoint: E,
  request: RequestOf<E>,
  options?: CallOptions,
) => Promise<ResponseOf<E>>;

/** Timeouts of one request, ms; a write may send e-mail. On pages all attempts of a read share `readTimeout` (retry.ts). */
const timeouts = { read: 8_000, write: 20_000 };

/** Creates a client of the live API; `browserClient.ts` configures it for pages, `nodeClient.ts` for scripts. */
export function createApiClient(config: ApiClientConfig): CallApi {
  const send = config.fetch ?? ((input, init) => globalThis.fetch(input, init));
  const createTimeoutSignal = config.timeoutSignal ?? ((ms) => AbortSignal.timeout(ms));
  const dialect = config.dialect ?? defaultDialect;
  return async (endpoint, request, options = {}) => {
    const { name, kind } = endpoint;
    if (config.writes === false && kind === 'write') throw config.toError(name, 'writes-disabled');
    const timeout = options.timeout ?? config.timeout ?? timeouts[kind];
    const timeoutSignal = createTimeoutSignal(timeout);
    const signal = options.signal
      ? (config.anySignal?.([options.signal, timeoutSignal]) ?? options.signal)
      : timeoutSignal;
    try {
      const { url, init } = createRequest(config, dialect, endpoint, request, options.headers);
      const response = await send(url, { ...init, signal });
      if (!response.ok) throw config.toError(name, { response });
      const body = await readJson(config, name, response);
      return endpoint.response.decode(body, dialect, config.addReport, request) as ResponseOf<typeof endpoint>;
    } catch (error) {
      if (options.signal?.aborted) throw error;
      throw config.toError(name, { error, timeout: timeoutSignal.aborted ? timeout : undefined });
    }
  };
}

/** The JSON of a response. @throws ApiError, RangeError if it is too large */
async function readJson(
  { maxBytes, loadParser }: ApiClientConfig,
  endpoint: string,
  response: Response,
): Promise<unknown> {
  const bytes = await readBytes(response, maxBytes);
  try {
    return parseJson(bytes);
  } catch {
    return (await loadParser()).parseResponse(endpoint, bytes);
  }
}

function createRequest<E extends Endpoint>(
  config: ApiClientConfig,
  dialect: Dialect,
  { name, method, request: schema }: E,
  request: RequestOf<E>,
  headers?: Record<string, string>,
): { url: string; init: RequestInit } {
  const url = config.base + config.path.replace('{call}', name);
  const fields = typeof schema === 'string' ? undefined : encodeRow(schema, request, dialect);
  const configHeaders = config.headers?.(method, url);
  if (method === 'GET') {
    const query = fields ? (url.includes('?') ? '&' : '?') + toFormBody(fields) : '';
    return { url: url + query, init: { method, headers: configHeaders ?? {} } };
  }
  const asForm = dialect.body === 'form';
  const type = asForm ? 'application/x-www-form-urlencoded' : 'application/json';
  const body = asForm ? toFormBody(fields ?? { [dialect.text]: request as string }) : JSON.stringify(fields ?? request);
  return { url, init: { method, headers: { 'content-type': type, ...configHeaders, ...headers }, body } };
}

const toFormBody = (row: Record<string, string | number | boolean | null>): string =>
  new URLSearchParams(Object.entries(row).map(([name, value]) => [name, String(value ?? '')])).toString();

/** Reads the bytes of a response up to a size limit: a broken server must not fill the memory. @throws RangeError if it is larger */
export async function readBytes(response: Response, max = 16e6): Promise<ArrayBuffer> {
  const declared = Number(response.headers.get('content-length'));
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  const reader = response.body?.getReader();
  for (let read = await reader?.read(); read?.value; read = await reader?.read()) {
    chunks.push(read.value);
    size += read.value.byteLength;
    if (Math.max(size, declared) > max) {
      await reader?.cancel();
      throw new RangeError(`the response is larger than ${max / 1e6} MB`);
    }
  }
  return new Blob(chunks).arrayBuffer();
}

/** Reads the text of a response up to a size limit, bytes. @throws RangeError if it is larger */
export const readText = async (response: Response, max?: number): Promise<string> =>
  new TextDecoder().decode(await readBytes(response, max));

/** Fetches JSON from a file of this site, or from a service that is not the API. Rejects on a timeout, or if it is too large. */
export async function fetchJson(url: string, max?: number): Promise<unknown> {
  const response = await fetch(url, { signal: AbortSignal.timeout(timeouts.read) });
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return parseJson(await readBytes(response, max));
}

const parseJson = (bytes: ArrayBuffer): unknown => JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
