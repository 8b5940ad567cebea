import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { onTestFinished } from 'vitest';

/** Serves over real HTTP on a free port until `cleanUp`; its origin. */
export async function listening(
  fetch: (request: Request) => Response | Promise<Response>,
  cleanUp: (task: () => Promise<void>) => void = onTestFinished,
): Promise<string> {
  return new Promise((resolve) => {
    const server = serve({ fetch, port: 0, hostname: '127.0.0.1' }, (address: AddressInfo) => {
      resolve(`http://127.0.0.1:${address.port}`);
    });
    cleanUp(
      () =>
        new Promise((closed) => {
          server.close(() => closed());
          if ('closeAllConnections' in server) server.closeAllConnections();
        }),
    );
  });
}
