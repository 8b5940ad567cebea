import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { serve } from '@hono/node-server';
import { readSettings } from '../../src/settings.ts';
import { createApp } from './app.ts';
import { openDatabase } from './database.ts';
import { fill, isEmpty } from './fill.ts';
import { importProducts } from './import.ts';
import { seedCatalogue } from './seed/catalogue.ts';

/** `npm run sandbox`: the live API's stand-in. A database that holds a shop is kept; --import, --products and --seed fill it anew. */
const { values } = parseArgs({
  options: {
    port: { type: 'string' },
    data: { type: 'string', default: join('.sandbox', 'shop.db') },
    import: { type: 'string' },
    products: { type: 'string' },
    seed: { type: 'string' },
  },
});

const { sandboxPort, apiPath } = readSettings(process.env);
const database = openDatabase(values.data);
if (values.import || values.products || values.seed || isEmpty(database)) {
  const seeded = seedCatalogue({
    seed: Number(values.seed ?? 1),
    ...(values.products && { products: Number(values.products) }),
  });
  fill(database, values.import ? importProducts(values.import, seeded) : seeded);
}

const port = Number(values.port ?? sandboxPort);
const server = serve(
  { fetch: createApp({ database, path: apiPath, pictureDir: join('.sandbox', 'pictures') }).fetch, port },
  (address) => {
    console.log(`Sandbox API on http://localhost:${address.port}${apiPath}`);
  },
);
server.on('error', (error: NodeJS.ErrnoException) => {
  const busy =
    error.code === 'EADDRINUSE'
      ? `Port ${port} is in use. Stop what uses it, or choose another with --port or SANDBOX_PORT.`
      : error.message;
  console.error(busy);
  process.exit(1);
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => server.close(() => process.exit(0)));
