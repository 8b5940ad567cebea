import { holdRequests } from '../support/holdRequests.ts';
import { expect, test, type Locator, type Page } from '../support/test.ts';
import { findAxeViolations } from '../support/axe.ts';
import { toEndpointPattern } from '../support/recordCalls.ts';
import { createMalformedQueries } from '../support/maliciousTexts.ts';
import { waitForPaint, waitUntilIdle } from '../support/pageKinds.ts';
import { emptyInterpretation } from '../../src/features/search/engine/result.ts';
import { header, logo, searchBox, suggestions } from '../support/locators.ts';
import { pickEvenly } from '../support/sampling.ts';
import { fetchProducts, onSandbox } from '../support/site.ts';
import { recordPageActivity } from '../support/pageActivity.ts';
import { deepOnlyPhone, phoneOnly } from '../support/tags.ts';

declare global {
  var intruder: string | undefined;
}

const searchEndpointPattern = toEndpointPattern('postBuscarProducto');
const searchFileUrl = '**/catalogo/busqueda/*.txt';
const options = (page: Page): Locator => suggestions(page).getByRole('option');
const selectedOption = (page: Page): Locator => suggestions(page).getByRole('option', { selected: true });

/** Types a query with many results, and waits for its suggestions. */
async function openSuggestions(page: Page, text = 'cargador'): Promise<void> {
  await searchBox(page).fill(text);
  // The suggestions of an empty box, which may still be open, contain no products.
  await expect(suggestions(page).getByRole('group', { name: 'Productos' })).toBeVisible();
}

test(
  'Accessible: the search box is a combobox that exposes its listbox, whether it is open, and the selection',
  phoneOnly,
  async ({ page }) => {
    await page.goto('/garantias');
    await openSuggestions(page);
    const box = header(page).getByRole('combobox', { name: 'Buscar productos' });
    await expect(box).toHaveAttribute('aria-expanded', 'true');
    await expect(box).toHaveAttribute('aria-autocomplete', 'list');
    await expect(box).toHaveAttribute('aria-controls', (await suggestions(page).getAttribute('id')) ?? '');
    // The number may still change when a more complete response arrives.
    await expect(async () => {
      const count = await options(page).count();
      expect(count).toBeLessThanOrEqual(8);
      await expect(header(page).getByRole('status')).toContainText(`${count} sugerencias`, { timeout: 100 });
    }).toPass();
    await expect(suggestions(page).locator('.stock b').first()).toBeVisible();
    const heights = await suggestions(page)
      .locator('.stock')
      .evaluateAll((lines) => lines.map((line) => line.getBoundingClientRect().height));
    expect(Math.max(...heights), 'height of the stock line, px').toBeLessThan(20);

    await test.step('the arrow keys cycle through the options and the box; Home and End select the first and last', async () => {
      await box.press('ArrowDown');
      await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
      const selectedId = (await selectedOption(page).getAttribute('id')) ?? '';
      await expect(box).toHaveAttribute('aria-activedescendant', selectedId);
      await expect(box).toBeFocused();
      await box.press('ArrowUp');
      await expect(selectedOption(page)).toHaveCount(0);
      await box.press('ArrowUp');
      await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');
      await box.press('ArrowDown');
      await expect(selectedOption(page)).toHaveCount(0);
      await box.press('ArrowDown');
      await box.press('End');
      await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');
      await box.press('Home');
      await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
    });

    await test.step('Escape and a press outside close the suggestions and keep the text', async () => {
      await box.press('Escape');
      await expect(suggestions(page)).toBeHidden();
      await expect(box).toHaveValue('cargador');
      await expect(box).toHaveAttribute('aria-expanded', 'false');
      await box.press('ArrowDown');
      await expect(suggestions(page)).toBeVisible();
      await header(page).locator('.logo').dispatchEvent('pointerdown', { bubbles: true });
      await expect(suggestions(page)).toBeHidden();
      await expect(box).toHaveValue('cargador');
    });
  },
);

