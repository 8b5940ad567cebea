import { test as base, type BrowserContext, type Request } from '@playwright/test';
import { calls, type CallName } from '../../src/contract/calls.ts';
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
  context.route('**', (route, request) => (isRead(request) ? route.fallback() : route.abort('blockedbyclient')));

/** The calls of the API that ask for a list are POST too: by their names. */
function isRead(request: Request): boolean {
  if (['GET', 'HEAD', 'OPTIONS'].includes(request.method())) return true;
  const name = new URL(request.url()).pathname.split('/').at(-1)?.split('.')[0];
  return calls[name as CallName]?.kind === 'read';
}
