import type { Browser } from '@playwright/test';
import { noteRestoring, whyMadeAnew } from '../../tests/support/restored.ts';
import { newPhone } from './openBrowser.ts';
import type { AuditedPage } from './auditedPages.ts';
import { formatTable } from '../measurements.ts';

/** The page to visit before going back. */
const elsewhere = '/aviso-de-privacidad';

/** Checks that Back restores each page from the back/forward cache. Browsers don't cache error pages. */
export async function measureBackCache(
  browser: Browser,
  pages: readonly AuditedPage[],
): Promise<{ table: string; broken: string[] }> {
  const phone = await newPhone(browser);
  const page = await phone.newPage();
  await noteRestoring(page);
  await page.goto('/robots.txt');
  if ((await whyMadeAnew(page, elsewhere)).length > 0) {
    await phone.close();
    return {
      table: 'This browser keeps no page for Back, not even a plain text: nothing can be said of the shop.',
      broken: [],
    };
  }
  const rows: { name: string; why: string[] }[] = [];
  for (const { name, path } of pages.filter(({ status, path }) => status === 200 && path !== elsewhere)) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    rows.push({ name, why: await whyMadeAnew(page, elsewhere) });
  }
  await phone.close();
  return {
    table: formatTable(rows.map(({ name, why }) => ({ page: name, 'after Back': why.join('; ') || 'as it was left' }))),
    broken: rows.flatMap(({ name, why }) => why.map((reason) => `${name}: Back makes it anew: ${reason}`)),
  };
}
