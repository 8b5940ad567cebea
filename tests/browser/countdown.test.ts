import { expect, test, type Page } from '../support/test.ts';
import { findFixture } from '../support/fixtures.ts';
import { settled } from '../support/kinds.ts';
import { below, mockLiveProduct } from '../support/live.ts';
import { main } from '../support/parts.ts';
import { watch } from '../support/watch.ts';
import { narrow } from '../support/widths.ts';
import { shop } from '../../src/shop.ts';

const countdown = (page: Page) => main(page).getByText(/Solo quedan/);
const end = Date.parse(shop.offerEnd);
/** The configured end is past: the clock of the page is set back to before it. */
const setBack = (page: Page, ms: number) => page.clock.install({ time: end - ms });
const [second, minute, hour, day] = [1_000, 60_000, 3_600_000, 86_400_000];

test('R5.10 with a date ahead it counts down, and goes once past; nothing moves', narrow, async ({ page }) => {
  const { id } = await findFixture('onOffer');
  const seen = await watch(page);
  await setBack(page, 2 * day + 4 * hour + 18 * minute);
  await page.goto(`/producto/${id}`);
  await expect(countdown(page)).toHaveText('Solo quedan: 2 d 04 h 18 min');
  await countdown(page).evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await expect(countdown(page)).toBeVisible();
  const before = await below(page);
  await page.clock.runFor(minute + second);
  await expect(countdown(page)).toHaveText('Solo quedan: 2 d 04 h 17 min');
  await page.clock.fastForward(2 * day + 4 * hour + 15 * minute);
  await page.clock.runFor(second);
  await expect(countdown(page)).toHaveText('Solo quedan: 2 min');
  await page.clock.fastForward(2 * minute);
  await page.clock.runFor(second);
  await expect(countdown(page)).toHaveCount(0);
  expect(await below(page)).toBe(before);
  expect(await seen.movedInMain()).toEqual([]);
  expect(await seen.violations()).toEqual([]);
});

test('R5.10 its space is reserved on phones of any width', narrow, async ({ page }) => {
  const { id } = await findFixture('onOffer');
  const widths = [320, 360, 390];
  const places = async (): Promise<number[]> => {
    const found: number[] = [];
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await settled(page);
      found.push(await below(page));
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width} px`).toBe(width);
    }
    return found;
  };
  await page.goto(`/producto/${id}`);
  await settled(page);
  await expect(countdown(page)).toHaveCount(0);
  const without = await places();
  await setBack(page, 12 * day);
  await page.reload();
  await expect(countdown(page)).toHaveText('Solo quedan: 12 d 00 h 00 min');
  expect(await places()).toEqual(without);
});

test('R5.10 only on products on offer, also when the live API says so', async ({ page }) => {
  const product = await findFixture('noModel');
  const seen = await watch(page);
  const answer = await mockLiveProduct(page, product, { discountPrice: product.price - 5000 });
  await setBack(page, day);
  await page.goto(`/producto/${product.id}`);
  await page.clock.runFor(second);
  await expect(countdown(page)).toHaveCount(0);
  answer();
  await page.clock.runFor(3 * second);
  await expect(countdown(page)).toBeVisible();
  expect(seen.problems).toEqual([]);
  expect(await seen.movedInMain()).toEqual([]);
});
