import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type * as idleModule from '../../../src/lib/idle.ts';

/** Longer than a frame and the timeout after it, ms. */
const frameTime = 20;

let idle: typeof idleModule;
const task = vi.fn();

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  task.mockClear();
  vi.stubGlobal('document', { readyState: 'complete' });
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => setTimeout(frame, 16));
  idle = await import('../../../src/lib/idle.ts');
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a task runs after the next frame is painted', async () => {
  idle.afterLoad(task);
  await vi.advanceTimersByTimeAsync(15);
  expect(task).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(frameTime);
  expect(task).toHaveBeenCalledOnce();
});

test('in the background, where no frame is painted, a task runs after a second', async () => {
  vi.stubGlobal('requestAnimationFrame', () => 0);
  idle.afterLoad(task);
  await vi.advanceTimersByTimeAsync(999);
  expect(task).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(task).toHaveBeenCalledOnce();
});

test('a task waits for the content that the page renders after it has loaded', async () => {
  const content = Promise.withResolvers<null>();
  idle.delayIdleUntil(content.promise);
  idle.afterLoad(task);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(task).not.toHaveBeenCalled();
  content.resolve(null);
  await vi.advanceTimersByTimeAsync(frameTime);
  expect(task).toHaveBeenCalledOnce();
});

test('without requestIdleCallback, an idle task runs shortly after the page is painted', async () => {
  idle.whenIdle(task);
  await vi.advanceTimersByTimeAsync(200);
  expect(task).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(frameTime);
  expect(task).toHaveBeenCalledOnce();
});
