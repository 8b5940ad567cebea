import { setTimeout as delay } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { countBytes, fetchedKinds, type Bytes } from '../../tests/support/bytes.ts';
import { newPhone } from './openBrowser.ts';
import { changePrices } from './changed.ts';
import type { AuditedPage } from './auditedPages.ts';
import { inKB, table } from './table.ts';

/** How long a page stands untouched after it has loaded, ms. */
const untouched = 5_000;

export interface Weighed {
  page: AuditedPage;
  same: Bytes;
  changed: Bytes;
}

/** What a page that nobody touches fetches on a phone, with no live figure changed and with some. */
export const weigh = async (browser: Browser, page: AuditedPage): Promise<Weighed> => ({
  page,
  same: await weighOnce(browser, page, false),
  changed: await weighOnce(browser, page, true),
});

async function weighOnce(browser: Browser, { path }: AuditedPage, withChanges: boolean): Promise<Bytes> {
  const phone = await newPhone(browser);
  try {
    const page = await phone.newPage();
    if (withChanges) await changePrices(page);
    const counted = countBytes(page);
    await page.goto(path, { waitUntil: 'load' });
    await delay(untouched);
    return await counted();
  } finally {
    await phone.close();
  }
}

/** The budgets of bytes that a page breaks. */
export function overBudget({ page: { name, script, markup }, same, changed }: Weighed): string[] {
  const over = (what: string, bytes: number, budget: number | undefined): string[] =>
    budget !== undefined && bytes > budget * 1024 ? [`${name}: ${what} ${inKB(bytes)} KB, ${budget} allowed`] : [];
  return [
    ...over('JavaScript', same.script, script.same),
    ...over('JavaScript with live figures changed', changed.script, script.changed),
    ...over('HTML and CSS', same.markup, markup),
  ];
}

export const bytesTable = (weighed: readonly Weighed[]): string =>
  table(
    weighed.map(({ page, same, changed }) => ({
      page: page.name,
      requests: same.requests,
      'besides pictures': same.besidesPictures,
      ...Object.fromEntries(fetchedKinds.map((kind) => [`${kind} KB`, inKB(same.fetched[kind])])),
      'JS gzip (budget)': `${inKB(same.script)} (${page.script.same})`,
      '5 % changed (budget)': `${inKB(changed.script)} (${page.script.changed})`,
      'HTML + CSS gzip (budget)': inKB(same.markup) + (page.markup ? ` (${page.markup})` : ''),
    })),
  );
