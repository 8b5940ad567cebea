import { long } from '../support/tags.ts';
import { findAxeViolations } from '../support/accessible.ts';
import { cachedKeys, openCached } from '../support/offline.ts';
import { chatText, main } from '../support/locators.ts';
import {
  clock,
  readCode,
  forPromoPage,
  lastVisit,
  openPromo,
  codeTiles,
  rejectionText,
  rejection,
  registration,
  recordRegistrations,
} from '../support/promo.ts';
import { sample } from '../support/sampling.ts';
import { expect, test, type Page } from '../support/test.ts';
import { recordPageActivity } from '../support/pageActivity.ts';

forPromoPage();

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const notice = (page: Page) => main(page).getByRole('link', { name: 'Aviso de privacidad' });

test('R1.8 R7.1 R7.2 R7.5 R10.3 opening the page registers one code, and shows it with discount, clock, terms and ways to use it', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await context.addCookies([{ name: 'XSRF-TOKEN', value: 'abc%3D', url: test.info().project.use.baseURL ?? '' }]);
  const registered = page.waitForRequest(registration);
  const sent = recordRegistrations(page);
  const code = await openPromo(page);
  expect(code).toMatch(/^[A-ZÑ0-9]{5}$/);
  await expect(page).toHaveTitle(/^PromoCode - /);
  await expect(heading(page)).toHaveText(/^Tu PromoCode: ([5-9]|10)\s% menos$/);
  await expect(main(page)).toContainText(/([5-9]|10)\s% de descuento en el total de tu compra/);
  await expect(main(page)).toContainText('Único e intransferible');
  await expect(main(page)).toContainText(/nuevo PromoCode después de 24\s+horas/);
  await expect(clock(page)).toHaveText(/^(5:00|4:5\d)$/);
  await expect(notice(page), 'the use of the IP address is explained').toBeVisible();

  expect((await registered).headers()['x-xsrf-token']).toBe('abc=');
  const [entity = {}] = sent;
  expect(sent).toHaveLength(1);
  expect(entity).toEqual({
    ...{ PromoCodeID: '', PromoCode: code, TipoDescuento: 'Porcentaje', TipoPromo: 'Total', ProductosID: '' },
    ...{ Cantidad: 1, Activo: 1, Descuento: entity['Descuento'] },
    Descripcion: `${entity['Descuento'] ?? ''}% de descuento en el total de tu compra`,
    VigenciaInicio: entity['VigenciaInicio'],
    VigenciaFin: entity['VigenciaFin'],
  });

  const link = main(page).getByRole('link', { name: 'Usar en WhatsApp' });
  expect(await chatText(link)).toMatch(new RegExp(`${code}: ([5-9]|10) % de descuento`));
  await expect(main(page).getByRole('img', { name: `Código QR de ${[...code].join(' ')}` })).toBeVisible();
  await main(page).getByRole('button', { name: 'Copiar código' }).focus();
  await page.keyboard.press('Enter');
  await expect(main(page).getByRole('button', { name: 'Código copiado' })).toBeFocused();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
  await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
});

