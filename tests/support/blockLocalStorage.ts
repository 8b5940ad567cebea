import type { Page } from '@playwright/test';

/** Makes localStorage throw from the next page load on, as in browsers that block cookies. */
export const blockLocalStorage = (page: Page): Promise<unknown> =>
  page.addInitScript(() =>
    Object.defineProperty(globalThis, 'localStorage', {
      get: () => {
        throw new DOMException('Access is denied.', 'SecurityError');
      },
    }),
  );
