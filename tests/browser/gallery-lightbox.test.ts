import { expect, test, type Page } from '../support/test.ts';
import { findGallery, findPicturedProduct, openGallery, type Gallery } from '../support/gallery.ts';
import { findAxeViolations } from '../support/axe.ts';
import { mockLiveProduct } from '../support/liveProduct.ts';
import { liveUpdateTime } from '../support/locators.ts';
import { recordPageActivity } from '../support/pageActivity.ts';
import { long, longNarrow, narrow } from '../support/tags.ts';
import { findFixture } from '../support/fixtures.ts';
import { fetchHtml } from '../support/site.ts';

const hasFocusInLightbox = (page: Page) =>
  page.evaluate(() => Boolean(document.activeElement?.closest('[role=dialog]')));

test.describe('R5.1 the lightbox', narrow, () => {
  test('opens on click, fills the page, loops, is accessible, and violates no CSP', async ({ page }) => {
    const activity = await recordPageActivity(page);
    const { slide, lightbox, total, expectItem, button } = await openGallery(page);
    await slide.click();
    await expect(lightbox).toBeVisible();
    await expect(lightbox.getByRole('status')).toHaveText(`Imagen 1 de ${total}`);
    await expect(lightbox.getByRole('img').filter({ visible: true })).toBeVisible();
    const picture = lightbox.locator('.current img');
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(400);
    const overlay = await lightbox.locator('.goverlay').evaluate((element) => getComputedStyle(element));
    expect([overlay.backgroundColor, overlay.opacity]).toEqual([expect.stringMatching(/^rgb\(/), '1']);
    const box = await lightbox.locator('.current .full-size').boundingBox();
    expect(box?.width).toBe(await page.evaluate(() => document.documentElement.clientWidth));
    expect(box?.height).toBe((page.viewportSize()?.height ?? 0) - 120);
    const close = await lightbox.getByRole('button', { name: 'Cerrar' }).boundingBox();
    expect([close?.width, close?.height]).toEqual([48, 48]);
    expect(await findAxeViolations(page, '[role=dialog]')).toEqual([]);
    await lightbox.getByRole('button', { name: 'Imagen siguiente' }).click();
    await expect(lightbox.getByRole('status')).toHaveText(new RegExp(` 2 de ${total}$`));
    await lightbox.getByRole('button', { name: 'Imagen anterior' }).click();
    await lightbox.getByRole('button', { name: 'Imagen anterior' }).click();
    await expect(lightbox.getByRole('status')).toHaveText(new RegExp(` ${total} de ${total}$`));
    await lightbox.getByRole('button', { name: 'Cerrar' }).click();
    await expect(lightbox).toHaveCount(0);
    // The stage shows the last item of the lightbox, and its slide has the focus.
    await expectItem(total);
    await expect(slide).toBeFocused();
    await expect(button('Imagen siguiente')).toBeEnabled();
    expect([await activity.violations(), activity.pageErrors]).toEqual([[], []]);
  });

  test('works by keyboard: Enter opens it, arrow keys navigate, Tab stays inside, Escape closes it; the page does not scroll', async ({
    page,
  }) => {
    const { button, slide, lightbox, total, expectItem } = await openGallery(page);
    await page.mouse.wheel(0, 120);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(120);
    const readScroll = () => page.evaluate(() => [scrollY, document.documentElement.clientWidth]);
    await slide.focus();
    const before = await readScroll();
    await page.keyboard.press('Enter');
    await expect(lightbox).toBeVisible();
    expect(await readScroll()).toEqual(before);
    await expect(lightbox.getByRole('button', { name: 'Cerrar' })).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(lightbox.getByRole('status')).toHaveText(new RegExp(` 2 de ${total}$`));
    for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
      await page.keyboard.press(key);
      expect(await hasFocusInLightbox(page), key).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(lightbox).toHaveCount(0);
    expect(await readScroll()).toEqual(before);
    await expectItem(2);
    await expect(slide).toBeFocused();
    await button('Ver imagen completa').click();
    await expect(lightbox).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(button('Ver imagen completa')).toBeFocused();
  });
});

test('R5.1 a tap zooms to 2.5×, another resets; dragging pans, keys and buttons zoom', narrow, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { slide, lightbox } = await openGallery(page);
  await slide.click();
  const picture = lightbox.locator('.current img');
  const measureWidth = (): Promise<number> => picture.evaluate((image) => image.getBoundingClientRect().width);
  await expect(picture).toBeVisible();
  const unzoomedWidth = await measureWidth();
  const { x = 0, y = 0, width = 0, height = 0 } = (await picture.boundingBox()) ?? {};
  const tapX = x + width * 0.4;
  const tapY = y + height * 0.4;
  await page.mouse.click(tapX, tapY);
  await expect(lightbox.getByText('2.5×')).toBeVisible();
  expect(await measureWidth()).toBeCloseTo(2.5 * unzoomedWidth, 0);
  const before = await picture.evaluate((image) => image.getBoundingClientRect().x);
  await page.mouse.move(tapX, tapY);
  await page.mouse.down();
  await page.mouse.move(tapX + 40, tapY, { steps: 4 });
  await page.mouse.up();
  await expect.poll(() => picture.evaluate((image) => image.getBoundingClientRect().x)).toBeCloseTo(before + 40, 0);
  await page.mouse.click(tapX, tapY);
  await expect(lightbox.getByText('1×', { exact: true })).toBeVisible();
  expect(await measureWidth()).toBeCloseTo(unzoomedWidth, 0);
  await lightbox.getByRole('button', { name: 'Acercar' }).click();
  await expect(lightbox.getByText('2×', { exact: true })).toBeVisible();
  await page.keyboard.press('-');
  await expect(lightbox.getByText('1×', { exact: true })).toBeVisible();
});

