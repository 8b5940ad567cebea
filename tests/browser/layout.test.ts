import { findAxeViolations } from '../support/accessible.ts';
import { layoutFaults } from '../support/layoutFaults.ts';
import { sample, deep } from '../support/sampling.ts';
import { expect, test, type Page } from '../support/test.ts';
import { onScreens, views } from '../support/views.ts';

const viewports = [
  [360, 740],
  [390, 844],
  [768, 1024],
  [1280, 900],
  [1920, 1080],
] as const;
// The CSS viewports of 1280×800 px at a zoom of 200 % and of 1280×1024 px at 400 % (WCAG 2.2, 1.4.10).
const zoomed = [
  [640, 400],
  [320, 256],
] as const;
const includesSize = (sizes: readonly (readonly [number, number])[], size: string): boolean =>
  sizes.some(([width, height]) => `${width}×${height}` === size);

/**
 * Finds elements that are hidden while they have the keyboard's focus: under a fixed element, or off the screen (WCAG 2.2,
 * 2.4.11).
 */
async function findObscuredFocus(page: Page): Promise<string[]> {
  // From here on, focus counts as set by the keyboard (:focus-visible).
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
      // A custom checkbox hides the native one, which takes the focus: its label is what is seen.
      const shown = stop.closest('label') ?? stop;
      const { left, right, top, bottom } = shown.getBoundingClientRect();
      // Of what is taller than a third of the viewport, the upper half has to be visible.
      const low = bottom - top > innerHeight / 3 ? (top + bottom) / 2 : bottom;
      const [from, to] = [Math.max(top, 0), Math.min(low, innerHeight)];
      const overlays = [...document.querySelectorAll('body *')].filter(
        (element) =>
          fixed(element) &&
          !element.contains(stop) &&
          !stop.contains(element) &&
          element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
      );
      const hidden = overlays.find((element) => {
        const box = element.getBoundingClientRect();
        const [x, y] = [
          Math.max(box.left, left) + Math.min(box.right, right),
          Math.max(box.top, from) + Math.min(box.bottom, to),
        ];
        const meets = box.left < right - 1 && box.right > left + 1 && box.top < to - 1 && box.bottom > from + 1;
        return meets && element.contains(document.elementFromPoint(x / 2, y / 2));
      });
      const what = `${stop.localName}.${stop.className} "${stop.textContent.trim().slice(0, 40)}"`;
      if (to - from < Math.min(8, bottom - top)) faults.push(`${what} is outside of the screen`);
      else if (hidden) faults.push(`${what} is under ${hidden.localName}.${hidden.className}`);
    }
    return faults;
  });
}

/** Views whose focus is checked at each zoom, too; axe checks the last of them, in deep runs all. */
const tested = sample(views, 3);
const focusChecked = deep ? tested : tested.slice(-2);

for (const view of tested)
  test(`Layout: what is read or pressed in ${view.name} neither overlaps nor is cut off, also at a zoom of 400 %`, async ({
    page,
  }) => {
    await onScreens(page, view, [...viewports, ...zoomed], async (size) => {
      expect.soft(await layoutFaults(page, view.over), size).toEqual([]);
      if (!focusChecked.includes(view) || !includesSize(zoomed, size)) return;
      if (deep || (view === focusChecked.at(-1) && size.startsWith('320')))
        expect.soft(await findAxeViolations(page), size).toEqual([]);
      expect.soft(await findObscuredFocus(page), `${size}: what has the focus is hidden`).toEqual([]);
    });
  });
