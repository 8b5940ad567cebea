import type { Page } from '@playwright/test';
import { isNavigationError, type BrowserDriver } from './driver.ts';

/** Adapts a page of Playwright, for the Chromium of the browser tests. */
export function createPlaywrightDriver(page: Page): BrowserDriver {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !isNavigationError(message.text()))
      errors.push(`${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => {
    if (!isNavigationError(error.message)) errors.push(error.message);
  });
  return {
    open: async (url) => {
      await page.goto(url, { waitUntil: 'load' });
    },
    // A string, because page.evaluate() takes a single argument.
    evaluate: (pageFunction, ...args) => page.evaluate(`(${String(pageFunction)})(...${JSON.stringify(args)})`),
    click: (selector) => page.click(selector, { timeout: 3_000 }),
    type: (text) => page.keyboard.insertText(text),
    press: (key) => page.keyboard.press(key),
    screenshot: async (path) => {
      await page.screenshot({ path });
    },
    takeErrors: () => errors.splice(0),
    close: () => page.close(),
  };
}
