import * as http from 'node:http';
import * as https from 'node:https';
import type { TLSSocket } from 'node:tls';
import { textReply, type Reply } from './reply.ts';

export interface Proxy {
  (incoming: http.IncomingMessage, target: URL, added: Record<string, string>, signal: AbortSignal): Promise<Reply>;
  close(): void;
}

// RFC 9110 §7.6.1: headers of the connection, not of the message.
const hopByHop = new Set(
  'connection keep-alive proxy-authenticate proxy-authorization proxy-connection te trailer transfer-encoding upgrade'.split(
    ' ',
  ),
);

/** Forwards requests to another server, as the host does for a 200 rule with a full URL. */
export function createProxy(timeout: number): Proxy {
  const agents = { 'http:': new http.Agent({ keepAlive: true }), 'https:': new https.Agent({ keepAlive: true }) };

  const proxy = (incoming: http.IncomingMessage, target: URL, added: Record<string, string>, signal: AbortSignal) =>
    new Promise<Reply>((resolve) => {
      const secure = target.protocol === 'https:';
      const upstream = (secure ? https : http).request(target, {
        method: incoming.method,
        headers: { ...forwardedHeaders(incoming), ...added, host: target.host },
        agent: agents[secure ? 'https:' : 'http:'],
        signal,
      });
      let timedOut = false;
      const timer = setTimeout(() => {
        timedOut = true;
        upstream.destroy();
      }, timeout);
      upstream.on('response', (response) => {
        clearTimeout(timer);
        resolve({ status: response.statusCode ?? 502, headers: toReplyHeaders(response), body: response });
      });
      upstream.on('error', (error: NodeJS.ErrnoException) => {
        clearTimeout(timer);
        resolve(
          timedOut
            ? textReply(504, `${target.origin} did not respond within ${timeout / 1000} s.`)
            : textReply(502, `${target.origin} does not respond (${error.code ?? error.message}). Is it running?`),
        );
      });
      incoming.on('error', () => upstream.destroy());
      incoming.pipe(upstream);
    });

  return Object.assign(proxy, {
    close: () => {
      for (const agent of Object.values(agents)) agent.destroy();
    },
  });
}

function forwardedHeaders({ headers, socket }: http.IncomingMessage): http.OutgoingHttpHeaders {
  const forwarded: http.OutgoingHttpHeaders = { ...withoutHopByHop(headers) };
  delete forwarded['expect']; // Node has handled it already
  if (headers['transfer-encoding'] !== undefined) forwarded['transfer-encoding'] = 'chunked';
  const previous = headers['x-forwarded-for'];
  const client = (socket.remoteAddress ?? '').replace(/^::ffff:/, '');
  forwarded['x-forwarded-for'] = previous === undefined ? client : `${previous.toString()}, ${client}`;
  forwarded['x-forwarded-host'] = headers.host ?? headers[':authority']?.toString();
  forwarded['x-forwarded-proto'] = (socket as Partial<TLSSocket>).encrypted ? 'https' : 'http';
  return Object.fromEntries(
    // Pseudo-headers of HTTP/2.
    Object.entries(forwarded).filter(([name, value]) => value !== undefined && !name.startsWith(':')),
  );
}

function toReplyHeaders(response: http.IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(withoutHopByHop(response.headers))) {
    for (const item of [value ?? []].flat()) headers.append(name, item);
  }
  return headers;
}

function withoutHopByHop(headers: http.IncomingHttpHeaders): http.IncomingHttpHeaders {
  const connectionHeaders = (headers.connection ?? '')
    .toLowerCase()
    .split(',')
    .map((name) => name.trim());
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !hopByHop.has(name) && !connectionHeaders.includes(name)),
  );
}
