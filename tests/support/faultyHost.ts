import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FakeClock } from './fakeClock.ts';
import type { ShopApp } from './shopApp.ts';

/** The expected result of a fault: the same snapshot as without it, or a failure that names the call. */
export type Outcome = 'borne' | 'outage' | 'empty';

export interface Fault {
  name: string;
  outcome: Outcome;
  /** Spoils the response to a call. `expire` ends the time limit of the request. */
  spoil: (response: ServerResponse, body: Buffer, expire: () => void) => void;
  /** The error code of a request that does not reach the server. */
  code?: string;
}

const send = (response: ServerResponse, body: string | Buffer, status = 200, headers = {}): void =>
  void response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body);
const never = (): void => undefined;

const network: Fault[] = [
  { name: 'refused', outcome: 'outage', spoil: never, code: 'ECONNREFUSED' },
  { name: 'no such host', outcome: 'outage', spoil: never, code: 'ENOTFOUND' },
  { name: 'hangs', outcome: 'outage', spoil: (_response, _body, expire) => setImmediate(expire) },
  { name: 'reset', outcome: 'outage', spoil: (response) => void response.socket?.resetAndDestroy() },
  {
    name: 'half a body, then gone',
    outcome: 'outage',
    spoil: (response, body) => {
      response.writeHead(200, { 'content-length': body.length + 10 });
      response.write(body.subarray(0, body.length / 2), () => response.destroy());
    },
  },
  {
    name: 'slow drip',
    outcome: 'outage',
    spoil: (response, body, expire) => {
      response.writeHead(200);
      response.write(body.subarray(0, 1), () => setImmediate(expire));
    },
  },
  ...[500, 503, 403, 404].map((status): Fault => ({
    ...{ name: `status ${status}`, outcome: 'outage' },
    spoil: (response) => send(response, '{}', status),
  })),
  {
    name: 'status 429',
    outcome: 'outage',
    spoil: (response) => send(response, '{}', 429, { 'retry-after': '7' }),
  },
];

const says = (name: string, outcome: Outcome, change: (json: string) => string | Buffer): Fault => ({
  ...{ name, outcome },
  spoil: (response, body) => send(response, change(body.toString())),
});
const warning = '<br />\n<b>Warning</b>:  Undefined array key "x" in <b>/www/lib.php</b> on line <b>42</b><br />\n';

/** Responses observed from PHP servers. */
const php: Fault[] = [
  says('a warning before', 'borne', (json) => warning + json),
  says('two warnings before', 'borne', (json) => warning + warning + json),
  says('a notice after', 'borne', (json) => `${json}\nPHP Notice: Undefined index: x in /www/lib.php on line 7`),
  says('a byte order mark', 'borne', (json) => `\uFEFF${json}`),
  says('two byte order marks', 'borne', (json) => `\uFEFF\uFEFF${json}`),
  says('windows-1252', 'borne', (json) => (/^[\0-\u00ff]*$/.test(json) ? Buffer.from(json, 'latin1') : json)),
  says('entities', 'borne', (json) => json.replaceAll('ó', '&oacute;').replaceAll('ñ', '&#241;')),
  says('numbers with spaces', 'borne', (json) => json.replace(/:"(\d+(?:\.\d+)?)"/g, ':" $1 "')),
  says('numbers with commas', 'borne', (json) => json.replace(/"(Precio)":"(\d)(\d{3}\.\d\d)"/g, '"$1":"$2,$3"')),
  says('another field', 'borne', (json) =>
    json.replaceAll('{"ProductoID"', '{"__proto__":{"x":1},"Nuevo":null,"ProductoID"'),
  ),
  says('half the JSON', 'outage', (json) => json.slice(0, json.length / 2)),
  says('half the JSON after a warning', 'outage', (json) => warning + json.slice(0, json.length - 1)),
  says('an error as data', 'outage', () => '{"error":"SQLSTATE[HY000] [2002] Connection refused"}'),
  says('a page of HTML', 'outage', () => '<html><body><h1>508 Resource Limit Is Reached</h1></body></html>'),
  says(
    'a fatal error',
    'outage',
    () => '<b>Fatal error</b>:  Allowed memory size exhausted in <b>x.php</b> on line <b>3</b>',
  ),
  says('nothing', 'outage', () => ''),
  says('no results', 'outage', () => '{"status":"success"}'),
  says('results that are an object', 'outage', () => '{"results":{"x":{}}}'),
  says('results that are a text', 'outage', () => '{"results":"none"}'),
  says('results that are null', 'empty', () => '{"results":null}'),
  says('results of nothing', 'empty', () => '{"results":[]}'),
];

export const faults: readonly Fault[] = [...network, ...php];

export interface FaultyHost {
  origin: string;
  /** Spoils one call from now on, its first `times` tries, or none. */
  spoil: (call: string | null, fault?: Fault, times?: number) => void;
  fetch: (clock: FakeClock) => typeof globalThis.fetch;
  /** Connections that were opened. */
  connections: () => number;
}

/** The sandbox behind a real socket, with one call that fails. */
export async function faultyHost(
  { app }: Pick<ShopApp, 'app'>,
  cleanUp: (task: () => void) => void,
): Promise<FaultyHost> {
  let spoilt: { call: string; fault: Fault; times: number } | null = null;
  let connections = 0;
  const expiries = new Map<string, () => void>();
  const fits = (path: string): boolean => spoilt !== null && spoilt.times > 0 && path.includes(spoilt.call);

  const server = createServer((request, response) => {
    const { url = '', method = 'GET', headers } = request;
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const sent =
        method === 'GET' ? {} : { body: Buffer.concat(chunks), headers: { 'content-type': 'application/json' } };
      void Promise.resolve(app.request(`http://shop.example${url}`, { method, ...sent })).then(async (appResponse) => {
        const body = Buffer.from(await appResponse.arrayBuffer());
        if (spoilt && fits(url)) {
          spoilt.times--;
          spoilt.fault.spoil(response, body, expiries.get(String(headers['x-try'])) ?? (() => undefined));
        } else response.writeHead(appResponse.status, Object.fromEntries(appResponse.headers)).end(body);
      });
    });
  });
  server.on('connection', () => connections++);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  cleanUp(() => {
    server.closeAllConnections();
    server.close();
  });

  let tries = 0;
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spoil: (call, fault, times = Infinity) => (spoilt = call && fault ? { call, fault, times } : null),
    fetch: (clock) => (input, init) => {
      const url = input instanceof Request ? input.url : input.toString();
      const id = String(++tries);
      expiries.set(id, clock.latest());
      if (spoilt?.fault.code && fits(url)) {
        spoilt.times--;
        const cause = Object.assign(new Error(spoilt.fault.code), { code: spoilt.fault.code });
        return Promise.reject(new TypeError('fetch failed', { cause }));
      }
      return fetch(url, { ...init, headers: { ...(init?.headers as Record<string, string>), 'x-try': id } });
    },
    connections: () => connections,
  };
}
