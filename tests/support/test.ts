import { test as base, expect, type BrowserContext } from '@playwright/test';
import { isRead } from './reads.ts';
import { baseUrl, onSandbox } from './site.ts';

export * from '@playwright/test';

interface Options {
  /** Whether the test means to break the policy of its pages. */
  breaksPolicy: boolean;
}

/** Breaches of the policy by pages of the site, since the running test began. */
const breaches: string[] = [];

/**
 * `test` for all browser tests. Each of them also shows P46: whatever island it brings to life, no page of the site
 * breaks its own policy. And on any site but one on the sandbox, whatever a page sends but reads ends here (R12.2).
 */
export const test = base.extend<Options & { policy: undefined }, object>({
  breaksPolicy: [false, { option: true }],
  policy: [
    async ({ breaksPolicy }, use) => {
      breaches.length = 0;
      await use(undefined);
      if (!breaksPolicy) expect(breaches, 'P46 the Content Security Policy of a page was broken').toEqual([]);
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
  await context.exposeBinding('noteBreach', (_, page: string, what: string) => {
    if (URL.parse(page)?.origin === own) breaches.push(`${what}, on ${page}`);
  });
  await context.addInitScript(() => {
    const { noteBreach } = globalThis as unknown as { noteBreach: (page: string, what: string) => void };
    addEventListener('securitypolicyviolation', ({ documentURI, effectiveDirective, blockedURI, sample }) =>
      noteBreach(documentURI, `${effectiveDirective} ${blockedURI} ${sample}`),
    );
  });
}

/** Ends what a page sends but reads. */
export const blockWrites = (context: BrowserContext): Promise<unknown> =>
  context.route('**', (route, request) =>
    isRead(request.method(), new URL(request.url()).pathname) ? route.fallback() : route.abort('blockedbyclient'),
  );
