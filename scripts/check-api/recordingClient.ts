import { type CallApi, readText } from '../../src/api/client.ts';
import { createNodeClient } from '../../src/api/nodeClient.ts';
import type { Dialect } from '../../src/contract/dialect.ts';
import { sanitizeText } from '../../src/lib/sanitizeText.ts';

/** Maximum size of a response, as for a snapshot. */
const maxBytes = 512e6;

/** How to call a host: the current settings and dialect, or a candidate for them. */
export interface HostConfig {
  base: string;
  path: string;
  headers: Record<string, string>;
  dialect: Dialect;
  /** Renamed fields: names of the contract by those of the API. */
  renames: Record<string, string>;
}

/** What the verdicts need of a response. A catalogue may have 50 MB, so it has only the first rows of lists. */
export interface RecordedResponse {
  status: number;
  contentType: string;
  /** The parsed body, with the first rows of each list; undefined if it is not JSON. */
  body: unknown;
  /** The start of the body, to quote. */
  excerpt: string;
}

export interface RecordingClient {
  callApi: CallApi;
  /** The last response of an endpoint. */
  lastResponse: (endpoint: string) => RecordedResponse | undefined;
}

/** Creates a client of a host that records its responses. */
export function createRecordingClient(
  { base, path, headers, dialect, renames }: HostConfig,
  fetch: typeof globalThis.fetch,
): RecordingClient {
  const responses = new Map<string, RecordedResponse>();
  const [prefix = '', suffix = ''] = path.split('{call}');
  const parseEndpointName = (url: string): string => {
    const rest = url.slice(base.length + prefix.length);
    return /^\w+/.exec(suffix && rest.includes(suffix) ? rest.slice(0, rest.indexOf(suffix)) : rest)?.[0] ?? '';
  };
  const recordingFetch: typeof globalThis.fetch = async (input, init) => {
    const response = await fetch(input, init);
    const text = await readText(response, maxBytes);
    const url = input instanceof Request ? input.url : input.toString();
    const contentType = response.headers.get('content-type') ?? '';
    responses.set(parseEndpointName(url), {
      status: response.status,
      contentType,
      body: parseBody(text),
      excerpt: sanitizeText(text.slice(0, 1_000).replaceAll(/\s+/g, ' '), 160),
    });
    const body = renameFields(text, renames);
    return new Response([204, 304].includes(response.status) ? null : body, response);
  };
  const callApi = createNodeClient({
    base,
    path,
    dialect,
    fetch: recordingFetch,
    timeout: 20_000,
    redirect: 'manual',
    maxBytes,
    headers: () => headers,
  });
  return { callApi, lastResponse: (endpoint) => responses.get(endpoint) };
}

/** Number of rows of a list that are recorded. */
const maxRecordedRows = 10;

function parseBody(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF+/, ''), (_name, value: unknown) =>
      Array.isArray(value) ? value.slice(0, maxRecordedRows) : value,
    );
  } catch {
    return undefined;
  }
}

/** Replaces field names of the API by those of the contract, to verify that nothing else differs. */
const renameFields = (json: string, renames: Record<string, string>): string =>
  Object.entries(renames).reduce(
    (text, [apiName, contractName]) => text.replaceAll(`"${apiName}"`, `"${contractName}"`),
    json,
  );
