import { expect, test, type Page } from '../support/test.ts';
import { searchBox } from '../support/parts.ts';
import { some } from '../support/spread.ts';

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

    for (const text of some(['ñandú 100 %', 'cargador', '<b>cable</b> #2 ?x=1', 'funda "Galaxy S24" & más'], 2)) {
      test(`Enter searches for ${text}`, async ({ page }) => {
        await page.goto('/todos');
        await searchBox(page).fill(text);
        const search = searched(page);
        await searchBox(page).press('Enter');
        expect(await search).toBe(text);
      });
    }

    test('a blank text goes nowhere', async ({ page }) => {
      const searches: string[] = [];
      page.on('request', (request) => {
        if (request.isNavigationRequest()) searches.push(request.url());
      });
      await page.goto('/todos');
      for (const blank of ['', ' ', '    ']) {
        await searchBox(page).fill(blank);
        await searchBox(page).press('Enter');
      }
      // What comes of a real search shows that the blank ones came to nothing.
      await searchBox(page).fill('cable');
      const search = searched(page);
      await searchBox(page).press('Enter');
      expect(await search).toBe('cable');
      expect(searches.filter((url) => url.includes('/busqueda'))).toHaveLength(1);
    });

    test('its button searches too', async ({ page }) => {
      await page.goto('/');
      await searchBox(page).fill('funda');
      const search = searched(page);
      await page.getByRole('banner').getByRole('button', { name: 'Buscar' }).click();
      expect(await search).toBe('funda');
    });
  });
}
