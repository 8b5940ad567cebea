import { deepOnly } from '../support/tags.ts';
import { expect, test, type Page, type Route } from '../support/test.ts';
import { postalCodeField, branchButton } from '../support/branches.ts';
import { findFixtureProduct } from '../support/fixtureProducts.ts';
import { findCategoryPath, waitForPaint, waitUntilIdle } from '../support/pageKinds.ts';
import { inStockCheckbox } from '../support/productList.ts';
import { expectPriceAndStock, openProduct, mockProductResponse } from '../support/productPage.ts';
import { buyLink, cards, main, searchBox } from '../support/locators.ts';
import { sampleEvenly } from '../support/sampling.ts';
import { holdRequests } from '../support/holdRequests.ts';
import { recordPageActivity } from '../support/pageActivity.ts';

/** The script URL of an island of the open page. */
const findIslandScript = async (page: Page, name: string): Promise<string> =>
  (await page.locator(`astro-island[component-export="${name}"]`).first().getAttribute('component-url')) ?? '';

/** Responds with a script whose island throws when it renders, since the island gets no props. */
const respondWithThrowingIsland = (name: string) => (route: Route) => {
  const originalUrl = `${route.request().url()}?original`;
  return route.fulfill({
    contentType: 'text/javascript',
    body: `import { ${name} as original } from '${originalUrl}'; export const ${name} = () => original({});`,
  });
};

/** Opens a page, and reloads it with an island that throws. */
const openWithThrowingIsland = async (page: Page, name: string, path: string): Promise<void> => {
  await page.goto(path);
  const script = await findIslandScript(page, name);
  await page.route((url) => url.pathname === script && url.search === '', respondWithThrowingIsland(name));
  await page.reload();
};

test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

test('P23 if the script of the live price and stock fails to load, the page keeps price, stock and Comprar, and the rest works', async ({
  page,
}) => {
  const product = await findFixtureProduct('noModel');
  const activity = await recordPageActivity(page);
  await page.route(/updateBuyBox\.client[^/]*\.js/, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('updateBuyBox.client'));
  await mockProductResponse(page, { ...product, price: 21950 });
  await openProduct(page, product);
  await failed;
  await waitUntilIdle(page);
  await expectPriceAndStock(page, product, product.unit);
  await expect(buyLink(page)).toHaveAttribute('href', /^https:\/\/wa\.me\//);
  await branchButton(page).click();
  await expect(postalCodeField(page)).toBeVisible();
  expect(activity.pageErrors).toEqual([]);
});

test('P23 if the island of the filters throws, filters and cards stay and the branch modal works', async ({ page }) => {
  const activity = await recordPageActivity(page);
  await openWithThrowingIsland(page, 'ListTools', await findCategoryPath());
  const before = await cards(page).count();
  await inStockCheckbox(page).first().click();
  await waitUntilIdle(page);
  await expect(inStockCheckbox(page).first()).toBeVisible();
  expect(await cards(page).count()).toBe(before);
  await branchButton(page).click();
  await expect(postalCodeField(page)).toBeVisible();
  expect(activity.pageErrors).toEqual([]);
});

/** The script URL of a page that is rendered in the browser: the page's own, or that of its island. */
const findPageScript = async (page: Page, name: string): Promise<string> => {
  const script = page.locator(`script[type=module][src*="${name}"]`).first();
  return (await script.count()) > 0 ? ((await script.getAttribute('src')) ?? '') : findIslandScript(page, name);
};

const loadErrorText = 'No pudimos cargar esta parte de la página.';
const pageScripts = [
  ['busqueda', '/busqueda?busqueda=funda'],
  ['liveProduct', '/producto/999999999'],
  ['categoria', '/categoria/no-existe'],
  ['Invoice', '/facturacion'],
  ['Promo', '/promocode'],
] as const;
for (const [name, path] of sampleEvenly(pageScripts, 1)) {
  test(`P23 ${path} shows an error and a retry link if its script fails to load`, async ({ page }) => {
    const activity = await recordPageActivity(page);
    await page.goto(path);
    const script = await findPageScript(page, name);
    await page.route(
      (url) => url.pathname === script,
      (route) => route.abort(),
    );
    await page.reload();
    // If the page's own script is missing, the content for pages without scripts shows (R13.2); an island shows an error.
    const message = main(page).getByText(new RegExp(`${loadErrorText}|necesita JavaScript`));
    await expect(message.and(page.locator(':visible')).first()).toBeVisible();
    const retryLink = main(page).getByRole('link', { name: 'vuelve a intentar' });
    await expect(retryLink.first()).toBeVisible();
    await searchBox(page).fill('cable');
    await searchBox(page).press('Enter');
    await expect(page).toHaveURL(/\/busqueda\?busqueda=cable/);
    // Chrome reports its own view transition as failed if the first page is left too soon.
    expect(activity.pageErrors.filter((error) => !error.includes('ViewTransition'))).toEqual([]);
  });
}

test('P23 if the script of the full results fails to load, the first cards stay until the next interaction, even if they come later; without any, an error is shown', async ({
  page,
}) => {
  const activity = await recordPageActivity(page);
  await page.route(/fullResults/, (route) => route.abort());
  const releaseCards = await holdRequests(page, /\/catalogo\/busqueda\//);
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('fullResults'));
  await page.goto('/busqueda?busqueda=funda');
  await failed;
  releaseCards();
  await expect(cards(page)).toHaveCount(12);
  await expect(main(page)).not.toContainText(loadErrorText);
  await page.unrouteAll();
  await main(page).getByRole('heading', { level: 1 }).click();
  await expect(cards(page)).not.toHaveCount(12);

  await page.route(/fullResults/, (route) => route.abort());
  await page.goto('/busqueda?busqueda=xyzzyq');
  await expect(main(page)).toContainText(loadErrorText);
  expect(activity.pageErrors).toEqual([]);
});

test(
  'P23 if the script of the filters fails to load, the cards stay, and the next interaction loads it and replays the click',
  deepOnly,
  async ({ page }) => {
    const activity = await recordPageActivity(page);
    await page.goto(await findCategoryPath());
    const script = await findIslandScript(page, 'ListTools');
    await page.route(
      (url) => url.pathname === script,
      (route) => route.abort('internetdisconnected'),
    );
    const before = await cards(page).count();
    const retryFailed = page.waitForEvent('requestfailed', (request) => request.url().includes('astro-retry'));
    await inStockCheckbox(page).first().click();
    await retryFailed;
    await waitForPaint(page);
    expect(await cards(page).count()).toBe(before);
    await page.unrouteAll();
    await inStockCheckbox(page).first().focus();
    await inStockCheckbox(page).first().dispatchEvent('pointerdown');
    // The earlier click is applied.
    await expect(page).toHaveURL(/existencias=1/);
    await expect(inStockCheckbox(page).first()).toBeChecked();
    expect(activity.pageErrors).toEqual([]);
  },
);

test(
  'P23 if the script of the suggestions fails to load, it is requested again on the next focus',
  deepOnly,
  async ({ page }) => {
    const activity = await recordPageActivity(page);
    let isBroken = true;
    await page.route(/suggestions\.client[^/]*\.js/, (route) => (isBroken ? route.abort() : route.continue()));
    const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('suggest'));
    await page.goto('/garantias');
    await searchBox(page).focus();
    await failed;
    isBroken = false;
    await searchBox(page).blur();
    const response = page.waitForResponse(/suggestions\.client/);
    await searchBox(page).focus();
    await response;
    expect(activity.pageErrors).toEqual([]);
  },
);

