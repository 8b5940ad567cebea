import { expect, test, type Page, type Route } from '@playwright/test';
import * as z from 'zod/mini';
import { addressOf, noteCalls } from '../support/asked.ts';
import { actor } from '../support/cast.ts';
import { box, chip, filters, valuesOf } from '../support/filters.ts';
import { onlyOnce, settled } from '../support/kinds.ts';
import { countOf, shownAddresses } from '../support/list.ts';
import { expectFigures, failures, liveCall, tellLive } from '../support/live.ts';
import { buyLink, categoriesButton, chatText, main } from '../support/parts.ts';
import { attributes, html, onSale } from '../support/site.ts';
import { watch } from '../support/watch.ts';
import { calls } from '../../src/contract/calls.ts';
import { shop } from '../../src/shop.ts';

onlyOnce();

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const retry = (page: Page) => main(page).getByRole('button', { name: 'Intentar de nuevo' });

test.describe('R1.10 a product that the API has and the site lacks', () => {
  const changes = { id: '999001', name: 'Dron Recién Llegado <1>', stock: { 1: 2, 2: 3 } };

  test('opens from live data and can be bought', async ({ page }) => {
    const product = { ...(await actor('onOffer')), ...changes };
    const seen = await watch(page);
    (await tellLive(page, product, {}))();
    await page.goto('/producto/999001');
    await expect(heading(page)).toHaveText(product.name);
    await expect(page).toHaveTitle(`${product.name} - ${shop.name}`);
    await expectFigures(page, product, product.unit);
    const text = await chatText(buyLink(page));
    expect(text).toContain(product.name);
    expect(text).toContain('/producto/999001');
    await expect(main(page).getByRole('link', { name: product.category }).first()).toHaveAttribute(
      'href',
      /^\/categoria/,
    );
    await expect(page.locator('meta[name=robots]')).toHaveCount(0);
    await settled(page);
    expect([seen.problems, await seen.violations()]).toEqual([[], []]);
  });

  for (const how of ['cannot be reached', 'answers 500', 'answers a page of HTML', 'answers without a price']) {
    test(`the API ${how}: a try again that works`, async ({ page }) => {
      const product = { ...(await actor('onOffer')), ...changes };
      await page.route(liveCall, failures[how] as (route: Route) => void);
      await page.goto('/producto/999001');
      await expect(heading(page)).toHaveText('No pudimos consultar este producto.');
      await page.unroute(liveCall);
      (await tellLive(page, product, {}))();
      await retry(page).click();
      await expect(heading(page)).toHaveText(product.name);
    });
  }
});

for (const path of ['/producto/999001', '/producto/abc', '/producto/1/2', '/producto/%3Cb%3E']) {
  test(`R1.10 ${path}, which neither has, says so and offers a way on`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.ok()).toBe(true);
    await expect(heading(page)).toHaveText('Este producto ya no está en la tienda.');
    await expectWaysOn(page);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  });
}

test('R1.10 a category that neither has says so and offers a way on', async ({ page }) => {
  for (const name of ['no-existe', '%3Cscript%3Ealert(1)%3C%2Fscript%3E']) {
    await page.goto(`/categoria/${name}`);
    await expect(heading(page)).toHaveText('No tenemos esa categoría.');
    await expectWaysOn(page);
  }
});

async function expectWaysOn(page: Page): Promise<void> {
  await expect(main(page).getByRole('link', { name: /WhatsApp/ })).toHaveAttribute('href', /^https:\/\/wa\.me\/52/);
  await expect(main(page).getByRole('link', { name: 'Ver todos los productos' })).toHaveAttribute('href', '/todos');
  await expect(retry(page)).toHaveCount(0);
  await expect(categoriesButton(page)).toBeVisible();
}

test('R1.10 a category that the API has and the site lacks opens from live data', async ({ page }) => {
  const name = 'Drones & Cámaras';
  const products = (await onSale()).slice(0, 5).sort((a, b) => b.sold - a.sold || Number(a.id) - Number(b.id));
  const list = <T>(items: T[]) => ({ items, rejected: [], untold: [] });
  let down = true;
  await page.route(addressOf('getCategorias'), (route) => {
    const answer = z.encode(calls.getCategorias.answer, list([{ name, icon: '' }]));
    return down ? route.abort() : route.fulfill({ json: answer });
  });
  await page.route(addressOf('postObtenerProductosCategoria'), (route) =>
    route.fulfill({ json: z.encode(calls.postObtenerProductosCategoria.answer, list(products)) }),
  );
  const asked = noteCalls(page);
  await page.goto(`/categoria/${encodeURIComponent(name.toLowerCase())}`);
  await expect(heading(page)).toHaveText('No pudimos consultar esta categoría.');
  down = false;
  await retry(page).click();
  await expect(heading(page)).toContainText(`Categoría: ${name}`);
  await expect(page).toHaveTitle(`Categoría: ${name}`);
  await expect(heading(page)).toContainText(countOf(5));
  expect(await shownAddresses(page)).toEqual(products.map(({ id }) => `/producto/${id}`));
  // With the filters of any other list (R4.8).
  const [brand = ''] = valuesOf(products, 'brand');
  const count = products.filter((each) => each.brand === brand).length;
  await box(filters(page, false), brand).check();
  await expect(heading(page)).toContainText(`${count} de ${countOf(5)}`);
  await expect(page).toHaveURL(new RegExp(`marca=${brand}$`));
  await chip(page, brand).click();
  await expect(heading(page)).toContainText(countOf(5));
  const body = asked.find(({ call }) => call === 'postObtenerProductosCategoria')?.body;
  expect(body).toEqual({ NombreCategoria: name, SucursalID: shop.mainBranch });
});

test('R1.10 without JavaScript the page says what it needs, with a way on', async () => {
  const page = await html('/producto/999001');
  const inNoscript = /<noscript>(.*?)<\/noscript>/s.exec(page)?.[1] ?? '';
  expect(inNoscript).toContain('necesita JavaScript');
  expect(attributes(inNoscript, 'href')).toContain('/todos');
});
