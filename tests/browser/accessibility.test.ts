import sharp from 'sharp';
import { findAxeViolations } from '../support/axe.ts';
import { findFixtureProduct } from '../support/fixtureProducts.ts';
import {
  buyLink,
  cards,
  categoriesButton,
  readWhatsAppMessage,
  findCard,
  header,
  main,
  productLinkSelector,
  searchBox,
} from '../support/locators.ts';
import { expect, test, type Locator, type Page } from '../support/test.ts';
import { deepOnly, phoneOnly } from '../support/tags.ts';
import { filterCheckbox, filterSidebar } from '../support/filters.ts';
import { fetchCategories } from '../support/site.ts';
import { sampleEvenly } from '../support/sampling.ts';
import { findCategoryPath, waitUntilIdle } from '../support/pageKinds.ts';

// Page states, keyboard and forced colours; page-kinds.test.ts runs axe on each kind of page.

test(
  'Accessible: axe finds nothing in the open category menu, on a sold-out product and on one without a picture',
  phoneOnly,
  async ({ page }) => {
    await page.goto('/catalogo/no-existe');
    await categoriesButton(page).click();
    // The open menu covers the content below it, so only the header is analyzed.
    expect.soft(await findAxeViolations(page, 'body > header'), 'the open category menu').toEqual([]);
    for (const fixture of ['noPicture', 'soldOut'] as const) {
      await page.goto(`/producto/${(await findFixtureProduct(fixture)).id}`);
      expect.soft(await findAxeViolations(page, 'main'), fixture).toEqual([]);
    }
  },
);

test('Accessible: the first Tab stop is a skip link to the content', phoneOnly, async ({ page }) => {
  await page.goto('/todos');
  await page.keyboard.press('Tab');
  const skipLink = page.getByRole('link', { name: 'Saltar al contenido' });
  await expect(skipLink).toBeFocused();
  await expect(skipLink).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const isInContent = await page.evaluate(() => document.activeElement?.closest('main') !== null);
  expect(isInContent, 'the next Tab stop is in the content').toBe(true);
});

const maxPresses = 150;

/**
 * Presses Tab until the target has the focus. Expects each stop on the way to be on the screen, with a focus ring.
 * @param backwards whether to press Shift+Tab instead
 */
