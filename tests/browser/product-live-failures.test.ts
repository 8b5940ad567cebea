import { deepOnly } from '../support/tags.ts';
import { expect, test } from '../support/test.ts';
import { findFixtureProduct } from '../support/fixtureProducts.ts';
import { waitUntilIdle } from '../support/pageKinds.ts';
import {
  readContentTop,
  expectPriceAndStock,
  apiFailures,
  findHydrationScripts,
  productEndpointPattern,
  mockProductResponse,
  openProduct,
} from '../support/productPage.ts';
import { branchName } from '../../src/components/branch.ts';
import { findOtherBranch } from '../support/branches.ts';
import { catalogueDate, buyLink, readWhatsAppMessage, main, liveUpdateTime } from '../support/locators.ts';
import { baseUrl } from '../support/site.ts';
import { sampleEvenly } from '../support/sampling.ts';
import { recordPageActivity } from '../support/pageActivity.ts';

/** Formats the time of the manifest as the page should show it, in Mexico City time. */
async function formatCatalogueDate(now: Date): Promise<string> {
  const manifest = (await (await fetch(`${baseUrl}/catalogo/manifest.json`)).json()) as { time: string };
  const format = (date: Date, options: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat('es-MX', { timeZone: 'America/Mexico_City', ...options }).format(date);
  const time = new Date(manifest.time);
  const isToday = format(time, { dateStyle: 'long' }) === format(now, { dateStyle: 'long' });
  const day = isToday ? 'de hoy' : `del ${format(time, { day: 'numeric', month: 'long' })}`;
  const clock = format(time, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).replace(/^0/, '');
  return `Precio y existencias del catálogo ${day}, ${clock}`;
}

for (const [failure, fail] of sampleEvenly(Object.entries(apiFailures), 1)) {
  test(`P16 P22 R5.11 if the live API ${failure}, the page keeps its price and stock and shows their date`, async ({
    page,
  }) => {
    const product = await findFixtureProduct('onOffer');
    const activity = await recordPageActivity(page);
    await page.route(productEndpointPattern, fail);
    await openProduct(page, product);
    await expect(catalogueDate(page)).toHaveText(await formatCatalogueDate(new Date()));
    await waitUntilIdle(page);
    await expectPriceAndStock(page, product, product.unit);
    expect(await findHydrationScripts(page, activity.scripts)).toEqual([]);
    expect(activity.pageErrors).toEqual([]);
    expect(await activity.layoutShiftsInMain()).toEqual([]);
  });
}

test('R5.11 price and stock of an earlier day have their date, without a layout shift', deepOnly, async ({ page }) => {
  const product = await findFixtureProduct('onOffer');
  const activity = await recordPageActivity(page);
  const threeDaysLater = new Date(Date.now() + 3 * 86_400_000);
  await page.clock.setFixedTime(threeDaysLater);
  await page.route(productEndpointPattern, (route) => route.abort());
  await openProduct(page, product);
  const before = await readContentTop(page);
  await expect(catalogueDate(page)).toHaveText(await formatCatalogueDate(threeDaysLater));
  await expectPriceAndStock(page, product, product.unit);
  await waitUntilIdle(page);
  expect(await readContentTop(page)).toBe(before);
  expect(await activity.layoutShiftsInMain()).toEqual([]);
});

test('P21 R5.11 when the browser is back online, a failed live request is repeated, a successful one is not', async ({
  page,
}) => {
  const product = await findFixtureProduct('noModel');
  await page.route(productEndpointPattern, (route) => route.abort());
  await openProduct(page, product);
  await expect(catalogueDate(page)).toBeVisible();
  await page.unroute(productEndpointPattern);
  await mockProductResponse(page, { ...product, price: 21950 });
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expectPriceAndStock(page, { ...product, price: 21950 }, product.unit);
  await expect(liveUpdateTime(page)).toBeVisible();
  await expect(catalogueDate(page)).toHaveCount(0);
  let requestCount = 0;
  await page.route(productEndpointPattern, (route) => {
    requestCount++;
    return route.continue();
  });
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await waitUntilIdle(page);
  expect(requestCount).toBe(0);
});

test('P23 R5.11 if the script that renders changed price and stock fails to load, the page keeps its own and shows their date', async ({
  page,
}) => {
  const product = await findFixtureProduct('noModel');
  const activity = await recordPageActivity(page);
  await page.route(/buyBox\.[^/]*\.js/, (route) => route.abort());
  await mockProductResponse(page, { ...product, price: 21950 });
  await openProduct(page, product);
  await expect(catalogueDate(page)).toBeVisible();
  await expectPriceAndStock(page, product, product.unit);
  expect(activity.pageErrors).toEqual([]);
});

test(
  'R5.11 with the live API down, the shopper’s branch is still in its row and in the WhatsApp message',
  deepOnly,
  async ({ page }) => {
    const product = await findFixtureProduct('onOffer');
    const branch = await findOtherBranch();
    test.skip(!(branch.id in product.stock), 'This shop has no stock for that branch.');
    await page.addInitScript(([id, name]) => localStorage.setItem('sucursal', JSON.stringify({ id, name })), [
      branch.id,
      branch.neighbourhood,
    ] as const);
    await page.route(productEndpointPattern, (route) => route.abort());
    await openProduct(page, product);
    await expect(catalogueDate(page)).toBeVisible();
    const shopperRow = main(page).getByRole('listitem').filter({ hasText: 'Tu sucursal' });
    await expect(shopperRow).toContainText(branchName(branch));
    await expect.poll(() => readWhatsAppMessage(buyLink(page))).toContain(`Sucursal: ${branchName(branch)}`);
  },
);
