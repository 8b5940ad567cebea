import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isLocalHostname, isLocalHostnameOrIp } from '../../scripts/requestUrl.ts';
import { createSandboxServer } from '../../scripts/sandbox/server.ts';
import { startSandbox } from '../support/startSandbox.ts';
import { startSandboxServer } from '../support/startServer.ts';
import { createTestSandbox } from '../support/testSandbox.ts';
import { isDeepRun } from '../support/isDeepRun.ts';

interface RawSocket {
  socket: Socket;
  /** The data received so far. */
  received: () => string;
  /** Resolves with all received data when the socket closes. */
  closed: Promise<string>;
}

/** Opens a socket and sends bytes, even invalid HTTP. */
function openSocket(port: number, text = ''): RawSocket {
  const socket = connect(port, '127.0.0.1');
  let received = '';
  socket.setEncoding('latin1').on('data', (part: string) => (received += part));
  socket.on('error', () => undefined);
  const closed = new Promise<string>((resolve) => socket.once('close', () => resolve(received)));
  if (text) socket.write(text);
  return { socket, received: () => received, closed };
}

/** Parses the status of a raw response, and the error message of a rejection. */
function parseStatus(received: string): [status: number, error: unknown] {
  const status = Number(/^HTTP\/1\.1 (?!100)(\d{3})/m.exec(received)?.[1]);
  const json = /\r\n\r\n(\{.*\})\s*$/s.exec(received)?.[1];
  return [status, json && (JSON.parse(json) as { error?: unknown }).error];
}

const { app } = createTestSandbox({ products: 300 });
const maxConnections = 30;
const limits = {
  headersTimeout: 400,
  requestTimeout: 800,
  idleTimeout: 900,
  keepAliveTimeout: 300,
  connections: maxConnections,
};

let port: number;
let countConnections: () => Promise<number>;
beforeAll(async () => {
  const sandbox = await startSandboxServer(app, limits, afterAll);
  port = sandbox.port;
  countConnections = () => new Promise((resolve) => sandbox.server.getConnections((_, open) => resolve(open)));
});

const formatPost = (headers: string, body = '', endpoint = 'getProductosNuevos'): string =>
  `POST /api/${endpoint}.php HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n${headers}\r\n${body}`;
/** Sends a request as another client. @returns the status of the response */
const fetchStatus = async (): Promise<number> => (await fetch(`http://127.0.0.1:${port}/api/getSucursales.php`)).status;

/** Writes a chunk at each interval until the server closes the socket. @returns the received data */
async function drip({ socket, closed }: RawSocket, nextChunk: () => string, interval: number): Promise<string> {
  const timer = setInterval(() => socket.write(nextChunk()), interval);
  const received = await closed;
  clearInterval(timer);
  return received;
}

/** Writes as fast as the server reads, until it closes the socket. @returns the number of written bytes */
async function flood({ socket, closed }: RawSocket, chunk: string, maxBytes: number): Promise<number> {
  while (!socket.destroyed && socket.bytesWritten < maxBytes) {
    if (!socket.write(chunk)) await Promise.race([once(socket, 'drain').catch(() => undefined), closed]);
  }
  socket.destroy();
  return socket.bytesWritten;
}

const tooLargeResponse = [413, 'the body is larger than 64 KB'];

describe('P63 a body over 64 KB is rejected', () => {
  test.each([
    ['by its Content-Length', 'Content-Length: 65537\r\n'],
    ['with a Content-Length of 10 GB', 'Content-Length: 10000000000\r\n'],
    ['with Expect: 100-continue', 'Expect: 100-continue\r\nContent-Length: 65537\r\n'],
  ])('%s, before it is sent', async (_case, headers) => {
    expect(parseStatus(await openSocket(port, formatPost(headers)).closed)).toEqual(tooLargeResponse);
  });

  test('a chunked one, after 64 KB', async () => {
    const chunk = `4000\r\n${'x'.repeat(0x4000)}\r\n`;
    const client = openSocket(port, formatPost('Transfer-Encoding: chunked\r\n', chunk.repeat(5)));
    expect(parseStatus(await client.closed)).toEqual(tooLargeResponse);
  });

  test('an endless one, without reading it all', async () => {
    const client = openSocket(port, formatPost('Transfer-Encoding: chunked\r\n'));
    expect(await flood(client, `4000\r\n${'x'.repeat(0x4000)}\r\n`, 500e6)).toBeLessThan(50e6);
    expect(await fetchStatus()).toBe(200);
  });

  test('one with two lengths is a 400', async () => {
    const both = formatPost('Content-Length: 2\r\nTransfer-Encoding: chunked\r\n', '0\r\n\r\n');
    const twice = formatPost('Content-Length: 2\r\nContent-Length: 3\r\n', '{}');
    for (const text of [both, twice]) expect(parseStatus(await openSocket(port, text).closed)[0]).toBe(400);
  });
});

