import { expect, test, type Locator } from '../support/test.ts';
import { findCategoryPath, fixedPath, waitForPaint, waitUntilIdle } from '../support/pageKinds.ts';
import { holdRequests } from '../support/holdRequests.ts';
import { longNames, openProductNamed } from '../support/productPage.ts';
import { cards, main } from '../support/locators.ts';
import { sampleEvenly } from '../support/sampling.ts';
import { recordPageActivity } from '../support/pageActivity.ts';
import { phoneAndDesktop, phoneOnly } from '../support/tags.ts';

const phoneSizes = [
  [360, 640],
  [360, 740],
  [390, 844],
  [390, 664],
] as const;

interface Box {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

const measureBox = (locator: Locator): Promise<Box> =>
  locator.evaluate((element) => {
    const { top, bottom, left, right } = element.getBoundingClientRect();
    return { top, bottom, left, right };
  });

for (const [length, name] of sampleEvenly(Object.entries(longNames), 2))
  test(
    `R5.3 R5.5 with a name of ${length} characters, the name, price, picture and Comprar are on the first screen of a phone`,
    phoneOnly,
    async ({ page }) => {
      expect(name).toHaveLength(Number(length));
      await openProductNamed(page, name);
      for (const [width, height] of phoneSizes) {
        await page.setViewportSize({ width, height });
        await waitForPaint(page);
        const bar = main(page).locator('.buy-bar');
        await expect(bar).toBeVisible();
        const [heading, price, picture, barBox, buyBox] = await Promise.all([
          measureBox(page.getByRole('heading', { level: 1 })),
          measureBox(main(page).locator('.product-price .current-price')),
          measureBox(main(page).locator('.gallery-stage')),
          measureBox(bar),
          measureBox(bar.getByRole('link', { name: /^Comprar/ })),
        ]);
        const edgesFromTop = [heading.bottom, price.top, price.bottom, picture.top, picture.bottom, barBox.top + 0.5];
        expect(edgesFromTop, `${width}×${height}`).toEqual([...edgesFromTop].sort((a, b) => a - b));
        expect(picture.bottom - picture.top).toBeGreaterThanOrEqual(168);
        expect(picture.bottom - picture.top).toBeLessThanOrEqual(0.45 * height + 1);
        expect(buyBox.bottom).toBeLessThanOrEqual(height);
        expect(buyBox.top).toBeGreaterThanOrEqual(barBox.top);
        for (const box of [heading, price, buyBox]) {
          expect(box.left).toBeGreaterThanOrEqual(0);
          expect(box.right).toBeLessThanOrEqual(width);
        }
        // The bar never truncates the model, however long the name is.
        const model = bar.locator('.buy-bar-name b');
        expect(await model.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
        expect((await measureBox(model)).right).toBeLessThanOrEqual(width);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      }
    },
  );

test(
  'R5.3 a truncated name has a button that expands and collapses it; a name that fits has none',
  phoneOnly,
  async ({ page }) => {
    await openProductNamed(page, longNames[200]);
    const heading = page.getByRole('heading', { level: 1 });
    const button = main(page).getByRole('button', { name: 'Ver nombre completo' });
    const isTruncated = (): Promise<boolean> =>
      heading.evaluate((element) => element.scrollHeight > element.clientHeight);
    await expect(button).toBeVisible();
    expect(await isTruncated()).toBe(true);
    await button.click();
    expect(await isTruncated()).toBe(false);
    await main(page).getByRole('button', { name: 'Ver menos' }).click();
    expect(await isTruncated()).toBe(true);
    // At this width the same name fits.
    await page.setViewportSize({ width: 690, height: 844 });
    await expect(button).toBeHidden();
  },
);

test(
  'R5.3 a name that fits has no space for the button; the button of a truncated name causes no layout shift',
  phoneAndDesktop,
  async ({ page }) => {
    const activity = await recordPageActivity(page);
    await openProductNamed(page, longNames[200].slice(0, 140));
    const heading = page.getByRole('heading', { level: 1 });
    const price = main(page).locator('.product-price');
    const measureGap = async (): Promise<number> => (await measureBox(price)).top - (await measureBox(heading)).bottom;
    expect(await measureGap()).toBeLessThan(1);
    await openProductNamed(page, longNames[200] + longNames[80]);
    await expect(main(page).getByRole('button', { name: 'Ver nombre completo' })).toBeVisible();
    expect(await measureGap()).toBeGreaterThan(16);
    expect(await activity.layoutShiftsInMain()).toEqual([]);
  },
);

test('R5.3 from 700 px on, a name has at most four lines, and the thumbnails are in one row', async ({ page }) => {
  for (const name of Object.values(longNames)) {
    await openProductNamed(page, name);
    for (const width of [700, 768, 1000, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const heading = page.getByRole('heading', { level: 1 });
      const lines = await heading.evaluate(
        (element) => element.clientHeight / parseFloat(getComputedStyle(element).lineHeight),
      );
      expect(Math.round(lines), `${name.length} characters at ${width} px`).toBeLessThanOrEqual(4);
      const thumbnails = await main(page)
        .locator('.gallery-thumbnails li')
        .evaluateAll((items) => items.map((item) => item.getBoundingClientRect()));
      expect(new Set(thumbnails.map(({ top }) => top)).size).toBe(1);
      for (const box of thumbnails) expect(box.width >= 72 && box.width <= 120, `${box.width} px`).toBe(true);
    }
  }
});

/** The maximum bottom edge of the first price of a list on a phone, px. */
const maxFirstPriceBottom = 560;

for (const path of [
  '/todos',
  '/todos?existencias=1',
  '/categoria/cables-y-adaptadores?largo=2+m',
  '/busqueda?busqueda=cable+usb+c+2+metros+menos+de+200',
])
  test(`Layout: the first price of ${path} is on the first screen of a phone`, phoneOnly, async ({ page }) => {
    await page.goto(path);
    // The first visible one: filtered cards replace those of the HTML.
    const price = main(page).locator('.card .price:visible').first();
    await expect(price).toBeVisible();
    if (path.includes('?')) await expect(page.locator('.filtered .card').first()).toBeVisible();
    expect((await measureBox(price)).bottom).toBeLessThanOrEqual(maxFirstPriceBottom + 0.5);
  });

const lists: [name: string, path: () => Promise<string>][] = [
  ['a category', findCategoryPath],
  ['/todos', fixedPath('/todos')],
  ['/ofertas', fixedPath('/ofertas')],
  ['/todos/2', fixedPath('/todos/2')],
  ['/masvendidos', fixedPath('/masvendidos')],
  ['results', fixedPath('/busqueda?busqueda=funda%20samsung%20roja')],
  ['results that match in part', fixedPath('/busqueda?busqueda=cable%20usb%20c%202%20metros%20menos%20de%20200')],
  ['results under a long heading', fixedPath('/busqueda?busqueda=mica%20galaxy%20a05')],
];
test(
  'Layout: the first picture of a list is near the header, and its price on the first screen',
  phoneAndDesktop,
  async ({ page, isMobile }) => {
    await page.setViewportSize(isMobile ? { width: 390, height: 844 } : { width: 1280, height: 900 });
    for (const [name, path] of sampleEvenly(lists, 3)) {
      await page.goto(await path());
      await waitUntilIdle(page);
      const header = await measureBox(page.getByRole('banner'));
      const pictureBox = await measureBox(cards(page).first().locator('.picture-box'));
      const price = await measureBox(cards(page).first().locator('.price'));
      expect(pictureBox.top - header.bottom, name).toBeLessThanOrEqual(name.startsWith('results') ? 176 : 120);
      expect(price.bottom, name).toBeLessThanOrEqual(isMobile ? maxFirstPriceBottom : 620);
    }
  },
);

test(
  'Layout: the first cards of results appear where their skeletons stood',
  phoneAndDesktop,
  async ({ page, isMobile }) => {
    await page.setViewportSize(isMobile ? { width: 390, height: 844 } : { width: 1280, height: 900 });
    const release = await holdRequests(page, '**/catalogo/**');
    await page.goto('/busqueda?busqueda=funda');
    const skeleton = await measureBox(page.locator('[data-skeleton] .card').first());
    release();
    const card = await measureBox(page.locator('.filtered .card').first());
    expect(Math.abs(card.top - skeleton.top)).toBeLessThanOrEqual(2);
    expect(card.left).toBeCloseTo(skeleton.left, 0);
    expect(card.right).toBeCloseTo(skeleton.right, 0);
  },
);
