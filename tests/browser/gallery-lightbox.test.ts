import { expect, test, type Page } from '../support/test.ts';
import { holdRequests } from '../support/holdRequests.ts';
import { waitUntilIdle } from '../support/pageKinds.ts';
import { openGallery } from '../support/gallery.ts';
import { findAxeViolations } from '../support/axe.ts';
import { recordPageActivity } from '../support/pageActivity.ts';
import { phoneOnly } from '../support/tags.ts';

const hasFocusInLightbox = (page: Page) =>
  page.evaluate(() => Boolean(document.activeElement?.closest('[role=dialog]')));

test.describe('R5.1 the lightbox', phoneOnly, () => {
  test('opens on click at full width, loops, is accessible, and violates no CSP', async ({ page }) => {
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
    expect([await activity.cspViolations(), activity.pageErrors]).toEqual([[], []]);
  });

  test('opens once on two taps while its script loads', async ({ page }) => {
    const release = await holdRequests(page, /\/lightbox[\w.-]*\.js/);
    const { slide, lightbox } = await openGallery(page);
    const length = await page.evaluate(() => history.length);
    await slide.click();
    await slide.click();
    release();
    await expect(lightbox).toHaveCount(1);
    await waitUntilIdle(page);
    expect(await page.evaluate(() => history.length)).toBe(length + 1);
    await expect(lightbox).toBeVisible();
  });

  test('R4.16 shows a failed thumbnail as the page shows it', async ({ page }) => {
    await page.route('**/.netlify/images**', (route) => route.abort());
    const { slide, lightbox, thumbnails } = await openGallery(page);
    await expect(thumbnails.first().locator('.picture-box')).toHaveClass(/failed/);
    await slide.click();
    const thumbnail = lightbox.locator('.lightbox-thumbnail').first();
    await expect(thumbnail.locator('.picture-box')).toHaveClass(/failed/);
    await expect(thumbnail.locator('img')).toHaveCSS('opacity', '0');
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

test(
  'R5.1 a click zooms the lightbox to 2.5×, another resets; dragging pans, keys and buttons zoom',
  phoneOnly,
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const { slide, lightbox } = await openGallery(page);
    await slide.click();
    const picture = lightbox.locator('.current img');
    const measureWidth = (): Promise<number> => picture.evaluate((image) => image.getBoundingClientRect().width);
    await expect(picture).toBeVisible();
    const unzoomedWidth = await measureWidth();
    const { x = 0, y = 0, width = 0, height = 0 } = (await picture.boundingBox()) ?? {};
    const clickX = x + width * 0.4;
    const clickY = y + height * 0.4;
    await page.mouse.click(clickX, clickY);
    await expect(lightbox.getByText('2.5×')).toBeVisible();
    expect(await measureWidth()).toBeCloseTo(2.5 * unzoomedWidth, 0);
    const before = await picture.evaluate((image) => image.getBoundingClientRect().x);
    await page.mouse.move(clickX, clickY);
    await page.mouse.down();
    await page.mouse.move(clickX + 40, clickY, { steps: 4 });
    await page.mouse.up();
    await expect.poll(() => picture.evaluate((image) => image.getBoundingClientRect().x)).toBeCloseTo(before + 40, 0);
    await page.mouse.click(clickX, clickY);
    await expect(lightbox.getByText('1×', { exact: true })).toBeVisible();
    expect(await measureWidth()).toBeCloseTo(unzoomedWidth, 0);
    await lightbox.getByRole('button', { name: 'Acercar' }).click();
    await expect(lightbox.getByText('2×', { exact: true })).toBeVisible();
    await page.keyboard.press('-');
    await expect(lightbox.getByText('1×', { exact: true })).toBeVisible();
  },
);

test('R5.1 Back closes the lightbox and stays on the page; the next Back leaves it', phoneOnly, async ({ page }) => {
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
  await expect
    .poll(() => page.evaluate(() => (history.state as { lightbox?: boolean } | null)?.lightbox))
    .toBeUndefined();
  await page.goBack();
  await expect(page).toHaveURL(/\/garantias$/);
});
