import type { Clock } from '../../scripts/clock.ts';

export interface FakeClock extends Clock {
  /** Advances the time, and aborts the signals of timeouts that expire. */
  advance: (ms: number) => void;
  /** Returns the function that aborts the signal of the most recent timeout. */
  latestAbort: () => () => void;
  /** Durations of the requested sleeps, ms. */
  sleeps: number[];
}

/** Creates a clock that only `sleep` and `advance` advance. Its `random()` always returns the parameter `random`. */
export function createFakeClock(start = '2026-11-20T15:00:00.000Z', random = 1): FakeClock {
  let now = Date.parse(start);
  const timeouts = new Set<{ expiresAt: number; abort: () => void }>();
  let latestAbort = (): void => undefined;
  const sleeps: number[] = [];
  const advance = (ms: number): void => {
    now += ms;
    for (const timeout of timeouts) {
      if (timeout.expiresAt > now) continue;
      timeouts.delete(timeout);
      timeout.abort();
    }
  };
  return {
    now: () => new Date(now),
    sleep: (ms) => {
      sleeps.push(ms);
      advance(ms);
      return Promise.resolve();
    },
    timeoutSignal: (ms) => {
      const controller = new AbortController();
      const abort = (): void => controller.abort(new DOMException('The operation timed out.', 'TimeoutError'));
      timeouts.add({ expiresAt: now + ms, abort });
      latestAbort = abort;
      return controller.signal;
    },
    random: () => random,
    advance,
    latestAbort: () => latestAbort,
    sleeps,
  };
}
