import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { parseRequestUrl, isLocalHostname } from '../requestUrl.ts';

/** Limits of the server; times in ms. */
export interface ServerLimits {
  /** From the first byte of a connection or request to the end of its headers. */
  headersTimeout: number;
  /** To the end of the body. */
  requestTimeout: number;
  /** Without a byte in either direction, such as a client that does not read its response. */
  idleTimeout: number;
  keepAliveTimeout: number;
  connections: number;
}

const defaultLimits: ServerLimits = {
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  idleTimeout: 30_000,
  keepAliveTimeout: 5000,
  connections: 1000,
};

/**
 * Creates a server for an app, with limits on time, headers and connections.
 * @param isOwnHost whether a host is a name of this machine; requests to other hosts are rejected
 */
export function createSandboxServer(
  app: Pick<Hono, 'fetch'>,
  limits: Partial<ServerLimits> = {},
  isOwnHost: (host: string) => boolean = isLocalHostname,
): Server {
  const { headersTimeout, requestTimeout, idleTimeout, keepAliveTimeout, connections } = {
    ...defaultLimits,
    ...limits,
  };
  const listener = getRequestListener(app.fetch, {
    // An invalid host or URL.
    errorHandler: () => Response.json(toErrorBody('the request is not valid HTTP'), { status: 400 }),
  });
  const server = createServer(
    {
      headersTimeout,
      requestTimeout,
      keepAliveTimeout,
      maxHeaderSize: 16 * 1024,
      connectionsCheckingInterval: Math.min(1000, headersTimeout / 2),
    },
    (request, response) => {
      const url = parseRequestUrl(request);
      if (!url) respond(response, 400, 'the request is not valid HTTP');
      else if (!isOwnHost(url.hostname))
        respond(response, 403, 'the host is not a name of this machine: use localhost');
      else void listener(request, response);
    },
  );
  server.maxHeadersCount = 100;
  server.setTimeout(idleTimeout, (socket) => socket.destroy());
  server.on('clientError', respondToClientError);
  limitConnections(server, connections);
  return server;
}

function respond(response: ServerResponse, status: number, message: string): void {
  const body = JSON.stringify(toErrorBody(message));
  const headers = { 'content-type': 'application/json', 'content-length': body.length, connection: 'close' };
  response.writeHead(status, headers).end(body);
}

const toErrorBody = (error: string): object => ({ results: null, error });

const reasons: Record<string, [line: string, message: string]> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'the headers are larger than 16 KB'],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'the request took too long'],
};

/** Responds to invalid HTTP with a JSON error, like all other errors. */
function respondToClientError(error: NodeJS.ErrnoException, socket: Duplex & { _httpMessage?: ServerResponse }): void {
  if (!socket.writable || error.code === 'ECONNRESET' || socket._httpMessage?.headersSent) {
    socket.destroy();
    return;
  }
  const [line, message] = reasons[error.code ?? ''] ?? ['400 Bad Request', 'the request is not valid HTTP'];
  const body = JSON.stringify(toErrorBody(message));
  const headers = `content-type: application/json\r\ncontent-length: ${body.length}\r\nconnection: close`;
  socket.end(`HTTP/1.1 ${line}\r\n${headers}\r\n\r\n${body}`, () => socket.destroy());
}

/**
 * Limits connections without locking out clients that send requests: above the limit, the connection that has waited
 * longest without a complete request is closed. If all of them are being served, the new one is.
 */
function limitConnections(server: Server, max: number): void {
  const waiting = new Set<Socket>();
  let open = 0;
  server.on('connection', (socket: Socket) => {
    open++;
    waiting.add(socket);
    socket.once('close', () => {
      open--;
      waiting.delete(socket);
    });
    if (open <= max) return;
    const [oldest] = waiting;
    oldest?.destroy();
  });
  server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    waiting.delete(socket);
    response.once('close', () => {
      if (!socket.destroyed) waiting.add(socket);
    });
  });
}
