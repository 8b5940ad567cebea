import { expect, test, type Page } from '../support/test.ts';
import { findFixture } from '../support/fixtures.ts';
import { toCallPattern, recordCalls } from '../support/recordCalls.ts';
import { painted, settled } from '../support/kinds.ts';
import { liveCall } from '../support/live.ts';
import { main } from '../support/parts.ts';
import { calls } from '../../src/contract/callTable.ts';
import { onSale } from '../support/site.ts';
import { watch } from '../support/watch.ts';
import { narrow } from '../support/widths.ts';
import { encode } from '../support/wire.ts';

test.describe('R5.6 Compartir', narrow, () => {
  test('links to the social network, the microblog and the messaging app', async ({ page }) => {
    const { id } = await findFixture('onOffer');
    await page.goto(`/producto/${id}`);
    const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
    for (const [name, host] of [
      ['Compartir en Facebook', 'www.facebook.com'],
      ['Compartir en X', 'x.com'],
      ['Compartir por WhatsApp', 'wa.me'],
    ] as const) {
      const address = new URL((await page.getByRole('link', { name }).getAttribute('href')) ?? '');
      expect(address.host).toBe(host);
      expect([...address.searchParams.values()].join(' ')).toContain(canonical);
    }
  });

  test('Más opciones opens the device’s share menu, and is absent where there is none', async ({ page }) => {
    const { id, name } = await findFixture('onOffer');
    await page.addInitScript(() => {
      const shared: ShareData[] = [];
      Object.assign(globalThis, { shared });
      Object.defineProperty(navigator, 'share', { value: (data: ShareData) => Promise.resolve(shared.push(data)) });
    });
    await page.goto(`/producto/${id}`);
    await page.getByRole('button', { name: 'Más opciones' }).click();
    const shared = await page.evaluate(() => (globalThis as unknown as { shared: ShareData[] }).shared);
    expect(shared).toMatchObject([{ title: name }]);

    const other = await page.context().newPage();
    await other.addInitScript(() => {
      delete (Navigator.prototype as { share?: unknown }).share;
    });
    await other.goto(`/producto/${id}`);
    await expect(other.getByRole('link', { name: 'Compartir en X' })).toBeVisible();
    await expect(other.getByRole('button', { name: 'Más opciones' })).toBeHidden();
  });
});

test('R5.6 copying the link is confirmed', narrow, async ({ page, context, browserName }) => {
  test.skip(browserName !== 'chromium', 'The permission has another name elsewhere.');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { id } = await findFixture('onOffer');
  const seen = await watch(page);
  await page.goto(`/producto/${id}`);
  await page.getByRole('button', { name: 'Copiar enlace' }).click();
  await expect(main(page).getByRole('status').filter({ hasText: 'Enlace copiado' })).toBeVisible();
  const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(canonical);
  expect(await seen.movedInMain()).toEqual([]);
});

test('R5.6 the share menu is on one line from the first paint on', narrow, async ({ page }) => {
  const { id } = await findFixture('onOffer');
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: () => Promise.resolve() }));
  await page.goto(`/producto/${id}`, { waitUntil: 'commit' });
  const places = (): Promise<number[]> =>
    page.locator('[data-share] .square').evaluateAll((all) => all.map((each) => each.getBoundingClientRect().x));
  await expect.poll(async () => (await places()).length).toBe(5);
  // No frame comes before the style sheets.
  await painted(page);
  const early = await places();
  await settled(page);
  expect(await places()).toEqual(early);
  const tops = await page
    .locator('[data-share] > *')
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().bottom));
  expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(30);
});