test('R7.1 the code takes its reserved place, on the first screen and clear of the chat’s button; if copying is denied it is selected', async ({
  page,
}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  let go = (): void => undefined;
  const held = new Promise<void>((resolve) => (go = resolve));
  await page.route(lastVisit, async (route) => held.then(() => route.continue()));
  await page.goto('/promocode');
  await page.evaluate(() => document.fonts.ready);
  await expect(heading(page)).toHaveText('Tu PromoCode');
  await expect(main(page).locator('.promo-code b')).toHaveCount(5);
  expect(await page.evaluate(() => document.getAnimations().length), 'animations of the skeleton').toBe(0);
  const places = async () => ({
    heading: (await heading(page).boundingBox())?.y,
    shelf: await main(page).locator('.promo-code').boundingBox(),
    terms: (await main(page).locator('.promo-terms').boundingBox())?.y,
  });
  const before = await places();
  go();
  await expect(clock(page)).toBeVisible();
  expect(await places()).toEqual(before);

  for (const [width, height] of [
    [390, 844],
    [1280, 720],
    [1366, 768],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(page.locator('.promo-actions')).toBeVisible();
    await expect(page.locator('.chat-launcher:not([hidden])')).toBeVisible();
    const [actions, chat] = await Promise.all(
      ['.promo-actions', '.chat-launcher:not([hidden])'].map((part) => page.locator(part).boundingBox()),
    );
    if (!actions || !chat) throw new Error('The page lacks the actions for the code, or the way to the chat.');
    const bottom = actions.y + actions.height;
    expect(bottom, `end of the actions at ${width} × ${height}`).toBeLessThanOrEqual(height);
    const clear = actions.x + actions.width <= chat.x || bottom <= chat.y;
    expect(clear, `the actions are clear of the chat's button at ${width} × ${height}`).toBe(true);
  }
  await main(page).getByRole('button', { name: 'Copiar código' }).click();
  await expect(main(page).getByRole('button', { name: 'Cópialo de arriba' })).toBeVisible();
  expect((await page.evaluate(() => String(getSelection()))).replace(/\s/g, '')).toBe(await readCode(page));
});

test('R7.1 the clock counts down, and the page says when the code has expired; both states are accessible', async ({
  page,
}) => {
  const activity = await recordPageActivity(page);
  await page.clock.install();
  const code = await openPromo(page);
  await page.clock.fastForward('04:00');
  await expect(clock(page)).toHaveText(/^(1:00|0:[45]\d)$/);
  expect(await findAxeViolations(page, 'main')).toEqual([]);
  await expect(main(page).getByRole('status')).not.toBeEmpty();
  await page.clock.fastForward('01:01');
  await expect(clock(page)).toHaveText('0:00');
  await expect(heading(page)).toHaveText('Tu PromoCode venció');
  await expect(main(page)).toContainText(/venció a las \d\d:\d\d/);
  await expect(main(page).getByRole('button', { name: 'Copiar código' })).toBeHidden();
  await expect(main(page).getByRole('link', { name: 'Usar en WhatsApp' })).toBeHidden();
  expect(await readCode(page)).toBe(code);
  expect(await findAxeViolations(page, 'main')).toEqual([]);
  expect([await activity.violations(), activity.problems]).toEqual([[], []]);
});

test('R7.3 a reload and Back show the same code without a request; another tab is rejected', async ({
  page,
  context,
}) => {
  const sent = recordRegistrations(page);
  const code = await openPromo(page);
  await page.reload();
  await expect(clock(page)).toBeVisible();
  expect(await readCode(page)).toBe(code);
  await page.goto('/garantias');
  await page.goBack();
  await expect(clock(page)).toBeVisible();
  expect(await readCode(page)).toBe(code);
  expect(sent).toHaveLength(1);
  const other = await context.newPage();
  await other.goto('/promocode');
  await expect(rejection(other)).toContainText(rejectionText);
});

test('R7.3 two tabs opened at once get one code', async ({ context }) => {
  const tabs = await Promise.all([context.newPage(), context.newPage()]);
  await Promise.all(tabs.map((tab) => tab.goto('/promocode')));
  for (const tab of tabs) await expect(clock(tab).or(rejection(tab))).toBeVisible();
  const shown = await Promise.all(tabs.map((tab) => clock(tab).count()));
  expect(shown.sort()).toEqual([0, 1]);
});

const failures: Record<string, (page: Page) => Promise<unknown>> = {
  'no IP': (page) => page.route('**/ip', (route) => route.abort()),
  'an IP service that tells nonsense': (page) => page.route('**/ip', (route) => route.fulfill({ body: '<html>' })),
  'a look-up that fails': (page) => page.route(lastVisit, (route) => route.fulfill({ status: 500 })),
  'a null result': (page) => page.route(registration, (route) => route.fulfill({ json: { results: null } })),
  'a registration that is no JSON': (page) => page.route(registration, (route) => route.fulfill({ body: 'Warning' })),
};
for (const [what, bringAbout] of sample(Object.entries(failures), 1)) {
  test(`R7.4 ${what}: the two texts, accessible and in place of the code, and no code`, async ({ page }) => {
    const activity = await recordPageActivity(page);
    await bringAbout(page);
    await page.goto('/promocode');
    await expect(rejection(page).getByText(rejectionText, { exact: true })).toBeVisible();
    await expect(
      rejection(page).getByText('Entra en las próximas 24 horas para generar un nuevo PromoCode', { exact: true }),
    ).toBeVisible();
    await expect(codeTiles(page)).toHaveCount(0);
    await expect(notice(page)).toBeVisible();
    expect(await activity.layoutShift(), (await activity.shiftedElements()).join('\n')).toBeLessThan(0.0005);
    expect(await findAxeViolations(page, 'main')).toEqual([]);
    expect([await activity.violations(), activity.problems]).toEqual([[], []]);
  });
}

test.describe('R7.1 without a connection', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a shown code stays until it expires', long, async ({ page, context }) => {
    await openCached(page, '/promocode');
    await clock(page).waitFor();
    const code = await readCode(page);
    // Each script that the page has loaded: React and those of the form come after those of every page.
    const loaded = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => new URL(name).pathname)
        .filter((path) => path.endsWith('.js')),
    );
    expect(loaded.join()).toContain('/react.');
    await expect
      .poll(async () => {
        const cached = await cachedKeys(page, 'asset-1');
        return loaded.filter((path) => !cached.includes(path));
      })
      .toEqual([]);
    // From here on: a faked clock would also hide from the page what it has fetched.
    await page.clock.install();
    await context.setOffline(true);
    await page.reload();
    await expect(page.locator('p.offline')).toBeVisible();
    await expect(codeTiles(page)).toBeVisible();
    expect(await readCode(page)).toBe(code);
    await page.clock.fastForward('05:01');
    await expect(clock(page)).toHaveText('0:00');
    await page.reload();
    await expect(rejection(page)).toBeVisible();
    await expect(codeTiles(page)).toHaveCount(0);
  });
});
