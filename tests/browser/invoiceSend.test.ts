import { expect, test, type Route } from '../support/test.ts';
import * as form from '../support/invoice.ts';
import { onSandbox } from '../support/site.ts';
import { some } from '../support/spread.ts';

const { alert, failure, field, kept, mail, press } = form;

test.skip(!onSandbox, 'These look up the notes and customers of the sandbox, and send requests.');

test('R6.7 a new customer is registered, then the request is mailed', async ({ page }) => {
  const sent = form.recordWrites(page);
  const phone = form.newPhone();
  await form.toReview(page, phone);
  expect(sent).toEqual([]);
  await press(page, 'Solicitar factura');
  await expect(page.getByRole('heading', { name: 'Recibimos tu solicitud' })).toBeVisible();
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
  const sent = form.recordWrites(page);
  await form.toReview(page, form.known.phone);
  await press(page, 'Solicitar factura');
  await expect(page.getByRole('main').locator('.callout.success')).toBeVisible();
  expect(sent.map(({ call }) => call)).toEqual(['putModificarCliente', 'postCorreoSolicitudFactura']);
  expect(sent[0]?.body).toMatchObject({ Nombres: form.known.names, RFC: form.known.rfc, Telefono: form.known.phone });
});

test('R6.10 the review warns of a text that cannot be an RFC, and sends it at the second press', async ({ page }) => {
  await form.toReview(page, form.newPhone(), { RFC: 'RIPF9004' });
  const warning = page.getByRole('main').locator('.rfc-warning');
  await expect(warning).toContainText('Este RFC tiene 8 caracteres.');
  await press(page, 'Solicitar factura');
  await expect(warning).toBeFocused();
  await press(page, 'Enviar con este RFC');
  await expect(page.getByRole('heading', { name: 'Recibimos tu solicitud' })).toBeVisible();
});

test('R6.8 success is green and announced; forms and fields are cleared', async ({ page }) => {
  await form.toReview(page);
  await press(page, 'Solicitar factura');
  const done = page.getByRole('main').locator('.callout.success');
  await expect(done).toHaveAttribute('role', 'status');
  await expect(done).toBeFocused();
  await expect(done).toContainText(/1 a 5 días.*escríbenos o llámanos/);
  expect(await kept(page)).toBeNull();
  await press(page, 'Facturar otra compra');
  await expect(field(page, 'Número de nota')).toHaveValue('');
  await page.goBack();
  await expect(field(page, 'Total de la nota')).toHaveValue('');
  await page.reload();
  await expect(field(page, 'Número de nota')).toHaveValue('');
});

const lost = Object.entries<(route: Route) => Promise<void>>({
  'answers 500': (route) => route.fulfill({ status: 500 }),
  'cannot be reached': (route) => route.abort(),
  'has another status': (route) => route.fulfill({ json: { status: 'error' } }),
  'has no status': (route) => route.fulfill({ json: { results: true } }),
  'is no JSON': (route) => route.fulfill({ body: '<b>Fatal error</b>: mail()' }),
});
for (const [how, answer] of some(lost, 2)) {
  test(`R6.8 a mail that ${how}: the red text, nothing lost, and a retry with the same key`, async ({ page }) => {
    const sent = form.recordWrites(page);
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
    await expect(page.getByRole('main').locator('.callout.success')).toBeVisible();
    // What was registered is not registered again.
    expect(sent.slice(2)).toEqual([sent[1]]);
  });
}

const refused = Object.entries<(route: Route) => Promise<void>>({
  'answers 500': (route) => route.fulfill({ status: 500 }),
  'says no': (route) => route.fulfill({ json: { results: null } }),
  'cannot be reached': (route) => route.abort(),
});
for (const [how, answer] of some(refused, 2)) {
  test(`R6.8 a registration that ${how}: the mail is sent all the same, with a warning`, async ({ page }) => {
    const sent = form.recordWrites(page);
    await page.route('**/postRegistrarCliente.php', answer);
    await form.toReview(page);
    await press(page, 'Solicitar factura');
    await expect(alert(page)).toContainText(
      /Recibimos tu solicitud.*No fue posible registrar.*escríbenos por WhatsApp o llámanos/,
    );
    expect(sent.map(({ call }) => call)).toEqual(['postRegistrarCliente', 'postCorreoSolicitudFactura']);
    expect(await kept(page)).toBeNull();
  });
}

