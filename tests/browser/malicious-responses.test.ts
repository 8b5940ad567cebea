import { deepOnly } from '../support/tags.ts';
import { expect, test } from '../support/test.ts';
import { toEndpointPattern } from '../support/recordCalls.ts';
import { fillPhoneNumber, fillReceipt, formAlert, invoiceField, openInvoice } from '../support/invoicePage.ts';
import { createCustomer, nonBlankTexts } from '../support/maliciousShop.ts';
import { watchForAttacks, setUpMaliciousSite, decodeShownText } from '../support/maliciousSite.ts';
import { lastVisitEndpointPattern, rejectionAlert } from '../support/promoPage.ts';
import { isDeepRun } from '../support/isDeepRun.ts';
import { sampleEvenly } from '../support/sampling.ts';

setUpMaliciousSite();
test.describe.configure({ timeout: isDeepRun ? 3_000_000 : 60_000 });

/** Removes line breaks, as single-line inputs do. */
const toInputValue = (text: string): string => text.replace(/[\r\n]/g, '');
/** The labels of the customer's fields, by the fields of the API. */
const labelsByField = {
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
const shardCount = isDeepRun ? 12 : 1;
/** One customer per malicious text. */
const customerNumbers = sampleEvenly([...nonBlankTexts.keys()], 2);
for (let shard = 0; shard < shardCount; shard++)
  test(`P39 malicious texts of a customer fill the fields unchanged, and never run: ${shard + 1} of ${shardCount}`, async ({
    page,
  }) => {
    const { expectNoEffects } = await watchForAttacks(page);
    await openInvoice(page);
    for (const customerNumber of customerNumbers.filter((_, index) => index % shardCount === shard)) {
      const phoneNumber = `331234${String(customerNumber).padStart(4, '0')}`;
      await fillReceipt(page, '1001', '629.30');
      await fillPhoneNumber(page, phoneNumber);
      const customer = createCustomer(phoneNumber);
      for (const [field, label] of Object.entries(labelsByField)) {
        const input = invoiceField(page, label).first();
        expect(await input.inputValue(), `${field} ${phoneNumber}`).toBe(
          toInputValue(decodeShownText(customer[field])),
        );
      }
      // The draft restored after a reload contains the same texts.
      await page.reload();
      await expect(invoiceField(page, 'Calle')).toHaveValue(toInputValue(decodeShownText(customer['Calle'])));
      await expectNoEffects();
      await page.evaluate(() => sessionStorage.clear());
      await openInvoice(page);
    }
  });

test(
  'P39 a receipt with malicious texts is rejected, and the message contains no markup',
  deepOnly,
  async ({ page }) => {
    const { expectNoEffects } = await watchForAttacks(page);
    let text = '';
    await page.route(toEndpointPattern('postObtenerInformacionVenta'), (route) =>
      route.fulfill({ json: { results: { VentaID: text, Fecha: text, Total: text, mensaje: text, error: text } } }),
    );
    await openInvoice(page);
    for (text of sampleEvenly(nonBlankTexts, 3)) {
      await fillReceipt(page, '1001', '629.30');
      await expect(formAlert(page)).toBeVisible();
      expect(await formAlert(page).innerText()).not.toMatch(/[<>{}]/);
    }
    await expectNoEffects();
  },
);

test('P39 the promo page rejects responses with malicious texts', async ({ page }) => {
  const { expectNoEffects } = await watchForAttacks(page);
  let text = '';
  await page.route(lastVisitEndpointPattern, (route) =>
    route.fulfill({ json: { results: { Fecha: text, IP: text, PromoCode: text }, error: text } }),
  );
  for (text of sampleEvenly(nonBlankTexts, 3)) {
    await page.goto('/promocode');
    await expect(rejectionAlert(page)).toBeVisible();
    await expectNoEffects();
  }
});

test(
  'P39 malicious texts in the coordinates and the URL of a visit have no effect, and the visit is sent',
  deepOnly,
  async ({ page }) => {
    const { expectNoEffects } = await watchForAttacks(page);
    let text = '';
    const sentVisits: unknown[] = [];
    await page.route(toEndpointPattern('localizarip'), (route) =>
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
    await page.route(toEndpointPattern('postVisita'), (route) => {
      sentVisits.push(route.request().postDataJSON());
      return route.fulfill({ json: { results: text } });
    });
    for (text of sampleEvenly(nonBlankTexts, 3)) {
      const countBefore = sentVisits.length;
      await page.goto(`/garantias?utm_source=${encodeURIComponent(text.toWellFormed())}`.slice(0, 4000));
      await expect.poll(() => sentVisits.length).toBeGreaterThan(countBefore);
      await expectNoEffects();
    }
  },
);
