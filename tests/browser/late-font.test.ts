import { movedByFont, withoutFont } from '../support/fontBoxes.ts';
import { header } from '../support/parts.ts';
import { styled } from '../support/styled.ts';
import { expect, test } from '../support/test.ts';
import { onScreens, views } from '../support/views.ts';

// Advances as phones have them: not rounded to whole pixels, which a headless shell does.
test.use({
  launchOptions: async ({ launchOptions }, use) => {
    await use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--font-render-hinting=none'] });
  },
});

const screens = [
  [360, 740],
  [390, 844],
  [1280, 900],
] as const;

// Suggestions are typed for, in rows of one height whatever stands in them.
for (const view of views.filter(({ name }) => name !== 'suggestions'))
  test(`R13.3 before the font is there the layout is the same: ${view.name}`, async ({ page }) => {
    await withoutFont(page);
    await onScreens(page, view, screens, async (size) => expect.soft(await movedByFont(page), size).toEqual([]));
  });

test('R13.3 the header has its rows in any letters', async ({ page }) => {
  await page.goto('/garantias');
  const tops = (): Promise<number[]> =>
    header(page)
      .locator('a, button, summary, input')
      .evaluateAll((parts) =>
        parts.filter((part) => part.checkVisibility()).map((part) => Math.round(part.getBoundingClientRect().top)),
      );
  for (const [width, height] of screens) {
    await page.setViewportSize({ width, height });
    await styled(page, 'body { font-family: "Familjen Grotesk" }');
    const own = { tops: await tops(), header: (await header(page).boundingBox())?.height };
    // As wide as letters come: those of a typewriter are a sixth wider than Verdana's.
    await styled(page, 'body { font-family: monospace }');
    expect(await tops(), `${width} px`).toEqual(own.tops);
    expect((await header(page).boundingBox())?.height, `${width} px`).toBe(own.header);
  }
});
