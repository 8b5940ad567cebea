import type { Page } from '@playwright/test';
import { isNavigationError, type Client } from './client.ts';

/** Playwright, for the Chromium of the browser suite. */
export function playwrightClient(page: Page): Client {
  let complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !isNavigationError(message.text()))
      complaints.push(`${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => {
    if (!isNavigationError(error.message)) complaints.push(error.message);
  });
  return {
    open: async (url) => {
      await page.goto(url, { waitUntil: 'load' });
    },
    // Serialized as text: Playwright's own types know one argument.
    run: (work, ...args) => page.evaluate(`(${String(work)})(...${JSON.stringify(args)})`),
    click: (selector) => page.click(selector, { timeout: 3_000 }),
    type: (text) => page.keyboard.insertText(text),
    press: (key) => page.keyboard.press(key),
    picture: async (path) => {
      await page.screenshot({ path });
    },
    complaints: () => {
      const made = complaints;
      complaints = [];
      return made;
    },
    close: () => page.close(),
  };
}
