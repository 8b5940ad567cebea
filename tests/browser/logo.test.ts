import { expect, test, type Page } from '../support/test.ts';
import { painted } from '../support/kinds.ts';
import { logo } from '../support/parts.ts';
import { some } from '../support/spread.ts';
import { shop } from '../../src/shop.ts';

declare global {
  /** How the page's root was marked when its body began: nothing has been painted by then. */
  var markedFirst: string | undefined;
}

/** The logo as the shopper sees it at a moment of the device's clock, and the marks of the page's root before and after. */
async function logoAt(page: Page, moment: string): Promise<{ picture: string; first: string; last: string }> {
  await page.clock.setFixedTime(new Date(moment));
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector('body')) return;
      observer.disconnect();
      globalThis.markedFirst = document.documentElement.className;
    });
    observer.observe(document, { childList: true, subtree: true });
  });
  await page.goto('/');
  await page.evaluate(() => document.fonts.ready);
  await painted(page);
  const [first, last] = await page.evaluate(() => [
    globalThis.markedFirst ?? 'not seen',
    document.documentElement.className,
  ]);
  const shot = await logo(page).screenshot({ animations: 'disabled' });
  return { picture: shot.toString('base64'), first, last };
}

test('R2.1 the logo leads home', async ({ page }) => {
  await page.goto('/todos');
  await logo(page).click();
  await expect(page).toHaveURL('/');
  await expect(page).toHaveTitle(`Tienda ${shop.name}`);
});

// The shopper's own clock stands elsewhere: Mexico City decides.
for (const timezoneId of some(['Asia/Tokyo', 'Pacific/Honolulu', 'America/Mexico_City'], 1)) {
  test.describe(`R2.1 the December logo, on a device in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('is shown from the first minute of December in Mexico City, without a flash of the other', async ({
      context,
    }) => {
      const at = async (moment: string) => logoAt(await context.newPage(), moment);
      const november = await at('2026-11-30T23:59:59-06:00');
      const december = await at('2026-12-01T00:00:00-06:00');
      expect(december.picture === november.picture, 'December has the logo of November').toBe(false);
      // The page is marked before its body begins, and never again.
      for (const { first, last } of [november, december]) expect(last).toBe(first);
      expect(december.first).not.toBe(november.first);
    });
  });
}
