import { holdRequests } from '../support/holdRequests.ts';
import { deepOnly } from '../support/tags.ts';
import { demoReceipts } from '../../scripts/sandbox/demoData.ts';
import { paymentMethods, taxRegimes, cfdiUses } from '../../src/features/invoice/sat.ts';
import { findAxeViolations } from '../support/axe.ts';
import {
  clickButton,
  fillCustomer,
  fillPhoneNumber,
  fillReceipt,
  formAlert,
  invoiceField,
  knownCustomer,
  requestErrorText,
  openInvoice,
  randomPhoneNumber,
  readDraft,
  stepHeading,
  validReceipt,
  waitForHydration,
} from '../support/invoicePage.ts';
import { onSandbox } from '../support/site.ts';
import { expect, test, type Page } from '../support/test.ts';
import { toEndpointPattern } from '../support/recordCalls.ts';
import { recordPageActivity } from '../support/pageActivity.ts';

/** Skips tests that need the receipts and customers of the sandbox. */
const skipWithoutDemoData = (): void => test.skip(!onSandbox, 'Requires the receipts and customers of the sandbox.');
const receiptEndpointPattern = toEndpointPattern('postObtenerInformacionVenta');

test('R6.1 R6.2 fields can be filled before scripts load and keep their text; the hint on the last day causes no layout shift', async ({
  page,
}) => {
  const release = await holdRequests(page, '**/_astro/*.js');
  const activity = await recordPageActivity(page);
  await page.clock.setFixedTime('2026-11-30T23:59:00-06:00');
  await page.goto('/facturacion', { waitUntil: 'commit' });
  await expect(page).toHaveTitle(/^Factura tu compra - /);
  await invoiceField(page, 'Número de nota').fill('48213');
  await page.evaluate(() => document.fonts.ready);
  const before = await page.getByLabel('Pasos').boundingBox();
  release();
  await expect(page.getByText('Hoy es el último día')).toBeVisible();
  expect(await page.getByLabel('Pasos').boundingBox()).toEqual(before);
  await invoiceField(page, 'Total de la nota').fill('10');
  await expect(invoiceField(page, 'Número de nota')).toHaveValue('48213');
  expect(new URL(page.url()).search, 'the query of the URL').toBe('');
  expect(await activity.layoutShiftsInMain()).toEqual([]);
  expect([await activity.cspViolations(), activity.pageErrors]).toEqual([[], []]);
});

for (const [name, press] of Object.entries({
  Continuar: (page: Page) => clickButton(page, 'Continuar'),
  Enter: (page: Page) => invoiceField(page, 'Total de la nota').press('Enter'),
}))
  test(`R6.1 R6.9 ${name} before the scripts load takes effect once they have, and reloads nothing`, async ({
    page,
  }) => {
    const release = await holdRequests(page, '**/_astro/*.js');
    await page.goto('/facturacion', { waitUntil: 'commit' });
    await invoiceField(page, 'Número de nota').fill('48213');
    await invoiceField(page, 'Total de la nota').fill('diez');
    await press(page);
    await press(page);
    release();
    await expect(formAlert(page)).toContainText('Corrige este dato');
    await expect(formAlert(page)).toContainText('Escribe el total con números');
    await expect(invoiceField(page, 'Número de nota')).toHaveValue('48213');
    expect(new URL(page.url()).search, 'the query of the URL').toBe('');
  });

test('R6.1 R6.5 pasted text keeps all its characters, and spaces around a number do no harm', async ({ page }) => {
  await openInvoice(page);
  await invoiceField(page, 'Número de nota').focus();
  await page.keyboard.insertText('  123456789012');
  await expect(invoiceField(page, 'Número de nota')).toHaveValue('  123456789012');
  await page.keyboard.press('Enter');
  await expect(formAlert(page).getByRole('link')).toHaveText(['Escribe el total de tu nota']);
});

