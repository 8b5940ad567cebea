import { findFixture, pesos } from '../support/fixtures.ts';
import { liveCall } from '../support/live.ts';
import { buyButton, buyLink, chatText, main, offer } from '../support/locators.ts';
import { html, forSale, rawRows } from '../support/site.ts';
import { expect, test, type Page } from '../support/test.ts';
import { recordPageActivity } from '../support/pageActivity.ts';
import { narrow } from '../support/tags.ts';
import { encode } from '../support/wire.ts';
import { calls } from '../../src/contract/callTable.ts';
import { decodeEntities } from '../../src/lib/entities.ts';
import { shop } from '../../src/shop.ts';
import type { FixtureName } from '../../scripts/sandbox/seed/fixtures.ts';
import type { Product } from '../../src/contract/catalogue.ts';

const related = (page: Page) => main(page).getByRole('region', { name: 'Productos relacionados' });
const alternatives = (page: Page) => main(page).getByRole('region', { name: 'Parecidos disponibles' });

test('R1.12 R5.3 R5.4 R5.5 a product on offer: prices, stock, and Comprar, which opens the seller’s chat, the only way to buy', async ({
  page,
  context,
}) => {
  await context.route('https://wa.me/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>chat</title>' }),
  );
  const { id, name, price, discountPrice, unit } = await findFixture('onOffer');
  await page.goto(`/producto/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  const struck = offer(page).locator('s').first();
  await expect(struck).toContainText(pesos(price));
  await expect(struck).toHaveCSS('text-decoration-line', 'line-through');
  const percent = Math.round(((price - discountPrice) / price) * 10_000) / 100;
  await expect(offer(page)).toContainText(new RegExp(`[-−]\\s?${percent}\\s?%`));
  await expect(offer(page)).toContainText(pesos(discountPrice));
  const rows = await rawRows('getProductosEnVenta', { SucursalID: shop.mainBranch });
  const row = rows.find((each) => String(each['ProductoID']) === id) ?? {};
  const total = Object.entries(row)
    .filter(([column]) => /Stock./.test(column))
    .reduce((sum, [, pieces]) => sum + Number(pieces), 0);
  await expect(offer(page).getByText(`${total} ${unit}(s) en stock`, { exact: true }).first()).toBeVisible();
  await expect(alternatives(page)).toHaveCount(0);

  const ways = page
    .getByRole('link', { name: /compra(?!s\b)/i })
    .or(page.getByRole('button', { name: /compra(?!s\b)/i }));
  const names = (await ways.filter({ visible: true }).allTextContents()).map((text) => text.trim());
  expect([...new Set(names)].filter((text) => !['Factura tu compra', 'Cómo comprar'].includes(text))).toEqual([
    'Comprar',
  ]);
  await expect(buyLink(page)).toHaveAttribute('href', /^https:\/\/wa\.me\/52\d{10}\?text=/);
  const popup = page.waitForEvent('popup');
  await buyLink(page).click();
  const chat = await popup;
  await chat.waitForURL(`https://wa.me/${shop.whatsapp}?**`);
  const text = new URL(chat.url()).searchParams.get('text') ?? '';
  expect(text).toContain(name);
  expect(text).toContain(pesos(discountPrice));
  expect(text).toMatch(new RegExp(`/producto/${id}$`, 'm'));
  expect(await chat.evaluate(() => window.opener === null), 'the chat has no hold on the page').toBe(true);

  // Wide screens have no bar at the bottom.
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await expect(main(page).getByRole('link', { name: `Comprar ${name}`, exact: true })).toBeHidden();
});

/** The words of a product's page, up to the related products. */
async function wordsOf({ id }: Product): Promise<string> {
  const page = await html(`/producto/${id}`);
  const own = page.slice(page.indexOf('<main'), page.lastIndexOf('Productos relacionados'));
  return decodeEntities(own.replace(/<script[^]*?<\/script>/g, '').replace(/<[^>]*>/g, '|')).replace(/[|\s]+/g, ' ');
}

const told: Record<string, { role: FixtureName; says: (product: Product) => string[]; not?: string[] }> = {
  'R5.2 R9.1 its condition, and that what is used has no warranty': {
    role: 'used',
    says: ({ condition }) => [condition, 'Lo usado o reacondicionado no lleva garantía.', 'Ver garantías'],
    not: ['Nuevo en stock'],
  },
  'R5.2 that it is recent': { role: 'recent', says: ({ condition }) => [condition, 'Nuevo en stock'] },
  'R5.3 no offer where the discount price is the price': {
    ...{ role: 'equalDiscount', says: ({ price }) => [pesos(price)], not: ['Precio regular'] },
  },
  'R5.3 cents': { role: 'cents', says: ({ price }) => [pesos(price)] },
  'R5.3 markup in a name or description as text': {
    role: 'markupName',
    says: ({ name, description, model }) => [name, model, ...description.split('\n').filter(Boolean)],
  },
  'R5.4 the last piece': { role: 'lastOne', says: () => ['Último disponible'] },
  'R5.8 an empty model as N/A': { role: 'noModel', says: ({ brand }) => [`Marca ${brand}`, 'Modelo N/A'] },
  'R5.10 no countdown to the default end, which is past': { role: 'onOffer', says: () => [], not: ['Solo quedan'] },
};
test('R5.2 R5.3 R5.4 R5.8 R5.10 R9.1 the HTML contains all data of the product', async () => {
  for (const [what, { role, says, not = [] }] of Object.entries(told)) {
    const product = await findFixture(role);
    const words = await wordsOf(product);
    for (const text of says(product)) expect(words, what).toContain(text.replace(/\s+/g, ' ').trim());
    for (const text of not) expect(words, what).not.toContain(text);
  }
});

