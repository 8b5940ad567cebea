import { expect, test } from '../support/test.ts';
import { findFixtureProduct } from '../support/fixtureProducts.ts';
import { waitForPaint, waitUntilIdle } from '../support/pageKinds.ts';
import {
  readContentTop,
  expectPriceAndStock,
  findHydrationScripts,
  productEndpointPattern,
  openProduct,
  holdProductResponse,
} from '../support/productPage.ts';
import { findOtherBranch, fetchBranches, chooseBranch } from '../support/branches.ts';
import { branchName } from '../../src/components/branch.ts';
import { catalogueDate, buyLink, readWhatsAppMessage, main, liveUpdateTime } from '../support/locators.ts';
import { countPieces, effectivePrice, formatPesos } from '../support/productList.ts';
import { fetchText } from '../support/site.ts';
import { sampleEvenly } from '../support/sampling.ts';
import { recordPageActivity } from '../support/pageActivity.ts';
import type { FixtureName } from '../../scripts/sandbox/seed/fixtures.ts';
import type { Product } from '../../src/contract/catalogue.ts';
import { endpoints } from '../../src/contract/endpoints.ts';
import { shop } from '../../src/shop.ts';
import { phoneOnly } from '../support/tags.ts';
import { encode } from '../support/wireCodec.ts';

test('R5.11 a product page requests its price and stock; unchanged ones load no React', phoneOnly, async ({ page }) => {
  const product = await findFixtureProduct('onOffer');
  const activity = await recordPageActivity(page);
  const liveRequest = page.waitForRequest(productEndpointPattern);
  const liveResponse = page.waitForResponse(productEndpointPattern);
  await openProduct(page, product);
  expect((await liveRequest).postDataJSON()).toEqual({ ProductoID: product.id, SucursalID: shop.mainBranch });
  await liveResponse;
  await waitUntilIdle(page);
  await expect(liveUpdateTime(page)).toHaveText('Precio y existencias al día, hace un momento');
  await expectPriceAndStock(page, product, product.unit);
  expect(await findHydrationScripts(page, activity.scripts)).toEqual([]);
  expect(activity.pageErrors).toEqual([]);
  expect(await activity.layoutShiftsInMain()).toEqual([]);
});

test(
  'R5.11 the time of the price and stock is not in the HTML; after a minute it is a time of day',
  phoneOnly,
  async ({ page }) => {
    const product = await findFixtureProduct('onOffer');
    expect(await fetchText(`/producto/${product.id}`)).not.toMatch(/existencias (?:al día|del catálogo)/);
    await page.clock.install({ time: '2026-11-20T15:10:00Z' });
    await openProduct(page, product);
    await page.clock.runFor(3_000);
    await expect(liveUpdateTime(page)).toHaveText('Precio y existencias al día, hace un momento');
    await page.clock.runFor(61_000);
    await expect(liveUpdateTime(page)).toHaveText('Precio y existencias al día a las 9:10');
  },
);

test(
  'R5.11 R5.13 after choosing a branch its row is first, the WhatsApp message names a branch in stock, and nothing moves',
  phoneOnly,
  async ({ page }) => {
    const product = await findFixtureProduct('onOffer');
    const branch = await findOtherBranch();
    test.skip(!(branch.id in product.stock), 'This shop has no stock for that branch.');
    const activity = await recordPageActivity(page);
    await openProduct(page, product);
    await expect(liveUpdateTime(page)).toBeVisible();
    await chooseBranch(page, branch);
    const shopperRow = main(page).getByRole('listitem').filter({ hasText: 'Tu sucursal' });
    await expect(shopperRow).toContainText(branchName(branch));
    const text = await readWhatsAppMessage(buyLink(page));
    const [, branchInText = ''] = /^Sucursal: (.*)$/m.exec(text) ?? [];
    const allBranches = await fetchBranches();
    const branchesInStock = allBranches.filter(({ id }) => (product.stock[id] ?? 0) > 0).map(branchName);
    expect(product.stock[branch.id] ? [branchName(branch)] : branchesInStock).toContain(branchInText);
    // The next page applies the stored branch without a layout shift.
    await openProduct(page, product);
    const before = await readContentTop(page);
    await expect(shopperRow).toContainText(branchName(branch));
    await waitUntilIdle(page);
    expect(await readContentTop(page)).toBe(before);
    expect(await activity.layoutShiftsInMain()).toEqual([]);
    // The HTML has the price and stock of the main branch, which are shown again once it is chosen.
    const mainBranch = allBranches.find(({ id }) => id === shop.mainBranch);
    if (!mainBranch) throw new Error('The shop has no main branch.');
    await chooseBranch(page, mainBranch);
    await expect(shopperRow).toContainText(branchName(mainBranch));
  },
);

