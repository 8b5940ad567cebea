import { ApiError } from './errors.ts';
import { askedWait, backOff, passes, type Refusal } from './retry.ts';
import { anySignal } from '../lib/polyfills/anySignal.ts';

/** Time, chance and the network, handed in so that tests neither wait nor guess. Durations in ms. */
export interface Outside {
  now: () => number;
  /** 0 to 1. */
  random: () => number;
  /** Ends when the signal aborts. */
  sleep: (ms: number, signal: AbortSignal) => Promise<unknown>;
  /** A signal that aborts after so long. */
  limit: (ms: number) => AbortSignal;
  online: () => boolean;
}

export interface Act {
  /** A person waits for it: while there is a pause it goes out all the same, once. */
  asked?: boolean;
  /** How long all its tries may take, ms; 8 s as a rule. */
  limit?: number;
  signal?: AbortSignal | undefined;
}

export interface Patience {
  ask: <T>(task: (signal: AbortSignal) => Promise<T>, act?: Act) => Promise<T>;
  /** The network is back: what failed before counts no more. */
  forgive: () => void;
}

const tries = 3;
const waits = { base: 300, cap: 4_000 };
const straight = 5;
const pause = 30_000;

/** How reads of the live API are tried again (P18), whatever asks for them; never writes. */
export function patience({ now, random, sleep, limit, online }: Outside): Patience {
  let failures = 0;
  let pausedUntil = 0;

  const note = (error: unknown): void => {
    // What fails without a network says nothing of the server.
    if (!online()) return;
    if (++failures >= straight) pausedUntil = now() + pause;
    pausedUntil = Math.max(pausedUntil, now() + askedWait(refusalOf(error), now()));
  };

  const ask: Patience['ask'] = async (task, { asked = false, limit: most = 8_000, signal } = {}) => {
    if (!asked && (now() < pausedUntil || !online())) throw new Error('paused');
    const end = now() + most;
    const over = limit(most);
    const stop = signal ? anySignal([signal, over]) : over;
    for (let tried = 1; ; tried++) {
      try {
        const answer = await task(stop);
        failures = 0;
        return answer;
      } catch (error) {
        if (signal?.aborted) throw error;
        note(error);
        const wait = Math.max(backOff(tried, waits, random()), pausedUntil - now());
        if (tried === tries || !mayPass(error) || !online() || now() + wait > end) throw error;
        await sleep(wait, stop);
        if (stop.aborted || !online()) throw error;
      }
    }
  };
  return { ask, forgive: () => (failures = pausedUntil = 0) };
}

/** What a failure of the API tells; one of anything else tells nothing. */
const refusalOf = (error: unknown): Refusal => (error instanceof ApiError ? error : {});

/** Whether a failure may be over soon: the network's, or the server's own. An answer that cannot be read comes again as it is. */
function mayPass(error: unknown): boolean {
  const { status } = refusalOf(error);
  if (status !== undefined) return passes(status);
  return error instanceof ApiError && error.reason === 'unreachable';
}
