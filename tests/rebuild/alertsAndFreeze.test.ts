import { beforeEach, describe, expect, test } from 'vitest';
import { freeze, rollBack, unfreeze } from '../../scripts/rebuild/freeze.ts';
import type { NetlifyClient, NetlifyDeploy } from '../../scripts/rebuild/netlifyClient.ts';
import { SiteError } from '../../scripts/rebuild/requests.ts';
import { readState, writeState } from '../../scripts/rebuild/rebuildState.ts';
import { createRebuildHarness, type RebuildHarness } from '../support/rebuildHarness.ts';

const minute = 60_000;
const hour = 60 * minute;
let harness: RebuildHarness;
beforeEach(async () => {
  harness = await createRebuildHarness();
});
/** Polls once an hour, ignoring errors. */
async function pollHourly(count: number): Promise<void> {
  for (let index = 0; index < count; index++) {
    await harness.poll().catch(() => undefined);
    harness.clock.advance(hour);
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
    harness.overrideResponses(responses);
    await pollHourly(3);
    expect(harness.alerts).toEqual([expect.stringMatching(alert)]);
    harness.overrideResponses({ api: null, site: null });
    await pollHourly(3);
    expect(harness.alerts.slice(1)).toEqual([expect.stringMatching(resolvedAlert)]);
  });

  test('R11.8 a failing site is retried before an alert is sent', async () => {
    harness.overrideResponses({ site: new Response('', { status: 502 }) });
    await expect(harness.poll()).rejects.toThrow(SiteError);
    expect(harness.clock.sleeps).toEqual([5000, 5000]);
  });

  test('R11.8 a build that finishes late sends both alerts', async () => {
    harness.setPrice(10_000);
    await pollHourly(3);
    await harness.build();
    await pollHourly(2);
    expect(harness.alerts).toEqual([
      expect.stringMatching(/A build failed/),
      expect.stringMatching(/Resolved: a build failed/),
    ]);
  });

  test('R11.8 each successful poll sends a heartbeat, and the first poll after a gap reports the gap', async () => {
    await pollHourly(2);
    expect(harness.heartbeats).toHaveLength(2);
    harness.clock.advance(48 * hour);
    harness.overrideResponses({ api: new Response('', { status: 500 }) });
    await pollHourly(1);
    expect(harness.alerts[0]).toMatch(/No poll ran for 2 days/);
    expect(harness.heartbeats).toHaveLength(2);
  });
});

describe('R11.8 times in the future', () => {
  test('a hook call in the future counts as now, and is reported', async () => {
    harness.setPrice(10_000);
    await harness.poll();
    const state = readState(harness.rebuildDir);
    const ahead = new Date(harness.clock.now().getTime() + 24 * hour).toISOString();
    writeState(harness.rebuildDir, { ...state, triggeredBuilds: [ahead], lastBuild: { key: 'x', time: ahead } });
    expect(await harness.poll()).toMatchObject({ action: 'building' });
    expect(harness.alerts.join('\n')).toMatch(/in the future.*clock/);
    harness.clock.advance(hour);
    expect(await harness.poll()).toMatchObject({ action: 'build' });
  });

  test.each([4 * minute, 2 * hour])(
    'R11.5 a build whose clock is %i ms ahead does not make the next one a rollback',
    async (clockAhead) => {
      await harness.build({ clockAhead });
      expect(await harness.poll()).toMatchObject({ action: 'current' });
      harness.setPrice(10_000);
      expect(await harness.poll()).toMatchObject({ action: 'build' });
      harness.clock.advance(minute);
      // It has not been built yet, although the site has a later time.
      expect(await harness.poll()).toMatchObject({ action: 'building' });
      await harness.build();
      expect(await harness.poll()).toMatchObject({ action: 'current' });
      harness.setPrice(11_000);
      expect(await harness.poll()).toMatchObject({ action: 'build' });
      expect(harness.hookBodies).toHaveLength(2);
      const notices = clockAhead > 5 * minute ? [expect.stringMatching(/A build has the time .*in the future/)] : [];
      expect(harness.alerts).toEqual(notices);
    },
  );

  test('R11.9 a rollback to a build whose clock was ahead stops builds, even after that time', async () => {
    await harness.build({ clockAhead: 2 * hour });
    await harness.poll();
    await harness.build();
    expect(await harness.poll()).toMatchObject({ action: 'current' });
    harness.publishEarlierBuild(-2);
    harness.setPrice(10_000);
    for (let poll = 0; poll < 4; poll++) {
      expect(await harness.poll()).toMatchObject({ action: 'frozen' });
      harness.clock.advance(hour);
    }
    harness.publishEarlierBuild(-1);
    expect(await harness.poll()).toMatchObject({ action: 'build' });
  });

  test('R11.9 with each build ahead by the same time, a rollback stops builds', async () => {
    for (let build = 0; build < 2; build++) {
      await harness.build({ clockAhead: 2 * hour });
      expect(await harness.poll()).toMatchObject({ action: 'current' });
    }
    harness.publishEarlierBuild(-2);
    expect(await harness.poll()).toMatchObject({ action: 'frozen' });
  });

  test('R11.5 a deploy from Git whose clock was ahead counts once', async () => {
    harness.setUntriggeredBuilds(new Date(harness.clock.now().getTime() + 4 * hour).toISOString());
    await pollHourly(3);
    expect(readState(harness.rebuildDir).otherBuilds).toHaveLength(1);
    expect(harness.alerts).toEqual([expect.stringMatching(/in the future.*clock/)]);
  });
});