async function tabTo(page: Page, target: Locator, { backwards = false } = {}): Promise<void> {
  for (let presses = 0; presses < maxPresses; presses++) {
    await page.keyboard.press(backwards ? 'Shift+Tab' : 'Tab');
    const tabStop = await page.evaluate(() => {
      const findParents = (child: Element, max: number): Element[] =>
        max > 0 && child.parentElement ? [child.parentElement, ...findParents(child.parentElement, max - 1)] : [];
      const element = document.activeElement;
      if (!element || element === document.body || element instanceof HTMLIFrameElement) return null;
      const { width, height, top, bottom, left, right } = element.getBoundingClientRect();
      const isVisible = width > 0 && height > 0 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
      // The ring may be around what a link or a checkbox fills: its card, its row.
      const pictureBox = element.closest('.card')?.querySelector('.picture-box');
      const candidates = [element, element.nextElementSibling, pictureBox, ...findParents(element, 4)];
      const hasFocusRing = candidates.some(
        (candidate) => candidate && getComputedStyle(candidate).outlineStyle !== 'none',
      );
      return { isVisible, hasFocusRing, html: element.outerHTML.slice(0, 120) };
    });
    if (tabStop) {
      expect(tabStop.isVisible, `on the screen: ${tabStop.html}`).toBe(true);
      expect(tabStop.hasFocusRing, `has a focus ring: ${tabStop.html}`).toBe(true);
    }
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${maxPresses} presses of Tab do not reach ${String(target)}.`);
}

test.describe('With the keyboard only', () => {
  test.setTimeout(90_000);
  test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

  test('R2.4 R4.5 R4.6 a shopper gets from home to a category, filters and sorts its list, and opens a product', async ({
    page,
  }) => {
    const name = (await fetchCategories())[0]?.name ?? '';
    await page.goto('/');
    await tabTo(page, categoriesButton(page));
    await page.keyboard.press('Enter');
    await tabTo(page, header(page).getByRole('link', { name, exact: true }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveTitle(`Categoría: ${name}`);

    const panel = filterSidebar(page);
    const inStock = filterCheckbox(panel, 'Sólo existencias');
    await tabTo(page, inStock);
    // Focus hydrates the island, and a key pressed during hydration may be lost.
    await page.locator('astro-island[component-export="ListTools"]:not([ssr])').waitFor({ state: 'attached' });
    await page.keyboard.press('Space');
    await expect(inStock).toBeChecked();
    await expect(page).toHaveURL(/existencias=1/);
    const sortSelect = main(page).getByRole('combobox', { name: 'Ordenar' });
    await tabTo(page, sortSelect);
    await page.keyboard.press('ArrowDown');
    await expect(page).toHaveURL(/ordenar=ASC/);

    const productLink = cards(page).first().locator(productLinkSelector);
    await tabTo(page, productLink);
    const url = (await productLink.getAttribute('href')) ?? '';
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(url);
  });

  test('R4.5 "Ver más" of a filtered list moves the focus to the first card that it adds', async ({ page }) => {
    await page.goto('/todos?existencias=1');
    const moreButton = main(page).getByRole('button', { name: 'Ver más' });
    test.skip(!(await appears(moreButton)), 'This shop has too few products for «Ver más».');
    const shownCount = await cards(page).count();
    await moreButton.press('Enter');
    await expect(cards(page).nth(shownCount).locator(productLinkSelector).first()).toBeFocused();
  });

  test('R3.1 R3.3 the buttons of the carousel are reachable, the next slide is shown, and a product card opens its page', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto('/');
    const carousel = page.getByRole('region', { name: 'Destacados' });
    test.skip((await carousel.locator('.carousel-slide').count()) < 2, 'This shop has fewer than two slides.');
    await tabTo(page, carousel.getByRole('button', { name: 'Detener' }));
    await page.keyboard.press('Enter');
    const counter = carousel.locator('[data-count]');
    const before = await counter.textContent();
    await tabTo(page, carousel.getByRole('button', { name: 'Siguiente' }));
    await page.keyboard.press('Enter');
    await expect(counter).not.toHaveText(before ?? '');
    const productLink = main(page).locator(productLinkSelector).first();
    await tabTo(page, productLink);
    const url = (await productLink.getAttribute('href')) ?? '';
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(url);
  });

  test('R5.1 R5.5 R5.6 R5.9 pictures, Comprar, the share link and related products are reachable on a product page', async ({
    page,
  }) => {
    const { id, name } = await findFixtureProduct('gallery');
    await page.goto(`/producto/${id}`);
    await tabTo(page, main(page).locator('a[href*="/img/productos/"]').first());
    await tabTo(page, buyLink(page));
    expect(await readWhatsAppMessage(buyLink(page))).toContain(name);
    await tabTo(page, main(page).getByRole('link', { name: /WhatsApp/ }));
    const nextButton = main(page).getByRole('button', { name: 'Siguientes' });
    await tabTo(page, nextButton);
    const productLink = main(page).locator(productLinkSelector).first();
    await tabTo(page, productLink, { backwards: !(await isFollowedBy(nextButton, productLink)) });
    await page.keyboard.press('Enter');
    await expect(page).not.toHaveURL(`/producto/${id}`);
    await expect(
      findCard(page, id)
        .or(main(page).getByRole('heading', { level: 1 }))
        .first(),
    ).toBeVisible();
  });
});

/** Whether an element becomes visible within a few seconds. */
const appears = (locator: Locator): Promise<boolean> =>
  locator.waitFor({ timeout: 5_000 }).then(
    () => true,
    () => false,
  );

/** Whether the second element comes after the first in document order. */
async function isFollowedBy(first: Locator, second: Locator): Promise<boolean> {
  const handle = await second.elementHandle();
  return first.evaluate(
    (element, other) => (element.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) > 0,
    handle,
  );
}

test.describe('Accessible: forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

  /** Takes a screenshot of an element, scaled to 16×16 RGB pixels. */
  const samplePixels = async (locator: Locator): Promise<Buffer> =>
    sharp(await locator.screenshot())
      .removeAlpha()
      .resize(16, 16, { fit: 'fill', kernel: 'nearest' })
      .raw()
      .toBuffer();

  /** The largest difference in any channel (0 to 255) between two screenshots. */
  const maxChannelDifference = (a: Buffer, b: Buffer): number =>
    Math.max(...a.map((value, index) => Math.abs(value - (b[index] ?? 0))));

  /** Whether a screenshot has clearly different colours. */
  const hasContrast = (pixels: Buffer): boolean =>
    maxChannelDifference(pixels, Buffer.alloc(pixels.length, pixels.subarray(0, 3))) > 40;

  for (const colorScheme of sampleEvenly(['light', 'dark'] as const, 1))
    test.describe(`${colorScheme} scheme`, () => {
      test.use({ colorScheme });

      test(
        'the picture and the button are visible, and thumbnails and stock levels distinguishable',
        deepOnly,
        async ({ page }) => {
          await page.goto(`/producto/${(await findFixtureProduct('gallery')).id}`);
          await waitUntilIdle(page);
          expect(hasContrast(await samplePixels(main(page).locator('.gallery-stage'))), 'the picture is visible').toBe(
            true,
          );
          const thumbnails = main(page).locator('.gallery-thumbnails a');
          expect(
            maxChannelDifference(await samplePixels(thumbnails.nth(0)), await samplePixels(thumbnails.nth(1))),
          ).toBeGreaterThan(40);
          expect(hasContrast(await samplePixels(categoriesButton(page))), 'the categories button is visible').toBe(
            true,
          );
          await page.goto('/todos?ordenar=0');
          await waitUntilIdle(page);
          const stockDots: Buffer[] = [];
          for (const level of ['in', 'low', 'out']) {
            const dot = cards(page).locator(`.stock.${level} i`).first();
            if ((await dot.count()) > 0) stockDots.push(await samplePixels(dot));
          }
          expect(stockDots.length).toBeGreaterThan(1);
          for (const dot of stockDots) expect(hasContrast(dot), 'the stock level is visible').toBe(true);
          stockDots.forEach((dot, index) =>
            stockDots
              .slice(index + 1)
              .forEach((otherDot) => expect(maxChannelDifference(dot, otherDot)).toBeGreaterThan(40)),
          );
        },
      );

      test('current slide and step, selected suggestion and checked checkbox are distinguishable', async ({ page }) => {
        await page.goto('/');
        const segments = main(page).locator('.carousel-segments i');
        const currentSegment = segments.and(page.locator('.current')).first();
        const otherSegment = segments.and(page.locator(':not(.current)')).first();
        expect(
          maxChannelDifference(await samplePixels(currentSegment), await samplePixels(otherSegment)),
        ).toBeGreaterThan(40);
        await searchBox(page).fill('cargador');
        const options = page.getByRole('group', { name: 'Productos' }).getByRole('option');
        await options.first().waitFor();
        await searchBox(page).press('ArrowDown');
        const selected = page.getByRole('option', { selected: true });
        const unselected = page.getByRole('option', { selected: false }).last();
        const borderStyle = (option: Locator): Promise<string> =>
          option.evaluate((element) => getComputedStyle(element).borderLeftStyle);
        expect(await borderStyle(selected), 'the border of the selected suggestion').not.toBe(
          await borderStyle(unselected),
        );
        await page.goto(await findCategoryPath());
        const checkbox = main(page).getByRole('checkbox', { name: /^Sólo existencias/ });
        const before = await samplePixels(checkbox);
        // Not check(): hydration resets the checkbox and checks it again.
        await checkbox.click();
        await expect(checkbox).toBeChecked();
        await checkbox.blur();
        expect(maxChannelDifference(before, await samplePixels(checkbox))).toBeGreaterThan(40);
        await page.goto('/facturacion');
        const steps = main(page).locator('.invoice-steps li');
        // Not by screenshots: the labels of the steps differ anyway.
        const barColour = (step: Locator): Promise<string> =>
          step.evaluate((element) => getComputedStyle(element).borderTopColor);
        expect(await barColour(steps.nth(0)), 'the bar of the current step').not.toBe(await barColour(steps.nth(1)));
      });
    });
});
