import { setTimeout as delay } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { countBytes, fetchedKinds, type Bytes } from '../../tests/support/bytes.ts';
import { newPhone } from './openBrowser.ts';
import { changePrices } from './changePrices.ts';
import type { AuditedPage } from './auditedPages.ts';
import { toKB, formatTable } from '../measurements.ts';

/** Time without interaction after the load event, ms. */
const idleTime = 5_000;

export interface PageBytes {
  page: AuditedPage;
  same: Bytes;
  changed: Bytes;
}

/** Measures what a page fetches on a phone without interaction, with unchanged and with changed live figures. */
export const measureBytes = async (browser: Browser, page: AuditedPage): Promise<PageBytes> => ({
  page,
  same: await measureOnce(browser, page, false),
  changed: await measureOnce(browser, page, true),
});

async function measureOnce(browser: Browser, { path }: AuditedPage, withChanges: boolean): Promise<Bytes> {
  const phone = await newPhone(browser);
  try {
    const page = await phone.newPage();
    if (withChanges) await changePrices(page);
    const counted = countBytes(page);
    await page.goto(path, { waitUntil: 'load' });
    await delay(idleTime);
    return await counted();
  } finally {
    await phone.close();
  }
}

/** The byte budgets that a page exceeds. */
export function findOverBudget({ page: { name, script, markup }, same, changed }: PageBytes): string[] {
  const over = (what: string, bytes: number, budget: number | undefined): string[] =>
    budget !== undefined && bytes > budget * 1024 ? [`${name}: ${what} ${toKB(bytes)} KB, ${budget} allowed`] : [];
  return [
    ...over('JavaScript', same.script, script.same),
    ...over('JavaScript with live figures changed', changed.script, script.changed),
    ...over('HTML and CSS', same.markup, markup),
  ];
}

/** Formats the measured bytes as a table. */
export const formatBytes = (weighed: readonly PageBytes[]): string =>
  formatTable(
    weighed.map(({ page, same, changed }) => ({
      page: page.name,
      requests: same.requests,
      'besides pictures': same.besidesPictures,
      ...Object.fromEntries(fetchedKinds.map((kind) => [`${kind} KB`, toKB(same.fetched[kind])])),
      'JS gzip (budget)': `${toKB(same.script)} (${page.script.same})`,
      '5 % changed (budget)': `${toKB(changed.script)} (${page.script.changed})`,
      'HTML + CSS gzip (budget)': toKB(same.markup) + (page.markup ? ` (${page.markup})` : ''),
    })),
  );
