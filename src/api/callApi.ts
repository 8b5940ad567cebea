import type { AnswerOf, Call, RequestOf } from '../contract/schema.ts';
import { toApiError } from './apiError.ts';
import { createBrowserClient } from './browserClient.ts';
import { browserRetryPolicy, retryAfter, withRetry, type RetryClock } from './retry.ts';

interface ReadOptions {
  /** A person waits for it: during a pause it is sent all the same, once. */
  userInitiated?: boolean;
  /** How long all its tries may take, ms. */
  limit?: number;
  signal?: AbortSignal | undefined;
}

/** So many failures in a row pause what no person waits for, ms. */
const maxFailures = 5;
const pause = 30_000;

/** The reads of one page: they are tried again (P18), and share the memory of what failed. */
export function createReader(clock: RetryClock, online: () => boolean) {
  let failures = 0;
  let pausedUntil = 0;

  const onFailure = (error: unknown): void => {
    // A failure without a network says nothing about the server.
    if (!online()) return;
    if (++failures >= maxFailures) pausedUntil = clock.now() + pause;
    pausedUntil = Math.max(pausedUntil, clock.now() + retryAfter(error, clock.now()));
  };

  const read = async <T>(
    task: (signal: AbortSignal) => Promise<T>,
    { userInitiated = false, limit = 8_000, signal }: ReadOptions = {},
  ): Promise<T> => {
    if (!userInitiated && (clock.now() < pausedUntil || !online())) throw new Error('paused');
    const answer = await withRetry(task, browserRetryPolicy, clock, {
      end: clock.now() + limit,
      over: clock.limit(limit),
      signal,
      onFailure,
      canRetry: online,
      minWait: () => pausedUntil - clock.now(),
    });
    failures = 0;
    return answer;
  };

  /** The network is back: earlier failures count no more. */
  const reset = (): void => {
    failures = 0;
    pausedUntil = 0;
  };

  return { read, reset };
}

const browserClient = createBrowserClient(toApiError);

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
export function callApi<C extends Call>(
  call: C,
  request: RequestOf<C>,
  { headers, ...options }: ReadOptions & { headers?: Record<string, string> } = {},
): Promise<AnswerOf<C>> {
  const more = headers && { headers };
  // A write that was sent has its time, whoever waits for it.
  return call.kind === 'write'
    ? browserClient(call, request, { ...more })
    : reader.read((signal) => browserClient(call, request, { ...more, signal }), options);
}
