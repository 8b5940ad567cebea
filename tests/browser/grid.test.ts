import { expect, test, type Locator, type Page } from '../support/test.ts';
import { findFixture } from '../support/fixtures.ts';
import { aCategory, kinds, painted, settled } from '../support/kinds.ts';
import { cards, main } from '../support/parts.ts';
import { narrow } from '../support/widths.ts';

const lists = { category: aCategory, 'all products': () => Promise.resolve('/todos') };

test.describe('R4.4 cards a row', () => {
  for (const [name, path] of Object.entries(lists)) {
    test(name, async ({ page }) => {
      await page.goto(await path());
      expect(await cards(page).count()).toBeGreaterThanOrEqual(5);
      for (const [width, perRow] of [
        [390, 2],
        [767, 2],
        [768, 4],
        // Beside the filters.
        [900, 3],
        [1199, 3],
        [1200, 4],
        [1280, 4],
      ] as const) {
        await page.setViewportSize({ width, height: 800 });
        const boxes = await cards(page).evaluateAll((found) =>
          found.map((card) => card.getBoundingClientRect().toJSON() as DOMRect),
        );
        const first = boxes[0]?.top;
        expect(
          boxes.filter(({ top }) => top === first),
          `${width} px`,
        ).toHaveLength(perRow);
        const widths = boxes.map((box) => Math.round(box.width));
        expect(Math.max(...widths) - Math.min(...widths), `${width} px`).toBeLessThanOrEqual(1);
        expect(Math.max(...boxes.map(({ right }) => right)), `${width} px`).toBeLessThanOrEqual(width);
      }
    });
  }
});

test('R4.4 every kind of page fits a screen of 360 px', narrow, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const kind of kinds) {
    await page.goto(await kind.path());
    const widths = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      document.body.scrollWidth,
      innerWidth,
    ]);
    expect.soft(widths, kind.name).toEqual([360, 360, 360]);
  }
});

test.describe('R4.16 a picture that cannot be loaded', () => {
  const box = (locator: Locator) => locator.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);

  /** The drawn tile that stands for a picture: what is seen in the middle of its box. */
  const tile = (within: Locator): Locator => within.locator('svg').first();

  async function withoutPictures(page: Page): Promise<void> {
    await page.route('**/.netlify/images**', (route) => route.abort());
  }

  test('keeps its box on a card and shows a drawn tile', narrow, async ({ page }) => {
    await page.goto('/todos');
    await settled(page);
    const card = cards(page).first();
    const before = await box(card);
    await expect(card.locator('img')).toHaveJSProperty('complete', true);
    await expect(tile(card)).toBeHidden();

    await withoutPictures(page);
    await page.reload();
    await expect(tile(card)).toBeVisible();
    await settled(page);
    expect(await box(card)).toEqual(before);
    expect((await box(tile(card))).width).toBeGreaterThan(40);
  });

  test('keeps its box on the product page', async ({ page }) => {
    await page.goto(`/producto/${(await findFixture('onOffer')).id}`);
    await settled(page);
    const heading = page.getByRole('heading', { level: 1 });
    const before = await box(heading);
    await withoutPictures(page);
    await page.reload();
    await expect(tile(main(page).locator('a:has(img)').first())).toBeVisible();
    await painted(page);
    expect(await box(heading)).toEqual(before);
  });

  test('a product without a picture shows its tile in the same box', narrow, async ({ page }) => {
    const { id, name } = await findFixture('noPicture');
    await page.goto(`/producto/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    const picture = main(page).locator('svg:visible').first();
    expect((await box(picture)).width).toBeGreaterThan(100);
    await expect(main(page).getByRole('img', { name })).toHaveCount(0);
  });
});
