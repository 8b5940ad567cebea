import type { Page } from '@playwright/test';

declare global {
  /** Whether the page that is shown now was kept whole by the browser. */
  var keptWhole: boolean | undefined;
}

/** Notes how the pages of a tab come to be shown, from before their first script on. */
export const noteRestoring = (page: Page): Promise<unknown> =>
  page.addInitScript(() => addEventListener('pageshow', ({ persisted }) => (globalThis.keptWhole = persisted)));

/**
 * Leaves the open page, comes back, and tells why the browser made it anew; nothing where it had kept it. For a tab of
 * `noteRestoring` in a browser that was started without --disable-back-forward-cache.
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
    return why.length > 0 ? why : ['for a reason that the browser does not tell'];
  });
}
