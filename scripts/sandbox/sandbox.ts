import type { Server } from 'node:http';
import { join } from 'node:path';
import { readSettings } from '../../src/settings.ts';
import { errorText } from '../errorText.ts';
import { listen, listenOnLoopback } from '../listen.ts';
import { isLocalHostname, isLocalHostnameOrIp } from '../requestUrl.ts';
import { createSandboxApp } from './app.ts';
import { parseArguments } from './arguments.ts';
import { openDatabase } from './database.ts';
import { seedDemoData } from './demoData.ts';
import { seedDatabase, isEmpty } from './seedDatabase.ts';
import { importShop } from './importShop.ts';
import { generateShop } from './seed/generateShop.ts';
import { createSandboxServer } from './server.ts';

// `npm run sandbox`; arguments.ts describes its options.
try {
  await main();
} catch (error) {
  console.error(errorText(error));
  process.exit(1);
}

async function main(): Promise<void> {
  const { sandboxPort, apiPath, siteUrl, port: sitePort } = readSettings(process.env);
  const args = parseArguments(process.argv.slice(2));

  const database = openDatabase(args.data);
  const dependencies = { database, now: args.now };
  if (args.reseed || isEmpty(database)) {
    const generated = generateShop(args.generatorOptions);
    seedDatabase(database, args.importFile ? importShop(args.importFile, generated) : generated);
  }
  seedDemoData(dependencies);

  const { quirks, trustProxy, limitsLookups, latency, host } = args;
  const app = createSandboxApp({
    dependencies,
    path: apiPath,
    pictureDir: join('.sandbox', 'pictures'),
    quirks,
    trustProxy,
    limitsLookups,
    latency,
    origins: [siteUrl, `http://localhost:${sitePort}`, `http://127.0.0.1:${sitePort}`],
  });
  const { servers, port } = await start(app, args.port ?? sandboxPort, host);
  console.log(`Sandbox API on http://localhost:${port}${apiPath}`);
  if (host !== undefined) console.log(`It listens on ${host}: anyone who can reach it sees its customers and e-mails.`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      void Promise.all(servers.map((server) => new Promise((closed) => server.close(closed)))).then(() =>
        process.exit(0),
      );
    });
  }
}

/** Listens on the given host; by default on loopback only, since the demo shop has customers and e-mails. */
async function start(
  app: ReturnType<typeof createSandboxApp>,
  port: number,
  host: string | undefined,
): Promise<{ servers: Server[]; port: number }> {
  try {
    if (host === undefined) return await listenOnLoopback(() => createSandboxServer(app, {}, isLocalHostname), port);
    const server = createSandboxServer(app, {}, isLocalHostnameOrIp);
    return { servers: [server], port: await listen(server, port, host) };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new Error(
      `Port ${port} is in use. Stop the program that uses it, or choose another with --port or SANDBOX_PORT.`,
      { cause: error },
    );
  }
}
