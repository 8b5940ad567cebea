import { expect, test, type Locator, type Page } from '../support/test.ts';
import { findAxeViolations } from '../support/accessible.ts';
import { toCallPattern } from '../support/recordCalls.ts';
import { malformedQueries } from '../support/malformedQueries.ts';
import { waitForPaint } from '../support/kinds.ts';
import { header, searchBox } from '../support/locators.ts';
import { forSale, onSandbox } from '../support/site.ts';
import { recordPageActivity } from '../support/pageActivity.ts';
import { longNarrow, narrow } from '../support/tags.ts';

declare global {
  var intruder: string | undefined;
}

const search = toCallPattern('postBuscarProducto');
const file = '**/catalogo/busqueda/*.txt';
const list = (page: Page): Locator => header(page).getByRole('listbox', { name: 'Sugerencias' });
const options = (page: Page): Locator => list(page).getByRole('option');
const active = (page: Page): Locator => list(page).getByRole('option', { selected: true });

/** Types a text that the shop has much of, and waits for what is suggested. */
async function suggested(page: Page, text = 'cargador'): Promise<void> {
  await searchBox(page).fill(text);
  // Until its response arrives, what stands under an empty box may still be there.
  await expect(list(page).getByRole('group', { name: 'Productos' })).toBeVisible();
}

test(
  'the box is a combobox: it exposes what it controls, whether it is open, and the selection',
  narrow,
  async ({ page }) => {
    await page.goto('/garantias');
    await suggested(page);
    const box = header(page).getByRole('combobox', { name: 'Buscar productos' });
    await expect(box).toHaveAttribute('aria-expanded', 'true');
    await expect(box).toHaveAttribute('aria-autocomplete', 'list');
    await expect(box).toHaveAttribute('aria-controls', (await list(page).getAttribute('id')) ?? '');
    // A fuller response may still come.
    await expect(async () => {
      const count = await options(page).count();
      expect(count).toBeLessThanOrEqual(8);
      await expect(header(page).getByRole('status')).toContainText(`${count} sugerencias`, { timeout: 100 });
    }).toPass();
    await expect(list(page).locator('.stock b').first()).toBeVisible();
    const heights = await list(page)
      .locator('.stock')
      .evaluateAll((lines) => lines.map((line) => line.getBoundingClientRect().height));
    expect(Math.max(...heights), 'px of the stock of a suggestion, in one line').toBeLessThan(20);

    await test.step('the arrows go round through the box, Home and End to the ends', async () => {
      await box.press('ArrowDown');
      await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
      await expect(box).toHaveAttribute('aria-activedescendant', (await active(page).getAttribute('id')) ?? '');
      await expect(box).toBeFocused();
      await box.press('ArrowUp');
      await expect(active(page)).toHaveCount(0);
      await box.press('ArrowUp');
      await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');
      await box.press('ArrowDown');
      await expect(active(page)).toHaveCount(0);
      await box.press('ArrowDown');
      await box.press('End');
      await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');
      await box.press('Home');
      await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
    });

    await test.step('Escape and a press elsewhere close them and keep the text', async () => {
      await box.press('Escape');
      await expect(list(page)).toBeHidden();
      await expect(box).toHaveValue('cargador');
      await expect(box).toHaveAttribute('aria-expanded', 'false');
      await box.press('ArrowDown');
      await expect(list(page)).toBeVisible();
      await header(page).locator('.logo').dispatchEvent('pointerdown', { bubbles: true });
      await expect(list(page)).toBeHidden();
      await expect(box).toHaveValue('cargador');
    });
  },
);

test(
  'R2.2 Enter or a click opens a suggestion; without one, and by the button, all results',
  narrow,
  async ({ page }) => {
    await page.goto('/garantias');
    await suggested(page);
    await searchBox(page).press('ArrowDown');
    const url = (await active(page).getAttribute('href')) ?? '';
    await searchBox(page).press('Enter');
    await expect(page).toHaveURL(url);
    await suggested(page);
    const product = list(page).getByRole('group', { name: 'Productos' }).getByRole('option').last();
    await expect(product).toHaveAttribute('href', /^\/producto\/\d+$/);
    await expect(product).toContainText('$');
    await expect(product.locator('mark').first()).toHaveText(/^cargador$/i);
    const other = (await product.getAttribute('href')) ?? '';
    await product.click();
    await expect(page).toHaveURL(other);
    await suggested(page);
    await header(page)
      .getByRole('button', { name: /^Ver los \d+ resultados de «cargador»/ })
      .click();
    await expect(page).toHaveURL('/busqueda?busqueda=cargador');
    await suggested(page, 'funda');
    await searchBox(page).press('Enter');
    await expect(page).toHaveURL('/busqueda?busqueda=funda');
  },
);

test('open suggestions have no accessibility violation, and no policy violation', narrow, async ({ page }) => {
  const activity = await recordPageActivity(page);
  await page.goto('/garantias');
  await suggested(page);
  await searchBox(page).press('ArrowDown');
  expect(await findAxeViolations(page, 'body > header')).toEqual([]);
  expect([activity.problems, await activity.violations()]).toEqual([[], []]);
});

test('the search file loads on user intent, not before', narrow, async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.goto('/garantias');
  await page.waitForLoadState('networkidle');
  expect(fetched.filter((url) => /busqueda|worker|suggest/.test(url))).toEqual([]);
  const products = page.waitForResponse(file);
  await searchBox(page).focus();
  expect((await products).ok()).toBe(true);
});

