import { test as base, expect, type BrowserContext } from '@playwright/test';
import { isRead } from './reads.ts';
import { baseUrl, onSandbox } from './site.ts';

export * from '@playwright/test';

interface Options {
  /** Whether pages may violate their Content Security Policy in this test. */
  allowCspViolations: boolean;
}

/** Violations of the Content Security Policy by pages of the site, since the running test began. */
const violations: string[] = [];

/**
 * `test` for all browser tests. Each also proves P46: whatever island it hydrates, no page of the site violates its own
 * Content Security Policy. On other sites than the sandbox, writes are blocked (R12.2).
 */
export const test = base.extend<Options & { policy: undefined }, object>({
  allowCspViolations: [false, { option: true }],
  policy: [
    async ({ allowCspViolations }, use) => {
      violations.length = 0;
      await use(undefined);
      if (!allowCspViolations) expect(violations, 'P46 the Content Security Policy of a page was broken').toEqual([]);
    },
    { auto: true },
  ],
  browser: [
    async ({ browser }, use) => {
      const open = browser.newContext.bind(browser);
      browser.newContext = async (options) => {
        const context = await open(options);
        await recordViolations(context);
        if (!onSandbox) await blockWrites(context);
        return context;
      };
      await use(browser);
    },
    { scope: 'worker' },
  ],
});

async function recordViolations(context: BrowserContext): Promise<void> {
  const own = new URL(baseUrl).origin;
  await context.exposeBinding('recordViolation', (_, page: string, what: string) => {
    if (URL.parse(page)?.origin === own) violations.push(`${what}, on ${page}`);
  });
  await context.addInitScript(() => {
    const { recordViolation } = globalThis as unknown as { recordViolation: (page: string, what: string) => void };
    addEventListener('securitypolicyviolation', ({ documentURI, effectiveDirective, blockedURI, sample }) =>
      recordViolation(documentURI, `${effectiveDirective} ${blockedURI} ${sample}`),
    );
  });
}

/** Ends what a page sends but reads. */
export const blockWrites = (context: BrowserContext): Promise<unknown> =>
  context.route('**', (route, request) =>
    isRead(request.method(), new URL(request.url()).pathname) ? route.fallback() : route.abort('blockedbyclient'),
  );
