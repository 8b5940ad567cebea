import { expect, test, type Page } from '../support/test.ts';
import { chatText, main } from '../support/parts.ts';
import {
  clock,
  readCode,
  forPromoPage,
  lastVisit,
  openPromo,
  registration,
  recordRegistrations,
} from '../support/promo.ts';

forPromoPage();

test('R7.1 R7.5 R1.8 opening the page creates a code of 5 characters and a discount, and shows the terms', async ({
  page,
}) => {
  const code = await openPromo(page);
  expect(code).toMatch(/^[A-ZÑ0-9]{5}$/);
  await expect(page).toHaveTitle(/^PromoCode - /);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Tu PromoCode: ([5-9]|10)\s% menos$/);
  await expect(main(page)).toContainText(/([5-9]|10)\s% de descuento en el total de tu compra/);
  await expect(main(page)).toContainText('Único e intransferible');
  await expect(main(page)).toContainText(/nuevo PromoCode después de 24\s+horas/);
  await expect(clock(page)).toHaveText(/^(5:00|4:5\d)$/);
});

test('R7.1 the actions for the code are on the first screen, clear of the chat’s button', async ({ page }) => {
  for (const [width, height] of [
    [390, 844],
    [1280, 720],
    [1366, 768],
  ] as const) {
    await page.setViewportSize({ width, height });
    await openPromo(page);
    await expect(page.locator('.promo-actions')).toBeVisible();
    await expect(page.locator('.chat-launcher:not([hidden])')).toBeVisible();
    const [actions, chat] = await Promise.all(
      ['.promo-actions', '.chat-launcher:not([hidden])'].map((part) => page.locator(part).boundingBox()),
    );
    if (!actions || !chat) throw new Error('The page lacks a part.');
    const bottom = actions.y + actions.height;
    expect(bottom, `${width} × ${height}`).toBeLessThanOrEqual(height);
    const beside = actions.x + actions.width <= chat.x;
    expect(beside || bottom <= chat.y, `${width} × ${height}`).toBe(true);
  }
});

test('R7.2 the code is registered once, with the fields of the entity', async ({ page }) => {
  const sent = recordRegistrations(page);
  const code = await openPromo(page);
  const [entity = {}] = sent;
  expect(sent).toHaveLength(1);
  expect(entity).toEqual({
    ...{ PromoCodeID: '', PromoCode: code, TipoDescuento: 'Porcentaje', TipoPromo: 'Total', ProductosID: '' },
    ...{ Cantidad: 1, Activo: 1, Descuento: entity['Descuento'] },
    Descripcion: `${entity['Descuento'] ?? ''}% de descuento en el total de tu compra`,
    VigenciaInicio: entity['VigenciaInicio'],
    VigenciaFin: entity['VigenciaFin'],
  });
  expect(String(entity['Descuento'])).toMatch(/^([5-9]|10)$/);
  for (const date of ['VigenciaInicio', 'VigenciaFin'] as const)
    expect(entity[date]).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
  const lasts = Date.parse(entity['VigenciaFin'] ?? '') - Date.parse(entity['VigenciaInicio'] ?? '');
  expect(lasts).toBe(300_000);
});

test('R7.1 the clock counts down, and the page says when the code has expired', async ({ page }) => {
  await page.clock.install();
  const code = await openPromo(page);
  await page.clock.fastForward('04:00');
  await expect(clock(page)).toHaveText(/^(1:00|0:5\d)$/);
  await expect(main(page).getByRole('status')).not.toBeEmpty();
  await page.clock.fastForward('01:01');
  await expect(clock(page)).toHaveText('0:00');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tu PromoCode venció');
  await expect(main(page)).toContainText(/venció a las \d\d:\d\d/);
  await expect(main(page).getByRole('button', { name: 'Copiar código' })).toBeHidden();
  await expect(main(page).getByRole('link', { name: 'Usar en WhatsApp' })).toBeHidden();
  expect(await readCode(page)).toBe(code);
});

test('R7.1 the code can be copied by keyboard', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const code = await openPromo(page);
  await main(page).getByRole('button', { name: 'Copiar código' }).focus();
  await page.keyboard.press('Enter');
  await expect(main(page).getByRole('button', { name: 'Código copiado' })).toBeFocused();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
  await page.keyboard.press('Tab');
  await expect(main(page).getByRole('link', { name: 'Usar en WhatsApp' })).toBeFocused();
});

test('R7.1 where copying is denied, the code is selected', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  const code = await openPromo(page);
  await main(page).getByRole('button', { name: 'Copiar código' }).click();
  await expect(main(page).getByRole('button', { name: 'Cópialo de arriba' })).toBeVisible();
  expect((await page.evaluate(() => String(getSelection()))).replace(/\s/g, '')).toBe(code);
});

test('R7.1 the chat text and a QR code have the code', async ({ page }) => {
  const code = await openPromo(page);
  const link = main(page).getByRole('link', { name: 'Usar en WhatsApp' });
  expect(await chatText(link)).toMatch(new RegExp(`${code}: ([5-9]|10) % de descuento`));
  await expect(main(page).getByRole('img', { name: `Código QR de ${[...code].join(' ')}` })).toBeVisible();
});

test('R2.9 the visit is recorded after the answer', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(/(\w+)\.php/.exec(request.url())?.[1] ?? ''));
  await openPromo(page);
  await expect.poll(() => asked).toContain('postVisita');
  expect(asked.indexOf('postVisita')).toBeGreaterThan(asked.indexOf('postRegistrarPromoCode'));
  await page.reload();
  await expect.poll(() => asked.filter((call) => call === 'postVisita')).toHaveLength(2);
});

test('R10.3 the registration has the anti-forgery header if the cookie is set', async ({ page, context }) => {
  await context.addCookies([{ name: 'XSRF-TOKEN', value: 'abc%3D', url: test.info().project.use.baseURL ?? '' }]);
  const asked = page.waitForRequest(registration);
  await page.goto('/promocode');
  expect((await asked).headers()['x-xsrf-token']).toBe('abc=');
});

test('Privacy: the use of the IP address is explained beside code and refusal', async ({ page, context }) => {
  const notice = (on: Page) => on.getByRole('main').getByRole('link', { name: 'Aviso de privacidad' });
  await openPromo(page);
  await expect(notice(page)).toBeVisible();
  const other = await context.newPage();
  await other.route(lastVisit, (route) => route.abort());
  await other.goto('/promocode');
  await expect(notice(other)).toBeVisible();
});
