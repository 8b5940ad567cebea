import { expect, test, type Page } from '../support/test.ts';
import { branchModal, branchButton } from '../support/branches.ts';
import { filtersButton, filterSheet } from '../support/filters.ts';
import { openGallery } from '../support/gallery.ts';
import { pageKinds, waitUntilIdle } from '../support/pageKinds.ts';
import { searchBox, suggestions } from '../support/locators.ts';

declare global {
  /** Whether the current page was restored from the back/forward cache. */
  var restoredFromBfcache: boolean | undefined;
}

/** Has each page of a tab record whether it was restored from the back/forward cache. */
const recordRestores = (page: Page): Promise<unknown> =>
  page.addInitScript(() =>
    addEventListener('pageshow', ({ persisted }) => (globalThis.restoredFromBfcache = persisted)),
  );

/**
 * Navigates away and back, and returns the reasons why the browser did not restore the page; empty if it did. Needs
 * `recordRestores` and a browser without --disable-back-forward-cache.
 */
async function findNotRestoredReasons(page: Page): Promise<string[]> {
  await page.goto('/aviso-de-privacidad');
  await page.goBack({ waitUntil: 'commit' });
  await page.waitForFunction(() => globalThis.restoredFromBfcache !== undefined);
  return page.evaluate(() => {
    if (globalThis.restoredFromBfcache) return [];
    interface FrameReasons {
      reasons: { reason: string }[] | null;
      children: FrameReasons[] | null;
      url: string;
    }
    const [entry] = performance.getEntriesByType('navigation') as unknown as { notRestoredReasons?: FrameReasons }[];
    const listReasons = (frame: FrameReasons): string[] => [
      ...(frame.reasons ?? []).map(({ reason }) => `${frame.url}: ${reason}`),
      ...(frame.children ?? []).flatMap(listReasons),
    ];
    const reasons = entry?.notRestoredReasons ? listReasons(entry.notRestoredReasons) : [];
    return reasons.length > 0 ? reasons : ['for a reason that the browser does not report'];
  });
}

test.beforeEach(async ({ page }) => {
  await recordRestores(page);
  await page.goto('/robots.txt');
  test.skip((await findNotRestoredReasons(page)).length > 0, 'This browser restores no page, not even plain text.');
});

test('Back/forward cache: Back restores a page of each kind', async ({ page }) => {
  test.slow();
  // Browsers never restore a page whose response was an error; the privacy page is where the test navigates to.
  for (const kind of pageKinds.filter(({ status = 200, name }) => status === 200 && name !== 'privacy')) {
    await page.goto(await kind.path());
    await waitUntilIdle(page);
    expect.soft(await findNotRestoredReasons(page), kind.name).toEqual([]);
  }
});

const interactions: Record<string, (page: Page) => Promise<void>> = {
  'a search is typed': async (page) => {
    await page.goto('/');
    await searchBox(page).fill('cargador');
    await expect(suggestions(page)).toBeVisible();
  },
  'the branch modal is open': async (page) => {
    await page.goto('/sucursales');
    await branchButton(page).click();
    await expect(branchModal(page)).toBeVisible();
  },
  'the filter sheet is open': async (page) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/todos');
    await filtersButton(page).click();
    await expect(filterSheet(page)).toBeVisible();
  },
  'the lightbox is open': async (page) => {
    const { slide, lightbox } = await openGallery(page);
    await slide.click();
    await expect(lightbox).toBeVisible();
  },
};

test('Back/forward cache: Back restores a page with open suggestions, modal, filter sheet or lightbox', async ({
  page,
}) => {
  for (const [name, interact] of Object.entries(interactions)) {
    await interact(page);
    await waitUntilIdle(page);
    expect.soft(await findNotRestoredReasons(page), name).toEqual([]);
  }
});