test('R6.8 an update that fails has the same warning', async ({ page }) => {
  await page.route('**/putModificarCliente.php', (route) => route.fulfill({ status: 500 }));
  await form.toReview(page, form.known.phone);
  await press(page, 'Solicitar factura');
  await expect(alert(page)).toContainText('No fue posible registrar');
});

test('R6.8 both fail: the red text alone', async ({ page }) => {
  await page.route('**/postRegistrarCliente.php', (route) => route.abort());
  await page.route(mail, (route) => route.abort());
  await form.toReview(page);
  await press(page, 'Solicitar factura');
  await expect(alert(page)).toHaveCount(1);
  await expect(alert(page)).toContainText(failure);
});

test('R6.8 R6.9 a response that is lost after the mail was sent: a retry sends no second mail', async ({ page }) => {
  const phone = form.newPhone();
  await form.toReview(page, phone);
  await page.route(mail, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await press(page, 'Solicitar factura');
  await expect(alert(page)).toContainText(failure);
  expect(await form.countMails(phone)).toBe(1);
  await page.unroute(mail);
  await press(page, 'Solicitar factura');
  await expect(page.getByRole('main').locator('.callout.success')).toBeVisible();
  expect(await form.countMails(phone)).toBe(1);
});

test('R6.9 the same request from two tabs sends one mail', async ({ page, context }) => {
  const phone = form.newPhone();
  const other = await context.newPage();
  await form.toReview(page, phone);
  await form.toReview(other, phone);
  await Promise.all([press(page, 'Solicitar factura'), press(other, 'Solicitar factura')]);
  for (const tab of [page, other])
    await expect(tab.getByRole('heading', { name: 'Recibimos tu solicitud' })).toBeVisible();
  expect(await form.countMails(phone)).toBe(1);
});

test('R6.8 offline: the red text, and nothing is lost until the network returns', async ({ page, context }) => {
  const phone = form.newPhone();
  await form.toReview(page, phone);
  await context.setOffline(true);
  await press(page, 'Solicitar factura');
  await expect(alert(page)).toContainText(failure);
  await context.setOffline(false);
  await press(page, 'Solicitar factura');
  await expect(page.getByRole('main').locator('.callout.success')).toBeVisible();
  expect(await form.countMails(phone)).toBe(1);
});

test('R6.9 P17 a server that is silent: before 30 s it is told that nobody knows, and asked before it goes again', async ({
  page,
}) => {
  // The browser's own limit of what writes, fifty times as fast: the test waits for the event, not for the time.
  await page.addInitScript(() => {
    const [limit, asked] = [AbortSignal.timeout.bind(AbortSignal), [] as number[]];
    Object.assign(globalThis, { asked });
    AbortSignal.timeout = (ms) => {
      asked.push(ms);
      return limit(ms > 8_000 ? ms / 50 : ms);
    };
  });
  await page.route(mail, () => new Promise(() => undefined));
  await form.toReview(page);
  await press(page, 'Solicitar factura');
  await expect(alert(page)).toContainText('No sabemos si tu solicitud llegó');
  await expect(alert(page)).toBeFocused();
  await expect(page.getByText(failure)).toHaveCount(0);
  await press(page, 'Solicitar factura');
  await expect(alert(page)).toContainText('¿La enviamos otra vez?');
  await expect(alert(page)).toBeFocused();
  await expect(page.getByRole('button', { name: 'Sí, enviar otra vez' })).toBeEnabled();
  const limits = await page.evaluate(() => (globalThis as unknown as { asked: number[] }).asked);
  expect(Math.max(...limits)).toBeLessThanOrEqual(30_000);
});