test('R5.7 URLs in a description are links without access to the page', async () => {
  const { id, description } = await findFixture('links');
  const [, text = ''] = /data-collapsible[^>]*>([^]*?)<\/(?:div|section)>/.exec(await html(`/producto/${id}`)) ?? [];
  const links = [...text.matchAll(/<a\b([^>]*)>([^<]*)<\/a>/g)];
  const urls = [...description.matchAll(/https?:\/\/[^\s)]+[^\s).,;]/g)].map(([url]) => url);
  expect(urls.length).toBeGreaterThan(0);
  expect(links.map(([, , shown = '']) => decodeEntities(shown))).toEqual(urls);
  for (const [, given] of links) expect(given).toContain('noopener');
});

test(
  'R5.4 R5.5 a sold out product: Comprar is grey, alternatives in stock are below it and stay when it is restocked',
  narrow,
  async ({ page }) => {
    const product = await findFixture('soldOut');
    const { id, name } = product;
    const all = await forSale();
    const activity = await recordPageActivity(page);
    await page.goto(`/producto/${id}`);
    await expect(offer(page).getByText('Agotado', { exact: true }).first()).toBeVisible();
    await expect(buyLink(page)).toHaveCount(0);
    await expect(buyButton(page)).toBeDisabled();
    const colour = await buyButton(page).evaluate((button) => getComputedStyle(button).backgroundColor);
    const parts = (colour.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number);
    expect(Math.max(...parts) - Math.min(...parts), `grey, not ${colour}`).toBeLessThan(20);
    // The bar at the bottom of a phone asks for a restock.
    const ask = main(page).getByRole('link', { name: 'Avísame cuando llegue' }).last();
    await expect(ask).toBeInViewport();
    expect(await chatText(ask)).toContain(name);

    const cards = alternatives(page).getByRole('listitem');
    expect(await cards.count()).toBeGreaterThan(0);
    for (const card of await cards.all()) {
      const path = (await card.getByRole('link').getAttribute('href')) ?? '';
      const pieces = Object.values(all.find((item) => path === `/producto/${item.id}`)?.stock ?? {});
      expect(
        pieces.reduce((sum, count) => sum + count, 0),
        `pieces of ${path}`,
      ).toBeGreaterThan(0);
      expect(path).not.toBe(`/producto/${id}`);
    }
    const [own, other] = await Promise.all([buyButton(page).boundingBox(), alternatives(page).boundingBox()]);
    expect((other?.y ?? 0) - (own?.y ?? 0), 'px from Comprar to the alternatives').toBeLessThan(160);
    const way = main(page).getByRole('link', { name: /^Ver .+ \(\d+\)$/ });
    await expect(way).toHaveAttribute('href', /^\/categoria\/.+\?existencias=1(?:&celular=.+)?$/);

    const back = { ...product, stock: { ...product.stock, 1: 2 } };
    await page.route(liveCall, (route) => route.fulfill({ json: encode(calls.postObtenervwProducto.response, back) }));
    await page.reload();
    await expect(buyLink(page)).toBeVisible();
    await expect(alternatives(page)).toBeVisible();
    expect(await activity.shiftedElementsInMain()).toEqual([]);
    expect([activity.problems, await activity.violations()]).toEqual([[], []]);
  },
);

test(
  'R5.9 related products: not the product itself, in a row that scrolls 400 px and ends at the edge of the screen',
  narrow,
  async ({ page }) => {
    const { id } = await findFixture('onOffer');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`/producto/${id}`);
    const urls = await related(page)
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(urls.length).toBeGreaterThan(1);
    expect(urls).not.toContain(`/producto/${id}`);
    const row = related(page).getByRole('list');
    const [on, back] = ['Siguientes', 'Anteriores'].map((name) => related(page).getByRole('button', { name }));
    if (!on || !back) throw new Error('unreachable');
    await row.evaluate((element) => (element.style.scrollSnapType = 'none'));
    await expect(back).toBeDisabled();
    await on.click();
    await expect.poll(() => row.evaluate((element) => element.scrollLeft)).toBe(400);
    await back.click();
    await expect.poll(() => row.evaluate((element) => element.scrollLeft)).toBe(0);
    await row.evaluate((element) => element.scrollTo({ left: 1e5, behavior: 'instant' }));
    await expect(on).toBeDisabled();
    await expect(back).toBeEnabled();
    await row.evaluate((element) => element.scrollTo({ left: 0, behavior: 'instant' }));
    for (const width of [page.viewportSize()?.width ?? 0, 1800]) {
      await page.setViewportSize({ width, height: 800 });
      const [heading, first, box] = await Promise.all([
        related(page).getByRole('heading', { level: 2 }).boundingBox(),
        related(page).getByRole('listitem').first().boundingBox(),
        row.boundingBox(),
      ]);
      expect(first?.x, `the row starts at the margin of ${width} px`).toBe(heading?.x);
      expect((box?.x ?? 0) + (box?.width ?? 0), 'the row ends at the edge').toBeCloseTo(width, 0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  },
);
