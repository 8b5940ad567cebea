import type { Clock } from '../../scripts/clock.ts';

export interface FakeClock extends Clock {
  /** Lets time go by: limits that it reaches abort. */
  pass: (ms: number) => void;
  /** The waits asked for, ms. */
  slept: number[];
}

/** A clock that stands until something sleeps on it, or a test lets time go by; chance is always `random`. */
export function fakeClock(start = '2026-11-20T15:00:00.000Z', random = 1): FakeClock {
  let now = Date.parse(start);
  const limits = new Set<{ at: number; abort: () => void }>();
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
      limits.add({
        at: now + ms,
        abort: () => controller.abort(new DOMException('The operation timed out.', 'TimeoutError')),
      });
      return controller.signal;
    },
    random: () => random,
    pass,
    slept,
  };
}