test(
  'R2.2 Enter or a click opens a suggestion; Enter without a selection and the button open all results',
  phoneOnly,
  async ({ page }) => {
    await page.goto('/garantias');
    await openSuggestions(page);
    await searchBox(page).press('ArrowDown');
    const selectedUrl = (await selectedOption(page).getAttribute('href')) ?? '';
    await searchBox(page).press('Enter');
    await expect(page).toHaveURL(selectedUrl);
    await openSuggestions(page);
    // The suggestions of the linear scan, which those of the index replace, have no number of results.
    const allResults = header(page).getByRole('button', { name: /^Ver los \d+ resultados de «cargador»/ });
    await expect(allResults).toBeVisible();
    const product = suggestions(page).getByRole('group', { name: 'Productos' }).getByRole('option').last();
    await expect(product).toHaveAttribute('href', /^\/producto\/\d+$/);
    await expect(product).toContainText('$');
    await expect(product.locator('mark').first()).toHaveText(/^cargador$/i);
    const productUrl = (await product.getAttribute('href')) ?? '';
    await product.click();
    await expect(page).toHaveURL(productUrl);
    await openSuggestions(page);
    await allResults.click();
    await expect(page).toHaveURL('/busqueda?busqueda=cargador');
    await openSuggestions(page, 'funda');
    await searchBox(page).press('Enter');
    await expect(page).toHaveURL('/busqueda?busqueda=funda');
  },
);

test('Accessible: axe finds nothing in open suggestions, and they violate no CSP', phoneOnly, async ({ page }) => {
  const activity = await recordPageActivity(page);
  await page.goto('/garantias');
  await openSuggestions(page);
  await searchBox(page).press('ArrowDown');
  expect(await findAxeViolations(page, 'body > header')).toEqual([]);
  expect([activity.pageErrors, await activity.cspViolations()]).toEqual([[], []]);
});

test('Budget: the search file loads on user intent, not before', phoneOnly, async ({ page }) => {
  const requestUrls: string[] = [];
  page.on('request', (request) => requestUrls.push(request.url()));
  await page.goto('/garantias');
  await waitUntilIdle(page);
  expect(requestUrls.filter((url) => /busqueda|worker|suggest/.test(url))).toEqual([]);
  const response = page.waitForResponse(searchFileUrl);
  await searchBox(page).focus();
  expect((await response).ok()).toBe(true);
});

test('Suggestions: until the search file loads, they come from the API', phoneOnly, async ({ page }) => {
  await page.route(searchFileUrl, () => undefined);
  await page.goto('/garantias');
  const liveRequest = page.waitForRequest(searchEndpointPattern);
  await searchBox(page).pressSequentially('cargador');
  await liveRequest;
  await expect(options(page).first()).toBeVisible();
});

test('R4.15 the suggestions of the linear scan give way to those of the index', phoneOnly, async ({ page }) => {
  const scanned = { total: 0, products: [], categories: [], brands: [], similarProducts: [] };
  await page.addInitScript(
    (value) => {
      // Responds to the calls that the linear scan may answer, as long as the index is not built.
      globalThis.Worker = class extends Worker {
        override postMessage(message: { id?: number; method?: string; args?: unknown[] }): void {
          const [, , complete] = message.args ?? [];
          if (message.method !== 'find' || complete === true) super.postMessage(message);
          else this.dispatchEvent(new MessageEvent('message', { data: { id: message.id, value } }));
        }
      };
    },
    { ...scanned, interpretation: emptyInterpretation },
  );
  await page.goto('/garantias');
  await openSuggestions(page);
  await expect(options(page).first()).toContainText(/cargador/i);
});

test('P19 when the search file completes the suggestions, the selection stays', phoneOnly, async ({ page }) => {
  const release = await holdRequests(page, searchFileUrl);
  await page.goto('/garantias');
  await openSuggestions(page);
  await searchBox(page).press('ArrowDown');
  const url = (await selectedOption(page).getAttribute('href')) ?? '';
  const listBefore = await suggestions(page).elementHandle();
  release();
  await expect.poll(() => listBefore.evaluate((element) => element.isConnected)).toBe(false);
  await expect(selectedOption(page)).toHaveAttribute('href', url);
  const selectedId = (await selectedOption(page).getAttribute('id')) ?? '';
  await expect(searchBox(page)).toHaveAttribute('aria-activedescendant', selectedId);
});

test(
  'R3.8 suggestions that the search endpoint of the API does not return show live stock, too',
  deepOnlyPhone,
  async ({ page }) => {
    test.skip(!onSandbox, 'Requires the products of the sandbox.');
    await page.goto('/garantias');
    await openSuggestions(page, 'funda samsng');
    const stockLines = suggestions(page).locator('.stock');
    const liveStock = /^(?:En (?!stock)|Agotado|Último)/;
    await expect(stockLines).toHaveText(Array(await stockLines.count()).fill(liveStock));
  },
);

