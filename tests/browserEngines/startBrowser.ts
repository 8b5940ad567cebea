import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import puppeteer from 'puppeteer-core';
import { findEngine, type EngineName } from '../../scripts/setup/engines.mjs';
import { findFreePort } from '../../scripts/setup/ports.mjs';
import { phoneViewport, waitUntil, type BrowserDriver } from './driver.ts';
import { spawnGroup, stopGroup } from './processGroup.ts';
import { createPuppeteerDriver } from './puppeteerDriver.ts';
import { createSeleniumDriver } from './seleniumDriver.ts';

/** Starts the installed browser of an engine with an empty profile. @throws Error if it does not start */
export const startBrowser = (browserEngine: EngineName): Promise<BrowserDriver> => launchers[browserEngine]();

const launchers: Record<EngineName, () => Promise<BrowserDriver>> = {
  'chromium-103': async () => {
    const { executablePath, args, env, client: puppeteer19Path } = findEngine('chromium-103');
    const profile = mkdtempSync(join(tmpdir(), 'chromium-103-'));
    const port = await findFreePort();
    const child = spawnGroup(
      executablePath,
      [...args, `--remote-debugging-port=${port}`, `--user-data-dir=${profile}`],
      env,
    );
    // The current Puppeteer does not support Chromium 103, and Puppeteer 19 does not start it on current systems.
    const puppeteer19 = createRequire(import.meta.url)(puppeteer19Path) as typeof puppeteer;
    const browser = await waitUntil('Chromium 103 responds', () =>
      puppeteer19.connect({ browserURL: `http://127.0.0.1:${port}`, defaultViewport: phoneViewport }),
    );
    return createPuppeteerDriver(await browser.newPage(), true, async () => {
      await browser.disconnect();
      await stopGroup(child);
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    });
  },

  firefox: async () => {
    const browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath: findEngine('firefox').executablePath,
      headless: true,
      // The first start creates a profile, which takes tens of seconds on a busy machine.
      timeout: 120_000,
      protocolTimeout: 120_000,
    });
    return createPuppeteerDriver(await browser.newPage(), false, () => browser.close());
  },

  webkit: async () => {
    const { executablePath, driver: serverPath } = findEngine('webkit');
    const port = await findFreePort();
    // A virtual display of a phone's size. Don't disable compositing: MiniBrowser crashes without it.
    const child = spawnGroup('xvfb-run', [
      ...['-a', '-s', `-screen 0 ${phoneViewport.width}x${phoneViewport.height}x24`],
      ...[serverPath, `--port=${port}`],
    ]);
    await waitUntil('WebKitWebDriver responds', () => fetch(`http://127.0.0.1:${port}/status`).then(({ ok }) => ok));
    return createSeleniumDriver(`http://127.0.0.1:${port}`, executablePath, () => stopGroup(child));
  },
};
