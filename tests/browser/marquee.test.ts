import { expect, test, type Page } from '../support/test.ts';
import { waitForPaint } from '../support/kinds.ts';
import { listUrls, productLinks, section } from '../support/locators.ts';
import { rawRows } from '../support/site.ts';
import { long, narrow } from '../support/tags.ts';

const heading = 'Lo más visto en el sitio';
const marquee = (page: Page) => section(page, heading);
const title = (page: Page) => marquee(page).getByRole('heading', { name: heading });
const lists = (page: Page) => marquee(page).locator('ul');
const links = (page: Page) => lists(page).first().locator(productLinks);
const pause = (page: Page) => marquee(page).getByRole('checkbox', { name: 'Detener el movimiento' });

const urlOf = (row: Record<string, unknown>): string => `/producto/${String(row['ProductoID'])}`;

/** How many parts of the marquee are in motion. */
const running = (page: Page): Promise<number> =>
  marquee(page).evaluate(
    (part) => part.getAnimations({ subtree: true }).filter(({ playState }) => playState === 'running').length,
  );
const left = async (page: Page): Promise<number> => (await links(page).first().boundingBox())?.x ?? 0;

/** The card, or its copy, that is at the left edge, by its URL. */
const seenFirst = (page: Page): Promise<string | null | undefined> =>
  lists(page).evaluateAll((both) =>
    both
      .flatMap((list) => [...list.children])
      .find((card) => card.getBoundingClientRect().right > 40)
      ?.querySelector('a')
      ?.getAttribute('href'),
  );

/** Clicks an arrow, and waits until the marquee has stopped: another click would interrupt its scrolling. */
const clickArrow = async (page: Page, name: string): Promise<void> => {
  const stopped = marquee(page)
    .locator('.marquee')
    .evaluate((container) => new Promise((done) => container.addEventListener('scrollend', done, { once: true })));
  await marquee(page).getByRole('button', { name }).click();
  await stopped;
};

/** Moves the marquee on, as time does. */
const advance = (page: Page): Promise<void> =>
  marquee(page).evaluate((part) => {
    for (const animation of part.getAnimations({ subtree: true })) animation.currentTime = 40_000;
  });

