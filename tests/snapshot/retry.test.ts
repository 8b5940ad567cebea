import { describe, expect, test } from 'vitest';
import { createSnapshotRetry } from '../../scripts/snapshot/retry.ts';
import { snapshotRetryPolicy, type SnapshotRetryPolicy } from '../../src/api/retry.ts';
import { ApiError } from '../../src/api/apiError.ts';
import { fakeClock } from '../support/fakeClock.ts';

const failing = (status: number, headers: Record<string, string> = {}): ApiError =>
  new ApiError('getCategorias', 'status', `the server responded with ${status}`, {
    response: new Response('', { status, headers }),
  });

/** A task that fails so often, with this. */
function flaky(times: number, error: Error = failing(503)) {
  let tries = 0;
  const task = (): Promise<string> => (++tries <= times ? Promise.reject(error) : Promise.resolve('done'));
  return { task, tries: () => tries };
}
const run = async (
  times: number,
  error?: Error,
  { random = 1, ...more }: Partial<SnapshotRetryPolicy> & { random?: number } = {},
) => {
  const clock = fakeClock('2026-11-20T15:00:00.000Z', random);
  const { task, tries } = flaky(times, error);
  const result = await createSnapshotRetry(clock, { ...snapshotRetryPolicy, ...more })('getCategorias', task).catch(
    (reason: unknown) => reason as Error,
  );
  return { result, tries: tries(), slept: clock.slept };
};

describe('R11.3 a call is tried three times', () => {
  test('with waits that double, and all of them random', async () => {
    expect(await run(2)).toEqual({ result: 'done', tries: 3, slept: [500, 1000] });
    expect(await run(2, undefined, { random: 0.25 })).toMatchObject({ slept: [125, 250] });
    expect(await run(3)).toMatchObject({ result: expect.any(ApiError) as ApiError, tries: 3 });
  });

  test('but not longer than the cap', async () => {
    expect((await run(9, undefined, { maxAttempts: 10 })).slept.slice(-3)).toEqual([8000, 8000, 8000]);
  });

  test.each([400, 401, 403, 404, 405])('a %i is not tried again', async (status) => {
    expect(await run(1, failing(status))).toMatchObject({ tries: 1, slept: [] });
  });

  test.each(['unreachable', 'timeout', 'body'] as const)('what is %s is', async (reason) => {
    expect(await run(2, new ApiError('getCategorias', reason, 'x'))).toMatchObject({ result: 'done', tries: 3 });
  });

  test('a fault of our own is thrown as it is', async () => {
    expect(await run(1, new TypeError('x'))).toMatchObject({ result: expect.any(TypeError) as Error, tries: 1 });
  });
});

describe('R11.3 Retry-After is honoured', () => {
  test.each<[string, string, number]>([
    ['seconds', '7', 7000],
    ['a date', 'Fri, 20 Nov 2026 15:00:30 GMT', 30_000],
    ['a date that is past', 'Fri, 20 Nov 2026 14:00:00 GMT', 500],
    ['less than our own wait', '0', 500],
    ['nonsense', 'soon', 500],
  ])('%s', async (_case, header, wait) => {
    const { slept } = await run(1, failing(429, { 'retry-after': header }));
    expect(slept).toEqual([wait]);
  });

  test('one that is beyond the timeout ends the pull at once', async () => {
    const { result, tries, slept } = await run(1, failing(429, { 'retry-after': '3600' }));
    expect({ tries, slept }).toEqual({ tries: 1, slept: [] });
    expect(result).toMatchObject({
      message: expect.stringMatching(/^getCategorias: the whole snapshot would take longer than 10 min/) as string,
    });
  });
});

test('R11.3 one timeout is over all calls', async () => {
  const clock = fakeClock();
  const retry = createSnapshotRetry(clock, { ...snapshotRetryPolicy, timeout: 60_000 });
  await retry('getSliders', () => {
    clock.pass(59_000);
    return Promise.resolve();
  });
  const late = retry('getCategorias', (signal) => {
    clock.pass(2000);
    return Promise.reject(signal.reason as Error);
  });
  await expect(late).rejects.toThrow(/^getCategorias: the whole snapshot would take longer than 1 min/);
});
