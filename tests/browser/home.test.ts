import { expect, test, type Locator } from '../support/test.ts';
import { readLinkUrls, main, productLinkSelector, section } from '../support/locators.ts';
import { fetchPhones, storeShopperPhone } from '../support/phones.ts';
import { effectivePrice, formatPesos } from '../support/productList.ts';
import { fetchCategories, fetchRawRows, toProductUrl } from '../support/site.ts';
import { recordPageActivity } from '../support/pageActivity.ts';
import { phoneAndDesktop, deepOnly, phoneOnly } from '../support/tags.ts';
import { about, benefits, shop } from '../../src/shop.ts';

test('R3.5 home starts with up to 6 categories, each with its name and lowest price', phoneOnly, async ({ page }) => {
  await page.goto('/');
  const names = (await fetchCategories()).map(({ name }) => name);
  const strip = main(page).getByRole('navigation', { name: 'Las categorías más grandes' });
  const tiles = strip.getByRole('listitem').filter({ hasText: 'desde' });
  await expect(tiles).toHaveCount(Math.min(6, names.length));
  await expect(strip.getByRole('link', { name: 'Ver todas' })).toHaveCount(names.length > 6 ? 1 : 0);
  // The strip has a fixed height, however long a name is.
  expect((await strip.boundingBox())?.height).toBe(178);
  for (const tile of await tiles.all()) {
    await expect(tile).toHaveText(/desde \$[\d,.]+$/);
    const name = tile.locator('span');
    expect(names).toContain(await name.textContent());
    // No name is truncated: long ones have a short form or a wider tile.
    expect(await name.evaluate((span) => span.scrollWidth - span.clientWidth)).toBe(0);
  }
  const price = await tiles.first().locator('b').boundingBox();
  expect((price?.y ?? 0) + (price?.height ?? 0)).toBeLessThanOrEqual(322);
  const name = await tiles.first().locator('span').textContent();
  await tiles.first().getByRole('link').click();
  await expect(page).toHaveTitle(`Categoría: ${name}`);
});

test('R3.5 if home starts with products for the shopper’s phone, the categories are below the slides', async ({
  page,
}) => {
  const [phone] = (await fetchPhones()).toSorted((a, b) => b.products.length - a.products.length);
  test.skip(!phone, 'This shop has no products for specific phones.');
  if (phone) await storeShopperPhone(page, phone);
  await page.goto('/');
  const slides = await main(page).getByRole('region', { name: 'Destacados' }).boundingBox();
  const compatibleProducts = await main(page).locator('[data-compatible-products]').boundingBox();
  const categories = await main(page).locator('.category-strip').boundingBox();
  const tops = [compatibleProducts?.y, slides?.y, categories?.y];
  expect(tops).toEqual(tops.toSorted((a = 0, b = 0) => a - b));
});

const sections = [
  ['R3.4', 'Lo más vendido', 'getProductosMasVendidos'],
  ['R3.6', 'Últimos productos vendidos', 'getProductosVendidosRecientemente'],
  ['R3.7', 'Nuevos productos en tienda', 'getProductosNuevos'],
] as const;

test('R3.2 R3.4 R3.6 R3.7 each section of home has the products of its API endpoint, in order; banner and benefits are complete', async ({
  page,
}) => {
  await page.goto('/');
  for (const [requirement, name, endpoint] of sections) {
    const rows = await fetchRawRows(endpoint, { SucursalID: shop.mainBranch });
    const productSection = section(page, name);
    await expect(productSection, name).toHaveCount(rows.length > 0 ? 1 : 0);
    if (rows.length === 0) continue;
    const links = productSection.locator(productLinkSelector);
    const count = await links.count();
    if (requirement === 'R3.4') expect(count, name).toBe(4);
    expect(count, name).toBeGreaterThan(0);
    expect(await readLinkUrls(links), name).toEqual(rows.slice(0, count).map(toProductUrl));
    await expect(links, name).toHaveText(rows.slice(0, count).map((row) => String(row['Nombre'])));
    for (const [index, row] of rows.slice(0, count).entries()) {
      const price = effectivePrice({
        price: Number(row['Precio']),
        discountPrice: Number(row['PrecioDescuento'] ?? 0),
      });
      await expect(links.nth(index).locator('xpath=ancestor::li')).toContainText(formatPesos(Math.round(price * 100)));
    }
    await expect(main(page).getByRole('heading', { name })).toHaveCount(1);
  }
  const socialBanner = main(page).getByRole('complementary', { name: about.social.name });
  await expect(socialBanner.getByRole('link')).toHaveAttribute('href', about.social.url);
  const benefitItems = main(page).getByRole('listitem');
  for (const { title, text } of Object.values(benefits))
    await expect(benefitItems.filter({ hasText: title })).toContainText(text);
  // The benefit with an asterisk has its terms.
  expect(benefits.returns.title).toMatch(/\*$/);
  expect(benefits.returns.text).toMatch(/^\*/);
});