describe('R11.5 deploys that rebuild did not trigger count against the budget', () => {
  test('once they use it up, that is reported once and builds wait', async () => {
    const now = harness.clock.now().getTime();
    harness.setUntriggeredBuilds(...[3, 2, 1].map((days) => new Date(now - days * 24 * hour).toISOString()));
    harness.setPrice(10_000);
    for (let index = 0; index < 2; index++)
      expect(await harness.poll({ limits: { budget: 3 } })).toMatchObject({ action: 'wait' });
    expect(harness.alerts).toEqual([expect.stringMatching(/3 of 3 deploys were used this month.*2026-12-01T06:00/)]);
    expect(await harness.poll()).toMatchObject({ action: 'build' });
    expect(harness.alerts[1]).toMatch(/Resolved: the deploys of the month/);
  });
});

describe('R11.9 a sale begins and ends without the operator', () => {
  test('with all products at half price', async () => {
    await pollHourly(1);
    harness.database.exec('UPDATE products SET discount_price = 0');
    await pollHourly(1);
    await harness.build();
    for (const sql of ['discount_price = price / 2', 'discount_price = 0']) {
      harness.clock.advance(4 * hour);
      harness.database.exec(`UPDATE products SET ${sql}`);
      expect(await harness.poll({ limits: { budget: 8 } })).toMatchObject({ action: 'build' });
      await harness.build();
      expect(await harness.poll({ limits: { budget: 8 } })).toMatchObject({ action: 'current' });
    }
    expect(harness.alerts).toEqual([]);
  });
});

describe('R11.9 a change that the operator accepts', () => {
  test('sends the reason with the build, even a delayed one, and not with later builds', async () => {
    const { poll, clock, database, hookBodies } = harness;
    harness.setUntriggeredBuilds(clock.now().toISOString());
    expect(await poll()).toMatchObject({ action: 'current' });
    database.exec('UPDATE products SET price = price / 5, discount_price = 0');
    await expect(poll()).rejects.toThrow(/differs too much/);
    const limits = { budget: 2 };
    expect(await poll({ limits, acceptReason: 'liquidación' })).toMatchObject({ action: 'wait' });
    clock.advance(8 * 24 * hour);
    expect(await poll({ limits })).toMatchObject({ action: 'build' });
    expect(hookBodies).toEqual([expect.stringContaining('"accept":"liquidación"')]);
    await harness.build();
    expect(await poll()).toMatchObject({ action: 'current' });
    harness.setPrice(100, 6);
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
      lockPublishing: (id) => Promise.resolve(void locked.add(id)),
      unlockPublishing: (id) => Promise.resolve(void locked.delete(id)),
    };
    return { netlify, describePublished: () => `${published?.id}${locked.size > 0 ? ' locked' : ''}` };
  }

  test('a manual rollback on Netlify is detected and reported, and stops builds until --unfreeze', async () => {
    harness.setPrice(10_000);
    await pollHourly(1);
    await harness.build();
    await pollHourly(1);
    harness.publishEarlierBuild(-2);
    await pollHourly(3);
    expect(await harness.poll()).toMatchObject({ action: 'frozen' });
    expect({ hookCalls: harness.hookBodies.length, alerts: harness.alerts }).toEqual({
      hookCalls: 1,
      alerts: [expect.stringMatching(/Builds are stopped.*rolled it back/)],
    });
    await unfreeze({ rebuildDir: harness.rebuildDir, clock: harness.clock, netlify: undefined });
    expect(await harness.poll()).toMatchObject({ action: 'build' });
  });

  test('rollBack publishes the previous deploy, locks publishing, and freezes builds', async () => {
    const { netlify, describePublished } = createFakeNetlify();
    const options = { rebuildDir: harness.rebuildDir, clock: harness.clock, netlify };
    expect(await rollBack(options)).toMatch(/Rolled back from .*\(c\) to .*\(b\), and frozen/);
    expect(describePublished()).toBe('b locked');
    harness.setPrice(10_000);
    expect(await harness.poll()).toMatchObject({
      action: 'frozen',
      reason: expect.stringMatching(/rolled back to/) as string,
    });
    await rollBack(options, 'a');
    expect(describePublished()).toBe('a locked');
    await expect(rollBack(options)).rejects.toThrow(/no earlier deploy to go back to/);
    await expect(rollBack(options, 'z')).rejects.toThrow(/no deploy z that was published/);
    expect(await unfreeze(options)).toMatch(/Unfrozen\. It was frozen since .*: rolled back/);
    expect(await harness.poll()).toMatchObject({ action: 'build' });
  });

  test('R11.5 a token that Netlify rejects stops builds, and sends one alert', async () => {
    harness.setPrice(10_000);
    const isPublishingLocked = (): Promise<boolean> => Promise.reject(new Error('Netlify responded with 401.'));
    for (let poll = 0; poll < 2; poll++) await expect(harness.poll({ isPublishingLocked })).rejects.toThrow(/401/);
    expect(harness.alerts).toEqual([expect.stringMatching(/401.*No builds are triggered until Netlify responds/)]);
    expect(await harness.poll({ isPublishingLocked: () => Promise.resolve(false) })).toMatchObject({ action: 'build' });
    expect(harness.alerts.at(-1)).toMatch(/Resolved: Netlify's API could not be read/);
  });

  test('a lock on Netlify stops builds; freeze sets it, and unfreeze removes it', async () => {
    harness.setPrice(10_000);
    expect(await harness.poll({ isPublishingLocked: () => Promise.resolve(true) })).toMatchObject({ action: 'frozen' });
    expect(await harness.poll({ isPublishingLocked: () => Promise.resolve(false) })).toMatchObject({ action: 'build' });
    const { netlify, describePublished } = createFakeNetlify();
    const options = { rebuildDir: harness.rebuildDir, clock: harness.clock, netlify };
    await freeze(options, 'Buen Fin');
    expect(describePublished()).toBe('c locked');
    await unfreeze(options);
    expect(describePublished()).toBe('c');
  });
});
