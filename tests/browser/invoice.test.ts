import { expect, test, type Page, type Route } from '../support/test.ts';
import * as form from '../support/invoice.ts';
import { some } from '../support/spread.ts';
import { watch } from '../support/watch.ts';

const { alert, failure, field, title } = form;

/** Keeps the scripts of the page back until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/_astro/*.js', async (route) => held.then(() => route.continue()));
  return release;
}

test.describe('without the API', () => {
  test('R6.1 the HTML is complete, and hydration shifts nothing', async ({ page }) => {
    const seen = await watch(page);
    await form.openInvoice(page);
    await expect(page).toHaveTitle(/^Factura tu compra - /);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/facturacion$/);
    await expect(field(page, 'Número de nota')).toBeVisible();
    expect(await seen.moved()).toEqual([]);
    expect(await seen.violations()).toEqual([]);
    expect(seen.problems).toEqual([]);
  });

  test('R6.1 text typed before hydration is kept', async ({ page }) => {
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
    await expect(alert(page)).toContainText('Corrige estos 2 datos');
    await expect(page).toHaveTitle(/^Error: Factura tu compra/);
    await expect(field(page, 'Número de nota')).toHaveValue('abc');
    await expect(field(page, 'Total de la nota')).toHaveAccessibleDescription(/Escribe el total de tu nota/);
    await alert(page).getByRole('link', { name: 'Escribe el total' }).click();
    await expect(field(page, 'Total de la nota')).toBeFocused();
    expect(new URL(page.url()).hash).toBe('');
    await field(page, 'Total de la nota').fill('1,234.5');
    await expect(alert(page)).toContainText('Corrige este dato');
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

  const midnight = [
    ['Asia/Tokyo', '2026-12-01T05:59:30Z', true],
    ['Asia/Tokyo', '2026-12-01T06:00:30Z', false],
    ['America/Tijuana', '2026-12-01T05:59:30Z', true],
    ['America/Tijuana', '2026-12-01T06:00:30Z', false],
    ['Europe/Madrid', '2026-12-01T05:59:30Z', true],
    ['Europe/Madrid', '2026-12-01T06:00:30Z', false],
  ] as const;
  for (const [zone, now, ok] of some(midnight, 2)) {
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

  const failures = Object.entries<(route: Route) => Promise<void>>({
    'answers 500': (route) => route.fulfill({ status: 500 }),
    'cannot be reached': (route) => route.abort(),
    'answers no JSON': (route) => route.fulfill({ body: '<html>Mantenimiento</html>' }),
    'never answers': () => new Promise(() => undefined),
  });
  for (const [how, answer] of some(failures, 2)) {
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
    await expect(page.locator('main .without-script strong')).toBeVisible();
    await expect(field(page, 'Número de nota')).toBeHidden();
    for (const start of ['https://wa.me/', 'tel:', 'mailto:'])
      await expect(page.getByRole('main').locator(`a[href^="${start}"]`).first()).toBeVisible();
  });
});
