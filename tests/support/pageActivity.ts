import { expect, type Page, type Request } from '@playwright/test';

declare global {
  /** The CSP violations and layout shifts of the page, recorded by `recordPageActivity`. */
  var recordedActivity: { cspViolations: string[]; layoutShifts: () => string[] } | undefined;
}

export interface PageActivity {
  /** Returns the violations of the Content Security Policy, including Trusted Types. */
  cspViolations: () => Promise<string[]>;
  /** Returns the sum of the scores of the layout shifts since the page opened. Unlike CLS, it includes shifts after input, but not those that moved nothing. */
  layoutShiftScore: () => Promise<number>;
  /** Returns a line per layout shift, with its score and the elements that moved. */
  layoutShifts: () => Promise<string[]>;
  /** Returns the lines of layout shifts in the main content. The header's text may shift when its font loads. */
  layoutShiftsInMain: () => Promise<string[]>;
  /** Uncaught errors and opened dialogs. */
  pageErrors: string[];
  /** Console output. */
  consoleMessages: string[];
  /** Requested scripts. */
  scripts: Request[];
  /** Responses with status 400 or higher, except for the document. */
  failedResponses: string[];
}

/** Smaller scores come from the header's text when its font loads, and round to 0. */
export const maxLayoutShiftScore = 0.0005;

/** Expects that nothing has moved since the page opened. @param label precedes the shifts in the error */
export async function expectNoLayoutShift(activity: PageActivity, label = ''): Promise<void> {
  const message = [label, ...(await activity.layoutShifts())].join('\n');
  expect(await activity.layoutShiftScore(), message).toBeLessThan(maxLayoutShiftScore);
}

/** Records the activity of a page. Call it before the page opens. */
export async function recordPageActivity(page: Page): Promise<PageActivity> {
  const pageErrors: string[] = [];
  const consoleMessages: string[] = [];
  const scripts: Request[] = [];
  const failedResponses: string[] = [];
  page.on('pageerror', (error) => pageErrors.push(String(error)));
  page.on('dialog', (dialog) => {
    pageErrors.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('console', (message) => consoleMessages.push(`${message.type()}: ${message.text()}`));
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request);
  });
  page.on('response', (response) => {
    if (response.status() < 400 || response.request().isNavigationRequest()) return;
    failedResponses.push(`${response.status()} ${response.url()}`);
  });
  await page.addInitScript(() => {
    const cspViolations: string[] = [];
    const shifts: string[] = [];
    interface LayoutShift extends PerformanceEntry {
      value: number;
      sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
    }
    const recordShifts = (entries: PerformanceEntryList): void => {
      for (const { value, sources } of entries as LayoutShift[]) {
        // The browser also reports elements whose text changes in place, but these have not moved.
        const movedSources = sources.filter(
          ({ previousRect: from, currentRect: to }) => from.x !== to.x || from.y !== to.y,
        );
        const descriptions = movedSources.map(({ node, previousRect: from, currentRect: to }) => {
          const name = node instanceof Element ? node.outerHTML.slice(0, 60) : (node?.textContent ?? '').slice(0, 40);
          const prefix = node?.parentElement?.closest('main') ? '[main] ' : '';
          return `${prefix}${name} (${from.x}, ${from.y}) → (${to.x}, ${to.y})`;
        });
        if (value > 0 && (movedSources.length > 0 || sources.length === 0))
          shifts.push(`${value}: ${descriptions.join('; ')}`);
      }
    };
    const observer = new PerformanceObserver((list) => recordShifts(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
      cspViolations.push(`${effectiveDirective} ${blockedURI} ${sample}`),
    );
    globalThis.recordedActivity = {
      cspViolations,
      layoutShifts: () => {
        recordShifts(observer.takeRecords());
        return shifts;
      },
    };
  });
  const layoutShifts = (): Promise<string[]> =>
    page.evaluate(() => globalThis.recordedActivity?.layoutShifts() ?? ['Infinity: not recorded']);
  return {
    pageErrors,
    consoleMessages,
    scripts,
    failedResponses,
    cspViolations: () => page.evaluate(() => globalThis.recordedActivity?.cspViolations ?? ['not recorded']),
    layoutShiftScore: async () => (await layoutShifts()).reduce((sum, line) => sum + parseFloat(line), 0),
    layoutShifts,
    layoutShiftsInMain: async () => (await layoutShifts()).filter((line) => line.includes('[main]')),
  };
}
