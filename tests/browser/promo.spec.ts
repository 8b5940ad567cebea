import { expect, test, type Page } from '@playwright/test';
import { toMexicoTime } from '../../src/lib/mexicoTime.ts';
import { barriers } from '../support/accessible.ts';
import { settled } from '../support/kinds.ts';
import { chatText, main } from '../support/parts.ts';
import { onSandbox } from '../support/site.ts';
import { newAddress } from '../support/visitor.ts';
import { watch } from '../support/watch.ts';

// A live API is never written to (R12.2).
test.skip(!onSandbox, 'Opening the page registers a code.');
test.beforeEach(async ({ context }) => void (await newAddress(context)));

const lastVisit = '**/postObtenerUltimaVisitaParaPromoCode*';
const registration = '**/postRegistrarPromoCode*';
const refusal = 'NO FUE POSIBLE GENERAR UN PROMOCODE EN ESTE MOMENTO:(';

const planes = (page: Page) => main(page).getByRole('img', { name: /^Código [^Q]/ });
const clock = (page: Page) => main(page).getByRole('timer');
const refused = (page: Page) => main(page).getByRole('alert');
const codeOf = async (page: Page): Promise<string> => (await planes(page).textContent()) ?? '';

/** Opens the page; the code that it shows. */
async function open(page: Page): Promise<string> {
  await page.goto('/promocode');
  await expect(clock(page)).toBeVisible();
  return codeOf(page);
}

/** The bodies of the registrations that a page sends from now on. */
function sentBy(page: Page): Record<string, string>[] {
  const sent: Record<string, string>[] = [];
  page.on('request', (request) => {
    if (request.url().includes('postRegistrarPromoCode')) sent.push(request.postDataJSON() as Record<string, string>);
  });
  return sent;
}

test('R7.1 R7.5 R1.8 opening the page makes a code of 5 signs and a discount, and says its terms', async ({ page }) => {
  const code = await open(page);
  expect(code).toMatch(/^[A-ZÑ0-9]{5}$/);
  await expect(page).toHaveTitle(/^PromoCode - /);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Tu PromoCode: ([5-9]|10)\s% menos$/);
  await expect(main(page)).toContainText(/([5-9]|10)\s% de descuento en el total de tu compra/);
  await expect(main(page)).toContainText('Único e intransferible');
  await expect(main(page)).toContainText(/nuevo PromoCode en las próximas 24\s+horas/);
  await expect(clock(page)).toHaveText(/^(5:00|4:5\d)$/);
});

test('R7.2 the code is registered once, with the fields of the entity', async ({ page }) => {
  const sent = sentBy(page);
  const code = await open(page);
  const [entity = {}] = sent;
  expect(sent).toHaveLength(1);
  expect(entity).toEqual({
    ...{ PromoCodeID: '', PromoCode: code, TipoDescuento: 'Porcentaje', TipoPromo: 'Total', ProductosID: '' },
    ...{ Cantidad: '1', Activo: '1', Descuento: expect.stringMatching(/^([5-9]|10)$/) as string },
    Descripcion: `${entity['Descuento'] ?? ''}% de descuento en el total de tu compra`,
    VigenciaInicio: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/) as string,
    VigenciaFin: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/) as string,
  });
  const lasts = Date.parse(entity['VigenciaFin'] ?? '') - Date.parse(entity['VigenciaInicio'] ?? '');
  expect(lasts).toBe(300_000);
});

test('R7.1 the clock runs down, and the page says when the code is over', async ({ page }) => {
  await page.clock.install();
  const code = await open(page);
  await page.clock.fastForward('04:00');
  await expect(clock(page)).toHaveText(/^(1:00|0:5\d)$/);
  await expect(main(page).getByRole('status')).not.toBeEmpty();
  await page.clock.fastForward('01:01');
  await expect(clock(page)).toHaveText('0:00');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tu PromoCode venció');
  await expect(main(page)).toContainText(/venció a las \d\d:\d\d/);
  await expect(main(page).getByRole('button', { name: 'Copiar código' })).toBeHidden();
  await expect(main(page).getByRole('link', { name: 'Usar en WhatsApp' })).toBeHidden();
  expect(await codeOf(page)).toBe(code);
});

test('R7.1 the code is copied, by keyboard alone', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const code = await open(page);
  await main(page).getByRole('button', { name: 'Copiar código' }).focus();
  await page.keyboard.press('Enter');
  await expect(main(page).getByRole('button', { name: 'Código copiado' })).toBeFocused();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
  await page.keyboard.press('Tab');
  await expect(main(page).getByRole('link', { name: 'Usar en WhatsApp' })).toBeFocused();
});

test('R7.1 where copying is not allowed the code is selected', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  const code = await open(page);
  await main(page).getByRole('button', { name: 'Copiar código' }).click();
  await expect(main(page).getByRole('button', { name: 'Cópialo de arriba' })).toBeVisible();
  expect((await page.evaluate(() => String(getSelection()))).replace(/\s/g, '')).toBe(code);
});

test('R7.1 the chat text names the code, and a QR code holds it for the counter', async ({ page }) => {
  const code = await open(page);
  const link = main(page).getByRole('link', { name: 'Usar en WhatsApp' });
  expect(await chatText(link)).toMatch(new RegExp(`${code}: ([5-9]|10) % de descuento`));
  await expect(main(page).getByRole('img', { name: `Código QR de ${[...code].join(' ')}` })).toBeVisible();
});

