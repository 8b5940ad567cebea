import { beforeEach, describe, expect, test } from 'vitest';
import { freeze, rollBack, unfreeze } from '../../scripts/rebuild/freeze.ts';
import type { NetlifyClient, NetlifyDeploy } from '../../scripts/rebuild/netlifyClient.ts';
import { SiteError } from '../../scripts/rebuild/requests.ts';
import { readState, writeState } from '../../scripts/rebuild/rebuildState.ts';
import { createRebuildHarness, type RebuildHarness } from '../support/rebuildHarness.ts';

const hour = 3600e3;
let shop: RebuildHarness;
beforeEach(async () => {
  shop = await createRebuildHarness();
});
const price = (cents: number, id = 5): void =>
  shop.database.exec(`UPDATE products SET price = ${cents} WHERE id = ${id}`);
/** Polls once an hour, whatever the result. */
async function polls(count: number): Promise<void> {
  for (let index = 0; index < count; index++) {
    await shop.poll().catch(() => undefined);
    shop.clock.pass(hour);
  }
}

describe('R11.8 an outage sends one alert, and one when it is over', () => {
  const paused = (): Response => new Response('<h1>Site not available</h1>', { status: 503 });
  test.each<[string, Parameters<RebuildHarness['fails']>[0], RegExp, RegExp]>([
    ['the API', { api: new Response('', { status: 500 }) }, /The API is down/, /Over: the API could not be read.*3 h/],
    ['the shop', { site: new Response('', { status: 404 }) }, /the shop is down.*SITE_URL/, /Over: the site could/],
    ['a paused shop', { site: paused() }, /paused the shop.*credits/, /Over: the site could not be read/],
    ['another site', { site: new Response('<html>') }, /not the manifest of this shop.*SITE_URL/, /Over: the site/],
  ])('%s', async (_case, fails, told, over) => {
    await polls(1);
    shop.fails(fails);
    await polls(3);
    expect(shop.alerts).toEqual([expect.stringMatching(told)]);
    shop.fails({ api: null, site: null });
    await polls(3);
    expect(shop.alerts.slice(1)).toEqual([expect.stringMatching(over)]);
  });

  test('R11.8 a failing site is retried before an alert is sent', async () => {
    shop.fails({ site: new Response('', { status: 502 }) });
    await expect(shop.poll()).rejects.toThrow(SiteError);
    expect(shop.clock.slept).toEqual([5000, 5000]);
  });

  test('R11.8 a build that does not come, and then does', async () => {
    price(10_000);
    await polls(3);
    await shop.build();
    await polls(2);
    expect(shop.alerts).toEqual([
      expect.stringMatching(/A build failed/),
      expect.stringMatching(/Over: a build failed/),
    ]);
  });

  test('R11.8 the next poll reports a gap; each poll sends a heartbeat', async () => {
    await polls(2);
    expect(shop.beats).toHaveLength(2);
    shop.clock.pass(48 * hour);
    shop.fails({ api: new Response('', { status: 500 }) });
    await polls(1);
    expect(shop.alerts[0]).toMatch(/No poll ran for 2 days/);
    expect(shop.beats).toHaveLength(2);
  });
});

describe('R11.8 times that have not come yet', () => {
  test('a hook call in the future counts as now, and is reported', async () => {
    price(10_000);
    await shop.poll();
    const state = readState(shop.rebuildDir);
    const ahead = new Date(shop.clock.now().getTime() + 24 * hour).toISOString();
    writeState(shop.rebuildDir, { ...state, triggeredBuilds: [ahead], lastBuild: { key: 'x', time: ahead } });
    expect(await shop.poll()).toMatchObject({ action: 'building' });
    expect(shop.alerts.join('\n')).toMatch(/in the future.*clock/);
    shop.clock.pass(hour);
    expect(await shop.poll()).toMatchObject({ action: 'build' });
  });
});

describe('R11.5 deploys of code count', () => {
  test('builds for other reasons use up the budget, which is reported once', async () => {
    const now = shop.clock.now().getTime();
    shop.builtOtherwise(...[3, 2, 1].map((days) => new Date(now - days * 24 * hour).toISOString()));
    price(10_000);
    for (let index = 0; index < 2; index++)
      expect(await shop.poll({ limits: { budget: 3 } })).toMatchObject({ action: 'wait' });
    expect(shop.alerts).toEqual([expect.stringMatching(/3 deploys were used this month, of 3.*2026-12-01T06:00/)]);
    expect(await shop.poll()).toMatchObject({ action: 'build' });
    expect(shop.alerts[1]).toMatch(/Over: the deploys of the month/);
  });
});

describe('R11.9 a sale begins and ends without a person', () => {
  test('half of the price of the whole shop, for two days', async () => {
    await polls(1);
    shop.database.exec('UPDATE products SET discount_price = 0');
    await polls(1);
    await shop.build();
    for (const sql of ['discount_price = price / 2', 'discount_price = 0']) {
      shop.clock.pass(4 * hour);
      shop.database.exec(`UPDATE products SET ${sql}`);
      expect(await shop.poll({ limits: { budget: 8 } })).toMatchObject({ action: 'build' });
      await shop.build();
      expect(await shop.poll({ limits: { budget: 8 } })).toMatchObject({ action: 'current' });
    }
    expect(shop.alerts).toEqual([]);
  });
});

