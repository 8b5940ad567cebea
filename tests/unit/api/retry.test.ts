import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ApiError } from '../../../src/api/apiError.ts';
import { backoff, createReadRetrier } from '../../../src/api/retry.ts';
import { fakeClock } from '../../support/fakeClock.ts';

const failing = (status: number, retryAfter?: string): Error =>
  new ApiError('x', 'status', `${status}`, {
    response: new Response('', { status, ...(retryAfter && { headers: { 'retry-after': retryAfter } }) }),
  });
const unreachable = new ApiError('x', 'unreachable', 'Failed to fetch');

/** Reads on a clock that stands; `tasks` says how each request ends, the last for all that follow. */
function world({ random = 1, online = true }: { random?: number; online?: boolean } = {}) {
  const clock = fakeClock('2026-11-20T15:00:00.000Z', random);
  const net = { online };
  const reads = createReadRetrier({ ...clock, now: () => clock.now().getTime() }, () => net.online);
  let requests = 0;
  const ask = async (ends: (Error | 'ok')[], act?: Parameters<typeof reads.read>[1]): Promise<string> => {
    let at = 0;
    return reads
      .read(() => {
        requests++;
        const end = ends[Math.min(at++, ends.length - 1)] ?? 'ok';
        return end === 'ok' ? Promise.resolve('ok') : Promise.reject(end);
      }, act)
      .catch((error: unknown) => (error as Error).message || 'failed');
  };
  return { clock, net, reads, ask, requests: () => requests };
}

describe('P18 reads are tried again', () => {
  test('twice at most, after 300 and 600 ms at the longest, all of them random', async () => {
    const all = world();
    expect(await all.ask([unreachable, failing(500), 'ok'])).toBe('ok');
    expect([all.requests(), all.clock.slept], 'requests, and waits in ms').toEqual([3, [300, 600]]);
    const half = world({ random: 0.5 });
    await half.ask([failing(503)]);
    expect([half.requests(), half.clock.slept], 'requests, and waits in ms').toEqual([3, [150, 300]]);
  });

  test.each([400, 401, 403, 404])('not after a %i', async (status) => {
    const { ask, requests } = world();
    await ask([failing(status)]);
    expect(requests()).toBe(1);
  });

  test('not where the response cannot be read: it would come again', async () => {
    const { ask, requests } = world();
    await ask([new SyntaxError('Unexpected end of JSON input')]);
    await ask([new ApiError('getCategorias', 'body', 'x')]);
    expect(requests()).toBe(2);
  });

  test('a longer Retry-After is waited for, and one beyond the limit holds all automatic reads', async () => {
    const { clock, ask, requests } = world();
    expect(await ask([failing(503, '3'), 'ok'])).toBe('ok');
    expect(clock.slept).toEqual([3000]);
    await ask([failing(429, '60')]);
    expect([requests(), clock.slept]).toEqual([3, [3000]]);
    expect(await ask(['ok'])).toBe('paused');
    clock.pass(60_000);
    expect(await ask(['ok'])).toBe('ok');
  });

  test('none while offline, and what fails then counts for nothing', async () => {
    const { net, ask, requests } = world();
    net.online = false;
    expect(await ask(['ok'])).toBe('paused');
    expect(requests()).toBe(0);
    for (let act = 0; act < 6; act++) await ask([unreachable], { userInitiated: true });
    expect(requests()).toBe(6);
    net.online = true;
    expect(await ask(['ok'])).toBe('ok');
  });

  test('after 5 failures in a row there is a pause of 30 s; what a person asks for goes out once', async () => {
    const { clock, ask, requests } = world();
    await ask([failing(500)]);
    await ask([failing(500)]);
    expect(requests()).toBe(5);
    clock.pass(29_000);
    expect(await ask(['ok'])).toBe('paused');
    await ask([failing(500)], { userInitiated: true });
    expect(requests()).toBe(6);
    clock.pass(30_000);
    expect(await ask(['ok'])).toBe('ok');
    await ask([failing(500)]);
    expect(requests()).toBe(10);
  });

  test('the network that is back ends the pause', async () => {
    const { reads, ask } = world();
    await ask([failing(500)]);
    await ask([failing(500)]);
    reads.reset();
    expect(await ask(['ok'])).toBe('ok');
  });

  test('under a failure of everything no act costs more than 3 requests, under one of 5 % all cost 10 % more at most', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat({ max: 60_000 }), { minLength: 1, maxLength: 30 }), async (pauses) => {
        const { clock, ask, requests } = world();
        for (const between of pauses) {
          const before = requests();
          await ask([unreachable]);
          expect(requests() - before).toBeLessThanOrEqual(3);
          clock.pass(between);
        }
      }),
    );
    let seed = 7;
    const chance = (): number => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647;
    const { clock, ask, requests } = world();
    const acts = 5_000;
    for (let act = 0; act < acts; act++) {
      await ask([0, 1, 2].map(() => (chance() < 0.05 ? failing(500) : ('ok' as const))));
      clock.pass(1_000);
    }
    expect(requests()).toBeGreaterThan(acts * 1.03);
    expect(requests()).toBeLessThanOrEqual(acts * 1.1);
  });
});

test('P18 R11.3 the wait doubles and is bounded', () => {
  const waits = [1, 2, 3, 9].map((tried) => backoff(tried, 300, 4_000, 1));
  expect(waits).toEqual([300, 600, 1_200, 4_000]);
});

describe('P17 a slow response ends at its limit', () => {
  const hanging = (signal: AbortSignal): Promise<never> =>
    new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));

  test('of 8 s for all its tries, and no more is asked', async () => {
    const { clock, reads } = world();
    let asked = 0;
    const act = reads.read((signal) => (asked++, hanging(signal)));
    clock.pass(8_000);
    await expect(act).rejects.toThrow('timed out');
    expect([asked, clock.slept]).toEqual([1, []]);
  });

  test('or when whoever asked is gone: that is no failure of the API', async () => {
    const { reads, ask } = world();
    for (let act = 0; act < 6; act++) {
      const gone = new AbortController();
      const asked = reads.read(hanging, { signal: gone.signal });
      gone.abort(new Error('gone'));
      await expect(asked).rejects.toThrow('gone');
    }
    expect(await ask(['ok'])).toBe('ok');
  });
});
