import { expect, test, type Locator, type Page } from '../support/test.ts';
import { discontinuedProduct } from '../support/discontinuedProduct.ts';
import { findFixtureProduct } from '../support/fixtureProducts.ts';
import { parseLinkPreview } from '../support/linkPreview.ts';
import { discontinuedResponses, productEndpointPattern } from '../support/productPage.ts';
import { buyButton, buyLink, cards, main, readWhatsAppMessage } from '../support/locators.ts';
import { waitForPaint, waitUntilIdle } from '../support/pageKinds.ts';
import { sampleEvenly } from '../support/sampling.ts';
import { fetchText, onSandbox, fetchProducts } from '../support/site.ts';
import { validateJsonLd, findJsonLdBlocks } from '../support/jsonLd.ts';
import { recordPageActivity } from '../support/pageActivity.ts';
import { endpoints } from '../../src/contract/endpoints.ts';
import { encode } from '../support/wireCodec.ts';
import { phoneAndDesktop, phoneOnly } from '../support/tags.ts';

test.skip(!onSandbox, 'Only the sandbox has a known discontinued product.');

const path = `/producto/${discontinuedProduct.id}`;
const questionLink = (page: Page) => main(page).getByRole('link', { name: 'Preguntar por WhatsApp' });

test('R5.12 the HTML of a discontinued product’s page says so, is noindex, and links to similar products', async () => {
  const html = await fetchText(path);
  const { title, meta } = parseLinkPreview(html);
  expect(title).toContain(discontinuedProduct.nameSuffix);
  expect(meta.get('robots')).toBe('noindex');
  expect(meta.get('og:description')).toContain('ya no está en');
  expect(html).toContain('Lo más parecido');
  const [productData = '', ...otherBlocks] = findJsonLdBlocks(html);
  expect([validateJsonLd(productData), otherBlocks]).toEqual([[], []]);
  expect(productData).toContain('https://schema.org/Discontinued');
  expect(html.match(/data-card="\d+"/g)).toHaveLength(4);
});

test('R5.12 the page of a discontinued product does not change if the live API lacks it, too', async ({ page }) => {
  const activity = await recordPageActivity(page);
  const liveResponse = page.waitForResponse(productEndpointPattern);
  await page.goto(path);
  await liveResponse;
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Ya no aparece en la tienda');
  await expect(main(page).getByText(/^Era .+ El precio que tenía ya no vale\.$/)).toContainText(
    discontinuedProduct.nameSuffix,
  );
  await expect(main(page).getByRole('link', { name: /^Ver .+ \(\d+\)$/ })).toBeVisible();
  await expect(cards(page).first()).toBeVisible();
  await expect(questionLink(page)).toBeVisible();
  expect(activity.pageErrors).toEqual([]);
});

test(
  'R5.12 the page of a discontinued product becomes a product page if the live API has the product again',
  phoneOnly,
  async ({ page }) => {
    const [product] = await fetchProducts();
    if (!product) throw new Error('The shop has no products.');
    const restoredProduct = { ...product, id: discontinuedProduct.id, name: 'Funda que volvió' };
    const response = encode(endpoints.postObtenervwProducto.response, restoredProduct);
    await page.route(productEndpointPattern, (route) => route.fulfill({ json: response }));
    await page.goto(path);
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Funda que volvió');
    await expect(main(page).getByText('Ya no aparece en la tienda')).toHaveCount(0);
    await expect(main(page).getByText('Lo más parecido')).toBeHidden();
    await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0);
  },
);

for (const [responseName, json] of sampleEvenly(Object.entries(discontinuedResponses), 1))
  test(
    `R5.12 a product for which the live API returns ${responseName} is shown as discontinued, with next steps`,
    phoneOnly,
    async ({ page }) => {
      const product = await findFixtureProduct('onOffer');
      await page.route(productEndpointPattern, (route) => route.fulfill({ json }));
      const activity = await recordPageActivity(page);
      await page.goto(`/producto/${product.id}`);
      await expect(main(page).getByText('Este producto ya no está en la tienda.')).toBeVisible();
      await expect(buyLink(page).or(buyButton(page))).toHaveCount(0);
      expect(await readWhatsAppMessage(questionLink(page))).toContain(`${product.name} (ID ${product.id})`);
      // Everything about buying it is hidden, and so are links to its own page.
      const purchaseSelectors = [
        '.product-tag',
        '.product-attributes',
        '.how-to-buy',
        '.stock-total',
        '.share',
        '.details',
      ];
      for (const selector of purchaseSelectors)
        await expect(main(page).locator(selector).filter({ visible: true }), selector).toHaveCount(0);
      const ownLinks = main(page).locator(`a[href$="/producto/${product.id}"]`);
      await expect(ownLinks.filter({ visible: true })).toHaveCount(0);
      // The panel has no empty space below its last button.
      const searchLink = main(page).getByRole('link', { name: 'Buscar parecidos' });
      const measureBottom = (locator: Locator): Promise<number> =>
        locator.evaluate((element) => element.getBoundingClientRect().bottom);
      expect(await measureBottom(main(page).locator('[data-buy]'))).toBe(await measureBottom(searchLink));
      await expect(main(page).getByText('El precio que tenía ya no vale.')).toBeVisible();
      // Only other products have a price.
      await expect(main(page).locator('.product-price')).not.toContainText('$');
      expect(await searchLink.getAttribute('href')).toBe(`/busqueda?busqueda=${encodeURIComponent(product.name)}`);
      expect(activity.pageErrors).toEqual([]);
    },
  );

for (const name of ['onOffer', 'noPicture'] as const)
  test(`R5.11 R5.12 a product that becomes discontinued shifts nothing: ${name}`, phoneAndDesktop, async ({ page }) => {
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route(productEndpointPattern, async (route) => {
      await released;
      await route.fulfill({ json: { results: null } });
    });
    const activity = await recordPageActivity(page);
    await page.goto(`/producto/${(await findFixtureProduct(name)).id}`);
    await waitForPaint(page);
    release();
    await expect(main(page).getByText('Este producto ya no está en la tienda.')).toBeVisible();
    await waitUntilIdle(page);
    await expect(main(page).locator('.description')).toBeHidden();
    expect(await activity.layoutShiftsInMain()).toEqual([]);
  });

test('R5.12 an error of the live API does not make a product discontinued', async ({ page }) => {
  const product = await findFixtureProduct('onOffer');
  await page.route(productEndpointPattern, (route) =>
    route.fulfill({ json: { results: null, error: 'SQLSTATE[HY000]' } }),
  );
  const response = page.waitForResponse(productEndpointPattern);
  await page.goto(`/producto/${product.id}`);
  await response;
  await expect(main(page).locator('[data-fetched-at]')).toContainText('del catálogo de');
  await expect(buyLink(page)).toBeVisible();
  await expect(main(page).getByText('Ya no disponible')).toHaveCount(0);
});
