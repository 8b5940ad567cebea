import { holdRequests } from '../support/holdRequests.ts';
import { expect, test, type Page, type Request } from '../support/test.ts';
import { findAxeViolations } from '../support/axe.ts';
import { findGallery, openGallery, findProductWithGallery, type Gallery } from '../support/gallery.ts';
import { waitForPaint, waitUntilIdle } from '../support/pageKinds.ts';
import { recordPageActivity } from '../support/pageActivity.ts';
import { deepOnlyPhone, phoneOnly } from '../support/tags.ts';
import { findFixtureProduct } from '../support/fixtureProducts.ts';
import { mockProductResponse } from '../support/productPage.ts';
import { toEndpointPattern } from '../support/recordCalls.ts';
import { liveUpdateTime, main } from '../support/locators.ts';

/** Swipes to the left on the stage. */
async function swipe(page: Page, { stage }: Gallery): Promise<void> {
  const box = await stage.boundingBox();
  if (!box) throw new Error('The stage has no box.');
  const y = box.y + box.height / 3;
  await page.mouse.move(box.x + box.width * 0.7, y);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.2, y, { steps: 4 });
  await page.mouse.up();
}

const filterByUrl = (requests: Request[], pattern: RegExp): Request[] =>
  requests.filter((request) => pattern.test(request.url()));

test.describe('R5.1 the stage', phoneOnly, () => {
  test('loops by buttons, thumbnails and arrow keys; counter, current thumbnail and live region follow', async ({
    page,
  }) => {
    const activity = await recordPageActivity(page);
    const { root, button, expectItem, slide, thumbnails, total } = await openGallery(page);
    await expect(root.getByRole('tab')).toHaveCount(0);
    await expect(root.getByRole('link')).toHaveCount(total + 1);
    await expectItem(1);
    await button('Imagen siguiente').click();
    await expectItem(2);
    await button('Imagen anterior').click();
    await button('Imagen anterior').click();
    await expectItem(total);
    await button('Imagen siguiente').click();
    await expectItem(1);
    // Thumbnails are 120×90, the first picture included.
    for (const thumbnail of await thumbnails.all())
      expect(await thumbnail.boundingBox()).toMatchObject({ width: 120, height: 90 });
    expect(await thumbnails.first().getAttribute('href')).toBe(await slide.getAttribute('href'));
    await thumbnails.nth(2).click();
    await expectItem(3);
    expect(await slide.getAttribute('href')).toBe(await thumbnails.nth(2).getAttribute('href'));
    await expect(slide.getByRole('img')).toBeVisible();
    await thumbnails.nth(total - 1).click();
    await expectItem(total);
    await expect(thumbnails.nth(total - 1)).toBeInViewport({ ratio: 0.9 });
    await slide.focus();
    await page.keyboard.press('ArrowRight');
    await expectItem(1);
    await expect(slide).toBeFocused();
    await expect(slide).toHaveCSS('outline-style', 'solid');
    await page.keyboard.press('ArrowRight');
    await expectItem(2);
    await expect(root.getByRole('status')).toHaveText(new RegExp(`^\\S.* 2 de ${total}$`));
    expect([await activity.cspViolations(), activity.pageErrors, await activity.layoutShifts()]).toEqual([[], [], []]);
  });

  test('does not play automatically; once started, it advances every 3000 ms until stopped', async ({ page }) => {
    await page.clock.install();
    const { root, button, counter, total } = await openGallery(page);
    const expectCounter = (item: number) => expect(counter).toHaveText(`${item} / ${total}`);
    await root.hover();
    await waitUntilIdle(page);
    await page.clock.runFor(20_000);
    await expectCounter(1);
    await page.clock.pauseAt(Date.now() + 60_000);
    await button('Reproducir').click();
    await expect(button('Detener')).toBeVisible();
    await page.clock.runFor(2_900);
    await expectCounter(1);
    await page.clock.runFor(200);
    await expectCounter(2);
    await page.clock.runFor(3_000);
    await expectCounter(3);
    await button('Detener').click();
    await expect(button('Reproducir')).toBeVisible();
    await page.clock.runFor(20_000);
    await expectCounter(3);
  });

  for (const [reducedMotion, isAnimated] of [
    ['no-preference', true],
    ['reduce', false],
  ] as const) {
    test(`slide transitions ${isAnimated ? 'take 0.4 s' : 'are instant'} with prefers-reduced-motion: ${reducedMotion}`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion });
      await page.clock.install();
      const { root, button, counter, stage, total } = await openGallery(page);
      const secondSlide = stage.locator('.gallery-slide').nth(1);
      const readOffset = (): Promise<number> =>
        secondSlide.evaluate((slide) => new DOMMatrix(getComputedStyle(slide).transform).e / slide.clientWidth);
      await root.hover();
      await waitUntilIdle(page);
      await page.clock.pauseAt(Date.now() + 60_000);
      await button('Imagen siguiente').click();
      await expect(counter).toHaveText(`2 / ${total}`);
      await page.clock.runFor(200);
      expect((await readOffset()) > 0.01).toBe(isAnimated);
      await page.clock.runFor(150);
      expect((await readOffset()) > 0).toBe(isAnimated);
      await page.clock.runFor(100);
      expect(await readOffset()).toBe(0);
    });
  }

  test('swiping works only if gestures are enabled', async ({ page }) => {
    const gallery = await openGallery(page);
    await gallery.root.hover();
    await waitUntilIdle(page);
    await swipe(page, gallery);
    await gallery.expectItem(1);
    const galleryWithGestures = await openGallery(page);
    await galleryWithGestures.root.evaluate((root) => (root.dataset['gallery'] = 'gestures'));
    await galleryWithGestures.root.hover();
    await waitUntilIdle(page);
    await swipe(page, galleryWithGestures);
    await galleryWithGestures.expectItem(2);
    await expect(galleryWithGestures.lightbox).toHaveCount(0);
  });

  test('its script loads on user intent and replays an earlier click; if it fails to load, a click follows the link', async ({
    page,
  }) => {
    const activity = await recordPageActivity(page);
    const release = await holdRequests(page, /stage\.client/);
    const { button, expectItem } = await openGallery(page);
    await waitUntilIdle(page);
    expect(filterByUrl(activity.scripts, /stage|lightbox/)).toEqual([]);
    await button('Imagen siguiente').click();
    await waitForPaint(page);
    expect(filterByUrl(activity.scripts, /lightbox/)).toEqual([]);
    release();
    await expectItem(2);
    await page.unroute(/stage\.client/);

    await page.route(/lightbox\.client/, (route) => route.abort());
    const { slide } = await openGallery(page);
    const url = (await slide.getAttribute('href')) ?? '';
    await slide.click();
    await expect(page).toHaveURL(url);
  });
});

