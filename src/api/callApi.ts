import { toApiError } from './apiError.ts';
import { createBrowserClient } from './browserClient.ts';
import { createReadRetrier, withReadRetries } from './retry.ts';

const readRetrier = createReadRetrier(
  {
    now: Date.now,
    random: Math.random,
    sleep: (ms, signal) =>
      new Promise((resolve) => {
        const timer = setTimeout(resolve, ms);
        signal.onabort = () => {
          clearTimeout(timer);
          resolve(null);
        };
      }),
    timeoutSignal: (ms) => AbortSignal.timeout(ms),
  },
  () => navigator.onLine,
);

if (!import.meta.env.SSR) addEventListener('online', readRetrier.reset);

/**
 * Calls the live API from a page. Reads are retried where that may help, writes never are.
 * @throws ApiError, the reason of the signal if that aborted the call, or Error('paused') while reads pause (retry.ts)
 */
export const callApi = withReadRetries(createBrowserClient(toApiError), readRetrier);
