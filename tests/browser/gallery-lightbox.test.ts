import { expect, test, type Page } from '../support/test.ts';
import { galleryOf, openGallery, pictured } from '../support/gallery.ts';
import { barriers } from '../support/accessible.ts';
import { tellLive } from '../support/live.ts';
import { watch } from '../support/watch.ts';

const focused = (page: Page) => page.evaluate(() => Boolean(document.activeElement?.closest('[role=dialog]')));

test.describe('R5.1 full size', () => {
  test('opens by a click on the stage, turns round and round, and breaks no rule', async ({ page }) => {
    const seen = await watch(page);
    const { slide, lightbox, total, shows, button } = await openGallery(page);
    await slide.click();
    await expect(lightbox).toBeVisible();
    await expect(lightbox.getByRole('status')).toHaveText(`Imagen 1 de ${total}`);
    await expect(lightbox.getByRole('img').filter({ visible: true })).toBeVisible();
    const picture = lightbox.locator('.current img');
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(400);
    await lightbox.getByRole('button', { name: 'Imagen siguiente' }).click();
    await expect(lightbox.getByRole('status')).toHaveText(new RegExp(` 2 de ${total}$`));
    await lightbox.getByRole('button', { name: 'Imagen anterior' }).click();
    await lightbox.getByRole('button', { name: 'Imagen anterior' }).click();
    await expect(lightbox.getByRole('status')).toHaveText(new RegExp(` ${total} de ${total}$`));
    await lightbox.getByRole('button', { name: 'Cerrar' }).click();
    await expect(lightbox).toHaveCount(0);
    // The stage has followed, and the slide that stands there now has the focus.
    await shows(total);
    await expect(slide).toBeFocused();
    await expect(button('Imagen siguiente')).toBeEnabled();
    expect([await seen.violations(), seen.problems]).toEqual([[], []]);
  });

  test('opens by its button; Escape closes it and the focus returns', async ({ page }) => {
    const { button, lightbox } = await openGallery(page);
    await button('Ver imagen completa').click();
    await expect(lightbox).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(lightbox).toHaveCount(0);
    await expect(button('Ver imagen completa')).toBeFocused();
    await button('Ver imagen completa').click();
    await expect(lightbox).toBeVisible();
  });

  test('by keys alone: Enter opens, arrows turn, the focus stays in it', async ({ page }) => {
    const { slide, lightbox, total, shows } = await openGallery(page);
    await slide.focus();
    await page.keyboard.press('Enter');
    await expect(lightbox).toBeVisible();
    await expect(lightbox.getByRole('button', { name: 'Cerrar' })).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(lightbox.getByRole('status')).toHaveText(new RegExp(` 2 de ${total}$`));
    for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
      await page.keyboard.press(key);
      expect(await focused(page), key).toBe(true);
    }
    await page.keyboard.press('Escape');
    await shows(2);
    await expect(slide).toBeFocused();
  });

  test('shuts no one out', async ({ page }) => {
    const { slide, lightbox } = await openGallery(page);
    await slide.click();
    await expect(lightbox).toBeVisible();
    expect(await barriers(page)).toEqual([]);
  });

  test('leaves the page where it was', async ({ page }) => {
    const { slide, lightbox } = await openGallery(page);
    await page.mouse.wheel(0, 120);
    await slide.focus();
    const before = await page.evaluate(() => [scrollY, document.documentElement.clientWidth]);
    await page.keyboard.press('Enter');
    await expect(lightbox).toBeVisible();
    expect(await page.evaluate(() => [scrollY, document.documentElement.clientWidth])).toEqual(before);
    await page.keyboard.press('Escape');
    await expect(lightbox).toHaveCount(0);
    expect(await page.evaluate(() => [scrollY, document.documentElement.clientWidth])).toEqual(before);
  });
});

test('R5.1 a product that only the live API has shows the same gallery', async ({ page }) => {
  const product = await pictured();
  const seen = await watch(page);
  (await tellLive(page, { ...product, id: '999001' }, {}))();
  const pictures = ['a.jpg', 'b.jpg', 'c.mp4', 'https://youtu.be/aqz-KE-bpKQ'];
  await page.route('**/postObtenerImagenesProducto*', (route) => route.fulfill({ json: { results: pictures } }));
  await page.goto('/producto/999001');
  const { button, shows, total, lightbox, slide } = await galleryOf(page);
  expect(total).toBe(product.image ? 5 : 4);
  await button('Imagen siguiente').click();
  await shows(2);
  await button('Imagen anterior').click();
  await button('Imagen anterior').click();
  await shows(total);
  await expect(slide).toHaveAccessibleName(/^Video .*, reproducir$/);
  await button('Ver imagen completa').click();
  await expect(lightbox).toBeVisible();
  expect([await seen.violations(), seen.problems]).toEqual([[], []]);
});
