import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { toSnapshotArguments } from '../../scripts/build/buildRequest.ts';
import type { RebuildDecision, RebuildLimits } from '../../scripts/rebuild/decide.ts';
import { pollOnce, type PollOptions } from '../../scripts/rebuild/pollOnce.ts';
import { sliderPath } from '../../scripts/snapshot/sliders.ts';
import { writeSnapshot } from '../../scripts/snapshot/writeSnapshot.ts';
import { createSnapshot } from '../../scripts/snapshot/createSnapshot.ts';
import { createDigests } from '../../src/catalogue/changes.ts';
import { fakeClock, type FakeClock } from './fakeClock.ts';
import { shopApp } from './shopApp.ts';
import { tempDir } from './tempDir.ts';

const api = 'https://api.example.com';
const site = 'https://shop.example.com';
const hook = 'https://host.example.com/build_hooks/secret';
const webhook = 'https://chat.example.com/alert';
const heartbeat = 'https://check.example.com/id';

export interface RebuildHarness {
  database: DatabaseSync;
  clock: FakeClock;
  rebuildDir: string;
  /** Bodies of calls to the build hook, and texts of alerts. */
  posts: string[];
  alerts: string[];
  /** Times of heartbeat requests. */
  beats: string[];
  /** Polls once, as `npm run rebuild` does. */
  poll: (more?: Partial<Omit<PollOptions, 'limits'>> & { limits?: Partial<RebuildLimits> }) => Promise<RebuildDecision>;
  /** Builds and publishes as the last call of the hook asked for. */
  build: () => Promise<void>;
  /** Overrides the responses of API or site; null ends it. */
  fails: (more: Partial<Record<'api' | 'site', Response | null>>) => void;
  /** Publishes an earlier build again: -2 is the one before the last. */
  publishAgain: (back: number) => void;
  /** Adds builds for other reasons to the site's log. */
  builtOtherwise: (...times: string[]) => void;
  /** Overrides the responses of the hook; null ends it. */
  hookResponses: (response: (() => Promise<Response>) | null) => void;
}

/** Creates a shop API, a deployed site and `rebuild` between them, all in memory. */
export async function createRebuildHarness({ products = 24 } = {}): Promise<RebuildHarness> {
  const { app, database, data } = shopApp({ products });
  const root = tempDir();
  const clock = fakeClock();
  const publicDir = join(root, 'public');
  mkdirSync(join(publicDir, sliderPath), { recursive: true });
  for (const file of [...data.sliders, 'nuevo.jpg']) writeFileSync(join(publicDir, sliderPath, file), file);

  const posts: string[] = [];
  const alerts: string[] = [];
  const beats: string[] = [];
  const sites: string[] = [];
  let deployed = '';
  let log = '';
  let response: (() => Promise<Response>) | null = null;
  let down: Record<'api' | 'site', Response | null> = { api: null, site: null };
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : input.toString();
    const body = typeof init?.body === 'string' ? init.body : '';
    if (url.startsWith(api)) return down.api?.clone() ?? app.request(url, init);
    if (url.endsWith('/mes.json')) return new Response(log, { status: log ? 200 : 404 });
    if (url.startsWith(site)) return down.site?.clone() ?? new Response(deployed);
    if (url.startsWith(webhook)) return (alerts.push((JSON.parse(body) as { text: string }).text), new Response());
    if (url.startsWith(heartbeat)) return (beats.push(clock.now().toISOString()), new Response());
    posts.push(body);
    return response ? response() : new Response('', { status: 200 });
  };
  const settings = { apiHost: api, apiPath: '/api/{call}.php', pictureHosts: [] };
  const build = async (): Promise<void> => {
    clock.pass(120_000);
    const args = toSnapshotArguments(posts.at(-1));
    const snapshotDir = join(root, 'host');
    const accept = args.find((argument) => argument.startsWith('--accept='))?.slice(9);
    const { time, catalogue, report, manifestEntries } = await createSnapshot({
      settings: { ...settings, snapshotDir },
      clock,
      fetch,
      publicDir,
      acceptReason: accept,
      refetchPictures: args.includes('--fresh'),
      progress: () => undefined,
    });
    writeSnapshot(snapshotDir, api, time, catalogue, report, manifestEntries);
    deployed = JSON.stringify({ time, digests: createDigests(catalogue, manifestEntries.slides) });
    sites.push(deployed);
    clock.pass(60_000);
  };
  await build();

  const rebuildDir = join(root, 'rebuild');
  const poll: RebuildHarness['poll'] = ({ limits, ...more } = {}) =>
    pollOnce({
      settings: { ...settings, siteUrl: site, buildHook: hook, alertWebhook: webhook, heartbeat, rebuildDir },
      limits: { debounce: 0, budget: 10_000, buildTimeout: 30 * 60_000, ...limits },
      clock,
      fetch,
      publicDir,
      ...more,
    });
  return {
    database,
    clock,
    rebuildDir,
    posts,
    alerts,
    beats,
    poll,
    build,
    hookResponses: (how) => void (response = how),
    fails: (more) => void (down = { ...down, ...more }),
    publishAgain: (back) => void (deployed = sites.at(back) ?? ''),
    builtOtherwise: (...times) =>
      void (log = JSON.stringify({ builds: times.map((time) => ({ time, triggered: false })) })),
  };
}
