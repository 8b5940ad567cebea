import { createServer, type ServerResponse } from 'node:http';
import { listen } from '../../scripts/listen.ts';
import type { FakeClock } from './fakeClock.ts';
import type { TestSandbox } from './testSandbox.ts';

/**
 * The expected outcome of a snapshot with a fault: `tolerated` is the same snapshot as without the fault, `failure` an error that
 * names the endpoint, and `empty` an empty list, which needs a confirmation, except for lists that change by themselves.
 */
export type Outcome = 'tolerated' | 'failure' | 'empty';

export interface Fault {
  name: string;
  expectedOutcome: Outcome;
  /** Responds with the fault. `expire` aborts the request, as its timeout does. */
  inject: (response: ServerResponse, body: Buffer, expire: () => void) => void;
  /** The error code of a request that does not reach the server. */
  code?: string;
}

const send = (response: ServerResponse, body: string | Buffer, status = 200, headers = {}): void =>
  void response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body);
const sendNothing = (): void => undefined;

export const networkFaults: readonly Fault[] = [
  { name: 'refused', expectedOutcome: 'failure', inject: sendNothing, code: 'ECONNREFUSED' },
  { name: 'no such host', expectedOutcome: 'failure', inject: sendNothing, code: 'ENOTFOUND' },
  { name: 'hangs', expectedOutcome: 'failure', inject: (_response, _body, expire) => setImmediate(expire) },
  { name: 'reset', expectedOutcome: 'failure', inject: (response) => void response.socket?.resetAndDestroy() },
  {
    name: 'half a body, then a closed connection',
    expectedOutcome: 'failure',
    inject: (response, body) => {
      response.writeHead(200, { 'content-length': body.length + 10 });
      response.write(body.subarray(0, body.length / 2), () => response.destroy());
    },
  },
  {
    name: 'slow drip',
    expectedOutcome: 'failure',
    inject: (response, body, expire) => {
      response.writeHead(200);
      response.write(body.subarray(0, 1), () => setImmediate(expire));
    },
  },
  ...[500, 503, 403, 404].map((status): Fault => ({
    name: `status ${status}`,
    expectedOutcome: 'failure',
    inject: (response) => send(response, '{}', status),
  })),
  {
    name: 'status 429',
    expectedOutcome: 'failure',
    inject: (response) => send(response, '{}', 429, { 'retry-after': '7' }),
  },
];

const createBodyFault = (name: string, expectedOutcome: Outcome, change: (json: string) => string | Buffer): Fault => ({
  name,
  expectedOutcome,
  inject: (response, body) => send(response, change(body.toString())),
});
const warning = '<br />\n<b>Warning</b>:  Undefined array key "x" in <b>/www/lib.php</b> on line <b>42</b><br />\n';

/** Responses of misconfigured and failing PHP servers, and JSON of another shape. */
const phpFaults: readonly Fault[] = [
  createBodyFault('a warning before the JSON', 'tolerated', (json) => warning + json),
  createBodyFault('two warnings before the JSON', 'tolerated', (json) => warning + warning + json),
  createBodyFault(
    'a notice after the JSON',
    'tolerated',
    (json) => `${json}\nPHP Notice: Undefined index: x in /www/lib.php on line 7`,
  ),
  createBodyFault('a byte order mark', 'tolerated', (json) => `\uFEFF${json}`),
  createBodyFault('two byte order marks', 'tolerated', (json) => `\uFEFF\uFEFF${json}`),
  createBodyFault('windows-1252', 'tolerated', (json) =>
    /^[\0-\u00ff]*$/.test(json) ? Buffer.from(json, 'latin1') : json,
  ),
  createBodyFault('entities', 'tolerated', (json) => json.replaceAll('ó', '&oacute;').replaceAll('ñ', '&#241;')),
  createBodyFault('numbers with spaces', 'tolerated', (json) => json.replace(/:"(\d+(?:\.\d+)?)"/g, ':" $1 "')),
  createBodyFault('numbers with commas', 'tolerated', (json) =>
    json.replace(/"(Precio)":"(\d)(\d{3}\.\d\d)"/g, '"$1":"$2,$3"'),
  ),
  createBodyFault('unknown fields', 'tolerated', (json) =>
    json.replaceAll('{"ProductoID"', '{"__proto__":{"x":1},"Nuevo":null,"ProductoID"'),
  ),
  createBodyFault('half the JSON', 'failure', (json) => json.slice(0, json.length / 2)),
  createBodyFault(
    'JSON without its last character after a warning',
    'failure',
    (json) => warning + json.slice(0, json.length - 1),
  ),
  createBodyFault('an error without results', 'failure', () => '{"error":"SQLSTATE[HY000] [2002] Connection refused"}'),
  createBodyFault('an HTML page', 'failure', () => '<html><body><h1>508 Resource Limit Is Reached</h1></body></html>'),
  createBodyFault(
    'a fatal error',
    'failure',
    () => '<b>Fatal error</b>:  Allowed memory size exhausted in <b>x.php</b> on line <b>3</b>',
  ),
  createBodyFault('an empty body', 'failure', () => ''),
  createBodyFault('no results', 'failure', () => '{"status":"success"}'),
  createBodyFault('an object as results', 'failure', () => '{"results":{"x":{}}}'),
  createBodyFault('a string as results', 'failure', () => '{"results":"none"}'),
  createBodyFault('null as results', 'empty', () => '{"results":null}'),
  createBodyFault('an empty list as results', 'empty', () => '{"results":[]}'),
];

