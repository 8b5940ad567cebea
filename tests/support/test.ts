import { test as base, expect, type BrowserContext } from '@playwright/test';
import { isReadRequest } from './readOnlyProxy.ts';
import { baseUrl, onSandbox } from './site.ts';

export * from '@playwright/test';

interface Options {
  /** Whether pages may violate their Content Security Policy in this test. */
  allowCspViolations: boolean;
}

/** CSP violations by pages of the site in the current test. */
const cspViolations: string[] = [];

/**
 * `test` for all browser tests. Each also proves P46: no page of the site violates its own Content Security Policy, whichever
 * islands it hydrates. Without the sandbox, writes are blocked (R12.2).
 */
export const test = base.extend<Options & { cspCheck: undefined }, object>({
  allowCspViolations: [false, { option: true }],
  cspCheck: [
    async ({ allowCspViolations }, use) => {
      cspViolations.length = 0;
      await use(undefined);
      if (!allowCspViolations) expect(cspViolations, 'P46 no page violates its Content Security Policy').toEqual([]);
    },
    { auto: true },
  ],
  browser: [
    async ({ browser }, use) => {
      const newContext = browser.newContext.bind(browser);
      browser.newContext = async (options) => {
        const context = await newContext(options);
        await recordCspViolations(context);
        if (!onSandbox) await blockWrites(context);
        return context;
      };
      await use(browser);
    },
    { scope: 'worker' },
  ],
});

async function recordCspViolations(context: BrowserContext): Promise<void> {
  const ownOrigin = new URL(baseUrl).origin;
  await context.exposeBinding('recordCspViolation', (_, page: string, violation: string) => {
    if (URL.parse(page)?.origin === ownOrigin) cspViolations.push(`${violation}, on ${page}`);
  });
  await context.addInitScript(() => {
    const { recordCspViolation } = globalThis as unknown as {
      recordCspViolation: (page: string, violation: string) => void;
    };
    addEventListener('securitypolicyviolation', ({ documentURI, effectiveDirective, blockedURI, sample }) =>
      recordCspViolation(documentURI, `${effectiveDirective} ${blockedURI} ${sample}`),
    );
  });
}

/** Aborts all requests of a context except reads. */
export const blockWrites = (context: BrowserContext): Promise<unknown> =>
  context.route('**', (route, request) =>
    isReadRequest(request.method(), new URL(request.url()).pathname)
      ? route.fallback()
      : route.abort('blockedbyclient'),
  );
