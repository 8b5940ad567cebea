import { expect, type Locator, type Page } from '@playwright/test';

/** Maximum number of presses. */
const maxPresses = 150;

/**
 * Presses Tab until an element has the focus. Expects each stop on the way to be on the screen, with a focus ring.
 * @param back whether to go backwards
 */
export async function tabTo(page: Page, part: Locator, { back = false } = {}): Promise<void> {
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