test.describe('R5.1 a picture that fails to load', phoneOnly, () => {
  test('keeps its box and shows a warning, on the stage and in the lightbox', async ({ page }) => {
    const { id } = await findProductWithGallery();
    await page.route(/\.netlify\/images.*(?:w=400|w=640|w=960|w=1600)/, (route) => route.abort());
    await page.goto(`/producto/${id}`);
    const { slide, lightbox, stage, button, expectItem } = await findGallery(page);
    const warning = slide.getByText('Unable to load the image!');
    await expect(warning).toBeVisible();
    await expect(warning.locator('svg')).toBeVisible();
    // Without the placeholder of other pictures, which would be behind the text.
    expect(await slide.evaluate((element) => getComputedStyle(element, '::before').content)).toBe('none');
    expect(await slide.boundingBox()).toEqual(await stage.boundingBox());
    expect(await findAxeViolations(page, '.gallery')).toEqual([]);
    await button('Imagen siguiente').click();
    await expectItem(2);
    await expect(warning).toBeVisible();
    await slide.click();
    await expect(lightbox.getByText('Unable to load the image!').filter({ visible: true })).toBeVisible();
  });
});

test(
  'R5.1 a product without pictures has a link to request one, in a box of 160 px, and Comprar on the first screen',
  phoneOnly,
  async ({ page }) => {
    await page.goto(`/producto/${(await findFixtureProduct('noPicture')).id}`);
    const requestLink = main(page).getByRole('link', { name: 'Te mandamos foto por WhatsApp' });
    await expect(requestLink).toHaveAttribute('href', /^https:\/\/wa\.me\/.*foto/);
    expect((await requestLink.locator('..').boundingBox())?.height).toBe(160);
    await expect(
      main(page)
        .getByRole('link', { name: /^Comprar/ })
        .first(),
    ).toBeInViewport({ ratio: 1 });
  },
);

test('R5.1 a product page rendered from live data has the same gallery', deepOnlyPhone, async ({ page }) => {
  const product = await findProductWithGallery();
  const activity = await recordPageActivity(page);
  await mockProductResponse(page, { ...product, id: '999001' });
  const pictures = ['a.jpg', 'b.jpg', 'c.mp4', 'https://youtu.be/aqz-KE-bpKQ'];
  await page.route(toEndpointPattern('postObtenerImagenesProducto'), (route) =>
    route.fulfill({ json: { results: pictures } }),
  );
  await page.goto('/producto/999001');
  // The script of product pages loads once the product is shown (liveProduct.tsx).
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
  expect([await activity.cspViolations(), activity.pageErrors]).toEqual([[], []]);
});

test.describe('R5.1 without JavaScript', phoneOnly, () => {
  test.use({ javaScriptEnabled: false });

  test('each item links to its full size, and no controls are shown', async ({ page }) => {
    const { root, slide, thumbnails, total } = await openGallery(page);
    expect(total).toBeGreaterThan(1);
    await expect(slide.getByRole('img')).toBeVisible();
    for (const link of await root.getByRole('link').all()) {
      expect(await link.getAttribute('href')).toMatch(/^https?:\/\//);
      expect(await link.getAttribute('target')).toBe('_blank');
    }
    await expect(thumbnails).toHaveCount(total);
    await expect(root.getByRole('button')).toHaveCount(0);
  });
});
