import { painted, settled } from '../support/kinds.ts';
import { expect, test, type Page } from '../support/test.ts';
import { wide } from '../support/widths.ts';

const launcher = (page: Page) => page.locator('.launcher:visible');

/** The words of the page, whole paragraphs, that stand under the way to the chat, where that is seen. */
const coveredWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const button = [...document.querySelectorAll('.launcher')].find((each) =>
      each.checkVisibility({ opacityProperty: true }),
    );
    if (!button) return [];
    const over = button.getBoundingClientRect();
    const walker = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
    const covered: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.textContent?.trim() || !node.parentElement?.checkVisibility()) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const met = [...range.getClientRects()].some(
        (box) =>
          Math.min(box.right, over.right) - Math.max(box.left, over.left) > 1 &&
          Math.min(box.bottom, over.bottom) - Math.max(box.top, over.top) > 1,
      );
      if (met) covered.push(node.textContent);
    }
    return covered;
  });

test('R2.8 the way to the chat covers no words of a first screen, and the way up shows it', wide, async ({ page }) => {
  const hidden: string[] = [];
  for (const path of ['/', '/todos', '/ofertas', '/categorias', '/sucursales', '/busqueda;busqueda=funda'])
    for (const [width, height] of [
      [360, 740],
      [390, 844],
      [1280, 800],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto(path);
      await settled(page);
      expect(await coveredWords(page), `${path} at ${width} px`).toEqual([]);
      if (!(await launcher(page).evaluate((it) => it.checkVisibility({ opacityProperty: true })))) hidden.push(path);
    }
  // It is not hidden everywhere: that would prove nothing.
  expect(hidden).not.toContain('/sucursales');
  expect(hidden.length).toBeGreaterThan(0);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/todos');
  for (const top of [900, 600]) {
    await page.evaluate((place) => scrollTo({ top: place, behavior: 'instant' }), top);
    await painted(page);
  }
  await expect(launcher(page)).toHaveCSS('opacity', '1');
});
