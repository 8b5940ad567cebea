import { expect, test, type Page } from '../support/test.ts';
import { header } from '../support/locators.ts';
import { injectStyles } from '../support/injectStyles.ts';
import { sampleEvenly } from '../support/sampling.ts';
import { forEachViewport, pageStates } from '../support/pageStates.ts';

/**
 * Running text, product names and list titles: another font may change their number of lines, so the comparison excludes them.
 */
const runningText = '#product-name, .list-title > span, #description, .prose :is(p, dd, li)';

/** Blocks the font of pages opened from now on, as on a slow network. */
async function blockFont(page: Page): Promise<void> {
  await page.route(
    (url) => url.pathname.endsWith('.woff2') && url.search === '',
    (route) => route.abort(),
  );
}

/**
 * Finds the innermost elements that move or resize by more than 2 px when the font of the page loads, for each fallback font
 * (src/styles/tokens.css) that this machine has. Without any, it checks only the header, whose layout is the same in any font.
 * It compares states of one page, so that only the font differs.
 */
const findElementsMovedByFont = (page: Page): Promise<string[]> =>
  page.evaluate(async (excludedText) => {
    const url = document.querySelector<HTMLLinkElement>('link[rel="preload"][as="font"]')?.href;
    const font = await new FontFace('Familjen Grotesk', `url(${url}?late)`, { weight: '400 700' }).load();
    const isAvailable = async (family: string): Promise<boolean> => {
      const faces = [...document.fonts].filter((face) => face.family.includes(family));
      const loaded = await Promise.allSettled(faces.map((face) => face.load()));
      return loaded.length > 0 && loaded.every(({ status }) => status === 'fulfilled');
    };
    const fallbackFonts: string[] = [];
    for (const family of ['Roboto Fallback', 'Arial Fallback'])
      if (await isAvailable(family)) fallbackFonts.push(`'${family}'`);

    const elements = [
      ...document.querySelectorAll(fallbackFonts.length > 0 ? 'body *' : '.header .bar *, .menu > *, .menu summary'),
    ].filter(
      (element) =>
        element.checkVisibility() &&
        getComputedStyle(element).display !== 'inline' &&
        !element.closest(`svg, iframe, .visually-hidden, ${excludedText}`),
    );
    const measureBoxes = (): { top: number; height: number }[] =>
      elements.map((element) => {
        const { top, height } = element.getBoundingClientRect();
        return { top: top + scrollY, height };
      });
    const sheet = new CSSStyleSheet();
    document.adoptedStyleSheets.push(sheet);
    const findMovedElements = (fallbackFont: string): string[] => {
      sheet.replaceSync(`
        :is(${excludedText}) { display: none !important }
        body { font-family: 'Familjen Grotesk', ${fallbackFont} }`);
      const fallbackBoxes = measureBoxes();
      document.fonts.add(font);
      const fontBoxes = measureBoxes();
      document.fonts.delete(font);
      const differences = elements.flatMap((element, index) => {
        const fallbackBox = fallbackBoxes[index];
        const fontBox = fontBoxes[index];
        if (!fallbackBox || !fontBox) return [];
        const height = fallbackBox.height - fontBox.height;
        const top = fallbackBox.top - fontBox.top;
        return Math.max(Math.abs(height), Math.abs(top)) > 2 ? [{ element, height, top }] : [];
      });
      // A resized element moves all those below it: moved ones are reported only if none is resized.
      const resized = differences.filter(({ height }) => Math.abs(height) > 2);
      const reported = resized.length > 0 ? resized : differences;
      return reported
        .filter(
          ({ element }) => !reported.some((other) => other.element !== element && element.contains(other.element)),
        )
        .slice(0, 8)
        .map(({ element, height, top }) => {
          const text = element.textContent.trim().replace(/\s+/g, ' ').slice(0, 60);
          const name = [element.localName, ...element.classList].join('.');
          return `${fallbackFont}: ${name} "${text}" is ${height} px taller and ${top} px lower`;
        });
    };
    const movedElements = (fallbackFonts.length > 0 ? fallbackFonts : ['sans-serif']).flatMap(findMovedElements);
    document.adoptedStyleSheets.pop();
    return movedElements;
  }, runningText);

const viewports = [
  [360, 740],
  [390, 844],
  [1280, 900],
] as const;

// Not the suggestions: they appear after typing, in rows of a fixed height.
const testedStates = pageStates.filter(({ name }) => name !== 'suggestions');
for (const state of sampleEvenly(testedStates, 2))
  test(`R13.3 the layout is the same before the font loads: ${state.name}`, async ({ page }) => {
    await blockFont(page);
    await forEachViewport(page, state, viewports, async (size) =>
      expect.soft(await findElementsMovedByFont(page), size).toEqual([]),
    );
  });

test('R13.3 the header has the same rows in any font', async ({ page }) => {
  await page.goto('/garantias');
  const measureTops = (): Promise<number[]> =>
    header(page)
      .locator('a, button, summary, input')
      .evaluateAll((controls) =>
        controls
          .filter((control) => control.checkVisibility())
          .map((control) => Math.round(control.getBoundingClientRect().top)),
      );
  for (const [width, height] of viewports) {
    await page.setViewportSize({ width, height });
    await injectStyles(page, 'body { font-family: "Familjen Grotesk" }');
    const tops = await measureTops();
    const headerHeight = (await header(page).boundingBox())?.height;
    // The widest letters: those of monospace are a sixth wider than Verdana's.
    await injectStyles(page, 'body { font-family: monospace }');
    expect(await measureTops(), `${width} px`).toEqual(tops);
    expect((await header(page).boundingBox())?.height, `${width} px`).toBe(headerHeight);
  }
});
