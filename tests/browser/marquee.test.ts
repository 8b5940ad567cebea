import { expect, test, type Page } from '../support/test.ts';
import { waitForPaint, waitUntilIdle } from '../support/pageKinds.ts';
import { readLinkUrls, productLinkSelector, section } from '../support/locators.ts';
import { fetchRawRows, toProductUrl } from '../support/site.ts';
import { deepOnly, phoneOnly } from '../support/tags.ts';

const heading = 'Lo más visto en el sitio';
const marquee = (page: Page) => section(page, heading);
const marqueeHeading = (page: Page) => marquee(page).getByRole('heading', { name: heading });
const lists = (page: Page) => marquee(page).locator('ul');
const links = (page: Page) => lists(page).first().locator(productLinkSelector);
const pauseCheckbox = (page: Page) => marquee(page).getByRole('checkbox', { name: 'Detener el movimiento' });

const countRunningAnimations = (page: Page): Promise<number> =>
  marquee(page).evaluate(
    (section) => section.getAnimations({ subtree: true }).filter(({ playState }) => playState === 'running').length,
  );
const measureLeft = async (page: Page): Promise<number> => (await links(page).first().boundingBox())?.x ?? 0;

/** Finds the URL of the card, or of its copy, at the left edge. */
const findLeftmostUrl = (page: Page): Promise<string | null | undefined> =>
  lists(page).evaluateAll((listAndCopy) =>
    listAndCopy
      .flatMap((list) => [...list.children])
      .find((card) => card.getBoundingClientRect().right > 40)
      ?.querySelector('a')
      ?.getAttribute('href'),
  );

/** Clicks an arrow, and waits until the marquee has stopped: another click would interrupt its scrolling. */
const clickArrow = async (page: Page, name: string): Promise<void> => {
  const stopped = marquee(page)
    .locator('.marquee')
    .evaluate(
      (container) => new Promise((resolve) => container.addEventListener('scrollend', resolve, { once: true })),
    );
  await marquee(page).getByRole('button', { name }).click();
  await stopped;
};

/** Sets the animations to 40 s. */
const advanceAnimations = (page: Page): Promise<void> =>
  marquee(page).evaluate((section) => {
    for (const animation of section.getAnimations({ subtree: true })) animation.currentTime = 40_000;
  });

