import { holdRequests } from '../support/holdRequests.ts';
import {
  clickButton,
  countEmails,
  fillUpToReview,
  formAlert,
  invoiceField,
  knownCustomer,
  emailEndpointPattern,
  requestErrorText,
  newCustomer,
  randomPhoneNumber,
  readDraft,
  recordWrites,
  stepHeading,
} from '../support/invoicePage.ts';
import { onSandbox } from '../support/site.ts';
import { expect, test, type Page } from '../support/test.ts';
import { toEndpointPattern, type RecordedCall } from '../support/recordCalls.ts';
import { recordPageActivity } from '../support/pageActivity.ts';

const successMessage = (page: Page) => page.getByRole('main').locator('.callout.success');
const readIdempotencyKey = (write: RecordedCall | undefined): string | undefined => write?.headers['idempotency-key'];
const toEndpointNames = (writes: readonly RecordedCall[]): string[] => writes.map(({ endpoint }) => endpoint);

test.skip(!onSandbox, 'Requires the receipts and customers of the sandbox, and sends requests.');

test('R6.7 R6.8 R6.9 registers a new customer and sends the e-mail once, however often the button is clicked, and then erases the input', async ({
  page,
}) => {
  const writes = recordWrites(page);
  const activity = await recordPageActivity(page);
  const phoneNumber = randomPhoneNumber();
  // Typed texts, each with the only calls that may contain it.
  const allowedCalls: Record<string, RegExp> = {
    '629.3': /Venta|Correo/,
    '1001': /Venta|Correo/,
    [phoneNumber]: /Cliente|Correo/,
  };
  for (const text of Object.values(newCustomer)) allowedCalls[text] = /Registrar|Modificar|Correo/;
  const leaks: string[] = [];
  page.on('request', (request) => {
    const content = [request.url(), request.postData() ?? '', ...Object.values(request.headers())].join('\n');
    const endpoint = /\/(\w+)\.php/.exec(request.url())?.[1] ?? request.url();
    for (const [text, calls] of Object.entries(allowedCalls))
      if (decodeURIComponent(content).includes(text) && !calls.test(endpoint)) leaks.push(`${text} in ${endpoint}`);
  });
  await fillUpToReview(page, phoneNumber);
  expect(writes).toEqual([]);
  expect(await readDraft(page)).toContain('MARIANA');
  for (const expression of ['localStorage', 'document.cookie', 'history.state', 'document.title', 'name'])
    expect(JSON.stringify([await page.evaluate(expression)]), expression).not.toMatch(/MARIANA|CACX|Mezquit/);

  const release = await holdRequests(page, emailEndpointPattern);
  await page.getByRole('button', { name: 'Solicitar factura' }).evaluate((button: HTMLButtonElement) => {
    for (let click = 0; click < 50; click++) button.click();
  });
  await expect(page.getByRole('button', { name: 'Enviando' })).toBeDisabled();
  await expect.poll(() => toEndpointNames(writes)).toContain('postCorreoSolicitudFactura');
  release();
  await expect(page.getByRole('heading', { name: 'Recibimos tu solicitud' })).toBeVisible();
  await expect(successMessage(page)).toHaveAttribute('role', 'status');
  await expect(successMessage(page)).toBeFocused();
  await expect(successMessage(page)).toContainText(/1 a 5 días.*escríbenos o llámanos/);

  expect(toEndpointNames(writes)).toEqual(['postRegistrarCliente', 'postCorreoSolicitudFactura']);
  expect(writes[0]?.body).toMatchObject({
    Nombres: 'Cliente',
    ApePat: 'Facturación',
    RazonSocial: 'MARIANA ORTEGA RUIZ',
    RFC: 'CACX7605101P8',
    RegimenFiscalID: '612',
    Calle: 'Mezquitán',
    NumExt: '1184',
    CodigoPostal: '44260',
    Telefono: phoneNumber,
  });
  expect(writes[1]?.body).toEqual(expect.stringContaining('Nota de venta: 1001\nTotal: $629.30 MXN'));
  for (const text of [...Object.values(newCustomer), phoneNumber, '04 Tarjeta de crédito', 'G03 Gastos en general'])
    expect(writes[1]?.body).toContain(text);
  expect(readIdempotencyKey(writes[1])).toMatch(/^\d+-\d+$/);

  // The confirmation has e-mail and RFC. Nothing else of the form remains, on the page or in storage.
  const html = await page.content();
  for (const text of ['mariana', 'CACX7605101P8']) expect(html).toContain(text);
  expect(html).not.toMatch(/Mezquit|44260/);
  expect(await readDraft(page)).toBeNull();
  await clickButton(page, 'Facturar otra compra');
  await expect(invoiceField(page, 'Número de nota')).toHaveValue('');
  await page.goBack();
  await expect(invoiceField(page, 'Total de la nota')).toHaveValue('');
  await page.goto('/');
  expect(await page.evaluate('JSON.stringify([sessionStorage, localStorage, document.cookie])')).not.toMatch(
    /MARIANA|mariana|CACX|Mezquit|1001/,
  );
  expect([leaks, activity.consoleMessages, await activity.cspViolations()]).toEqual([[], [], []]);
});

