import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ApiError } from '../../../src/api/apiError.ts';
import { backoff, createReadRetrier } from '../../../src/api/retry.ts';
import { createFakeClock } from '../../support/fakeClock.ts';

const createStatusError = (status: number, retryAfter?: string): Error =>
  new ApiError('x', 'status', `${status}`, {
    response: new Response('', { status, ...(retryAfter && { headers: { 'retry-after': retryAfter } }) }),
  });
const unreachableError = new ApiError('x', 'unreachable', 'Failed to fetch');

/** Creates a read retrier on a fake clock, with a server that responds with given outcomes; the last one repeats. */
function createTestRetrier({ random = 1, online = true }: { random?: number; online?: boolean } = {}) {
  const clock = createFakeClock('2026-11-20T15:00:00.000Z', random);
  const network = { online };
  const retrier = createReadRetrier({ ...clock, now: () => clock.now().getTime() }, () => network.online);
  let requestCount = 0;
  const read = async (outcomes: (Error | 'ok')[], options?: Parameters<typeof retrier.read>[1]): Promise<string> => {
    let attempt = 0;
    return retrier
      .read(() => {
        requestCount++;
        const outcome = outcomes[Math.min(attempt++, outcomes.length - 1)] ?? 'ok';
        return outcome === 'ok' ? Promise.resolve('ok') : Promise.reject(outcome);
      }, options)
      .catch((error: unknown) => (error as Error).message || 'failed');
  };
  return { clock, network, retrier, read, requestCount: () => requestCount };
}

describe('P18 failed reads are retried', () => {
  test('at most twice, after up to 300 and 600 ms, with full jitter', async () => {
    const maxJitter = createTestRetrier();
    expect(await maxJitter.read([unreachableError, createStatusError(500), 'ok'])).toBe('ok');
    expect(maxJitter.requestCount()).toBe(3);
    expect(maxJitter.clock.sleeps).toEqual([300, 600]);
    const halfJitter = createTestRetrier({ random: 0.5 });
    await halfJitter.read([createStatusError(503)]);
    expect(halfJitter.requestCount()).toBe(3);
    expect(halfJitter.clock.sleeps).toEqual([150, 300]);
  });

  test.each([400, 401, 403, 404])('not after status %i', async (status) => {
    const { read, requestCount } = createTestRetrier();
    await read([createStatusError(status)]);
    expect(requestCount()).toBe(1);
  });

  test('not after an unreadable response, which would be the same again', async () => {
    const { read, requestCount } = createTestRetrier();
    await read([new SyntaxError('Unexpected end of JSON input')]);
    await read([new ApiError('getCategorias', 'body', 'x')]);
    expect(requestCount()).toBe(2);
  });

  test('after the Retry-After time if it is longer; one beyond the timeout pauses all automatic reads', async () => {
    const { clock, read, requestCount } = createTestRetrier();
    expect(await read([createStatusError(503, '3'), 'ok'])).toBe('ok');
    expect(clock.sleeps).toEqual([3000]);
    await read([createStatusError(429, '60')]);
    expect(requestCount()).toBe(3);
    expect(clock.sleeps).toEqual([3000]);
    expect(await read(['ok'])).toBe('paused');
    clock.advance(60_000);
    expect(await read(['ok'])).toBe('ok');
  });

  test('not while offline, when failures do not count', async () => {
    const { network, read, requestCount } = createTestRetrier();
    network.online = false;
    expect(await read(['ok'])).toBe('paused');
    expect(requestCount()).toBe(0);
    for (let index = 0; index < 6; index++) await read([unreachableError], { userInitiated: true });
    expect(requestCount()).toBe(6);
    network.online = true;
    expect(await read(['ok'])).toBe('ok');
  });

  test('not for 30 s after 5 failures in a row; user-initiated reads are then sent once', async () => {
    const { clock, read, requestCount } = createTestRetrier();
    await read([createStatusError(500)]);
    await read([createStatusError(500)]);
    expect(requestCount()).toBe(5);
    clock.advance(29_000);
    expect(await read(['ok'])).toBe('paused');
    await read([createStatusError(500)], { userInitiated: true });
    expect(requestCount()).toBe(6);
    clock.advance(30_000);
    expect(await read(['ok'])).toBe('ok');
    await read([createStatusError(500)]);
    expect(requestCount()).toBe(10);
  });

  test('again after a reset, when the network is back', async () => {
    const { retrier, read } = createTestRetrier();
    await read([createStatusError(500)]);
    await read([createStatusError(500)]);
    retrier.reset();
    expect(await read(['ok'])).toBe('ok');
  });

  test('with at most 3 requests per read in an outage, and at most 10 % more requests at 5 % failures', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat({ max: 60_000 }), { minLength: 1, maxLength: 30 }), async (pauses) => {
        const { clock, read, requestCount } = createTestRetrier();
        for (const pause of pauses) {
          const previousCount = requestCount();
          await read([unreachableError]);
          expect(requestCount() - previousCount).toBeLessThanOrEqual(3);
          clock.advance(pause);
        }
      }),
    );
    let seed = 7;
    const nextRandom = (): number => {
      seed = (seed * 16_807) % 2_147_483_647;
      return seed / 2_147_483_647;
    };
    const { clock, read, requestCount } = createTestRetrier();
    const readCount = 5_000;
    for (let index = 0; index < readCount; index++) {
      await read([0, 1, 2].map(() => (nextRandom() < 0.05 ? createStatusError(500) : ('ok' as const))));
      clock.advance(1_000);
    }
    expect(requestCount()).toBeGreaterThan(readCount * 1.03);
    expect(requestCount()).toBeLessThanOrEqual(readCount * 1.1);
  });
});

test('P18 R11.3 the backoff doubles up to a cap', () => {
  const waits = [1, 2, 3, 9].map((attempt) => backoff(attempt, 300, 4_000, 1));
  expect(waits).toEqual([300, 600, 1_200, 4_000]);
});

describe('P17 a slow read is aborted', () => {
  const hangUntilAborted = (signal: AbortSignal): Promise<never> =>
    new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));

  test('8 s after its first attempt, without a retry', async () => {
    const { clock, retrier } = createTestRetrier();
    let attempts = 0;
    const pendingRead = retrier.read((signal) => {
      attempts++;
      return hangUntilAborted(signal);
    });
    clock.advance(8_000);
    await expect(pendingRead).rejects.toThrow('timed out');
    expect(attempts).toBe(1);
    expect(clock.sleeps).toEqual([]);
  });

  test('by its caller, which does not count as a failure of the API', async () => {
    const { retrier, read } = createTestRetrier();
    for (let index = 0; index < 6; index++) {
      const controller = new AbortController();
      const pendingRead = retrier.read(hangUntilAborted, { signal: controller.signal });
      controller.abort(new Error('unmounted'));
      await expect(pendingRead).rejects.toThrow('unmounted');
    }
    expect(await read(['ok'])).toBe('ok');
  });
});
