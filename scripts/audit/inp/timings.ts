import type { Page } from '@playwright/test';

declare global {
  /** Returns the interactions since the last call: the longest event of each, ms. */
  var takeInteractions: (() => number[]) | undefined;
}

/** Records the interactions of a page as Interaction to Next Paint counts them, from before its first script. */
export const recordInteractions = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    type Timing = PerformanceEventTiming & { interactionId: number };
    const worst = new Map<number, number>();
    const add = (entries: PerformanceEntryList): void => {
      for (const { interactionId, duration } of entries as Timing[])
        if (interactionId) worst.set(interactionId, Math.max(duration, worst.get(interactionId) ?? 0));
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
    globalThis.takeInteractions = () => {
      add(observer.takeRecords());
      const taken = [...worst.values()];
      worst.clear();
      return taken;
    };
  });

/** The longest interaction since the last call, ms; 0 where each took less than a frame. */
export async function takeWorstInteraction(page: Page): Promise<number> {
  // Events are reported after the frame that shows their result.
  await page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        requestAnimationFrame(() => setTimeout(() => requestAnimationFrame(() => setTimeout(resolve, 50)), 0)),
      ),
  );
  return Math.max(0, ...(await page.evaluate(() => globalThis.takeInteractions?.() ?? [])));
}
