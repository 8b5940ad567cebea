import { expect, test } from '../support/test.ts';
import type { PublishedManifest } from '../../src/api/published.ts';
import { categoryName } from '../../src/components/categoryName.ts';
import type { PublishedCategories } from '../../src/features/categories/categories.ts';
import { findFixture } from '../support/fixtures.ts';
import { categories, html } from '../support/site.ts';
import { some } from '../support/spread.ts';

/** The address that the site itself gives a category. */
async function readable(name: string): Promise<string> {
  const manifest = JSON.parse(await html('/catalogo/manifest.json')) as PublishedManifest;
  const { rows } = JSON.parse(await html(manifest.categories)) as PublishedCategories;
  return `/categoria/${rows.find(([shown]) => shown === categoryName(name))?.[1]}`;
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
    await page.goto('/garantias');
    const all = await categories();
    for (const { name } of how === 'raw' ? some(all, 5) : all.slice(0, 2)) {
      const address = await readable(name);
      await page.goto(`/categoria/${write(name)}`, { waitUntil: 'commit' });
      await expect(page).toHaveURL(address);
      await expect(page).toHaveTitle(`Categoría: ${name}`);
    }
  });
}

test('R1.5 the query comes along, and Back does not come back to the raw name', async ({ page }) => {
  const { category } = await findFixture('onOffer');
  await page.goto('/garantias');
  const address = await readable(category);
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
