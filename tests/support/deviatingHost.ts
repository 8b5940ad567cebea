import type { Dialect } from '../../src/contract/dialect.ts';
import { dialect as ourDialect } from '../../src/contract/dialect.ts';
import { createShopApp, type ShopApp } from './shopApp.ts';

/** How a host deviates from the contract. */
export interface Deviations {
  dialect?: Partial<Dialect>;
  /** Date format. */
  dates?: 'd/m/Y';
  /** Formats an amount of pesos. */
  amount?: (pesos: string) => string;
  /** Path of a call, with the placeholder {call}. */
  path?: string;
  /** Folder that contains the whole shop. */
  folder?: string;
  /** Origin that http://shop.example redirects to. */
  redirect?: string;
  /** Renamed fields: the contract's name → the host's name. */
  rename?: Record<string, string>;
  /** Content-Type of its responses. */
  type?: string;
  /** Replaces the response of a call. */
  respond?: (call: string, body: { results: unknown }) => Response | undefined;
  now?: Date;
  products?: number;
}

export interface DeviatingHost extends Pick<ShopApp, 'data'> {
  fetch: typeof globalThis.fetch;
  /** Names of the received calls. */
  requests: Set<string>;
}

/** Creates a sandbox with the deviations of a host, in memory and without a network. */
export function createDeviatingHost(deviations: Deviations = {}): DeviatingHost {
  const dialect = { ...ourDialect, ...deviations.dialect };
  const { now = new Date('2026-11-20T18:00:00Z'), products = 20 } = deviations;
  const { app, data } = createShopApp({ products, now: () => now, server: { dialect } });
  const requests = new Set<string>();
  const origin = deviations.redirect ?? 'http://shop.example';

  const fetch: typeof globalThis.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input.toString());
    if (url.origin !== origin) {
      const location = origin + url.pathname + url.search;
      return new Response(null, { status: 301, headers: { location } });
    }
    const sandboxPath = toSandboxPath(url, deviations);
    const call = /(\w+)\.php/.exec(sandboxPath ?? '')?.[1] ?? '';
    if (call) requests.add(call);
    if (sandboxPath === null) return new Response('', { status: 404 });
    const response = await app.request(sandboxPath, init);
    if (!call || !response.ok) return response;
    const text = applyDeviations(await response.text(), deviations);
    const replacement = deviations.respond?.(call, JSON.parse(text) as { results: unknown });
    return replacement ?? new Response(text, { headers: { 'content-type': deviations.type ?? 'application/json' } });
  };
  return { fetch, data, requests };
}

/** Converts a path of the host to one of the sandbox; null if the host has no such path. */
function toSandboxPath(
  { pathname, search }: URL,
  { folder = '', path = '/api/{call}.php' }: Deviations,
): string | null {
  if (!pathname.startsWith(folder)) return null;
  const rest = pathname.slice(folder.length) + search;
  if (/^\/(?:img|assets)\//.test(rest)) return rest;
  const [before = '', after = ''] = path.split('{call}');
  const name = rest.startsWith(before) ? /^\w+/.exec(rest.slice(before.length))?.[0] : undefined;
  const query = name && rest.slice(before.length + name.length);
  if (!name || !query?.startsWith(after)) return after === '' && name ? `/api/${name}.php` : null;
  return `/api/${name}.php${query.slice(after.length)}`;
}

/** Rewrites a response of the sandbox in the formats of the host. */
function applyDeviations(json: string, { dates, amount, rename = {} }: Deviations): string {
  let text = json;
  if (dates === 'd/m/Y') text = text.replace(/"Fecha":"(\d{4})-(\d\d)-(\d\d)/g, '"Fecha":"$3/$2/$1');
  if (amount)
    text = text.replace(
      /"(Precio|PrecioDescuento|Total)":"([\d.]+)"/g,
      (_, name: string, pesos: string) => `"${name}":${JSON.stringify(amount(pesos))}`,
    );
  for (const [name, hostName] of Object.entries(rename)) text = text.replaceAll(`"${name}"`, `"${hostName}"`);
  return text;
}
