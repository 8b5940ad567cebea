import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import type { Hono } from 'hono';
import { onTestFinished } from 'vitest';
import { listen } from '../../scripts/listen.ts';
import { createSandboxServer, type ServerLimits } from '../../scripts/sandbox/server.ts';

/** Starts an HTTP server on a free port. It closes after the test, or in the hook `cleanUp`, such as `afterAll`. @returns its origin */
export async function startServer(
  fetch: (request: Request) => Response | Promise<Response>,
  cleanUp: (task: () => Promise<void>) => void = onTestFinished,
): Promise<string> {
  return new Promise((resolve) => {
    const server = serve({ fetch, port: 0, hostname: '127.0.0.1' }, (address: AddressInfo) => {
      resolve(`http://127.0.0.1:${address.port}`);
    });
    cleanUp(
      () =>
        new Promise((resolveClosed) => {
          server.close(() => resolveClosed());
          if ('closeAllConnections' in server) server.closeAllConnections();
        }),
    );
  });
}

/** Starts the sandbox's server in the same way. */
export async function startSandboxServer(
  app: Hono,
  limits: Partial<ServerLimits> = {},
  cleanUp: (task: () => void) => void = onTestFinished,
): Promise<{ server: Server; port: number }> {
  const server = createSandboxServer(app, limits);
  const port = await listen(server, 0, '127.0.0.1');
  cleanUp(() => {
    server.closeAllConnections();
    server.close();
  });
  return { server, port };
}
