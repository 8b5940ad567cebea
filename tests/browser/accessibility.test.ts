import sharp from 'sharp';
import { findAxeViolations } from '../support/accessible.ts';
import { findFixture } from '../support/fixtures.ts';
import {
  buyLink,
  cards,
  categoriesButton,
  chatText,
  findCard,
  header,
  main,
  productLinks,
  searchBox,
} from '../support/locators.ts';
import { expect, test, type Locator, type Page } from '../support/test.ts';
import { long, narrow } from '../support/tags.ts';
import { box, filters, filtersButton } from '../support/filters.ts';
import { categories } from '../support/site.ts';
import { sample } from '../support/sampling.ts';
import { aCategory, waitUntilIdle } from '../support/kinds.ts';

// States of pages; each kind of page: every-kind.test.ts.

test('Accessible: the open categories, a sold out product, one without a picture', narrow, async ({ page }) => {
  await page.goto('/catalogo/no-existe');
  await categoriesButton(page).click();
  // What the list lies on is not to be reached while it is open.
  expect.soft(await findAxeViolations(page, 'body > header'), 'the open categories').toEqual([]);
  for (const role of ['noPicture', 'soldOut'] as const) {
    await page.goto(`/producto/${(await findFixture(role)).id}`);
    expect.soft(await findAxeViolations(page, 'main'), role).toEqual([]);
  }
});

test('Accessible: the first Tab leads past the header to the content', narrow, async ({ page }) => {
  await page.goto('/todos');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Saltar al contenido' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const inContent = await page.evaluate(() => document.activeElement?.closest('main') !== null);
  expect(inContent, 'the next Tab leads into the content').toBe(true);
});

/** Maximum number of presses. */
const maxPresses = 150;

/**
 * Presses Tab until an element has the focus. Expects each stop on the way to be on the screen, with a focus ring.
 * @param back whether to go backwards
 */
