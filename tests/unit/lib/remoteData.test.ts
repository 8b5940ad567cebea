import { atom } from 'nanostores';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  toRemoteData,
  whenFirstPicturePainted,
  whenContentPainted,
  type RemoteData,
} from '../../../src/lib/remoteData.ts';

/** Longer than a frame and the timeout after it, ms. */
const frameTime = 20;

/** Replaces the document by one whose first picture decodes when the promise resolves; without a promise it has no picture. */
function mockPicture(decoded?: Promise<unknown>): void {
  vi.stubGlobal('document', { querySelector: () => decoded && { decode: () => decoded } });
}

/** Observes whether a promise is resolved. */
function observe(promise: Promise<unknown>): () => boolean {
  let isResolved = false;
  void promise.then(() => (isResolved = true));
  return () => isResolved;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => setTimeout(frame, 16));
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('R1.10 null is "not found", a failure is an error', async () => {
  await expect(toRemoteData(() => Promise.resolve(3))).resolves.toEqual({ state: 'success', value: 3 });
  await expect(toRemoteData(() => Promise.resolve(null))).resolves.toEqual({ state: 'notFound' });
  await expect(toRemoteData(() => Promise.reject(new Error('offline')))).resolves.toEqual({ state: 'error' });
});

test('a page counts as shown when its data has arrived and its first picture is painted', async () => {
  const picture = Promise.withResolvers<null>();
  mockPicture(picture.promise);
  const data = atom<RemoteData<string>>({ state: 'loading' });
  const isShown = observe(whenContentPainted(data));
  data.set({ state: 'success', value: 'product' });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(isShown()).toBe(false);
  picture.resolve(null);
  await vi.advanceTimersByTimeAsync(frameTime);
  expect(isShown()).toBe(true);
});

test('a page counts as shown after ten seconds without data', async () => {
  mockPicture();
  const isShown = observe(whenContentPainted(atom<RemoteData<string>>({ state: 'loading' })));
  await vi.advanceTimersByTimeAsync(9_999);
  expect(isShown()).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(isShown()).toBe(true);
});

test('whenFirstPicturePainted() waits at most a second and a half, and not for a broken picture', async () => {
  mockPicture(new Promise(() => undefined));
  const isSlowPainted = observe(whenFirstPicturePainted());
  await vi.advanceTimersByTimeAsync(1_499);
  expect(isSlowPainted()).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(isSlowPainted()).toBe(true);
  mockPicture(Promise.reject(new Error('broken')));
  const isBrokenPainted = observe(whenFirstPicturePainted());
  await vi.advanceTimersByTimeAsync(frameTime);
  expect(isBrokenPainted()).toBe(true);
});
