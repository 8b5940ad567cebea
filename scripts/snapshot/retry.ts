import { foreignText } from '../../src/lib/foreignText.ts';
import { type CallApi, ApiError } from '../../src/api/client.ts';
import { retryAfter, snapshotRetryPolicy as retryPolicy, withRetry, type RetryPolicy } from '../../src/api/retry.ts';
import type { Clock } from '../clock.ts';

export interface SnapshotRetryPolicy extends RetryPolicy {
  /** Time limit of the whole snapshot, ms. */
  deadline: number;
}

export const snapshotRetryPolicy: SnapshotRetryPolicy = { ...retryPolicy, deadline: 10 * 60_000 };

/** Repeats one request of a snapshot until it succeeds. @throws ApiError of the last try, or that names the deadline */
export type RetryRequest = <T>(
  call: string,
  task: (signal: AbortSignal) => Promise<T>,
  signal?: AbortSignal,
) => Promise<T>;

/** Creates the retries of one snapshot, which share one deadline. @param log receives long waits that the server asks for */
export function createSnapshotRetry(
  clock: Clock,
  policy: SnapshotRetryPolicy = snapshotRetryPolicy,
  log: (waiting: string) => void = () => undefined,
): RetryRequest {
  const { deadline, cap } = policy;
  const now = (): number => clock.now().getTime();
  const end = now() + deadline;
  const over = clock.limit(deadline);
  const sleep = (ms: number, signal: AbortSignal): Promise<unknown> => clock.sleep(ms, signal).catch(() => undefined);
  const minWait = (error: unknown): number => {
    const wait = retryAfter(error, now());
    if (wait > cap) log(`${messageOf(error)}; it asks to wait ${Math.round(wait / 1000)} s, which is done`);
    return wait;
  };
  return (call, task, signal) => {
    const toLateError = (error: unknown): ApiError =>
      new ApiError(
        call,
        'timeout',
        `the whole pull would take longer than ${deadline / 60_000} min. It last failed with: ${messageOf(error)}`,
        { cause: error },
      );
    return withRetry(task, policy, { now, random: clock.random, sleep }, { end, over, signal, minWait, toLateError });
  };
}

/** Wraps a client so that its calls are retried. */
export const withRetries =
  (callApi: CallApi, retry: RetryRequest): CallApi =>
  (call, request, options = {}) =>
    retry(call.name, (signal) => callApi(call, request, { ...options, signal }), options.signal);

const messageOf = (error: unknown): string => foreignText(error instanceof Error ? error.message : String(error));
