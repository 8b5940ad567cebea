import { expect, test, type Page } from '../support/test.ts';
import { modal, opener } from '../support/branches.ts';
import { filters, filtersButton } from '../support/filters.ts';
import { openGallery } from '../support/gallery.ts';
import { kinds, waitUntilIdle } from '../support/kinds.ts';
import { header, searchBox } from '../support/locators.ts';

declare global {
  /** Whether the current page was restored from the back/forward cache. */
  var keptWhole: boolean | undefined;
}

/** Records whether the pages of a tab are restored from the back/forward cache. */
const recordRestoring = (page: Page): Promise<unknown> =>
  page.addInitScript(() => addEventListener('pageshow', ({ persisted }) => (globalThis.keptWhole = persisted)));

/**
 * Leaves the page, comes back, and returns the reasons why the browser loaded it again; empty if it was restored. Needs
 * `noteRestoring` and a browser without --disable-back-forward-cache.
 */
async function whyMadeAnew(page: Page, elsewhere: string): Promise<string[]> {
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

const elsewhere = '/aviso-de-privacidad';

test.beforeEach(async ({ page }) => {
  await recordRestoring(page);
  await page.goto('/robots.txt');
  test.skip((await whyMadeAnew(page, elsewhere)).length > 0, 'This browser keeps no page, not even a plain text.');
});

test('Back restores every kind of page, without a request', async ({ page }) => {
  test.slow();
  // No browser keeps a page whose response was an error.
  for (const kind of kinds.filter(({ status = 200, name }) => status === 200 && name !== 'privacy')) {
    await page.goto(await kind.path());
    await waitUntilIdle(page);
    expect.soft(await whyMadeAnew(page, elsewhere), kind.name).toEqual([]);
  }
});

const uses: Record<string, (page: Page) => Promise<void>> = {
  'a search was typed': async (page) => {
    await page.goto('/');
    await searchBox(page).fill('cargador');
    await expect(header(page).getByRole('listbox', { name: 'Sugerencias' })).toBeVisible();
  },
  'the branches were opened': async (page) => {
    await page.goto('/sucursales');
    await opener(page).click();
    await expect(modal(page)).toBeVisible();
  },
  'filters were opened': async (page) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/todos');
    await filtersButton(page).click();
    await expect(filters(page, true)).toBeVisible();
  },
  'the gallery was opened full size': async (page) => {
    const { slide, lightbox } = await openGallery(page);
    await slide.click();
    await expect(lightbox).toBeVisible();
  },
};

test('Back restores a page after interaction', async ({ page }) => {
  for (const [what, use] of Object.entries(uses)) {
    await use(page);
    await waitUntilIdle(page);
    expect.soft(await whyMadeAnew(page, elsewhere), what).toEqual([]);
  }
});
