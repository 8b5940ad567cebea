import { findFixtureProduct } from '../support/fixtureProducts.ts';
import { productEndpointPattern } from '../support/productPage.ts';
import { buyButton, buyLink, readWhatsAppMessage, main, purchasePanel } from '../support/locators.ts';
import { countPieces, formatStock, sumStockColumns, formatPesos } from '../support/productList.ts';
import { fetchText, fetchProducts, fetchRawRows } from '../support/site.ts';
import { expect, test, type Page } from '../support/test.ts';
import { recordPageActivity } from '../support/pageActivity.ts';
import { phoneOnly } from '../support/tags.ts';
import { encode } from '../support/wireCodec.ts';
import { endpoints } from '../../src/contract/endpoints.ts';
import { decodeHtmlEntities } from '../../src/lib/htmlEntities.ts';
import { shop } from '../../src/shop.ts';
import type { FixtureName } from '../../scripts/sandbox/seed/fixtures.ts';
import type { Product } from '../../src/contract/catalogue.ts';

const alternatives = (page: Page) => main(page).getByRole('region', { name: 'Parecidos disponibles' });

test('R1.12 R5.3 R5.4 R5.5 a product on offer shows prices and stock; Comprar, its only buy control, opens WhatsApp', async ({
  page,
  context,
}) => {
  await context.route('https://wa.me/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>WhatsApp</title>' }),
  );
  const { id, name, price, discountPrice, unit } = await findFixtureProduct('onOffer');
  await page.goto(`/producto/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  const regularPrice = purchasePanel(page).locator('s').first();
  await expect(regularPrice).toContainText(formatPesos(price));
  await expect(regularPrice).toHaveCSS('text-decoration-line', 'line-through');
  const percent = Math.round(((price - discountPrice) / price) * 10_000) / 100;
  await expect(purchasePanel(page)).toContainText(new RegExp(`[-−]\\s?${percent}\\s?%`));
  await expect(purchasePanel(page)).toContainText(formatPesos(discountPrice));
  const rows = await fetchRawRows('getProductosEnVenta', { SucursalID: shop.mainBranch });
  const row = rows.find(({ ProductoID }) => String(ProductoID) === id) ?? {};
  const stockText = formatStock(sumStockColumns(row), unit);
  await expect(purchasePanel(page).getByText(stockText, { exact: true }).first()).toBeVisible();
  await expect(alternatives(page)).toHaveCount(0);

  const buyControls = page
    .getByRole('link', { name: /compra(?!s\b)/i })
    .or(page.getByRole('button', { name: /compra(?!s\b)/i }));
  const names = (await buyControls.filter({ visible: true }).allTextContents()).map((text) => text.trim());
  const unrelatedNames = ['Factura tu compra', 'Cómo comprar'];
  expect([...new Set(names)].filter((name) => !unrelatedNames.includes(name))).toEqual(['Comprar']);
  await expect(buyLink(page)).toHaveAttribute('href', /^https:\/\/wa\.me\/52\d{10}\?text=/);
  const popup = page.waitForEvent('popup');
  await buyLink(page).click();
  const whatsapp = await popup;
  await whatsapp.waitForURL(`https://wa.me/${shop.whatsapp}?**`);
  const text = new URL(whatsapp.url()).searchParams.get('text') ?? '';
  expect(text).toContain(name);
  expect(text).toContain(formatPesos(discountPrice));
  expect(text).toMatch(new RegExp(`/producto/${id}$`, 'm'));
  expect(await whatsapp.evaluate(() => window.opener === null), 'WhatsApp has no opener').toBe(true);

  // Wide screens have no buy bar.
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await expect(main(page).getByRole('link', { name: `Comprar ${name}`, exact: true })).toBeHidden();
});

/** Fetches the HTML of a product page. @returns its text up to the related products */
async function fetchProductText({ id }: Product): Promise<string> {
  const source = await fetchText(`/producto/${id}`);
  const productHtml = source.slice(source.indexOf('<main'), source.lastIndexOf('Productos relacionados'));
  const withoutTags = productHtml.replace(/<script[^]*?<\/script>/g, '').replace(/<[^>]*>/g, '|');
  return decodeHtmlEntities(withoutTags).replace(/[|\s]+/g, ' ');
}

interface TextCase {
  fixture: FixtureName;
  included: (product: Product) => string[];
  excluded?: string[];
}

