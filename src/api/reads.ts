import { patience } from './patience.ts';

/** Reads of this page: all that asks the live API shares one memory of its failures. */
export const reads = patience({
  now: Date.now,
  random: Math.random,
  sleep: (ms, signal) =>
    new Promise((done) => {
      const timer = setTimeout(done, ms);
      signal.onabort = () => {
        clearTimeout(timer);
        done(null);
      };
    }),
  limit: (ms) => AbortSignal.timeout(ms),
  online: () => navigator.onLine,
});

if (!import.meta.env.SSR) addEventListener('online', reads.forgive);
