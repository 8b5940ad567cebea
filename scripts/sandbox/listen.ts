import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * Listens on this machine alone, by either of its numbers, since browsers may take either for "localhost"; or at the one
 * address that is given. Customers, mails and writes of the demo shop are nobody else's.
 * @param make a server; each address has its own
 * @param port 0 takes any free one
 * @param host such as 0.0.0.0, for the whole network
 * @returns the servers, and the port
 * @throws NodeJS.ErrnoException where the port is in use, or the address is none of this machine's
 */
export async function listen(
  make: () => Server,
  port: number,
  host: string | undefined,
): Promise<{ servers: Server[]; port: number }> {
  const first = await started(make(), port, host ?? '127.0.0.1');
  const taken = (first.address() as AddressInfo).port;
  if (host !== undefined) return { servers: [first], port: taken };
  const other = await started(make(), taken, '::1').catch((error: unknown) => {
    // A machine without IPv6 has one only; another program there would get half of the browsers.
    if (port === 0 || (error as NodeJS.ErrnoException).code !== 'EADDRINUSE') return undefined;
    first.close();
    throw error;
  });
  return { servers: other ? [first, other] : [first], port: taken };
}

const started = (server: Server, port: number, host: string): Promise<Server> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host }, () => {
      server.off('error', reject);
      resolve(server);
    });
  });
