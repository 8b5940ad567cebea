import { expect, test, type Page } from '../support/test.ts';
import { waitUntilIdle } from '../support/kinds.ts';
import { searchBox } from '../support/locators.ts';
import { sample } from '../support/sampling.ts';

/** The search that a page asks for next: the text, as the URL has it. */
async function searched(page: Page): Promise<string | null> {
  const request = await page.waitForRequest(
    (each) => each.isNavigationRequest() && new URL(each.url()).pathname === '/busqueda',
  );
  return new URL(request.url()).searchParams.get('busqueda');
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`R2.2 the search box, JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled });

    test('Enter and its button search for the typed text; a blank text does nothing', async ({ page }) => {
      const searches: string[] = [];
      page.on('request', (request) => {
        if (request.isNavigationRequest()) searches.push(request.url());
      });
      const texts = sample(['cargador', 'funda "Galaxy S24" & más', '<b>ñandú</b> 100 % #2 ?x=1'], 1);
      await page.goto('/todos');
      for (const blank of ['', ' ', '    ']) {
        await searchBox(page).fill(blank);
        await searchBox(page).press('Enter');
      }
      for (const text of texts) {
        await searchBox(page).fill(text);
        const search = searched(page);
        await searchBox(page).press('Enter');
        expect(await search).toBe(text);
        await expect(page).toHaveURL(/busqueda=/);
        // The results page fills the box.
        if (javaScriptEnabled) await expect(searchBox(page)).toHaveValue(text);
      }
      // What comes of a real search shows that the blank ones came to nothing.
      expect(searches.filter((url) => url.includes('/busqueda'))).toHaveLength(texts.length);
      await searchBox(page).fill('funda');
      const search = searched(page);
      await page.getByRole('banner').getByRole('button', { name: 'Buscar' }).click();
      expect(await search).toBe('funda');
    });
  });
}

test('R2.2 the results page fills the box, unless the shopper is in it already', async ({ page }) => {
  let release = (): void => undefined;
  const focused = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/_astro/*.js', async (route) => {
    await focused;
    await route.continue();
  });
  await page.goto('/busqueda?busqueda=cargador', { waitUntil: 'commit' });
  await searchBox(page).focus();
  release();
  await waitUntilIdle(page);
  await page.keyboard.type('funda');
  await expect(searchBox(page)).toHaveValue('funda');
});
