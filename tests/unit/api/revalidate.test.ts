import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { staleTime, revalidate } from '../../../src/api/revalidate.ts';

/** Mocks a page: its event listeners, visibility and clock. */
function mockPage() {
  const target = new EventTarget();
  const state = { hidden: false, now: 0 };
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target));
  vi.stubGlobal('document', {
    get hidden() {
      return state.hidden;
    },
  });
  vi.stubGlobal('performance', { now: () => state.now });
  return { state, dispatch: (event: string) => target.dispatchEvent(new Event(event)) };
}
afterEach(() => vi.unstubAllGlobals());
const flushPromises = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe('P21 live price and stock are fetched again', () => {
  test('once when the network returns after a failure, and not while they are fresh', async () => {
    const { dispatch } = mockPage();
    let fetchCount = 0;
    let isOnline = false;
    revalidate(() => {
      fetchCount++;
      return Promise.resolve(isOnline);
    });
    await flushPromises();
    isOnline = true;
    dispatch('online');
    await flushPromises();
    dispatch('online');
    dispatch('pageshow');
    await flushPromises();
    expect(fetchCount).toBe(2);
  });

  test('not for a failure that arrives after the response to a later request', async () => {
    const { dispatch } = mockPage();
    const pending: ((succeeded: boolean) => void)[] = [];
    const refetch = revalidate(() => new Promise<boolean>((respond) => pending.push(respond)));
    refetch();
    pending[1]?.(true);
    await flushPromises();
    pending[0]?.(false);
    await flushPromises();
    dispatch('online');
    expect(pending).toHaveLength(2);
  });

  test('not while the page is hidden, and at most once a minute', async () => {
    const { state, dispatch } = mockPage();
    let fetchCount = 0;
    state.hidden = true;
    revalidate(() => {
      fetchCount++;
      return Promise.resolve(true);
    });
    expect(fetchCount).toBe(0);
    state.hidden = false;
    for (const now of [0, staleTime - 1, staleTime, staleTime + 1, 2 * staleTime]) {
      state.now = now;
      dispatch('visibilitychange');
      await flushPromises();
    }
    expect(fetchCount).toBe(3);
  });
});

test('P19 the response to the latest request is shown, in whatever order responses arrive', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat({ max: 9 }), { minLength: 1, maxLength: 12 }), async (order) => {
      mockPage();
      const pending: (() => void)[] = [];
      const shown: number[] = [];
      let requests = 0;
      const refetch = revalidate(async (isCurrent) => {
        const id = requests++;
        await new Promise<void>((respond) => pending.push(respond));
        if (isCurrent()) shown.push(id);
        return true;
      });
      for (const step of order) {
        // The shopper switches branch, or one of the responses arrives.
        if (step % 2) refetch();
        else pending.splice(step % (pending.length || 1), 1)[0]?.();
        await flushPromises();
      }
      for (const respond of pending.reverse()) respond();
      await flushPromises();
      expect(shown.at(-1)).toBe(requests - 1);
      expect(shown).toEqual([...shown].sort((a, b) => a - b));
    }),
    { numRuns: 50 },
  );
});
