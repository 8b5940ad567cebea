import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { parseRequestUrl, isLocalHostname } from '../requestUrl.ts';

/** Limits of the server; durations in ms. */
export interface ServerLimits {
  /** From the first byte of a connection or request to the end of its headers. */
  headersTimeout: number;
  /** From the first byte of a request to the end of its body. */
  requestTimeout: number;
  /** Without a byte in either direction, such as when a client does not read its response. */
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
 * @param isAllowedHost whether to accept a Host header; requests to other hosts are rejected (DNS rebinding)
 */
export function createSandboxServer(
  app: Pick<Hono, 'fetch'>,
  limits: Partial<ServerLimits> = {},
  isAllowedHost: (host: string) => boolean = isLocalHostname,
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
      if (!url) sendError(response, 400, 'the request is not valid HTTP');
      else if (!isAllowedHost(url.hostname))
        sendError(response, 403, 'the host is not a name of this machine: use localhost');
      else void listener(request, response);
    },
  );
  server.maxHeadersCount = 100;
  server.setTimeout(idleTimeout, (socket) => socket.destroy());
  server.on('clientError', respondToClientError);
  limitConnections(server, connections);
  return server;
}

function sendError(response: ServerResponse, status: number, message: string): void {
  const body = JSON.stringify(toErrorBody(message));
  const headers = { 'content-type': 'application/json', 'content-length': body.length, connection: 'close' };
  response.writeHead(status, headers).end(body);
}

const toErrorBody = (error: string): object => ({ results: null, error });

const clientErrors: Record<string, [statusLine: string, message: string]> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'the headers are larger than 16 KB'],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'the request took too long'],
};

/** Responds to malformed HTTP with a JSON error, in the format of all other errors. */
function respondToClientError(error: NodeJS.ErrnoException, socket: Duplex & { _httpMessage?: ServerResponse }): void {
  if (!socket.writable || error.code === 'ECONNRESET' || socket._httpMessage?.headersSent) {
    socket.destroy();
    return;
  }
  const [statusLine, message] = clientErrors[error.code ?? ''] ?? ['400 Bad Request', 'the request is not valid HTTP'];
  const body = JSON.stringify(toErrorBody(message));
  const headers = `content-type: application/json\r\ncontent-length: ${body.length}\r\nconnection: close`;
  socket.end(`HTTP/1.1 ${statusLine}\r\n${headers}\r\n\r\n${body}`, () => socket.destroy());
}

/**
 * Limits connections without locking out active clients: above the limit, closes the connection that has been idle
 * longest, without a complete request. If all others are active, that is the new one.
 */
function limitConnections(server: Server, max: number): void {
  /** Connections without a complete request, the longest idle first. */
  const idleSockets = new Set<Socket>();
  let openCount = 0;
  server.on('connection', (socket: Socket) => {
    openCount++;
    idleSockets.add(socket);
    socket.once('close', () => {
      openCount--;
      idleSockets.delete(socket);
    });
    if (openCount <= max) return;
    const [longestIdle] = idleSockets;
    longestIdle?.destroy();
  });
  server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    idleSockets.delete(socket);
    response.once('close', () => {
      if (!socket.destroyed) idleSockets.add(socket);
    });
  });
}