test('until the search file loads, suggestions come from the API', narrow, async ({ page }) => {
  await page.route(file, () => undefined);
  await page.goto('/garantias');
  const liveRequest = page.waitForRequest(search);
  await searchBox(page).pressSequentially('cargador');
  await liveRequest;
  await expect(options(page).first()).toBeVisible();
});

test('a more complete response to the same text keeps the selection', narrow, async ({ page }) => {
  let release = (): void => undefined;
  const held = new Promise<void>((done) => (release = done));
  await page.route(file, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/garantias');
  await suggested(page);
  await searchBox(page).press('ArrowDown');
  const url = (await active(page).getAttribute('href')) ?? '';
  const before = await list(page).elementHandle();
  release();
  await expect.poll(() => before.evaluate((element) => element.isConnected)).toBe(false);
  await expect(active(page)).toHaveAttribute('href', url);
  await expect(searchBox(page)).toHaveAttribute('aria-activedescendant', (await active(page).getAttribute('id')) ?? '');
});

test(
  'R3.8 suggestions that the live search does not find by their term are told as live, too',
  longNarrow,
  async ({ page }) => {
    test.skip(!onSandbox, 'It counts on what the demo shop sells.');
    await page.goto('/garantias');
    await suggested(page, 'funda samsng');
    const lines = list(page).locator('.stock');
    await expect(lines).toHaveText(Array(await lines.count()).fill(/^(?:En (?!stock)|Agotado|Último)/));
  },
);

test('P16 neither file nor API: the box is a plain form', narrow, async ({ page }) => {
  const activity = await recordPageActivity(page);
  await page.route(file, (route) => route.abort());
  await page.route(search, (route) => route.abort());
  await page.goto('/garantias');
  const failed = page.waitForEvent('requestfailed', (request) => /postBuscarProducto/.test(request.url()));
  await searchBox(page).fill('cargador');
  await failed;
  await expect(list(page)).toHaveCount(0);
  expect(activity.problems).toEqual([]);
  await searchBox(page).press('Enter');
  await expect(page).toHaveURL('/busqueda?busqueda=cargador');
});

test('P19 a stale response is not shown', narrow, async ({ page }) => {
  test.skip(!onSandbox, 'It counts on what the demo shop sells.');
  await page.route(file, () => undefined);
  let respondFirst = (): void => undefined;
  const held = new Promise<void>((go) => (respondFirst = go));
  await page.route(search, async (route) => {
    if (!route.request().postData()?.includes('funda')) return route.continue();
    await held;
    await route.continue().catch(() => undefined);
  });
  await page.goto('/garantias');
  const first = page.waitForRequest((request) => Boolean(request.postData()?.includes('funda')));
  await searchBox(page).fill('funda');
  await first;
  await suggested(page);
  const before = await options(page).allTextContents();
  respondFirst();
  const third = page.waitForResponse((response) => response.request().postData()?.includes('cable') ?? false);
  expect(await options(page).allTextContents()).toEqual(before);
  await searchBox(page).fill('cable');
  await third;
  await expect(options(page).first()).toContainText(/cable/i);
  await expect(list(page)).not.toContainText(/funda de/i);
});

test('P19 a response after the box loses the focus opens nothing', longNarrow, async ({ page }) => {
  await page.route(file, () => undefined);
  let respond = (): void => undefined;
  const held = new Promise<void>((go) => (respond = go));
  await page.route(search, async (route) => {
    if (route.request().postData()?.includes('funda')) await held;
    await route.continue().catch(() => undefined);
  });
  await page.goto('/garantias');
  await suggested(page);
  const liveRequest = page.waitForRequest((request) => Boolean(request.postData()?.includes('funda')));
  await searchBox(page).fill('funda');
  const request = await liveRequest;
  await searchBox(page).press('Escape');
  await header(page).getByRole('link', { name: 'Clavija, inicio' }).focus();
  respond();
  // Or it is cancelled by then.
  await request.response().catch(() => null);
  await waitForPaint(page);
  await expect(list(page)).toHaveCount(0);
});

test('R4.14 R4.15 with the API down, suggestions tolerate a typo', narrow, async ({ page }) => {
  const named = (await forSale()).find(({ name }) => /^\p{L}{6,}\s/u.test(name));
  test.skip(!named, 'This shop has no product whose name begins with a long word.');
  const name = named?.name ?? '';
  await page.route(search, (route) => route.abort());
  await page.goto('/garantias');
  await suggested(page, name.slice(0, 2) + name.slice(3));
  await expect(options(page).filter({ hasText: name }).first()).toBeVisible();
});

test('P42 malicious texts: no error, no script, only text', narrow, async ({ page }) => {
  const activity = await recordPageActivity(page);
  await page.goto('/garantias');
  await suggested(page);
  for (const text of malformedQueries().filter((_, i) => i % 23 === 0)) await searchBox(page).fill(text);
  await suggested(page);
  for (const text of ['<img src=x onerror=intruder=1>', '"><svg onload=intruder=1>', '\u202efunda <b>']) {
    await page.goto(`/busqueda?busqueda=${encodeURIComponent(text)}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(`Búsqueda: ${text}`);
  }
  expect(await page.evaluate(() => globalThis.intruder)).toBeUndefined();
  expect([activity.problems, await activity.violations()]).toEqual([[], []]);
});
