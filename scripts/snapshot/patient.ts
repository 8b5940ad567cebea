import { foreignText } from '../../src/lib/foreignText.ts';
import type { Ask } from '../../src/api/ask.ts';
import { ApiError } from '../../src/api/errors.ts';
import { askedWait, backOff, passes } from '../../src/api/retry.ts';
import type { Clock } from '../clock.ts';

export interface Patience {
  /** How often a call is tried. */
  tries: number;
  /** The longest wait before the second try; it doubles up to `cap`. ms */
  base: number;
  cap: number;
  /** How long all of it may take, ms. */
  deadline: number;
}

export const patience: Patience = { tries: 3, base: 500, cap: 8_000, deadline: 10 * 60_000 };

/**
 * Tries what failed again: capped back-off with full jitter, the server's Retry-After where that is longer, and one
 * deadline over everything. For reads only. @param tell is told of long waits that the server asks for @throws ApiError of the last try, or that names the deadline
 */
export function persistently(
  clock: Clock,
  { tries, base, cap, deadline }: Patience = patience,
  tell: (waiting: string) => void = () => undefined,
) {
  const end = clock.now().getTime() + deadline;
  const over = clock.limit(deadline);
  return async <T>(call: string, task: (signal: AbortSignal) => Promise<T>, signal?: AbortSignal): Promise<T> => {
    const stop = signal ? AbortSignal.any([signal, over]) : over;
    for (let tried = 1; ; tried++) {
      try {
        return await task(stop);
      } catch (error) {
        if (signal?.aborted) throw error;
        if (over.aborted) throw tooLong(call, deadline, error);
        if (!(error instanceof ApiError) || tried === tries || !mayPass(error)) throw error;
        const asked = askedWait(error, clock.now().getTime());
        const wait = Math.max(backOff(tried, { base, cap }, clock.random()), asked);
        if (asked > cap)
          tell(`${foreignText(error.message)}; it asks to wait ${Math.round(asked / 1000)} s, which is done`);
        if (clock.now().getTime() + wait > end) throw tooLong(call, deadline, error);
        await clock.sleep(wait, stop).catch(() => undefined);
      }
    }
  };
}

/** The same way to ask, persistently. */
export function patientAsk(ask: Ask, persist: ReturnType<typeof persistently>): Ask {
  return (call, request, options = {}) =>
    persist(call.name, (signal) => ask(call, request, { ...options, signal }), options.signal);
}

/** Whether a failure may be over at the next try: what the server refuses for good is not asked again. */
function mayPass({ reason, status = 0 }: ApiError): boolean {
  return reason !== 'off' && (reason !== 'status' || passes(status));
}

const tooLong = (call: string, deadline: number, cause: unknown): ApiError =>
  new ApiError(
    call,
    'timeout',
    `the whole pull would take longer than ${deadline / 60_000} min. It last failed with: ${foreignText(cause instanceof Error ? cause.message : String(cause))}`,
    { cause },
  );
