import type { AddressInfo } from 'node:net';
import type { Server } from 'node:http';

type ListeningServer = Pick<Server, 'listen' | 'once' | 'off' | 'address'>;

/**
 * Starts listening on a port; 0 chooses a free one.
 * @param host address to listen on; by default all interfaces
 * @returns the port
 * @throws NodeJS.ErrnoException if the port is in use, or the address is not one of this machine
 */
export const listen = (server: ListeningServer, port: number, host?: string): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, ...(host !== undefined && { host }) }, () => {
      server.off('error', reject);
      resolve((server.address() as AddressInfo).port);
    });
  });

/** Listens on both loopback addresses, since browsers resolve "localhost" to either. */
export async function listenOnLoopback<T extends ListeningServer & Pick<Server, 'close'>>(
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
    // Without IPv6, one address is enough. If another program has the port on ::1, some browsers would connect to that.
    if (port === 0 || (error as NodeJS.ErrnoException).code !== 'EADDRINUSE')
      return { servers: [first], port: actualPort };
    first.close();
    throw error;
  }
}
