import { test as base, expect, type BrowserContext } from '@playwright/test';
import { isReadRequest } from './callKind.ts';
import { baseUrl, onSandbox } from './site.ts';

export * from '@playwright/test';

interface Options {
  /** Whether pages may violate their Content Security Policy in this test. */
  allowCspViolations: boolean;
}

/** Violations of the Content Security Policy by pages of the site in the current test. */
const violations: string[] = [];

/**
 * `test` for all browser tests. Each also proves P46: no page of the site violates its own Content Security Policy, whichever
 * islands it hydrates. On sites other than the sandbox's, writes are blocked (R12.2).
 */
export const test = base.extend<Options & { policy: undefined }, object>({
  allowCspViolations: [false, { option: true }],
  policy: [
    async ({ allowCspViolations }, use) => {
      violations.length = 0;
      await use(undefined);
      if (!allowCspViolations) expect(violations, 'P46 no page violates its Content Security Policy').toEqual([]);
    },
    { auto: true },
  ],
  browser: [
    async ({ browser }, use) => {
      const newContext = browser.newContext.bind(browser);
      browser.newContext = async (options) => {
        const context = await newContext(options);
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
  const ownOrigin = new URL(baseUrl).origin;
  await context.exposeBinding('recordViolation', (_, page: string, violation: string) => {
    if (URL.parse(page)?.origin === ownOrigin) violations.push(`${violation}, on ${page}`);
  });
  await context.addInitScript(() => {
    const { recordViolation } = globalThis as unknown as { recordViolation: (page: string, violation: string) => void };
    addEventListener('securitypolicyviolation', ({ documentURI, effectiveDirective, blockedURI, sample }) =>
      recordViolation(documentURI, `${effectiveDirective} ${blockedURI} ${sample}`),
    );
  });
}

/** Aborts all requests of a page except reads. */
export const blockWrites = (context: BrowserContext): Promise<unknown> =>
  context.route('**', (route, request) =>
    isReadRequest(request.method(), new URL(request.url()).pathname)
      ? route.fallback()
      : route.abort('blockedbyclient'),
  );
