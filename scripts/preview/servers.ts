import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import type * as http from 'node:http';
import * as http2 from 'node:http2';
import type { Socket } from 'node:net';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';

/** An error that the user can fix. The message says how. */
export class PreviewError extends Error {
  override name = 'PreviewError';
}

/** The part of a server, HTTP/1.1 or HTTP/2, that the preview uses. */
export type PreviewServer = Pick<http.Server, 'close' | 'closeAllConnections' | 'listen' | 'once' | 'off' | 'address'>;

/** Creates a server for HTTP/2, as Netlify has, with a fallback to HTTP/1.1. */
export function createSecureServer(tls: { key: Buffer; cert: Buffer }, listener: http.RequestListener): PreviewServer {
  const sessions = new Set<http2.Http2Session>();
  const server = http2.createSecureServer({ ...tls, allowHTTP1: true });
  // Node's HTTP/2 responses have everything the handler uses, but the types don't say so.
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
  }) as unknown as PreviewServer;
}

/** Converts an error of `listen` to one with its remedy. */
export function explainListenError({ code, message }: NodeJS.ErrnoException, port: number): PreviewError {
  if (code !== 'EADDRINUSE') return new PreviewError(`The preview can't listen on port ${port}: ${message}`);
  return new PreviewError(
    `Port ${port} is in use, maybe by an earlier preview.\n` +
      `Stop that program, or choose another port: PORT=${port + 10} npm run preview`,
  );
}

/** Lists the IPv4 addresses of this machine on the local network. */
export const findLanAddresses = (): string[] =>
  Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);

/** Loads a self-signed certificate for localhost and the addresses; openssl creates one per set of addresses. */
export function loadCertificate(dir: string, addresses: string[]): { key: Buffer; cert: Buffer } {
  const altNames = ['DNS:localhost', ...['127.0.0.1', '::1', ...addresses].map((address) => `IP:${address}`)].join(',');
  const base = join(dir, `tls-${createHash('sha1').update(altNames).digest('hex').slice(0, 12)}`);
  const key = `${base}.key`;
  const cert = `${base}.crt`;
  if (!existsSync(cert)) {
    mkdirSync(dir, { recursive: true });
    const options = `req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 397 -subj /CN=localhost`;
    try {
      const files = ['-addext', `subjectAltName=${altNames}`, '-keyout', key, '-out', cert];
      execFileSync('openssl', [...options.split(' '), ...files], { stdio: 'pipe' });
    } catch (error) {
      throw new PreviewError(
        `--https needs openssl to create a certificate, and it did not run: ${(error as Error).message}\n` +
          `Install openssl, or preview without --https.`,
      );
    }
  }
  return { key: readFileSync(key), cert: readFileSync(cert) };
}
