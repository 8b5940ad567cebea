import type { Page } from 'puppeteer-core';
import { isNavigationError, phoneViewport, type BrowserDriver } from './driver.ts';

/**
 * Adapts a page of Puppeteer: version 19 over the DevTools protocol for Chromium 103, the current version over WebDriver BiDi for
 * Firefox. Both have the API used here.
 * @param isChromium103 disables the cache and screenshots: headless Chromium 103 hangs after a page from the cache or a screenshot
 */
export async function createPuppeteerDriver(
  page: Page,
  isChromium103: boolean,
  closeBrowser: () => Promise<void>,
): Promise<BrowserDriver> {
  await page.setViewport(phoneViewport);
  page.setDefaultTimeout(60_000);
  if (isChromium103) await page.setCacheEnabled(false);
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
      if (!isChromium103) await page.screenshot({ path });
    },
    takeErrors: () => errors.splice(0),
    close: closeBrowser,
  };
}
