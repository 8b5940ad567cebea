import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { toSnapshotArguments } from '../../scripts/build/buildRequest.ts';
import type { RebuildDecision, RebuildLimits } from '../../scripts/rebuild/decide.ts';
import { pollOnce, type PollOptions } from '../../scripts/rebuild/pollOnce.ts';
import { slidesFolder } from '../../scripts/snapshot/slides.ts';
import { writeSnapshot } from '../../scripts/snapshot/writeSnapshot.ts';
import { createSnapshot } from '../../scripts/snapshot/createSnapshot.ts';
import { createDigests } from '../../src/catalogue/changes.ts';
import { createFakeClock, type FakeClock } from './fakeClock.ts';
import { createTestSandbox } from './testSandbox.ts';
import { tempDir } from './tempDir.ts';

const apiUrl = 'https://api.example.com';
const siteUrl = 'https://shop.example.com';
const hookUrl = 'https://host.example.com/build_hooks/secret';
const webhookUrl = 'https://chat.example.com/alert';
const heartbeatUrl = 'https://check.example.com/id';

export interface RebuildHarness {
  database: DatabaseSync;
  clock: FakeClock;
  rebuildDir: string;
  /** The bodies of requests to the build hook. */
  hookBodies: string[];
  /** The texts of sent alerts. */
  alerts: string[];
  /** The times of heartbeat requests. */
  heartbeats: string[];
  /** Polls once, as `npm run rebuild` does. */
  poll: (
    options?: Partial<Omit<PollOptions, 'limits'>> & { limits?: Partial<RebuildLimits> },
  ) => Promise<RebuildDecision>;
  /**
   * Builds and publishes the site with the arguments of the last request to the build hook. `clockAhead`: how far the clock of
   * the build is ahead, ms.
   */
  build: (options?: { clockAhead?: number }) => Promise<void>;
  /** Changes the price of a product in the shop's database. */
  setPrice: (cents: number, id?: number) => void;
  /** Overrides the responses of the API or the site; null restores them. */
  overrideResponses: (overrides: Partial<Record<'api' | 'site', Response | null>>) => void;
  /** Publishes an earlier build again, by its index in the list of published builds: -2 is the one before the last. */
  publishEarlierBuild: (index: number) => void;
  /** Replaces the site's build history with builds that `rebuild` did not trigger. */
  setUntriggeredBuilds: (...times: string[]) => void;
  /** Overrides the responses of the build hook; null restores them. */
  mockHook: (response: (() => Promise<Response>) | null) => void;
}

/** Creates a shop API, a deployed site and their rebuild job, without a network. */
export async function createRebuildHarness({ products = 24 } = {}): Promise<RebuildHarness> {
  const { app, database, data } = createTestSandbox({ products });
  const root = tempDir();
  const clock = createFakeClock();
  const publicDir = join(root, 'public');
  mkdirSync(join(publicDir, slidesFolder), { recursive: true });
  for (const file of [...data.sliders, 'nuevo.jpg']) writeFileSync(join(publicDir, slidesFolder, file), file);

  const hookBodies: string[] = [];
  const alerts: string[] = [];
  const heartbeats: string[] = [];
  const publishedManifests: string[] = [];
  let deployedManifest = '';
  let buildHistory = '';
  let respondToHook: (() => Promise<Response>) | null = null;
  let overrides: Record<'api' | 'site', Response | null> = { api: null, site: null };
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : input.toString();
    const body = typeof init?.body === 'string' ? init.body : '';
    if (url.startsWith(apiUrl)) return overrides.api?.clone() ?? app.request(url, init);
    if (url.endsWith('/mes.json')) return new Response(buildHistory, { status: buildHistory ? 200 : 404 });
    if (url.startsWith(siteUrl)) return overrides.site?.clone() ?? new Response(deployedManifest);
    if (url.startsWith(webhookUrl)) {
      alerts.push((JSON.parse(body) as { text: string }).text);
      return new Response();
    }
    if (url.startsWith(heartbeatUrl)) {
      heartbeats.push(clock.now().toISOString());
      return new Response();
    }
    hookBodies.push(body);
    return respondToHook ? respondToHook() : new Response('', { status: 200 });
  };
  const settings = { apiHost: apiUrl, apiPath: '/api/{call}.php', pictureHosts: [] };
  const build: RebuildHarness['build'] = async ({ clockAhead = 0 } = {}) => {
    clock.advance(120_000);
    const args = toSnapshotArguments(hookBodies.at(-1));
    const snapshotDir = join(root, 'host-snapshot');
    const acceptReason = args.find((argument) => argument.startsWith('--accept='))?.slice(9);
    const { time, catalogue, report, manifestEntries } = await createSnapshot({
      settings: { ...settings, snapshotDir },
      clock: { ...clock, now: () => new Date(clock.now().getTime() + clockAhead) },
      fetch,
      publicDir,
      acceptReason,
      refetchPictures: args.includes('--refetch-pictures'),
      progress: () => undefined,
    });
    writeSnapshot(snapshotDir, apiUrl, time, catalogue, report, manifestEntries);
    const { products, categories, branches } = catalogue;
    deployedManifest = JSON.stringify({
      time,
      digests: createDigests(catalogue, manifestEntries.slides),
      counts: { products: products.length, categories: categories.length, branches: branches.length },
    });
    publishedManifests.push(deployedManifest);
    clock.advance(60_000);
  };
  await build();

  const rebuildDir = join(root, 'rebuild');
  const poll: RebuildHarness['poll'] = ({ limits, ...options } = {}) =>
    pollOnce({
      settings: {
        ...settings,
        siteUrl,
        buildHook: hookUrl,
        alertWebhook: webhookUrl,
        heartbeat: heartbeatUrl,
        rebuildDir,
      },
      limits: { debounce: 0, budget: 10_000, buildTimeout: 30 * 60_000, ...limits },
      clock,
      fetch,
      publicDir,
      ...options,
    });
  return {
    database,
    clock,
    rebuildDir,
    hookBodies,
    alerts,
    heartbeats,
    poll,
    build,
    setPrice: (cents, id = 5) => database.exec(`UPDATE products SET price = ${cents} WHERE id = ${id}`),
    mockHook: (respond) => void (respondToHook = respond),
    overrideResponses: (responses) => void (overrides = { ...overrides, ...responses }),
    publishEarlierBuild: (index) => void (deployedManifest = publishedManifests.at(index) ?? ''),
    setUntriggeredBuilds: (...times) =>
      void (buildHistory = JSON.stringify({ builds: times.map((time) => ({ time, triggered: false })) })),
  };
}
