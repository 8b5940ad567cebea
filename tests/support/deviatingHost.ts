import type { Dialect } from '../../src/contract/dialect.ts';
import { dialect as ourDialect } from '../../src/contract/dialect.ts';
import { shopApp, type ShopApp } from './shopApp.ts';

/** The differences of a host from the contract. */
export interface Deviations {
  dialect?: Partial<Dialect>;
  /** Format of its dates. */
  dates?: 'd/m/Y';
  /** Formats its amounts. */
  amount?: (pesos: string) => string;
  path?: string;
  /** The folder of the whole shop. */
  folder?: string;
  /** The origin that http://shop.example redirects to. */
  redirect?: string;
  /** Renamed fields. */
  rename?: Record<string, string>;
  /** Content-Type of its responses. */
  type?: string;
  /** Changes the response of a call. */
  respond?: (call: string, body: { results: unknown }) => Response | undefined;
  now?: Date;
  products?: number;
}

export interface DeviatingHost extends Pick<ShopApp, 'data'> {
  fetch: typeof globalThis.fetch;
  /** The names of the received calls. */
  requests: Set<string>;
}

/** Creates the sandbox with the deviations of a host, without a network. */
export function deviatingHost(deviations: Deviations = {}): DeviatingHost {
  const dialect = { ...ourDialect, ...deviations.dialect };
  const { now = new Date('2026-11-20T18:00:00Z'), products = 20 } = deviations;
  const { app, data } = shopApp({ products, now: () => now, server: { dialect } });
  const requests = new Set<string>();
  const home = deviations.redirect ?? 'http://shop.example';

  const fetch: typeof globalThis.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input.toString());
    if (url.origin !== home) {
      const location = home + url.pathname + url.search;
      return new Response(null, { status: 301, headers: { location } });
    }
    const inside = pathInside(url, deviations);
    const call = /(\w+)\.php/.exec(inside ?? '')?.[1] ?? '';
    if (call) requests.add(call);
    if (inside === null) return new Response('', { status: 404 });
    const response = await app.request(inside, init);
    if (!call || !response.ok) return response;
    const text = asHostWrites(await response.text(), deviations);
    const changed = deviations.respond?.(call, JSON.parse(text) as { results: unknown });
    return changed ?? new Response(text, { headers: { 'content-type': deviations.type ?? 'application/json' } });
  };
  return { fetch, data, requests };
}

/** The path in the sandbox for one on the host; null if the host has nothing there. */
function pathInside({ pathname, search }: URL, { folder = '', path = '/api/{call}.php' }: Deviations): string | null {
  if (!pathname.startsWith(folder)) return null;
  const rest = pathname.slice(folder.length) + search;
  if (/^\/(?:img|assets)\//.test(rest)) return rest;
  const [before = '', after = ''] = path.split('{call}');
  const name = rest.startsWith(before) ? /^\w+/.exec(rest.slice(before.length))?.[0] : undefined;
  const query = name && rest.slice(before.length + name.length);
  if (!name || !query?.startsWith(after)) return after === '' && name ? `/api/${name}.php` : null;
  return `/api/${name}.php${query.slice(after.length)}`;
}

function asHostWrites(json: string, { dates, amount, rename = {} }: Deviations): string {
  let text = json;
  if (dates === 'd/m/Y') text = text.replace(/"Fecha":"(\d{4})-(\d\d)-(\d\d)/g, '"Fecha":"$3/$2/$1');
  if (amount)
    text = text.replace(
      /"(Precio|PrecioDescuento|Total)":"([\d.]+)"/g,
      (_, name: string, pesos: string) => `"${name}":${JSON.stringify(amount(pesos))}`,
    );
  for (const [ours, theirs] of Object.entries(rename)) text = text.replaceAll(`"${ours}"`, `"${theirs}"`);
  return text;
}
