import { expect, test, type Locator, type Page } from '../support/test.ts';
import { findOtherBranch, field, modal, opener, options } from '../support/branches.ts';
import { findFixture } from '../support/fixtures.ts';
import { box, filters, filtersButton } from '../support/filters.ts';
import { buyLink, findCard, cards, categoriesButton, chatText, header, main, productLinks } from '../support/parts.ts';
import { categories } from '../support/site.ts';
import { branchName } from '../../src/components/branch.ts';

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
      const seen = width > 0 && height > 0 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
      // The ring may be around what a link or a box fills: its card, its row.
      const plane = element.closest('.card')?.querySelector('.picture-box');
      const around = [element, element.nextElementSibling, plane, ...parents(element, 4)];
      const ringed = around.some((part) => part && getComputedStyle(part).outlineStyle !== 'none');
      return { seen, ringed, what: element.outerHTML.slice(0, 120) };
    });
    if (stop) {
      expect(stop.seen, `on the screen: ${stop.what}`).toBe(true);
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
    const address = (await first.getAttribute('href')) ?? '';
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(address);
  });

  test('R2.6 the branch: asked for, found, chosen', async ({ page }) => {
    const branch = await findOtherBranch();
    await page.goto('/garantias');
    await tabTo(page, opener(page));
    await page.keyboard.press('Enter');
    await expect(field(page)).toBeFocused();
    await page.keyboard.type(branch.postalCode);
    await page.keyboard.press('Enter');
    await expect(options(page).first()).toBeVisible();
    await tabTo(page, modal(page).getByRole('button', { name: /^Elegir / }));
    await page.keyboard.press('Enter');
    await expect(modal(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
    await expect(opener(page)).toContainText(branchName(branch));
  });

  test('R3.1 R3.3 the carousel is stopped and moved on, and a card of the marquee opens', async ({ page }) => {
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
    const address = (await card.getAttribute('href')) ?? '';
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(address);
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
    await tabTo(page, other, { back: !(await isAfter(on, other)) });
    await page.keyboard.press('Enter');
    await expect(page).not.toHaveURL(`/producto/${id}`);
    await expect(
      findCard(page, id)
        .or(main(page).getByRole('heading', { level: 1 }))
        .first(),
    ).toBeVisible();
  });
});

/** Whether one part comes after another in the page. */
async function isAfter(part: Locator, next: Locator) {
  const handle = await next.elementHandle();
  return part.evaluate(
    (element, later) => (element.compareDocumentPosition(later) & Node.DOCUMENT_POSITION_FOLLOWING) > 0,
    handle,
  );
}
