import type { Page } from 'puppeteer-core';
import { isNavigationError, phone, type Client } from './client.ts';

/**
 * Puppeteer: version 19 over Chrome's own protocol for old Chromiums, the current one over WebDriver BiDi for Firefox. What
 * is used here is alike in both.
 * @param isOld whether it is the old headless Chromium, whose renderer hangs where a page comes from its cache at once, and
 *   after a picture
 * @param end ends the browser
 */
export async function puppeteerClient(page: Page, isOld: boolean, end: () => Promise<void>): Promise<Client> {
  await page.setViewport(phone);
  page.setDefaultTimeout(60_000);
  if (isOld) await page.setCacheEnabled(false);
  let complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !isNavigationError(message.text())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => {
    if (!isNavigationError(String(error))) complaints.push(String(error));
  });
  return {
    open: async (url) => {
      await page.goto(url, { waitUntil: 'load' });
    },
    run: <A extends unknown[], T>(work: (...args: A) => T, ...args: A) =>
      page.evaluate(`(${String(work)})(...${JSON.stringify(args)})`) as Promise<T>,
    click: (selector) => page.click(selector),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    picture: async (path) => {
      if (!isOld) await page.screenshot({ path });
    },
    complaints: () => {
      const made = complaints;
      complaints = [];
      return made;
    },
    close: end,
  };
}