test('R5.1 Back closes the lightbox and stays on the page; the next Back leaves it', narrow, async ({ page }) => {
  await page.goto('/garantias');
  const { slide, lightbox } = await openGallery(page);
  const url = page.url();
  await slide.click();
  await expect(lightbox).toBeVisible();
  await page.goBack();
  await expect(lightbox).toHaveCount(0);
  expect(page.url()).toBe(url);
  await slide.click();
  await expect(lightbox).toBeVisible();
  await lightbox.getByRole('button', { name: 'Cerrar' }).click();
  await expect(lightbox).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => (history.state as { over?: boolean } | null)?.over)).toBeUndefined();
  await page.goBack();
  await expect(page).toHaveURL(/\/garantias$/);
});

test('R5.1 a live product page has the same gallery', longNarrow, async ({ page }) => {
  const product = await findPicturedProduct();
  const activity = await recordPageActivity(page);
  (await mockLiveProduct(page, { ...product, id: '999001' }, {}))();
  const pictures = ['a.jpg', 'b.jpg', 'c.mp4', 'https://youtu.be/aqz-KE-bpKQ'];
  await page.route('**/postObtenerImagenesProducto*', (route) => route.fulfill({ json: { results: pictures } }));
  await page.goto('/producto/999001');
  // Wait for the page's script, which loads once the product is shown (liveProduct.tsx).
  await expect(liveUpdateTime(page)).toBeVisible();
  const { button, expectItem, total, lightbox, slide } = await findGallery(page);
  expect(total).toBe(product.image ? 5 : 4);
  await button('Imagen siguiente').click();
  await expectItem(2);
  await button('Imagen anterior').click();
  await button('Imagen anterior').click();
  await expectItem(total);
  await expect(slide).toHaveAccessibleName(/^Video .*, reproducir/);
  await button('Ver imagen completa').click();
  await expect(lightbox).toBeVisible();
  expect([await activity.violations(), activity.pageErrors]).toEqual([[], []]);
});

/** Opens a gallery and shows its first item with a label. */
async function openGalleryAt(page: Page, label: RegExp): Promise<Gallery> {
  const gallery = await openGallery(page, await findFixture('gallery'));
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

test.describe('R5.1 item types', narrow, () => {
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
    expect([await activity.violations(), activity.pageErrors]).toEqual([[], []]);
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
    expect([await activity.violations(), activity.pageErrors]).toEqual([[], []]);
  });

  test('an interactive view is a sandboxed frame without access to the page', long, async ({ page }) => {
    const activity = await recordPageActivity(page);
    const { slide, stage } = await openGalleryAt(page, interactiveItem);
    await slide.click();
    const frame = stage.locator('iframe');
    await expect(frame).toHaveAttribute('sandbox', 'allow-scripts');
    await expect(frame.contentFrame().getByRole('slider', { name: 'Girar' })).toBeVisible();
    expect([await activity.violations(), activity.pageErrors]).toEqual([[], []]);
  });

  test('P45 the CSP of a product page allows YouTube only if its gallery has a YouTube video', async () => {
    const fetchPolicy = async (role: 'gallery' | 'onOffer') => {
      const html = await fetchHtml(`/producto/${(await findFixture(role)).id}`);
      return /http-equiv="content-security-policy" content="([^"]*)"/.exec(html)?.[1] ?? '';
    };
    expect(await fetchPolicy('gallery')).toMatch(/frame-src [^;]*https:\/\/www\.youtube-nocookie\.com/);
    expect(await fetchPolicy('onOffer')).not.toMatch(/youtube/);
    expect(await fetchPolicy('onOffer')).toMatch(/media-src 'self'(?:;|$)/);
  });
});
