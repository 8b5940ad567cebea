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
        headers: { ...passedHeaders(incoming), ...added, host: target.host },
        agent: agents[secure ? 'https:' : 'http:'],
        signal,
      });
      let late = false;
      const limit = setTimeout(() => {
        late = true;
        upstream.destroy();
      }, timeout);
      upstream.on('response', (answer) => {
        clearTimeout(limit);
        resolve({ status: answer.statusCode ?? 502, headers: answerHeaders(answer), body: answer });
      });
      upstream.on('error', (error: NodeJS.ErrnoException) => {
        clearTimeout(limit);
        resolve(
          late
            ? textReply(504, `${target.origin} did not answer within ${timeout / 1000} s.`)
            : textReply(502, `${target.origin} does not answer (${error.code ?? error.message}). Is it running?`),
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

function passedHeaders({ headers, socket }: http.IncomingMessage): http.OutgoingHttpHeaders {
  const passed: http.OutgoingHttpHeaders = { ...withoutHops(headers) };
  delete passed['expect']; // Node has answered it already
  if (headers['transfer-encoding'] !== undefined) passed['transfer-encoding'] = 'chunked';
  const before = headers['x-forwarded-for'];
  const from = (socket.remoteAddress ?? '').replace(/^::ffff:/, '');
  passed['x-forwarded-for'] = before === undefined ? from : `${before.toString()}, ${from}`;
  passed['x-forwarded-host'] = headers.host ?? headers[':authority']?.toString();
  passed['x-forwarded-proto'] = (socket as Partial<TLSSocket>).encrypted ? 'https' : 'http';
  return Object.fromEntries(
    // Pseudo-headers of HTTP/2.
    Object.entries(passed).filter(([name, value]) => value !== undefined && !name.startsWith(':')),
  );
}

function answerHeaders(answer: http.IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(withoutHops(answer.headers))) {
    for (const one of [value ?? []].flat()) headers.append(name, one);
  }
  return headers;
}

function withoutHops(headers: http.IncomingHttpHeaders): http.IncomingHttpHeaders {
  const named = (headers.connection ?? '')
    .toLowerCase()
    .split(',')
    .map((name) => name.trim());
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !hopByHop.has(name) && !named.includes(name)));
}
