import { calls } from '../../src/contract/callTable.ts';
import { findFixture } from '../support/fixtures.ts';
import { waitForPaint, waitUntilIdle } from '../support/pageKinds.ts';
import { main } from '../support/locators.ts';
import { toCallPattern, recordCalls } from '../support/recordCalls.ts';
import { fetchProducts } from '../support/site.ts';
import { expect, test } from '../support/test.ts';
import { recordPageActivity } from '../support/pageActivity.ts';
import { narrow } from '../support/tags.ts';
import { encode } from '../support/wireCodec.ts';

test(
  'R5.6 Compartir: three networks, the native share menu and a copied link, in one row from the first paint on',
  narrow,
  async ({ page, context, browserName }) => {
    // Other browsers name the clipboard permissions differently.
    const canTestClipboard = browserName === 'chromium';
    if (canTestClipboard) await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const { id, name } = await findFixture('onOffer');
    const activity = await recordPageActivity(page);
    await page.addInitScript(() => {
      const shared: ShareData[] = [];
      Object.assign(globalThis, { shared });
      Object.defineProperty(navigator, 'share', {
        value: (data: ShareData) => Promise.resolve(shared.push(data)),
        configurable: true,
      });
    });
    await page.goto(`/producto/${id}`, { waitUntil: 'commit' });
    const measureLeftEdges = (): Promise<number[]> =>
      page
        .locator('[data-share] .square')
        .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().x));
    await expect.poll(async () => (await measureLeftEdges()).length).toBe(5);
    // The style sheets block the first paint.
    await waitForPaint(page);
    const leftEdges = await measureLeftEdges();
    await waitUntilIdle(page);
    expect(await measureLeftEdges()).toEqual(leftEdges);
    const bottomEdges = await page
      .locator('[data-share] > *')
      .evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().bottom));
    expect(Math.max(...bottomEdges) - Math.min(...bottomEdges), 'px between the bottom edges').toBeLessThan(30);

    const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
    for (const [label, host] of [
      ['Compartir en Facebook', 'www.facebook.com'],
      ['Compartir en X', 'x.com'],
      ['Compartir por WhatsApp', 'wa.me'],
    ] as const) {
      const url = new URL((await page.getByRole('link', { name: label }).getAttribute('href')) ?? '');
      expect(url.host).toBe(host);
      expect([...url.searchParams.values()].join(' ')).toContain(canonical);
    }
    await page.getByRole('button', { name: 'Más opciones' }).click();
    const shared = await page.evaluate(() => (globalThis as unknown as { shared: ShareData[] }).shared);
    expect(shared).toMatchObject([{ title: name }]);
    if (canTestClipboard) {
      await page.getByRole('button', { name: 'Copiar enlace' }).click();
      await expect(main(page).getByRole('status').filter({ hasText: 'Enlace copiado' })).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(canonical);
      await page.evaluate(() => {
        navigator.clipboard.writeText = () => Promise.reject(new Error('denied'));
      });
      await page.getByRole('button', { name: 'Copiar enlace' }).click();
      await expect(main(page).getByRole('status').filter({ hasText: 'No se copió' })).toBeVisible();
    }
    expect(await activity.shiftedElementsInMain()).toEqual([]);

    // Without a native share menu its button is hidden, and a short description has no toggle (R5.7).
    await page.addInitScript(() => {
      delete (navigator as { share?: unknown }).share;
      delete (Navigator.prototype as { share?: unknown }).share;
    });
    await page.reload();
    await expect(page.getByRole('link', { name: 'Compartir en X' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Más opciones' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Leer más' })).toBeHidden();
  },
);

test(
  'R5.7 a tall description is collapsed to 1250 px; the keyboard toggles it, and the focus stays',
  narrow,
  async ({ page }) => {
    const { id } = await findFixture('longDescription');
    const activity = await recordPageActivity(page);
    await page.goto(`/producto/${id}`);
    const toggle = page.getByRole('button', { name: /^Leer/ });
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    const text = page.locator(`#${await toggle.getAttribute('aria-controls')}`);
    expect((await text.boundingBox())?.height).toBe(1250);
    await toggle.focus();
    await page.keyboard.press('Enter');
    await expect(toggle).toHaveText('Leer menos');
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(toggle).toBeFocused();
    expect((await text.boundingBox())?.height).toBeGreaterThan(1250);
    await page.keyboard.press('Space');
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(toggle).toBeFocused();
    await expect(toggle).toBeInViewport();
    expect((await text.boundingBox())?.height).toBe(1250);
    expect(await activity.violations()).toEqual([]);
  },
);

test.describe('without JavaScript', narrow, () => {
  test.use({ javaScriptEnabled: false });
  test('R5.7 a tall description is not collapsed', async ({ page }) => {
    await page.goto(`/producto/${(await findFixture('longDescription')).id}`);
    expect((await main(page).locator('[data-collapsible]').boundingBox())?.height).toBeGreaterThan(1250);
    await expect(page.getByRole('button', { name: 'Leer más' })).toBeHidden();
  });
});

test(
  'R5.9 one call updates related products when they are in view, without a layout shift',
  narrow,
  async ({ page }) => {
    const { id, name } = await findFixture('onOffer');
    const activity = await recordPageActivity(page);
    const products = await fetchProducts();
    await page.route(toCallPattern('postBuscarProductosRelacionados'), (route) => {
      const items = products.map((product) => ({ ...product, price: 123450, discountPrice: 98765, stock: { 1: 0 } }));
      const list = { items, rejected: [], missingFields: [] };
      return route.fulfill({ json: encode(calls.postBuscarProductosRelacionados.response, list) });
    });
    const requests = recordCalls(page);
    const requestBodies = () =>
      requests.filter(({ call }) => call === 'postBuscarProductosRelacionados').map(({ body }) => body);
    await page.goto(`/producto/${id}`);
    await waitUntilIdle(page);
    expect(requestBodies()).toEqual([]);
    const section = main(page).getByRole('region', { name: 'Productos relacionados' });
    await section.scrollIntoViewIfNeeded();
    const card = section.getByRole('listitem').first();
    await expect(card).toContainText('$987.65');
    await expect(card).toContainText('Antes $1,234.50');
    await expect(card).toContainText('−20\u00a0%');
    await expect(card).toContainText('Agotado');
    await section.getByRole('list').scrollIntoViewIfNeeded();
    await waitUntilIdle(page);
    expect(requestBodies()).toEqual([{ Busqueda: name }]);
    expect(await activity.shiftedElementsInMain()).toEqual([]);
    expect(await activity.violations()).toEqual([]);
  },
);
