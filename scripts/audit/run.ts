import { measureBackCache } from './bfcache.ts';
import { openBrowser, newPhone } from './openBrowser.ts';
import { formatBytes, findOverBudget, measureBytes, type PageBytes } from './bytes.ts';
import { measureInp } from './inp.ts';
import { measureLighthouse } from './lighthouse.ts';
import type { AuditPart } from './options.ts';
import type { AuditedPage } from './auditedPages.ts';
import { measureSlowNetwork } from './slow.ts';
import type { Browser } from '@playwright/test';

export interface AuditOutcome {
  /** Exceeded byte budgets, and failures that don't depend on the machine. */
  broken: string[];
  /** Missed time goals. */
  missed: string[];
}

/** Measures the selected parts, and prints each table when it is ready. */
export async function runAudit(
  parts: readonly AuditPart[],
  pages: readonly AuditedPage[],
  runs: number,
): Promise<AuditOutcome> {
  const outcome: AuditOutcome = { broken: [], missed: [] };
  const browser = await openBrowser();
  const has = (part: AuditPart): boolean => parts.includes(part);
  try {
    await warmUp(browser, pages);
    if (has('bytes')) {
      const weighed: PageBytes[] = [];
      for (const page of pages) weighed.push(await measureBytes(browser, page));
      console.log(`\n${formatBytes(weighed)}`);
      outcome.broken.push(...weighed.flatMap(findOverBudget));
    }
    if (has('lighthouse')) {
      const { table, missed } = await measureLighthouse(pages, runs);
      console.log(`\n${table}`);
      outcome.missed.push(...missed);
    }
    if (has('inp')) {
      const { table, missed } = await measureInp(browser, runs);
      console.log(`\n${table}`);
      outcome.missed.push(...missed);
    }
    if (has('slow')) {
      const { table, missed } = await measureSlowNetwork(browser, runs);
      console.log(`\n${table}`);
      outcome.missed.push(...missed);
    }
    if (has('bfcache')) {
      const { table, broken } = await measureBackCache(browser, pages);
      console.log(`\n${table}`);
      outcome.broken.push(...broken);
    }
    return outcome;
  } finally {
    await browser.close();
  }
}

/** Loads each page completely, so that the host has its caches filled, mainly with pictures. */
async function warmUp(browser: Browser, pages: readonly AuditedPage[]): Promise<void> {
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