test.describe('R5.7 the description', narrow, () => {
  test('unfolds by keyboard, has its state, and keeps the focus', async ({ page }) => {
    const { id } = await findFixture('longDescription');
    await page.goto(`/producto/${id}`);
    const toggle = page.getByRole('button', { name: /^Leer/ });
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    const text = page.locator(`#${await toggle.getAttribute('aria-controls')}`);
    await toggle.focus();
    await page.keyboard.press('Enter');
    await expect(toggle).toHaveText('Leer menos');
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(toggle).toBeFocused();
    await page.keyboard.press('Space');
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(toggle).toBeFocused();
    await expect(toggle).toBeInViewport();
    expect((await text.boundingBox())?.height).toBe(1250);
  });

  test('is complete without JavaScript', async ({ browser, baseURL }) => {
    const { id } = await findFixture('longDescription');
    const page = await browser.newPage({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
    await page.goto(`/producto/${id}`);
    expect((await main(page).locator('[data-fold]').boundingBox())?.height).toBeGreaterThan(1250);
    await expect(page.getByRole('button', { name: 'Leer más' })).toBeHidden();
    await page.close();
  });

  test('a tall one is folded at 1250 px and unfolds', async ({ page }) => {
    const { id } = await findFixture('longDescription');
    const seen = await watch(page);
    await page.goto(`/producto/${id}`);
    const text = main(page).locator('[data-fold]');
    await expect(page.getByRole('button', { name: 'Leer más' })).toBeVisible();
    expect((await text.boundingBox())?.height).toBe(1250);
    await page.getByRole('button', { name: 'Leer más' }).click();
    expect((await text.boundingBox())?.height).toBeGreaterThan(1250);
    await page.getByRole('button', { name: 'Leer menos' }).click();
    expect((await text.boundingBox())?.height).toBe(1250);
    expect(await seen.violations()).toEqual([]);
  });

  test('a short one has no toggle', async ({ page }) => {
    const { id } = await findFixture('onOffer');
    await page.goto(`/producto/${id}`);
    await expect(page.getByRole('button', { name: 'Siguientes' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Leer más' })).toBeHidden();
  });

  test('URLs are links', async ({ page }) => {
    const { id, description } = await findFixture('links');
    await page.goto(`/producto/${id}`);
    const links = main(page).locator('[data-fold] a');
    const addresses = [...description.matchAll(/https?:\/\/[^\s)]+[^\s).,;]/g)].map(([address]) => address);
    expect(addresses.length).toBeGreaterThan(0);
    await expect(links).toHaveText(addresses);
    for (const link of await links.all()) expect(await link.getAttribute('rel')).toContain('noopener');
  });
});

test.describe('R5.9 related products', narrow, () => {
  test('do not include the product itself; the buttons scroll 400 px', async ({ page }) => {
    const { id } = await findFixture('onOffer');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`/producto/${id}`);
    const section = main(page).getByRole('region', { name: 'Productos relacionados' });
    const addresses = await section
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(addresses.length).toBeGreaterThan(1);
    expect(addresses).not.toContain(`/producto/${id}`);
    const row = section.getByRole('list');
    await row.evaluate((element) => (element.style.scrollSnapType = 'none'));
    await expect(section.getByRole('button', { name: 'Anteriores' })).toBeDisabled();
    await section.getByRole('button', { name: 'Siguientes' }).click();
    await expect.poll(() => row.evaluate((element) => element.scrollLeft)).toBe(400);
    await section.getByRole('button', { name: 'Anteriores' }).click();
    await expect.poll(() => row.evaluate((element) => element.scrollLeft)).toBe(0);
  });

  test('start at the page margin and end at the edge of the screen', async ({ page }) => {
    const { id } = await findFixture('onOffer');
    await page.goto(`/producto/${id}`);
    for (const width of [page.viewportSize()?.width ?? 0, 1800]) {
      await page.setViewportSize({ width, height: 800 });
      const section = main(page).getByRole('region', { name: 'Productos relacionados' });
      const [heading, first, row] = await Promise.all([
        section.getByRole('heading', { level: 2 }).boundingBox(),
        section.getByRole('listitem').first().boundingBox(),
        section.getByRole('list').boundingBox(),
      ]);
      expect(first?.x).toBe(heading?.x);
      expect((row?.x ?? 0) + (row?.width ?? 0)).toBeCloseTo(width, 0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  });

  test('the button that leads no further is disabled', async ({ page }) => {
    const { id } = await findFixture('onOffer');
    await page.goto(`/producto/${id}`);
    const section = main(page).getByRole('region', { name: 'Productos relacionados' });
    await section.getByRole('list').evaluate((row) => row.scrollTo({ left: 1e5, behavior: 'instant' }));
    await expect(section.getByRole('button', { name: 'Siguientes' })).toBeDisabled();
    await expect(section.getByRole('button', { name: 'Anteriores' })).toBeEnabled();
  });

  test('are corrected by one call when visible, and nothing moves', async ({ page }) => {
    const { id, name } = await findFixture('onOffer');
    const seen = await watch(page);
    const all = await onSale();
    await page.route(toCallPattern('postBuscarProductosRelacionados'), (route) => {
      const changed = all.map((item) => ({ ...item, price: 123450, discountPrice: 98765, stock: { 1: 0 } }));
      const list = { items: changed, rejected: [], missingFields: [] };
      return route.fulfill({ json: encode(calls.postBuscarProductosRelacionados.answer, list) });
    });
    const asked = recordCalls(page);
    const sent = () => asked.filter(({ call }) => call === 'postBuscarProductosRelacionados').map(({ body }) => body);
    await page.goto(`/producto/${id}`);
    await settled(page);
    expect(sent()).toEqual([]);
    const section = main(page).getByRole('region', { name: 'Productos relacionados' });
    await section.scrollIntoViewIfNeeded();
    const card = section.getByRole('listitem').first();
    await expect(card).toContainText('$987.65');
    await expect(card).toContainText('Antes $1,234.50');
    await expect(card).toContainText('−20\u00a0%');
    await expect(card).toContainText('Agotado');
    await section.getByRole('list').scrollIntoViewIfNeeded();
    await settled(page);
    expect(sent()).toEqual([{ Busqueda: name }]);
    expect(await seen.movedInMain()).toEqual([]);
    expect(await seen.violations()).toEqual([]);
  });

  test('stay as they are when the call fails', async ({ page }) => {
    const { id } = await findFixture('onOffer');
    const seen = await watch(page);
    await page.route(toCallPattern('postBuscarProductosRelacionados'), (route) => route.fulfill({ body: '<h1>' }));
    await page.goto(`/producto/${id}`);
    const section = main(page).getByRole('region', { name: 'Productos relacionados' });
    const before = await section.textContent();
    const answered = page.waitForResponse(toCallPattern('postBuscarProductosRelacionados'));
    await section.scrollIntoViewIfNeeded();
    await answered;
    await settled(page);
    expect(await section.textContent()).toBe(before);
    expect(seen.problems).toEqual([]);
  });
});

test.describe('R5.5 alternatives to a sold out product', narrow, () => {
  const alternatives = (page: Page) => main(page).getByRole('region', { name: 'Parecidos disponibles' });

  test('are right below Comprar, in stock, and links', async ({ page }) => {
    const { id } = await findFixture('soldOut');
    const all = await onSale();
    await page.goto(`/producto/${id}`);
    const cards = alternatives(page).getByRole('listitem');
    expect(await cards.count()).toBeGreaterThan(0);
    for (const card of await cards.all()) {
      const path = (await card.getByRole('link').getAttribute('href')) ?? '';
      const pieces = Object.values(all.find((item) => path === `/producto/${item.id}`)?.stock ?? {});
      expect(pieces.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(0);
      expect(path).not.toBe(`/producto/${id}`);
    }
    const [own, other] = await Promise.all([
      main(page).getByRole('button', { name: 'Comprar', exact: true }).boundingBox(),
      alternatives(page).boundingBox(),
    ]);
    expect((other?.y ?? 0) - (own?.y ?? 0)).toBeLessThan(160);
    const way = main(page).getByRole('link', { name: /^Ver .+ \(\d+\)$/ });
    await expect(way).toHaveAttribute('href', /^\/categoria\/.+\?existencias=1(?:&celular=.+)?$/);
  });

  test('stay when the live API has the product in stock again', async ({ page }) => {
    const product = await findFixture('soldOut');
    const seen = await watch(page);
    const back = { ...product, stock: { ...product.stock, 1: 2 } };
    await page.route(liveCall, (route) => route.fulfill({ json: encode(calls.postObtenervwProducto.answer, back) }));
    await page.goto(`/producto/${product.id}`);
    await expect(main(page).getByRole('link', { name: 'Comprar', exact: true })).toBeVisible();
    await expect(alternatives(page)).toBeVisible();
    expect(await seen.movedInMain()).toEqual([]);
    expect(await seen.violations()).toEqual([]);
    expect(seen.problems).toEqual([]);
  });

  test('do not show for a product in stock', async ({ page }) => {
    const { id } = await findFixture('onOffer');
    await page.goto(`/producto/${id}`);
    await expect(alternatives(page)).toHaveCount(0);
  });
});

test('R9.1 the warranty of the product’s kind is beside brand and model', narrow, async ({ page }) => {
  const { id } = await findFixture('used');
  await page.goto(`/producto/${id}`);
  const row = main(page).getByText('Garantía', { exact: true }).locator('..');
  await expect(row).toContainText('Lo usado o reacondicionado no lleva garantía.');
  await expect(row.getByRole('link', { name: 'Ver garantías' })).toHaveAttribute('href', '/garantias');
});
