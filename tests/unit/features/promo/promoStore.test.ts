import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { requestCode, type PromoCalls } from '../../../../src/features/promo/promo.store.ts';
import type { PromoCode } from '../../../../src/contract/forms.ts';

const noon = new Date('2026-11-20T12:00:00-06:00');

/** Calls that all go well, unless a test changes one; what they were asked is kept. */
function callsWith(changes: Partial<PromoCalls> = {}) {
  const requests: string[] = [];
  const sent: PromoCode[] = [];
  const calls: PromoCalls & { record: () => void } = {
    publicIp: () => (requests.push('ip'), Promise.resolve('203.0.113.7')),
    fetchLastDate: (ip) => (requests.push(`last ${ip}`), Promise.resolve(null)),
    register: (promo) => (requests.push('register'), sent.push(promo), Promise.resolve(true)),
    now: () => noon,
    random: () => 0,
    record: () => undefined,
    ...changes,
  };
  return { calls, requests, sent };
}

describe('R7.3 asking for a code', () => {
  test('IP, then its last visit, then one registration', async () => {
    const { calls, requests, sent } = callsWith();
    expect(await requestCode(calls)).toEqual(sent[0]);
    expect(requests).toEqual(['ip', 'last 203.0.113.7', 'register']);
  });

  test('within 6 hours none is registered', async () => {
    const { calls, requests } = callsWith({ fetchLastDate: () => Promise.resolve({ date: '2026-11-20 06:00:01' }) });
    expect(await requestCode(calls)).toBeNull();
    expect(requests).not.toContain('register');
  });
});

describe('R7.4 there is no code, and no error, where', () => {
  const fails = () => Promise.reject(new Error('no'));
  test.each<[string, Partial<PromoCalls>]>([
    ['there is no IP', { publicIp: fails }],
    ['the look-up fails', { fetchLastDate: fails }],
    ['the registration fails', { register: fails }],
    ['the registration responds with null', { register: () => Promise.resolve(false) }],
    [
      'there is no randomness',
      {
        random: () => {
          throw new Error('no');
        },
      },
    ],
  ])('%s', async (_case, changes) => {
    expect(await requestCode(callsWith(changes).calls)).toBeNull();
  });
});

describe('the page', () => {
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible', readyState: 'complete', cookie: '' });
  const memory = new Map<string, string>();

  beforeEach(() => {
    vi.resetModules();
    vi.useFakeTimers({ now: noon });
    memory.clear();
    page.visibilityState = 'visible';
    vi.stubGlobal('document', page);
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => memory.get(key) ?? null,
      setItem: (key: string, value: string) => memory.set(key, value),
      removeItem: (key: string) => memory.delete(key),
    });
    vi.stubGlobal('addEventListener', () => undefined);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  const load = () => import('../../../../src/features/promo/promo.store.ts');

  test('R7.3 asks once a view, though React mounts twice', async () => {
    const { openPromo, $promo } = await load();
    const { calls, requests } = callsWith();
    await Promise.all([openPromo(calls, true), openPromo(calls, true)]);
    expect(requests.filter((call) => call === 'register')).toHaveLength(1);
    expect($promo.get()).toMatchObject({ step: 'code', shown: { code: 'AAAAA', discount: 5 } });
  });

  test('R7.3 a reload shows the same code without asking, until it ends', async () => {
    await (await load()).openPromo(callsWith().calls, true);
    vi.resetModules();
    vi.setSystemTime(noon.getTime() + 120_000);
    const again = callsWith();
    const { openPromo, $promo, $timeLeft } = await load();
    await openPromo(again.calls, true);
    expect(again.requests).toEqual([]);
    expect($promo.get()).toMatchObject({ shown: { code: 'AAAAA' } });
    expect($timeLeft.get()).toBe(180_000);
    await vi.advanceTimersByTimeAsync(180_000);
    expect($timeLeft.get()).toBe(0);
    expect(memory.size).toBe(0);
  });

  test('R7.1 counts down to the end, and a clock that is put back gives no more time', async () => {
    const { openPromo, $timeLeft } = await load();
    await openPromo(callsWith().calls, true);
    expect($timeLeft.get()).toBe(300_000);
    await vi.advanceTimersByTimeAsync(28_000);
    expect($timeLeft.get()).toBe(272_000);
    vi.setSystemTime(noon.getTime() - 3_600_000);
    page.dispatchEvent(new Event('visibilitychange'));
    expect($timeLeft.get()).toBeLessThanOrEqual(272_000);
  });

  test('R7.1 a device that slept shows the right time when it wakes', async () => {
    const { openPromo, $timeLeft } = await load();
    await openPromo(callsWith().calls, true);
    vi.setSystemTime(noon.getTime() + 290_000);
    page.dispatchEvent(new Event('visibilitychange'));
    expect($timeLeft.get()).toBe(10_000);
  });

  test('R7.3 a page that is loaded ahead asks when it is seen', async () => {
    page.visibilityState = 'hidden';
    const { openPromo } = await load();
    const { calls, requests } = callsWith();
    const opened = openPromo(calls, true);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(requests).toEqual([]);
    page.visibilityState = 'visible';
    page.dispatchEvent(new Event('visibilitychange'));
    await opened;
    expect(requests).toContain('register');
  });

  test.each([
    ['a code', {}, true],
    ['none', { publicIp: () => Promise.reject(new Error('no')) }, true],
    ['no writes on this deploy', {}, false],
  ])('R2.9 the view is recorded after the response: %s', async (_case, changes, writes) => {
    const { openPromo } = await load();
    const { calls, requests } = callsWith(changes);
    await openPromo({ ...calls, record: () => requests.push('recorded') }, writes);
    expect(requests.filter((each) => each === 'recorded')).toHaveLength(1);
    expect(requests.at(-1)).toBe('recorded');
  });

  test('R12.2 a deploy that does not write registers nothing', async () => {
    const { openPromo, $promo } = await load();
    const { calls, requests } = callsWith();
    await openPromo(calls, false);
    expect(requests).toEqual([]);
    expect($promo.get()).toEqual({ step: 'writes-disabled' });
  });
});
