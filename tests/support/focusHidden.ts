import type { Page } from '@playwright/test';

/**
 * What cannot be seen when the keyboard reaches it, since something fixed to the screen lies on it or it stays outside (WCAG
 * 2.2, 2.4.11).
 */
export async function focusHidden(page: Page): Promise<string[]> {
  // From here on the page takes the focus for the keyboard's.
  await page.keyboard.press('Tab');
  return page.evaluate(() => {
    const reached = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
    const root = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
    const stops = [...root.querySelectorAll<HTMLElement>(reached)].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) && element.tabIndex >= 0 && !element.matches(':disabled'),
    );
    const fixed = (element: Element): boolean => /fixed|sticky/.test(getComputedStyle(element).position);
    const faults: string[] = [];
    for (const stop of stops) {
      stop.focus();
      // A box drawn by the site covers the browser's own, which takes the focus: what is seen is its label.
      const shown = stop.closest('label') ?? stop;
      const { left, right, top, bottom } = shown.getBoundingClientRect();
      // Of what is taller than the room that is left, the upper half will do.
      const low = bottom - top > innerHeight / 3 ? (top + bottom) / 2 : bottom;
      const [from, to] = [Math.max(top, 0), Math.min(low, innerHeight)];
      const over = [...document.querySelectorAll('body *')].filter(
        (each) =>
          fixed(each) &&
          !each.contains(stop) &&
          each.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
      );
      const hidden = over.find((each) => {
        const box = each.getBoundingClientRect();
        const [x, y] = [
          Math.max(box.left, left) + Math.min(box.right, right),
          Math.max(box.top, from) + Math.min(box.bottom, to),
        ];
        const meets = box.left < right - 1 && box.right > left + 1 && box.top < to - 1 && box.bottom > from + 1;
        return meets && each.contains(document.elementFromPoint(x / 2, y / 2));
      });
      const what = `${stop.localName}.${stop.className} "${stop.textContent.trim().slice(0, 40)}"`;
      if (to - from < Math.min(8, bottom - top)) faults.push(`${what} is outside of the screen`);
      else if (hidden) faults.push(`${what} is under ${hidden.localName}.${hidden.className}`);
    }
    return faults;
  });
}
