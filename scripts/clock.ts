import { setTimeout as sleep } from 'node:timers/promises';

/** Time and randomness, passed in so that tests are deterministic and never wait. Durations in ms. */
export interface Clock {
  now: () => Date;
  /** Rejects when the signal aborts. */
  sleep: (ms: number, signal?: AbortSignal) => Promise<unknown>;
  /** Creates a signal that aborts after this time. */
  timeoutSignal: (ms: number) => AbortSignal;
  /** 0 to 1. */
  random: () => number;
}

export const realClock: Clock = {
  now: () => new Date(),
  sleep: (ms, signal) => sleep(ms, undefined, signal && { signal }),
  timeoutSignal: (ms) => AbortSignal.timeout(ms),
  random: () => Math.random(),
};
