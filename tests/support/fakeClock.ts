import type { Clock } from '../../scripts/clock.ts';

export interface FakeClock extends Clock {
  /** Lets time go by: limits that it reaches abort. */
  pass: (ms: number) => void;
  /** What aborts the limit that was asked for last. */
  latest: () => () => void;
  /** The waits asked for, ms. */
  slept: number[];
}

/** A clock that stands until something sleeps on it, or a test lets time go by; chance is always `random`. */
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
    limit: (ms) => {
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