test('R6.7 R6.8 updates a known customer; if that fails, sends the e-mail anyway and shows a warning', async ({
  page,
}) => {
  const writes = recordWrites(page);
  await page.route(toEndpointPattern('putModificarCliente'), (route) => route.fulfill({ json: { results: null } }));
  await fillUpToReview(page, knownCustomer.phone);
  await clickButton(page, 'Solicitar factura');
  await expect(formAlert(page)).toContainText(
    /Recibimos tu solicitud.*No fue posible registrar.*escríbenos o llámanos/,
  );
  expect(toEndpointNames(writes)).toEqual(['putModificarCliente', 'postCorreoSolicitudFactura']);
  expect(writes[0]?.body).toMatchObject({
    Nombres: knownCustomer.names,
    RFC: knownCustomer.rfc,
    Telefono: knownCustomer.phone,
  });
  expect(await readDraft(page)).toBeNull();
});

test('R6.8 R6.9 R6.10 warns about an invalid RFC; a failed e-mail shows the error in red and keeps the input; a retry reuses the idempotency key', async ({
  page,
  context,
}) => {
  const writes = recordWrites(page);
  const phoneNumber = randomPhoneNumber();
  await fillUpToReview(page, phoneNumber, { RFC: 'RIPF9004' });
  const warning = page.getByRole('main').locator('.rfc-warning');
  await expect(warning).toContainText('Este RFC tiene 8 caracteres.');
  await clickButton(page, 'Solicitar factura');
  await expect(warning).toBeFocused();
  expect(writes).toEqual([]);
  await warning.getByRole('button', { name: 'Corregir RFC' }).click();
  await expect(page.getByRole('main').getByLabel('RFC', { exact: true })).toBeFocused();
  await clickButton(page, 'Revisar solicitud');
  await clickButton(page, 'Solicitar factura');

  await context.setOffline(true);
  await clickButton(page, 'Enviar con este RFC');
  await expect(formAlert(page)).toHaveCount(1);
  await expect(formAlert(page)).toContainText(requestErrorText);
  await context.setOffline(false);
  const countBefore = writes.length;
  await page.route(emailEndpointPattern, (route) => route.fulfill({ json: { results: true } }));
  await clickButton(page, /^(?:Solicitar factura|Enviar con este RFC)$/);
  await expect
    .poll(() => toEndpointNames(writes.slice(countBefore)))
    .toEqual(['postRegistrarCliente', 'postCorreoSolicitudFactura']);
  await expect(formAlert(page)).toContainText(requestErrorText);
  await expect(formAlert(page)).toBeFocused();
  await expect(page.getByText(requestErrorText)).toHaveCSS('color', 'rgb(196, 18, 47)');
  await expect(page.getByText('mariana@correo.example')).toBeVisible();
  const failedEmail = writes.at(-1);
  await page.unroute(emailEndpointPattern);
  await clickButton(page, /^(?:Solicitar factura|Enviar con este RFC)$/);
  await expect(successMessage(page)).toBeVisible();
  // The customer is not registered again.
  const retries = writes.slice(countBefore + 2);
  expect(toEndpointNames(retries)).toEqual(['postCorreoSolicitudFactura']);
  expect(retries[0]?.body).toEqual(failedEmail?.body);
  expect(readIdempotencyKey(retries[0])).toBe(readIdempotencyKey(failedEmail));
  expect(await countEmails(phoneNumber)).toBe(1);
});

