import { chromium, type Browser, type BrowserContext } from '@playwright/test';
import { findBrowser } from '../setup/browser.mjs';
import { baseUrl } from '../../tests/support/site.ts';

/** Starts a browser in a fresh profile. */
export async function openBrowser(...options: string[]): Promise<Browser> {
  const { executablePath, args, env } = await findBrowser();
  return chromium.launch({ executablePath, args: [...args, ...options], env: { ...process.env, ...env } });
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
