import type * as http from 'node:http';
import * as http2 from 'node:http2';
import type { Socket } from 'node:net';

/** What the preview does with a server of either version. */
export type Closable = Pick<http.Server, 'close' | 'closeAllConnections' | 'listen' | 'once' | 'off' | 'address'>;

/** HTTP/2, as the host speaks it, and HTTP/1.1 for who can't. Both come to the same listener. */
export function secureServer(tls: { key: Buffer; cert: Buffer }, listener: http.RequestListener): Closable {
  const sessions = new Set<http2.Http2Session>();
  const server = http2.createSecureServer({ ...tls, allowHTTP1: true });
  // Node's own answers of HTTP/2 have all of what the handler calls; its types don't say so.
  server.on('request', listener as unknown as (request: http2.Http2ServerRequest) => void);
  server.on('session', (session) => {
    sessions.add(session);
    session.on('close', () => sessions.delete(session));
  });
  const sockets = new Set<Socket>();
  server.on('secureConnection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  const close = server.close.bind(server);
  return Object.assign(server, {
    close: (done?: (error?: Error) => void) => {
      for (const session of sessions) session.close();
      return close(done);
    },
    closeAllConnections: () => {
      for (const socket of sockets) socket.destroy();
    },
  }) as unknown as Closable;
}