test.describe('R3.3 the most viewed', () => {
  test('are those of the API, twice: the copy is decorative', async ({ page }) => {
    const rows = await rawRows('getProductosMasVisitados');
    await page.goto('/');
    const shown = await listUrls(links(page));
    expect(shown.length).toBeGreaterThan(3);
    expect(shown).toEqual(rows.slice(0, shown.length).map(urlOf));
    await expect(lists(page)).toHaveCount(2);
    const copy = lists(page).last();
    expect(await listUrls(copy.locator(productLinks))).toEqual(shown);
    await expect(copy).toHaveAttribute('aria-hidden', 'true');
    expect(await copy.locator('a, button, input, [tabindex="0"]').count()).toBe(shown.length);
    await expect(copy.locator('a:not([tabindex="-1"]), button, input')).toHaveCount(0);
    await expect(marquee(page).getByRole('list')).toHaveCount(1);
    await expect(marquee(page).getByRole('list').getByRole('link')).toHaveCount(shown.length);
    const name = String(rows[0]?.['Nombre']);
    await expect(links(page).first()).toHaveText(name);
    await links(page).first().dispatchEvent('click');
    await expect(page).toHaveURL(shown[0] ?? '');
  });

  test('scroll sideways endlessly, at 20 px a second; arrows move them either way', async ({ page }) => {
    await page.goto('/');
    const before = await left(page);
    await expect.poll(() => left(page)).toBeLessThan(before);
    // One round later the marquee looks as it did.
    const width = await lists(page)
      .first()
      .evaluate((list) => list.getBoundingClientRect().width);
    const gap = await lists(page)
      .last()
      .evaluate((copy, first) => copy.getBoundingClientRect().left - first, before);
    expect(width).toBeGreaterThan(page.viewportSize()?.width ?? 0);
    expect(gap).toBeLessThanOrEqual(width);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    const speed = await lists(page)
      .first()
      .evaluate((list: HTMLElement) => {
        const [run] = list.getAnimations();
        return (list.offsetWidth * 1000) / Number(run?.effect?.getComputedTiming().duration);
      });
    if ((await links(page).count()) >= 12) expect(speed).toBeCloseTo(20, 0);

    await pause(page).press('Space');
    const start = await seenFirst(page);
    await clickArrow(page, 'Más vistos anteriores');
    await expect.poll(() => seenFirst(page)).not.toBe(start);
    await clickArrow(page, 'Más vistos siguientes');
    await expect.poll(() => seenFirst(page)).toBe(start);
  });

  test('swiping moves them either way, and they continue', narrow, async ({ page }) => {
    await page.goto('/');
    await marquee(page)
      .locator('.marquee')
      .evaluate((part) => part.scrollIntoView({ block: 'center' }));
    await page.waitForLoadState('networkidle');
    const y = ((await marquee(page).locator('.marquee').boundingBox())?.y ?? 0) + 60;
    const client = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
      client.send('Input.dispatchTouchEvent', { type, touchPoints });
    const swipe = async (distance: number): Promise<void> => {
      const from = 195 - distance / 2;
      await touch('touchStart', { x: from, y });
      for (let step = 1; step <= 10; step++) {
        await touch('touchMove', { x: from + (distance * step) / 10, y });
        await waitForPaint(page);
      }
      await touch('touchEnd');
    };
    // Back, from the very start: what was there a moment ago.
    const start = await seenFirst(page);
    await swipe(330);
    const back = await seenFirst(page);
    expect(back).not.toBe(start);
    await swipe(-330);
    await swipe(-330);
    expect(await seenFirst(page)).not.toBe(back);
    await expect.poll(() => running(page)).toBeGreaterThan(0);
    const now = await left(page);
    await expect.poll(() => left(page)).toBeLessThan(now);
    await expect(page).toHaveURL('/');
  });

  test('stop on hover', long, async ({ page }) => {
    await page.goto('/');
    await marquee(page).evaluate((part) => part.scrollIntoView({ block: 'center' }));
    await expect.poll(() => running(page)).toBeGreaterThan(0);
    const box = await marquee(page).boundingBox();
    await page.mouse.move((box?.x ?? 0) + 200, (box?.y ?? 0) + (box?.height ?? 0) / 2);
    await expect.poll(() => running(page)).toBe(0);
    const still = await left(page);
    await page.mouse.move(5, 5);
    await expect.poll(() => running(page)).toBeGreaterThan(0);
    await expect.poll(() => left(page)).toBeLessThan(still);
  });

  test('stop on focus, and the focused card is visible', async ({ page }) => {
    await page.goto('/');
    await advance(page);
    await marquee(page).getByRole('button', { name: 'Más vistos siguientes' }).focus();
    for (let count = await links(page).count(), index = 0; index < count; index++) {
      await page.keyboard.press('Tab');
      await expect(links(page).nth(index)).toBeFocused();
      await expect(links(page).nth(index)).toBeInViewport({ ratio: 0.5 });
      expect(await running(page)).toBe(0);
    }
    await expect(title(page)).toBeInViewport({ ratio: 1 });
    // The copy has no place in the order.
    await page.keyboard.press('Tab');
    expect(await marquee(page).evaluate((part) => part.contains(document.activeElement))).toBe(false);
    // Some browsers find the pointer, which never moved, over the marquee now that the page has scrolled.
    await page.locator(':focus').hover();
    await expect.poll(() => running(page)).toBeGreaterThan(0);
  });

  for (const javaScriptEnabled of [true, false]) {
    test.describe(`JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
      test.use({ javaScriptEnabled });

      test('have their copy beside them, and stop by their control, with pointer and keyboard', async ({ page }) => {
        await page.goto('/');
        await expect(lists(page).last().locator('li').first()).toBeVisible();
        const [own, copy] = await lists(page).evaluateAll((both) => both.map((list) => list.getBoundingClientRect()));
        expect(copy?.width).toBeCloseTo(own?.width ?? 0);
        // They run, and each is moved by itself, the second some frames later (20 px a second).
        expect(Math.abs((copy?.left ?? 0) - (own?.right ?? 0))).toBeLessThan(10);
        expect(await running(page)).toBeGreaterThan(0);
        await pause(page).click();
        await expect(pause(page)).toBeChecked();
        await page.mouse.move(5, 5);
        expect(await running(page)).toBe(0);
        await pause(page).click();
        await page.mouse.move(5, 5);
        expect(await running(page)).toBeGreaterThan(0);
        await pause(page).press('Space');
        expect(await running(page)).toBe(0);
        const box = await pause(page).boundingBox();
        expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
      });
    });
  }

  test('do not move with reduced motion, and can be scrolled', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    expect(await running(page)).toBe(0);
    await expect(lists(page).last()).toBeHidden();
    await expect(pause(page)).toBeHidden();
    const last = links(page).last();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 0.5 });
    await expect(title(page)).toBeInViewport({ ratio: 1 });
  });
});
