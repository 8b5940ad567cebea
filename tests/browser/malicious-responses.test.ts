import { long } from '../support/tags.ts';
import { expect, test } from '../support/test.ts';
import { toCallPattern } from '../support/recordCalls.ts';
import * as invoice from '../support/invoicePage.ts';
import { waitForPaint } from '../support/pageKinds.ts';
import { customerOf, texts } from '../support/maliciousShop.ts';
import { watchForAttacks, setUpMaliciousSite, decodeShownText } from '../support/maliciousSite.ts';
import { lastVisitCall, rejectionAlert } from '../support/promoPage.ts';
import { sample } from '../support/sampling.ts';

setUpMaliciousSite();
const deep = Boolean(process.env['DEEP']);
test.describe.configure({ timeout: deep ? 3_000_000 : 60_000 });

/** Removes line breaks, as single-line inputs do. */
const toInputValue = (text: string): string => text.replace(/[\r\n]/g, '');
const labels = {
  RazonSocial: 'Nombre o razón social',
  RFC: 'RFC',
  Correo: 'Correo',
  Calle: 'Calle',
  NumExt: 'Núm. exterior',
  NumInt: 'Núm. interior',
  CodigoPostal: 'Código postal',
  Colonia: 'Colonia',
  Ciudad: 'Ciudad',
  Estado: 'Estado',
};

/** Shards that run in parallel: testing all texts in one browser takes almost an hour. */
const shardCount = deep ? 12 : 1;
/** One customer per malicious text. */
const customerNumbers = sample([...texts.keys()], 2);
for (let shard = 0; shard < shardCount; shard++)
  test(`P39 malicious texts appear unchanged in the fields of a customer, and never run: ${shard + 1} of ${shardCount}`, async ({
    page,
  }) => {
    const { expectNoEffects } = await watchForAttacks(page);
    await invoice.openInvoice(page);
    for (const customerNumber of customerNumbers.filter((_, index) => index % shardCount === shard)) {
      const phone = `331234${String(customerNumber).padStart(4, '0')}`;
      await invoice.fillReceipt(page, '1001', '629.30');
      await invoice.fillPhone(page, phone);
      const customer = customerOf(phone);
      for (const [name, label] of Object.entries(labels)) {
        const input = invoice.invoiceField(page, label).first();
        expect(await input.inputValue(), `${name} ${phone}`).toBe(toInputValue(decodeShownText(customer[name])));
      }
      // The draft restored after a reload contains the same texts.
      await page.reload();
      await expect(invoice.invoiceField(page, 'Calle')).toHaveValue(toInputValue(decodeShownText(customer['Calle'])));
      await expectNoEffects();
      await page.evaluate(() => sessionStorage.clear());
      await invoice.openInvoice(page);
    }
  });

test('P39 a sale with a malicious text is rejected, and the message contains no markup', long, async ({ page }) => {
  const { expectNoEffects } = await watchForAttacks(page);
  let text = '';
  await page.route(toCallPattern('postObtenerInformacionVenta'), (route) =>
    route.fulfill({ json: { results: { VentaID: text, Fecha: text, Total: text, mensaje: text, error: text } } }),
  );
  await invoice.openInvoice(page);
  for (text of sample(texts, 3)) {
    await invoice.fillReceipt(page, '1001', '629.30');
    await expect(invoice.formAlert(page)).toBeVisible();
    expect(await invoice.formAlert(page).innerText()).not.toMatch(/[<>{}]/);
  }
  await expectNoEffects();
});

test('P39 the promo page rejects responses with malicious texts', async ({ page }) => {
  const { expectNoEffects } = await watchForAttacks(page);
  let text = '';
  await page.route(lastVisitCall, (route) =>
    route.fulfill({ json: { results: { Fecha: text, IP: text, PromoCode: text }, error: text } }),
  );
  for (text of sample(texts, 3)) {
    await page.goto('/promocode');
    await expect(rejectionAlert(page)).toBeVisible();
    await expectNoEffects();
  }
});

test(
  'P39 malicious texts as the coordinates of a visit and in its URL have no effect, and the visit is sent',
  long,
  async ({ page }) => {
    const { expectNoEffects } = await watchForAttacks(page);
    let text = '';
    const sentVisits: unknown[] = [];
    await page.route(toCallPattern('localizarip'), (route) =>
      route.fulfill({
        json: {
          results: { Latitud: text, Longitud: text },
          latitude: text,
          longitude: text,
          Latitud: text,
          Longitud: text,
        },
      }),
    );
    await page.route(toCallPattern('postVisita'), (route) => {
      sentVisits.push(route.request().postDataJSON());
      return route.fulfill({ json: { results: text } });
    });
    for (text of sample(texts, 3)) {
      const countBefore = sentVisits.length;
      await page.goto(`/garantias?utm_source=${encodeURIComponent(text.toWellFormed())}`.slice(0, 4000));
      await expect.poll(() => sentVisits.length).toBeGreaterThan(countBefore);
      await expectNoEffects();
    }
  },
);

test('P82 pages load completely with any content in local and session storage', async ({ page }) => {
  const { expectNoEffects } = await watchForAttacks(page);
  const storedTexts = [
    '',
    'x',
    'null',
    'true',
    '5',
    '-1',
    '"x"',
    '[]',
    '{}',
    '[[]]',
    '[null]',
    '[{}]',
    '{"id":{}}',
    '{"slug":[],"name":{}}',
    '{"id":"1","name":"<img src=x onerror=globalThis.intruder=1>","slug":"a","picture":"javascript:globalThis.intruder=1"}',
    '[{"id":"1","name":"<img src=x onerror=globalThis.intruder=1>","picture":"javascript:globalThis.intruder=1"}]',
    '{"step":"data","values":{"receipt":{}},"sale":5,"customer":[],"attempt":"x","until":9e15}',
    '{"step":"review","values":[],"sale":{"date":{}},"matched":" ","phone":"","until":9e15}',
    '{"code":"ABCDE","discount":5,"until":9e15}',
    '{"__proto__":{"intruder":1},"constructor":1}',
    '{',
    '['.repeat(5000),
    `"${'a'.repeat(300_000)}"`,
  ];
  const paths = [
    '/',
    '/facturacion',
    '/promocode',
    '/producto/1001',
    ...(deep ? ['/todos', '/sucursales', '/busqueda?busqueda=a', '/utilidades'] : []),
  ];
  await page.goto('/garantias');
  for (const storedText of deep ? storedTexts : sample(storedTexts, 2)) {
    await page.evaluate((text) => {
      for (const storage of [localStorage, sessionStorage]) {
        storage.clear();
        for (const key of ['sucursal', 'celular', 'vistos', 'factura', 'promo', 'reloaded']) storage.setItem(key, text);
      }
    }, storedText);
    for (const path of paths) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      if (path === '/facturacion')
        await expect(page.getByRole('button', { name: /Continuar|Enviar|Solicitar/ }).first()).toBeVisible();
      await waitForPaint(page);
      await expectNoEffects();
    }
  }
});
