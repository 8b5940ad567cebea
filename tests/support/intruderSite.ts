import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A site of somebody else, with one page. */
export interface IntruderSite {
  url: string;
  close: () => void;
}

/** Serves a page on a port and at a host (127.0.0.1, where the shop under test is localhost) that are not the shop's. */
export async function intruderSite(page: string): Promise<IntruderSite> {
  const server = createServer((_, response) => response.setHeader('content-type', 'text/html').end(page));
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
