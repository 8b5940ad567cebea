import { chromium, type Browser, type BrowserContext } from '@playwright/test';
import { findBrowser } from '../setup/browser.mjs';
import { baseUrl } from '../../tests/support/site.ts';

/** Starts a browser with the back/forward cache, which Playwright disables by default. */
export async function openBrowser(): Promise<Browser> {
  const { executablePath, args, env } = await findBrowser();
  return chromium.launch({
    executablePath,
    args,
    env: { ...process.env, ...env },
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
}

/** A new phone context, with an empty cache. */
export const newPhone = (browser: Browser): Promise<BrowserContext> =>
  browser.newContext({
    baseURL: baseUrl,
    ignoreHTTPSErrors: true,
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'es-MX',
    timezoneId: 'America/Mexico_City',
  });
