import { expect, type Page } from '@playwright/test';

/** Opens a page and waits until the service worker has cached it with all its files. */
export async function openAndWaitUntilCached(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  await waitUntilCached(page, path);
}

/** Waits until the service worker has cached a page. */
export const waitUntilCached = (page: Page, path: string): Promise<void> =>
  expect
    .poll(() => page.evaluate(async (key) => Boolean(await (await caches.open('page-1')).match(key)), path), path)
    .toBe(true);

/** Returns the paths in all caches. */
export async function listAllCachedPaths(page: Page): Promise<string[]> {
  const caches = await page.evaluate(() => globalThis.caches.keys());
  return (await Promise.all(caches.map((cache) => listCachedPaths(page, cache)))).flat();
}

/** Returns the paths in a cache, oldest first. */
export const listCachedPaths = (page: Page, cache: string): Promise<string[]> =>
  page.evaluate(async (name) => {
    const keys = await (await caches.open(name)).keys();
    return keys.map(({ url }) => url.slice(location.origin.length));
  }, cache);