/**
 * Simulates a new deploy, in which an island's script has another URL and the old one is missing.
 * @param hasNewScript whether the new URL has the script
 * @returns a function that returns the number of page loads since
 */
async function simulateDeploy(
  page: Page,
  name: string,
  { hasNewScript }: { hasNewScript: boolean },
): Promise<() => number> {
  const oldScript = await findIslandScript(page, name);
  const newScript = oldScript.replace('.js', '.new.js');
  const path = new URL(page.url()).pathname;
  let loads = 0;
  await page.route(
    (url) => [oldScript, newScript].includes(url.pathname),
    async (route) => {
      const exists = hasNewScript && route.request().url().includes(newScript);
      if (exists) await route.fulfill({ response: await route.fetch({ url: new URL(oldScript, page.url()).href }) });
      else await route.fulfill({ status: 404, body: '' });
    },
  );
  await page.route(
    (url) => url.pathname === path,
    async (route) => {
      if (route.request().isNavigationRequest()) loads++;
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replaceAll(oldScript, newScript) });
    },
  );
  return () => loads;
}

test('P24 a page of the previous deploy reloads once, and then works', async ({ page }) => {
  await page.goto(await findCategoryPath());
  const loads = await simulateDeploy(page, 'ListTools', { hasNewScript: true });
  await inStockCheckbox(page).first().focus();
  await expect.poll(loads).toBe(1);
  await page.waitForLoadState();
  await inStockCheckbox(page).first().click();
  await expect(page).toHaveURL(/existencias=1/);
  expect(loads()).toBe(1);
});

test('P24 a page of the previous deploy does not reload over typed text', async ({ page }) => {
  await page.goto(await findCategoryPath());
  const loads = await simulateDeploy(page, 'ListTools', { hasNewScript: true });
  await searchBox(page).fill('cable');
  const checkedForDeploy = page.waitForEvent('requestfinished', (request) => request.url() === page.url());
  await inStockCheckbox(page).first().focus();
  await checkedForDeploy;
  await waitForPaint(page);
  expect(loads()).toBe(0);
  await expect(searchBox(page)).toHaveValue('cable');
});

test('P24 a page of the previous deploy does not reload again if the new one fails, too', async ({ page }) => {
  await page.goto(await findCategoryPath());
  const loads = await simulateDeploy(page, 'ListTools', { hasNewScript: false });
  await inStockCheckbox(page).first().focus();
  await expect.poll(loads).toBe(1);
  await page.waitForLoadState();
  const retryRequest = page.waitForRequest(/new\.js\?astro-retry/);
  await inStockCheckbox(page).first().dispatchEvent('pointerdown');
  await retryRequest;
  await waitUntilIdle(page);
  expect(loads()).toBe(1);
  await expect(cards(page).first()).toBeVisible();
});
