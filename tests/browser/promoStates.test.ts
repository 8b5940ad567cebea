import { expect, test } from '../support/test.ts';
import { findAxeViolations } from '../support/accessible.ts';
import { main } from '../support/parts.ts';
import { clock, forPromoPage, lastVisit, openPromo, refused } from '../support/promo.ts';
import { watch } from '../support/watch.ts';

forPromoPage();

test('Promo code: every state violates no policy and is accessible', async ({ page }) => {
  const seen = await watch(page);
  await page.clock.install();
  await openPromo(page);
  expect(await findAxeViolations(page)).toEqual([]);
  await page.clock.fastForward('05:01');
  await expect(clock(page)).toHaveText('0:00');
  expect(await findAxeViolations(page)).toEqual([]);
  await page.route(lastVisit, (route) => route.abort());
  await page.reload();
  await expect(refused(page)).toBeVisible();
  expect(await findAxeViolations(page)).toEqual([]);
  expect([await seen.violations(), seen.problems]).toEqual([[], []]);
});

for (const answer of ['code', 'refusal'] as const) {
  test(`Promo code: the ${answer} takes its reserved place and moves nothing in view`, async ({ page }) => {
    let go = (): void => undefined;
    const held = new Promise<void>((resolve) => (go = resolve));
    await page.route(lastVisit, async (route) => {
      await held;
      await (answer === 'code' ? route.continue() : route.abort());
    });
    await page.goto('/promocode');
    await page.evaluate(() => document.fonts.ready);
    const places = async () => ({
      heading: (await page.getByRole('heading', { level: 1 }).boundingBox())?.y,
      shelf: answer === 'code' ? await main(page).locator('.promo-code').boundingBox() : null,
      terms: answer === 'code' ? (await main(page).locator('.promo-terms').boundingBox())?.y : null,
      footerInView: ((await page.locator('footer').boundingBox())?.y ?? 0) < (page.viewportSize()?.height ?? 0),
    });
    const before = await places();
    expect(before.footerInView).toBe(false);
    go();
    await expect(clock(page).or(refused(page))).toBeVisible();
    expect(await places()).toEqual(before);
  });
}

test('Promo code: the skeleton does not move', async ({ page }) => {
  await page.route(lastVisit, () => undefined);
  await page.goto('/promocode');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tu PromoCode');
  await expect(main(page).locator('.promo-code b')).toHaveCount(5);
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  expect(await findAxeViolations(page)).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('R1.8 the promo page says that it needs JavaScript', async ({ page }) => {
    await page.goto('/promocode');
    expect(await main(page).innerText()).toContain('Generar tu PromoCode necesita JavaScript.');
    await expect(main(page).locator('.promo-code')).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  });
});
