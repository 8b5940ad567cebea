import { toApiError } from './apiError.ts';
import { createBrowserClient } from './browserClient.ts';
import { createReader, withReadRetries } from './retry.ts';

const reader = createReader(
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
    limit: (ms) => AbortSignal.timeout(ms),
  },
  () => navigator.onLine,
);

if (!import.meta.env.SSR) addEventListener('online', reader.reset);

/**
 * Calls the live API from a page. Reads are tried again where that may help, writes never are.
 * @throws ApiError, or the signal's own reason
 */
export const callApi = withReadRetries(createBrowserClient(toApiError), reader);
