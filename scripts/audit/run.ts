import { comeBack } from './bfcache.ts';
import { openBrowser } from './openBrowser.ts';
import { bytesTable, overBudget, weigh, type Weighed } from './bytes.ts';
import { interact } from './inp.ts';
import { light } from './lighthouse.ts';
import type { Part } from './options.ts';
import type { AuditedPage } from './auditedPages.ts';
import { goSlowly } from './slow.ts';
import { warm } from './warm.ts';

export interface Outcome {
  /** Budgets of bytes, and what does not depend on the machine. */
  broken: string[];
  /** Goals of time. */
  missed: string[];
}

/** Measures the parts that are asked for, and prints each one's table when it is known. */
export async function run(parts: readonly Part[], pages: readonly AuditedPage[], runs: number): Promise<Outcome> {
  const outcome: Outcome = { broken: [], missed: [] };
  const browser = await openBrowser();
  const has = (part: Part): boolean => parts.includes(part);
  try {
    await warm(browser, pages);
    if (has('bytes')) {
      const weighed: Weighed[] = [];
      for (const page of pages) weighed.push(await weigh(browser, page));
      console.log(`\n${bytesTable(weighed)}`);
      outcome.broken.push(...weighed.flatMap(overBudget));
    }
    if (has('lighthouse')) {
      const { table, missed } = await light(pages, runs);
      console.log(`\n${table}`);
      outcome.missed.push(...missed);
    }
    if (has('inp')) {
      const { table, missed } = await interact(browser, runs);
      console.log(`\n${table}`);
      outcome.missed.push(...missed);
    }
    if (has('slow')) {
      const { table, missed } = await goSlowly(browser, runs);
      console.log(`\n${table}`);
      outcome.missed.push(...missed);
    }
    if (has('bfcache')) {
      const { table, broken } = await comeBack(browser, pages);
      console.log(`\n${table}`);
      outcome.broken.push(...broken);
    }
    return outcome;
  } finally {
    await browser.close();
  }
}
