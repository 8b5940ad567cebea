import { long } from '../support/tags.ts';
import { expect, test, type Page, type Route } from '../support/test.ts';
import { field, opener } from '../support/branches.ts';
import { findFixture } from '../support/fixtures.ts';
import { aCategory, waitForPaint, waitUntilIdle } from '../support/kinds.ts';
import { inStockBox } from '../support/list.ts';
import { expectFigures, openProduct, mockLiveProduct } from '../support/live.ts';
import { buyLink, cards, main, searchBox } from '../support/locators.ts';
import { sample } from '../support/sampling.ts';
import { recordPageActivity } from '../support/pageActivity.ts';

/** The URL of an island's own script on a page. */
const scriptOf = async (page: Page, name: string): Promise<string> =>
  (await page.locator(`astro-island[component-export="${name}"]`).first().getAttribute('component-url')) ?? '';

/** An island that throws as it renders: it is given nothing of what it needs. */
const throwing = (name: string) => (route: Route) => {
  const whole = `${route.request().url()}?whole`;
  return route.fulfill({
    contentType: 'text/javascript',
    body: `import { ${name} as whole } from '${whole}'; export const ${name} = () => whole({});`,
  });
};

const breakIsland = async (page: Page, name: string, path: string): Promise<void> => {
  await page.goto(path);
  const script = await scriptOf(page, name);
  await page.route((url) => url.pathname === script && url.search === '', throwing(name));
  await page.reload();
};

test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

test('P23 the script of the live figures fails to load: the page keeps its figures and Comprar, and the rest works', async ({
  page,
}) => {
  const product = await findFixture('noModel');
  const activity = await recordPageActivity(page);
  await page.route(/showLiveFigures\.client[^/]*\.js/, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('showLiveFigures.client'));
  (await mockLiveProduct(page, product, { price: 21950 }))();
  await openProduct(page, product);
  await failed;
  await waitUntilIdle(page);
  await expectFigures(page, product, product.unit);
  await expect(buyLink(page)).toHaveAttribute('href', /^https:\/\/wa\.me\//);
  await opener(page).click();
  await expect(field(page)).toBeVisible();
  expect(activity.problems).toEqual([]);
});

test('P23 the filters throw: the cards stay, the search and the branches work', async ({ page }) => {
  const activity = await recordPageActivity(page);
  await breakIsland(page, 'ListTools', await aCategory());
  const before = await cards(page).count();
  await inStockBox(page).first().click();
  await waitUntilIdle(page);
  await expect(inStockBox(page).first()).toBeVisible();
  expect(await cards(page).count()).toBe(before);
  await opener(page).click();
  await expect(field(page)).toBeVisible();
  expect(activity.problems).toEqual([]);
});

/** A script of a page that is drawn in the browser: its own, or that of its island. */
const ownScript = async (page: Page, name: string): Promise<string> => {
  const drawn = page.locator(`script[type=module][src*="${name}"]`).first();
  return (await drawn.count()) > 0 ? ((await drawn.getAttribute('src')) ?? '') : scriptOf(page, name);
};

const stands = 'No pudimos cargar esta parte de la página.';
const parts = [
  ['busqueda', '/busqueda?busqueda=funda'],
  ['liveProduct', '/producto/999999999'],
  ['categoria', '/categoria/no-existe'],
  ['Invoice', '/facturacion'],
  ['Promo', '/promocode'],
] as const;
for (const [name, path] of sample(parts, 1)) {
  test(`P23 ${path}: its script fails to load, and the page says so and offers a retry`, async ({ page }) => {
    const activity = await recordPageActivity(page);
    await page.goto(path);
    const script = await ownScript(page, name);
    await page.route(
      (url) => url.pathname === script,
      (route) => route.abort(),
    );
    await page.reload();
    // Where the page's own script fails, what stands without any is seen (R13.2); where an island's does, its place says so.
    const words = main(page).getByText(new RegExp(`${stands}|necesita JavaScript`));
    await expect(words.and(page.locator(':visible')).first()).toBeVisible();
    const again = main(page).getByRole('link', { name: 'vuelve a intentar' });
    await expect(again.first()).toBeVisible();
    await searchBox(page).fill('cable');
    await searchBox(page).press('Enter');
    await expect(page).toHaveURL(/\/busqueda\?busqueda=cable/);
    // Chrome says so of its own transition between two pages, where the first was left too soon.
    expect(activity.problems.filter((problem) => !problem.includes('ViewTransition'))).toEqual([]);
  });
}

test('P23 results whose scripts fail to load keep their first cards, and load the rest on the next touch', async ({
  page,
}) => {
  const activity = await recordPageActivity(page);
  await page.route(/fullResults/, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('fullResults'));
  await page.goto('/busqueda?busqueda=funda');
  await failed;
  await expect(cards(page)).toHaveCount(12);
  await expect(main(page)).not.toContainText(stands);
  await page.unrouteAll();
  await main(page).getByRole('heading', { level: 1 }).click();
  await expect(cards(page)).not.toHaveCount(12);

  await page.route(/fullResults/, (route) => route.abort());
  await page.goto('/busqueda?busqueda=xyzzyq');
  await expect(main(page)).toContainText(stands);
  expect(activity.problems).toEqual([]);
});

test('P23 filters whose script fails leave the page unchanged, and load on the next touch', long, async ({ page }) => {
  const activity = await recordPageActivity(page);
  await page.goto(await aCategory());
  const script = await scriptOf(page, 'ListTools');
  const fail = (route: Route): Promise<void> => route.abort('internetdisconnected');
  await page.route((url) => url.pathname === script, fail);
  const before = await cards(page).count();
  const gone = page.waitForEvent('requestfailed', (request) => request.url().includes('astro-retry'));
  await inStockBox(page).first().click();
  await gone;
  await waitForPaint(page);
  expect(await cards(page).count()).toBe(before);
  await page.unroute((url) => url.pathname === script);
  await page.unrouteAll();
  await inStockBox(page).first().focus();
  await inStockBox(page).first().dispatchEvent('pointerdown');
  // What was checked before is done.
  await expect(page).toHaveURL(/existencias=1/);
  await expect(inStockBox(page).first()).toBeChecked();
  expect(activity.problems).toEqual([]);
});

test(
  'P23 suggestions whose script fails load on the next user intent; the form works meanwhile',
  long,
  async ({ page }) => {
    const activity = await recordPageActivity(page);
    let fail = true;
    await page.route(/suggestions\.client[^/]*\.js/, (route) => (fail ? route.abort() : route.continue()));
    const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('suggest'));
    await page.goto('/garantias');
    await searchBox(page).focus();
    await failed;
    fail = false;
    await searchBox(page).blur();
    const came = page.waitForResponse(/suggestions\.client/);
    await searchBox(page).focus();
    await came;
    expect(activity.problems).toEqual([]);
  },
);

