import * as form from '../support/invoice.ts';
import { onSandbox } from '../support/site.ts';
import { expect, test, type Page } from '../support/test.ts';
import { recordPageActivity } from '../support/pageActivity.ts';

const { alert, failure, field, kept, mail, press, title } = form;
const success = (page: Page) => page.getByRole('main').locator('.callout.success');
const callsOf = (sent: readonly form.Sent[]): string[] => sent.map(({ call }) => call);

test.skip(!onSandbox, 'These look up the receipts and customers of the sandbox, and send requests.');

test('R6.7 R6.8 R6.9 a new customer: one registration and one mail, whatever is clicked; then no typed text remains', async ({
  page,
}) => {
  const sent = form.recordWrites(page);
  const activity = await recordPageActivity(page);
  const phone = form.newPhone();
  // What was typed, and the only calls that may have it.
  const canaries: Record<string, RegExp> = {
    '629.3': /Venta|Correo/,
    '1001': /Venta|Correo/,
    [phone]: /Cliente|Correo/,
  };
  for (const text of Object.values(form.data)) canaries[text] = /Registrar|Modificar|Correo/;
  const strays: string[] = [];
  page.on('request', (request) => {
    const all = [request.url(), request.postData() ?? '', ...Object.values(request.headers())].join('\n');
    const call = /\/(\w+)\.php/.exec(request.url())?.[1] ?? request.url();
    for (const [text, calls] of Object.entries(canaries))
      if (decodeURIComponent(all).includes(text) && !calls.test(call)) strays.push(`${text} in ${call}`);
  });
  await form.toReview(page, phone);
  expect(sent).toEqual([]);
  expect(await kept(page)).toContain('MARIANA');
  for (const place of ['localStorage', 'document.cookie', 'history.state', 'document.title', 'name'])
    expect(JSON.stringify([await page.evaluate(place)]), place).not.toMatch(/MARIANA|CACX|Mezquit/);

  let respond = (): void => undefined;
  const held = new Promise<void>((resolve) => (respond = resolve));
  await page.route(mail, async (route) => held.then(() => route.continue()));
  await page.getByRole('button', { name: 'Solicitar factura' }).evaluate((button: HTMLButtonElement) => {
    for (let click = 0; click < 50; click++) button.click();
  });
  await expect(page.getByRole('button', { name: 'Enviando' })).toBeDisabled();
  await expect.poll(() => callsOf(sent)).toContain('postCorreoSolicitudFactura');
  respond();
  await expect(page.getByRole('heading', { name: 'Recibimos tu solicitud' })).toBeVisible();
  await expect(success(page)).toHaveAttribute('role', 'status');
  await expect(success(page)).toBeFocused();
  await expect(success(page)).toContainText(/1 a 5 días.*escríbenos o llámanos/);

  expect(callsOf(sent)).toEqual(['postRegistrarCliente', 'postCorreoSolicitudFactura']);
  expect(sent[0]?.body).toMatchObject({
    ...{ Nombres: 'Cliente', ApePat: 'Facturación', RazonSocial: 'MARIANA ORTEGA RUIZ', RFC: 'CACX7605101P8' },
    ...{ RegimenFiscalID: '612', Calle: 'Mezquitán', NumExt: '1184', CodigoPostal: '44260', Telefono: phone },
  });
  expect(sent[1]?.body).toEqual(expect.stringContaining('Nota de venta: 1001\nTotal: $629.30 MXN'));
  for (const text of [...Object.values(form.data), phone, '04 Tarjeta de crédito', 'G03 Gastos en general'])
    expect(sent[1]?.body).toContain(text);
  expect(sent[1]?.key).toMatch(/^[\da-f-]{32,36}$/);

  // The receipt says whose invoice goes where; nothing else of the form is left, here or anywhere.
  const onThePage = await page.content();
  for (const shown of ['mariana', 'CACX7605101P8']) expect(onThePage).toContain(shown);
  expect(onThePage).not.toMatch(/Mezquit|44260/);
  expect(await kept(page)).toBeNull();
  await press(page, 'Facturar otra compra');
  await expect(field(page, 'Número de nota')).toHaveValue('');
  await page.goBack();
  await expect(field(page, 'Total de la nota')).toHaveValue('');
  await page.goto('/');
  expect(await page.evaluate('JSON.stringify([sessionStorage, localStorage, document.cookie])')).not.toMatch(
    /MARIANA|mariana|CACX|Mezquit|1001/,
  );
  expect([strays, activity.printed, await activity.violations()]).toEqual([[], [], []]);
});

