import { sanitizeText } from '../../src/lib/sanitizeText.ts';
import { ApiError } from '../../src/api/apiError.ts';
import { type CallApi } from '../../src/api/client.ts';
import { retryAfter, snapshotRetryPolicy, withRetry, type SnapshotRetryPolicy } from '../../src/api/retry.ts';
import type { Clock } from '../clock.ts';

/** Retries one request of a snapshot. @throws ApiError of the last attempt, or one that names the timeout */
export type RetryRequest = <T>(
  endpoint: string,
  task: (signal: AbortSignal) => Promise<T>,
  signal?: AbortSignal,
) => Promise<T>;

/** Creates the retry function of one snapshot, whose requests share a timeout. @param log receives long waits that the server requests */
export function createSnapshotRetry(
  clock: Clock,
  policy: SnapshotRetryPolicy = snapshotRetryPolicy,
  log: (line: string) => void = () => undefined,
): RetryRequest {
  const { timeout, cap } = policy;
  const now = (): number => clock.now().getTime();
  const deadline = now() + timeout;
  const timeoutSignal = clock.timeoutSignal(timeout);
  const sleep = (ms: number, signal: AbortSignal): Promise<unknown> => clock.sleep(ms, signal).catch(() => undefined);
  const minWait = (error: unknown): number => {
    const wait = retryAfter(error, now());
    if (wait > cap) log(`${toMessage(error)}; waiting ${Math.round(wait / 1000)} s, as the server requests`);
    return wait;
  };
  return (endpoint, task, signal) => {
    const createDeadlineError = (error: unknown): ApiError =>
      new ApiError(
        endpoint,
        'timeout',
        `the whole snapshot would take longer than ${timeout / 60_000} min. The last failure: ${toMessage(error)}`,
        { cause: error },
      );
    return withRetry(
      task,
      policy,
      { now, random: clock.random, sleep },
      { deadline, timeoutSignal, signal, minWait, createDeadlineError },
    );
  };
}

/** Wraps a client so that its calls are retried. */
export const retryCalls =
  (callApi: CallApi, retry: RetryRequest): CallApi =>
  (endpoint, request, options = {}) =>
    retry(endpoint.name, (signal) => callApi(endpoint, request, { ...options, signal }), options.signal);

const toMessage = (error: unknown): string => sanitizeText(error instanceof Error ? error.message : String(error));
