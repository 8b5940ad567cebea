import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { requestCode, type PromoDependencies } from '../../../../src/features/promo/promo.store.ts';
import type { PromoCode } from '../../../../src/contract/forms.ts';
import { stubStorage } from '../../../support/stubStorage.ts';

const noon = new Date('2026-11-20T12:00:00-06:00');

/** Mocks API calls that succeed unless overridden, and records them and the registered codes. */
function mockDependencies(changes: Partial<PromoDependencies> = {}) {
  const requests: string[] = [];
  const registeredCodes: PromoCode[] = [];
  const dependencies: PromoDependencies & { record: () => void } = {
    publicIp() {
      requests.push('ip');
      return Promise.resolve('203.0.113.7');
    },
    findLastVisit(ip) {
      requests.push(`last ${ip}`);
      return Promise.resolve(null);
    },
    register(promo) {
      requests.push('register');
      registeredCodes.push(promo);
      return Promise.resolve(true);
    },
    now: () => noon,
    random: () => 0,
    record: () => undefined,
    ...changes,
  };
  return { dependencies, requests, registeredCodes };
}

describe('R7.3 requesting a code', () => {
  test('fetches the IP address and the time of its last visit, then registers one code', async () => {
    const { dependencies, requests, registeredCodes } = mockDependencies();
    expect(await requestCode(dependencies)).toEqual(registeredCodes[0]);
    expect(requests).toEqual(['ip', 'last 203.0.113.7', 'register']);
  });

  test('registers none within 6 hours of the last visit', async () => {
    const { dependencies, requests } = mockDependencies({
      findLastVisit: () => Promise.resolve({ date: '2026-11-20 06:00:01' }),
    });
    expect(await requestCode(dependencies)).toBeNull();
    expect(requests).not.toContain('register');
  });
});

describe('R7.4 there is no code, and no error, if', () => {
  const reject = () => Promise.reject(new Error('no'));
  test.each<[string, Partial<PromoDependencies>]>([
    ['the IP is unknown', { publicIp: reject }],
    ['the lookup fails', { findLastVisit: reject }],
    ['the registration fails', { register: reject }],
    ['the registration is rejected', { register: () => Promise.resolve(false) }],
    [
      'random numbers fail',
      {
        random: () => {
          throw new Error('no');
        },
      },
    ],
  ])('%s', async (_case, changes) => {
    expect(await requestCode(mockDependencies(changes).dependencies)).toBeNull();
  });
});

describe('the promo page', () => {
  const fakeDocument = Object.assign(new EventTarget(), {
    visibilityState: 'visible',
    readyState: 'complete',
    cookie: '',
  });
  let storedItems: Map<string, string>;

  beforeEach(() => {
    vi.resetModules();
    vi.useFakeTimers({ now: noon });
    fakeDocument.visibilityState = 'visible';
    vi.stubGlobal('document', fakeDocument);
    storedItems = stubStorage('sessionStorage');
    vi.stubGlobal('addEventListener', () => undefined);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  const importStore = () => import('../../../../src/features/promo/promo.store.ts');

  test('R7.3 requests one code per page view, even if React mounts twice', async () => {
    const { openPromo, $promo } = await importStore();
    const { dependencies, requests } = mockDependencies();
    await Promise.all([openPromo(dependencies, true), openPromo(dependencies, true)]);
    expect(requests.filter((request) => request === 'register')).toHaveLength(1);
    expect($promo.get()).toMatchObject({ step: 'code', shown: { code: 'AAAAA', discount: 5 } });
  });

  test('R7.3 a reload shows the same code without a request, until it expires', async () => {
    await (await importStore()).openPromo(mockDependencies().dependencies, true);
    vi.resetModules();
    vi.setSystemTime(noon.getTime() + 120_000);
    const reloaded = mockDependencies();
    const { openPromo, $promo, $timeLeft } = await importStore();
    await openPromo(reloaded.dependencies, true);
    expect(reloaded.requests).toEqual([]);
    expect($promo.get()).toMatchObject({ shown: { code: 'AAAAA' } });
    expect($timeLeft.get()).toBe(180_000);
    await vi.advanceTimersByTimeAsync(180_000);
    expect($timeLeft.get()).toBe(0);
    expect(storedItems.size).toBe(0);
  });

  test('R7.1 counts down; setting the clock back does not extend the validity', async () => {
    const { openPromo, $timeLeft } = await importStore();
    await openPromo(mockDependencies().dependencies, true);
    expect($timeLeft.get()).toBe(300_000);
    await vi.advanceTimersByTimeAsync(28_000);
    expect($timeLeft.get()).toBe(272_000);
    vi.setSystemTime(noon.getTime() - 3_600_000);
    fakeDocument.dispatchEvent(new Event('visibilitychange'));
    expect($timeLeft.get()).toBeLessThanOrEqual(272_000);
  });

  test('R7.1 shows the correct time after the device has slept', async () => {
    const { openPromo, $timeLeft } = await importStore();
    await openPromo(mockDependencies().dependencies, true);
    vi.setSystemTime(noon.getTime() + 290_000);
    fakeDocument.dispatchEvent(new Event('visibilitychange'));
    expect($timeLeft.get()).toBe(10_000);
  });

  test('R7.3 a prerendered page requests a code when it becomes visible', async () => {
    fakeDocument.visibilityState = 'hidden';
    const { openPromo } = await importStore();
    const { dependencies, requests } = mockDependencies();
    const opened = openPromo(dependencies, true);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(requests).toEqual([]);
    fakeDocument.visibilityState = 'visible';
    fakeDocument.dispatchEvent(new Event('visibilitychange'));
    await opened;
    expect(requests).toContain('register');
  });

  test.each([
    ['with a code', {}, true],
    ['without a code', { publicIp: () => Promise.reject(new Error('no')) }, true],
    ['on a deploy without writes', {}, false],
  ])('R2.9 the page view is recorded once, last, %s', async (_case, changes, canWrite) => {
    const { openPromo } = await importStore();
    const { dependencies, requests } = mockDependencies(changes);
    await openPromo({ ...dependencies, record: () => requests.push('recorded') }, canWrite);
    expect(requests.filter((request) => request === 'recorded')).toHaveLength(1);
    expect(requests.at(-1)).toBe('recorded');
  });

  test('R12.2 a deploy without writes registers nothing', async () => {
    const { openPromo, $promo } = await importStore();
    const { dependencies, requests } = mockDependencies();
    await openPromo(dependencies, false);
    expect(requests).toEqual([]);
    expect($promo.get()).toEqual({ step: 'writes-disabled' });
  });
});