test('R6.7 R6.8 updates a known customer; if that fails, still sends the mail, with a warning', async ({ page }) => {
  const sent = form.recordWrites(page);
  await page.route('**/putModificarCliente.php', (route) => route.fulfill({ json: { results: null } }));
  await form.toReview(page, form.known.phone);
  await press(page, 'Solicitar factura');
  await expect(alert(page)).toContainText(/Recibimos tu solicitud.*No fue posible registrar.*escríbenos o llámanos/);
  expect(callsOf(sent)).toEqual(['putModificarCliente', 'postCorreoSolicitudFactura']);
  expect(sent[0]?.body).toMatchObject({ Nombres: form.known.names, RFC: form.known.rfc, Telefono: form.known.phone });
  expect(await kept(page)).toBeNull();
});

test('R6.8 R6.10 warns of an invalid RFC; a failure shows the red text, loses no input, and a retry uses the same key', async ({
  page,
  context,
}) => {
  const sent = form.recordWrites(page);
  const phone = form.newPhone();
  await form.toReview(page, phone, { RFC: 'RIPF9004' });
  const warning = page.getByRole('main').locator('.rfc-warning');
  await expect(warning).toContainText('Este RFC tiene 8 caracteres.');
  await press(page, 'Solicitar factura');
  await expect(warning).toBeFocused();
  expect(sent).toEqual([]);
  await warning.getByRole('button', { name: 'Corregir RFC' }).click();
  await expect(page.getByRole('main').getByLabel('RFC', { exact: true })).toBeFocused();
  await press(page, 'Revisar solicitud');
  await press(page, 'Solicitar factura');

  await context.setOffline(true);
  await press(page, 'Enviar con este RFC');
  await expect(alert(page)).toHaveCount(1);
  await expect(alert(page)).toContainText(failure);
  await context.setOffline(false);
  const before = sent.length;
  await page.route(mail, (route) => route.fulfill({ json: { results: true } }));
  await press(page, /^(?:Solicitar factura|Enviar con este RFC)$/);
  await expect.poll(() => callsOf(sent.slice(before))).toEqual(['postRegistrarCliente', 'postCorreoSolicitudFactura']);
  await expect(alert(page)).toContainText(failure);
  await expect(alert(page)).toBeFocused();
  await expect(page.getByText(failure)).toHaveCSS('color', 'rgb(196, 18, 47)');
  await expect(page.getByText('mariana@correo.example')).toBeVisible();
  const failed = sent.at(-1);
  await page.unroute(mail);
  await press(page, /^(?:Solicitar factura|Enviar con este RFC)$/);
  await expect(success(page)).toBeVisible();
  // What was registered is not registered again.
  expect(sent.slice(before + 2)).toEqual([failed]);
  expect(await form.countMails(phone)).toBe(1);
});

test('R6.8 R6.9 a response lost after the mail is sent: a retry sends no second mail', async ({ page }) => {
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
  await expect(success(page)).toBeVisible();
  expect(await form.countMails(phone)).toBe(1);
});

test('R6.9 a reload while the mail is being sent does not send again, and says that the outcome is unknown', async ({
  page,
}) => {
  const sent = form.recordWrites(page);
  await form.toReview(page);
  await page.route(mail, () => new Promise(() => undefined));
  await press(page, 'Solicitar factura');
  await expect.poll(() => sent.length).toBe(2);
  await page.reload();
  await expect(title(page, 'Revisa tu solicitud')).toBeVisible();
  await expect(page.getByText('No sabemos si llegó tu última solicitud')).toBeVisible();
  await page.unroute(mail);
  await press(page, 'Solicitar factura');
  await expect(page.getByRole('alert')).toContainText('¿La enviamos otra vez?');
  expect(sent).toHaveLength(2);
  await press(page, 'Sí, enviar otra vez');
  await expect(success(page)).toBeVisible();
  expect(sent.at(-1)?.key).toBe(sent[1]?.key);
});

test('R6.9 P17 an unresponsive server: within 30 s the page says that the outcome is unknown, and confirms before a retry', async ({
  page,
}) => {
  // The browser's own limit of what writes, fifty times as fast: the test waits for the event, not for the time.
  await page.addInitScript(() => {
    const [limit, requests] = [AbortSignal.timeout.bind(AbortSignal), [] as number[]];
    Object.assign(globalThis, { requests });
    AbortSignal.timeout = (ms) => {
      requests.push(ms);
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
  const limits = await page.evaluate(() => (globalThis as unknown as { requests: number[] }).requests);
  expect(Math.max(...limits)).toBeLessThanOrEqual(30_000);
});
