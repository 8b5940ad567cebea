import { long } from '../support/tags.ts';
import { toCallPattern } from '../support/recordCalls.ts';
import { findFixture } from '../support/fixtures.ts';
import { chatPanel, maliciousChat, widgets, skipUnlessSandbox } from '../support/frames.ts';
import { intruderHost } from '../support/intruders.ts';
import { kinds, waitUntilIdle, visit } from '../support/kinds.ts';
import { liveCall } from '../support/live.ts';
import { buyLink, cards, chatText, main } from '../support/locators.ts';
import { baseUrl } from '../support/site.ts';
import { sample } from '../support/sampling.ts';
import { expect, test } from '../support/test.ts';
import { recordPageActivity } from '../support/pageActivity.ts';
import { encode } from '../support/wire.ts';
import { calls } from '../../src/contract/callTable.ts';

const at = `https://${intruderHost}`;
const evil = encodeURIComponent('"><img src=x onerror=globalThis.intruder=1>');
const parameters = ['url', 'next', 'to', 'return', 'redirect_uri', 'categoria', 'producto', 'q'];
const leadsAway = `${parameters.map((name) => `${name}=${encodeURIComponent(at)}`).join('&')}&u=//${intruderHost}&v=javascript:1`;

const urls = [
  `/todos?existencias=${evil}&ordenar=${evil}&precio-min=${evil}&precio-max=-1e9&__proto__=${evil}&ordenar=__proto__`,
  `/ofertas?existencias=1&existencias=${evil}&ordenar=ASC;DROP&precio-min=99999999999999999999&%E0%A4%A`,
  `/producto/501?id=${evil}&ProductoID=1&busqueda=${evil}#"><img/src=x>`,
  `/categoria/__proto__`,
  `/promocode?promo=${evil}&PromoCode=AAAAA`,
];

test('P42 P44 malicious filters, orders, ids and terms leave pages complete, and become no link, form or frame', async ({
  page,
}) => {
  test.slow();
  const { id } = await findFixture('onOffer');
  const activity = await recordPageActivity(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const category = kinds.find(({ name }) => name === 'category');
  const clean = ['/busqueda', '/facturacion', (await category?.path()) ?? '/todos'].map(
    (path) => `${path}?${leadsAway}`,
  );
  for (const url of sample([...urls, ...clean], 2)) {
    const path = url.replace('/producto/501', `/producto/${id}`);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // Products, or the word that none is left by a filter that could be read.
    if (/^\/(?:todos|ofertas|producto)/.test(path))
      await expect(cards(page).or(main(page).getByText('No se encontraron concidencias')).first(), path).toBeVisible();
    await waitUntilIdle(page);
    expect(await page.evaluate(() => 'intruder' in globalThis), path).toBe(false);
    expect([activity.problems, await activity.violations()], path).toEqual([[], []]);
    const targets = await page.evaluate(() =>
      [...document.querySelectorAll('[href], [action], [src], [data-frame], [formaction]')].flatMap((part) =>
        ['href', 'action', 'src', 'data-frame', 'formaction'].map((name) => part.getAttribute(name) ?? ''),
      ),
    );
    const resolved = targets.filter(Boolean).map((target) => URL.parse(target, page.url()));
    expect(resolved.filter((url) => url?.protocol === 'javascript:' || url?.host === intruderHost)).toEqual([]);
    expect(new URL(page.url()).origin).toBe(new URL(baseUrl).origin);
  }
  expect(requests.filter((url) => URL.parse(url)?.host === intruderHost)).toEqual([]);
});

test('P42 a filter value that the list lacks is text, and can be removed', long, async ({ page }) => {
  const activity = await recordPageActivity(page);
  await page.goto(`/todos?marca=${evil}&categoria=${'x'.repeat(3000)}`);
  const chips = main(page).getByRole('button', { name: /^Quitar / });
  await expect(chips).toHaveCount(2);
  await expect(chips.first()).toHaveAccessibleName('Quitar "><img src=x onerror=globalThis.intruder=1>');
  expect((await chips.nth(1).innerText()).length).toBeLessThanOrEqual(220);
  await chips.first().click();
  await chips.first().click();
  await expect(cards(page).first()).toBeVisible();
  expect([activity.problems, await activity.violations()]).toEqual([[], []]);
});

const foreign = [
  ...[`${at}/1.jpg`, `${at}/film.mp4`, `http://${intruderHost}/1.jpg`, `//${intruderHost}/1.jpg`, `${at}/x.html`],
  ...[`${at}/embed/1`, 'data:image/svg+xml,<svg onload="1"/>', 'javascript:1', `https://user@${intruderHost}/1.jpg`],
];
const intrudes = (url: string): boolean => URL.parse(url)?.host === intruderHost || /^(?:data|javascript):/.test(url);

/** A response of the API that has its first pictures elsewhere. */
const withPictures = (response: unknown, images: readonly string[]): string => {
  let next = 0;
  return JSON.stringify(response).replace(
    /"RutaImagen":"[^"]*"/g,
    () => `"RutaImagen":${JSON.stringify(images[next++])}`,
  );
};