test('R6.1 invalid receipt fields are reported in a focused summary, field messages and the title', async ({
  page,
}) => {
  await openInvoice(page);
  await fillReceipt(page, 'abc', '');
  await expect(formAlert(page)).toBeFocused();
  await expect(formAlert(page)).toContainText('Corrige estos 2 datos');
  await expect(page).toHaveTitle(/^Error: Factura tu compra/);
  await expect(invoiceField(page, 'Número de nota')).toHaveValue('abc');
  await expect(invoiceField(page, 'Total de la nota')).toHaveAccessibleDescription(/Escribe el total de tu nota/);
  expect(await findAxeViolations(page, 'main')).toEqual([]);
  await formAlert(page).getByRole('link', { name: 'Escribe el total' }).click();
  await expect(invoiceField(page, 'Total de la nota')).toBeFocused();
  expect(new URL(page.url()).hash).toBe('');
  await invoiceField(page, 'Total de la nota').fill('1,234.5');
  await expect(formAlert(page)).toContainText('Corrige este dato');
  await invoiceField(page, 'Número de nota').fill('1');
  await expect(formAlert(page)).toBeHidden();
  await expect(page).toHaveTitle(/^Factura tu compra/);
});

test('R6.2 R6.8 an unknown receipt, another month, another total and a failed lookup show their texts and keep the input', async ({
  page,
}) => {
  skipWithoutDemoData();
  await openInvoice(page);
  for (const [receipt, total, text] of [
    ['999999', '10', 'No se encontró información de la nota de venta.'],
    [demoReceipts.lastMonth.receipt, '349', 'Solo se puede facturar dentro del mismo mes de realizada la compra.'],
    [demoReceipts.thisMonth.receipt, '629.31', 'Los datos ingresados no coinciden.'],
  ] as const) {
    await fillReceipt(page, receipt, total);
    await expect(formAlert(page)).toContainText(text);
    await expect(formAlert(page)).toBeFocused();
    const whatsappLink = formAlert(page).getByRole('link', { name: 'WhatsApp' });
    await expect(whatsappLink).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+\?text=/);
    await expect(invoiceField(page, 'Número de nota')).toHaveValue(receipt);
  }
  await page.route(receiptEndpointPattern, (route) => route.fulfill({ body: '<html>Mantenimiento</html>' }));
  await fillReceipt(page);
  await expect(formAlert(page)).toContainText(requestErrorText);
  await expect(page.getByText(requestErrorText)).toHaveCSS('color', 'rgb(196, 18, 47)');
  await expect(page.getByRole('button', { name: 'Continuar' })).toBeEnabled();
  await expect(invoiceField(page, 'Número de nota')).toHaveValue(validReceipt.receipt);
});

test('R6.1 R6.3 R6.4 accepts a formatted total, requires a phone number of ten digits, and prefills the data of a known customer', async ({
  page,
}) => {
  skipWithoutDemoData();
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await openInvoice(page);
  await fillReceipt(page, demoReceipts.otherThisMonth.receipt, '$1,234.500');
  await expect(stepHeading(page, 'Tu teléfono')).toBeFocused();
  await expect(page.getByRole('complementary').getByText('$1,234.50')).toBeVisible();
  for (const phoneNumber of ['', '331234567']) {
    await invoiceField(page, 'Teléfono').fill(phoneNumber);
    await clickButton(page, 'Continuar');
    await expect(formAlert(page)).toContainText('Ingrese su número telefónico a 10 dígitos');
  }
  // Icon and text are in one line.
  expect((await page.locator('.field-error').boundingBox())?.height).toBeLessThan(30);
  expect(requests.filter((url) => url.includes('postObtenerClientePorTelefono'))).toEqual([]);
  await expect(page.getByRole('link', { name: 'Aviso de privacidad' }).first()).toBeVisible();

  await fillPhoneNumber(page, randomPhoneNumber());
  await expect(page.getByText('los datos que escribas quedarán registrados')).toBeVisible();
  await expect(invoiceField(page, 'RFC')).toHaveValue('');
  await page.goBack();
  await fillPhoneNumber(page, '33 1234 5678');
  await expect(page.getByText('Ya tenemos tus datos')).toBeVisible();
  await expect(invoiceField(page, 'RFC')).toHaveValue(knownCustomer.rfc);
  await expect(invoiceField(page, 'Régimen fiscal')).toHaveValue('612');
  await expect(invoiceField(page, 'Colonia')).toHaveValue(knownCustomer.neighbourhood);
  // "Volver" is Back: Forward leads to the step again.
  await clickButton(page, 'Volver');
  await expect(stepHeading(page, 'Tu teléfono')).toBeVisible();
  await page.goForward();
  await expect(stepHeading(page, 'Datos fiscales')).toBeVisible();
  await clickButton(page, 'Volver');
  await fillPhoneNumber(page, randomPhoneNumber());
  await expect(invoiceField(page, 'RFC')).toHaveValue('');
});

