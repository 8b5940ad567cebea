import type { Page, Request } from '@playwright/test';

declare global {
  /** What the page has done since it opened, noted by `watch`. */
  var watched: { violations: string[]; shift: () => number } | undefined;
}

export interface Watch {
  /** Breaches of the Content Security Policy, Trusted Types among them. */
  violations: () => Promise<string[]>;
  /** The sum of all layout shifts since the page opened. */
  shift: () => Promise<number>;
  /** Errors that no one caught, and dialogs that opened. */
  problems: string[];
  /** What was printed to the console. */
  printed: string[];
  /** Scripts asked for. */
  scripts: Request[];
  /** Answers of the site itself of 400 and above, the page's own apart. */
  missing: string[];
}

/** Notes what goes on in a page, from before its first script on. */
export async function watch(page: Page): Promise<Watch> {
  const notes = {
    problems: [] as string[],
    printed: [] as string[],
    scripts: [] as Request[],
    missing: [] as string[],
  };
  page.on('pageerror', (error) => notes.problems.push(String(error)));
  page.on('dialog', (dialog) => {
    notes.problems.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('console', (message) => notes.printed.push(`${message.type()}: ${message.text()}`));
  page.on('request', (request) => {
    if (request.resourceType() === 'script') notes.scripts.push(request);
  });
  page.on('response', (response) => {
    if (response.status() < 400 || response.request().isNavigationRequest()) return;
    notes.missing.push(`${response.status()} ${response.url()}`);
  });
  await page.addInitScript(() => {
    let sum = 0;
    const violations: string[] = [];
    const add = (entries: PerformanceEntryList): void => {
      for (const entry of entries) sum += (entry as PerformanceEntry & { value: number }).value;
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
      violations.push(`${effectiveDirective} ${blockedURI} ${sample}`),
    );
    globalThis.watched = {
      violations,
      shift: () => {
        add(observer.takeRecords());
        return sum;
      },
    };
  });
  return {
    ...notes,
    violations: () => page.evaluate(() => globalThis.watched?.violations ?? ['not watched']),
    shift: () => page.evaluate(() => globalThis.watched?.shift() ?? Infinity),
  };
}
