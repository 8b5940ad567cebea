import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import type { EngineName } from '../../scripts/setup/engines.mjs';
import { createUser, waitUntil, type BrowserClient, type User } from './client.ts';
import { startEngine } from './engines.ts';
import { startSiteProxy, type SiteProxy } from './siteProxy.ts';

/** A browser session on the site under test. */
export interface Session {
  client: BrowserClient;
  user: User;
  site: SiteProxy;
  /** Saves a screenshot in test-results/screenshots. */
  screenshot: (name: string) => Promise<void>;
}

/** `test` for each engine: the tests of a file share a browser and an origin, since starting an engine is slow. */
export const test = base.extend<
  { allowsErrors: boolean; noErrors: undefined },
  { engine: EngineName; client: BrowserClient; session: Session }
>({
  engine: ['webkit', { option: true, scope: 'worker' }],
  client: [
    async ({ engine }, use) => {
      const client = await startEngine(engine);
      await use(client);
      await client.close();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  session: [
    async ({ engine, client }, use) => {
      const site = await startSiteProxy();
      const folder = join(import.meta.dirname, '../../test-results/screenshots', engine);
      mkdirSync(folder, { recursive: true });
      await use({
        client,
        user: createUser(client, site.origin),
        site,
        screenshot: async (name) => {
          await waitUntil('the images in the viewport are loaded', () => client.evaluate(isPainted), 10).catch(
            () => undefined,
          );
          await client.screenshot(join(folder, `${name}.png`));
        },
      });
      site.close();
    },
    { scope: 'worker' },
  ],
  allowsErrors: [false, { option: true }],
  /** Fails each test in which the browser or the site reports an error. */
  noErrors: [
    async ({ client, session, allowsErrors }, use) => {
      await use(undefined);
      const errors = [...client.takeErrors(), ...session.site.takeErrors()];
      if (!allowsErrors) expect(errors, 'R13.1 errors, policy violations, failed requests').toEqual([]);
    },
    { auto: true },
  ],
});

/** Whether fonts and the images in the viewport are loaded, two frames later. */
const isPainted = async (): Promise<boolean> => {
  await document.fonts.ready;
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  return [...document.images].every((image) => {
    const { top, bottom, left, right, width } = image.getBoundingClientRect();
    const isInViewport = width > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
    return !isInViewport || image.complete;
  });
};
