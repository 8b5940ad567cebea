import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { readSettings } from '../../src/settings.ts';
import { createApp } from './app.ts';
import { readArguments } from './arguments.ts';
import { openDatabase } from './database.ts';
import { fillDemo } from './demo.ts';
import { fill, isEmpty } from './fill.ts';
import { importProducts } from './import.ts';
import { seedCatalogue } from './seed/catalogue.ts';
import { serverFor } from './server.ts';

/** `npm run sandbox`: the live API's stand-in. A database that holds a shop is kept; --import, --products and --seed fill it anew. */
const { sandboxPort, apiPath, siteUrl, port: sitePort } = readSettings(process.env);
const args = readArguments(process.argv.slice(2));

const database = openDatabase(args.data);
const backend = { database, now: args.now };
if (args.refill || isEmpty(database)) {
  const seeded = seedCatalogue(args.seed);
  fill(database, args.importFile ? importProducts(args.importFile, seeded) : seeded);
}
fillDemo(backend);

const { quirks, trustProxy, limits, latency } = args;
const app = createApp({
  backend,
  path: apiPath,
  pictureDir: join('.sandbox', 'pictures'),
  quirks,
  trustProxy,
  limits,
  latency,
  origins: [siteUrl, `http://localhost:${sitePort}`, `http://127.0.0.1:${sitePort}`],
});
const port = args.port ?? sandboxPort;
const server = serverFor(app).listen(port, () => {
  console.log(`Sandbox API on http://localhost:${(server.address() as AddressInfo).port}${apiPath}`);
});
server.on('error', (error: NodeJS.ErrnoException) => {
  const busy = `Port ${port} is in use. Stop what uses it, or choose another with --port or SANDBOX_PORT.`;
  console.error(error.code === 'EADDRINUSE' ? busy : error.message);
  process.exit(1);
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => server.close(() => process.exit(0)));
}