test(
  'P19 R5.11 the page shows the price and stock of the branch chosen last, in any order of responses',
  phoneOnly,
  async ({ page }) => {
    const product = await findFixtureProduct('noModel');
    const branch = await findOtherBranch();
    const { promise: released, resolve: release }: PromiseWithResolvers<void> = Promise.withResolvers();
    const { promise: lateResponse, resolve: resolveLateResponse }: PromiseWithResolvers<void> = Promise.withResolvers();
    const createResponse = (price: number) => ({
      json: encode(endpoints.postObtenervwProducto.response, { ...product, price }),
    });
    await page.route(productEndpointPattern, async (route) => {
      const { SucursalID } = route.request().postDataJSON() as { SucursalID: string };
      if (SucursalID === branch.id) return route.fulfill(createResponse(30_000));
      await released;
      // On a busy machine the page has aborted the request by now.
      await route.fulfill(createResponse(40_000)).catch(() => undefined);
      resolveLateResponse();
    });
    const firstRequest = page.waitForRequest(productEndpointPattern);
    await openProduct(page, product);
    await firstRequest;
    await chooseBranch(page, branch);
    await expectPriceAndStock(page, { ...product, price: 30_000 }, product.unit);
    release();
    await lateResponse;
    await waitUntilIdle(page);
    await expectPriceAndStock(page, { ...product, price: 30_000 }, product.unit);
  },
);

interface UpdateCase {
  fixture: FixtureName;
  changes: Partial<Product>;
}

/** Adds a stock of 0 for all other branches of the product. */
const fillStock = (product: Product, stock: Product['stock']): Product['stock'] => ({
  ...Object.fromEntries(Object.keys(product.stock).map((branch) => [branch, 0])),
  ...stock,
});

const updateCases: Record<string, UpdateCase> = {
  'another price': { fixture: 'noModel', changes: { price: 21950 } },
  'a price with one more digit': { fixture: 'noModel', changes: { price: 104950 } },
  'an offer': { fixture: 'noModel', changes: { discountPrice: 14950 } },
  'the end of an offer': { fixture: 'onOffer', changes: { discountPrice: 0 } },
  'that it is sold out': { fixture: 'onOffer', changes: { stock: {} } },
  'a discount price above the price': { fixture: 'onOffer', changes: { discountPrice: 99900 } },
  'that it is back in stock': { fixture: 'soldOut', changes: { stock: { 1: 2, 3: 1 } } },
  'that one piece is left': { fixture: 'noModel', changes: { stock: { 4: 1 } } },
};

for (const [update, { fixture, changes }] of sampleEvenly(Object.entries(updateCases), 2)) {
  test(
    `R5.11 if the live API returns ${update}, panel and buy bar show it, and nothing moves`,
    phoneOnly,
    async ({ page }) => {
      const product = await findFixtureProduct(fixture);
      const changedFields = changes.stock ? { stock: fillStock(product, changes.stock) } : changes;
      const changedProduct = { ...product, ...changedFields };
      const activity = await recordPageActivity(page);
      const respond = await holdProductResponse(page, changedProduct);
      const liveRequest = page.waitForRequest(productEndpointPattern);
      await openProduct(page, product);
      await liveRequest;
      await page.evaluate(() => document.fonts.ready);
      await waitForPaint(page);
      await expectPriceAndStock(page, product, product.unit);
      const before = await readContentTop(page);

      respond();
      await expectPriceAndStock(page, changedProduct, product.unit);
      await waitUntilIdle(page);
      expect(await readContentTop(page)).toBe(before);
      expect(await activity.layoutShiftsInMain()).toEqual([]);
      expect(await activity.cspViolations()).toEqual([]);
      expect(activity.pageErrors).toEqual([]);
      await expect(catalogueDate(page)).toHaveCount(0);
      // The bar at the bottom of a phone shows the new price, too.
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      const bar = main(page)
        .getByRole('link', { name: `Comprar ${product.name}`, exact: true })
        .locator('..');
      if (countPieces(changedProduct) > 0) await expect(bar).toContainText(formatPesos(effectivePrice(changedProduct)));
      const sizes = await Promise.all(activity.scripts.map((request) => request.sizes()));
      expect(sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0)).toBeLessThan(100 * 1024);
    },
  );
}