describe('P63 slow and endless clients are disconnected while others are served', () => {
  test('a body that is sent byte by byte', async () => {
    const client = openSocket(port, formatPost('Content-Length: 1000\r\n', '{'));
    const received = drip(client, () => ' ', 50);
    expect(await fetchStatus()).toBe(200);
    expect(parseStatus(await received)).toEqual([408, 'the request took too long']);
  });

  test('headers that are sent one by one', async () => {
    const client = openSocket(port, 'GET /api/getSliders.php HTTP/1.1\r\nHost: localhost\r\n');
    let number = 0;
    const received = drip(client, () => `x-${number++}: 1\r\n`, 50);
    expect(await fetchStatus()).toBe(200);
    expect(parseStatus(await received)).toEqual([408, 'the request took too long']);
  });

  test('endless headers', async () => {
    const client = openSocket(port, 'GET /api/getSliders.php HTTP/1.1\r\nHost: localhost\r\n');
    expect(await flood(client, `x: ${'x'.repeat(1000)}\r\n`, 100e6)).toBeLessThan(20e6);
    expect(parseStatus(client.received())).toEqual([431, 'the headers are larger than 16 KB']);
  });

  test('a URL of 20 KB', async () => {
    const client = openSocket(port, `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
    expect(parseStatus(await client.closed)[0]).toBe(431);
  });

  test('a client that sends nothing', async () => {
    expect(parseStatus(await openSocket(port).closed)[0]).toBe(408);
  });

  test('a client that does not read its responses', async () => {
    const request = formatPost('Content-Length: 18\r\n', '{"SucursalID":"1"}', 'getProductosEnVenta');
    const client = openSocket(port);
    client.socket.pause();
    client.socket.write(request.repeat(200));
    await expect.poll(countConnections).toBeGreaterThan(0);
    await expect.poll(countConnections, { timeout: 10_000 }).toBe(0);
    client.socket.destroy();
    expect(await fetchStatus()).toBe(200);
  });
});

describe('P63 the number of connections is limited', () => {
  const expectServedDuring = async (openClient: () => RawSocket, socketCount: number): Promise<void> => {
    const sockets = Array.from({ length: socketCount }, openClient);
    await Promise.all(
      sockets.map(({ socket }) => Promise.race([once(socket, 'connect'), once(socket, 'close')]).catch(() => 0)),
    );
    expect(await fetchStatus()).toBe(200);
    expect(await countConnections()).toBeLessThanOrEqual(maxConnections);
    await Promise.all(sockets.map(({ closed }) => closed));
  };

  test('new clients replace idle ones', () => expectServedDuring(() => openSocket(port), 300));
  test('new clients replace unfinished requests', () =>
    expectServedDuring(() => openSocket(port, 'GET / HTTP/1.1\r\nHost: localhost\r\nx-'), 300));

  test('`npm run sandbox` starts the server with its limits', () => {
    const server = createSandboxServer(app);
    const { headersTimeout, requestTimeout, keepAliveTimeout, timeout, maxHeadersCount } = server;
    expect({ headersTimeout, requestTimeout, keepAliveTimeout, timeout, maxHeadersCount }).toEqual({
      headersTimeout: 10_000,
      requestTimeout: 20_000,
      keepAliveTimeout: 5000,
      timeout: 30_000,
      maxHeadersCount: 100,
    });
  });
});

describe('P64 invalid HTTP is a 400 in JSON', () => {
  test.each([
    ['garbage', 'hola\r\n\r\n'],
    ['TLS', '\x16\x03\x01\x02\x00\x01\x00'],
    ['HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
    ['an invalid length', formatPost('Content-Length: abc\r\n')],
    ['a negative length', formatPost('Content-Length: -1\r\n')],
    ['NUL in the URL', 'GET /\0 HTTP/1.1\r\nHost: localhost\r\n\r\n'],
    ['a header without a name', 'GET / HTTP/1.1\r\nHost: localhost\r\n: x\r\n\r\n'],
    ['an invalid host', 'GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n'],
    ['markup as a host', 'GET / HTTP/1.1\r\nHost: <script>\r\nConnection: close\r\n\r\n'],
    ['an invalid IP address as a host', 'GET / HTTP/1.1\r\nHost: 1.2.3.4.5\r\nConnection: close\r\n\r\n'],
    ['a user in the URL', 'GET http://a@b/ HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n'],
    ['a URL with another scheme', 'GET ftp://x/ HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n'],
  ])('%s', async (_case, text) => {
    expect(parseStatus(await openSocket(port, text).closed)).toEqual([400, 'the request is not valid HTTP']);
  });

  test.each(['TRACE', 'PROPFIND', 'DELETE', 'OPTIONS', 'HEAD'])('%s is a 405', async (method) => {
    const client = openSocket(
      port,
      `${method} /api/getSliders.php HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
    );
    expect(parseStatus(await client.closed)[0]).toBe(405);
  });
});

