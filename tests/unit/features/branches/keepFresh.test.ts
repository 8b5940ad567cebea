import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { chooseBranch } from '../../../../src/features/branches/branches.store.ts';
import { staleTime, revalidate } from '../../../../src/features/branches/revalidate.ts';

/** A page: what it listens to, whether it is seen, its clock. */
function openPage() {
  const target = new EventTarget();
  const state = { hidden: false, now: 0 };
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target));
  vi.stubGlobal('document', {
    get hidden() {
      return state.hidden;
    },
    querySelectorAll: () => [],
  });
  vi.stubGlobal('performance', { now: () => state.now });
  return { state, tell: (event: string) => target.dispatchEvent(new Event(event)) };
}
afterEach(() => vi.unstubAllGlobals());
const turn = (): Promise<void> => new Promise((done) => setImmediate(done));

describe('P21 figures refresh', () => {
  test('once when the network is back after a failure, and not where they are fresh', async () => {
    const { tell } = openPage();
    let [asked, works] = [0, false];
    revalidate(() => (asked++, Promise.resolve(works)));
    await turn();
    works = true;
    tell('online');
    await turn();
    tell('online');
    tell('pageshow');
    await turn();
    expect(asked).toBe(2);
  });

  test('not while nobody sees the page, and at most once a minute', async () => {
    const { state, tell } = openPage();
    let asked = 0;
    state.hidden = true;
    revalidate(() => (asked++, Promise.resolve(true)));
    expect(asked).toBe(0);
    state.hidden = false;
    for (const now of [0, staleTime - 1, staleTime, staleTime + 1, 2 * staleTime]) {
      state.now = now;
      tell('visibilitychange');
      await turn();
    }
    expect(asked).toBe(3);
  });
});

test('P19 in whatever order answers come, the one to what was asked last is shown, and none that is older after it', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat({ max: 9 }), { minLength: 1, maxLength: 12 }), async (order) => {
      openPage();
      const waiting: (() => void)[] = [];
      const shown: number[] = [];
      let asked = 0;
      revalidate(async (latest) => {
        const mine = asked++;
        await new Promise<void>((answer) => waiting.push(answer));
        if (latest()) shown.push(mine);
        return true;
      });
      for (const next of order) {
        // Another branch is chosen, or one of the answers comes.
        if (next % 2) chooseBranch({ id: `${asked}`, name: 'Otra' });
        else waiting.splice(next % (waiting.length || 1), 1)[0]?.();
        await turn();
      }
      for (const answer of waiting.reverse()) answer();
      await turn();
      expect(shown.at(-1)).toBe(asked - 1);
      expect(shown).toEqual([...shown].sort((a, b) => a - b));
    }),
    { numRuns: 50 },
  );
});
