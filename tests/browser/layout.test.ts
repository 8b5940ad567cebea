import { findAxeViolations } from '../support/axe.ts';
import { findLayoutIssues } from '../support/layoutIssues.ts';
import { sampleEvenly, testsAllCases } from '../support/sampling.ts';
import { expect, test, type Page } from '../support/test.ts';
import { findFixtureProduct } from '../support/fixtureProducts.ts';
import { layOutWholePage } from '../support/injectStyles.ts';
import { header, main } from '../support/locators.ts';
import { sampledKinds, waitUntilIdle } from '../support/pageKinds.ts';
import { forEachViewport, pageStates } from '../support/pageStates.ts';
import { phoneOnly } from '../support/tags.ts';

const viewports = [
  [360, 740],
  [390, 844],
  [768, 1024],
  [1280, 900],
  [1920, 1080],
] as const;
// The CSS viewports of 1280×800 px at a zoom of 200 % and of 1280×1024 px at 400 % (WCAG 2.2, 1.4.10).
const zoomedViewports = [
  [640, 400],
  [320, 256],
] as const;
const isZoomed = (size: string): boolean => zoomedViewports.some(([width, height]) => `${width}×${height}` === size);

/**
 * Finds elements that are hidden while they have the keyboard's focus: under a fixed element, or off the screen (WCAG 2.2,
 * 2.4.11).
 */
async function findObscuredFocus(page: Page): Promise<string[]> {
  // After a key press, focus counts as set by the keyboard (:focus-visible).
  await page.keyboard.press('Tab');
  return page.evaluate(() => {
    const focusable = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
    const root = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
    const tabStops = [...root.querySelectorAll<HTMLElement>(focusable)].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) && element.tabIndex >= 0 && !element.matches(':disabled'),
    );
    const isFixed = (element: Element): boolean => /fixed|sticky/.test(getComputedStyle(element).position);
    const violations: string[] = [];
    for (const tabStop of tabStops) {
      tabStop.focus();
      // A custom checkbox hides the native one, which has the focus: the label is the visible element.
      const visibleElement = tabStop.closest('label') ?? tabStop;
      const { left, right, top, bottom } = visibleElement.getBoundingClientRect();
      // Of an element taller than a third of the viewport, only the upper half has to be visible.
      const requiredBottom = bottom - top > innerHeight / 3 ? (top + bottom) / 2 : bottom;
      const visibleTop = Math.max(top, 0);
      const visibleBottom = Math.min(requiredBottom, innerHeight);
      const overlays = [...document.querySelectorAll('body *')].filter(
        (element) =>
          isFixed(element) &&
          !element.contains(tabStop) &&
          !tabStop.contains(element) &&
          element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
      );
      const covering = overlays.find((overlay) => {
        const box = overlay.getBoundingClientRect();
        const intersects =
          box.left < right - 1 && box.right > left + 1 && box.top < visibleBottom - 1 && box.bottom > visibleTop + 1;
        // The center of the intersection.
        const x = (Math.max(box.left, left) + Math.min(box.right, right)) / 2;
        const y = (Math.max(box.top, visibleTop) + Math.min(box.bottom, visibleBottom)) / 2;
        return intersects && overlay.contains(document.elementFromPoint(x, y));
      });
      const description = `${tabStop.localName}.${tabStop.className} "${tabStop.textContent.trim().slice(0, 40)}"`;
      if (visibleBottom - visibleTop < Math.min(8, bottom - top)) violations.push(`${description} is off the screen`);
      else if (covering) violations.push(`${description} is under ${covering.localName}.${covering.className}`);
    }
    return violations;
  });
}

const testedStates = sampleEvenly(pageStates, 3);
/** The states whose focus is checked at each zoom, too. Axe checks the last one, and in the deep tests all of them. */
const focusStates = testsAllCases ? testedStates : testedStates.slice(-2);

for (const state of testedStates)
  test(`Layout: texts and controls of ${state.name} neither overlap nor are cut off, up to a zoom of 400 %`, async ({
    page,
  }) => {
    await forEachViewport(page, state, [...viewports, ...zoomedViewports], async (size) => {
      expect.soft(await findLayoutIssues(page, state.layer), size).toEqual([]);
      if (!focusStates.includes(state) || !isZoomed(size)) return;
      if (testsAllCases || (state === focusStates.at(-1) && size.startsWith('320')))
        expect.soft(await findAxeViolations(page), size).toEqual([]);
      expect.soft(await findObscuredFocus(page), `${size}: obscured focus`).toEqual([]);
    });
  });

test(
  "Layout: on a phone with the browser's font at 200 %, texts and Comprar are whole, and lines don't overlap",
  phoneOnly,
  async ({ page, browserName }) => {
    test.skip(browserName !== 'chromium', 'Other browsers have no command for the font size.');
    await page.setViewportSize({ width: 390, height: 844 });
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
    const productPath = `/producto/${(await findFixtureProduct('longDescription')).id}`;
    for (const path of [productPath, '/todos', '/sucursales', '/garantias']) {
      await page.goto(path);
      await waitUntilIdle(page);
      await layOutWholePage(page);
      // The placeholder of the search and the selected option may end with an ellipsis, and live stock takes no more space than
      // the prerendered one.
      const issues = (await findLayoutIssues(page)).filter(
        (issue) => !/is too narrow for its text$|by p\.stock/.test(issue),
      );
      expect.soft(issues, path).toEqual([]);
      const allProductsLink = header(page).getByRole('link', { name: 'Todos los productos' });
      const isTruncated = allProductsLink.evaluate((link) => link.scrollWidth > link.clientWidth);
      expect.soft(await isTruncated, `${path}: «Todos los productos»`).toBe(false);
    }
    await page.goto(productPath);
    const lineHeight = await main(page)
      .locator('.description p')
      .first()
      .evaluate((paragraph) => {
        const style = getComputedStyle(paragraph);
        return parseFloat(style.lineHeight) / parseFloat(style.fontSize);
      });
    expect(lineHeight).toBeGreaterThan(1.3);
  },
);

test(
  "Layout: at 360 px with the browser's font at 200 %, nothing is beyond the edge of the screen",
  phoneOnly,
  async ({ page, browserName }) => {
    test.skip(browserName !== 'chromium', 'Other browsers have no command for the font size.');
    await page.setViewportSize({ width: 360, height: 740 });
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
    // The second product page lists the first one as viewed.
    const products = [await findFixtureProduct('onOffer'), await findFixtureProduct('noPicture')];
    for (const path of [...products.map(({ id }) => `/producto/${id}`), '/aviso-de-privacidad', '/categorias']) {
      await page.goto(path);
      await waitUntilIdle(page);
      await layOutWholePage(page);
      const issues = await findLayoutIssues(page);
      expect
        .soft(
          issues.filter((issue) => issue.includes(' is clipped horizontally by main')),
          path,
        )
        .toEqual([]);
      const clearButton = main(page).getByRole('button', { name: 'Borrar', exact: true });
      if (!(await clearButton.isVisible())) continue;
      await clearButton.scrollIntoViewIfNeeded();
      await expect.soft(clearButton).toBeInViewport({ ratio: 1 });
    }
  },
);

test('Layout: no kind of page scrolls horizontally at 360 px', phoneOnly, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const kind of sampledKinds) {
    await page.goto(await kind.path());
    const widths = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      document.body.scrollWidth,
      innerWidth,
    ]);
    expect.soft(widths, kind.name).toEqual([360, 360, 360]);
  }
});
