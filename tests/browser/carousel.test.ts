import { expect, test } from '../support/test.ts';
import { watch } from '../support/watch.ts';
import { both, narrow } from '../support/widths.ts';

test.describe('R3.1 the carousel', () => {
  test(
    'images and a looping, muted video; the buttons go on and back; nothing moves or breaks the policy',
    both,
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const seen = await watch(page);
      await page.goto('/');
      const carousel = page.getByRole('region', { name: 'Destacados' });
      const count = carousel.locator('[data-count]');
      const slides = carousel.locator('.carousel-slide');
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
        expect(await video.evaluate((element: HTMLVideoElement) => [element.loop, element.muted])).toEqual([
          true,
          true,
        ]);
      }
      expect(await seen.violations()).toEqual([]);
      expect(await seen.moved()).toEqual([]);
    },
  );

  test('goes on by itself until it is stopped', async ({ page }) => {
    // The clock stands until the test lets it run: a slow machine takes longer to load than a slide stays.
    await page.clock.install({ time: '2026-11-20T15:10:00Z' });
    await page.clock.pauseAt('2026-11-20T15:10:01Z');
    await page.goto('/');
    const carousel = page.getByRole('region', { name: 'Destacados' });
    test.skip((await carousel.locator('.carousel-slide').count()) < 2, 'This shop has fewer than two slides.');
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

  for (const [reducedMotion, plays] of [
    ['no-preference', true],
    ['reduce', false],
  ] as const) {
    test(
      `a film ${plays ? 'plays by itself, until it is stopped' : 'waits for who wants no motion'}`,
      narrow,
      async ({ page }) => {
        await page.emulateMedia({ reducedMotion });
        // The slides stay where they are put: a slow machine takes longer than each of them does.
        await page.addInitScript(() => (globalThis.setInterval = (() => 0) as unknown as typeof setInterval));
        await page.goto('/');
        const carousel = page.getByRole('region', { name: 'Destacados' });
        const film = carousel.locator('.carousel-slide:not([inert]) video');
        const paused = () => film.evaluate((video: HTMLVideoElement) => video.paused);
        test.skip((await carousel.locator('video').count()) === 0, 'This shop has no film among its slides.');
        const stop = carousel.getByRole('button', { name: 'Detener' });
        for (let at = 0; at < 12 && (await film.count()) === 0; at++) {
          const before = await carousel.locator('[data-count]').innerText();
          await carousel.getByRole('button', { name: 'Siguiente' }).click();
          await expect(carousel.locator('[data-count]')).not.toHaveText(before);
        }
        await expect.poll(paused).toBe(!plays);
        await stop.click();
        await expect.poll(paused).toBe(plays);
      },
    );
  }

  test('by keys: each control is named, reached by Tab and used by Enter', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    const carousel = page.getByRole('region', { name: 'Destacados' });
    const count = carousel.locator('[data-count]');
    test.skip((await carousel.locator('.carousel-slide').count()) < 2, 'This shop has fewer than two slides.');
    await carousel.getByRole('button', { name: 'Detener' }).focus();
    await page.keyboard.press('Tab');
    await expect(carousel.getByRole('button', { name: 'Anterior' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(carousel.getByRole('button', { name: 'Siguiente' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(count).toHaveText(/^2 \//);
    await expect(carousel.getByRole('group', { name: /^2 de / })).toBeVisible();
  });

  test(
    'upright on phones where each picture has its upright form, wide elsewhere',
    both,
    async ({ page, isMobile }) => {
      await page.goto('/');
      const slides = page.locator('.carousel-slides');
      test.skip(
        !(await slides.evaluate((part) => part.classList.contains('tall'))),
        'This shop has no upright slides.',
      );
      const box = await slides.boundingBox();
      const shown = await slides
        .locator('img')
        .first()
        .evaluate((image: HTMLImageElement) => image.currentSrc);
      const upright = await slides.locator('source').first().getAttribute('srcset');
      const file = new URL(shown).searchParams.get('url') ?? shown;
      expect(upright?.includes(encodeURIComponent(file))).toBe(isMobile);
      expect((box?.width ?? 0) < 1.5 * (box?.height ?? 0)).toBe(isMobile);
    },
  );

  test('without a script the first slide stands there', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto('/');
    await expect(page.locator('.carousel-slide').first().locator('img, video')).toBeVisible();
    await context.close();
  });
});
