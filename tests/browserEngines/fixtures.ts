import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import type { EngineName } from '../../scripts/setup/engines.mjs';
import { waitUntil, type BrowserDriver } from './driver.ts';
import { startSiteProxy, type SiteProxy } from './siteProxy.ts';
import { startBrowser } from './startBrowser.ts';
import { createUser, type User } from './user.ts';

/** A browser session on the site under test. */
export interface Session {
  driver: BrowserDriver;
  user: User;
  site: SiteProxy;
  /** Saves a screenshot in test-results/screenshots. */
  screenshot: (name: string) => Promise<void>;
}

/** `test` for each browser engine. The tests of a worker share a browser and an origin, since starting a browser is slow. */
export const test = base.extend<
  { allowErrors: boolean; errorCheck: undefined },
  { browserEngine: EngineName; driver: BrowserDriver; session: Session }
>({
  browserEngine: ['webkit', { option: true, scope: 'worker' }],
  driver: [
    async ({ browserEngine }, use) => {
      const driver = await startBrowser(browserEngine);
      await use(driver);
      await driver.close();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  session: [
    async ({ browserEngine, driver }, use) => {
      const site = await startSiteProxy();
      const folder = join(import.meta.dirname, '../../test-results/screenshots', browserEngine);
      mkdirSync(folder, { recursive: true });
      await use({
        driver,
        user: createUser(driver, site.origin),
        site,
        screenshot: async (name) => {
          await waitUntil('visible images are loaded', () => driver.evaluate(areVisibleImagesLoaded), 10).catch(
            () => undefined,
          );
          await driver.screenshot(join(folder, `${name}.png`));
        },
      });
      site.close();
    },
    { scope: 'worker' },
  ],
  allowErrors: [false, { option: true }],
  /** Fails each test in which the browser or the site reports an error. */
  errorCheck: [
    async ({ driver, session, allowErrors }, use) => {
      await use(undefined);
      const errors = [...driver.takeErrors(), ...session.site.takeErrors()];
      if (!allowErrors) expect(errors, 'R13.1 errors, CSP violations, failed requests').toEqual([]);
    },
    { auto: true },
  ],
});

/** Waits for the fonts and two frames. Returns whether the images in the viewport are loaded. Runs in the page. */
const areVisibleImagesLoaded = async (): Promise<boolean> => {
  await document.fonts.ready;
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  return [...document.images].every((image) => {
    const { top, bottom, left, right, width } = image.getBoundingClientRect();
    const isInViewport = width > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
    return !isInViewport || image.complete;
  });
};
