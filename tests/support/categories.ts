import { expect, type Locator } from '@playwright/test';
import { toSentenceCase } from '../../src/components/categoryName.ts';
import { categories } from './site.ts';

/** How many categories a page's own HTML names at most. */
export const maxMenuCategories = 12;

/** The names of all categories as the shop shows them. */
export const shownNames = async (): Promise<string[]> => (await categories()).map(({ name }) => toSentenceCase(name));

/** Expects the categories of a part of every page: at most twelve, all from the API, and a link to all categories. */
export async function offersCategories(part: Locator): Promise<void> {
  const links = part.locator('a[href^="/categoria/"]');
  const names = await shownNames();
  await expect(links).toHaveCount(Math.min(maxMenuCategories, names.length));
  for (const name of await links.allInnerTexts()) expect(names).toContain(name.trim());
  await expect(part.locator('a[href="/categorias"]').first()).toBeVisible();
}
