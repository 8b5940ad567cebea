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
const setPrice = (cents: number, id = 5): void =>
  shop.database.exec(`UPDATE products SET price = ${cents} WHERE id = ${id}`);
/** Polls once an hour, ignoring errors. */
async function pollHourly(count: number): Promise<void> {
  for (let index = 0; index < count; index++) {
    await shop.poll().catch(() => undefined);
    shop.clock.advance(hour);
  }
}

describe('R11.8 an outage sends one alert, and one when it is over', () => {
  const createPausedResponse = (): Response => new Response('<h1>Site not available</h1>', { status: 503 });
  test.each<[string, Parameters<RebuildHarness['overrideResponses']>[0], RegExp, RegExp]>([
    [
      'the API',
      { api: new Response('', { status: 500 }) },
      /The API is down/,
      /Resolved: the API could not be read.*3 h/,
    ],
    ['the shop', { site: new Response('', { status: 404 }) }, /the shop is down.*SITE_URL/, /Resolved: the site could/],
    [
      'a paused shop',
      { site: createPausedResponse() },
      /paused the shop.*credits/,
      /Resolved: the site could not be read/,
    ],
    ['another site', { site: new Response('<html>') }, /not the manifest of this shop.*SITE_URL/, /Resolved: the site/],
  ])('%s', async (_case, responses, alert, resolvedAlert) => {
    await pollHourly(1);
    shop.overrideResponses(responses);
    await pollHourly(3);
    expect(shop.alerts).toEqual([expect.stringMatching(alert)]);
    shop.overrideResponses({ api: null, site: null });
    await pollHourly(3);
    expect(shop.alerts.slice(1)).toEqual([expect.stringMatching(resolvedAlert)]);
  });

  test('R11.8 a failing site is retried before an alert is sent', async () => {
    shop.overrideResponses({ site: new Response('', { status: 502 }) });
    await expect(shop.poll()).rejects.toThrow(SiteError);
    expect(shop.clock.sleeps).toEqual([5000, 5000]);
  });

  test('R11.8 a build that finishes late sends both alerts', async () => {
    setPrice(10_000);
    await pollHourly(3);
    await shop.build();
    await pollHourly(2);
    expect(shop.alerts).toEqual([
      expect.stringMatching(/A build failed/),
      expect.stringMatching(/Resolved: a build failed/),
    ]);
  });

  test('R11.8 each successful poll sends a heartbeat, and the first poll after a gap reports the gap', async () => {
    await pollHourly(2);
    expect(shop.heartbeats).toHaveLength(2);
    shop.clock.advance(48 * hour);
    shop.overrideResponses({ api: new Response('', { status: 500 }) });
    await pollHourly(1);
    expect(shop.alerts[0]).toMatch(/No poll ran for 2 days/);
    expect(shop.heartbeats).toHaveLength(2);
  });
});

describe('R11.8 times in the future', () => {
  test('a hook call in the future counts as now, and is reported', async () => {
    setPrice(10_000);
    await shop.poll();
    const state = readState(shop.rebuildDir);
    const ahead = new Date(shop.clock.now().getTime() + 24 * hour).toISOString();
    writeState(shop.rebuildDir, { ...state, triggeredBuilds: [ahead], lastBuild: { key: 'x', time: ahead } });
    expect(await shop.poll()).toMatchObject({ action: 'building' });
    expect(shop.alerts.join('\n')).toMatch(/in the future.*clock/);
    shop.clock.advance(hour);
    expect(await shop.poll()).toMatchObject({ action: 'build' });
  });
});

describe('R11.5 deploys of code count', () => {
  test('builds for other reasons use up the budget, which is reported once', async () => {
    const now = shop.clock.now().getTime();
    shop.logOtherBuilds(...[3, 2, 1].map((days) => new Date(now - days * 24 * hour).toISOString()));
    setPrice(10_000);
    for (let index = 0; index < 2; index++)
      expect(await shop.poll({ limits: { budget: 3 } })).toMatchObject({ action: 'wait' });
    expect(shop.alerts).toEqual([expect.stringMatching(/3 of 3 deploys were used this month.*2026-12-01T06:00/)]);
    expect(await shop.poll()).toMatchObject({ action: 'build' });
    expect(shop.alerts[1]).toMatch(/Resolved: the deploys of the month/);
  });
});

describe('R11.9 a sale begins and ends without the operator', () => {
  test('with all products at half price', async () => {
    await pollHourly(1);
    shop.database.exec('UPDATE products SET discount_price = 0');
    await pollHourly(1);
    await shop.build();
    for (const sql of ['discount_price = price / 2', 'discount_price = 0']) {
      shop.clock.advance(4 * hour);
      shop.database.exec(`UPDATE products SET ${sql}`);
      expect(await shop.poll({ limits: { budget: 8 } })).toMatchObject({ action: 'build' });
      await shop.build();
      expect(await shop.poll({ limits: { budget: 8 } })).toMatchObject({ action: 'current' });
    }
    expect(shop.alerts).toEqual([]);
  });
});

