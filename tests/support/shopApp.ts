import { join } from 'node:path';
import { tmpdir } from 'node:os';
import type { DatabaseSync } from 'node:sqlite';
import type { Hono } from 'hono';
import { createApp, type AppOptions } from '../../scripts/sandbox/app.ts';
import { openDatabase } from '../../scripts/sandbox/database.ts';
import { seedDemoData } from '../../scripts/sandbox/demoData.ts';
import { seedDatabase, type ShopData } from '../../scripts/sandbox/seedDatabase.ts';
import { generateCatalogue } from '../../scripts/sandbox/seed/catalogue.ts';
import { mergeLists } from '../../scripts/snapshot/mergeLists.ts';
import { fetchCatalogue } from '../../scripts/snapshot/fetchCatalogue.ts';
import type { CallApi } from '../../src/api/client.ts';
import { createNodeClient } from '../../src/api/nodeClient.ts';
import type { Catalogue, Report } from '../../src/catalogue/snapshot.ts';

/** The rows of a list call in their wire format. */
export type Rows = Record<string, unknown>[];

export interface ShopOptions {
  products?: number;
  /** Replaces the seeded shop. */
  data?: ShopData;
  /** Changes the rows of a list call before the client decodes them. */
  edit?: (call: string, rows: Rows) => unknown[];
  /** The server's clock. */
  now?: () => Date;
  server?: Partial<AppOptions>;
}

export interface ShopApp {
  data: ShopData;
  app: Hono;
  database: DatabaseSync;
  client: CallApi;
  /** The names of the calls so far, in order. */
  requests: string[];
  /** The maximum number of concurrent calls so far. */
  maxConcurrent: () => number;
  /** The e-mails in the server's outbox. */
  outbox: () => string[];
  snapshot: (pictureHosts?: string[]) => Promise<{ catalogue: Catalogue; report: Report }>;
}

/** Creates a seeded sandbox in memory and a client that calls it without a network. */
export function createShopApp({
  products = 40,
  data = generateCatalogue({ products }),
  ...options
}: ShopOptions = {}): ShopApp {
  const { edit, now = () => new Date(), server } = options;
  const database = openDatabase(':memory:');
  seedDatabase(database, data);
  seedDemoData({ database, now });
  const app = createApp({ backend: { database, now }, pictureDir: join(tmpdir(), 'shop-test-pictures'), ...server });
  const requests: string[] = [];
  let pendingCalls = 0;
  let maxPendingCalls = 0;
  const fetch = async (url: string, init?: RequestInit): Promise<Response> => {
    const call = /(\w+)\.php/.exec(url)?.[1] ?? '';
    requests.push(call);
    pendingCalls++;
    maxPendingCalls = Math.max(maxPendingCalls, pendingCalls);
    const response = await app.request(url, init);
    await new Promise((resolve) => setImmediate(resolve));
    pendingCalls--;
    if (!edit || !response.ok) return response;
    const body = (await response.json()) as { results: Rows | null };
    return Response.json(Array.isArray(body.results) ? { results: edit(call, body.results) } : body);
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
  return { data, app, database, client, requests, maxConcurrent: () => maxPendingCalls, outbox, snapshot };
}