test('P43 neither a live product nor results request pictures of another host', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const product = { ...(await findFixture('onOffer')), id: '999001' };
  let image = '';
  await page.route(liveCall, (route) =>
    route.fulfill({
      contentType: 'application/json',
      body: withPictures(encode(calls.postObtenervwProducto.response, product), [image]),
    }),
  );
  await page.route(toCallPattern('postObtenerImagenesProducto'), (route) =>
    route.fulfill({ json: { results: foreign.map((url) => ({ RutaImagen: url })) } }),
  );
  for (image of sample(foreign, 1)) {
    await page.goto('/producto/999001');
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(product.name);
    await waitUntilIdle(page);
    const named = await main(page)
      .locator('[src], [href], [srcset], [poster], [data]')
      .evaluateAll((parts) => parts.map((part) => part.getAttribute('src') ?? part.getAttribute('href') ?? ''));
    expect(named.filter(intrudes), image).toEqual([]);
  }
  const items = foreign.map((_, index) => ({ ...product, id: String(999_000 + index) }));
  const response = withPictures(
    encode(calls.postBuscarProducto.response, { items, rejected: [], missingFields: [] }),
    foreign,
  );
  expect(response).toContain(`${at}/embed/1`);
  await page.route(toCallPattern('postBuscarProducto'), (route) =>
    route.fulfill({ contentType: 'application/json', body: response }),
  );
  await page.goto('/busqueda?busqueda=intruso');
  await expect(cards(page)).toHaveCount(foreign.length);
  await cards(page).last().scrollIntoViewIfNeeded();
  await waitUntilIdle(page);
  expect(requests.filter(intrudes)).toEqual([]);
});

test.describe('P49 R2.8 a malicious chat changes nothing', () => {
  skipUnlessSandbox();
  const looked = kinds.filter(({ name }) => ['home', 'product', 'invoice'].includes(name));
  for (const kind of sample(looked, 1)) {
    test(`of ${kind.name}`, async ({ page, context }) => {
      // Chromium's bare shell has no blocker that could be looked at.
      const blocks = await page.evaluate(() => open('about:blank') === null);
      // The carousel would move on meanwhile.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await visit(page, kind);
      const calm = await main(page).innerText();
      const url = page.url();

      const activity = await recordPageActivity(page);
      const opened: string[] = [];
      context.on('page', (popup) => opened.push(popup.url()));
      await page.addInitScript(() => {
        addEventListener('message', ({ data }) => {
          const { malicious, flood } = data as { malicious?: string[]; flood?: number };
          if (malicious) (globalThis as { maliciousDid?: string[] }).maliciousDid = malicious;
          if (flood) (globalThis as { flooded?: number }).flooded = flood;
        });
      });
      await maliciousChat(page);
      await page.goto(url);
      // It is at work: what it sends arrives.
      await page.waitForFunction(() => ((globalThis as { flooded?: number }).flooded ?? 0) >= 5000);
      expect(await page.evaluate(() => (globalThis as { maliciousDid?: string[] }).maliciousDid)).toEqual([]);
      expect(page.url()).toBe(url);
      if (blocks) expect(opened).toEqual([]);
      expect(activity.problems).toEqual([]);
      expect(await activity.layoutShift()).toBeLessThan(0.0005);
      expect(await main(page).innerText()).toBe(calm);
    });
  }

  test('of buying', async ({ page }) => {
    const { id, name } = await findFixture('onOffer');
    await maliciousChat(page);
    await page.goto(`/producto/${id}`);
    await page.waitForRequest(widgets.chat);
    expect(await chatText(buyLink(page))).toContain(name);
    // Pages of products have no bubble: their own way to ask opens the chat, once that is ready.
    await expect(page.locator('button.chat-launcher')).not.toHaveAttribute('hidden');
    await page.locator('[data-chat-link]:visible').first().click();
    await expect(chatPanel(page)).toBeVisible();
  });
});