/** The option texts of a field, sorted. */
const readOptions = async (page: Page, label: string): Promise<string[]> =>
  (await invoiceField(page, label).locator('option:not([value=""])').allTextContents()).sort();
/** The sorted option texts that a field should have. */
const toSortedLabels = (entries: readonly { code: string; name: string }[]): string[] =>
  entries.map(({ code, name }) => `${code} ${name}`).sort();

test('R6.5 R6.6 the tax data form has its required fields, official names, dependent options and hints', async ({
  page,
}) => {
  skipWithoutDemoData();
  await openInvoice(page);
  await fillReceipt(page);
  await fillPhoneNumber(page, randomPhoneNumber());
  await clickButton(page, 'Revisar solicitud');
  await expect(formAlert(page).getByRole('link')).toHaveCount(11);
  expect(await findAxeViolations(page, 'main')).toEqual([]);

  await test.step('R6.6 every code is an option with its official name; defaults and hints depend on RFC and regime', async () => {
    expect(await readOptions(page, 'Régimen fiscal')).toEqual(toSortedLabels(taxRegimes));
    expect(await readOptions(page, 'Uso de CFDI')).toEqual(toSortedLabels(cfdiUses));
    expect(await readOptions(page, 'Forma de pago')).toEqual(toSortedLabels(paymentMethods));
    await expect(invoiceField(page, 'Uso de CFDI')).toHaveValue('G03');
    await invoiceField(page, 'RFC').fill('EKU9003173C9');
    expect(await page.locator('optgroup[label="De personas morales"] option').count()).toBe(8);
    expect(await readOptions(page, 'Régimen fiscal')).toEqual(toSortedLabels(taxRegimes));
    await invoiceField(page, 'Régimen fiscal').selectOption('605');
    await expect(invoiceField(page, 'Régimen fiscal')).toHaveAccessibleDescription(/no es de una persona moral/);
    await expect(invoiceField(page, 'Uso de CFDI')).toHaveValue('S01');
    await invoiceField(page, 'Régimen fiscal').selectOption('601');
    await expect(invoiceField(page, 'Uso de CFDI')).toHaveValue('G03');
    await invoiceField(page, 'Uso de CFDI').selectOption('CN01');
    await expect(invoiceField(page, 'Uso de CFDI')).toHaveAccessibleDescription(/no admite este uso/);
    await invoiceField(page, 'Uso de CFDI').selectOption('G03');
  });

  await test.step('R6.5 the spelling of the name in the Constancia is suggested, and replaces the typed one when accepted', async () => {
    await invoiceField(page, 'Nombre o razón social').fill('Taller Norte, S.A. de C.V.');
    await expect(page.getByText('¿En tu constancia dice TALLER NORTE?')).toBeVisible();
    await clickButton(page, 'Usar así');
    await expect(invoiceField(page, 'Nombre o razón social')).toHaveValue('TALLER NORTE');
    await expect(invoiceField(page, 'Nombre o razón social')).toBeFocused();
  });

  await test.step('R6.5 an invalid postal code blocks the review, a hint does not', async () => {
    await fillCustomer(page, { 'Código postal': '4426', RFC: 'cacx760510-1p9' });
    await clickButton(page, 'Revisar solicitud');
    await expect(formAlert(page).getByRole('link')).toHaveText(['El código postal debe tener 5 dígitos']);
    await invoiceField(page, 'Código postal').fill('44260');
    await expect(invoiceField(page, 'RFC')).toHaveAccessibleDescription(/no coincide con los demás/);
    await clickButton(page, 'Revisar solicitud');
    await expect(page.getByText('CACX7605101P9')).toBeVisible();
    expect(await findAxeViolations(page, 'main')).toEqual([]);
  });
});

