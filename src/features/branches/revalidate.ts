import { $branch } from './branches.store.ts';

/** Figures younger than this are not asked for again, ms. */
export const staleTime = 60_000;

/**
 * Asks for figures now, and again when the page is seen after a while, at once when another branch is chosen, and once
 * when the network is back after a failure. Never while the page is hidden.
 * @param ask whether it had an answer; `latest` says whether nothing was asked since
 * @param known whether the page has just asked by itself
 */
export function revalidate(ask: (latest: () => boolean) => Promise<boolean>, known = false): void {
  let asked = known ? performance.now() : -staleTime;
  let turn = 0;
  let failed = false;

  const again = async (): Promise<void> => {
    if (document.hidden || performance.now() - asked < staleTime) return;
    asked = performance.now();
    const mine = ++turn;
    const done = await ask(() => mine === turn);
    if (mine === turn) failed = !done;
  };
  const anew = (): void => {
    asked = -staleTime;
    void again();
  };

  for (const event of ['visibilitychange', 'pageshow']) addEventListener(event, () => void again());
  addEventListener('online', () => (failed ? anew() : void again()));
  $branch.listen(anew);
  void again();
}
