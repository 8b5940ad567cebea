import { long } from '../support/tags.ts';
import { expect, test } from '../support/test.ts';
import { findFixture } from '../support/fixtures.ts';
import { waitUntilIdle, sampledKinds } from '../support/kinds.ts';
import {
  below,
  expectFigures,
  failures,
  hydrationScripts,
  liveCall,
  mockLiveProduct,
  openProduct,
} from '../support/live.ts';
import { branchName } from '../../src/components/branch.ts';
import { findOtherBranch } from '../support/branches.ts';
import { age, buyLink, chatText, main, productLinks, verified } from '../support/locators.ts';
import { attributes, baseUrl, html } from '../support/site.ts';
import { sample } from '../support/sampling.ts';
import { recordPageActivity } from '../support/pageActivity.ts';
import { ipService } from '../support/recordCalls.ts';

/** What the page says of its age, from the manifest, in Mexico City time. */
async function ageOfCatalogue(now: Date): Promise<string> {
  const { time } = (await (await fetch(`${baseUrl}/catalogo/manifest.json`)).json()) as { time: string };
  const of = (date: Date, options: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat('es-MX', { timeZone: 'America/Mexico_City', ...options }).format(date);
  const taken = new Date(time);
  const [day, today] = [taken, now].map((date) => of(date, { dateStyle: 'long' }));
  const clock = of(taken, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).replace(/^0/, '');
  return `Precio y existencias del catálogo ${day === today ? 'de hoy' : `del ${of(taken, { day: 'numeric', month: 'long' })}`}, ${clock}`;
}

for (const [how, fail] of sample(Object.entries(failures), 1)) {
  test(`P16 P22 R5.11 the live API ${how}: the page keeps its figures and says how old they are`, async ({ page }) => {
    const product = await findFixture('onOffer');
    const activity = await recordPageActivity(page);
    await page.route(liveCall, fail);
    await openProduct(page, product);
    await expect(age(page)).toHaveText(await ageOfCatalogue(new Date()));
    await waitUntilIdle(page);
    await expectFigures(page, product, product.unit);
    expect(await hydrationScripts(page, activity.scripts)).toEqual([]);
    expect(activity.problems).toEqual([]);
    expect(await activity.shiftedElementsInMain()).toEqual([]);
  });
}

test('R5.11 an age of more than a day names the day, and nothing moves', long, async ({ page }) => {
  const product = await findFixture('onOffer');
  const activity = await recordPageActivity(page);
  const later = new Date(Date.now() + 3 * 86_400_000);
  await page.clock.setFixedTime(later);
  await page.route(liveCall, (route) => route.abort());
  await openProduct(page, product);
  const before = await below(page);
  await expect(age(page)).toHaveText(await ageOfCatalogue(later));
  await expectFigures(page, product, product.unit);
  await waitUntilIdle(page);
  expect(await below(page)).toBe(before);
  expect(await activity.shiftedElementsInMain()).toEqual([]);
});

test('P21 R5.11 a failed call is sent again as soon as the network is back', async ({ page }) => {
  const product = await findFixture('noModel');
  await page.route(liveCall, (route) => route.abort());
  await openProduct(page, product);
  await expect(age(page)).toBeVisible();
  await page.unroute(liveCall);
  (await mockLiveProduct(page, product, { price: 21950 }))();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expectFigures(page, { ...product, price: 21950 }, product.unit);
  await expect(verified(page)).toBeVisible();
  await expect(age(page)).toHaveCount(0);
  // One with a response is not.
  let requests = 0;
  await page.route(liveCall, (route) => (requests++, route.continue()));
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await waitUntilIdle(page);
  expect(requests).toBe(0);
});

test('P23 R5.11 the figures differ, but the script fails to load: the page says how old its own are', async ({
  page,
}) => {
  const product = await findFixture('noModel');
  const activity = await recordPageActivity(page);
  await page.route(/buyBox\.[^/]*\.js/, (route) => route.abort());
  (await mockLiveProduct(page, product, { price: 21950 }))();
  await openProduct(page, product);
  await expect(age(page)).toBeVisible();
  await expectFigures(page, product, product.unit);
  expect(activity.problems).toEqual([]);
});

test("R5.11 the API is down: the shopper's branch is still first, and in the message", long, async ({ page }) => {
  const product = await findFixture('onOffer');
  const branch = await findOtherBranch();
  test.skip(!(branch.id in product.stock), 'This shop does not tell the stock of that branch.');
  await page.addInitScript(([id, name]) => localStorage.setItem('sucursal', JSON.stringify({ id, name })), [
    branch.id,
    branch.neighbourhood,
  ] as const);
  await page.route(liveCall, (route) => route.abort());
  await openProduct(page, product);
  await expect(age(page)).toBeVisible();
  const first = main(page).getByRole('listitem').filter({ hasText: 'Tu sucursal' });
  await expect(first).toContainText(branchName(branch));
  await expect.poll(() => chatText(buyLink(page))).toContain(`Sucursal: ${branchName(branch)}`);
});

const complaints = /error|no pudimos|no se pud|intenta|conexi[oó]n|fuera de servicio|no disponible en este momento/i;

/** Pages whose own words are of what is not there. */
const tellsOfIt = ['not found', 'offline', 'state of the catalogue'];

// What asks the API for what only it knows says so when it can't: promo code and results have tests of their own.
for (const kind of sample(
  sampledKinds.filter(({ name }) => !['promo code', 'results'].includes(name)),
  1,
)) {
  test(`P16 R4.14 with the live API down ${kind.name} is complete and does not mention it`, async ({ page }) => {
    const activity = await recordPageActivity(page);
    await page.route(/\/api\//, (route) => route.abort('connectionrefused'));
    await page.route(ipService, (route) => route.abort());
    const path = await kind.path();
    const main_ = (await html(path)).split('<main')[1]?.split('</main>')[0] ?? '';
    const links = attributes(main_, 'href').filter((href) => href.startsWith('/producto/'));
    await page.goto(path);
    for (const y of [0, 0.5, 1]) {
      await page.evaluate((part) => scrollTo(0, part * document.body.scrollHeight), y);
      await waitUntilIdle(page);
    }
    expect(await main(page).locator(productLinks).count()).toBeGreaterThanOrEqual(new Set(links).size);
    // What the shop itself tells: names of products are the catalogue's.
    const text = await main(page).evaluate((element) => {
      const copy = element.cloneNode(true) as HTMLElement;
      for (const part of copy.querySelectorAll('a[href^="/producto/"], h1, noscript, script, .without-script'))
        part.remove();
      return copy.textContent;
    });
    if (!kind.form && !tellsOfIt.includes(kind.name)) expect(text).not.toMatch(complaints);
    expect(activity.problems).toEqual([]);
    expect(await activity.shiftedElementsInMain()).toEqual([]);
  });
}
