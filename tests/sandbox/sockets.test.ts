import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startSandbox } from '../../scripts/bench/sandbox/process.ts';
import { isLocalHostname, isLocalHostnameOrIp } from '../../scripts/requestUrl.ts';
import { createSandboxServer } from '../../scripts/sandbox/server.ts';
import { sandboxServer } from '../support/serve.ts';
import { shopApp } from '../support/shopApp.ts';

interface RawSocket {
  socket: Socket;
  /** The data received so far. */
  received: () => string;
  /** Resolves when it is closed, with all received data. */
  closed: Promise<string>;
}

/** A client that sends the given bytes, even invalid HTTP. */
function rawSocket(port: number, text = ''): RawSocket {
  const socket = connect(port, '127.0.0.1');
  let received = '';
  socket.setEncoding('latin1').on('data', (part: string) => (received += part));
  socket.on('error', () => undefined);
  const closed = new Promise<string>((resolve) => socket.once('close', () => resolve(received)));
  if (text) socket.write(text);
  return { socket, received: () => received, closed };
}

/** The status of a raw response, and the message of a rejection. */
function statusIn(received: string): [status: number, error: unknown] {
  const status = Number(/^HTTP\/1\.1 (?!100)(\d{3})/m.exec(received)?.[1]);
  const json = /\r\n\r\n(\{.*\})\s*$/s.exec(received)?.[1];
  return [status, json && (JSON.parse(json) as { error?: unknown }).error];
}

const { app } = shopApp({ products: 300 });
const most = 30;
const limits = { headersTimeout: 400, requestTimeout: 800, idleTimeout: 900, keepAliveTimeout: 300, connections: most };

let port: number;
let count: () => Promise<number>;
beforeAll(async () => {
  const { server, port: at } = await sandboxServer(app, limits, afterAll);
  port = at;
  count = () => new Promise((resolve) => server.getConnections((_, open) => resolve(open)));
});

const post = (headers: string, body = '', call = 'getProductosNuevos'): string =>
  `POST /api/${call}.php HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n${headers}\r\n${body}`;
/** Another client: is it served? */
const served = async (): Promise<number> => (await fetch(`http://127.0.0.1:${port}/api/getSucursales.php`)).status;

/** Goes on writing until the server has enough. */
async function drip(raw: RawSocket, part: () => string, every: number): Promise<string> {
  const timer = setInterval(() => raw.socket.write(part()), every);
  const received = await raw.closed;
  clearInterval(timer);
  return received;
}

/** Writes as fast as it is taken. @returns how many bytes were taken before the end */
async function flood({ socket, closed }: RawSocket, part: string, atMost: number): Promise<number> {
  while (!socket.destroyed && socket.bytesWritten < atMost) {
    if (!socket.write(part)) await Promise.race([once(socket, 'drain').catch(() => undefined), closed]);
  }
  socket.destroy();
  return socket.bytesWritten;
}

const tooLarge = [413, 'the body is larger than 64 KB'];

describe('P63 a body over 64 KB is rejected', () => {
  test.each([
    ['that says so', 'Content-Length: 65537\r\n'],
    ['that says 10 GB', 'Content-Length: 10000000000\r\n'],
    ['that waits for leave', 'Expect: 100-continue\r\nContent-Length: 65537\r\n'],
  ])('one %s, before it comes', async (_case, headers) => {
    expect(statusIn(await rawSocket(port, post(headers)).closed)).toEqual(tooLarge);
  });

  test('one in pieces, after 64 KB of it', async () => {
    const piece = `4000\r\n${'x'.repeat(0x4000)}\r\n`;
    const raw = rawSocket(port, post('Transfer-Encoding: chunked\r\n', piece.repeat(5)));
    expect(statusIn(await raw.closed)).toEqual(tooLarge);
  });

  test('one without end is not read to the end', async () => {
    const raw = rawSocket(port, post('Transfer-Encoding: chunked\r\n'));
    expect(await flood(raw, `4000\r\n${'x'.repeat(0x4000)}\r\n`, 500e6)).toBeLessThan(50e6);
    expect(await served()).toBe(200);
  });

  test('one of two lengths is no request', async () => {
    const both = post('Content-Length: 2\r\nTransfer-Encoding: chunked\r\n', '0\r\n\r\n');
    const twice = post('Content-Length: 2\r\nContent-Length: 3\r\n', '{}');
    for (const text of [both, twice]) expect(statusIn(await rawSocket(port, text).closed)[0]).toBe(400);
  });
});

