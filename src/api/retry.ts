import type { ResponseOf, Call, RequestOf } from '../contract/schema.ts';
import { anySignal } from '../lib/polyfills/anySignal.ts';
import { ApiError, type FailureReason } from './apiError.ts';
import type { CallApi } from './client.ts';

/** How a failed read is tried again; writes never are. Durations in ms. */
export interface RetryPolicy {
  /** How often a call is tried. */
  tries: number;
  /** The longest wait before the second try; it doubles up to `cap`. */
  base: number;
  cap: number;
  /** Failures that may be temporary, besides error statuses that say so. */
  transient: readonly FailureReason[];
}

/** Retrying in a page would not make an unreadable response readable. */
const browserRetryPolicy: RetryPolicy = { tries: 3, base: 300, cap: 4_000, transient: ['unreachable'] };

export interface SnapshotRetryPolicy extends RetryPolicy {
  /** Time limit of the whole snapshot, ms. */
  deadline: number;
}

export const snapshotRetryPolicy: SnapshotRetryPolicy = {
  tries: 3,
  base: 500,
  cap: 8_000,
  transient: ['unreachable', 'timeout', 'body'],
  deadline: 10 * 60_000,
};

/** Clock and randomness, passed in so that tests are deterministic. */
export interface RetryClock {
  now: () => number;
  /** 0 to 1. */
  random: () => number;
  /** Ends when the signal aborts. */
  sleep: (ms: number, signal: AbortSignal) => Promise<unknown>;
  /** A signal that aborts after so long. */
  limit: (ms: number) => AbortSignal;
}

interface RetryLimits {
  /** When all tries have to be over, and the signal that aborts then. */
  end: number;
  over: AbortSignal;
  /** The caller's. */
  signal?: AbortSignal | undefined;
  /** Called with each failure. */
  onFailure?: (error: unknown) => void;
  /** Whether another try makes sense at all. */
  canRetry?: () => boolean;
  /** How long the next try has to wait at least. */
  minWait?: (error: unknown) => number;
  /** What is thrown where no time is left for another try. */
  toLateError?: (error: unknown) => Error;
}

/** Runs a task until it succeeds: capped backoff with full jitter, within a deadline. @throws the last failure */
export async function withRetry<T>(
  task: (signal: AbortSignal) => Promise<T>,
  { tries, base, cap, transient }: RetryPolicy,
  clock: Omit<RetryClock, 'limit'>,
  { end, over, signal, onFailure, canRetry = () => true, minWait, toLateError }: RetryLimits,
): Promise<T> {
  const stop = signal ? anySignal([signal, over]) : over;
  for (let tried = 1; ; tried++) {
    try {
      return await task(stop);
    } catch (error) {
      if (signal?.aborted) throw error;
      onFailure?.(error);
      if (over.aborted) throw toLateError?.(error) ?? error;
      if (tried === tries || !isTransient(error, transient) || !canRetry()) throw error;
      const wait = Math.max(backoff(tried, base, cap, clock.random()), minWait?.(error) ?? 0);
      if (clock.now() + wait > end) throw toLateError?.(error) ?? error;
      await clock.sleep(wait, stop);
      if (stop.aborted || !canRetry()) throw error;
    }
  }
}

/** The wait before the next try, ms: doubling, capped, and of full jitter. @param random 0 to 1 */
export const backoff = (tried: number, base: number, cap: number, random: number): number =>
  random * Math.min(cap, base * 2 ** (tried - 1));

/** Whether a server that responds with this may respond otherwise at the next try; a request that is wrong stays wrong. */
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
  /** A person waits for it: during a pause it is sent all the same, once. */
  userInitiated?: boolean;
  /** How long all its tries may take, ms. */
  limit?: number;
  signal?: AbortSignal | undefined;
}

/** How long a read with all its retries may take by default, ms; one request has `timeouts` (client.ts). */
const readTimeout = 8_000;
/** So many failures in a row pause the reads that nobody waits for. */
const maxFailures = 5;
/** How long the pause is, ms. */
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
    { userInitiated = false, limit = readTimeout, signal }: ReadOptions = {},
  ): Promise<T> => {
    if (!userInitiated && (clock.now() < pausedUntil || !online())) throw new Error('paused');
    const response = await withRetry(task, browserRetryPolicy, clock, {
      end: clock.now() + limit,
      over: clock.limit(limit),
      signal,
      onFailure,
      canRetry: online,
      minWait: () => pausedUntil - clock.now(),
    });
    failures = 0;
    return response;
  };

  /** The network is back: earlier failures count no more. */
  const reset = (): void => {
    failures = 0;
    pausedUntil = 0;
  };

  return { read, reset };
}

/** Makes a client try reads again where that may help; writes it never does. */
export const withReadRetries =
  (callOnce: CallApi, { read }: ReturnType<typeof createReader>) =>
  <C extends Call>(
    call: C,
    request: RequestOf<C>,
    { headers, ...options }: ReadOptions & { headers?: Record<string, string> } = {},
  ): Promise<ResponseOf<C>> => {
    const more = headers && { headers };
    // A write that was sent has its time, whoever waits for it.
    return call.kind === 'write'
      ? callOnce(call, request, { ...more })
      : read((signal) => callOnce(call, request, { ...more, signal }), options);
  };
