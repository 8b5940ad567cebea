import type { Browser } from '@playwright/test';
import type { AuditedPage, Measurement } from './auditedPages.ts';
import { measureBytes } from './bytes.ts';
import { measureInp } from './inp.ts';
import { measureLighthouse } from './lighthouse.ts';
import { openBrowser, newPhoneContext } from './openBrowser.ts';
import type { AuditPart } from './audit.ts';
import { measureSlowNetwork } from './slowNetwork.ts';

const measurements: Record<
  AuditPart,
  (browser: Browser, runs: number, pages: readonly AuditedPage[]) => Promise<Measurement>
> = { bytes: measureBytes, lighthouse: measureLighthouse, inp: measureInp, slow: measureSlowNetwork };

/** Measures the selected parts, and prints each table when it is ready. */
export async function runAudit(
  parts: readonly AuditPart[],
  pages: readonly AuditedPage[],
  runs: number,
): Promise<Required<Omit<Measurement, 'table'>>> {
  const findings = { exceededBytes: [] as string[], missedTargets: [] as string[] };
  const browser = await openBrowser();
  try {
    await warmUp(browser, pages);
    for (const part of parts) {
      const { table, exceededBytes = [], missedTargets = [] } = await measurements[part](browser, runs, pages);
      console.log(`\n${table}`);
      findings.exceededBytes.push(...exceededBytes);
      findings.missedTargets.push(...missedTargets);
    }
    return findings;
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