test('R7.3 a reload shows the same code and asks for no other; another tab is refused', async ({ page, context }) => {
  const sent = sentBy(page);
  const code = await open(page);
  await page.reload();
  await expect(clock(page)).toBeVisible();
  expect(await codeOf(page)).toBe(code);
  await page.goto('/garantias');
  await page.goBack();
  await expect(clock(page)).toBeVisible();
  expect(await codeOf(page)).toBe(code);
  expect(sent).toHaveLength(1);
  const other = await context.newPage();
  await other.goto('/promocode');
  await expect(refused(other)).toContainText(refusal);
});

test('R7.3 two tabs opened at the same instant get one code', async ({ context }) => {
  const tabs = await Promise.all([context.newPage(), context.newPage()]);
  await Promise.all(tabs.map((tab) => tab.goto('/promocode')));
  for (const tab of tabs) await expect(clock(tab).or(refused(tab))).toBeVisible();
  const shown = await Promise.all(tabs.map((tab) => clock(tab).count()));
  expect(shown.sort()).toEqual([0, 1]);
});

for (const [when, ago, allowed] of [
  ['5:59:50', 6 * 3_600_000 - 10_000, false],
  ['6:00:00', 6 * 3_600_000, true],
] as const) {
  test(`R7.3 the last one ${when} ago, Mexico City time: ${allowed ? 'a new one' : 'none'}`, async ({ page }) => {
    await page.route(lastVisit, (route) =>
      route.fulfill({ json: { results: { Fecha: toMexicoTime(new Date(Date.now() - ago)) } } }),
    );
    await page.goto('/promocode');
    await expect(allowed ? clock(page) : refused(page)).toBeVisible();
  });
}

const failures: Record<string, (page: Page) => Promise<unknown>> = {
  'no IP': (page) => page.route('**/ip', (route) => route.abort()),
  'an IP service that tells nonsense': (page) => page.route('**/ip', (route) => route.fulfill({ body: '<html>' })),
  'a look-up that fails': (page) => page.route(lastVisit, (route) => route.fulfill({ status: 500 })),
  'a look-up that is cut off': (page) => page.route(lastVisit, (route) => route.abort()),
  'a null result': (page) => page.route(registration, (route) => route.fulfill({ json: { results: null } })),
  'a registration that fails': (page) => page.route(registration, (route) => route.fulfill({ status: 500 })),
  'a registration that is no JSON': (page) => page.route(registration, (route) => route.fulfill({ body: 'Warning' })),
};
for (const [what, bringAbout] of Object.entries(failures)) {
  test(`R7.4 ${what}: the two texts, and no code`, async ({ page }) => {
    await bringAbout(page);
    await page.goto('/promocode');
    await expect(refused(page).getByText(refusal, { exact: true })).toBeVisible();
    await expect(
      refused(page).getByText('Entra en las próximas 24 horas para generar un nuevo PromoCode', { exact: true }),
    ).toBeVisible();
    await expect(planes(page)).toHaveCount(0);
  });
}

test('R2.9 the visit is recorded after the answer', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(/(\w+)\.php/.exec(request.url())?.[1] ?? ''));
  await open(page);
  await expect.poll(() => asked).toContain('postVisita');
  expect(asked.indexOf('postVisita')).toBeGreaterThan(asked.indexOf('postRegistrarPromoCode'));
  await page.reload();
  await expect.poll(() => asked.filter((call) => call === 'postVisita')).toHaveLength(2);
});

test('R10.3 the registration carries the anti-forgery header where the cookie is there', async ({ page, context }) => {
  await context.addCookies([{ name: 'XSRF-TOKEN', value: 'abc%3D', url: test.info().project.use.baseURL ?? '' }]);
  const asked = page.waitForRequest(registration);
  await page.goto('/promocode');
  expect((await asked).headers()['x-xsrf-token']).toBe('abc=');
});

test('Promo code: nothing moves, nothing breaks the policy, and every state can be read by all', async ({ page }) => {
  const seen = await watch(page);
  await page.clock.install();
  await open(page);
  await settled(page);
  expect(await seen.moved()).toEqual([]);
  expect(await barriers(page)).toEqual([]);
  await page.clock.fastForward('05:01');
  await expect(clock(page)).toHaveText('0:00');
  expect(await barriers(page)).toEqual([]);
  expect([await seen.violations(), seen.problems]).toEqual([[], []]);
});

test('Promo code: the refusal moves nothing and can be read by all', async ({ page }) => {
  const seen = await watch(page);
  await page.route(lastVisit, (route) => route.abort());
  await page.goto('/promocode');
  await expect(refused(page)).toBeVisible();
  await settled(page);
  expect([await seen.violations(), seen.problems, await seen.moved()]).toEqual([[], [], []]);
  expect(await barriers(page)).toEqual([]);
});

test('Promo code: while it waits there are planes and no moving parts', async ({ page }) => {
  await page.route(lastVisit, () => undefined);
  await page.goto('/promocode');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tu PromoCode');
  await expect(main(page).locator('.promo-code b')).toHaveCount(5);
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  expect(await barriers(page)).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('R1.8 the promo page says in a sentence what it needs', async ({ page }) => {
    await page.goto('/promocode');
    expect(await main(page).innerText()).toContain('Activa JavaScript');
    await expect(main(page).locator('.promo-code')).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  });
});
