import { expect, test, type Page } from '../support/test.ts';
import { findFixture } from '../support/fixtures.ts';
import { openGallery, type Gallery } from '../support/gallery.ts';
import { html } from '../support/site.ts';
import { watch } from '../support/watch.ts';
import { narrow } from '../support/widths.ts';

/** Brings the first item of a kind on the stage. */
async function turnTo(page: Page, noun: RegExp): Promise<Gallery> {
  const gallery = await openGallery(page, await findFixture('gallery'));
  const { root, shows } = gallery;
  const thumbnail = root.getByRole('list').getByRole('link', { name: noun }).first();
  const item = Number(/(\d+) de/.exec((await thumbnail.getAttribute('aria-label')) ?? '')?.[1]);
  await thumbnail.click();
  await shows(item);
  return gallery;
}

const film = /^Video 6/;
const youtube = /^Video 7/;
const view = /^Vista interactiva/;

test.describe('R5.1 item types', narrow, () => {
  test('a video plays in place and in the lightbox at a click, with its own controls, and stops when it is turned away', async ({
    page,
  }) => {
    const seen = await watch(page);
    const { slide, stage, button, lightbox, shows } = await turnTo(page, film);
    await expect(stage.locator('video')).toHaveCount(0);
    await slide.click();
    const video = stage.locator('video');
    await expect.poll(() => video.evaluate((each: HTMLVideoElement) => each.currentTime)).toBeGreaterThan(0);
    expect(await video.evaluate((each: HTMLVideoElement) => each.controls)).toBe(true);
    await button('Imagen siguiente').click();
    await shows(7);
    await expect(video).toHaveCount(0);

    await button('Imagen anterior').click();
    await shows(6);
    await button('Ver imagen completa').click();
    const shown = lightbox.locator('video');
    await expect(shown).toHaveCount(0);
    await lightbox
      .getByRole('link', { name: /, reproducir/ })
      .filter({ visible: true })
      .click();
    await expect.poll(() => shown.evaluate((each: HTMLVideoElement) => each.currentTime)).toBeGreaterThan(0);
    await lightbox.getByRole('button', { name: 'Imagen siguiente' }).click();
    await expect(shown).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(lightbox).toHaveCount(0);
    expect([await seen.violations(), seen.problems]).toEqual([[], []]);
  });

  test('YouTube is a poster until clicked, then a sandboxed frame without cookies', async ({ page }) => {
    const asked: string[] = [];
    await page.route(/youtube|ytimg/, (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: '<title>YouTube</title>' });
    });
    const seen = await watch(page);
    const { slide, stage, button } = await turnTo(page, youtube);
    await expect(slide.locator('.gallery-sign')).toBeVisible();
    await expect(slide).toHaveAttribute('href', /^https:\/\/www\.youtube\.com\/watch\?v=/);
    expect(asked).toEqual([]);
    await slide.click();
    const frame = stage.locator('iframe');
    await expect(frame).toHaveAttribute('src', /^https:\/\/www\.youtube-nocookie\.com\/embed\//);
    expect(((await frame.getAttribute('sandbox')) ?? '').split(' ')).toContain('allow-scripts');
    expect(await frame.getAttribute('sandbox')).not.toMatch(/top-navigation|popups|forms/);
    await expect.poll(() => asked.length).toBeGreaterThan(0);
    expect(asked.every((url) => url.startsWith('https://www.youtube-nocookie.com/'))).toBe(true);
    await button('Imagen anterior').click();
    await expect(frame).toHaveCount(0);
    expect([await seen.violations(), seen.problems]).toEqual([[], []]);
  });

  test('an interactive page is in a frame without access to ours', async ({ page }) => {
    const seen = await watch(page);
    const { slide, stage } = await turnTo(page, view);
    await slide.click();
    const frame = stage.locator('iframe');
    await expect(frame).toHaveAttribute('sandbox', 'allow-scripts');
    await expect(frame.contentFrame().getByRole('slider', { name: 'Girar' })).toBeVisible();
    expect([await seen.violations(), seen.problems]).toEqual([[], []]);
  });

  test('P45 the CSP of a page allows only what it shows', async () => {
    const policyOf = async (role: 'gallery' | 'onOffer') => {
      const page = await html(`/producto/${(await findFixture(role)).id}`);
      return /http-equiv="content-security-policy" content="([^"]*)"/.exec(page)?.[1] ?? '';
    };
    expect(await policyOf('gallery')).toMatch(/frame-src [^;]*https:\/\/www\.youtube-nocookie\.com/);
    expect(await policyOf('onOffer')).not.toMatch(/youtube/);
    expect(await policyOf('onOffer')).toMatch(/media-src 'self'(?:;|$)/);
  });
});
