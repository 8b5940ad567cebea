import { expect, test, type Page } from '../support/test.ts';
import { openGallery, type Gallery } from '../support/gallery.ts';
import { recordPageActivity } from '../support/pageActivity.ts';
import { deepOnly, phoneOnly } from '../support/tags.ts';
import { findFixtureProduct } from '../support/fixtureProducts.ts';
import { fetchText } from '../support/site.ts';

/** Opens the gallery fixture, and shows the first item whose label matches. */
async function openGalleryAt(page: Page, label: RegExp): Promise<Gallery> {
  const gallery = await openGallery(page, await findFixtureProduct('gallery'));
  const { root, expectItem } = gallery;
  const thumbnail = root.getByRole('list').getByRole('link', { name: label }).first();
  const item = Number(/(\d+) de/.exec((await thumbnail.getAttribute('aria-label')) ?? '')?.[1]);
  await thumbnail.click();
  await expectItem(item);
  return gallery;
}

const videoItem = /^Video 6/;
const youtubeItem = /^Video 7/;
const interactiveItem = /^Vista interactiva/;

test.describe('R5.1 gallery items', phoneOnly, () => {
  test('a video plays on click, on the stage and in the lightbox, with native controls, and stops on another item', async ({
    page,
  }) => {
    const activity = await recordPageActivity(page);
    const { slide, stage, button, lightbox, expectItem } = await openGalleryAt(page, videoItem);
    await expect(stage.locator('video')).toHaveCount(0);
    await slide.click();
    const video = stage.locator('video');
    await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime)).toBeGreaterThan(0);
    await expect(video).toHaveJSProperty('controls', true);
    await button('Imagen siguiente').click();
    await expectItem(7);
    await expect(video).toHaveCount(0);

    await button('Imagen anterior').click();
    await expectItem(6);
    await button('Ver imagen completa').click();
    const lightboxVideo = lightbox.locator('video');
    await expect(lightboxVideo).toHaveCount(0);
    await lightbox
      .getByRole('link', { name: /, reproducir/ })
      .filter({ visible: true })
      .click();
    await expect
      .poll(() => lightboxVideo.evaluate((element: HTMLVideoElement) => element.currentTime))
      .toBeGreaterThan(0);
    await lightbox.getByRole('button', { name: 'Imagen siguiente' }).click();
    await expect(lightboxVideo).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(lightbox).toHaveCount(0);
    expect([await activity.cspViolations(), activity.pageErrors]).toEqual([[], []]);
  });

  test('a YouTube video is a poster until clicked, then a sandboxed youtube-nocookie frame', async ({ page }) => {
    const requests: string[] = [];
    await page.route(/youtube|ytimg/, (route) => {
      requests.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: '<title>YouTube</title>' });
    });
    const activity = await recordPageActivity(page);
    const { slide, stage, button } = await openGalleryAt(page, youtubeItem);
    await expect(slide.locator('.gallery-overlay-icon')).toBeVisible();
    await expect(slide).toHaveAttribute('href', /^https:\/\/www\.youtube\.com\/watch\?v=/);
    expect(requests).toEqual([]);
    await slide.click();
    const frame = stage.locator('iframe');
    await expect(frame).toHaveAttribute('src', /^https:\/\/www\.youtube-nocookie\.com\/embed\//);
    expect(((await frame.getAttribute('sandbox')) ?? '').split(' ')).toContain('allow-scripts');
    expect(await frame.getAttribute('sandbox')).not.toMatch(/top-navigation|popups|forms/);
    await expect.poll(() => requests.length).toBeGreaterThan(0);
    expect(requests.filter((url) => !url.startsWith('https://www.youtube-nocookie.com/'))).toEqual([]);
    await button('Imagen anterior').click();
    await expect(frame).toHaveCount(0);
    expect([await activity.cspViolations(), activity.pageErrors]).toEqual([[], []]);
  });

  test('an interactive view is a sandboxed frame without access to the page', deepOnly, async ({ page }) => {
    const activity = await recordPageActivity(page);
    const { slide, stage } = await openGalleryAt(page, interactiveItem);
    await slide.click();
    const frame = stage.locator('iframe');
    await expect(frame).toHaveAttribute('sandbox', 'allow-scripts');
    await expect(frame.contentFrame().getByRole('slider', { name: 'Girar' })).toBeVisible();
    expect([await activity.cspViolations(), activity.pageErrors]).toEqual([[], []]);
  });
});

test('P45 the CSP of a product page allows YouTube only if its gallery has a YouTube video', async () => {
  const fetchPolicy = async (fixture: 'gallery' | 'onOffer') => {
    const html = await fetchText(`/producto/${(await findFixtureProduct(fixture)).id}`);
    return /http-equiv="content-security-policy" content="([^"]*)"/.exec(html)?.[1] ?? '';
  };
  expect(await fetchPolicy('gallery')).toMatch(/frame-src [^;]*https:\/\/www\.youtube-nocookie\.com/);
  expect(await fetchPolicy('onOffer')).not.toMatch(/youtube/);
  expect(await fetchPolicy('onOffer')).toMatch(/media-src 'self'(?:;|$)/);
});
