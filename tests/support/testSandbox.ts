import { join } from 'node:path';
import { tmpdir } from 'node:os';
import type { DatabaseSync } from 'node:sqlite';
import type { Hono } from 'hono';
import { createSandboxApp, type AppOptions } from '../../scripts/sandbox/app.ts';
import { openDatabase } from '../../scripts/sandbox/database.ts';
import { seedDemoData } from '../../scripts/sandbox/demoData.ts';
import { seedDatabase } from '../../scripts/sandbox/seedDatabase.ts';
import type { ShopData } from '../../scripts/sandbox/shopData.ts';
import { generateShop } from '../../scripts/sandbox/seed/generateShop.ts';
import { mergeLists } from '../../scripts/snapshot/mergeLists.ts';
import { fetchCatalogue } from '../../scripts/snapshot/fetchCatalogue.ts';
import type { CallApi } from '../../src/api/client.ts';
import { createNodeClient } from '../../src/api/nodeClient.ts';
import type { Catalogue, SnapshotReport } from '../../src/catalogue/snapshot.ts';

/** The rows of a list endpoint in their wire format. */
export type WireRows = Record<string, unknown>[];

export interface TestSandboxOptions {
  /** The number of products of the generated shop. */
  products?: number;
  /** Replaces the data of the generated shop. */
  data?: ShopData;
  /** Changes the rows of a list endpoint before the client decodes them. */
  editRows?: (endpoint: string, rows: WireRows) => unknown[];
  /** The server's clock. */
  now?: () => Date;
  /** Overrides options of the server. */
  server?: Partial<AppOptions>;
}

export interface TestSandbox {
  data: ShopData;
  app: Hono;
  database: DatabaseSync;
  client: CallApi;
  /** The endpoint of each received call, in order. */
  calledEndpoints: string[];
  /** Returns the maximum number of concurrent calls so far. */
  maxConcurrentCalls: () => number;
  /** Returns the mails in the outbox. */
  outbox: () => string[];
  /** Fetches the catalogue and merges its lists, as a snapshot does. */
  snapshot: (pictureHosts?: string[]) => Promise<{ catalogue: Catalogue; report: SnapshotReport }>;
}

/** Creates a seeded sandbox API in memory, and a client that calls it without a network. */
export function createTestSandbox({
  products = 40,
  data = generateShop({ products }),
  ...options
}: TestSandboxOptions = {}): TestSandbox {
  const { editRows, now = () => new Date(), server } = options;
  const database = openDatabase(':memory:');
  seedDatabase(database, data);
  seedDemoData({ database, now });
  const app = createSandboxApp({
    dependencies: { database, now },
    pictureDir: join(tmpdir(), 'shop-test-pictures'),
    ...server,
  });
  const calledEndpoints: string[] = [];
  let pendingCalls = 0;
  let maxPendingCalls = 0;
  const fetch = async (url: string, init?: RequestInit): Promise<Response> => {
    const endpoint = /(\w+)\.php/.exec(url)?.[1] ?? '';
    calledEndpoints.push(endpoint);
    pendingCalls++;
    maxPendingCalls = Math.max(maxPendingCalls, pendingCalls);
    const response = await app.request(url, init);
    await new Promise((resolve) => setImmediate(resolve));
    pendingCalls--;
    if (!editRows || !response.ok) return response;
    const body = (await response.json()) as { results: WireRows | null };
    return Response.json(Array.isArray(body.results) ? { results: editRows(endpoint, body.results) } : body);
  };
  const client = createNodeClient({
    base: 'http://shop.example',
    path: '/api/{call}.php',
    fetch: fetch as typeof globalThis.fetch,
  });
  const snapshot = async (pictureHosts: string[] = []) =>
    mergeLists(await fetchCatalogue(client, () => undefined), pictureHosts);
  const outbox = () =>
    database
      .prepare('SELECT text FROM outbox ORDER BY rowid')
      .all()
      .map(({ text }) => String(text));
  return { data, app, database, client, calledEndpoints, maxConcurrentCalls: () => maxPendingCalls, outbox, snapshot };
}
