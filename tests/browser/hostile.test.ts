import { expect, test } from '../support/test.ts';
import { findFixture } from '../support/fixtures.ts';
import { chatPanel, hostileChat, widgets, withStandIns } from '../support/frames.ts';
import { kinds, visit } from '../support/kinds.ts';
import { buyLink, chatText, main } from '../support/parts.ts';
import { some } from '../support/spread.ts';
import { watch } from '../support/watch.ts';

// As people have it, and Playwright does not: windows open only for who clicked.
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, ignoreDefaultArgs: ['--disable-popup-blocking'] }),
});
withStandIns();
test.describe('P49 R2.8 a hostile chat changes nothing', () => {
  const looked = kinds.filter(({ name }) => ['home', 'product', 'invoice'].includes(name));
  for (const kind of some(looked, 1)) {
    test(`of ${kind.name}`, async ({ page, context }) => {
      // Chromium's bare shell has no blocker that could be looked at.
      const blocks = await page.evaluate(() => open('about:blank') === null);
      // The carousel would move on meanwhile.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await visit(page, kind);
      const calm = await main(page).innerText();
      const address = page.url();

      const seen = await watch(page);
      const opened: string[] = [];
      context.on('page', (popup) => opened.push(popup.url()));
      await page.addInitScript(() => {
        addEventListener('message', ({ data }) => {
          const { hostile, flood } = data as { hostile?: string[]; flood?: number };
          if (hostile) (globalThis as { hostileDid?: string[] }).hostileDid = hostile;
          if (flood) (globalThis as { flooded?: number }).flooded = flood;
        });
      });
      await hostileChat(page);
      await page.goto(address);
      // It is at work: what it sends arrives.
      await page.waitForFunction(() => ((globalThis as { flooded?: number }).flooded ?? 0) >= 5000);
      expect(await page.evaluate(() => (globalThis as { hostileDid?: string[] }).hostileDid)).toEqual([]);
      expect(page.url()).toBe(address);
      if (blocks) expect(opened).toEqual([]);
      expect(seen.problems).toEqual([]);
      expect(await seen.shift()).toBeLessThan(0.0005);
      expect(await main(page).innerText()).toBe(calm);
    });
  }

  test('of buying', async ({ page }) => {
    const { id, name } = await findFixture('onOffer');
    await hostileChat(page);
    await page.goto(`/producto/${id}`);
    await page.waitForRequest(widgets.chat);
    expect(await chatText(buyLink(page))).toContain(name);
    // Pages of products have no bubble: their own way to ask opens the chat, once that is ready.
    await expect(page.locator('button.chat-launcher')).not.toHaveAttribute('hidden');
    await page.locator('[data-chat-link]:visible').first().click();
    await expect(chatPanel(page)).toBeVisible();
  });
});
