import { setTimeout as delay } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { countBytes, contentKinds, type PageBytes } from '../../tests/support/bytes.ts';
import { newPhoneContext } from './openBrowser.ts';
import { changePrices } from './changePrices.ts';
import type { AuditedPage, Measurement } from './auditedPages.ts';
import { toKB, formatTable } from '../measurements.ts';

/** Time without interaction after the load event, ms. */
const idleTime = 5_000;

/** Measures what each page downloads on a phone without interaction, with unchanged and with changed live figures. */
export async function measureBytes(
  browser: Browser,
  _runs: number,
  pages: readonly AuditedPage[],
): Promise<Measurement> {
  const rows: Record<string, string | number>[] = [];
  const exceededBytes: string[] = [];
  for (const page of pages) {
    const unchanged = await measureOnce(browser, page, false);
    const changed = await measureOnce(browser, page, true);
    const { script, markup } = page;
    rows.push({
      page: page.name,
      requests: unchanged.requests,
      'without pictures': unchanged.nonPictureRequests,
      ...Object.fromEntries(contentKinds.map((kind) => [`${kind} KB`, toKB(unchanged.transferred[kind])])),
      'JS gzip (budget)': `${toKB(unchanged.script)} (${script.unchanged})`,
      'JS gzip, 5 % of prices changed (budget)': `${toKB(changed.script)} (${script.changed})`,
      'HTML + CSS gzip (budget)': toKB(unchanged.markup) + (markup ? ` (${markup})` : ''),
    });
    const checkBudget = (label: string, bytes: number, budget = Infinity): void => {
      if (bytes > budget * 1024) exceededBytes.push(`${page.name}: ${label} ${toKB(bytes)} KB, ${budget} allowed`);
    };
    checkBudget('JavaScript', unchanged.script, script.unchanged);
    checkBudget('JavaScript with live figures changed', changed.script, script.changed);
    checkBudget('HTML and CSS', unchanged.markup, markup);
  }
  return { table: formatTable(rows), exceededBytes };
}

async function measureOnce(browser: Browser, { path }: AuditedPage, withChanges: boolean): Promise<PageBytes> {
  const context = await newPhoneContext(browser);
  try {
    const page = await context.newPage();
    if (withChanges) await changePrices(page);
    const getByteCounts = countBytes(page);
    await page.goto(path, { waitUntil: 'load' });
    await delay(idleTime);
    return await getByteCounts();
  } finally {
    await context.close();
  }
}