describe('P64 any host and path get a response without a server error', () => {
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
  /** Each host and each path once; all pairs in the deep tests. */
  const requests: [host: string, path: string][] = isDeepRun
    ? hosts.flatMap((host) => paths.map((path): [string, string] => [host, path]))
    : [
        ...hosts.map((host): [string, string] => [host, '/']),
        ...paths.map((path): [string, string] => ['localhost', path]),
      ];

  test.each(['GET', 'POST', 'HEAD', 'OPTIONS'])('%s', async (method) => {
    for (const [host, path] of requests) {
      const text = `${method} ${path} HTTP/1.1\r\nHost: ${host}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`;
      const [status] = parseStatus(await openSocket(port, text).closed);
      expect({ host, path, isValidStatus: status >= 200 && status < 500 }).toEqual({ host, path, isValidStatus: true });
    }
  });

  test.each([
    'evil.example',
    'localhost.evil.example',
    '192.168.1.2',
    'a.localhost.evil.example:4322',
    '127.0.0.1.nip.io',
  ])('P67 rejects requests with the host %s, which is not a name of this machine', async (host) => {
    for (const requestLine of ['GET /bandeja', 'POST /api/postVisita.php', 'GET /api/getSliders.php']) {
      const client = openSocket(port, `${requestLine} HTTP/1.1\r\nHost: ${host}\r\nContent-Length: 0\r\n\r\n`);
      expect(parseStatus(await client.closed)[0]).toBe(403);
    }
  });

  test('P67 accepts its own host names, and IP addresses when it listens on the network', () => {
    for (const host of ['localhost', '127.0.0.1', '[::1]', 'shop.localhost']) expect(isLocalHostname(host)).toBe(true);
    for (const host of ['192.168.1.2', '[fe80::1]'])
      expect([isLocalHostname(host), isLocalHostnameOrIp(host)]).toEqual([false, true]);
    expect(isLocalHostnameOrIp('evil.example')).toBe(false);
  });
});

if (isDeepRun)
  test(
    'P63 serves other clients in bounded memory during 10,000 idle sockets and 300 endless bodies',
    {
      timeout: 300_000,
    },
    async ({ onTestFinished }) => {
      const sandbox = await startSandbox(['--data', ':memory:', '--products', '50']);
      onTestFinished(() => sandbox.kill());
      const sandboxPort = Number(new URL(sandbox.origin).port);
      const expectServed = async (): Promise<void> =>
        expect((await fetch(`${sandbox.origin}/api/getSucursales.php`)).status).toBe(200);
      await expectServed();
      const initialMemory = sandbox.rss();

      const idle: RawSocket[] = [];
      while (idle.length < 10_000) {
        const sockets = Array.from({ length: 500 }, () =>
          openSocket(sandboxPort, 'GET / HTTP/1.1\r\nHost: localhost\r\nx-'),
        );
        await Promise.all(
          sockets.map(({ socket, closed }) => Promise.race([once(socket, 'connect').catch(() => 0), closed])),
        );
        idle.push(...sockets);
        await expectServed();
      }
      const memoryWithIdleSockets = sandbox.rss();
      const bodies = Promise.all(
        Array.from({ length: 300 }, () =>
          flood(
            openSocket(sandboxPort, formatPost('Transfer-Encoding: chunked\r\n')),
            `10000\r\n${'x'.repeat(0x10000)}\r\n`,
            Infinity,
          ),
        ),
      );
      await expectServed();
      await bodies;
      expect(Math.max(memoryWithIdleSockets, sandbox.rss()) - initialMemory, 'MB').toBeLessThan(150);
      await Promise.all(idle.map(({ closed }) => closed));
      await expectServed();
    },
  );
