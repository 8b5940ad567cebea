import { expect, test } from '../support/test.ts';
import * as form from '../support/invoice.ts';
import { onSandbox } from '../support/site.ts';
import { watch } from '../support/watch.ts';

const { field, kept, mail, press, title } = form;

test.skip(!onSandbox, 'These look up the notes and customers of the sandbox, and send requests.');

test('R6.9 fifty clicks send one mail', async ({ page }) => {
  const sent = form.recordWrites(page);
  await form.toReview(page);
  await page.route(mail, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  await page.getByRole('button', { name: 'Solicitar factura' }).evaluate((button: HTMLButtonElement) => {
    for (let click = 0; click < 50; click++) button.click();
  });
  await expect(page.getByRole('button', { name: 'Enviando' })).toBeDisabled();
  await expect(page.getByRole('main').locator('.callout.success')).toBeVisible();
  expect(sent.filter(({ call }) => call.includes('Correo'))).toHaveLength(1);
  expect(sent).toHaveLength(2);
});

test('R6.9 a reload while the mail is under way sends nothing again, and says what it does not know', async ({
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
  await page.waitForTimeout(500);
  expect(sent).toHaveLength(2);
  await page.unroute(mail);
  await press(page, 'Solicitar factura');
  await expect(page.getByRole('alert')).toContainText('¿La enviamos otra vez?');
  expect(sent).toHaveLength(2);
  await press(page, 'Sí, enviar otra vez');
  await expect(page.getByRole('main').locator('.callout.success')).toBeVisible();
  expect(sent.at(-1)?.key).toBe(sent[1]?.key);
});

test('P21 R6.9 a reload, another page and Back keep step and values', async ({ page }) => {
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

test('R6.9 after 30 minutes the draft is gone', async ({ page }) => {
  await page.clock.install();
  await form.openInvoice(page);
  await form.giveNote(page);
  await expect(title(page, 'Tu teléfono')).toBeVisible();
  await page.clock.fastForward('29:00');
  expect(await kept(page)).toContain('629.30');
  await page.clock.fastForward('02:00');
  expect(await kept(page)).toBeNull();
});

test('R6.9 no address, other storage or console holds the typed data', async ({ page }) => {
  const seen = await watch(page);
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  await form.toReview(page);
  await press(page, 'Solicitar factura');
  await expect(page.getByRole('main').locator('.callout.success')).toBeVisible();
  const left = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), document.cookie]),
  );
  const everything = [...addresses, ...seen.printed, left, page.url()].join('\n');
  const onThePage = await page.content();
  // The receipt says where the invoice goes; nothing else of the form is left.
  expect(onThePage).toContain('mariana');
  for (const text of ['CACX7605101P8', 'mariana', 'Mezquit', '44260']) {
    expect(everything).not.toContain(text);
    if (text !== 'mariana') expect(onThePage).not.toContain(text);
  }
  expect(seen.printed).toEqual([]);
  expect(await seen.violations()).toEqual([]);
});

test('R6.9 the typed data reaches only the calls of the form', async ({ page }) => {
  const note = { '629.3': /Venta|Correo/, '1001': /Venta|Correo/ };
  const phone = form.newPhone();
  const canaries: Record<string, RegExp> = { ...note, [phone]: /Cliente|Correo/ };
  for (const text of Object.values(form.data)) canaries[text] = /Registrar|Modificar|Correo/;
  const strays: string[] = [];
  page.on('request', (request) => {
    const sent = [request.url(), request.postData() ?? '', ...Object.values(request.headers())].join('\n');
    const call = /\/(\w+)\.php/.exec(request.url())?.[1] ?? request.url();
    for (const [text, calls] of Object.entries(canaries))
      if (decodeURIComponent(sent).includes(text) && !calls.test(call)) strays.push(`${text} in ${call}`);
  });
  await form.toReview(page, phone);
  expect(await kept(page)).toContain('MARIANA');
  for (const place of ['localStorage', 'document.cookie', 'history.state', 'document.title', 'name'])
    expect(JSON.stringify([await page.evaluate(place)])).not.toMatch(/MARIANA|CACX|Mezquit/);
  await press(page, 'Solicitar factura');
  await expect(page.getByRole('main').locator('.callout.success')).toBeVisible();
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  expect(strays).toEqual([]);
  expect(await page.evaluate('JSON.stringify([sessionStorage, localStorage])')).not.toMatch(
    /MARIANA|CACX|Mezquit|1001/,
  );
});
