import type { Page } from '@playwright/test';

/** Holds requests that match a pattern. @returns the function that lets them continue, with all later ones */
export async function holdRequests(page: Page, pattern: Parameters<Page['route']>[0]): Promise<() => void> {
  const { promise: released, resolve: release }: PromiseWithResolvers<void> = Promise.withResolvers();
  await page.route(pattern, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
