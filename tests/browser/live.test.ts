import { expect, test } from '../support/test.ts';
import { findFixture, pesos } from '../support/fixtures.ts';
import { waitForPaint, waitUntilIdle } from '../support/kinds.ts';
import { below, expectFigures, hydrationScripts, liveCall, openProduct, mockLiveProduct } from '../support/live.ts';
import { findOtherBranch, branches, choose } from '../support/branches.ts';
import { branchName } from '../../src/components/branch.ts';
import { age, buyLink, chatText, main, verified } from '../support/locators.ts';
import { html } from '../support/site.ts';
import { sample } from '../support/sampling.ts';
import { recordPageActivity } from '../support/pageActivity.ts';
import type { FixtureName } from '../../scripts/sandbox/seed/fixtures.ts';
import type { Product } from '../../src/contract/catalogue.ts';
import { calls } from '../../src/contract/callTable.ts';
import { shop } from '../../src/shop.ts';
import { narrow } from '../support/tags.ts';
import { encode } from '../support/wire.ts';

test('R5.11 equal figures load no React', narrow, async ({ page }) => {
  const product = await findFixture('onOffer');
  const activity = await recordPageActivity(page);
  const liveRequest = page.waitForRequest(liveCall);
  const responded = page.waitForResponse(liveCall);
  await openProduct(page, product);
  expect((await liveRequest).postDataJSON()).toEqual({ ProductoID: product.id, SucursalID: shop.mainBranch });
  await responded;
  await waitUntilIdle(page);
  await expect(verified(page)).toHaveText('Precio y existencias al día, hace un momento');
  await expectFigures(page, product, product.unit);
  expect(await hydrationScripts(page, activity.scripts)).toEqual([]);
  expect(activity.problems).toEqual([]);
  expect(await activity.shiftedElementsInMain()).toEqual([]);
});

test(
  'R5.11 the time of the live figures is not in the HTML; it shows as a clock time after a minute',
  narrow,
  async ({ page }) => {
    const product = await findFixture('onOffer');
    expect(await html(`/producto/${product.id}`)).not.toMatch(/verificado|del catálogo/);
    await page.clock.install({ time: '2026-11-20T15:10:00Z' });
    await openProduct(page, product);
    await page.clock.runFor(3_000);
    await expect(verified(page)).toHaveText('Precio y existencias al día, hace un momento');
    await page.clock.runFor(61_000);
    await expect(verified(page)).toHaveText('Precio y existencias al día a las 9:10');
  },
);

test(
  'R5.11 R5.13 another branch: its row is first, the message names one that has the product, nothing moves',
  narrow,
  async ({ page }) => {
    const product = await findFixture('onOffer');
    const branch = await findOtherBranch();
    test.skip(!(branch.id in product.stock), 'This shop does not tell the stock of that branch.');
    const activity = await recordPageActivity(page);
    await openProduct(page, product);
    await expect(verified(page)).toBeVisible();
    await choose(page, branch);
    const first = main(page).getByRole('listitem').filter({ hasText: 'Tu sucursal' });
    const row = branchName(branch);
    await expect(first).toContainText(row);
    const text = await chatText(buyLink(page));
    const [, branchLine = ''] = /^Sucursal: (.*)$/m.exec(text) ?? [];
    const all = await branches();
    const there = all.filter(({ id }) => (product.stock[id] ?? 0) > 0).map(branchName);
    expect(product.stock[branch.id] ? [branchName(branch)] : there).toContain(branchLine);
    // On the next page it is known from the start, and taken over without moving anything.
    await openProduct(page, product);
    const before = await below(page);
    await expect(first).toContainText(row);
    await waitUntilIdle(page);
    expect(await below(page)).toBe(before);
    expect(await activity.shiftedElementsInMain()).toEqual([]);
    // The figures of the main branch are those of the page: it shows them again.
    const own = all.find(({ id }) => id === shop.mainBranch);
    if (!own) throw new Error('The shop has no main branch.');
    await choose(page, own);
    await expect(first).toContainText(branchName(own));
  },
);

