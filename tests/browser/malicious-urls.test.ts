import { deepOnly } from '../support/tags.ts';
import { toEndpointPattern } from '../support/recordCalls.ts';
import { findFixtureProduct } from '../support/fixtureProducts.ts';
import { attackerHost } from '../support/xssPayloads.ts';
import { findCategoryPath, waitUntilIdle } from '../support/pageKinds.ts';
import { productEndpointPattern } from '../support/productPage.ts';
import { cards, main } from '../support/locators.ts';
import { baseUrl } from '../support/site.ts';
import { sampleEvenly } from '../support/sampling.ts';
import { expect, test } from '../support/test.ts';
import { recordPageActivity } from '../support/pageActivity.ts';
import { encode, encodeProducts } from '../support/wireCodec.ts';
import { endpoints } from '../../src/contract/endpoints.ts';

const attackerOrigin = `https://${attackerHost}`;
const payload = encodeURIComponent('"><img src=x onerror=globalThis.intruder=1>');
const redirectParameters = ['url', 'next', 'to', 'return', 'redirect_uri', 'categoria', 'producto', 'q'];
const redirects = redirectParameters.map((name) => `${name}=${encodeURIComponent(attackerOrigin)}`).join('&');
const redirectQuery = `${redirects}&u=//${attackerHost}&v=javascript:1`;

const maliciousUrls = [
  `/todos?existencias=${payload}&ordenar=${payload}&precio-min=${payload}&precio-max=-1e9&__proto__=${payload}&ordenar=__proto__`,
  `/ofertas?existencias=1&existencias=${payload}&ordenar=ASC;DROP&precio-min=99999999999999999999&%E0%A4%A`,
  `/producto/501?id=${payload}&ProductoID=1&busqueda=${payload}#"><img/src=x>`,
  `/categoria/__proto__`,
  `/promocode?promo=${payload}&PromoCode=AAAAA`,
];

test('P42 P44 malicious parameters in the URL break no page, and end up in no link, form or frame', async ({
  page,
}) => {
  test.slow();
  const { id } = await findFixtureProduct('onOffer');
  const activity = await recordPageActivity(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const redirectUrls = ['/busqueda', '/facturacion', await findCategoryPath()].map(
    (path) => `${path}?${redirectQuery}`,
  );
  for (const maliciousUrl of sampleEvenly([...maliciousUrls, ...redirectUrls], 2)) {
    // Replaces the id with that of a product of this shop.
    const path = maliciousUrl.replace('/producto/501', `/producto/${id}`);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // The list has products, or none that match the valid filters.
    if (/^\/(?:todos|ofertas|producto)/.test(path))
      await expect(cards(page).or(main(page).getByText('No se encontraron concidencias')).first(), path).toBeVisible();
    await waitUntilIdle(page);
    expect(await page.evaluate(() => 'intruder' in globalThis), path).toBe(false);
    expect([activity.pageErrors, await activity.cspViolations()], path).toEqual([[], []]);
    const targets = await page.evaluate(() =>
      [...document.querySelectorAll('[href], [action], [src], [data-frame], [formaction]')].flatMap((element) =>
        ['href', 'action', 'src', 'data-frame', 'formaction'].map((name) => element.getAttribute(name) ?? ''),
      ),
    );
    const targetUrls = targets.filter(Boolean).map((target) => URL.parse(target, page.url()));
    expect(targetUrls.filter((url) => url?.protocol === 'javascript:' || url?.host === attackerHost)).toEqual([]);
    expect(new URL(page.url()).origin).toBe(new URL(baseUrl).origin);
  }
  expect(requests.filter((url) => URL.parse(url)?.host === attackerHost)).toEqual([]);
});

test('P42 an unknown filter value is shown as text, and can be removed', deepOnly, async ({ page }) => {
  const activity = await recordPageActivity(page);
  await page.goto(`/todos?marca=${payload}&categoria=${'x'.repeat(3000)}`);
  const chips = main(page).getByRole('button', { name: /^Quitar / });
  await expect(chips).toHaveCount(2);
  await expect(chips.first()).toHaveAccessibleName('Quitar "><img src=x onerror=globalThis.intruder=1>');
  expect((await chips.nth(1).innerText()).length).toBeLessThanOrEqual(220);
  await chips.first().click();
  await chips.first().click();
  await expect(cards(page).first()).toBeVisible();
  expect([activity.pageErrors, await activity.cspViolations()]).toEqual([[], []]);
});

const foreignPictures = [
  `${attackerOrigin}/1.jpg`,
  `${attackerOrigin}/film.mp4`,
  `http://${attackerHost}/1.jpg`,
  `//${attackerHost}/1.jpg`,
  `${attackerOrigin}/x.html`,
  `${attackerOrigin}/embed/1`,
  'data:image/svg+xml,<svg onload="1"/>',
  'javascript:1',
  `https://user@${attackerHost}/1.jpg`,
];
const isForeign = (url: string): boolean =>
  URL.parse(url, baseUrl)?.host === attackerHost || /^(?:data|javascript):/.test(url);

/** Replaces the pictures of an API response with these, in order. @returns the response as JSON */
const replacePictures = (response: unknown, images: readonly string[]): string => {
  let next = 0;
  return JSON.stringify(response).replace(
    /"RutaImagen":"[^"]*"/g,
    () => `"RutaImagen":${JSON.stringify(images[next++])}`,
  );
};

test('P43 neither the live page of a product nor results request pictures of another host', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const product = { ...(await findFixtureProduct('onOffer')), id: '999001' };
  let image = '';
  await page.route(productEndpointPattern, (route) =>
    route.fulfill({
      contentType: 'application/json',
      body: replacePictures(encode(endpoints.postObtenervwProducto.response, product), [image]),
    }),
  );
  await page.route(toEndpointPattern('postObtenerImagenesProducto'), (route) =>
    route.fulfill({ json: { results: foreignPictures.map((url) => ({ RutaImagen: url })) } }),
  );
  for (image of sampleEvenly(foreignPictures, 1)) {
    await page.goto('/producto/999001');
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(product.name);
    await waitUntilIdle(page);
    const references = await main(page)
      .locator('[src], [href], [srcset], [poster], [data]')
      .evaluateAll((elements) =>
        elements.flatMap((element) =>
          // A srcset has several URLs.
          ['src', 'href', 'srcset', 'poster', 'data'].flatMap((name) =>
            (element.getAttribute(name) ?? '').split(/\s+/),
          ),
        ),
      );
    expect(references.filter(isForeign), image).toEqual([]);
  }
  const items = foreignPictures.map((_, index) => ({ ...product, id: String(999_000 + index) }));
  const response = replacePictures(encodeProducts(items), foreignPictures);
  expect(response).toContain(`${attackerOrigin}/embed/1`);
  await page.route(toEndpointPattern('postBuscarProducto'), (route) =>
    route.fulfill({ contentType: 'application/json', body: response }),
  );
  await page.goto('/busqueda?busqueda=intruso');
  await expect(cards(page)).toHaveCount(foreignPictures.length);
  await cards(page).last().scrollIntoViewIfNeeded();
  await waitUntilIdle(page);
  expect(requests.filter(isForeign)).toEqual([]);
});
