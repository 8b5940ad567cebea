import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page, type Route } from '@playwright/test';
import { demoNotes } from '../../scripts/sandbox/demo.ts';
import { payments, regimes, uses } from '../../src/features/invoice/sat.ts';
import * as form from '../support/invoice.ts';
import { onSandbox } from '../support/site.ts';
import { watch } from '../support/watch.ts';

const { field, press, title } = form;
const failure = 'Ocurrió un error al solicitar su factura, intente de nuevo más tarde.';
const mail = '**/postCorreoSolicitudFactura.php';
const alert = (page: Page) => page.getByRole('main').getByRole('alert');
const kept = (page: Page) => page.evaluate(() => sessionStorage.getItem('factura'));

/** Keeps the scripts of the page back until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/_astro/*.js', async (route) => held.then(() => route.continue()));
  return release;
}

test.describe('without the API', () => {
  test('R6.1 the page is whole as HTML, and stands still when React takes over', async ({ page }) => {
    const seen = await watch(page);
    await form.openInvoice(page);
    await expect(page).toHaveTitle(/^Factura tu compra - /);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/facturacion$/);
    await expect(field(page, 'Número de nota')).toBeVisible();
    expect(await seen.moved()).toEqual([]);
    expect(await seen.violations()).toEqual([]);
    expect(seen.problems).toEqual([]);
  });

  test('R6.1 what was typed before React came is kept', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/facturacion', { waitUntil: 'commit' });
    await field(page, 'Número de nota').fill('48213');
    await field(page, 'Número de nota').press('Enter');
    release();
    await expect(page.getByRole('button', { name: 'Continuar' })).toHaveAttribute('type', 'submit');
    await field(page, 'Total de la nota').fill('10');
    await expect(field(page, 'Número de nota')).toHaveValue('48213');
    expect(new URL(page.url()).search).toBe('');
  });

  test('R6.1 both are required and numbers: summary, messages, focus, title', async ({ page }) => {
    await form.openInvoice(page);
    await form.giveNote(page, 'abc', '');
    await expect(alert(page)).toBeFocused();
    await expect(alert(page)).toContainText('Falta corregir 2 datos');
    await expect(page).toHaveTitle(/^Error: Factura tu compra/);
    await expect(field(page, 'Número de nota')).toHaveValue('abc');
    await expect(field(page, 'Total de la nota')).toHaveAccessibleDescription(/Escribe el total de tu nota/);
    await alert(page).getByRole('link', { name: 'Escribe el total' }).click();
    await expect(field(page, 'Total de la nota')).toBeFocused();
    expect(new URL(page.url()).hash).toBe('');
    await field(page, 'Total de la nota').fill('1,234.5');
    await expect(alert(page)).toContainText('Falta corregir 1 dato');
    await field(page, 'Número de nota').fill('1');
    await expect(alert(page)).toBeHidden();
    await expect(page).toHaveTitle(/^Factura tu compra/);
  });

  for (const [time, text] of [
    ['2026-11-24T12:00:00-06:00', 'Solo se factura dentro del mes de la compra.'],
    ['2026-11-29T12:00:00-06:00', 'Te quedan 2 días para facturar'],
    ['2026-11-30T23:59:00-06:00', 'Hoy es el último día'],
  ] as const) {
    test(`R6.2 at ${time} the shopper reads: ${text}`, async ({ page }) => {
      const release = await holdScripts(page);
      await page.clock.setFixedTime(time);
      await page.goto('/facturacion', { waitUntil: 'commit' });
      await page.evaluate(() => document.fonts.ready);
      const before = await page.getByLabel('Pasos').boundingBox();
      release();
      await expect(page.getByText(text)).toBeVisible();
      await expect(page.getByRole('button', { name: 'Continuar' })).toHaveAttribute('type', 'submit');
      expect(await page.getByLabel('Pasos').boundingBox()).toEqual(before);
    });
  }

  for (const [zone, now, ok] of [
    ['Asia/Tokyo', '2026-12-01T05:59:30Z', true],
    ['Asia/Tokyo', '2026-12-01T06:00:30Z', false],
    ['America/Tijuana', '2026-12-01T06:00:30Z', false],
  ] as const) {
    test.describe(`on a device in ${zone}`, () => {
      test.use({ timezoneId: zone });
      test(`R6.2 a note of November is ${ok ? 'taken' : 'refused'} at ${now}`, async ({ page }) => {
        await page.clock.setFixedTime(now);
        await page.route('**/postObtenerInformacionVenta.php', (route) =>
          route.fulfill({ json: { results: [{ VentaID: '7', Fecha: '2026-11-30 23:59:00', Total: '10' }] } }),
        );
        await form.openInvoice(page);
        await form.giveNote(page, '7', '10.00');
        await expect(ok ? title(page, 'Tu teléfono') : alert(page)).toBeVisible();
      });
    });
  }

  for (const [how, answer] of Object.entries<(route: Route) => Promise<void>>({
    'answers 500': (route) => route.fulfill({ status: 500 }),
    'cannot be reached': (route) => route.abort(),
    'answers no JSON': (route) => route.fulfill({ body: '<html>Mantenimiento</html>' }),
    'never answers': () => new Promise(() => undefined),
  })) {
    test(`R6.8 a look-up that ${how} shows the red text and releases the button`, async ({ page }) => {
      await page.route('**/postObtenerInformacionVenta.php', answer);
      await form.openInvoice(page);
      await form.giveNote(page);
      if (how === 'never answers') await expect(page.getByRole('button', { name: 'Buscando' })).toBeDisabled();
      await expect(alert(page)).toContainText(failure, { timeout: 12_000 });
      await expect(page.getByText(failure)).toHaveCSS('color', 'rgb(196, 18, 47)');
      await expect(page.getByRole('button', { name: 'Continuar' })).toBeEnabled();
      await expect(field(page, 'Número de nota')).toHaveValue(form.thisMonth.note);
    });
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('R6.1 no dead form: phone, WhatsApp and e-mail instead', async ({ page }) => {
    await page.goto('/facturacion');
    await expect(page.locator('main noscript strong')).toBeVisible();
    await expect(field(page, 'Número de nota')).toBeHidden();
    for (const start of ['https://wa.me/', 'tel:', 'mailto:'])
      await expect(page.getByRole('main').locator(`a[href^="${start}"]`).first()).toBeVisible();
  });
});

