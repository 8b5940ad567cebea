import { expect, test } from '../support/test.ts';
import { toCallPattern, recordCalls } from '../support/recordCalls.ts';
import { findFixture, pesos } from '../support/fixtures.ts';
import { settled } from '../support/kinds.ts';
import { failures, hydratedWith, liveCall } from '../support/live.ts';
import { cards } from '../support/parts.ts';
import { onSandbox } from '../support/site.ts';
import { watch } from '../support/watch.ts';
import { calls } from '../../src/contract/callTable.ts';
import { maxCardCalls } from '../../src/features/listing/listing.ts';
import { encode } from '../support/wire.ts';

test.skip(!onSandbox, 'It counts on a list of more than 200 products.');
const answer = calls.postObtenervwProducto.answer;

test('R3.8 of a list too large to be asked whole, what is on the screen is corrected, without React', async ({
  page,
}) => {
  const product = await findFixture('onOffer');
  const seen = await watch(page);
  await page.route(liveCall, (route) =>
    route.fulfill({ json: encode(answer, { ...product, price: 987_650, discountPrice: 0 }) }),
  );
  const asked = recordCalls(page);
  const single = () => asked.filter(({ call }) => call === 'postObtenervwProducto');
  await page.goto('/todos');
  await settled(page);
  expect(single()).toEqual([]);
  const card = cards(page).nth(5);
  await card.scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 1);
  await expect(card).toContainText(pesos(987_650));
  const [before, last] = [single().length, cards(page).last()];
  expect(before).toBeGreaterThan(1);
  await last.scrollIntoViewIfNeeded();
  await expect(last).toContainText(pesos(987_650));
  await settled(page);
  expect(single().length).toBeLessThanOrEqual(maxCardCalls);
  expect(new Set(single().map(({ body }) => JSON.stringify(body))).size).toBe(single().length);
  expect(await hydratedWith(page, seen.scripts)).toEqual([]);
  expect([seen.problems, await seen.movedInMain()]).toEqual([[], []]);
});

test('R3.8 a large list whose products cannot be asked for stays as it was', async ({ page }) => {
  await page.route(liveCall, failures['answers 500'] ?? ((route) => route.abort()));
  const failed = page.waitForResponse(toCallPattern('postObtenervwProducto'));
  await page.goto('/todos');
  const before = await cards(page).allTextContents();
  await page.mouse.wheel(0, 200);
  await failed;
  await settled(page);
  expect(await cards(page).allTextContents()).toEqual(before);
});