test('R6.1 R6.3 R6.5 the whole form works by keyboard', async ({ page }) => {
  skipWithoutDemoData();
  await openInvoice(page);
  const typeFields = async (...texts: string[]) => {
    for (const text of texts) {
      await page.keyboard.type(text);
      await page.keyboard.press('Tab');
    }
  };
  await invoiceField(page, 'Número de nota').focus();
  await typeFields('1001', '629.30');
  await page.keyboard.press('Enter');
  await expect(stepHeading(page, 'Tu teléfono')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type(randomPhoneNumber());
  await page.keyboard.press('Enter');
  await expect(stepHeading(page, 'Datos fiscales')).toBeFocused();
  await page.keyboard.press('Tab');
  await typeFields('MARIANA ORTEGA RUIZ', 'CACX7605101P8', 'mariana@correo.example', '612');
  await typeFields('Mezquitán', '1184', '', '44260', 'Artesanos', 'Guadalajara', 'Jalisco', '04');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(stepHeading(page, 'Revisa tu solicitud')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').locator('.callout.success')).toBeFocused();
});

test('R6.9 a receipt typed before the scripts load replaces that of the draft', deepOnly, async ({ page }) => {
  skipWithoutDemoData();
  await openInvoice(page);
  await fillReceipt(page);
  await fillPhoneNumber(page, randomPhoneNumber());
  await expect(stepHeading(page, 'Datos fiscales')).toBeVisible();
  const release = await holdRequests(page, '**/_astro/*.js');
  await page.goto('/facturacion', { waitUntil: 'commit' });
  await invoiceField(page, 'Número de nota').fill('48213');
  release();
  await waitForHydration(page);
  await expect(stepHeading(page, 'Datos de tu nota')).toBeVisible();
  await expect(invoiceField(page, 'Número de nota')).toHaveValue('48213');
});

test('P21 P24 R6.9 step and values survive a reload, leaving the page, Back and Forward; the draft expires after 30 minutes', async ({
  page,
}) => {
  skipWithoutDemoData();
  await page.clock.install();
  await openInvoice(page);
  await fillReceipt(page);
  await fillPhoneNumber(page, randomPhoneNumber());
  await fillCustomer(page);
  await page.reload();
  await expect(invoiceField(page, 'Ciudad')).toHaveValue('Guadalajara');
  await page.goto('/garantias');
  await page.goto('/facturacion');
  await expect(invoiceField(page, 'Régimen fiscal')).toHaveValue('612');
  await clickButton(page, 'Revisar solicitud');
  await expect(stepHeading(page, 'Revisa tu solicitud')).toBeVisible();
  await page.goBack();
  await expect(invoiceField(page, 'Calle')).toHaveValue('Mezquitán');
  await page.goForward();
  await expect(stepHeading(page, 'Revisa tu solicitud')).toBeFocused();
  expect(await readDraft(page)).toContain('629.30');
  await page.clock.fastForward('31:00');
  expect(await readDraft(page), 'the draft after 31 minutes').toBeNull();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('R6.1 shows phone, WhatsApp and e-mail instead of an inactive form', async ({ page }) => {
    await page.goto('/facturacion');
    await expect(page.locator('main .without-script strong')).toBeVisible();
    await expect(invoiceField(page, 'Número de nota')).toBeHidden();
    for (const prefix of ['https://wa.me/', 'tel:', 'mailto:'])
      await expect(page.getByRole('main').locator(`a[href^="${prefix}"]`).first()).toBeVisible();
  });
});
