import { expect, test, type Page } from '../support/test.ts';
import { toCallPattern, recordCalls } from '../support/recordCalls.ts';
import { findFixture, pesos } from '../support/fixtures.ts';
import { discontinuedAnswers, liveCall } from '../support/live.ts';
import { lists } from '../support/filters.ts';
import { buyButton, buyLink, findCard, main, section } from '../support/parts.ts';
import { onSandbox, productOf } from '../support/site.ts';
import { watch } from '../support/watch.ts';
import { calls } from '../../src/contract/callTable.ts';
import type { Product } from '../../src/contract/catalogue.ts';
import { encode } from '../support/wire.ts';
import { narrow } from '../support/widths.ts';

test.skip(!onSandbox, 'It counts on the API having what the site was built from.');

const answerOf = (items: Product[]): unknown =>
  encode(calls.getProductosMasVendidos.answer, { items, rejected: [], missingFields: [] });
const ask = (page: Page) => main(page).getByRole('link', { name: 'Preguntar por WhatsApp' });

for (const [how, json] of Object.entries(discontinuedAnswers))
  test(
    `R5.12 a product that the live API answers with ${how} is shown as unavailable, with next steps`,
    narrow,
    async ({ page }) => {
      const product = await findFixture('onOffer');
      await page.route(liveCall, (route) => route.fulfill({ json }));
      const seen = await watch(page);
      await page.goto(`/producto/${product.id}`);
      await expect(main(page).getByText('Este producto ya no está en la tienda.')).toBeVisible();
      await expect(buyLink(page).or(buyButton(page))).toHaveCount(0);
      const text = new URL((await ask(page).getAttribute('href')) ?? '').searchParams.get('text');
      expect(text).toContain(`${product.name} (ID ${product.id})`);
      await expect(main(page).getByText('Ya no disponible').first()).toBeVisible();
      await expect(main(page).getByText('Último precio que tuvo')).toBeVisible();
      const more = main(page).getByRole('link', { name: 'Buscar parecidos' });
      expect(await more.getAttribute('href')).toBe(`/busqueda?busqueda=${encodeURIComponent(product.name)}`);
      expect(seen.problems).toEqual([]);
    },
  );

test('R5.12 a failure does not make a product unavailable', async ({ page }) => {
  const product = await findFixture('onOffer');
  await page.route(liveCall, (route) => route.fulfill({ json: { results: null, error: 'SQLSTATE[HY000]' } }));
  const answered = page.waitForResponse(liveCall);
  await page.goto(`/producto/${product.id}`);
  await answered;
  await expect(main(page).locator('[data-age]')).toContainText('del catálogo de');
  await expect(buyLink(page)).toBeVisible();
  await expect(main(page).getByText('Ya no disponible')).toHaveCount(0);
});

test('R5.12 a list that learns of it marks the card, also on other pages of the tab', narrow, async ({ page }) => {
  const category = lists['a category'] as (typeof lists)[string];
  const [first, ...others] = (await category.products()).sort((a, b) => b.sold - a.sold || Number(a.id) - Number(b.id));
  if (!first) throw new Error('The category has no products.');
  await page.route(toCallPattern('postObtenerProductosCategoria'), (route) =>
    route.fulfill({ json: answerOf(others) }),
  );
  await page.route(liveCall, (route) => route.fulfill({ json: { results: null } }));
  const asked = recordCalls(page);
  await page.goto(await category.path());
  await expect(findCard(page, first.id)).toContainText('Ya no disponible');
  expect(asked.filter(({ call }) => call === 'postObtenervwProducto')).toHaveLength(1);
  await page.unroute(toCallPattern('postObtenerProductosCategoria'));
  await page.unroute(liveCall);
  await page.goto('/todos');
  const there = findCard(page, first.id);
  if ((await there.count()) > 0) await expect(there).toContainText('Ya no disponible');
});

test(
  'R3.8 one call a section corrects the cards of home, without React, and nothing moves',
  narrow,
  async ({ page }) => {
    await page.goto('/');
    const links = section(page, 'Lo más vendido').getByRole('listitem').locator('a[href^="/producto/"]');
    const ids = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).pathname.slice(10)));
    expect(ids).toHaveLength(4);
    const changed = await Promise.all(ids.map((id) => productOf(id)));
    await page.route(toCallPattern('getProductosMasVendidos'), (route) =>
      route.fulfill({ json: answerOf(changed.map((each) => ({ ...each, price: 987_650, discountPrice: 0 }))) }),
    );
    const seen = await watch(page);
    const asked = recordCalls(page);
    await page.reload();
    await section(page, 'Lo más vendido').scrollIntoViewIfNeeded();
    for (const id of ids)
      await expect(section(page, 'Lo más vendido').locator(`[data-card="${id}"]`)).toContainText(pesos(987_650));
    expect(asked.filter(({ call }) => call === 'getProductosMasVendidos')).toHaveLength(1);
    expect([seen.problems, await seen.movedInMain()]).toEqual([[], []]);
  },
);

test('R3.8 best sellers are corrected like lists', async ({ page }) => {
  const answered = page.waitForRequest(toCallPattern('getProductosMasVendidos'));
  await page.goto('/masvendidos');
  expect((await answered).postDataJSON()).toHaveProperty('SucursalID');
});
