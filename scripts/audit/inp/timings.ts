import type { Page } from '@playwright/test';

declare global {
  /** Returns the interactions since the last call: the longest event of each, ms. */
  var takeInteractions: (() => number[]) | undefined;
}

/** Records the interactions of a page as Interaction to Next Paint counts them, before its first script runs. */
export const recordInteractions = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    type Timing = PerformanceEventTiming & { interactionId: number };
    const longestById = new Map<number, number>();
    const add = (entries: PerformanceEntryList): void => {
      for (const { interactionId, duration } of entries as Timing[])
        if (interactionId) longestById.set(interactionId, Math.max(duration, longestById.get(interactionId) ?? 0));
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
    globalThis.takeInteractions = () => {
      add(observer.takeRecords());
      const durations = [...longestById.values()];
      longestById.clear();
      return durations;
    };
  });

/** The longest interaction since the last call, ms; 0 if all took less than a frame. */
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
