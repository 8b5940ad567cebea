import { expect, type Page } from '@playwright/test';

/** Opens a page and waits until the worker has taken it over and kept it, with all that it is made of. */
export async function openKept(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  await kept(page, path);
}

/** Waits until a page is kept. */
export const kept = (page: Page, path: string): Promise<void> =>
  expect
    .poll(() => page.evaluate(async (key) => Boolean(await (await caches.open('page-1')).match(key)), path), path)
    .toBe(true);

/** What is kept of a kind: its keys, the oldest first. */
export const keptKeys = (page: Page, cache: string): Promise<string[]> =>
  page.evaluate(async (name) => {
    const keys = await (await caches.open(name)).keys();
    return keys.map(({ url }) => url.slice(location.origin.length));
  }, cache);
