import type { Clock } from '../../scripts/clock.ts';

export interface FakeClock extends Clock {
  /** Advances the time; limits that are reached abort. */
  pass: (ms: number) => void;
  /** The function that aborts the most recent limit. */
  latest: () => () => void;
  /** The requested waits, ms. */
  slept: number[];
}

/** Creates a clock that advances only by sleeps and `pass`. Its random number is always `random`. */
export function fakeClock(start = '2026-11-20T15:00:00.000Z', random = 1): FakeClock {
  let now = Date.parse(start);
  const limits = new Set<{ at: number; abort: () => void }>();
  let latest = (): void => undefined;
  const slept: number[] = [];
  const pass = (ms: number): void => {
    now += ms;
    for (const limit of limits) {
      if (limit.at > now) continue;
      limits.delete(limit);
      limit.abort();
    }
  };
  return {
    now: () => new Date(now),
    sleep: (ms) => {
      slept.push(ms);
      pass(ms);
      return Promise.resolve();
    },
    timeoutSignal: (ms) => {
      const controller = new AbortController();
      const abort = (): void => controller.abort(new DOMException('The operation timed out.', 'TimeoutError'));
      limits.add({ at: now + ms, abort });
      latest = abort;
      return controller.signal;
    },
    random: () => random,
    pass,
    latest: () => latest,
    slept,
  };
}