test('R6.8 R6.9 if the response to the e-mail is lost, the page says that the outcome is unknown, asks before a retry, and the shop gets one e-mail', async ({
  page,
}) => {
  const phoneNumber = randomPhoneNumber();
  await fillUpToReview(page, phoneNumber);
  await page.route(emailEndpointPattern, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await clickButton(page, 'Solicitar factura');
  await expect(formAlert(page)).toContainText('No sabemos si tu solicitud llegó');
  expect(await countEmails(phoneNumber)).toBe(1);
  await page.reload();
  await expect(page.getByText('No sabemos si tu solicitud llegó')).toBeVisible();
  await page.unroute(emailEndpointPattern);
  await clickButton(page, 'Solicitar factura');
  await expect(formAlert(page)).toContainText('¿La enviamos otra vez?');
  await clickButton(page, 'Sí, enviar otra vez');
  await expect(successMessage(page)).toBeVisible();
  expect(await countEmails(phoneNumber)).toBe(1);
});

test('R6.9 after a reload while it sends, the page says that the outcome is unknown, and asks before it sends again', async ({
  page,
}) => {
  const writes = recordWrites(page);
  await fillUpToReview(page);
  await page.route(emailEndpointPattern, () => new Promise(() => undefined));
  await clickButton(page, 'Solicitar factura');
  await expect.poll(() => writes.length).toBe(2);
  await page.reload();
  await expect(stepHeading(page, 'Revisa tu solicitud')).toBeVisible();
  await expect(page.getByText('No sabemos si tu solicitud llegó')).toBeVisible();
  await page.unroute(emailEndpointPattern);
  await clickButton(page, 'Solicitar factura');
  await expect(page.getByRole('alert')).toContainText('¿La enviamos otra vez?');
  expect(writes).toHaveLength(2);
  await clickButton(page, 'Sí, enviar otra vez');
  await expect(successMessage(page)).toBeVisible();
  expect(readIdempotencyKey(writes.at(-1))).toBe(readIdempotencyKey(writes[1]));
});

test('R6.9 P17 if the server does not respond within 20 s, the page says that the outcome is unknown, and asks before a retry', async ({
  page,
}) => {
  // Records all timeouts, and shortens those of writes to a fiftieth.
  await page.addInitScript(() => {
    const createTimeout = AbortSignal.timeout.bind(AbortSignal);
    const timeouts: number[] = [];
    Object.assign(globalThis, { timeouts });
    AbortSignal.timeout = (ms) => {
      timeouts.push(ms);
      return createTimeout(ms > 8_000 ? ms / 50 : ms);
    };
  });
  await page.route(emailEndpointPattern, () => new Promise(() => undefined));
  await fillUpToReview(page);
  await clickButton(page, 'Solicitar factura');
  await expect(formAlert(page)).toContainText('No sabemos si tu solicitud llegó');
  await expect(formAlert(page)).toBeFocused();
  await expect(page.getByText(requestErrorText)).toHaveCount(0);
  await clickButton(page, 'Solicitar factura');
  await expect(formAlert(page)).toContainText('¿La enviamos otra vez?');
  await expect(formAlert(page)).toBeFocused();
  await expect(page.getByRole('button', { name: 'Sí, enviar otra vez' })).toBeEnabled();
  const timeouts = await page.evaluate(() => (globalThis as unknown as { timeouts: number[] }).timeouts);
  expect(Math.max(...timeouts)).toBe(20_000);
});