test(
  'P19 R5.11 the response for the branch chosen last counts, whatever the order of the responses',
  narrow,
  async ({ page }) => {
    const product = await findFixture('noModel');
    const branch = await findOtherBranch();
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    let responded = (): void => undefined;
    const late = new Promise<void>((resolve) => (responded = resolve));
    const tell = (price: number) => ({
      json: encode(calls.postObtenervwProducto.response, { ...product, price }),
    });
    await page.route(liveCall, async (route) => {
      const { SucursalID } = route.request().postDataJSON() as { SucursalID: string };
      if (SucursalID === branch.id) return route.fulfill(tell(30_000));
      await held;
      // On a busy machine the page has given it up.
      await route.fulfill(tell(40_000)).catch(() => undefined);
      responded();
    });
    const first = page.waitForRequest(liveCall);
    await openProduct(page, product);
    await first;
    await choose(page, branch);
    await expectFigures(page, { ...product, price: 30_000 }, product.unit);
    release();
    await late;
    await waitUntilIdle(page);
    await expectFigures(page, { ...product, price: 30_000 }, product.unit);
  },
);

interface Change {
  role: FixtureName;
  changes: Partial<Product>;
}

/** Pieces by branch, where the branches not named have none. */
const stockOf = (product: Product, pieces: Record<string, number>): Product['stock'] => ({
  ...Object.fromEntries(Object.keys(product.stock).map((branch) => [branch, 0])),
  ...pieces,
});

const changes: Record<string, Change> = {
  'another price': { role: 'noModel', changes: { price: 21950 } },
  'a price of one digit more': { role: 'noModel', changes: { price: 104950 } },
  'an offer': { role: 'noModel', changes: { discountPrice: 14950 } },
  'the end of an offer': { role: 'onOffer', changes: { discountPrice: 0 } },
  'that it is sold out': { role: 'onOffer', changes: { stock: {} } },
  'a discount price above the price': { role: 'onOffer', changes: { discountPrice: 99900 } },
  'that it has come back': { role: 'soldOut', changes: { stock: { 1: 2, 3: 1 } } },
  'that one is left': { role: 'noModel', changes: { stock: { 4: 1 } } },
};

for (const [what, { role, changes: told }] of sample(Object.entries(changes), 2)) {
  test(`R5.11 the live API gives ${what}: the page shows it, and nothing moves`, narrow, async ({ page }) => {
    const product = await findFixture(role);
    const changed = told.stock ? { stock: stockOf(product, told.stock) } : told;
    const activity = await recordPageActivity(page);
    const respond = await mockLiveProduct(page, product, changed);
    const liveRequest = page.waitForRequest(liveCall);
    await openProduct(page, product);
    await liveRequest;
    await page.evaluate(() => document.fonts.ready);
    await waitForPaint(page);
    await expectFigures(page, product, product.unit);
    const before = await below(page);

    respond();
    const now = { ...product, ...changed };
    await expectFigures(page, now, product.unit);
    await waitUntilIdle(page);
    expect(await below(page)).toBe(before);
    expect(await activity.shiftedElementsInMain()).toEqual([]);
    expect(await activity.violations()).toEqual([]);
    expect(activity.problems).toEqual([]);
    await expect(age(page)).toHaveCount(0);
    // What the bar at the bottom of a phone says follows.
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    const { price, discountPrice, stock } = now;
    const asks = pesos(discountPrice > 0 && discountPrice < price ? discountPrice : price);
    const bar = main(page)
      .getByRole('link', { name: `Comprar ${product.name}`, exact: true })
      .locator('..');
    if (Object.values(stock).some((pieces) => pieces > 0)) await expect(bar).toContainText(asks);
    const sizes = await Promise.all(activity.scripts.map((request) => request.sizes()));
    expect(sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0)).toBeLessThan(100 * 1024);
  });
}
