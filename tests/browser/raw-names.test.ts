import { expect, test, type Page } from '../support/test.ts';
import { categoryName } from '../../src/components/categoryName.ts';
import { actor } from '../support/cast.ts';
import { onlyOnce } from '../support/kinds.ts';
import { main } from '../support/parts.ts';
import { categories } from '../support/site.ts';
import { some } from '../support/spread.ts';

onlyOnce();

/** The address that the site itself gives a category. */
async function readable(page: Page, name: string): Promise<string> {
  await page.goto('/categorias');
  const link = main(page)
    .locator('a[href^="/categoria/"]')
    .filter({ has: page.getByText(categoryName(name), { exact: true }) });
  const address = (await link.first().getAttribute('href')) ?? '';
  await page.goto('/garantias');
  return address;
}

/** The ways in which a name was written in addresses. */
const spellings: Record<string, (name: string) => string> = {
  raw: (name) => name,
  encoded: encodeURIComponent,
  'in lower case': (name) => encodeURIComponent(name.toLowerCase()),
  'in upper case': (name) => encodeURIComponent(name.toUpperCase()),
  'with plus signs': (name) => encodeURIComponent(name).replaceAll('%20', '+'),
  'with a slash at the end': (name) => `${encodeURIComponent(name)}/`,
};

for (const [how, write] of Object.entries(spellings)) {
  test(`R1.5 categories by their names, ${how}, lead to their pages`, async ({ page }) => {
    const all = await categories();
    for (const { name } of how === 'raw' ? some(all, 5) : all.slice(0, 2)) {
      const address = await readable(page, name);
      await page.goto(`/categoria/${write(name)}`, { waitUntil: 'commit' });
      await expect(page).toHaveURL(address);
      await expect(page).toHaveTitle(`Categoría: ${name}`);
    }
  });
}

test('R1.5 the query comes along, and Back does not come back to the raw name', async ({ page }) => {
  const { category } = await actor('onOffer');
  const address = await readable(page, category);
  await page.goto(`/categoria/${encodeURIComponent(category.toUpperCase())}?existencias=1`);
  await expect(page).toHaveURL(`${address}?existencias=1`);
  await page.goBack();
  await expect(page).toHaveURL('/garantias');
});

test('R1.5 a raw name needs no API', async ({ page }) => {
  await page.route('**/api/**', (route) => route.abort());
  const name = (await categories())[0]?.name ?? '';
  await page.goto(`/categoria/${encodeURIComponent(name.toUpperCase())}`);
  await expect(page).toHaveTitle(`Categoría: ${name}`);
});
