import { expect, test } from '../support/test.ts';
import { toCallPattern } from '../support/recordCalls.ts';
import { findFixture } from '../support/fixtures.ts';
import { intruderHost } from '../support/intruders.ts';
import { settled } from '../support/kinds.ts';
import { liveCall } from '../support/live.ts';
import { cards, main } from '../support/parts.ts';
import { calls } from '../../src/contract/callTable.ts';
import { encode } from '../support/wire.ts';

const at = `https://${intruderHost}`;
const foreign = [
  ...[`${at}/1.jpg`, `http://${intruderHost}/1.jpg`, `//${intruderHost}/1.jpg`, `${at}/film.mp4`, `${at}/x.html`],
  ...[`${at}/embed/1`, 'data:image/svg+xml,<svg onload="1"/>', 'javascript:1', `https://user@${intruderHost}/1.jpg`],
];

const intrudes = (url: string): boolean => URL.parse(url)?.host === intruderHost || /^(?:data|javascript):/.test(url);

/** An answer of the API that has its first pictures elsewhere. */
const told = (answer: unknown, images: readonly string[]): string => {
  let next = 0;
  return JSON.stringify(answer).replace(
    /"RutaImagen":"[^"]*"/g,
    () => `"RutaImagen":${JSON.stringify(images[next++])}`,
  );
};

for (const image of process.env['DEEP'] ? foreign : [`${at}/1.jpg`, `${at}/film.mp4`]) {
  test(`P43 a product of the live API with the picture ${image} asks its host for nothing`, async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const product = { ...(await findFixture('onOffer')), id: '999001' };
    const answer = told(encode(calls.postObtenervwProducto.answer, product), [image]);
    expect(answer).toContain(JSON.stringify(image));
    await page.route(liveCall, (route) => route.fulfill({ contentType: 'application/json', body: answer }));
    await page.route(toCallPattern('postObtenerImagenesProducto'), (route) =>
      route.fulfill({ json: { results: foreign.map((address) => ({ RutaImagen: address })) } }),
    );
    await page.goto('/producto/999001');
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(product.name);
    await settled(page);
    expect(asked.filter(intrudes)).toEqual([]);
    const named = await main(page)
      .locator('[src], [href], [srcset], [poster], [data]')
      .evaluateAll((parts) => parts.map((part) => part.getAttribute('src') ?? part.getAttribute('href') ?? ''));
    expect(named.filter(intrudes)).toEqual([]);
  });
}

test('P43 nor do results', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const product = await findFixture('onOffer');
  const items = foreign.map((_, index) => ({ ...product, id: String(999_000 + index) }));
  const answer = told(encode(calls.postBuscarProducto.answer, { items, rejected: [], missingFields: [] }), foreign);
  expect(answer).toContain(`${at}/embed/1`);
  await page.route(toCallPattern('postBuscarProducto'), (route) =>
    route.fulfill({ contentType: 'application/json', body: answer }),
  );
  await page.goto('/busqueda?busqueda=intruso');
  await expect(cards(page)).toHaveCount(foreign.length);
  await cards(page).last().scrollIntoViewIfNeeded();
  await settled(page);
  expect(asked.filter(intrudes)).toEqual([]);
});