test.describe('R3.3 the marquee of most viewed products', () => {
  test('has the products of the API, and a copy hidden from assistive technology', async ({ page }) => {
    const rows = await fetchRawRows('getProductosMasVisitados');
    await page.goto('/');
    const urls = await readLinkUrls(links(page));
    expect(urls.length).toBeGreaterThan(3);
    expect(urls).toEqual(rows.slice(0, urls.length).map(toProductUrl));
    await expect(lists(page)).toHaveCount(2);
    const copy = lists(page).last();
    expect(await readLinkUrls(copy.locator(productLinkSelector))).toEqual(urls);
    await expect(copy).toHaveAttribute('aria-hidden', 'true');
    expect(await copy.locator('a, button, input, [tabindex="0"]').count()).toBe(urls.length);
    await expect(copy.locator('a:not([tabindex="-1"]), button, input')).toHaveCount(0);
    await expect(marquee(page).getByRole('list')).toHaveCount(1);
    await expect(marquee(page).getByRole('list').getByRole('link')).toHaveCount(urls.length);
    const name = String(rows[0]?.['Nombre']);
    await expect(links(page).first()).toHaveText(name);
    await links(page).first().dispatchEvent('click');
    await expect(page).toHaveURL(urls[0] ?? '');
  });

  test('scrolls in a loop at 20 px per second; arrows move it in both directions', async ({ page }) => {
    await page.goto('/');
    const before = await measureLeft(page);
    await expect.poll(() => measureLeft(page)).toBeLessThan(before);
    // Without a gap between list and copy, the loop is seamless.
    const width = await lists(page)
      .first()
      .evaluate((list) => list.getBoundingClientRect().width);
    const gap = await lists(page)
      .last()
      .evaluate((copy, first) => copy.getBoundingClientRect().left - first, before);
    expect(width).toBeGreaterThan(page.viewportSize()?.width ?? 0);
    expect(gap).toBeLessThanOrEqual(width);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    const speed = await marquee(page)
      .locator('.marquee-cards')
      .evaluate((cardLists: HTMLElement) => {
        const [animation] = cardLists.getAnimations();
        return (cardLists.offsetWidth * 1000) / Number(animation?.effect?.getComputedTiming().duration);
      });
    if ((await links(page).count()) >= 12) expect(speed).toBeCloseTo(20, 0);

    await pauseCheckbox(page).press('Space');
    const startUrl = await findLeftmostUrl(page);
    await clickArrow(page, 'Más vistos anteriores');
    await expect.poll(() => findLeftmostUrl(page)).not.toBe(startUrl);
    await clickArrow(page, 'Más vistos siguientes');
    await expect.poll(() => findLeftmostUrl(page)).toBe(startUrl);
  });

  test('moves in both directions when swiped, and keeps scrolling', phoneOnly, async ({ page }) => {
    await page.goto('/');
    await marquee(page)
      .locator('.marquee')
      .evaluate((container) => container.scrollIntoView({ block: 'center' }));
    await waitUntilIdle(page);
    const y = ((await marquee(page).locator('.marquee').boundingBox())?.y ?? 0) + 60;
    const devtools = await page.context().newCDPSession(page);
    const sendTouch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
      devtools.send('Input.dispatchTouchEvent', { type, touchPoints });
    const swipe = async (distance: number): Promise<void> => {
      const from = 195 - distance / 2;
      await sendTouch('touchStart', { x: from, y });
      for (let step = 1; step <= 10; step++) {
        await sendTouch('touchMove', { x: from + (distance * step) / 10, y });
        await waitForPaint(page);
      }
      await sendTouch('touchEnd');
    };
    // Swiping back works from the first card, too.
    const startUrl = await findLeftmostUrl(page);
    await swipe(330);
    const previousUrl = await findLeftmostUrl(page);
    expect(previousUrl).not.toBe(startUrl);
    await swipe(-330);
    await swipe(-330);
    expect(await findLeftmostUrl(page)).not.toBe(previousUrl);
    await expect.poll(() => countRunningAnimations(page)).toBeGreaterThan(0);
    const leftAfterSwipes = await measureLeft(page);
    await expect.poll(() => measureLeft(page)).toBeLessThan(leftAfterSwipes);
    await expect(page).toHaveURL('/');
  });

  test('stops on hover', deepOnly, async ({ page }) => {
    await page.goto('/');
    await marquee(page).evaluate((section) => section.scrollIntoView({ block: 'center' }));
    await expect.poll(() => countRunningAnimations(page)).toBeGreaterThan(0);
    const box = await marquee(page).boundingBox();
    await page.mouse.move((box?.x ?? 0) + 200, (box?.y ?? 0) + (box?.height ?? 0) / 2);
    await expect.poll(() => countRunningAnimations(page)).toBe(0);
    const stoppedLeft = await measureLeft(page);
    await page.mouse.move(5, 5);
    await expect.poll(() => countRunningAnimations(page)).toBeGreaterThan(0);
    await expect.poll(() => measureLeft(page)).toBeLessThan(stoppedLeft);
  });

  test('stops on focus, and the focused card is visible', async ({ page }) => {
    await page.goto('/');
    await advanceAnimations(page);
    await marquee(page).getByRole('button', { name: 'Más vistos siguientes' }).focus();
    for (let count = await links(page).count(), index = 0; index < count; index++) {
      await page.keyboard.press('Tab');
      await expect(links(page).nth(index)).toBeFocused();
      await expect(links(page).nth(index)).toBeInViewport({ ratio: 0.5 });
      expect(await countRunningAnimations(page)).toBe(0);
    }
    await expect(marqueeHeading(page)).toBeInViewport({ ratio: 1 });
    // The copy is not in the tab order.
    await page.keyboard.press('Tab');
    expect(await marquee(page).evaluate((section) => section.contains(document.activeElement))).toBe(false);
    // The page has scrolled: in some browsers the pointer now hovers over the marquee.
    await page.locator(':focus').hover();
    await expect.poll(() => countRunningAnimations(page)).toBeGreaterThan(0);
  });

  for (const javaScriptEnabled of [true, false]) {
    test.describe(`JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
      test.use({ javaScriptEnabled });

      test('has its copy beside its cards, and a checkbox that stops it, by pointer and keyboard', async ({ page }) => {
        await page.goto('/');
        await expect(lists(page).last().locator('li').first()).toBeVisible();
        const [list, copy] = await lists(page).evaluateAll((elements) =>
          elements.map((element) => element.getBoundingClientRect()),
        );
        expect(copy?.width).toBeCloseTo(list?.width ?? 0);
        expect(copy?.left).toBeCloseTo(list?.right ?? 0, 1);
        expect(await countRunningAnimations(page)).toBeGreaterThan(0);
        await pauseCheckbox(page).click();
        await expect(pauseCheckbox(page)).toBeChecked();
        await page.mouse.move(5, 5);
        expect(await countRunningAnimations(page)).toBe(0);
        await pauseCheckbox(page).click();
        await page.mouse.move(5, 5);
        expect(await countRunningAnimations(page)).toBeGreaterThan(0);
        await pauseCheckbox(page).press('Space');
        expect(await countRunningAnimations(page)).toBe(0);
        const box = await pauseCheckbox(page).boundingBox();
        expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
      });
    });
  }

  test('does not move with reduced motion, and can be scrolled', async ({ page }) => {
    await page.goto('/');
    const decorations = lists(page).first().locator('[aria-hidden=true]');
    const readDisplays = (): Promise<string[]> =>
      decorations.evaluateAll((elements) => elements.map((element) => getComputedStyle(element).display));
    const displays = await readDisplays();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.reload();
    expect(await countRunningAnimations(page)).toBe(0);
    await expect(lists(page).last()).toBeHidden();
    // Dots of colours and other decorations of the cards stay.
    expect(await readDisplays()).toEqual(displays);
    await expect(pauseCheckbox(page)).toBeHidden();
    const lastLink = links(page).last();
    await lastLink.scrollIntoViewIfNeeded();
    await expect(lastLink).toBeInViewport({ ratio: 0.5 });
    await expect(marqueeHeading(page)).toBeInViewport({ ratio: 1 });
  });
});
