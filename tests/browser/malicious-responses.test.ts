import { long } from '../support/tags.ts';
import { expect, test } from '../support/test.ts';
import { toCallPattern } from '../support/recordCalls.ts';
import * as invoice from '../support/invoice.ts';
import { waitForPaint } from '../support/kinds.ts';
import { customerOf, texts } from '../support/maliciousShop.ts';
import { watchForAttacks, onMaliciousSite, shown } from '../support/maliciousSite.ts';
import { lastVisit, rejection } from '../support/promo.ts';
import { sample } from '../support/sampling.ts';

onMaliciousSite();
const deep = Boolean(process.env['DEEP']);
test.describe.configure({ timeout: deep ? 3_000_000 : 60_000 });

/** As a field of one line has it. */
const inField = (text: string): string => text.replace(/[\r\n]/g, '');
const labels = {
  ...{ RazonSocial: 'Nombre o razón social', RFC: 'RFC', Correo: 'Correo', Calle: 'Calle' },
  ...{ NumExt: 'Núm. exterior', NumInt: 'Núm. interior', CodigoPostal: 'Código postal' },
  ...{ Colonia: 'Colonia', Ciudad: 'Ciudad', Estado: 'Estado' },
};

/** The customers, one for each text, in shares that run side by side: the whole list takes one browser most of an hour. */
const shares = deep ? 12 : 1;
const customers = sample([...texts.keys()], 2);
for (let share = 0; share < shares; share++)
  test(`P39 each text in each field of a customer appears unchanged in its field, and never runs: ${share + 1} of ${shares}`, async ({
    page,
  }) => {
    const { expectNoEffects } = await watchForAttacks(page);
    await invoice.openInvoice(page);
    for (const first of customers.filter((_, index) => index % shares === share)) {
      const phone = `331234${String(first).padStart(4, '0')}`;
      await invoice.fillReceipt(page, '1001', '629.30');
      await invoice.fillPhone(page, phone);
      const customer = customerOf(phone);
      for (const [name, label] of Object.entries(labels)) {
        const box = invoice.field(page, label).first();
        expect(await box.inputValue(), `${name} ${phone}`).toBe(inField(shown(customer[name])));
      }
      // What the tab keeps of them comes back as text, too.
      await page.reload();
      await expect(invoice.field(page, 'Calle')).toHaveValue(inField(shown(customer['Calle'])));
      await expectNoEffects();
      await page.evaluate(() => sessionStorage.clear());
      await invoice.openInvoice(page);
    }
  });

test('P39 each text in a sale is rejected or shown as text', long, async ({ page }) => {
  const { expectNoEffects } = await watchForAttacks(page);
  let text = '';
  await page.route(toCallPattern('postObtenerInformacionVenta'), (route) =>
    route.fulfill({ json: { results: { VentaID: text, Fecha: text, Total: text, mensaje: text, error: text } } }),
  );
  await invoice.openInvoice(page);
  for (const each of sample(texts, 3)) {
    text = each;
    await invoice.fillReceipt(page, '1001', '629.30');
    await expect(invoice.alert(page)).toBeVisible();
    expect(await invoice.alert(page).innerText()).not.toMatch(/[<>{}]/);
  }
  await expectNoEffects();
});

test('P39 each text as the response of the promo call is rejected', async ({ page }) => {
  const { expectNoEffects } = await watchForAttacks(page);
  let text = '';
  await page.route(lastVisit, (route) =>
    route.fulfill({ json: { results: { Fecha: text, IP: text, PromoCode: text }, error: text } }),
  );
  for (const each of sample(texts, 3)) {
    text = each;
    await page.goto('/promocode');
    await expect(rejection(page)).toBeVisible();
    await expectNoEffects();
  }
});

test(
  'P39 each text as the place and the address of a visitor is only sent with the visit, as JSON',
  long,
  async ({ page }) => {
    const { expectNoEffects } = await watchForAttacks(page);
    let text = '';
    const sent: unknown[] = [];
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
      sent.push(route.request().postDataJSON());
      return route.fulfill({ json: { results: text } });
    });
    for (const each of sample(texts, 3)) {
      text = each;
      const before = sent.length;
      await page.goto(`/garantias?utm_source=${encodeURIComponent(each.toWellFormed())}`.slice(0, 4000));
      await expect.poll(() => sent.length).toBeGreaterThan(before);
      await expectNoEffects();
    }
  },
);

test('P82 pages load completely with any content in local and session storage', async ({ page }) => {
  const { expectNoEffects } = await watchForAttacks(page);
  const shapes = [
    ...[
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
    ],
    ...[
      '{"id":"1","name":"<img src=x onerror=globalThis.intruder=1>","slug":"a","picture":"javascript:globalThis.intruder=1"}',
    ],
    ...['[{"id":"1","name":"<img src=x onerror=globalThis.intruder=1>","picture":"javascript:globalThis.intruder=1"}]'],
    ...['{"step":"data","values":{"receipt":{}},"sale":5,"customer":[],"attempt":"x","until":9e15}'],
    ...['{"step":"review","values":[],"sale":{"date":{}},"matched":" ","phone":"","until":9e15}'],
    ...[
      '{"code":"ABCDE","discount":5,"until":9e15}',
      '{"__proto__":{"intruder":1},"constructor":1}',
      '{',
      '['.repeat(5000),
      `"${'a'.repeat(300_000)}"`,
    ],
  ];
  const paths = [
    '/',
    '/facturacion',
    '/promocode',
    '/producto/1001',
    ...(deep ? ['/todos', '/sucursales', '/busqueda?busqueda=a', '/utilidades'] : []),
  ];
  await page.goto('/garantias');
  for (const shape of deep ? shapes : sample(shapes, 2)) {
    await page.evaluate((text) => {
      for (const storage of [localStorage, sessionStorage]) {
        storage.clear();
        for (const key of ['sucursal', 'celular', 'vistos', 'factura', 'promo', 'reloaded']) storage.setItem(key, text);
      }
    }, shape);
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
