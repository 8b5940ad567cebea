import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FakeClock } from './fakeClock.ts';
import type { Fault } from './faults.ts';
import type { ShopApp } from './shopApp.ts';

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
      void Promise.resolve(app.request(`http://shop.example${url}`, { method, ...sent })).then(async (answer) => {
        const body = Buffer.from(await answer.arrayBuffer());
        if (spoilt && fits(url)) {
          spoilt.times--;
          spoilt.fault.spoil(response, body, expiries.get(String(headers['x-try'])) ?? (() => undefined));
        } else response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(body);
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
      const address = input instanceof Request ? input.url : input.toString();
      const id = String(++tries);
      expiries.set(id, clock.latest());
      if (spoilt?.fault.code && fits(address)) {
        spoilt.times--;
        const cause = Object.assign(new Error(spoilt.fault.code), { code: spoilt.fault.code });
        return Promise.reject(new TypeError('fetch failed', { cause }));
      }
      return fetch(address, { ...init, headers: { ...(init?.headers as Record<string, string>), 'x-try': id } });
    },
    connections: () => connections,
  };
}
