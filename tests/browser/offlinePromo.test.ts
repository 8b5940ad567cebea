import { expect, test } from '../support/test.ts';
import { keptKeys, openKept } from '../support/offline.ts';
import { clock, readCode, forPromoPage, planes } from '../support/promo.ts';

forPromoPage();
test.use({ serviceWorkers: 'allow' });

test('R7.1 a code that was shown stays without a connection, until it expires', async ({ page, context }) => {
  await openKept(page, '/promocode');
  await clock(page).waitFor();
  const code = await readCode(page);
  await expect.poll(async () => (await keptKeys(page, 'asset-1')).join()).toContain('/react.');
  // From here on: a faked clock would also hide from the page what it has fetched.
  await page.clock.install();
  await context.setOffline(true);
  await page.reload();
  await expect(page.locator('p.offline')).toBeVisible();
  await expect(planes(page)).toBeVisible();
  expect(await readCode(page)).toBe(code);
  await page.clock.fastForward('05:01');
  await expect(clock(page)).toHaveText('0:00');
  await page.reload();
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await expect(planes(page)).toHaveCount(0);
});
