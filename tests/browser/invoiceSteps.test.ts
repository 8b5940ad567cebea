import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '../support/test.ts';
import { demoNotes } from '../../scripts/sandbox/demoData.ts';
import * as form from '../support/invoice.ts';
import { onSandbox } from '../support/site.ts';

const { alert, field, press, title } = form;

test.skip(!onSandbox, 'These look up the notes and customers of the sandbox, and send requests.');

for (const [what, note, total, text] of [
  ['an unknown note', '999999', '10', 'No se encontró información de la nota de venta.'],
  [
    'another month',
    demoNotes.lastMonth.note,
    '349',
    'Solo se puede facturar dentro del mismo mes de realizada la compra.',
  ],
  ['another total', demoNotes.thisMonth.note, '629.31', 'Los datos ingresados no coinciden.'],
] as const) {
  test(`R6.2 ${what}: ${text}`, async ({ page }) => {
    await form.openInvoice(page);
    await form.giveNote(page, note, total);
    await expect(alert(page)).toContainText(text);
    await expect(alert(page)).toBeFocused();
    const chat = alert(page).getByRole('link', { name: 'WhatsApp' });
    await expect(chat).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+\?text=/);
    await expect(field(page, 'Número de nota')).toHaveValue(note);
  });
}

for (const total of ['1,234.50', '1234.5', '$1,234.500']) {
  test(`R6.2 the total ${total} means 1234.50`, async ({ page }) => {
    await form.openInvoice(page);
    await form.giveNote(page, demoNotes.otherThisMonth.note, total);
    await expect(title(page, 'Tu teléfono')).toBeFocused();
    await expect(page.getByRole('complementary').getByText('$1,234.50')).toBeVisible();
  });
}

test('R6.3 a phone has exactly ten digits', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await form.openInvoice(page);
  await form.giveNote(page);
  for (const phone of ['', '331234567', '33123456789', '33123x5678']) {
    await field(page, 'Teléfono').fill(phone);
    await press(page, 'Continuar');
    await expect(alert(page)).toContainText('Ingrese su número telefónico a 10 dígitos');
  }
  // Sign and words stand in one line.
  expect((await page.locator('.field-error').boundingBox())?.height).toBeLessThan(30);
  expect(asked.filter((url) => url.includes('postObtenerClientePorTelefono'))).toEqual([]);
  await expect(page.getByRole('link', { name: 'Aviso de privacidad' }).first()).toBeVisible();
});

test('R6.4 the form is filled in for a known customer, and has a warning for a new one', async ({ page }) => {
  await form.openInvoice(page);
  await form.giveNote(page);
  await form.givePhone(page, form.newPhone());
  await expect(page.getByText('los datos que escribas quedarán registrados')).toBeVisible();
  await expect(field(page, 'RFC')).toHaveValue('');
  await page.goBack();
  await form.givePhone(page, '33 1234 5678');
  await expect(page.getByText('Ya tenemos tus datos')).toBeVisible();
  await expect(field(page, 'RFC')).toHaveValue(form.known.rfc);
  await expect(field(page, 'Régimen fiscal')).toHaveValue('612');
  await expect(field(page, 'Colonia')).toHaveValue(form.known.neighbourhood);
  await press(page, 'Volver');
  await form.givePhone(page, form.newPhone());
  await expect(field(page, 'RFC')).toHaveValue('');
});
test('R6.1 the whole form by keyboard alone', async ({ page }) => {
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

test('R6.5 each step is accessible', async ({ page }) => {
  const check = async () => {
    const { violations } = await new AxeBuilder({ page }).include('main').analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
  };
  await form.openInvoice(page);
  await press(page, 'Continuar');
  await check();
  await form.giveNote(page);
  await expect(title(page, 'Tu teléfono')).toBeVisible();
  await check();
  await form.givePhone(page, form.newPhone());
  await press(page, 'Revisar solicitud');
  await check();
  await form.giveData(page);
  await press(page, 'Revisar solicitud');
  await expect(title(page, 'Revisa tu solicitud')).toBeVisible();
  await check();
});
