import type { Page } from 'puppeteer-core';
import { isNavigationError, phoneViewport, type BrowserClient } from './client.ts';

/**
 * Adapter of Puppeteer: version 19 over the DevTools protocol for Chromium 103, the current one over WebDriver BiDi for
 * Firefox. Both have the API used here.
 * @param isOldChromium old headless Chromium hangs after a page from the cache and after a screenshot: disables both
 * @param closeBrowser closes the browser
 */
export async function createPuppeteerClient(
  page: Page,
  isOldChromium: boolean,
  closeBrowser: () => Promise<void>,
): Promise<BrowserClient> {
  await page.setViewport(phoneViewport);
  page.setDefaultTimeout(60_000);
  if (isOldChromium) await page.setCacheEnabled(false);
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !isNavigationError(message.text())) errors.push(message.text());
  });
  page.on('pageerror', (error) => {
    if (!isNavigationError(String(error))) errors.push(String(error));
  });
  return {
    open: async (url) => {
      await page.goto(url, { waitUntil: 'load' });
    },
    evaluate: <A extends unknown[], T>(pageFunction: (...args: A) => T, ...args: A) =>
      page.evaluate(`(${String(pageFunction)})(...${JSON.stringify(args)})`) as Promise<T>,
    click: (selector) => page.click(selector),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    screenshot: async (path) => {
      if (!isOldChromium) await page.screenshot({ path });
    },
    takeErrors: () => errors.splice(0),
    close: closeBrowser,
  };
}
