import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon, { type Request } from 'autocannon';
import { endpoints, type EndpointName, type RequestOfName } from '../../src/contract/endpoints.ts';
import { type Endpoint, encodeRow } from '../../src/contract/schema.ts';
import { dialect } from '../../src/contract/dialect.ts';
import { demoCustomer } from '../sandbox/demoData.ts';
import type { ShopData } from '../sandbox/shopData.ts';
import { parseCommandLine } from '../commandLine.ts';
import { formatLoad, reportBudgets } from '../measurements.ts';
import { generateShop } from '../sandbox/seed/generateShop.ts';
import { startSandbox } from '../../tests/support/startSandbox.ts';

const { values } = parseCommandLine({
  name: 'bench:sandbox',
  help: 'Puts a mixed load on the sandbox with its database in a file: requests a second, p50, p99, errors, memory. For endurance: --seconds 1800 --rate 300.',
  options: {
    connections: { type: 'string', value: 'N', default: '50', help: 'concurrent connections' },
    seconds: { type: 'string', value: 'N', default: '20', help: 'duration, after 5 seconds to warm up' },
    products: { type: 'string', value: 'N', default: '3000', help: 'size of the catalogue' },
    rate: { type: 'string', value: 'N', help: 'requests a second; as many as possible by default' },
    check: { type: 'boolean', default: false, help: 'exits with 1 if a budget is exceeded' },
  },
});
/** Requests of each kind per thousand. */
const requestMix = {
  product: 300,
  category: 170,
  shortList: 190,
  shopData: 37,
  allProducts: 3,
  search: 200,
  visit: 80,
  customer: 20,
};
type LoadKind = keyof typeof requestMix;

/** Budgets: p99 in ms, growth in MB. */
const budget = { p99: 300, growth: 20 };

const folder = mkdtempSync(join(tmpdir(), 'bench-sandbox-'));
const data = join(folder, 'shop.db');
const sandbox = await startSandbox(['--data', data, '--products', values.products, '--seed', '1']);
try {
  const nextRequest = createMixedLoad(generateShop({ products: Number(values.products), seed: 1 }), Math.random);
  const load = (seconds: number, rate?: string) =>
    autocannon({
      url: sandbox.origin,
      connections: Number(values.connections),
      duration: seconds,
      ...(rate && { overallRate: Number(rate) }),
      requests: [{ setupRequest: (request) => ({ ...request, ...nextRequest() }) }],
    });
  const seconds = Number(values.seconds);
  const memory = [sandbox.rss()];
  await load(5);
  const sampling = setInterval(() => memory.push(sandbox.rss()), seconds * 100);
  const { requests, latency, errors, timeouts, non2xx } = await load(seconds, values.rate);
  clearInterval(sampling);
  memory.push(sandbox.rss());
  // The heap grows while warming up: a leak shows as growth in the second half.
  const growth = (memory.at(-1) ?? 0) - (memory[Math.ceil(memory.length / 2)] ?? 0);

  const failed = errors + timeouts + non2xx;
  console.log(
    [
      `${values.products} products, ${values.connections} connections, ${values.seconds} s, ${requests.total} requests`,
      `  ${requests.average.toFixed(0)} req/s   p50 ${latency.p50} ms   p99 ${latency.p99} ms   max ${latency.max} ms`,
      `  errors ${failed} (${errors} of the connection, ${timeouts} without a response, ${non2xx} rejected)`,
      `  memory, MB, at the start, then after each tenth: ${memory.map((mb) => mb.toFixed(0)).join(' ')}`,
      `  growth in the second half ${growth.toFixed(0)} MB`,
      `  ${formatLoad()}`,
    ].join('\n'),
  );
  const exceeded = [
    ...(latency.p99 > budget.p99 ? [`p99 is over ${budget.p99} ms`] : []),
    ...(failed > 0 ? ['there were errors'] : []),
    ...(seconds >= 600 && growth > budget.growth ? [`it grew by over ${budget.growth} MB`] : []),
  ];
  reportBudgets(exceeded, values.check);
} finally {
  await sandbox.kill();
  rmSync(folder, { recursive: true });
}

/** Creates a generator of random requests: 70 % reads, 20 % searches, 10 % durable writes. */
function createMixedLoad({ products, categories }: ShopData, random: () => number): () => Request {
  const pick = <T>(list: readonly T[]): T => {
    const item = list[Math.floor(random() * list.length)];
    if (item === undefined) throw new Error('the list is empty');
    return item;
  };
  const words = products.flatMap(({ product }) => `${product.name} ${product.model}`.split(/[^\p{L}\p{N}]+/u));
  const kinds = Object.entries(requestMix).flatMap(([kind, share]) => Array<LoadKind>(share).fill(kind as LoadKind));
  const createRequest: Record<LoadKind, () => Request> = {
    product: () => request('postObtenervwProducto', { id: pick(products).product.id, branch: '1' }),
    category: () => request('postObtenerProductosCategoria', { category: pick(categories).name, branch: '1' }),
    shortList: () => request(pick(['getProductosMasVendidos', 'getProductosNuevos'] as const), { branch: '1' }),
    shopData: () => request(pick(['getCategorias', 'getSucursales', 'getSliders'] as const), undefined),
    allProducts: () => request('getProductosEnVenta', { branch: '1' }),
    search: () => {
      const term = random() < 0.5 ? pick(words) : `${pick(words)} ${pick(words).slice(0, 3)}`;
      return random() < 0.8
        ? request('postBuscarProducto', { term, branch: '1' })
        : request('postBuscarProductosRelacionados', { term: pick(products).product.name });
    },
    visit: () => {
      const route = `/producto/${pick(products).product.id}`;
      const ip = `187.${Math.floor(random() * 250)}.${Math.floor(random() * 250)}.7`;
      return request('postVisita', {
        ip,
        latitude: null,
        longitude: null,
        server: 'shop.example',
        route,
        parameters: '',
      });
    },
    customer: () => {
      const phone = `33${String(Math.floor(random() * 1e8)).padStart(8, '0')}`;
      return request('postRegistrarCliente', { ...demoCustomer, phone });
    },
  };
  return () => createRequest[pick(kinds)]();
}

function request<Name extends EndpointName>(name: Name, payload: RequestOfName<Name>): Request {
  const { method, request: schema }: Endpoint = endpoints[name];
  const path = `/api/${name}.php`;
  if (method === 'GET' || typeof schema === 'string') return { method, path };
  const body = JSON.stringify(encodeRow(schema, payload, dialect));
  return { method, path, headers: { 'content-type': 'application/json' }, body };
}