test.describe('with the sandbox', () => {
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
    test(`R6.2 the total ${total} is taken for 1234.50`, async ({ page }) => {
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
    expect(asked.filter((url) => url.includes('postObtenerClientePorTelefono'))).toEqual([]);
    await expect(page.getByRole('link', { name: 'Aviso de privacidad' }).first()).toBeVisible();
  });

  test('R6.4 a known customer finds the form filled, a new one a warning', async ({ page }) => {
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

  test('R6.5 the name is shown as the Constancia has it, and taken when accepted', async ({ page }) => {
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

  test('R6.6 every code can be chosen, by its official name; the RFC and the regime narrow', async ({ page }) => {
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

  test('R6.7 a new customer is registered, then the request is mailed', async ({ page }) => {
    const sent = form.writesOf(page);
    const phone = form.newPhone();
    await form.toReview(page, phone);
    expect(sent).toEqual([]);
    await press(page, 'Solicitar factura');
    await expect(page.getByText('Tu factura fue solicitada y se enviará en breve')).toBeVisible();
    expect(sent.map(({ call }) => call)).toEqual(['postRegistrarCliente', 'postCorreoSolicitudFactura']);
    expect(sent[0]?.body).toMatchObject({
      ...{ Nombres: 'Cliente', ApePat: 'Facturación', RazonSocial: 'MARIANA ORTEGA RUIZ', RFC: 'CACX7605101P8' },
      ...{ RegimenFiscalID: '612', Calle: 'Mezquitán', NumExt: '1184', CodigoPostal: '44260', Telefono: phone },
    });
    expect(sent[1]?.body).toEqual(expect.stringContaining('Nota de venta: 1001\nTotal: $629.30 MXN'));
    for (const text of [...Object.values(form.data), phone, '04 Tarjeta de crédito', 'G03 Gastos en general'])
      expect(sent[1]?.body).toContain(text);
    expect(sent[1]?.key).toMatch(/^[\da-f-]{32,36}$/);
  });

  test('R6.7 a known customer is updated', async ({ page }) => {
    const sent = form.writesOf(page);
    await form.toReview(page, form.known.phone);
    await press(page, 'Solicitar factura');
    await expect(page.getByRole('main').locator('.note.success')).toBeVisible();
    expect(sent.map(({ call }) => call)).toEqual(['putModificarCliente', 'postCorreoSolicitudFactura']);
    expect(sent[0]?.body).toMatchObject({ Nombres: form.known.names, RFC: form.known.rfc, Telefono: form.known.phone });
  });

  test('R6.8 success is green and announced; forms and fields are cleared', async ({ page }) => {
    await form.toReview(page);
    await press(page, 'Solicitar factura');
    const done = page.getByRole('main').locator('.note.success');
    await expect(done).toHaveAttribute('role', 'status');
    await expect(done).toBeFocused();
    await expect(done).toContainText(/1 a 5 días.*teléfono o WhatsApp/);
    expect(await kept(page)).toBeNull();
    await press(page, 'Facturar otra compra');
    await expect(field(page, 'Número de nota')).toHaveValue('');
    await page.goBack();
    await expect(field(page, 'Total de la nota')).toHaveValue('');
    await page.reload();
    await expect(field(page, 'Número de nota')).toHaveValue('');
  });

  for (const [how, answer] of Object.entries<(route: Route) => Promise<void>>({
    'answers 500': (route) => route.fulfill({ status: 500 }),
    'cannot be reached': (route) => route.abort(),
    'has another status': (route) => route.fulfill({ json: { status: 'error' } }),
    'has no status': (route) => route.fulfill({ json: { results: true } }),
    'is no JSON': (route) => route.fulfill({ body: '<b>Fatal error</b>: mail()' }),
  })) {
    test(`R6.8 a mail that ${how}: the red text, nothing lost, and a retry with the same key`, async ({ page }) => {
      const sent = form.writesOf(page);
      await form.toReview(page);
      await page.route(mail, answer);
      await press(page, 'Solicitar factura');
      await expect(alert(page)).toContainText(failure);
      await expect(alert(page)).toBeFocused();
      await expect(page.getByText(failure)).toHaveCSS('color', 'rgb(196, 18, 47)');
      await expect(page.getByText('mariana@correo.example')).toBeVisible();
      expect(sent.map(({ call }) => call)).toEqual(['postRegistrarCliente', 'postCorreoSolicitudFactura']);
      await page.unroute(mail);
      await press(page, 'Solicitar factura');
      await expect(page.getByRole('main').locator('.note.success')).toBeVisible();
      // What was registered is not registered again.
      expect(sent.slice(2)).toEqual([sent[1]]);
    });
  }

  for (const [how, answer] of Object.entries<(route: Route) => Promise<void>>({
    'answers 500': (route) => route.fulfill({ status: 500 }),
    'says no': (route) => route.fulfill({ json: { results: null } }),
    'cannot be reached': (route) => route.abort(),
  })) {
    test(`R6.8 a registration that ${how}: the mail goes all the same, with a warning`, async ({ page }) => {
      const sent = form.writesOf(page);
      await page.route('**/postRegistrarCliente.php', answer);
      await form.toReview(page);
      await press(page, 'Solicitar factura');
      await expect(alert(page)).toContainText(/solicitada.*no fue posible registrar.*[Cc]ontacta al vendedor/);
      expect(sent.map(({ call }) => call)).toEqual(['postRegistrarCliente', 'postCorreoSolicitudFactura']);
      expect(await kept(page)).toBeNull();
    });
  }

  test('R6.8 an update that fails is told the same way', async ({ page }) => {
    await page.route('**/putModificarCliente.php', (route) => route.fulfill({ status: 500 }));
    await form.toReview(page, form.known.phone);
    await press(page, 'Solicitar factura');
    await expect(alert(page)).toContainText('no fue posible registrar');
  });

  test('R6.8 both fail: the red text alone', async ({ page }) => {
    await page.route('**/postRegistrarCliente.php', (route) => route.abort());
    await page.route(mail, (route) => route.abort());
    await form.toReview(page);
    await press(page, 'Solicitar factura');
    await expect(alert(page)).toHaveCount(1);
    await expect(alert(page)).toContainText(failure);
  });

  test('R6.9 fifty clicks are one mail', async ({ page }) => {
    const sent = form.writesOf(page);
    await form.toReview(page);
    await page.route(mail, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 500));
      await route.continue();
    });
    await page.getByRole('button', { name: 'Solicitar factura' }).evaluate((button: HTMLButtonElement) => {
      for (let click = 0; click < 50; click++) button.click();
    });
    await expect(page.getByRole('button', { name: 'Enviando' })).toBeDisabled();
    await expect(page.getByRole('main').locator('.note.success')).toBeVisible();
    expect(sent.filter(({ call }) => call.includes('Correo'))).toHaveLength(1);
    expect(sent).toHaveLength(2);
  });

  test('R6.9 a reload while the mail is under way sends nothing again, and says what it does not know', async ({
    page,
  }) => {
    const sent = form.writesOf(page);
    await form.toReview(page);
    await page.route(mail, () => new Promise(() => undefined));
    await press(page, 'Solicitar factura');
    await expect.poll(() => sent.length).toBe(2);
    await page.reload();
    await expect(title(page, 'Revisa tu solicitud')).toBeVisible();
    await expect(page.getByText('No supimos si tu última solicitud llegó')).toBeVisible();
    await page.waitForTimeout(500);
    expect(sent).toHaveLength(2);
    await page.unroute(mail);
    await press(page, 'Solicitar factura');
    await expect(page.getByRole('main').locator('.note.success')).toBeVisible();
    expect(sent.at(-1)?.key).toBe(sent[1]?.key);
  });

  test('R6.9 a reload, another page and Back keep step and values', async ({ page }) => {
    await form.openInvoice(page);
    await form.giveNote(page);
    await form.givePhone(page, form.newPhone());
    await form.giveData(page);
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
  });

  test('R6.9 after 30 minutes nothing is left', async ({ page }) => {
    await page.clock.install();
    await form.openInvoice(page);
    await form.giveNote(page);
    await expect(title(page, 'Tu teléfono')).toBeVisible();
    await page.clock.fastForward('29:00');
    expect(await kept(page)).toContain('629.30');
    await page.clock.fastForward('02:00');
    expect(await kept(page)).toBeNull();
  });

  test('R6.9 no address, storage or console holds what was typed', async ({ page }) => {
    const seen = await watch(page);
    const addresses: string[] = [];
    page.on('request', (request) => addresses.push(request.url()));
    await form.toReview(page);
    await press(page, 'Solicitar factura');
    await expect(page.getByRole('main').locator('.note.success')).toBeVisible();
    const left = await page.evaluate(() =>
      JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), document.cookie]),
    );
    const everything = [...addresses, ...seen.printed, left, page.url(), await page.content()].join('\n');
    for (const text of ['CACX7605101P8', 'mariana', 'Mezquit', '44260']) expect(everything).not.toContain(text);
    expect(seen.printed).toEqual([]);
    expect(await seen.violations()).toEqual([]);
  });

  test('R6.1 the whole way by keyboard alone', async ({ page, isMobile }) => {
    test.skip(isMobile, 'A phone has no Tab key.');
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
    await expect(page.getByRole('main').locator('.note.success')).toBeFocused();
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
});
