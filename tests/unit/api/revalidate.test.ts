import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { staleTime, revalidate } from '../../../src/api/revalidate.ts';

/** A page with its listeners, visibility and clock. */
function openPage() {
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
const turn = (): Promise<void> => new Promise((done) => setImmediate(done));

describe('P21 live figures are fetched again', () => {
  test('once when the network returns after a failure, and not while they are fresh', async () => {
    const { dispatch } = openPage();
    let fetches = 0;
    let online = false;
    revalidate(() => (fetches++, Promise.resolve(online)));
    await turn();
    online = true;
    dispatch('online');
    await turn();
    dispatch('online');
    dispatch('pageshow');
    await turn();
    expect(fetches).toBe(2);
  });

  test('not for a failure that comes after the response to a later request', async () => {
    const { dispatch } = openPage();
    const pending: ((succeeded: boolean) => void)[] = [];
    const refetch = revalidate(() => new Promise<boolean>((respond) => pending.push(respond)));
    refetch();
    pending[1]?.(true);
    await turn();
    pending[0]?.(false);
    await turn();
    dispatch('online');
    expect(pending).toHaveLength(2);
  });

  test('not while the page is hidden, and at most once a minute', async () => {
    const { state, dispatch } = openPage();
    let fetches = 0;
    state.hidden = true;
    revalidate(() => (fetches++, Promise.resolve(true)));
    expect(fetches).toBe(0);
    state.hidden = false;
    for (const now of [0, staleTime - 1, staleTime, staleTime + 1, 2 * staleTime]) {
      state.now = now;
      dispatch('visibilitychange');
      await turn();
    }
    expect(fetches).toBe(3);
  });
});

test('P19 in whatever order responses arrive, the one to the last request is shown, and no older one after it', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat({ max: 9 }), { minLength: 1, maxLength: 12 }), async (order) => {
      openPage();
      const pending: (() => void)[] = [];
      const shown: number[] = [];
      let requests = 0;
      const refetch = revalidate(async (isCurrent) => {
        const id = requests++;
        await new Promise<void>((respond) => pending.push(respond));
        if (isCurrent()) shown.push(id);
        return true;
      });
      for (const next of order) {
        // The shopper switches branch, or one of the responses arrives.
        if (next % 2) refetch();
        else pending.splice(next % (pending.length || 1), 1)[0]?.();
        await turn();
      }
      for (const respond of pending.reverse()) respond();
      await turn();
      expect(shown.at(-1)).toBe(requests - 1);
      expect(shown).toEqual([...shown].sort((a, b) => a - b));
    }),
    { numRuns: 50 },
  );
});
