import { dialect as defaultDialect, type Dialect } from '../../src/contract/dialect.ts';
import { createTestSandbox, type TestSandbox } from './testSandbox.ts';

/** The deviations of an API host from the contract. */
export interface Deviations {
  dialect?: Partial<Dialect>;
  /** The format of dates. */
  dateFormat?: 'd/m/Y';
  /** Formats an amount of pesos. */
  formatAmount?: (pesos: string) => string;
  /** The path of an endpoint, with the placeholder {call}. */
  endpointPath?: string;
  /** The folder that the whole shop is in, such as "/tienda". */
  folder?: string;
  /** The origin of the host; http://shop.example redirects to it. */
  redirect?: string;
  /** The host's names of fields, by their names in the contract. */
  renamedFields?: Record<string, string>;
  /** The Content-Type of responses. */
  contentType?: string;
  /** Replaces the response of an endpoint. */
  respond?: (endpoint: string, body: { results: unknown }) => Response | undefined;
  now?: Date;
  products?: number;
}

export interface DeviatingHost extends Pick<TestSandbox, 'data'> {
  fetch: typeof globalThis.fetch;
  /** The endpoints that have been called. */
  calledEndpoints: Set<string>;
}

/** Creates a host with these deviations: a sandbox in memory, without a network. */
export function createDeviatingHost(deviations: Deviations = {}): DeviatingHost {
  const dialect = { ...defaultDialect, ...deviations.dialect };
  const { now = new Date('2026-11-20T18:00:00Z'), products = 20 } = deviations;
  const { app, data } = createTestSandbox({ products, now: () => now, server: { dialect } });
  const calledEndpoints = new Set<string>();
  const origin = deviations.redirect ?? 'http://shop.example';

  const fetch: typeof globalThis.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input.toString());
    if (url.origin !== origin) {
      const location = origin + url.pathname + url.search;
      return new Response(null, { status: 301, headers: { location } });
    }
    const sandboxPath = toSandboxPath(url, deviations);
    const endpoint = /(\w+)\.php/.exec(sandboxPath ?? '')?.[1] ?? '';
    if (endpoint) calledEndpoints.add(endpoint);
    if (sandboxPath === null) return new Response('', { status: 404 });
    const response = await app.request(sandboxPath, init);
    if (!endpoint || !response.ok) return response;
    const text = applyDeviations(await response.text(), deviations);
    const replacement = deviations.respond?.(endpoint, JSON.parse(text) as { results: unknown });
    return (
      replacement ?? new Response(text, { headers: { 'content-type': deviations.contentType ?? 'application/json' } })
    );
  };
  return { fetch, data, calledEndpoints };
}

/** Converts a path of the host to one of the sandbox; null if the host has no such path. */
function toSandboxPath(
  { pathname, search }: URL,
  { folder = '', endpointPath = '/api/{call}.php' }: Deviations,
): string | null {
  if (!pathname.startsWith(folder)) return null;
  const shopPath = pathname.slice(folder.length) + search;
  if (/^\/(?:img|assets)\//.test(shopPath)) return shopPath;
  const [prefix = '', suffix = ''] = endpointPath.split('{call}');
  if (!shopPath.startsWith(prefix)) return null;
  const endpoint = /^\w+/.exec(shopPath.slice(prefix.length))?.[0];
  if (!endpoint) return null;
  const afterEndpoint = shopPath.slice(prefix.length + endpoint.length);
  return afterEndpoint.startsWith(suffix) ? `/api/${endpoint}.php${afterEndpoint.slice(suffix.length)}` : null;
}

/** Rewrites a response of the sandbox with the formats and field names of the host. */
function applyDeviations(json: string, { dateFormat, formatAmount, renamedFields = {} }: Deviations): string {
  let text = json;
  if (dateFormat === 'd/m/Y') text = text.replace(/"Fecha":"(\d{4})-(\d\d)-(\d\d)/g, '"Fecha":"$3/$2/$1');
  if (formatAmount)
    text = text.replace(
      /"(Precio|PrecioDescuento|Total)":"([\d.]+)"/g,
      (_, name: string, pesos: string) => `"${name}":${JSON.stringify(formatAmount(pesos))}`,
    );
  for (const [name, hostName] of Object.entries(renamedFields)) text = text.replaceAll(`"${name}"`, `"${hostName}"`);
  return text;
}
