import type { Browser } from '@playwright/test';
import type { AuditedPage, Measurement } from './auditedPages.ts';
import { measureBytes } from './bytes.ts';
import { measureInp } from './inp.ts';
import { measureLighthouse } from './lighthouse.ts';
import { openBrowser, newPhoneContext } from './openBrowser.ts';
import { measureSlowNetwork } from './slowNetwork.ts';

/** The parts of the audit, in the order in which they run. */
const measurements: Record<
  string,
  (browser: Browser, runs: number, pages: readonly AuditedPage[]) => Promise<Measurement>
> = { bytes: measureBytes, lighthouse: measureLighthouse, inp: measureInp, slow: measureSlowNetwork };

/** Measures the selected parts, and prints each table when it is ready. */
export async function runAudit(
  parts: readonly string[],
  pages: readonly AuditedPage[],
  runs: number,
): Promise<Required<Omit<Measurement, 'table'>>> {
  const exceeded = { exceededBytes: [] as string[], missedTargets: [] as string[] };
  const browser = await openBrowser();
  try {
    await warmUp(browser, pages);
    for (const [part, measure] of Object.entries(measurements)) {
      if (!parts.includes(part)) continue;
      const { table, exceededBytes = [], missedTargets = [] } = await measure(browser, runs, pages);
      console.log(`\n${table}`);
      exceeded.exceededBytes.push(...exceededBytes);
      exceeded.missedTargets.push(...missedTargets);
    }
    return exceeded;
  } finally {
    await browser.close();
  }
}

/** Loads each page completely to fill the caches of the site, mainly with pictures. */
async function warmUp(browser: Browser, pages: readonly AuditedPage[]): Promise<void> {
  const context = await newPhoneContext(browser);
  const page = await context.newPage();
  for (const { path } of pages) {
    await page.goto(path, { waitUntil: 'load' });
    await page.evaluate(() => {
      for (const image of document.images) image.loading = 'eager';
    });
    await page.waitForLoadState('networkidle');
  }
  await context.close();
}
