import type { Browser } from '@playwright/test';
import { newPhone } from './openBrowser.ts';
import type { AuditedPage } from './auditedPages.ts';

/** Opens each page down to its end, so that no figure holds what a host makes at the first call, pictures above all. */
export async function warm(browser: Browser, pages: readonly AuditedPage[]): Promise<void> {
  const phone = await newPhone(browser);
  const page = await phone.newPage();
  for (const { path } of pages) {
    await page.goto(path, { waitUntil: 'load' });
    await page.evaluate(() => {
      for (const image of document.images) image.loading = 'eager';
    });
    await page.waitForLoadState('networkidle');
  }
  await phone.close();
}