test('P16 if search file and API fail, the box works as a plain form', phoneOnly, async ({ page }) => {
  const activity = await recordPageActivity(page);
  await page.route(searchFileUrl, (route) => route.abort());
  await page.route(searchEndpointPattern, (route) => route.abort());
  await page.goto('/garantias');
  const failed = page.waitForEvent('requestfailed', (request) => /postBuscarProducto/.test(request.url()));
  await searchBox(page).fill('cargador');
  await failed;
  await expect(suggestions(page)).toHaveCount(0);
  expect(activity.pageErrors).toEqual([]);
  await searchBox(page).press('Enter');
  await expect(page).toHaveURL('/busqueda?busqueda=cargador');
});

test('P19 a stale response is not shown', phoneOnly, async ({ page }) => {
  test.skip(!onSandbox, 'Requires the products of the sandbox.');
  await page.route(searchFileUrl, () => undefined);
  const { promise: released, resolve: release }: PromiseWithResolvers<void> = Promise.withResolvers();
  await page.route(searchEndpointPattern, async (route) => {
    if (!route.request().postData()?.includes('funda')) return route.continue();
    await released;
    await route.continue().catch(() => undefined);
  });
  await page.goto('/garantias');
  const staleRequest = page.waitForRequest((request) => Boolean(request.postData()?.includes('funda')));
  await searchBox(page).fill('funda');
  await staleRequest;
  await openSuggestions(page);
  const before = await options(page).allTextContents();
  release();
  const nextResponse = page.waitForResponse((response) => response.request().postData()?.includes('cable') ?? false);
  expect(await options(page).allTextContents()).toEqual(before);
  await searchBox(page).fill('cable');
  await nextResponse;
  await expect(options(page).first()).toContainText(/cable/i);
  await expect(suggestions(page)).not.toContainText(/funda de/i);
});

test('P19 a response after the box loses the focus opens no suggestions', deepOnlyPhone, async ({ page }) => {
  await page.route(searchFileUrl, () => undefined);
  const { promise: released, resolve: release }: PromiseWithResolvers<void> = Promise.withResolvers();
  await page.route(searchEndpointPattern, async (route) => {
    if (route.request().postData()?.includes('funda')) await released;
    await route.continue().catch(() => undefined);
  });
  await page.goto('/garantias');
  await openSuggestions(page);
  const liveRequest = page.waitForRequest((request) => Boolean(request.postData()?.includes('funda')));
  await searchBox(page).fill('funda');
  const request = await liveRequest;
  await searchBox(page).press('Escape');
  await logo(page).focus();
  release();
  // The page may have aborted the request.
  await request.response().catch(() => null);
  await waitForPaint(page);
  await expect(suggestions(page)).toHaveCount(0);
});

test('R4.14 R4.15 suggestions tolerate a typo with the API down', phoneOnly, async ({ page }) => {
  const product = (await fetchProducts()).find(({ name }) => /^\p{L}{6,}\s/u.test(name));
  test.skip(!product, 'This shop has no product whose name begins with a long word.');
  const name = product?.name ?? '';
  await page.route(searchEndpointPattern, (route) => route.abort());
  await page.goto('/garantias');
  await openSuggestions(page, name.slice(0, 2) + name.slice(3));
  await expect(options(page).filter({ hasText: name }).first()).toBeVisible();
});

test('P42 malformed and malicious queries cause no error, and are shown as text', phoneOnly, async ({ page }) => {
  const activity = await recordPageActivity(page);
  await page.goto('/garantias');
  await openSuggestions(page);
  for (const text of pickEvenly(createMalformedQueries(), 30)) await searchBox(page).fill(text);
  await openSuggestions(page);
  for (const text of ['<img src=x onerror=intruder=1>', '"><svg onload=intruder=1>', '\u202efunda <b>']) {
    await page.goto(`/busqueda?busqueda=${encodeURIComponent(text)}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(
      // Without the mark that reverses the text.
      `Búsqueda: ${text.replace('\u202e', '')}`,
    );
  }
  expect(await page.evaluate(() => globalThis.intruder)).toBeUndefined();
  expect([activity.pageErrors, await activity.cspViolations()]).toEqual([[], []]);
});
