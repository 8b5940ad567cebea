import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import type { TLSSocket } from 'node:tls';

/**
 * Parses the full URL of a request; undefined if the URL, the host or the percent-encoding is malformed, or the URL has credentials,
 * a scheme other than http and https, or a null character in its path.
 */
export function parseRequestUrl({
  url: target = '',
  headers,
  socket,
}: Pick<IncomingMessage, 'url' | 'headers' | 'socket'>): URL | undefined {
  const site = URL.parse(
    `${(socket as Partial<TLSSocket>).encrypted ? 'https' : 'http'}://${headers.host ?? headers[':authority']?.toString() ?? 'localhost'}`,
  );
  // A Host header with more than a name and a port, such as a path, would change how the URL is parsed.
  if (!site || site.href !== `${site.origin}/`) return undefined;
  const url = URL.parse(target.startsWith('/') ? site.origin + target : target);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return undefined;
  try {
    return decodeURIComponent(url.pathname).includes('\0') ? undefined : url;
  } catch {
    return undefined;
  }
}

/**
 * Whether a host is a loopback name. Any other name that resolves to this machine may belong to an attacker (DNS
 * rebinding).
 */
export const isLocalHostname = (host: string): boolean =>
  /^(?:localhost|[\w-]+\.localhost|127\.\d{1,3}\.\d{1,3}\.\d{1,3}|\[::1\])$/.test(host);

/** Like isLocalHostname(), for servers on the network: also accepts IP addresses, which are safe from DNS rebinding. */
export const isLocalHostnameOrIp = (host: string): boolean =>
  isLocalHostname(host) || isIP(host.replace(/^\[|\]$/g, '')) > 0;
