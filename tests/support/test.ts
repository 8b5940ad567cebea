import { test as base, type BrowserContext } from '@playwright/test';
import { isRead } from './reads.ts';
import { onSandbox } from './site.ts';

export * from '@playwright/test';

/** `test` for all browser tests: on any site but one on the sandbox, whatever a page sends but reads ends here (R12.2). */
export const test = base.extend<object, object>({
  browser: [
    async ({ browser }, use) => {
      const open = browser.newContext.bind(browser);
      browser.newContext = async (options) => {
        const context = await open(options);
        if (!onSandbox) await refuseWrites(context);
        return context;
      };
      await use(browser);
    },
    { scope: 'worker' },
  ],
});

const refuseWrites = (context: BrowserContext): Promise<unknown> =>
  context.route('**', (route, request) =>
    isRead(request.method(), new URL(request.url()).pathname) ? route.fallback() : route.abort('blockedbyclient'),
  );
