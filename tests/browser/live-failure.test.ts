import { long } from '../support/tags.ts';
import { expect, test } from '../support/test.ts';
import { findFixture } from '../support/fixtures.ts';
import { waitUntilIdle, sampledKinds } from '../support/pageKinds.ts';
import {
  contentTop,
  expectFigures,
  apiFailures,
  hydrationScripts,
  liveProductCall,
  mockLiveProduct,
  openProduct,
} from '../support/liveProduct.ts';
import { branchName } from '../../src/components/branch.ts';
import { findOtherBranch } from '../support/branches.ts';
import { catalogueDate, buyLink, chatText, main, productLinks, liveUpdateTime } from '../support/locators.ts';
import { attributeValues, baseUrl, fetchHtml } from '../support/site.ts';
import { sample } from '../support/sampling.ts';
import { recordPageActivity } from '../support/pageActivity.ts';
import { ipService } from '../support/recordCalls.ts';

/** The expected text for the age of the catalogue: the time of the manifest, in Mexico City time. */
async function formatCatalogueAge(now: Date): Promise<string> {
  const manifest = (await (await fetch(`${baseUrl}/catalogo/manifest.json`)).json()) as { time: string };
  const format = (date: Date, options: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat('es-MX', { timeZone: 'America/Mexico_City', ...options }).format(date);
  const time = new Date(manifest.time);
  const isToday = format(time, { dateStyle: 'long' }) === format(now, { dateStyle: 'long' });
  const day = isToday ? 'de hoy' : `del ${format(time, { day: 'numeric', month: 'long' })}`;
  const clock = format(time, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).replace(/^0/, '');
  return `Precio y existencias del catálogo ${day}, ${clock}`;
}

for (const [failure, fail] of sample(Object.entries(apiFailures), 1)) {
  test(`P16 P22 R5.11 the live API ${failure}: the page keeps its figures and shows their age`, async ({ page }) => {
    const product = await findFixture('onOffer');
    const activity = await recordPageActivity(page);
    await page.route(liveProductCall, fail);
    await openProduct(page, product);
    await expect(catalogueDate(page)).toHaveText(await formatCatalogueAge(new Date()));
    await waitUntilIdle(page);
    await expectFigures(page, product, product.unit);
    expect(await hydrationScripts(page, activity.scripts)).toEqual([]);
    expect(activity.pageErrors).toEqual([]);
    expect(await activity.shiftedElementsInMain()).toEqual([]);
  });
}

test('R5.11 an age of more than a day includes the date, without a layout shift', long, async ({ page }) => {
  const product = await findFixture('onOffer');
  const activity = await recordPageActivity(page);
  const threeDaysLater = new Date(Date.now() + 3 * 86_400_000);
  await page.clock.setFixedTime(threeDaysLater);
  await page.route(liveProductCall, (route) => route.abort());
  await openProduct(page, product);
  const before = await contentTop(page);
  await expect(catalogueDate(page)).toHaveText(await formatCatalogueAge(threeDaysLater));
  await expectFigures(page, product, product.unit);
  await waitUntilIdle(page);
  expect(await contentTop(page)).toBe(before);
  expect(await activity.shiftedElementsInMain()).toEqual([]);
});

test('P21 R5.11 a failed live request is repeated when the browser is back online', async ({ page }) => {
  const product = await findFixture('noModel');
  await page.route(liveProductCall, (route) => route.abort());
  await openProduct(page, product);
  await expect(catalogueDate(page)).toBeVisible();
  await page.unroute(liveProductCall);
  (await mockLiveProduct(page, product, { price: 21950 }))();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expectFigures(page, { ...product, price: 21950 }, product.unit);
  await expect(liveUpdateTime(page)).toBeVisible();
  await expect(catalogueDate(page)).toHaveCount(0);
  // A successful request is not repeated.
  let requestCount = 0;
  await page.route(liveProductCall, (route) => {
    requestCount++;
    return route.continue();
  });
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await waitUntilIdle(page);
  expect(requestCount).toBe(0);
});

test('P23 R5.11 if figures differ but the script fails to load, the page keeps its own and shows their age', async ({
  page,
}) => {
  const product = await findFixture('noModel');
  const activity = await recordPageActivity(page);
  await page.route(/buyBox\.[^/]*\.js/, (route) => route.abort());
  (await mockLiveProduct(page, product, { price: 21950 }))();
  await openProduct(page, product);
  await expect(catalogueDate(page)).toBeVisible();
  await expectFigures(page, product, product.unit);
  expect(activity.pageErrors).toEqual([]);
});

test("R5.11 with the API down, the shopper's branch is still first, and in the message", long, async ({ page }) => {
  const product = await findFixture('onOffer');
  const branch = await findOtherBranch();
  test.skip(!(branch.id in product.stock), 'This shop does not publish the stock of that branch.');
  await page.addInitScript(([id, name]) => localStorage.setItem('sucursal', JSON.stringify({ id, name })), [
    branch.id,
    branch.neighbourhood,
  ] as const);
  await page.route(liveProductCall, (route) => route.abort());
  await openProduct(page, product);
  await expect(catalogueDate(page)).toBeVisible();
  const first = main(page).getByRole('listitem').filter({ hasText: 'Tu sucursal' });
  await expect(first).toContainText(branchName(branch));
  await expect.poll(() => chatText(buyLink(page))).toContain(`Sucursal: ${branchName(branch)}`);
});

const errorTexts = /error|no pudimos|no se pud|intenta|conexi[oó]n|fuera de servicio|no disponible en este momento/i;

/** Pages whose regular texts match `errorTexts`. */
const pagesAboutErrors = ['not found', 'offline', 'state of the catalogue'];

// The promo code and results need the API and report its failures: they have their own tests.
for (const kind of sample(
  sampledKinds.filter(({ name }) => !['promo code', 'results'].includes(name)),
  1,
)) {
  test(`P16 R4.14 with the live API down, ${kind.name} shows all its products and no error`, async ({ page }) => {
    const activity = await recordPageActivity(page);
    await page.route(/\/api\//, (route) => route.abort('connectionrefused'));
    await page.route(ipService, (route) => route.abort());
    const path = await kind.path();
    const mainHtml = (await fetchHtml(path)).split('<main')[1]?.split('</main>')[0] ?? '';
    const productUrls = attributeValues(mainHtml, 'href').filter((href) => href.startsWith('/producto/'));
    await page.goto(path);
    for (const position of [0, 0.5, 1]) {
      await page.evaluate((fraction) => scrollTo(0, fraction * document.body.scrollHeight), position);
      await waitUntilIdle(page);
    }
    expect(await main(page).locator(productLinks).count()).toBeGreaterThanOrEqual(new Set(productUrls).size);
    // Only the shop's own texts: product names come from the catalogue.
    const text = await main(page).evaluate((element) => {
      const copy = element.cloneNode(true) as HTMLElement;
      const excluded = 'a[href^="/producto/"], h1, noscript, script, .without-script';
      for (const excludedElement of copy.querySelectorAll(excluded)) excludedElement.remove();
      return copy.textContent;
    });
    if (!kind.mentionsForm && !pagesAboutErrors.includes(kind.name)) expect(text).not.toMatch(errorTexts);
    expect(activity.pageErrors).toEqual([]);
    expect(await activity.shiftedElementsInMain()).toEqual([]);
  });
}
