import { expect, test, type Page } from '../support/test.ts';
import { header } from '../support/locators.ts';
import { addStyles } from '../support/styled.ts';
import { sample } from '../support/sampling.ts';
import { onScreens, views } from '../support/views.ts';

/**
 * Running text, names of products and titles of lists, whose lines end where their letters do: with other letters they may have
 * a line more or less. All else has the same lines, and stands where it stood once this text is away.
 */
const runningText = '#product-name, .list-title > span, #description, .prose :is(p, dd, li)';

/** Has a page opened from now on without its font, as on a slow network. */
async function withoutFont(page: Page): Promise<void> {
  await page.route(
    (url) => url.pathname.endsWith('.woff2') && url.search === '',
    (route) => route.abort(),
  );
}

/**
 * The boxes of a page opened without its font that are otherwise, by more than 2 px, with it: the innermost of them, for each
 * of the faces that stand in for it (src/styles/tokens.css) and that this machine has. Where it has none, those of the header
 * alone, which is in any letters. It is the same page each time, so that nothing but the font differs.
 */
const movedByFont = (page: Page): Promise<string[]> =>
  page.evaluate(async (unequal) => {
    const url = document.querySelector<HTMLLinkElement>('link[rel="preload"][as="font"]')?.href;
    const font = await new FontFace('Familjen Grotesk', `url(${url}?late)`, { weight: '400 700' }).load();
    const had = async (family: string): Promise<boolean> => {
      const faces = [...document.fonts].filter((face) => face.family.includes(family));
      const loaded = await Promise.allSettled(faces.map((face) => face.load()));
      return loaded.length > 0 && loaded.every(({ status }) => status === 'fulfilled');
    };
    const fallbackFonts: string[] = [];
    for (const family of ['Roboto Fallback', 'Arial Fallback'])
      if (await had(family)) fallbackFonts.push(`'${family}'`);

    const parts = [
      ...document.querySelectorAll(fallbackFonts.length > 0 ? 'body *' : '.header .bar *, .menu > *, .menu summary'),
    ].filter(
      (part) =>
        part.checkVisibility() &&
        getComputedStyle(part).display !== 'inline' &&
        !part.closest(`svg, iframe, .visually-hidden, ${unequal}`),
    );
    const boxes = (): { top: number; height: number }[] =>
      parts.map((part) => {
        const { top, height } = part.getBoundingClientRect();
        return { top: top + scrollY, height };
      });
    const sheet = new CSSStyleSheet();
    document.adoptedStyleSheets.push(sheet);
    const moved = (fallbackFont: string): string[] => {
      sheet.replaceSync(`
        :is(${unequal}) { display: none !important }
        body { font-family: 'Familjen Grotesk', ${fallbackFont} }`);
      const without = boxes();
      document.fonts.add(font);
      const withIt = boxes();
      document.fonts.delete(font);
      const faults = parts.flatMap((part, index) => {
        const [from, to] = [without[index], withIt[index]];
        if (!from || !to) return [];
        const [higher, lower] = [from.height - to.height, from.top - to.top];
        return Math.max(Math.abs(higher), Math.abs(lower)) > 2 ? [{ part, higher, lower }] : [];
      });
      const higher = faults.filter((fault) => Math.abs(fault.higher) > 2);
      const told = higher.length > 0 ? higher : faults;
      return told
        .filter(({ part }) => !told.some((other) => other.part !== part && part.contains(other.part)))
        .slice(0, 8)
        .map(({ part, ...by }) => {
          const words = part.textContent.trim().replace(/\s+/g, ' ').slice(0, 60);
          const name = [part.localName, ...part.classList].join('.');
          return `${fallbackFont}: ${name} "${words}" is ${by.higher} px higher and ${by.lower} px lower`;
        });
    };
    const all = (fallbackFonts.length > 0 ? fallbackFonts : ['sans-serif']).flatMap(moved);
    document.adoptedStyleSheets.pop();
    return all;
  }, runningText);

const screens = [
  [360, 740],
  [390, 844],
  [1280, 900],
] as const;

// Suggestions are typed for, in rows of one height whatever is in them.
const shown = views.filter(({ name }) => name !== 'suggestions');
for (const view of sample(shown, 2))
  test(`R13.3 before the font loads the layout is the same: ${view.name}`, async ({ page }) => {
    await withoutFont(page);
    await onScreens(page, view, screens, async (size) => expect.soft(await movedByFont(page), size).toEqual([]));
  });

test('R13.3 the header has the same rows in any font', async ({ page }) => {
  await page.goto('/garantias');
  const tops = (): Promise<number[]> =>
    header(page)
      .locator('a, button, summary, input')
      .evaluateAll((parts) =>
        parts.filter((part) => part.checkVisibility()).map((part) => Math.round(part.getBoundingClientRect().top)),
      );
  for (const [width, height] of screens) {
    await page.setViewportSize({ width, height });
    await addStyles(page, 'body { font-family: "Familjen Grotesk" }');
    const own = { tops: await tops(), header: (await header(page).boundingBox())?.height };
    // As wide as letters come: those of a typewriter are a sixth wider than Verdana's.
    await addStyles(page, 'body { font-family: monospace }');
    expect(await tops(), `${width} px`).toEqual(own.tops);
    expect((await header(page).boundingBox())?.height, `${width} px`).toBe(own.header);
  }
});
