import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createNodeClient } from '../../../src/api/nodeClient.ts';
import type { Catalogue } from '../../../src/catalogue/snapshot.ts';
import { createSandboxApp } from '../../sandbox/app.ts';
import { openDatabase } from '../../sandbox/database.ts';
import { seedDatabase } from '../../sandbox/seedDatabase.ts';
import { generateShop } from '../../sandbox/seed/generateShop.ts';
import { mergeLists } from '../../snapshot/mergeLists.ts';
import { fetchCatalogue } from '../../snapshot/fetchCatalogue.ts';
import { writeSnapshot } from '../../snapshot/writeSnapshot.ts';

const base = 'http://shop.example';
const time = '2026-11-20T12:00:00.000Z';

/** Creates the catalogue of a demo shop from the sandbox API, without a network. */
export async function createBenchCatalogue(productCount: number): Promise<Catalogue> {
  const database = openDatabase(':memory:');
  seedDatabase(database, generateShop({ products: productCount }));
  const dependencies = { database, now: () => new Date(time) };
  const app = createSandboxApp({ dependencies, pictureDir: join(tmpdir(), 'bench-pictures') });
  const fetch = async (url: string, init?: RequestInit): Promise<Response> => app.request(url, init);
  const callApi = createNodeClient({ base, path: '/api/{call}.php', fetch: fetch as typeof globalThis.fetch });
  const { catalogue } = mergeLists(await fetchCatalogue(callApi, () => undefined), []);
  database.close();
  return catalogue;
}

/** Writes a catalogue as snapshot with a fixed time. */
export function writeBenchSnapshot(dir: string, catalogue: Catalogue): void {
  writeSnapshot(dir, base, time, catalogue, { rejected: [], duplicates: [], pictures: [] });
}
