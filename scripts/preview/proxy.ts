import * as http from 'node:http';
import * as https from 'node:https';
import type { TLSSocket } from 'node:tls';
import { textReply, type Reply } from './reply.ts';

export interface Proxy {
  (
    incoming: http.IncomingMessage,
    target: URL,
    ruleHeaders: Record<string, string>,
    signal: AbortSignal,
  ): Promise<Reply>;
  close(): void;
}

// RFC 9110 §7.6.1: headers of the connection, not of the message.
const hopByHopHeaders = new Set(
  'connection keep-alive proxy-authenticate proxy-authorization proxy-connection te trailer transfer-encoding upgrade'.split(
    ' ',
  ),
);

/** Creates a reverse proxy, as Netlify has for a rule with status 200 and a full URL. */
export function createProxy(timeout: number): Proxy {
  const agents = { 'http:': new http.Agent({ keepAlive: true }), 'https:': new https.Agent({ keepAlive: true }) };

  const proxy = (
    incoming: http.IncomingMessage,
    target: URL,
    ruleHeaders: Record<string, string>,
    signal: AbortSignal,
  ) =>
    new Promise<Reply>((resolve) => {
      const isHttps = target.protocol === 'https:';
      const upstream = (isHttps ? https : http).request(target, {
        method: incoming.method,
        headers: { ...toUpstreamHeaders(incoming), ...ruleHeaders, host: target.host },
        agent: agents[isHttps ? 'https:' : 'http:'],
        signal,
      });
      let isTimedOut = false;
      const timer = setTimeout(() => {
        isTimedOut = true;
        upstream.destroy();
      }, timeout);
      upstream.on('response', (response) => {
        clearTimeout(timer);
        resolve({ status: response.statusCode ?? 502, headers: toReplyHeaders(response), body: response });
      });
      upstream.on('error', (error: NodeJS.ErrnoException) => {
        clearTimeout(timer);
        resolve(
          isTimedOut
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

function toUpstreamHeaders({ headers, socket }: http.IncomingMessage): http.OutgoingHttpHeaders {
  const forwarded: http.OutgoingHttpHeaders = { ...withoutHopByHop(headers) };
  delete forwarded['expect']; // Node has handled it already
  if (headers['transfer-encoding'] !== undefined) forwarded['transfer-encoding'] = 'chunked';
  const forwardedFor = headers['x-forwarded-for'];
  const client = (socket.remoteAddress ?? '').replace(/^::ffff:/, '');
  forwarded['x-forwarded-for'] = forwardedFor === undefined ? client : `${forwardedFor.toString()}, ${client}`;
  forwarded['x-forwarded-host'] = headers.host ?? headers[':authority']?.toString();
  forwarded['x-forwarded-proto'] = (socket as Partial<TLSSocket>).encrypted ? 'https' : 'http';
  return Object.fromEntries(
    // Names with a colon are pseudo-headers of HTTP/2.
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
    Object.entries(headers).filter(([name]) => !hopByHopHeaders.has(name) && !connectionHeaders.includes(name)),
  );
}
