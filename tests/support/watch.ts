import type { Page, Request } from '@playwright/test';

declare global {
  /** The violations and layout shifts of the page, recorded by `watch`. */
  var watched: { violations: string[]; moved: () => string[] } | undefined;
}

export interface PageActivity {
  /** Breaches of the Content Security Policy, Trusted Types among them. */
  violations: () => Promise<string[]>;
  /** The sum of all layout shifts since the page opened. */
  shift: () => Promise<number>;
  /** Each layout shift: its value, and the moved elements. */
  moved: () => Promise<string[]>;
  /** Layout shifts in the content of the page; the header's text may shift when its font arrives. */
  movedInMain: () => Promise<string[]>;
  /** Uncaught errors, and opened dialogs. */
  problems: string[];
  /** Console output. */
  printed: string[];
  /** Requested scripts. */
  scripts: Request[];
  /** Responses of 400 and above, except for the page itself. */
  missing: string[];
}

/** Records the activity of a page, from before its first script on. */
export async function watch(page: Page): Promise<PageActivity> {
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
    const violations: string[] = [];
    const shifts: string[] = [];
    interface Shift extends PerformanceEntry {
      value: number;
      sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
    }
    const add = (entries: PerformanceEntryList): void => {
      for (const { value, sources } of entries as Shift[]) {
        // Elements whose text changes in place are reported too, but have not moved.
        const movedSources = sources.filter(
          ({ previousRect: from, currentRect: to }) => from.x !== to.x || from.y !== to.y,
        );
        const parts = movedSources.map(({ node, previousRect: from, currentRect: to }) => {
          const name = node instanceof Element ? node.outerHTML.slice(0, 60) : (node?.textContent ?? '').slice(0, 40);
          const place = node?.parentElement?.closest('main') ? '[main] ' : '';
          return `${place}${name} (${from.x}, ${from.y}) → (${to.x}, ${to.y})`;
        });
        if (value > 0 && (movedSources.length > 0 || sources.length === 0))
          shifts.push(`${value}: ${parts.join('; ')}`);
      }
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
      violations.push(`${effectiveDirective} ${blockedURI} ${sample}`),
    );
    globalThis.watched = {
      violations,
      moved: () => {
        add(observer.takeRecords());
        return shifts;
      },
    };
  });
  const moved = (): Promise<string[]> => page.evaluate(() => globalThis.watched?.moved() ?? ['Infinity: not watched']);
  return {
    ...notes,
    violations: () => page.evaluate(() => globalThis.watched?.violations ?? ['not watched']),
    shift: async () => (await moved()).reduce((sum, line) => sum + parseFloat(line), 0),
    moved,
    movedInMain: async () => (await moved()).filter((line) => line.includes('[main]')),
  };
}
