import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { orderedArguments } from '../../scripts/build/hook.ts';
import type { Decision, Limits } from '../../scripts/rebuild/decide.ts';
import { round, type RoundOptions } from '../../scripts/rebuild/round.ts';
import { sliderPath } from '../../scripts/snapshot/sliders.ts';
import { writeSnapshot } from '../../scripts/snapshot/writeSnapshot.ts';
import { takeCatalogue } from '../../scripts/snapshot/take.ts';
import { digestsOf } from '../../src/catalogue/digests.ts';
import { fakeClock, type FakeClock } from './fakeClock.ts';
import { shopApp } from './shopApp.ts';
import { tempDir } from './tempDir.ts';

const api = 'https://api.example.com';
const site = 'https://shop.example.com';
const hook = 'https://host.example.com/build_hooks/secret';
const webhook = 'https://chat.example.com/alert';
const heartbeat = 'https://check.example.com/id';

export interface Operated {
  database: DatabaseSync;
  clock: FakeClock;
  rebuildDir: string;
  /** What came to the build hook, and to the webhook. */
  posts: string[];
  alerts: string[];
  /** When the heartbeat came. */
  beats: string[];
  /** One look of `npm run rebuild`. */
  look: (more?: Partial<Omit<RoundOptions, 'limits'>> & { limits?: Partial<Limits> }) => Promise<Decision>;
  /** The host builds, as the last call of the hook ordered. */
  build: () => Promise<void>;
  /** What the API or the site answers instead, until it is null again. */
  fails: (more: Partial<Record<'api' | 'site', Response | null>>) => void;
  /** Publishes a build of before: -2 is the one before the last. */
  publishAgain: (back: number) => void;
  /** The site's own log tells of builds that nobody ordered. */
  builtOtherwise: (...times: string[]) => void;
  /** How the next calls of the hook end. */
  hookAnswers: (answer: (() => Promise<Response>) | null) => void;
}

/** A shop with a back office, the site that a host built of it, and `rebuild` that looks at both: all in memory. */
export async function operated({ products = 24 } = {}): Promise<Operated> {
  const { app, database, data } = shopApp({ products });
  const [root, clock] = [tempDir(), fakeClock()];
  const publicDir = join(root, 'public');
  mkdirSync(join(publicDir, sliderPath), { recursive: true });
  for (const file of [...data.sliders, 'nuevo.jpg']) writeFileSync(join(publicDir, sliderPath, file), file);

  const [posts, alerts, beats]: [string[], string[], string[]] = [[], [], []];
  const sites: string[] = [];
  let [deployed, log] = ['', ''];
  let answer: (() => Promise<Response>) | null = null;
  let down: Record<'api' | 'site', Response | null> = { api: null, site: null };
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const address = input instanceof Request ? input.url : input.toString();
    const body = typeof init?.body === 'string' ? init.body : '';
    if (address.startsWith(api)) return down.api?.clone() ?? app.request(address, init);
    if (address.endsWith('/mes.json')) return new Response(log, { status: log ? 200 : 404 });
    if (address.startsWith(site)) return down.site?.clone() ?? new Response(deployed);
    if (address.startsWith(webhook)) return (alerts.push((JSON.parse(body) as { text: string }).text), new Response());
    if (address.startsWith(heartbeat)) return (beats.push(clock.now().toISOString()), new Response());
    posts.push(body);
    return answer ? answer() : new Response('', { status: 200 });
  };
  const settings = { apiHost: api, apiPath: '/api/{call}.php', pictureHosts: [] };
  const build = async (): Promise<void> => {
    clock.pass(120_000);
    const order = orderedArguments(posts.at(-1));
    const snapshotDir = join(root, 'host');
    const accept = order.find((argument) => argument.startsWith('--accept='))?.slice(9);
    const taken = await takeCatalogue({
      ...{ settings: { ...settings, snapshotDir }, clock, fetch, publicDir, accept },
      ...{ fresh: order.includes('--fresh'), progress: () => undefined },
    });
    writeSnapshot(snapshotDir, api, taken.time, taken.catalogue, taken.report, taken.notes);
    deployed = JSON.stringify({ time: taken.time, digests: digestsOf(taken.catalogue, taken.notes.slides) });
    sites.push(deployed);
    clock.pass(60_000);
  };
  await build();

  const rebuildDir = join(root, 'rebuild');
  const look: Operated['look'] = ({ limits, ...more } = {}) =>
    round({
      settings: { ...settings, siteUrl: site, buildHook: hook, alertWebhook: webhook, heartbeat, rebuildDir },
      limits: { debounce: 0, budget: 10_000, patience: 30 * 60_000, ...limits },
      ...{ clock, fetch, publicDir },
      ...more,
    });
  return {
    ...{ database, clock, rebuildDir, posts, alerts, beats, look, build },
    hookAnswers: (how) => void (answer = how),
    fails: (more) => void (down = { ...down, ...more }),
    publishAgain: (back) => void (deployed = sites.at(back) ?? ''),
    builtOtherwise: (...times) =>
      void (log = JSON.stringify({ builds: times.map((time) => ({ time, ordered: false })) })),
  };
}