test.describe('R3.1 the carousel', () => {
  test(
    'has looping, muted videos, and buttons that work by pointer and keyboard, without a layout shift',
    phoneAndDesktop,
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const activity = await recordPageActivity(page);
      await page.goto('/');
      const carousel = page.getByRole('region', { name: 'Destacados' });
      const counter = carousel.locator('[data-count]');
      const slides = carousel.locator('.carousel-slide');
      const total = await slides.count();
      test.skip(total < 2, 'This shop has fewer than two slides.');
      await expect(counter).toHaveText(`1 / ${total}`);
      await carousel.getByRole('button', { name: 'Siguiente' }).click();
      await expect(counter).toHaveText(`2 / ${total}`);
      await expect(slides.nth(1)).toHaveCSS('opacity', '1');
      await expect(slides.nth(0)).toHaveCSS('opacity', '0');
      await carousel.getByRole('button', { name: 'Anterior' }).click();
      await carousel.getByRole('button', { name: 'Anterior' }).click();
      await expect(counter).toHaveText(`${total} / ${total}`);
      // The buttons are Tab stops, and slides have accessible names.
      await carousel.getByRole('button', { name: 'Detener' }).focus();
      await page.keyboard.press('Tab');
      await expect(carousel.getByRole('button', { name: 'Anterior' })).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(carousel.getByRole('button', { name: 'Siguiente' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(carousel.getByRole('group', { name: new RegExp(`^1 de ${total}`) })).toBeVisible();
      for (const video of await carousel.locator('video').all()) {
        expect(await video.evaluate((element: HTMLVideoElement) => [element.loop, element.muted])).toEqual([
          true,
          true,
        ]);
      }
      expect(await activity.cspViolations()).toEqual([]);
      expect(await activity.layoutShifts()).toEqual([]);
    },
  );

  test('advances automatically until stopped', async ({ page }) => {
    // The clock is paused during loading, which on a slow machine takes longer than a slide is shown.
    await page.clock.install({ time: '2026-11-20T15:10:00Z' });
    await page.clock.pauseAt('2026-11-20T15:10:01Z');
    await page.goto('/');
    const carousel = page.getByRole('region', { name: 'Destacados' });
    test.skip((await carousel.locator('.carousel-slide').count()) < 2, 'This shop has fewer than two slides.');
    const counter = carousel.locator('[data-count]');
    await expect(counter).toHaveText(/^1 \//);
    await page.clock.runFor(5_500);
    await expect(counter).toHaveText(/^2 \//);
    await carousel.getByRole('button', { name: 'Detener' }).click();
    await page.mouse.move(0, 0);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.clock.runFor(30_000);
    await expect(counter).toHaveText(/^2 \//);
  });

  test(
    'advances again after Play and after an arrow, by touch and pointer',
    phoneAndDesktop,
    async ({ page, isMobile }) => {
      await page.clock.install({ time: '2026-11-20T15:10:00Z' });
      await page.clock.pauseAt('2026-11-20T15:10:01Z');
      await page.goto('/');
      const carousel = page.getByRole('region', { name: 'Destacados' });
      const total = await carousel.locator('.carousel-slide').count();
      test.skip(total < 2, 'This shop has fewer than two slides.');
      const counter = carousel.locator('[data-count]');
      const stopButton = carousel.getByRole('button', { name: 'Detener' });
      const press = (button: Locator): Promise<void> => (isMobile ? button.tap() : button.click());
      let slide = 1;
      const expectAdvance = async (): Promise<void> => {
        await page.clock.runFor(5_500);
        slide = (slide % total) + 1;
        await expect(counter).toHaveText(`${slide} / ${total}`);
      };
      const expectStop = async (): Promise<void> => {
        await page.clock.runFor(11_000);
        await expect(counter).toHaveText(`${slide} / ${total}`);
      };
      await expect(counter).toHaveText(/^1 \//);
      await press(stopButton);
      await expectStop();
      // The pointer, or the focus, is still on the button.
      await press(stopButton);
      await expect(stopButton).toHaveAttribute('aria-pressed', 'false');
      await expectAdvance();

      await press(carousel.getByRole('button', { name: 'Siguiente' }));
      slide = (slide % total) + 1;
      if (isMobile) {
        // The selected slide is shown for the whole duration.
        await page.clock.runFor(4_800);
        await expect(counter).toHaveText(`${slide} / ${total}`);
        await page.clock.runFor(500);
        slide = (slide % total) + 1;
        await expect(counter).toHaveText(`${slide} / ${total}`);
      } else {
        await expectStop();
        await page.mouse.move(5, 5);
        await expectAdvance();
      }

      // Keyboard focus stops it, except on the button that says whether it advances.
      await stopButton.focus();
      await page.keyboard.press('Tab');
      await expect(carousel.getByRole('button', { name: 'Anterior' })).toBeFocused();
      await expectStop();
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Enter');
      await expectStop();
      await page.keyboard.press('Enter');
      await expectAdvance();
    },
  );

  for (const [reducedMotion, autoplays] of [
    ['no-preference', true],
    ['reduce', false],
  ] as const) {
    test(`a video ${autoplays ? 'plays automatically until stopped' : 'plays only on request with reduced motion'}`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion });
      // Without automatic advance: on a slow machine the test takes longer than a slide is shown.
      await page.addInitScript(() => (globalThis.setInterval = (() => 0) as unknown as typeof setInterval));
      await page.goto('/');
      const carousel = page.getByRole('region', { name: 'Destacados' });
      const video = carousel.locator('.carousel-slide:not([inert]) video');
      const isPaused = () => video.evaluate((element: HTMLVideoElement) => element.paused);
      test.skip((await carousel.locator('video').count()) === 0, 'This shop has no video among its slides.');
      const stopButton = carousel.getByRole('button', { name: 'Detener' });
      for (let clicks = 0; clicks < 12 && (await video.count()) === 0; clicks++) {
        const before = await carousel.locator('[data-count]').innerText();
        await carousel.getByRole('button', { name: 'Siguiente' }).click();
        await expect(carousel.locator('[data-count]')).not.toHaveText(before);
      }
      await expect.poll(isPaused).toBe(!autoplays);
      await stopButton.click();
      await expect.poll(isPaused).toBe(autoplays);
    });
  }

  test(
    'is portrait on phones if the pictures have portrait versions, with a poster instead of a video',
    phoneAndDesktop,
    async ({ page, isMobile }) => {
      await page.goto('/');
      const slides = page.locator('.carousel-slides');
      test.skip(
        !(await slides.evaluate((element) => element.classList.contains('portrait'))),
        'This shop has no portrait slides.',
      );
      const box = await slides.boundingBox();
      const currentSrc = await slides
        .locator('img')
        .first()
        .evaluate((image: HTMLImageElement) => image.currentSrc);
      const portraitSrcset = await slides.locator('source').first().getAttribute('srcset');
      const file = new URL(currentSrc).searchParams.get('url') ?? currentSrc;
      expect(portraitSrcset?.includes(encodeURIComponent(file))).toBe(isMobile);
      expect((box?.width ?? 0) < 1.5 * (box?.height ?? 0)).toBe(isMobile);
      const poster = page.locator('.carousel-slide .poster');
      if ((await poster.count()) === 0) return;
      await expect(poster).toBeVisible({ visible: isMobile });
      await expect(page.locator('.carousel-slide video')).toBeVisible({ visible: !isMobile });
    },
  );

  test(
    'on a wide screen shows the picture uncropped, and extends its edges to both sides',
    deepOnly,
    async ({ page }) => {
      await page.setViewportSize({ width: 1920, height: 1080 });
      await page.goto('/');
      const slide = page.locator('.carousel-slide:has(picture)').first();
      await expect
        .poll(() => slide.evaluate((element: HTMLElement) => element.style.getPropertyValue('--picture')))
        .not.toBe('');
      const box = await slide.boundingBox();
      expect([box?.width, box?.height]).toEqual([1920, 560]);
      for (const side of ['::before', '::after'])
        expect(
          await slide.evaluate((element, pseudo) => {
            const { width, backgroundImage } = getComputedStyle(element, pseudo);
            const currentSrc = element.querySelector('img')?.currentSrc ?? '-';
            return [Math.round(parseFloat(width)), backgroundImage.includes(currentSrc)];
          }, side),
        ).toEqual([214, true]);
      const contentWidth = await main(page)
        .locator('.section-head')
        .first()
        .evaluate((element) => {
          const { paddingLeft, paddingRight } = getComputedStyle(element);
          return element.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
        });
      expect(contentWidth).toBe(1440);
      // The category strip is aligned with the header (R3.5).
      const strip = await main(page).locator('.category-strip li').first().boundingBox();
      expect(strip?.x).toBe((await page.getByRole('banner').getByRole('link').first().boundingBox())?.x);
    },
  );

  test('shows the first slide without JavaScript', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto('/');
    await expect(page.locator('.carousel-slide').first().locator('img, video')).toBeVisible();
    await context.close();
  });
});
