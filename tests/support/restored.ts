import type { Page } from '@playwright/test';

declare global {
  /** Whether the current page was restored from the back/forward cache. */
  var keptWhole: boolean | undefined;
}

/** Records whether the pages of a tab are restored from the back/forward cache. */
export const noteRestoring = (page: Page): Promise<unknown> =>
  page.addInitScript(() => addEventListener('pageshow', ({ persisted }) => (globalThis.keptWhole = persisted)));

/**
 * Leaves the page, comes back, and returns the reasons why the browser loaded it again; empty if it was restored. Needs
 * `noteRestoring` and a browser without --disable-back-forward-cache.
 */
export async function whyMadeAnew(page: Page, elsewhere: string): Promise<string[]> {
  await page.goto(elsewhere);
  await page.goBack({ waitUntil: 'commit' });
  await page.waitForFunction(() => globalThis.keptWhole !== undefined);
  return page.evaluate(() => {
    if (globalThis.keptWhole) return [];
    interface Reasons {
      reasons: { reason: string }[] | null;
      children: Reasons[] | null;
      url: string;
    }
    const [entry] = performance.getEntriesByType('navigation') as unknown as { notRestoredReasons?: Reasons }[];
    const all = (it: Reasons): string[] => [
      ...(it.reasons ?? []).map(({ reason }) => `${it.url}: ${reason}`),
      ...(it.children ?? []).flatMap(all),
    ];
    const why = entry?.notRestoredReasons ? all(entry.notRestoredReasons) : [];
    return why.length > 0 ? why : ['for a reason that the browser does not report'];
  });
}
