import { expect, test, type Page } from '../support/test.ts';
import { findGallery, findPicturedProduct, openGallery, type Gallery } from '../support/gallery.ts';
import { findAxeViolations } from '../support/accessible.ts';
import { mockLiveProduct } from '../support/live.ts';
import { verified } from '../support/locators.ts';
import { recordPageActivity } from '../support/pageActivity.ts';
import { long, longNarrow, narrow } from '../support/tags.ts';
import { findFixture } from '../support/fixtures.ts';
import { html } from '../support/site.ts';

const focused = (page: Page) => page.evaluate(() => Boolean(document.activeElement?.closest('[role=dialog]')));

test.describe('R5.1 the lightbox', narrow, () => {
  test('opens by a click over the whole page, loops, is accessible, and violates no policy', async ({ page }) => {
    const activity = await recordPageActivity(page);
    const { slide, lightbox, total, shows, button } = await openGallery(page);
    await slide.click();
    await expect(lightbox).toBeVisible();
    await expect(lightbox.getByRole('status')).toHaveText(`Imagen 1 de ${total}`);
    await expect(lightbox.getByRole('img').filter({ visible: true })).toBeVisible();
    const picture = lightbox.locator('.current img');
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(400);
    const ground = await lightbox.locator('.goverlay').evaluate((element) => getComputedStyle(element));
    expect([ground.backgroundColor, ground.opacity]).toEqual([expect.stringMatching(/^rgb\(/), '1']);
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
    // The stage has followed, and the slide that is shown now has the focus.
    await shows(total);
    await expect(slide).toBeFocused();
    await expect(button('Imagen siguiente')).toBeEnabled();
    expect([await activity.violations(), activity.problems]).toEqual([[], []]);
  });

  test('works by keyboard: Enter opens, arrows turn, the focus stays inside, Escape closes; the page stays where it is', async ({
    page,
  }) => {
    const { button, slide, lightbox, total, shows } = await openGallery(page);
    await page.mouse.wheel(0, 120);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(120);
    const place = () => page.evaluate(() => [scrollY, document.documentElement.clientWidth]);
    await slide.focus();
    const before = await place();
    await page.keyboard.press('Enter');
    await expect(lightbox).toBeVisible();
    expect(await place()).toEqual(before);
    await expect(lightbox.getByRole('button', { name: 'Cerrar' })).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(lightbox.getByRole('status')).toHaveText(new RegExp(` 2 de ${total}$`));
    for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
      await page.keyboard.press(key);
      expect(await focused(page), key).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(lightbox).toHaveCount(0);
    expect(await place()).toEqual(before);
    await shows(2);
    await expect(slide).toBeFocused();
    await button('Ver imagen completa').click();
    await expect(lightbox).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(button('Ver imagen completa')).toBeFocused();
  });
});

test(
  'R5.1 a tap zooms 2.5 times at its point, another resets; dragging pans, keys and buttons zoom',
  narrow,
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const { slide, lightbox } = await openGallery(page);
    await slide.click();
    const picture = lightbox.locator('.current img');
    const widthOf = (): Promise<number> => picture.evaluate((image) => image.getBoundingClientRect().width);
    await expect(picture).toBeVisible();
    const whole = await widthOf();
    const { x = 0, y = 0, width = 0, height = 0 } = (await picture.boundingBox()) ?? {};
    const [atX, atY] = [x + width * 0.4, y + height * 0.4];
    await page.mouse.click(atX, atY);
    await expect(lightbox.getByText('2.5×')).toBeVisible();
    expect(await widthOf()).toBeCloseTo(2.5 * whole, 0);
    const before = await picture.evaluate((image) => image.getBoundingClientRect().x);
    await page.mouse.move(atX, atY);
    await page.mouse.down();
    await page.mouse.move(atX + 40, atY, { steps: 4 });
    await page.mouse.up();
    await expect.poll(() => picture.evaluate((image) => image.getBoundingClientRect().x)).toBeCloseTo(before + 40, 0);
    await page.mouse.click(atX, atY);
    await expect(lightbox.getByText('1×', { exact: true })).toBeVisible();
    expect(await widthOf()).toBeCloseTo(whole, 0);
    await lightbox.getByRole('button', { name: 'Acercar' }).click();
    await expect(lightbox.getByText('2×', { exact: true })).toBeVisible();
    await page.keyboard.press('-');
    await expect(lightbox.getByText('1×', { exact: true })).toBeVisible();
  },
);

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

test('R5.1 a live page has the same gallery', longNarrow, async ({ page }) => {
  const product = await findPicturedProduct();
  const activity = await recordPageActivity(page);
  (await mockLiveProduct(page, { ...product, id: '999001' }, {}))();
  const pictures = ['a.jpg', 'b.jpg', 'c.mp4', 'https://youtu.be/aqz-KE-bpKQ'];
  await page.route('**/postObtenerImagenesProducto*', (route) => route.fulfill({ json: { results: pictures } }));
  await page.goto('/producto/999001');
  // The page's script, which comes once the product is shown (liveProduct.tsx).
  await expect(verified(page)).toBeVisible();
  const { button, shows, total, lightbox, slide } = await findGallery(page);
  expect(total).toBe(product.image ? 5 : 4);
  await button('Imagen siguiente').click();
  await shows(2);
  await button('Imagen anterior').click();
  await button('Imagen anterior').click();
  await shows(total);
  await expect(slide).toHaveAccessibleName(/^Video .*, reproducir/);
  await button('Ver imagen completa').click();
  await expect(lightbox).toBeVisible();
  expect([await activity.violations(), activity.problems]).toEqual([[], []]);
});

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
  test('a video plays in place and in the lightbox at a click, with its own controls, and stops on another item', async ({
    page,
  }) => {
    const activity = await recordPageActivity(page);
    const { slide, stage, button, lightbox, shows } = await turnTo(page, film);
    await expect(stage.locator('video')).toHaveCount(0);
    await slide.click();
    const video = stage.locator('video');
    await expect.poll(() => video.evaluate((each: HTMLVideoElement) => each.currentTime)).toBeGreaterThan(0);
    await expect(video).toHaveJSProperty('controls', true);
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
    expect([await activity.violations(), activity.problems]).toEqual([[], []]);
  });

  test('YouTube is a poster until clicked, then a sandboxed frame without cookies', async ({ page }) => {
    const requests: string[] = [];
    await page.route(/youtube|ytimg/, (route) => {
      requests.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: '<title>YouTube</title>' });
    });
    const activity = await recordPageActivity(page);
    const { slide, stage, button } = await turnTo(page, youtube);
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
    expect([await activity.violations(), activity.problems]).toEqual([[], []]);
  });

  test('an interactive page is in a frame without access to ours', long, async ({ page }) => {
    const activity = await recordPageActivity(page);
    const { slide, stage } = await turnTo(page, view);
    await slide.click();
    const frame = stage.locator('iframe');
    await expect(frame).toHaveAttribute('sandbox', 'allow-scripts');
    await expect(frame.contentFrame().getByRole('slider', { name: 'Girar' })).toBeVisible();
    expect([await activity.violations(), activity.problems]).toEqual([[], []]);
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
