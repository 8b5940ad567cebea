import { setTimeout as delay } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { countBytes, contentKinds, type Bytes } from '../../tests/support/bytes.ts';
import { newPhone } from './openBrowser.ts';
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
    const same = await measureOnce(browser, page, false);
    const changed = await measureOnce(browser, page, true);
    const { script, markup } = page;
    rows.push({
      page: page.name,
      requests: same.requests,
      'without pictures': same.nonPictureRequests,
      ...Object.fromEntries(contentKinds.map((kind) => [`${kind} KB`, toKB(same.fetched[kind])])),
      'JS gzip (budget)': `${toKB(same.script)} (${script.same})`,
      '5 % changed (budget)': `${toKB(changed.script)} (${script.changed})`,
      'HTML + CSS gzip (budget)': toKB(same.markup) + (markup ? ` (${markup})` : ''),
    });
    const checkBudget = (label: string, bytes: number, budget = Infinity): void => {
      if (bytes > budget * 1024) exceededBytes.push(`${page.name}: ${label} ${toKB(bytes)} KB, ${budget} allowed`);
    };
    checkBudget('JavaScript', same.script, script.same);
    checkBudget('JavaScript with live figures changed', changed.script, script.changed);
    checkBudget('HTML and CSS', same.markup, markup);
  }
  return { table: formatTable(rows), exceededBytes };
}

async function measureOnce(browser: Browser, { path }: AuditedPage, withChanges: boolean): Promise<Bytes> {
  const phone = await newPhone(browser);
  try {
    const page = await phone.newPage();
    if (withChanges) await changePrices(page);
    const getByteCounts = countBytes(page);
    await page.goto(path, { waitUntil: 'load' });
    await delay(idleTime);
    return await getByteCounts();
  } finally {
    await phone.close();
  }
}