describe('R11.9 what the guards reject, and a person means', () => {
  test('the reason reaches the host although the build waits, and only as long as needed', async () => {
    const { poll, clock, database, posts } = shop;
    shop.builtOtherwise(clock.now().toISOString());
    expect(await poll()).toMatchObject({ action: 'current' });
    database.exec('UPDATE products SET price = price / 5, discount_price = 0');
    await expect(poll()).rejects.toThrow(/differs too much/);
    const limits = { budget: 2 };
    expect(await poll({ limits, acceptReason: 'liquidación' })).toMatchObject({ action: 'wait' });
    clock.pass(8 * 24 * hour);
    expect(await poll({ limits })).toMatchObject({ action: 'build' });
    expect(posts).toEqual([expect.stringContaining('"accept":"liquidación"')]);
    await shop.build();
    expect(await poll()).toMatchObject({ action: 'current' });
    price(100, 6);
    expect(await poll()).toMatchObject({ action: 'build' });
    expect(posts[1]).not.toContain('accept');
  });
});

describe('R11.9 going back', () => {
  const deploys: NetlifyDeploy[] = ['c', 'b', 'a'].map((id, age) => ({
    ...{ id, created_at: `2026-11-${18 - age}T12:00:00.000Z`, title: id, context: 'production', state: 'ready' },
    published_at: `2026-11-${18 - age}T12:05:00.000Z`,
  }));
  /** The host, as its API would keep it. */
  function netlify() {
    let published = deploys[0];
    const locked = new Set<string>();
    const host: NetlifyClient = {
      published: () => Promise.resolve(published && { ...published, locked: locked.has(published.id) }),
      deploys: () => Promise.resolve(deploys),
      publish: (id) => Promise.resolve(void (published = deploys.find((each) => each.id === id))),
      lock: (id) => Promise.resolve(void locked.add(id)),
      unlock: (id) => Promise.resolve(void locked.delete(id)),
    };
    return { host, now: () => `${published?.id}${locked.size > 0 ? ' locked' : ''}` };
  }

  test('by hand at the host: detected and reported, and nothing is built until the unfreeze', async () => {
    price(10_000);
    await polls(1);
    await shop.build();
    await polls(1);
    shop.publishAgain(-2);
    await polls(3);
    expect(await shop.poll()).toMatchObject({ action: 'frozen' });
    expect({ posts: shop.posts.length, alerts: shop.alerts }).toEqual({
      posts: 1,
      alerts: [expect.stringMatching(/Builds are stopped.*rolled it back/)],
    });
    await unfreeze({ rebuildDir: shop.rebuildDir, clock: shop.clock, host: undefined });
    expect(await shop.poll()).toMatchObject({ action: 'build' });
  });

  test('by one command, with the host’s token: the one before is public, locked, and rebuild leaves it', async () => {
    const { host, now } = netlify();
    const act = { rebuildDir: shop.rebuildDir, clock: shop.clock, host };
    expect(await rollBack(act)).toMatch(/Rolled back from .*\(c\) to .*\(b\), and frozen/);
    expect(now()).toBe('b locked');
    price(10_000);
    expect(await shop.poll()).toMatchObject({
      action: 'frozen',
      reason: expect.stringMatching(/rolled back to/) as string,
    });
    await rollBack(act, 'a');
    expect(now()).toBe('a locked');
    await expect(rollBack(act)).rejects.toThrow(/no earlier deploy to go back to/);
    await expect(rollBack(act, 'z')).rejects.toThrow(/no deploy z that was public/);
    expect(await unfreeze(act)).toMatch(/Unfrozen, after rolled back/);
    expect(await shop.poll()).toMatchObject({ action: 'build' });
  });

  test('R11.5 a host that cannot be asked builds nothing, and says so once', async () => {
    price(10_000);
    const isLocked = (): Promise<boolean> => Promise.reject(new Error('The host responded with 401.'));
    for (let polls = 0; polls < 2; polls++) await expect(shop.poll({ isLocked })).rejects.toThrow(/401/);
    expect(shop.alerts).toEqual([expect.stringMatching(/401.*Nothing is built until the host answers/)]);
    expect(await shop.poll({ isLocked: () => Promise.resolve(false) })).toMatchObject({ action: 'build' });
    expect(shop.alerts.at(-1)).toMatch(/Over: the host could not be asked/);
  });

  test('frozen: what is locked at the host alone holds too, and no longer than it is', async () => {
    price(10_000);
    expect(await shop.poll({ isLocked: () => Promise.resolve(true) })).toMatchObject({ action: 'frozen' });
    expect(await shop.poll({ isLocked: () => Promise.resolve(false) })).toMatchObject({ action: 'build' });
    const { host, now } = netlify();
    const act = { rebuildDir: shop.rebuildDir, clock: shop.clock, host };
    await freeze(act, 'Buen Fin');
    expect(now()).toBe('c locked');
    await unfreeze(act);
    expect(now()).toBe('c');
  });
});