/**
 * The site as a later deploy has it: an island has another script, and the old one is gone.
 * @returns how often the page was loaded since
 */
async function deployAnew(page: Page, name: string, { whole }: { whole: boolean }): Promise<() => number> {
  const script = await scriptOf(page, name);
  const later = script.replace('.js', '.later.js');
  const path = new URL(page.url()).pathname;
  let loads = 0;
  await page.route(
    (url) => [script, later].includes(url.pathname),
    async (route) => {
      const there = whole && route.request().url().includes(later);
      if (there) await route.fulfill({ response: await route.fetch({ url: new URL(script, page.url()).href }) });
      else await route.fulfill({ status: 404, body: '' });
    },
  );
  await page.route(
    (url) => url.pathname === path,
    async (route) => {
      if (route.request().isNavigationRequest()) loads++;
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replaceAll(script, later) });
    },
  );
  return () => loads;
}

test('P24 a page of the previous deploy reloads once, and works', async ({ page }) => {
  await page.goto(await aCategory());
  const loads = await deployAnew(page, 'ListTools', { whole: true });
  await inStockBox(page).first().focus();
  await expect.poll(loads).toBe(1);
  await page.waitForLoadState();
  await inStockBox(page).first().click();
  await expect(page).toHaveURL(/existencias=1/);
  expect(loads()).toBe(1);
});

test('P24 it does not reload over typed text', async ({ page }) => {
  await page.goto(await aCategory());
  const loads = await deployAnew(page, 'ListTools', { whole: true });
  await searchBox(page).fill('cable');
  const looked = page.waitForEvent('requestfinished', (request) => request.url() === page.url());
  await inStockBox(page).first().focus();
  await looked;
  await waitForPaint(page);
  expect(loads()).toBe(0);
  await expect(searchBox(page)).toHaveValue('cable');
});

test('P24 it does not reload again if the new page fails, too', async ({ page }) => {
  await page.goto(await aCategory());
  const loads = await deployAnew(page, 'ListTools', { whole: false });
  await inStockBox(page).first().focus();
  await expect.poll(loads).toBe(1);
  await page.waitForLoadState();
  const retryRequest = page.waitForRequest(/later\.js\?astro-retry/);
  await inStockBox(page).first().dispatchEvent('pointerdown');
  await retryRequest;
  await waitUntilIdle(page);
  expect(loads()).toBe(1);
  await expect(cards(page).first()).toBeVisible();
});
