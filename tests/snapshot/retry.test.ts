import { describe, expect, test } from 'vitest';
import { createSnapshotRetry } from '../../scripts/snapshot/retry.ts';
import { snapshotRetryPolicy, type SnapshotRetryPolicy } from '../../src/api/retry.ts';
import { ApiError } from '../../src/api/apiError.ts';
import { createFakeClock } from '../support/fakeClock.ts';

const createStatusError = (status: number, headers: Record<string, string> = {}): ApiError =>
  new ApiError('getCategorias', 'status', `the server responded with ${status}`, {
    response: new Response('', { status, headers }),
  });

/** Creates a task that fails a number of times. */
function createFlakyTask(failures: number, error: Error = createStatusError(503)) {
  let attempts = 0;
  const task = (): Promise<string> => (++attempts <= failures ? Promise.reject(error) : Promise.resolve('done'));
  return { task, attempts: () => attempts };
}
const runWithRetry = async (
  failures: number,
  error?: Error,
  { random = 1, ...policyChanges }: Partial<SnapshotRetryPolicy> & { random?: number } = {},
) => {
  const clock = createFakeClock('2026-11-20T15:00:00.000Z', random);
  const { task, attempts } = createFlakyTask(failures, error);
  const result = await createSnapshotRetry(clock, { ...snapshotRetryPolicy, ...policyChanges })(
    'getCategorias',
    task,
  ).catch((reason: unknown) => reason as Error);
  return { result, attempts: attempts(), slept: clock.sleeps };
};

describe('R11.3 a call has three attempts', () => {
  test('with exponential backoff and jitter', async () => {
    expect(await runWithRetry(2)).toEqual({ result: 'done', attempts: 3, slept: [500, 1000] });
    expect(await runWithRetry(2, undefined, { random: 0.25 })).toMatchObject({ slept: [125, 250] });
    expect(await runWithRetry(3)).toMatchObject({ result: expect.any(ApiError) as ApiError, attempts: 3 });
  });

  test('with a maximum for the backoff', async () => {
    expect((await runWithRetry(9, undefined, { maxAttempts: 10 })).slept.slice(-3)).toEqual([8000, 8000, 8000]);
  });

  test.each([400, 401, 403, 404, 405])('status %i is not retried', async (status) => {
    expect(await runWithRetry(1, createStatusError(status))).toMatchObject({ attempts: 1, slept: [] });
  });

  test.each(['unreachable', 'timeout', 'body'] as const)('an error with reason "%s" is retried', async (reason) => {
    expect(await runWithRetry(2, new ApiError('getCategorias', reason, 'x'))).toMatchObject({
      result: 'done',
      attempts: 3,
    });
  });

  test('other errors are not retried', async () => {
    expect(await runWithRetry(1, new TypeError('x'))).toMatchObject({
      result: expect.any(TypeError) as Error,
      attempts: 1,
    });
  });
});

describe('R11.3 a retry respects Retry-After', () => {
  test.each<[string, string, number]>([
    ['seconds', '7', 7000],
    ['a date', 'Fri, 20 Nov 2026 15:00:30 GMT', 30_000],
    ['a date in the past', 'Fri, 20 Nov 2026 14:00:00 GMT', 500],
    ['a time shorter than the backoff', '0', 500],
    ['an invalid value', 'soon', 500],
  ])('%s', async (_case, header, wait) => {
    const { slept } = await runWithRetry(1, createStatusError(429, { 'retry-after': header }));
    expect(slept).toEqual([wait]);
  });

  test('a time beyond the timeout of the snapshot fails at once', async () => {
    const { result, attempts, slept } = await runWithRetry(1, createStatusError(429, { 'retry-after': '3600' }));
    expect({ attempts, slept }).toEqual({ attempts: 1, slept: [] });
    expect(result).toMatchObject({
      message: expect.stringMatching(/^getCategorias: the whole snapshot would take longer than 10 min/) as string,
    });
  });
});

test('R11.3 one timeout covers all calls', async () => {
  const clock = createFakeClock();
  const retry = createSnapshotRetry(clock, { ...snapshotRetryPolicy, timeout: 60_000 });
  await retry('getSliders', () => {
    clock.advance(59_000);
    return Promise.resolve();
  });
  const lateCall = retry('getCategorias', (signal) => {
    clock.advance(2000);
    return Promise.reject(signal.reason as Error);
  });
  await expect(lateCall).rejects.toThrow(/^getCategorias: the whole snapshot would take longer than 1 min/);
});