describe('P63 slow and endless clients are disconnected, and others are served', () => {
  test('a body, a byte at a time', async () => {
    const raw = rawSocket(port, post('Content-Length: 1000\r\n', '{'));
    const received = drip(raw, () => ' ', 50);
    expect(await served()).toBe(200);
    expect(statusIn(await received)).toEqual([408, 'the request took too long']);
  });

  test('headers, one at a time', async () => {
    const raw = rawSocket(port, 'GET /api/getSliders.php HTTP/1.1\r\nHost: localhost\r\n');
    let number = 0;
    const received = drip(raw, () => `x-${number++}: 1\r\n`, 50);
    expect(await served()).toBe(200);
    expect(statusIn(await received)).toEqual([408, 'the request took too long']);
  });

  test('headers without end', async () => {
    const raw = rawSocket(port, 'GET /api/getSliders.php HTTP/1.1\r\nHost: localhost\r\n');
    expect(await flood(raw, `x: ${'x'.repeat(1000)}\r\n`, 100e6)).toBeLessThan(20e6);
    expect(statusIn(raw.received())).toEqual([431, 'the headers are larger than 16 KB']);
  });

  test('a URL without end', async () => {
    const raw = rawSocket(port, `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
    expect(statusIn(await raw.closed)[0]).toBe(431);
  });

  test('a client that says nothing', async () => {
    expect(statusIn(await rawSocket(port).closed)[0]).toBe(408);
  });

  test('a client that does not read its responses', async () => {
    const ask = post('Content-Length: 18\r\n', '{"SucursalID":"1"}', 'getProductosEnVenta');
    const raw = rawSocket(port);
    raw.socket.pause();
    raw.socket.write(ask.repeat(200));
    await expect.poll(count).toBeGreaterThan(0);
    await expect.poll(count, { timeout: 10_000 }).toBe(0);
    raw.socket.destroy();
    expect(await served()).toBe(200);
  });
});

describe('P63 connections are bounded', () => {
  const flooded = async (open: () => RawSocket, many: number): Promise<void> => {
    const raw = Array.from({ length: many }, open);
    await Promise.all(
      raw.map(({ socket }) => Promise.race([once(socket, 'connect'), once(socket, 'close')]).catch(() => 0)),
    );
    expect(await served()).toBe(200);
    expect(await count()).toBeLessThanOrEqual(most);
    await Promise.all(raw.map(({ closed }) => closed));
  };

  test('new clients replace idle ones', () => flooded(() => rawSocket(port), 300));
  test('half-finished ones too', () => flooded(() => rawSocket(port, 'GET / HTTP/1.1\r\nHost: localhost\r\nx-'), 300));

  test('the server that `npm run sandbox` starts has its limits set', () => {
    const server = createSandboxServer(app);
    const { headersTimeout, requestTimeout, keepAliveTimeout, timeout, maxHeadersCount } = server;
    expect({ headersTimeout, requestTimeout, keepAliveTimeout, timeout, maxHeadersCount }).toEqual({
      ...{
        headersTimeout: 10_000,
        requestTimeout: 20_000,
        keepAliveTimeout: 5000,
        timeout: 30_000,
        maxHeadersCount: 100,
      },
    });
  });
});

describe('P64 what is no HTTP is a 400 in JSON', () => {
  test.each([
    ['garbage', 'hola\r\n\r\n'],
    ['TLS', '\x16\x03\x01\x02\x00\x01\x00'],
    ['HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
    ['a length that is none', post('Content-Length: abc\r\n')],
    ['a negative length', post('Content-Length: -1\r\n')],
    ['NUL in the URL', 'GET /\0 HTTP/1.1\r\nHost: localhost\r\n\r\n'],
    ['a header without a name', 'GET / HTTP/1.1\r\nHost: localhost\r\n: x\r\n\r\n'],
    ['a host that is none', 'GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n'],
    ['a host that is markup', 'GET / HTTP/1.1\r\nHost: <script>\r\nConnection: close\r\n\r\n'],
    ['a number that is none', 'GET / HTTP/1.1\r\nHost: 1.2.3.4.5\r\nConnection: close\r\n\r\n'],
    ['a user in the URL', 'GET http://a@b/ HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n'],
    ['a URL of another kind', 'GET ftp://x/ HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n'],
  ])('%s', async (_case, text) => {
    expect(statusIn(await rawSocket(port, text).closed)).toEqual([400, 'the request is not valid HTTP']);
  });

  test.each(['TRACE', 'PROPFIND', 'DELETE', 'OPTIONS', 'HEAD'])('%s is a 405', async (verb) => {
    const raw = rawSocket(port, `${verb} /api/getSliders.php HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
    expect(statusIn(await raw.closed)[0]).toBe(405);
  });
});

describe('P64 whatever host and path are asked for, there is a response, and never a 500', () => {
  // prettier-ignore
  const hosts = [
    'localhost', '127.0.0.1:1', '[::1]', '1.2.3.4.5', '999.1.1.1', '[::', 'a'.repeat(300), 'a..b', '%', 'xn--a', '',
    'a@b', 'localhost:99999',
  ];
  // prettier-ignore
  const paths = [
    '/', '//', '///a', '/%', '/%00', '/%E0%A4%A', '/api/%2e%2e/x', '/..%2f', '/\\x', '/img/productos/%/1.jpg',
    '/img/productos/1/%E0%A4%A', '/widgets/%', '/assets/imgs/sliders/%', '*', 'http://a@b/', 'http://[',
    'http://localhost/%', 'x:y', `/${'%2f'.repeat(2000)}`,
  ];
  /** Each host and each path; all pairs of them in the long tests. */
  const requests: [host: string, path: string][] = process.env['DEEP']
    ? hosts.flatMap((host) => paths.map((path): [string, string] => [host, path]))
    : [
        ...hosts.map((host): [string, string] => [host, '/']),
        ...paths.map((path): [string, string] => ['localhost', path]),
      ];

  test.each(['GET', 'POST', 'HEAD', 'OPTIONS'])('%s', async (verb) => {
    for (const [host, path] of requests) {
      const text = `${verb} ${path} HTTP/1.1\r\nHost: ${host}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`;
      const [status] = statusIn(await rawSocket(port, text).closed);
      expect({ host, path, fine: status >= 200 && status < 500 }).toEqual({ host, path, fine: true });
    }
  });

  test.each([
    'evil.example',
    'localhost.evil.example',
    '192.168.1.2',
    'a.localhost.evil.example:4322',
    '127.0.0.1.nip.io',
  ])('P67 %s is no name of this machine: no mails, and no writes', async (host) => {
    for (const ask of ['GET /bandeja', 'POST /api/postVisita.php', 'GET /api/getSliders.php']) {
      const raw = rawSocket(port, `${ask} HTTP/1.1\r\nHost: ${host}\r\nContent-Length: 0\r\n\r\n`);
      expect(statusIn(await raw.closed)[0]).toBe(403);
    }
  });

  test('P67 it responds to its own names, and to its numbers where it listens for the network', () => {
    for (const host of ['localhost', '127.0.0.1', '[::1]', 'shop.localhost']) expect(isLocalHostname(host)).toBe(true);
    for (const host of ['192.168.1.2', '[fe80::1]'])
      expect([isLocalHostname(host), isLocalHostnameOrIp(host)]).toEqual([false, true]);
    expect(isLocalHostnameOrIp('evil.example')).toBe(false);
  });
});

if (process.env['DEEP'])
  test(
    'P63 10,000 idle sockets, then 300 bodies without end: others are served, in bounded memory',
    {
      timeout: 300_000,
    },
    async ({ onTestFinished }) => {
      const sandbox = await startSandbox(['--data', ':memory:', '--products', '50']);
      onTestFinished(() => sandbox.stop());
      const at = Number(new URL(sandbox.origin).port);
      const isServed = async (): Promise<void> =>
        expect((await fetch(`${sandbox.origin}/api/getSucursales.php`)).status).toBe(200);
      await isServed();
      const before = sandbox.rss();

      const idle: RawSocket[] = [];
      while (idle.length < 10_000) {
        const some = Array.from({ length: 500 }, () => rawSocket(at, 'GET / HTTP/1.1\r\nHost: localhost\r\nx-'));
        await Promise.all(
          some.map(({ socket, closed }) => Promise.race([once(socket, 'connect').catch(() => 0), closed])),
        );
        idle.push(...some);
        await isServed();
      }
      const withIdle = sandbox.rss();
      const bodies = Promise.all(
        Array.from({ length: 300 }, () =>
          flood(rawSocket(at, post('Transfer-Encoding: chunked\r\n')), `10000\r\n${'x'.repeat(0x10000)}\r\n`, Infinity),
        ),
      );
      await isServed();
      await bodies;
      expect(Math.max(withIdle, sandbox.rss()) - before, 'MB').toBeLessThan(150);
      await Promise.all(idle.map(({ closed }) => closed));
      await isServed();
    },
  );
