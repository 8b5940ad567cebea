import { expect, test } from '../support/test.ts';
import { watch } from '../support/watch.ts';

test.describe('R3.1 the carousel', () => {
  test('images and a looping, muted video; the buttons go on and back; nothing moves or breaks the policy', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const seen = await watch(page);
    await page.goto('/');
    const carousel = page.getByRole('region', { name: 'Destacados' });
    const count = carousel.locator('[data-count]');
    const slides = carousel.locator('.slide');
    const total = await slides.count();
    test.skip(total < 2, 'This shop has fewer than two slides.');
    await expect(count).toHaveText(`1 / ${total}`);
    await carousel.getByRole('button', { name: 'Siguiente' }).click();
    await expect(count).toHaveText(`2 / ${total}`);
    await expect(slides.nth(1)).toHaveCSS('opacity', '1');
    await expect(slides.nth(0)).toHaveCSS('opacity', '0');
    await carousel.getByRole('button', { name: 'Anterior' }).click();
    await carousel.getByRole('button', { name: 'Anterior' }).click();
    await expect(count).toHaveText(`${total} / ${total}`);
    for (const video of await carousel.locator('video').all()) {
      expect(await video.evaluate((element: HTMLVideoElement) => [element.loop, element.muted])).toEqual([true, true]);
    }
    expect(await seen.violations()).toEqual([]);
    expect(await seen.moved()).toEqual([]);
  });

  test('goes on by itself until it is stopped', async ({ page }) => {
    await page.clock.install();
    await page.goto('/');
    const carousel = page.getByRole('region', { name: 'Destacados' });
    const count = carousel.locator('[data-count]');
    await expect(count).toHaveText(/^1 \//);
    await page.clock.runFor(5_500);
    await expect(count).toHaveText(/^2 \//);
    await carousel.getByRole('button', { name: 'Detener' }).click();
    await page.mouse.move(0, 0);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.clock.runFor(30_000);
    await expect(count).toHaveText(/^2 \//);
  });

  test('without a script the first slide stands there', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto('/');
    await expect(page.locator('.slide').first().locator('img, video')).toBeVisible();
    await context.close();
  });
});
