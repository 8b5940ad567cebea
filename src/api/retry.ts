import type { ResponseOf, Endpoint, RequestOf } from '../contract/schema.ts';
import { anySignal } from '../lib/polyfills/anySignal.ts';
import { ApiError, type FailureReason } from './apiError.ts';
import type { CallApi } from './client.ts';

/** How failed reads are retried; writes never are. Durations in ms. */
interface RetryPolicy {
  maxAttempts: number;
  /** Max wait before the second attempt; it doubles with each attempt, up to `cap`. */
  base: number;
  cap: number;
  /** Failures that may be temporary, besides error statuses that say so. */
  transient: readonly FailureReason[];
}

/** In a page, retrying a call with an unreadable response does not help. */
const browserRetryPolicy: RetryPolicy = { maxAttempts: 3, base: 300, cap: 4_000, transient: ['unreachable'] };

export interface SnapshotRetryPolicy extends RetryPolicy {
  /** Timeout of the whole snapshot, ms. */
  timeout: number;
}

export const snapshotRetryPolicy: SnapshotRetryPolicy = {
  maxAttempts: 3,
  base: 500,
  cap: 8_000,
  transient: ['unreachable', 'timeout', 'body'],
  timeout: 10 * 60_000,
};

/** Clock and randomness, passed in so that tests are deterministic. */
interface RetryClock {
  now: () => number;
  /** 0 to 1. */
  random: () => number;
  /** Ends when the signal aborts. */
  sleep: (ms: number, signal: AbortSignal) => Promise<unknown>;
  /** Creates a signal that aborts after a time in ms. */
  timeoutSignal: (ms: number) => AbortSignal;
}

interface RetryLimits {
  /** When the last attempt has to end, and the signal that aborts then. */
  deadline: number;
  timeoutSignal: AbortSignal;
  signal?: AbortSignal | undefined;
  /** Called with each failure. */
  onFailure?: (error: unknown) => void;
  /** Whether another attempt makes sense at all. */
  canRetry?: () => boolean;
  /** Min wait before the next attempt, ms. */
  minWait?: (error: unknown) => number;
  /** Creates the error to throw when no time is left for another attempt. */
  createDeadlineError?: (error: unknown) => Error;
}

/** Runs a task until it succeeds: capped backoff with full jitter, within a deadline. @throws the last failure */
export async function withRetry<T>(
  task: (signal: AbortSignal) => Promise<T>,
  { maxAttempts, base, cap, transient }: RetryPolicy,
  clock: Omit<RetryClock, 'timeoutSignal'>,
  { deadline, timeoutSignal, signal, onFailure, canRetry = () => true, minWait, createDeadlineError }: RetryLimits,
): Promise<T> {
  const stopSignal = signal ? anySignal([signal, timeoutSignal]) : timeoutSignal;
  for (let attempt = 1; ; attempt++) {
    try {
      return await task(stopSignal);
    } catch (error) {
      if (signal?.aborted) throw error;
      onFailure?.(error);
      if (timeoutSignal.aborted) throw createDeadlineError?.(error) ?? error;
      if (attempt === maxAttempts || !isTransient(error, transient) || !canRetry()) throw error;
      const wait = Math.max(backoff(attempt, base, cap, clock.random()), minWait?.(error) ?? 0);
      if (clock.now() + wait > deadline) throw createDeadlineError?.(error) ?? error;
      await clock.sleep(wait, stopSignal);
      if (stopSignal.aborted || !canRetry()) throw error;
    }
  }
}

/** The wait before the next attempt, ms: doubling, capped, with full jitter. @param random 0 to 1 */
export const backoff = (attempt: number, base: number, cap: number, random: number): number =>
  random * Math.min(cap, base * 2 ** (attempt - 1));

/** Whether an error status may be temporary; other client errors are permanent. */
export const isTransientStatus = (status: number): boolean => status >= 500 || status === 408 || status === 429;

const isTransient = (error: unknown, reasons: readonly FailureReason[]): boolean =>
  error instanceof ApiError && (reasons.includes(error.reason) || isTransientStatus(error.status ?? 0));

/** How long the Retry-After header of a failure asks to wait, ms; 0 if it is absent or unreadable. @param now ms */
export function retryAfter(error: unknown, now: number): number {
  const header = (error instanceof ApiError && error.retryAfter) || '';
  if (/^\d+$/.test(header)) return Number(header) * 1000;
  return Math.max(0, (Date.parse(header) || now) - now);
}

interface ReadOptions {
  /** Whether the shopper waits for it: it is then sent even during a pause or offline. */
  userInitiated?: boolean;
  /** Timeout of all its attempts together, ms. */
  timeout?: number;
  signal?: AbortSignal | undefined;
}

/** Default timeout of a read with all its retries, ms; one request has `timeouts` (client.ts). */
const readTimeout = 8_000;
/** After this many failures in a row, reads that are not user-initiated pause. */
const maxFailures = 5;
/** Duration of the pause, ms. */
const pauseDuration = 30_000;

/** Creates the retries and the circuit breaker for the reads of one page (P18): after `maxFailures` failures, reads pause. */
export function createReadRetrier(clock: RetryClock, isOnline: () => boolean) {
  let failures = 0;
  let pausedUntil = 0;

  const onFailure = (error: unknown): void => {
    // A failure without a network says nothing about the server.
    if (!isOnline()) return;
    if (++failures >= maxFailures) pausedUntil = clock.now() + pauseDuration;
    pausedUntil = Math.max(pausedUntil, clock.now() + retryAfter(error, clock.now()));
  };

  const read = async <T>(
    task: (signal: AbortSignal) => Promise<T>,
    { userInitiated = false, timeout = readTimeout, signal }: ReadOptions = {},
  ): Promise<T> => {
    if (!userInitiated && (clock.now() < pausedUntil || !isOnline())) throw new Error('paused');
    const response = await withRetry(task, browserRetryPolicy, clock, {
      deadline: clock.now() + timeout,
      timeoutSignal: clock.timeoutSignal(timeout),
      signal,
      onFailure,
      canRetry: isOnline,
      minWait: () => pausedUntil - clock.now(),
    });
    failures = 0;
    return response;
  };

  /** Resets the failure count and ends a pause; for when the network is back. */
  const reset = (): void => {
    failures = 0;
    pausedUntil = 0;
  };

  return { read, reset };
}

/** Makes a client retry reads; writes are sent once. */
export const withReadRetries =
  (callOnce: CallApi, { read }: ReturnType<typeof createReadRetrier>) =>
  <E extends Endpoint>(
    endpoint: E,
    request: RequestOf<E>,
    { headers, ...options }: ReadOptions & { headers?: Record<string, string> } = {},
  ): Promise<ResponseOf<E>> => {
    const headerOption = headers && { headers };
    // A write has only the timeout of its one request.
    return endpoint.kind === 'write'
      ? callOnce(endpoint, request, { ...headerOption })
      : read((signal) => callOnce(endpoint, request, { ...headerOption, signal }), options);
  };
