import { painted, settled } from '../support/kinds.ts';
import { expect, test, type Page } from '../support/test.ts';

const launcher = (page: Page) => page.locator('.chat-launcher:visible');

/** The words of the page, whole paragraphs, that stand under the way to the chat, where that is seen. */
const coveredWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const button = [...document.querySelectorAll('.chat-launcher')].find((each) =>
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

test('R2.8 the chat button covers no text of the first screen, and appears on the way up', async ({ page }) => {
  const shown: string[] = [];
  for (const path of ['/', '/todos', '/categorias', '/sucursales', '/busqueda;busqueda=funda', '/facturacion']) {
    await page.goto(path);
    await settled(page);
    for (const [width, height] of [
      [360, 740],
      [390, 844],
      [1280, 800],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      await painted(page);
      expect(await coveredWords(page), `${path} at ${width} px`).toEqual([]);
      if (await launcher(page).evaluate((it) => it.checkVisibility({ opacityProperty: true })))
        shown.push(`${path} ${width}`);
    }
  }
  // Where it covers nothing it is there: in the margin of a wide screen, and beside a form.
  expect(shown).toEqual(expect.arrayContaining(['/todos 1440', '/facturacion 390']));

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/todos');
  for (const top of [900, 600]) {
    await page.evaluate((place) => scrollTo({ top: place, behavior: 'instant' }), top);
    await painted(page);
  }
  await expect(launcher(page)).toHaveCSS('opacity', '1');
});
