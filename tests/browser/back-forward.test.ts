import { expect, test, type Page } from '../support/test.ts';
import { modal, opener } from '../support/branches.ts';
import { filters, filtersButton } from '../support/filters.ts';
import { openGallery } from '../support/gallery.ts';
import { kinds, settled } from '../support/kinds.ts';
import { header, searchBox } from '../support/parts.ts';
import { noteRestoring, whyMadeAnew } from '../support/restored.ts';

test.use({
  // As people's browsers are: Playwright's own start has keeping turned off.
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
});

const elsewhere = '/aviso-de-privacidad';

test.beforeEach(async ({ page }) => {
  await noteRestoring(page);
  await page.goto('/robots.txt');
  test.skip((await whyMadeAnew(page, elsewhere)).length > 0, 'This browser keeps no page, not even a plain text.');
});

test('Back brings every kind of page as it was left, without a request', async ({ page }) => {
  test.slow();
  // No browser keeps a page that was answered with an error.
  for (const kind of kinds.filter(({ status = 200, name }) => status === 200 && name !== 'privacy')) {
    await page.goto(await kind.path());
    await settled(page);
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

test('Back brings a page as it was left after it was used', async ({ page }) => {
  for (const [what, use] of Object.entries(uses)) {
    await use(page);
    await settled(page);
    expect.soft(await whyMadeAnew(page, elsewhere), what).toEqual([]);
  }
});