const textCases: Record<string, TextCase> = {
  'R5.2 R9.1 the condition, and no warranty for used products': {
    fixture: 'used',
    included: ({ condition }) => [condition, 'Lo usado o reacondicionado no lleva garantía.', 'Ver garantías'],
    excluded: ['Nuevo en stock'],
  },
  'R5.2 a new arrival': { fixture: 'newArrival', included: ({ condition }) => [condition, 'Nuevo en stock'] },
  'R5.3 no offer if the discount price equals the price': {
    fixture: 'equalDiscount',
    included: ({ price }) => [formatPesos(price)],
    excluded: ['Precio regular'],
  },
  'R5.3 cents': { fixture: 'cents', included: ({ price }) => [formatPesos(price)] },
  'R5.3 markup in a name or description as text': {
    fixture: 'markupName',
    included: ({ name, description, model }) => [name, model, ...description.split('\n').filter(Boolean)],
  },
  'R5.4 the last piece': { fixture: 'lastOne', included: () => ['Último disponible'] },
  'R5.8 an empty model as N/A': { fixture: 'noModel', included: ({ brand }) => [`Marca ${brand}`, 'Modelo N/A'] },
  'R5.10 no countdown to the default end, which is past': {
    fixture: 'onOffer',
    included: () => [],
    excluded: ['Solo quedan'],
  },
};
test('R5.2 R5.3 R5.4 R5.8 R5.10 R9.1 the HTML of a product page has its condition, price, stock, texts and warranty', async () => {
  for (const [caseName, { fixture, included, excluded = [] }] of Object.entries(textCases)) {
    const product = await findFixtureProduct(fixture);
    const pageText = await fetchProductText(product);
    for (const text of included(product)) expect(pageText, caseName).toContain(text.replace(/\s+/g, ' ').trim());
    for (const text of excluded) expect(pageText, caseName).not.toContain(text);
  }
});

test(
  'R5.4 R5.5 a sold-out product has a disabled Comprar and alternatives in stock; when it is back in stock Comprar works and they stay',
  phoneOnly,
  async ({ page }) => {
    const product = await findFixtureProduct('soldOut');
    const { id, name } = product;
    const products = await fetchProducts();
    const activity = await recordPageActivity(page);
    await page.goto(`/producto/${id}`);
    await expect(purchasePanel(page).getByText('Agotado', { exact: true }).first()).toBeVisible();
    await expect(buyLink(page)).toHaveCount(0);
    await expect(buyButton(page)).toBeDisabled();
    const colour = await buyButton(page).evaluate((button) => getComputedStyle(button).backgroundColor);
    const channels = (colour.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number);
    expect(Math.max(...channels) - Math.min(...channels), `grey, not ${colour}`).toBeLessThan(20);
    // The bar at the bottom of a phone offers a notification when it is back in stock.
    const notifyLink = main(page).getByRole('link', { name: 'Avísame cuando llegue' }).last();
    await expect(notifyLink).toBeInViewport();
    expect(await readWhatsAppMessage(notifyLink)).toContain(name);

    const cards = alternatives(page).getByRole('listitem');
    expect(await cards.count()).toBeGreaterThan(0);
    for (const card of await cards.all()) {
      const path = (await card.getByRole('link').getAttribute('href')) ?? '';
      const alternative = products.find((candidate) => path === `/producto/${candidate.id}`);
      expect(alternative && countPieces(alternative), `stock of ${path}`).toBeGreaterThan(0);
      expect(path).not.toBe(`/producto/${id}`);
    }
    const [buttonBox, alternativesBox] = await Promise.all([
      buyButton(page).boundingBox(),
      alternatives(page).boundingBox(),
    ]);
    const distance = (alternativesBox?.y ?? 0) - (buttonBox?.y ?? 0);
    expect(distance, 'px from Comprar to the alternatives').toBeLessThan(160);
    const categoryLink = main(page).getByRole('link', { name: /^Ver .+ \(\d+\)$/ });
    await expect(categoryLink).toHaveAttribute('href', /^\/categoria\/.+\?existencias=1(?:&celular=.+)?$/);

    const backInStock = { ...product, stock: { ...product.stock, 1: 2 } };
    await page.route(productEndpointPattern, (route) =>
      route.fulfill({ json: encode(endpoints.postObtenervwProducto.response, backInStock) }),
    );
    await page.reload();
    await expect(buyLink(page)).toBeVisible();
    await expect(alternatives(page)).toBeVisible();
    expect(await activity.layoutShiftsInMain()).toEqual([]);
    expect([activity.pageErrors, await activity.cspViolations()]).toEqual([[], []]);
  },
);
