import { expect, type Locator } from '@playwright/test';
import { toSentenceCase } from '../../src/components/categoryName.ts';
import { fetchCategories } from './site.ts';

/** The maximum number of categories that a page's own HTML links to. */
export const maxMenuCategories = 12;

/** The names of all categories as the shop displays them. */
export const fetchCategoryNames = async (): Promise<string[]> =>
  (await fetchCategories()).map(({ name }) => toSentenceCase(name));

/** Expects `maxMenuCategories` links to categories of the API, or fewer if it has fewer, and a link to the list of all categories. */
export async function expectCategoryLinks(container: Locator): Promise<void> {
  const links = container.locator('a[href^="/categoria/"]');
  const names = await fetchCategoryNames();
  await expect(links).toHaveCount(Math.min(maxMenuCategories, names.length));
  for (const name of await links.allInnerTexts()) expect(names).toContain(name.trim());
  await expect(container.locator('a[href="/categorias"]').first()).toBeVisible();
}
