import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import type { TLSSocket } from 'node:tls';

/** The full address of a request; undefined when it, its host or its percent-encoding is malformed. */
export function addressOf({
  url = '',
  headers,
  socket,
}: Pick<IncomingMessage, 'url' | 'headers' | 'socket'>): URL | undefined {
  const site = URL.parse(
    `${(socket as Partial<TLSSocket>).encrypted ? 'https' : 'http'}://${headers.host ?? headers[':authority']?.toString() ?? 'localhost'}`,
  );
  // A host is a name and a port: with more in it the parts of the address would be other ones than those asked for.
  if (!site || site.href !== `${site.origin}/`) return undefined;
  const address = URL.parse(url.startsWith('/') ? site.origin + url : url);
  if (!address || !/^https?:$/.test(address.protocol) || address.username || address.password) return undefined;
  try {
    return decodeURIComponent(address.pathname).includes('\0') ? undefined : address;
  } catch {
    return undefined;
  }
}

/**
 * Whether a host is a name that this machine gives itself. Any other name that leads here is somebody else's, whose pages
 * would be taken for our own (DNS rebinding).
 */
export const isOwnName = (host: string): boolean =>
  /^(?:localhost|[\w-]+\.localhost|127\.\d{1,3}\.\d{1,3}\.\d{1,3}|\[::1\])$/.test(host);

/** The same where a server was told to listen for the network: there it is asked by its numbers, which nobody can point elsewhere. */
export const isOwnNameOrNumber = (host: string): boolean => isOwnName(host) || isIP(host.replace(/^\[|\]$/g, '')) > 0;