describe('R11.9 a change that the operator accepts', () => {
  test('sends the reason with the build, even a delayed one, and not with later builds', async () => {
    const { poll, clock, database, hookBodies } = shop;
    shop.logOtherBuilds(clock.now().toISOString());
    expect(await poll()).toMatchObject({ action: 'current' });
    database.exec('UPDATE products SET price = price / 5, discount_price = 0');
    await expect(poll()).rejects.toThrow(/differs too much/);
    const limits = { budget: 2 };
    expect(await poll({ limits, acceptReason: 'liquidación' })).toMatchObject({ action: 'wait' });
    clock.advance(8 * 24 * hour);
    expect(await poll({ limits })).toMatchObject({ action: 'build' });
    expect(hookBodies).toEqual([expect.stringContaining('"accept":"liquidación"')]);
    await shop.build();
    expect(await poll()).toMatchObject({ action: 'current' });
    setPrice(100, 6);
    expect(await poll()).toMatchObject({ action: 'build' });
    expect(hookBodies[1]).not.toContain('accept');
  });
});

describe('R11.9 freezing and rolling back', () => {
  const deploys: NetlifyDeploy[] = ['c', 'b', 'a'].map((id, age) => ({
    id,
    created_at: `2026-11-${18 - age}T12:00:00.000Z`,
    title: id,
    context: 'production',
    state: 'ready',
    published_at: `2026-11-${18 - age}T12:05:00.000Z`,
  }));
  /** Creates a fake of Netlify's API. `describePublished` returns the id of the published deploy, and whether publishing is locked. */
  function createFakeNetlify() {
    let published = deploys[0];
    const locked = new Set<string>();
    const netlify: NetlifyClient = {
      findPublishedDeploy: () => Promise.resolve(published && { ...published, locked: locked.has(published.id) }),
      listDeploys: () => Promise.resolve(deploys),
      publish: (id) => Promise.resolve(void (published = deploys.find((deploy) => deploy.id === id))),
      lock: (id) => Promise.resolve(void locked.add(id)),
      unlock: (id) => Promise.resolve(void locked.delete(id)),
    };
    return { netlify, describePublished: () => `${published?.id}${locked.size > 0 ? ' locked' : ''}` };
  }

  test('a manual rollback on Netlify is detected and reported, and stops builds until --unfreeze', async () => {
    setPrice(10_000);
    await pollHourly(1);
    await shop.build();
    await pollHourly(1);
    shop.publishEarlierBuild(-2);
    await pollHourly(3);
    expect(await shop.poll()).toMatchObject({ action: 'frozen' });
    expect({ hookCalls: shop.hookBodies.length, alerts: shop.alerts }).toEqual({
      hookCalls: 1,
      alerts: [expect.stringMatching(/Builds are stopped.*rolled it back/)],
    });
    await unfreeze({ rebuildDir: shop.rebuildDir, clock: shop.clock, netlify: undefined });
    expect(await shop.poll()).toMatchObject({ action: 'build' });
  });

  test('rollBack publishes the previous deploy, locks publishing, and freezes builds', async () => {
    const { netlify, describePublished } = createFakeNetlify();
    const options = { rebuildDir: shop.rebuildDir, clock: shop.clock, netlify };
    expect(await rollBack(options)).toMatch(/Rolled back from .*\(c\) to .*\(b\), and frozen/);
    expect(describePublished()).toBe('b locked');
    setPrice(10_000);
    expect(await shop.poll()).toMatchObject({
      action: 'frozen',
      reason: expect.stringMatching(/rolled back to/) as string,
    });
    await rollBack(options, 'a');
    expect(describePublished()).toBe('a locked');
    await expect(rollBack(options)).rejects.toThrow(/no earlier deploy to go back to/);
    await expect(rollBack(options, 'z')).rejects.toThrow(/no deploy z that was public/);
    expect(await unfreeze(options)).toMatch(/Unfrozen, after rolled back/);
    expect(await shop.poll()).toMatchObject({ action: 'build' });
  });

  test('R11.5 an unavailable Netlify API stops builds, and sends one alert', async () => {
    setPrice(10_000);
    const isLocked = (): Promise<boolean> => Promise.reject(new Error('Netlify responded with 401.'));
    for (let poll = 0; poll < 2; poll++) await expect(shop.poll({ isLocked })).rejects.toThrow(/401/);
    expect(shop.alerts).toEqual([expect.stringMatching(/401.*No builds are triggered until Netlify responds/)]);
    expect(await shop.poll({ isLocked: () => Promise.resolve(false) })).toMatchObject({ action: 'build' });
    expect(shop.alerts.at(-1)).toMatch(/Resolved: Netlify's API could not be read/);
  });

  test('a lock on Netlify stops builds; freeze sets it, and unfreeze removes it', async () => {
    setPrice(10_000);
    expect(await shop.poll({ isLocked: () => Promise.resolve(true) })).toMatchObject({ action: 'frozen' });
    expect(await shop.poll({ isLocked: () => Promise.resolve(false) })).toMatchObject({ action: 'build' });
    const { netlify, describePublished } = createFakeNetlify();
    const options = { rebuildDir: shop.rebuildDir, clock: shop.clock, netlify };
    await freeze(options, 'Buen Fin');
    expect(describePublished()).toBe('c locked');
    await unfreeze(options);
    expect(describePublished()).toBe('c');
  });
});
