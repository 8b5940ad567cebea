import { expect, test } from '../support/test.ts';
import { someKinds, visit } from '../support/kinds.ts';
import { watch } from '../support/watch.ts';

/** Speaks at each step of a page, from its first element of the body on. `debug` is not silenced: it shows that we listen. */
function speak(): void {
  // What other companies print in their frames is theirs.
  if (self !== top) return;
  const say = (when: string): void => {
    console.debug(`heard ${when}`);
    for (const method of ['log', 'warn', 'info', 'error'] as const) console[method](`${method} ${when}`);
  };
  const body = new MutationObserver(() => {
    if (!document.querySelector('body')) return;
    body.disconnect();
    say('early');
  });
  body.observe(document, { childList: true, subtree: true });
  addEventListener('DOMContentLoaded', () => say('parsed'));
  addEventListener('load', () => say('loaded'));
}

for (const kind of someKinds) {
  test(`R1.11 the console prints nothing on ${kind.name}, from the first script on`, async ({ page }) => {
    const { printed, problems } = await watch(page);
    await page.addInitScript(speak);
    await visit(page, kind);
    await page.evaluate(() => {
      console.log('log', 1);
      console.warn('warn');
      console.info('info');
      console.error('error', new Error('late'));
      console.debug('heard late');
    });
    await expect.poll(() => printed).toContain('debug: heard late');
    const missingPage = /^error: Failed to load resource: .* 404/;
    expect(printed.filter((line) => !(kind.status === 404 && missingPage.test(line)))).toEqual([
      'debug: heard early',
      'debug: heard parsed',
      'debug: heard loaded',
      'debug: heard late',
    ]);
    expect(problems).toEqual([]);
  });
}
