import { expect, test, type Page } from '../support/test.ts';
import { left } from '../support/discontinuedProduct.ts';
import { findFixture } from '../support/fixtures.ts';
import { readPreview } from '../support/linkPreview.ts';
import { discontinuedResponses, liveCall } from '../support/live.ts';
import { buyButton, buyLink, cards, main } from '../support/locators.ts';
import { sample } from '../support/sampling.ts';
import { html, onSandbox, forSale } from '../support/site.ts';
import { structuredDataFaults, structuredData } from '../support/structured.ts';
import { recordPageActivity } from '../support/pageActivity.ts';
import { calls } from '../../src/contract/callTable.ts';
import { encode } from '../support/wire.ts';
import { narrow } from '../support/tags.ts';

test.skip(!onSandbox, 'Which products left is known of the test site alone.');

const path = `/producto/${left.id}`;

test('R5.12 the page of a discontinued product names it and links to similar ones, without a script', async () => {
  const page = await html(path);
  const { title, meta } = readPreview(page);
  expect(title).toContain(left.edition);
  expect(meta.get('robots')).toBe('noindex');
  expect(meta.get('og:description')).toContain('ya no está en');
  expect(page).toContain('Lo más parecido');
  const [data = '', ...others] = structuredData(page);
  expect([structuredDataFaults(data), others]).toEqual([[], []]);
  expect(data).toContain('https://schema.org/Discontinued');
  expect(page.match(/data-card="\d+"/g)).toHaveLength(4);
});

test('R5.12 it stays if the live API lacks the product, too', async ({ page }) => {
  const activity = await recordPageActivity(page);
  const liveResponse = page.waitForResponse(liveCall);
  await page.goto(path);
  await liveResponse;
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Ya no aparece en la tienda');
  await expect(main(page).getByText(/^Era .+ El precio que tenía ya no vale\.$/)).toContainText(left.edition);
  await expect(main(page).getByRole('link', { name: /^Ver .+ \(\d+\)$/ })).toBeVisible();
  await expect(cards(page).first()).toBeVisible();
  await expect(main(page).getByRole('link', { name: 'Preguntar por WhatsApp' })).toBeVisible();
  expect(activity.problems).toEqual([]);
});

test('R5.12 it becomes the page of the product when the live API has it again', narrow, async ({ page }) => {
  const [product] = await forSale();
  if (!product) throw new Error('The shop has no products.');
  const again = { ...product, id: left.id, name: 'Funda que volvió' };
  const response = encode(calls.postObtenervwProducto.response, again);
  await page.route(liveCall, (route) => route.fulfill({ json: response }));
  await page.goto(path);
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Funda que volvió');
  await expect(main(page).getByText('Ya no aparece en la tienda')).toHaveCount(0);
  await expect(main(page).getByText('Lo más parecido')).toBeHidden();
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0);
});

const ask = (page: Page) => main(page).getByRole('link', { name: 'Preguntar por WhatsApp' });

for (const [how, json] of sample(Object.entries(discontinuedResponses), 1))
  test(
    `R5.12 a product that the live API responds with ${how} is shown as unavailable, with next steps`,
    narrow,
    async ({ page }) => {
      const product = await findFixture('onOffer');
      await page.route(liveCall, (route) => route.fulfill({ json }));
      const activity = await recordPageActivity(page);
      await page.goto(`/producto/${product.id}`);
      await expect(main(page).getByText('Este producto ya no está en la tienda.')).toBeVisible();
      await expect(buyLink(page).or(buyButton(page))).toHaveCount(0);
      const text = new URL((await ask(page).getAttribute('href')) ?? '').searchParams.get('text');
      expect(text).toContain(`${product.name} (ID ${product.id})`);
      // What is about buying it is gone, and so is the way to this very page.
      const about = ['.product-tag', '.product-attributes', '.how-to-buy', '.stock-total', '.share', '.details'];
      for (const part of about) await expect(main(page).locator(part).filter({ visible: true }), part).toHaveCount(0);
      const own = main(page).locator(`a[href$="/producto/${product.id}"]`);
      await expect(own.filter({ visible: true })).toHaveCount(0);
      // No empty room is left below the last button.
      const [panel, last] = [
        main(page).locator('[data-buy]'),
        main(page).getByRole('link', { name: 'Buscar parecidos' }),
      ];
      const bottoms = await Promise.all(
        [panel, last].map(async (part) => part.evaluate((each) => each.getBoundingClientRect().bottom)),
      );
      expect(bottoms[0]).toBe(bottoms[1]);
      await expect(main(page).getByText('El precio que tenía ya no vale.')).toBeVisible();
      // No price is left but those of other products.
      await expect(main(page).locator('.product-price')).not.toContainText('$');
      const more = main(page).getByRole('link', { name: 'Buscar parecidos' });
      expect(await more.getAttribute('href')).toBe(`/busqueda?busqueda=${encodeURIComponent(product.name)}`);
      expect(activity.problems).toEqual([]);
    },
  );

test('R5.12 a failure does not make a product unavailable', async ({ page }) => {
  const product = await findFixture('onOffer');
  await page.route(liveCall, (route) => route.fulfill({ json: { results: null, error: 'SQLSTATE[HY000]' } }));
  const responded = page.waitForResponse(liveCall);
  await page.goto(`/producto/${product.id}`);
  await responded;
  await expect(main(page).locator('[data-fetched-at]')).toContainText('del catálogo de');
  await expect(buyLink(page)).toBeVisible();
  await expect(main(page).getByText('Ya no disponible')).toHaveCount(0);
});
