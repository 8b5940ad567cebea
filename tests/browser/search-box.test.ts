import { holdRequests } from '../support/holdRequests.ts';
import { expect, test, type Page } from '../support/test.ts';
import { waitUntilIdle } from '../support/pageKinds.ts';
import { searchBox } from '../support/locators.ts';
import { sampleEvenly } from '../support/sampling.ts';

/** Waits for the next search, and returns the term in its URL. */
async function waitForSearch(page: Page): Promise<string | null> {
  const searchRequest = await page.waitForRequest(
    (request) => request.isNavigationRequest() && new URL(request.url()).pathname === '/busqueda',
  );
  return new URL(searchRequest.url()).searchParams.get('busqueda');
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`R2.2 the search box, JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled });

    test('Enter and the button search for the typed text; a blank text does nothing', async ({ page }) => {
      const navigationUrls: string[] = [];
      page.on('request', (request) => {
        if (request.isNavigationRequest()) navigationUrls.push(request.url());
      });
      const texts = sampleEvenly(['cargador', 'funda "Galaxy S24" & más', '<b>ñandú</b> 100 % #2 ?x=1'], 1);
      await page.goto('/todos');
      for (const blank of ['', ' ', '    ']) {
        await searchBox(page).fill(blank);
        await searchBox(page).press('Enter');
      }
      for (const text of texts) {
        await searchBox(page).fill(text);
        const term = waitForSearch(page);
        await searchBox(page).press('Enter');
        expect(await term).toBe(text);
        await expect(page).toHaveURL(/busqueda=/);
        // The results page fills the box.
        if (javaScriptEnabled) await expect(searchBox(page)).toHaveValue(text);
      }
      // A navigation by a blank search would have started by now.
      expect(navigationUrls.filter((url) => url.includes('/busqueda'))).toHaveLength(texts.length);
      await searchBox(page).fill('funda');
      const term = waitForSearch(page);
      await page.getByRole('banner').getByRole('button', { name: 'Buscar' }).click();
      expect(await term).toBe('funda');
    });
  });
}

test('R2.2 the results page does not fill a search box that already has the focus', async ({ page }) => {
  const release = await holdRequests(page, '**/_astro/*.js');
  await page.goto('/busqueda?busqueda=cargador', { waitUntil: 'commit' });
  await searchBox(page).focus();
  release();
  await waitUntilIdle(page);
  await page.keyboard.type('funda');
  await expect(searchBox(page)).toHaveValue('funda');
});
