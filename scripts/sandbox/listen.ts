import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * Listens on both loopback addresses, since browsers resolve "localhost" to either, or on the given address. By default the
 * demo shop's customers and e-mails are not reachable from the network.
 * @param createServer creates a server for each address
 * @param port 0 takes any free port
 * @param host such as 0.0.0.0, for the whole network
 * @returns the servers, and the port
 * @throws NodeJS.ErrnoException if the port is in use, or the address is not one of this machine
 */
export async function listen(
  createServer: () => Server,
  port: number,
  host: string | undefined,
): Promise<{ servers: Server[]; port: number }> {
  const first = await startServer(createServer(), port, host ?? '127.0.0.1');
  const actualPort = (first.address() as AddressInfo).port;
  if (host !== undefined) return { servers: [first], port: actualPort };
  const second = await startServer(createServer(), actualPort, '::1').catch((error: unknown) => {
    // A machine without IPv6 has one address; otherwise half of the browsers would reach the other program.
    if (port === 0 || (error as NodeJS.ErrnoException).code !== 'EADDRINUSE') return undefined;
    first.close();
    throw error;
  });
  return { servers: second ? [first, second] : [first], port: actualPort };
}

const startServer = (server: Server, port: number, host: string): Promise<Server> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host }, () => {
      server.off('error', reject);
      resolve(server);
    });
  });
