import type { Page } from 'puppeteer-core';
import { isOfLeaving, phone, type Client } from './client.ts';

/**
 * Puppeteer: version 19 over Chrome's own protocol for old Chromiums, the current one over WebDriver BiDi for Firefox. What
 * is used here is alike in both.
 * @param end ends the browser
 */
export async function puppeteerClient(page: Page, end: () => Promise<void>): Promise<Client> {
  await page.setViewport(phone);
  page.setDefaultTimeout(60_000);
  let complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !isOfLeaving(message.text())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => {
    if (!isOfLeaving(String(error))) complaints.push(String(error));
  });
  return {
    open: async (address) => void (await page.goto(address, { waitUntil: 'load' })),
    run: <A extends unknown[], T>(work: (...args: A) => T, ...args: A) =>
      page.evaluate(`(${String(work)})(...${JSON.stringify(args)})`) as Promise<T>,
    click: (selector) => page.click(selector),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    picture: async (path) => void (await page.screenshot({ path })),
    complaints: () => {
      const made = complaints;
      complaints = [];
      return made;
    },
    close: end,
  };
}
