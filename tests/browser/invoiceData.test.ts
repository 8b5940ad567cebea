import { expect, test } from '../support/test.ts';
import { payments, regimes, uses } from '../../src/features/invoice/sat.ts';
import * as form from '../support/invoice.ts';
import { onSandbox } from '../support/site.ts';

const { alert, field, press } = form;

test.skip(!onSandbox, 'These look up the notes and customers of the sandbox, and send requests.');

test('R6.5 all but the interior number is required, and hints do not block', async ({ page }) => {
  await form.openInvoice(page);
  await form.giveNote(page);
  await form.givePhone(page, form.newPhone());
  await press(page, 'Revisar solicitud');
  await expect(alert(page).getByRole('link')).toHaveCount(11);
  await form.giveData(page);
  await field(page, 'Código postal').fill('4426');
  await press(page, 'Revisar solicitud');
  await expect(alert(page).getByRole('link')).toHaveText(['El código postal debe tener 5 dígitos']);
  await field(page, 'Código postal').fill('44260');
  await field(page, 'RFC').fill('cacx760510-1p9');
  await expect(field(page, 'RFC')).toHaveAccessibleDescription(/no coincide con los demás/);
  await press(page, 'Revisar solicitud');
  await expect(page.getByText('CACX7605101P9')).toBeVisible();
});

test('R6.5 the name is suggested as the Constancia writes it, and replaced when accepted', async ({ page }) => {
  await form.openInvoice(page);
  await form.giveNote(page);
  await form.givePhone(page, form.newPhone());
  await field(page, 'Nombre o razón social').fill('Taller Norte, S.A. de C.V.');
  await expect(page.getByText('¿En tu constancia dice TALLER NORTE?')).toBeVisible();
  await expect(field(page, 'Nombre o razón social')).toHaveValue('Taller Norte, S.A. de C.V.');
  await press(page, 'Usar así');
  await expect(field(page, 'Nombre o razón social')).toHaveValue('TALLER NORTE');
  await expect(field(page, 'Nombre o razón social')).toBeFocused();
});

test('R6.6 every code can be chosen by its official name; RFC and regime narrow the choices', async ({ page }) => {
  await form.openInvoice(page);
  await form.giveNote(page);
  await form.givePhone(page, form.newPhone());
  const names = (list: readonly { code: string; name: string }[]) => list.map(({ code, name }) => `${code} ${name}`);
  const shown = (label: string) => field(page, label).locator('option:not([value=""])').allTextContents();
  expect((await shown('Régimen fiscal')).sort()).toEqual(names(regimes).sort());
  expect((await shown('Uso de CFDI')).sort()).toEqual(names(uses).sort());
  expect(await shown('Forma de pago')).toEqual(names(payments));
  await expect(field(page, 'Uso de CFDI')).toHaveValue('G03');

  await field(page, 'RFC').fill('EKU9003173C9');
  expect(await page.locator('optgroup[label="De personas morales"] option').count()).toBe(8);
  expect((await shown('Régimen fiscal')).sort()).toEqual(names(regimes).sort());
  await field(page, 'Régimen fiscal').selectOption('605');
  await expect(field(page, 'Régimen fiscal')).toHaveAccessibleDescription(/no es de una persona moral/);
  await expect(field(page, 'Uso de CFDI')).toHaveValue('S01');
  expect((await shown('Uso de CFDI')).sort()).toEqual(names(uses).sort());
  await field(page, 'Régimen fiscal').selectOption('601');
  await expect(field(page, 'Uso de CFDI')).toHaveValue('G03');
  await field(page, 'Uso de CFDI').selectOption('CN01');
  await expect(field(page, 'Uso de CFDI')).toHaveAccessibleDescription(/no admite este uso/);
});