export const faults: readonly Fault[] = [...networkFaults, ...phpFaults];

export interface FaultyHost {
  origin: string;
  /** The paths of all requests. */
  requestedPaths: ReadonlySet<string>;
  /** Injects a fault into the next `times` requests of an endpoint; null ends it. */
  injectFault: (endpoint: string | null, fault?: Fault, times?: number) => void;
  /** Creates a `fetch` for this host whose timeouts follow the clock. */
  createFetch: (clock: FakeClock) => typeof globalThis.fetch;
  /** Returns the number of connections that have been opened. */
  countConnections: () => number;
}

/** Serves the sandbox over real sockets, with a fault in one endpoint at a time. */
export async function createFaultyHost(
  { app }: Pick<TestSandbox, 'app'>,
  cleanUp: (task: () => void) => void,
): Promise<FaultyHost> {
  let injected: { endpoint: string; fault: Fault; times: number } | null = null;
  let connectionCount = 0;
  const requestedPaths = new Set<string>();
  /** Functions that abort a request, by its x-attempt header. */
  const expireByAttempt = new Map<string, () => void>();
  const isFaulty = (path: string): boolean =>
    injected !== null && injected.times > 0 && path.includes(injected.endpoint);

  const server = createServer((request, response) => {
    const { url = '', method = 'GET', headers } = request;
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const init =
        method === 'GET' ? {} : { body: Buffer.concat(chunks), headers: { 'content-type': 'application/json' } };
      void Promise.resolve(app.request(`http://shop.example${url}`, { method, ...init })).then(async (appResponse) => {
        const body = Buffer.from(await appResponse.arrayBuffer());
        if (injected && isFaulty(url)) {
          injected.times--;
          injected.fault.inject(response, body, expireByAttempt.get(String(headers['x-attempt'])) ?? (() => undefined));
        } else response.writeHead(appResponse.status, Object.fromEntries(appResponse.headers)).end(body);
      });
    });
  });
  server.on('connection', () => connectionCount++);
  const port = await listen(server, 0, '127.0.0.1');
  cleanUp(() => {
    server.closeAllConnections();
    server.close();
  });

  let attemptCount = 0;
  return {
    origin: `http://127.0.0.1:${port}`,
    requestedPaths,
    injectFault: (endpoint, fault, times = Infinity) =>
      (injected = endpoint && fault ? { endpoint, fault, times } : null),
    createFetch: (clock) => (input, init) => {
      const url = input instanceof Request ? input.url : input.toString();
      requestedPaths.add(new URL(url).pathname);
      const attempt = String(++attemptCount);
      expireByAttempt.set(attempt, clock.latestAbort());
      if (injected?.fault.code && isFaulty(url)) {
        const { code } = injected.fault;
        injected.times--;
        const cause = Object.assign(new Error(code), { code });
        return Promise.reject(new TypeError('fetch failed', { cause }));
      }
      return fetch(url, { ...init, headers: { ...(init?.headers as Record<string, string>), 'x-attempt': attempt } });
    },
    countConnections: () => connectionCount,
  };
}