async function tabTo(page: Page, part: Locator, { back = false } = {}): Promise<void> {
  for (let presses = 0; presses < maxPresses; presses++) {
    await page.keyboard.press(back ? 'Shift+Tab' : 'Tab');
    const stop = await page.evaluate(() => {
      const parents = (part: Element, max: number): Element[] =>
        max > 0 && part.parentElement ? [part.parentElement, ...parents(part.parentElement, max - 1)] : [];
      const element = document.activeElement;
      if (!element || element === document.body || element instanceof HTMLIFrameElement) return null;
      const { width, height, top, bottom, left, right } = element.getBoundingClientRect();
      const isVisible = width > 0 && height > 0 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
      // The ring may be around what a link or a box fills: its card, its row.
      const pictureBox = element.closest('.card')?.querySelector('.picture-box');
      const around = [element, element.nextElementSibling, pictureBox, ...parents(element, 4)];
      const ringed = around.some((part) => part && getComputedStyle(part).outlineStyle !== 'none');
      return { isVisible, ringed, what: element.outerHTML.slice(0, 120) };
    });
    if (stop) {
      expect(stop.isVisible, `on the screen: ${stop.what}`).toBe(true);
      expect(stop.ringed, `has a ring: ${stop.what}`).toBe(true);
    }
    if (await part.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${maxPresses} times Tab do not reach ${String(part)}.`);
}

test.describe('By keyboard alone', () => {
  test.setTimeout(90_000);
  test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

  test('R2.4 R4.5 R4.6 R4.8 from the home page over the categories and a list to a product', async ({
    page,
    isMobile,
  }) => {
    const name = (await categories())[0]?.name ?? '';
    await page.goto('/');
    await tabTo(page, categoriesButton(page));
    await page.keyboard.press('Enter');
    await tabTo(page, header(page).getByRole('link', { name, exact: true }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveTitle(`Categoría: ${name}`);

    if (isMobile) {
      await tabTo(page, filtersButton(page));
      await page.keyboard.press('Enter');
    }
    const panel = filters(page, isMobile);
    const inStock = box(panel, 'Sólo existencias');
    await tabTo(page, inStock);
    // The focus brings React, and a key that is pressed as it takes the box over may be lost.
    await page.locator('astro-island[component-export="ListTools"]:not([ssr])').waitFor({ state: 'attached' });
    await page.keyboard.press('Space');
    await expect(inStock).toBeChecked();
    await expect(page).toHaveURL(/existencias=1/);
    if (isMobile) await page.keyboard.press('Escape');
    const order = main(page).getByRole('combobox', { name: 'Ordenar' });
    await tabTo(page, order);
    await page.keyboard.press('ArrowDown');
    await expect(page).toHaveURL(/ordenar=ASC/);

    const first = cards(page).first().locator(productLinks);
    await tabTo(page, first);
    const url = (await first.getAttribute('href')) ?? '';
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(url);
  });

  test('R3.1 R3.3 the carousel stops and advances, and a card of the marquee opens', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto('/');
    const carousel = page.getByRole('region', { name: 'Destacados' });
    test.skip((await carousel.locator('.carousel-slide').count()) < 2, 'This shop has fewer than two slides.');
    await tabTo(page, carousel.getByRole('button', { name: 'Detener' }));
    await page.keyboard.press('Enter');
    const count = carousel.locator('[data-count]');
    const before = await count.textContent();
    await tabTo(page, carousel.getByRole('button', { name: 'Siguiente' }));
    await page.keyboard.press('Enter');
    await expect(count).not.toHaveText(before ?? '');
    const card = main(page).locator(productLinks).first();
    await tabTo(page, card);
    const url = (await card.getAttribute('href')) ?? '';
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(url);
  });

  test('R5.1 R5.5 R5.6 R5.9 a product: its pictures, Comprar, sharing, the related ones', async ({ page }) => {
    const { id, name } = await findFixture('gallery');
    await page.goto(`/producto/${id}`);
    await tabTo(page, main(page).locator('a[href*="/img/productos/"]').first());
    await tabTo(page, buyLink(page));
    expect(await chatText(buyLink(page))).toContain(name);
    await tabTo(page, main(page).getByRole('link', { name: /WhatsApp/ }));
    const on = main(page).getByRole('button', { name: 'Siguientes' });
    await tabTo(page, on);
    const other = main(page).locator(productLinks).first();
    await tabTo(page, other, { back: !(await isFollowedBy(on, other)) });
    await page.keyboard.press('Enter');
    await expect(page).not.toHaveURL(`/producto/${id}`);
    await expect(
      findCard(page, id)
        .or(main(page).getByRole('heading', { level: 1 }))
        .first(),
    ).toBeVisible();
  });
});

/** Whether another part comes after this one in the page. */
async function isFollowedBy(part: Locator, next: Locator) {
  const handle = await next.elementHandle();
  return part.evaluate(
    (element, later) => (element.compareDocumentPosition(later) & Node.DOCUMENT_POSITION_FOLLOWING) > 0,
    handle,
  );
}

test.describe('in forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

  /** What a part looks like, as 16×16 pixels of three channels. */
  const samplePixels = async (part: Locator): Promise<Buffer> =>
    sharp(await part.screenshot())
      .removeAlpha()
      .resize(16, 16, { fit: 'fill', kernel: 'nearest' })
      .raw()
      .toBuffer();

  /** The largest difference of a channel of two parts, of 255. */
  const maxChannelDifference = (one: Buffer, other: Buffer): number =>
    Math.max(...one.map((value, index) => Math.abs(value - (other[index] ?? 0))));

  /** Whether there is more than one colour in it. */
  const hasContrast = (part: Buffer): boolean =>
    maxChannelDifference(part, Buffer.alloc(part.length, part.subarray(0, 3))) > 40;

  for (const colorScheme of sample(['light', 'dark'] as const, 1))
    test.describe(`Accessible: in forced colours, ${colorScheme}`, () => {
      test.use({ colorScheme });

      test('pictures, stock and buttons are visible and distinguishable', long, async ({ page }) => {
        await page.goto(`/producto/${(await findFixture('gallery')).id}`);
        await waitUntilIdle(page);
        expect(hasContrast(await samplePixels(main(page).locator('.gallery-stage'))), 'the picture is seen').toBe(true);
        const thumbnails = main(page).locator('.gallery-thumbnails a');
        expect(
          maxChannelDifference(await samplePixels(thumbnails.nth(0)), await samplePixels(thumbnails.nth(1))),
        ).toBeGreaterThan(40);
        expect(hasContrast(await samplePixels(categoriesButton(page))), 'the button of the categories is seen').toBe(
          true,
        );
        await page.goto('/todos?ordenar=0');
        await waitUntilIdle(page);
        const looks: Buffer[] = [];
        for (const level of ['full', 'last', 'out']) {
          const dot = cards(page).locator(`.stock.${level} i`).first();
          if ((await dot.count()) > 0) looks.push(await samplePixels(dot));
        }
        expect(looks.length).toBeGreaterThan(1);
        for (const look of looks) expect(hasContrast(look), 'a level of stock is seen').toBe(true);
        looks.forEach((look, index) =>
          looks.slice(index + 1).forEach((other) => expect(maxChannelDifference(look, other)).toBeGreaterThan(40)),
        );
      });

      test('selected, focused and completed states are distinguishable', async ({ page }) => {
        await page.goto('/');
        const segments = main(page).locator('.carousel-segments i');
        const [current, other] = [
          segments.and(page.locator('.current')).first(),
          segments.and(page.locator(':not(.current)')).first(),
        ];
        expect(maxChannelDifference(await samplePixels(current), await samplePixels(other))).toBeGreaterThan(40);
        await searchBox(page).fill('cargador');
        const options = page.getByRole('group', { name: 'Productos' }).getByRole('option');
        await options.first().waitFor();
        await searchBox(page).press('ArrowDown');
        const active = page.getByRole('option', { selected: true });
        const passive = page.getByRole('option', { selected: false }).last();
        const edge = (part: Locator): Promise<string> =>
          part.evaluate((element) => getComputedStyle(element).borderLeftStyle);
        expect(await edge(active), 'the edge of the suggestion that is reached').not.toBe(await edge(passive));
        await page.goto(await aCategory());
        const box = main(page).getByRole('checkbox', { name: /^Sólo existencias/ });
        const before = await samplePixels(box);
        // Not check(): as the island hydrates, the box is reset and ticked again.
        await box.click();
        await expect(box).toBeChecked();
        await box.blur();
        expect(maxChannelDifference(before, await samplePixels(box))).toBeGreaterThan(40);
        await page.goto('/facturacion');
        const steps = main(page).locator('.invoice-steps li');
        // Their words differ, and would whatever their bars look like.
        const bar = (step: Locator): Promise<string> =>
          step.evaluate((element) => getComputedStyle(element).borderTopColor);
        expect(await bar(steps.nth(0)), 'the bar of the step at hand').not.toBe(await bar(steps.nth(1)));
      });
    });
});
