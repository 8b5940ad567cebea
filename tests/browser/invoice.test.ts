import { long } from '../support/tags.ts';
import { demoReceipts } from '../../scripts/sandbox/demoData.ts';
import { payments, taxRegimes, cfdiUses } from '../../src/features/invoice/sat.ts';
import { findAxeViolations } from '../support/accessible.ts';
import * as form from '../support/invoice.ts';
import { onSandbox } from '../support/site.ts';
import { expect, test, type Page } from '../support/test.ts';
import { recordPageActivity } from '../support/pageActivity.ts';

const { alert, failure, field, press, title } = form;
const withReceipts = (): void => test.skip(!onSandbox, 'These look up the receipts and customers of the sandbox.');
const sale = '**/postObtenerInformacionVenta.php';

test('R6.1 R6.2 before its scripts the page is complete; typed text stays, and the hint causes no layout shift', async ({
  page,
}) => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/_astro/*.js', async (route) => held.then(() => route.continue()));
  const activity = await recordPageActivity(page);
  await page.clock.setFixedTime('2026-11-30T23:59:00-06:00');
  await page.goto('/facturacion', { waitUntil: 'commit' });
  await expect(page).toHaveTitle(/^Factura tu compra - /);
  await field(page, 'Número de nota').fill('48213');
  await field(page, 'Número de nota').press('Enter');
  await page.evaluate(() => document.fonts.ready);
  const before = await page.getByLabel('Pasos').boundingBox();
  release();
  await expect(page.getByText('Hoy es el último día')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Continuar' })).toHaveAttribute('type', 'submit');
  expect(await page.getByLabel('Pasos').boundingBox()).toEqual(before);
  await field(page, 'Total de la nota').fill('10');
  await expect(field(page, 'Número de nota')).toHaveValue('48213');
  expect(new URL(page.url()).search, 'what was typed, in the URL').toBe('');
  expect(await activity.shiftedElementsInMain()).toEqual([]);
  expect([await activity.violations(), activity.problems]).toEqual([[], []]);
});

test('R6.1 both fields are required and numeric: summary, messages, focus, title', async ({ page }) => {
  await form.openInvoice(page);
  await form.fillReceipt(page, 'abc', '');
  await expect(alert(page)).toBeFocused();
  await expect(alert(page)).toContainText('Corrige estos 2 datos');
  await expect(page).toHaveTitle(/^Error: Factura tu compra/);
  await expect(field(page, 'Número de nota')).toHaveValue('abc');
  await expect(field(page, 'Total de la nota')).toHaveAccessibleDescription(/Escribe el total de tu nota/);
  expect(await findAxeViolations(page, 'main')).toEqual([]);
  await alert(page).getByRole('link', { name: 'Escribe el total' }).click();
  await expect(field(page, 'Total de la nota')).toBeFocused();
  expect(new URL(page.url()).hash).toBe('');
  await field(page, 'Total de la nota').fill('1,234.5');
  await expect(alert(page)).toContainText('Corrige este dato');
  await field(page, 'Número de nota').fill('1');
  await expect(alert(page)).toBeHidden();
  await expect(page).toHaveTitle(/^Factura tu compra/);
});

test('R6.2 R6.8 an unknown receipt, another month, another total and a failed look-up: each has its text, and no input is lost', async ({
  page,
}) => {
  withReceipts();
  await form.openInvoice(page);
  for (const [receipt, total, text] of [
    ['999999', '10', 'No se encontró información de la nota de venta.'],
    [demoReceipts.lastMonth.receipt, '349', 'Solo se puede facturar dentro del mismo mes de realizada la compra.'],
    [demoReceipts.thisMonth.receipt, '629.31', 'Los datos ingresados no coinciden.'],
  ] as const) {
    await form.fillReceipt(page, receipt, total);
    await expect(alert(page)).toContainText(text);
    await expect(alert(page)).toBeFocused();
    const chat = alert(page).getByRole('link', { name: 'WhatsApp' });
    await expect(chat).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+\?text=/);
    await expect(field(page, 'Número de nota')).toHaveValue(receipt);
  }
  await page.route(sale, (route) => route.fulfill({ body: '<html>Mantenimiento</html>' }));
  await form.fillReceipt(page);
  await expect(alert(page)).toContainText(failure);
  await expect(page.getByText(failure)).toHaveCSS('color', 'rgb(196, 18, 47)');
  await expect(page.getByRole('button', { name: 'Continuar' })).toBeEnabled();
  await expect(field(page, 'Número de nota')).toHaveValue(form.thisMonth.receipt);
});

test('R6.2 R6.3 R6.4 a total with signs, a phone of ten digits, and the form as the customer is known or new', async ({
  page,
}) => {
  withReceipts();
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await form.openInvoice(page);
  await form.fillReceipt(page, demoReceipts.otherThisMonth.receipt, '$1,234.500');
  await expect(title(page, 'Tu teléfono')).toBeFocused();
  await expect(page.getByRole('complementary').getByText('$1,234.50')).toBeVisible();
  for (const phone of ['', '331234567']) {
    await field(page, 'Teléfono').fill(phone);
    await press(page, 'Continuar');
    await expect(alert(page)).toContainText('Ingrese su número telefónico a 10 dígitos');
  }
  // Sign and words stand in one line.
  expect((await page.locator('.field-error').boundingBox())?.height).toBeLessThan(30);
  expect(requests.filter((url) => url.includes('postObtenerClientePorTelefono'))).toEqual([]);
  await expect(page.getByRole('link', { name: 'Aviso de privacidad' }).first()).toBeVisible();

  await form.fillPhone(page, form.newPhone());
  await expect(page.getByText('los datos que escribas quedarán registrados')).toBeVisible();
  await expect(field(page, 'RFC')).toHaveValue('');
  await page.goBack();
  await form.fillPhone(page, '33 1234 5678');
  await expect(page.getByText('Ya tenemos tus datos')).toBeVisible();
  await expect(field(page, 'RFC')).toHaveValue(form.known.rfc);
  await expect(field(page, 'Régimen fiscal')).toHaveValue('612');
  await expect(field(page, 'Colonia')).toHaveValue(form.known.neighbourhood);
  await press(page, 'Volver');
  await form.fillPhone(page, form.newPhone());
  await expect(field(page, 'RFC')).toHaveValue('');
});

/** The choices of a field, in the order of their texts. */
const choices = async (page: Page, label: string): Promise<string[]> =>
  (await field(page, label).locator('option:not([value=""])').allTextContents()).sort();
const named = (list: readonly { code: string; name: string }[]): string[] =>
  list.map(({ code, name }) => `${code} ${name}`).sort();

test('R6.5 R6.6 tax data: what is required, official names, choices that narrow, a name as the Constancia has it, hints', async ({
  page,
}) => {
  withReceipts();
  await form.openInvoice(page);
  await form.fillReceipt(page);
  await form.fillPhone(page, form.newPhone());
  await press(page, 'Revisar solicitud');
  await expect(alert(page).getByRole('link')).toHaveCount(11);
  expect(await findAxeViolations(page, 'main')).toEqual([]);

  await test.step('R6.6 every code can be chosen by its official name; RFC and regime narrow the choices', async () => {
    expect(await choices(page, 'Régimen fiscal')).toEqual(named(taxRegimes));
    expect(await choices(page, 'Uso de CFDI')).toEqual(named(cfdiUses));
    expect(await choices(page, 'Forma de pago')).toEqual(named(payments));
    await expect(field(page, 'Uso de CFDI')).toHaveValue('G03');
    await field(page, 'RFC').fill('EKU9003173C9');
    expect(await page.locator('optgroup[label="De personas morales"] option').count()).toBe(8);
    expect(await choices(page, 'Régimen fiscal')).toEqual(named(taxRegimes));
    await field(page, 'Régimen fiscal').selectOption('605');
    await expect(field(page, 'Régimen fiscal')).toHaveAccessibleDescription(/no es de una persona moral/);
    await expect(field(page, 'Uso de CFDI')).toHaveValue('S01');
    await field(page, 'Régimen fiscal').selectOption('601');
    await expect(field(page, 'Uso de CFDI')).toHaveValue('G03');
    await field(page, 'Uso de CFDI').selectOption('CN01');
    await expect(field(page, 'Uso de CFDI')).toHaveAccessibleDescription(/no admite este uso/);
    await field(page, 'Uso de CFDI').selectOption('G03');
  });

  await test.step('R6.5 the name is suggested, and replaced when accepted', async () => {
    await field(page, 'Nombre o razón social').fill('Taller Norte, S.A. de C.V.');
    await expect(page.getByText('¿En tu constancia dice TALLER NORTE?')).toBeVisible();
    await press(page, 'Usar así');
    await expect(field(page, 'Nombre o razón social')).toHaveValue('TALLER NORTE');
    await expect(field(page, 'Nombre o razón social')).toBeFocused();
  });

  await test.step('R6.5 a wrong postal code blocks, a hint does not', async () => {
    await form.fillData(page, { 'Código postal': '4426', RFC: 'cacx760510-1p9' });
    await press(page, 'Revisar solicitud');
    await expect(alert(page).getByRole('link')).toHaveText(['El código postal debe tener 5 dígitos']);
    await field(page, 'Código postal').fill('44260');
    await expect(field(page, 'RFC')).toHaveAccessibleDescription(/no coincide con los demás/);
    await press(page, 'Revisar solicitud');
    await expect(page.getByText('CACX7605101P9')).toBeVisible();
    expect(await findAxeViolations(page, 'main')).toEqual([]);
  });
});

test('R6.1 the whole form by keyboard alone', async ({ page }) => {
  withReceipts();
  await form.openInvoice(page);
  const type = async (...texts: string[]) => {
    for (const text of texts) {
      await page.keyboard.type(text);
      await page.keyboard.press('Tab');
    }
  };
  await field(page, 'Número de nota').focus();
  await type('1001', '629.30');
  await page.keyboard.press('Enter');
  await expect(title(page, 'Tu teléfono')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type(form.newPhone());
  await page.keyboard.press('Enter');
  await expect(title(page, 'Datos fiscales')).toBeFocused();
  await page.keyboard.press('Tab');
  await type('MARIANA ORTEGA RUIZ', 'CACX7605101P8', 'mariana@correo.example', '612');
  await type('Mezquitán', '1184', '', '44260', 'Artesanos', 'Guadalajara', 'Jalisco', '04');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(title(page, 'Revisa tu solicitud')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').locator('.callout.success')).toBeFocused();
});

test('R6.9 another receipt that is typed before the scripts replaces the one of the draft', long, async ({ page }) => {
  withReceipts();
  await form.openInvoice(page);
  await form.fillReceipt(page);
  await form.fillPhone(page, form.newPhone());
  await expect(title(page, 'Datos fiscales')).toBeVisible();
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/_astro/*.js', async (route) => held.then(() => route.continue()));
  await page.goto('/facturacion', { waitUntil: 'commit' });
  await field(page, 'Número de nota').fill('48213');
  release();
  await expect(page.getByRole('button', { name: 'Continuar' })).toHaveAttribute('type', 'submit');
  await expect(field(page, 'Número de nota')).toHaveValue('48213');
});

test('P21 P24 R6.9 a reload, another page and Back keep step and values; after 30 minutes the draft expires', async ({
  page,
}) => {
  withReceipts();
  await page.clock.install();
  await form.openInvoice(page);
  await form.fillReceipt(page);
  await form.fillPhone(page, form.newPhone());
  await form.fillData(page);
  await page.reload();
  await expect(field(page, 'Ciudad')).toHaveValue('Guadalajara');
  await page.goto('/garantias');
  await page.goto('/facturacion');
  await expect(field(page, 'Régimen fiscal')).toHaveValue('612');
  await press(page, 'Revisar solicitud');
  await expect(title(page, 'Revisa tu solicitud')).toBeVisible();
  await page.goBack();
  await expect(field(page, 'Calle')).toHaveValue('Mezquitán');
  await page.goForward();
  await expect(title(page, 'Revisa tu solicitud')).toBeFocused();
  expect(await form.kept(page)).toContain('629.30');
  await page.clock.fastForward('31:00');
  expect(await form.kept(page), 'the draft after 31 minutes').toBeNull();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('R6.1 no inactive form: phone, WhatsApp and e-mail instead', async ({ page }) => {
    await page.goto('/facturacion');
    await expect(page.locator('main .without-script strong')).toBeVisible();
    await expect(field(page, 'Número de nota')).toBeHidden();
    for (const start of ['https://wa.me/', 'tel:', 'mailto:'])
      await expect(page.getByRole('main').locator(`a[href^="${start}"]`).first()).toBeVisible();
  });
});
