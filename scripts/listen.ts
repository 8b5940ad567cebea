import type { AddressInfo } from 'node:net';
import type { Server } from 'node:http';

type Listener = Pick<Server, 'listen' | 'once' | 'off' | 'address'>;

/**
 * Listens on a port; 0 takes any free one.
 * @param host address to listen on; by default the whole network
 * @returns the port
 * @throws NodeJS.ErrnoException if the port is in use, or the address is not one of this machine
 */
export const listen = (server: Listener, port: number, host?: string): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, ...(host !== undefined && { host }) }, () => {
      server.off('error', reject);
      resolve((server.address() as AddressInfo).port);
    });
  });

/** Listens on both loopback addresses, since browsers resolve "localhost" to either. */
export async function listenOnLoopback<T extends Listener & Pick<Server, 'close'>>(
  createServer: () => T,
  port: number,
): Promise<{ servers: T[]; port: number }> {
  const first = createServer();
  const actualPort = await listen(first, port, '127.0.0.1');
  const second = createServer();
  try {
    await listen(second, actualPort, '::1');
    return { servers: [first, second], port: actualPort };
  } catch (error) {
    // A machine without IPv6 has one address; otherwise half of the browsers would reach the other program.
    if (port === 0 || (error as NodeJS.ErrnoException).code !== 'EADDRINUSE')
      return { servers: [first], port: actualPort };
    first.close();
    throw error;
  }
}
