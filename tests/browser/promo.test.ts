import { holdRequests } from '../support/holdRequests.ts';
import { deepOnly } from '../support/tags.ts';
import { findAxeViolations } from '../support/axe.ts';
import { listCachedPaths, openAndWaitUntilCached } from '../support/offlineCache.ts';
import { readWhatsAppMessage, main, pageHeading } from '../support/locators.ts';
import {
  countdown,
  readCode,
  setUpPromoTests,
  lastVisitEndpointPattern,
  openPromo,
  codeImage,
  rejectionText,
  rejectionAlert,
  registrationEndpointPattern,
  recordRegistrations,
} from '../support/promoPage.ts';
import { sampleEvenly } from '../support/sampling.ts';
import { expect, test, type Page } from '../support/test.ts';
import { expectNoLayoutShift, recordPageActivity } from '../support/pageActivity.ts';

setUpPromoTests();

const privacyLink = (page: Page) => main(page).getByRole('link', { name: 'Aviso de privacidad' });

test('R1.8 R7.1 R7.2 R7.5 R10.3 opening the page registers a code, and shows it with discount, countdown, terms and actions', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await context.addCookies([{ name: 'XSRF-TOKEN', value: 'abc%3D', url: test.info().project.use.baseURL ?? '' }]);
  const registrationRequest = page.waitForRequest(registrationEndpointPattern);
  const registrations = recordRegistrations(page);
  const code = await openPromo(page);
  expect(code).toMatch(/^[A-ZÑ0-9]{5}$/);
  await expect(page).toHaveTitle(/^PromoCode - /);
  await expect(pageHeading(page)).toHaveText(/^Tu PromoCode: ([5-9]|10)\s% menos$/);
  await expect(main(page)).toContainText(/([5-9]|10)\s% de descuento en el total de tu compra/);
  await expect(main(page)).toContainText('Único e intransferible');
  await expect(main(page)).toContainText(/nuevo PromoCode después de 24\s+horas/);
  await expect(countdown(page)).toHaveText(/^(5:00|4:5\d)$/);
  await expect(privacyLink(page), 'a link explains the use of the IP address').toBeVisible();

  expect((await registrationRequest).headers()['x-xsrf-token']).toBe('abc=');
  expect(registrations).toHaveLength(1);
  const registration = registrations[0]?.body ?? {};
  expect(registration).toEqual({
    PromoCodeID: '',
    PromoCode: code,
    TipoDescuento: 'Porcentaje',
    TipoPromo: 'Total',
    ProductosID: '',
    Cantidad: 1,
    Activo: 1,
    Descuento: registration['Descuento'],
    Descripcion: `${String(registration['Descuento'])}% de descuento en el total de tu compra`,
    VigenciaInicio: registration['VigenciaInicio'],
    VigenciaFin: registration['VigenciaFin'],
  });

  const whatsAppLink = main(page).getByRole('link', { name: 'Usar en WhatsApp' });
  expect(await readWhatsAppMessage(whatsAppLink)).toMatch(new RegExp(`${code}: ([5-9]|10) % de descuento`));
  await expect(main(page).getByRole('img', { name: `Código QR de ${[...code].join(' ')}` })).toBeVisible();
  await main(page).getByRole('button', { name: 'Copiar código' }).focus();
  await page.keyboard.press('Enter');
  await expect(main(page).getByRole('button', { name: 'Código copiado' })).toBeFocused();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
  await page.keyboard.press('Tab');
  await expect(whatsAppLink).toBeFocused();
});

test('R7.1 the code replaces its skeleton without a layout shift, the chat launcher covers no action, and without a clipboard Copy selects it', async ({
  page,
}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  const release = await holdRequests(page, lastVisitEndpointPattern);
  await page.goto('/promocode');
  await page.evaluate(() => document.fonts.ready);
  await expect(pageHeading(page)).toHaveText('Tu PromoCode');
  await expect(main(page).locator('.promo-code b')).toHaveCount(5);
  expect(await page.evaluate(() => document.getAnimations().length), 'animations of the skeleton').toBe(0);
  const measurePositions = async () => ({
    heading: (await pageHeading(page).boundingBox())?.y,
    code: await main(page).locator('.promo-code').boundingBox(),
    terms: (await main(page).locator('.promo-terms').boundingBox())?.y,
  });
  const before = await measurePositions();
  release();
  await expect(countdown(page)).toBeVisible();
  expect(await measurePositions()).toEqual(before);

  for (const [width, height] of [
    [390, 844],
    [1280, 720],
    [1366, 768],
  ] as const) {
    await page.setViewportSize({ width, height });
    const actions = page.locator('.promo-actions');
    const launcher = page.locator('.chat-launcher:not([hidden])');
    await expect(actions).toBeVisible();
    await expect(launcher).toBeVisible();
    const [actionsBox, launcherBox] = await Promise.all([actions.boundingBox(), launcher.boundingBox()]);
    if (!actionsBox || !launcherBox) throw new Error('The actions of the code or the chat launcher are not rendered.');
    const bottom = actionsBox.y + actionsBox.height;
    expect(bottom, `bottom of the actions at ${width} × ${height}`).toBeLessThanOrEqual(height);
    const isUncovered = actionsBox.x + actionsBox.width <= launcherBox.x || bottom <= launcherBox.y;
    expect(isUncovered, `the chat launcher does not cover the actions at ${width} × ${height}`).toBe(true);
  }
  await main(page).getByRole('button', { name: 'Copiar código' }).click();
  await expect(main(page).getByRole('button', { name: 'Cópialo de arriba' })).toBeVisible();
  expect((await page.evaluate(() => String(getSelection()))).replace(/\s/g, '')).toBe(await readCode(page));
});

test('R7.1 the page counts down, and shows when the code has expired; both states are accessible', async ({ page }) => {
  const activity = await recordPageActivity(page);
  await page.clock.install();
  const code = await openPromo(page);
  await page.clock.fastForward('04:00');
  await expect(countdown(page)).toHaveText(/^(1:00|0:[45]\d)$/);
  expect(await findAxeViolations(page, 'main')).toEqual([]);
  await expect(main(page).getByRole('status')).not.toBeEmpty();
  await page.clock.fastForward('01:01');
  await expect(countdown(page)).toHaveText('0:00');
  await expect(pageHeading(page)).toHaveText('Tu PromoCode venció');
  await expect(main(page)).toContainText(/venció a las \d\d:\d\d/);
  await expect(main(page).getByRole('button', { name: 'Copiar código' })).toBeHidden();
  await expect(main(page).getByRole('link', { name: 'Usar en WhatsApp' })).toBeHidden();
  expect(await readCode(page)).toBe(code);
  expect(await findAxeViolations(page, 'main')).toEqual([]);
  expect([await activity.cspViolations(), activity.pageErrors]).toEqual([[], []]);
});

test('R7.3 a reload and Back show the same code without another registration; another tab gets none', async ({
  page,
  context,
}) => {
  const registrations = recordRegistrations(page);
  const code = await openPromo(page);
  await page.reload();
  await expect(countdown(page)).toBeVisible();
  expect(await readCode(page)).toBe(code);
  await page.goto('/garantias');
  await page.goBack();
  await expect(countdown(page)).toBeVisible();
  expect(await readCode(page)).toBe(code);
  expect(registrations).toHaveLength(1);
  const otherTab = await context.newPage();
  await otherTab.goto('/promocode');
  await expect(rejectionAlert(otherTab)).toContainText(rejectionText);
});

test('R7.3 of two tabs opened at the same time, one gets a code', async ({ context }) => {
  const tabs = await Promise.all([context.newPage(), context.newPage()]);
  await Promise.all(tabs.map((tab) => tab.goto('/promocode')));
  for (const tab of tabs) await expect(countdown(tab).or(rejectionAlert(tab))).toBeVisible();
  const countdownCounts = await Promise.all(tabs.map((tab) => countdown(tab).count()));
  expect(countdownCounts.sort()).toEqual([0, 1]);
});

/** Functions that mock a failure, by the text that follows "after" in titles. */
const failures: Record<string, (page: Page) => Promise<unknown>> = {
  'no IP': (page) => page.route('**/ip', (route) => route.abort()),
  'an invalid response of the IP lookup service': (page) =>
    page.route('**/ip', (route) => route.fulfill({ body: '<html>' })),
  'a failed lookup of the last visit': (page) =>
    page.route(lastVisitEndpointPattern, (route) => route.fulfill({ status: 500 })),
  'a registration with a null result': (page) =>
    page.route(registrationEndpointPattern, (route) => route.fulfill({ json: { results: null } })),
  'a registration response that is not JSON': (page) =>
    page.route(registrationEndpointPattern, (route) => route.fulfill({ body: 'Warning' })),
};
for (const [failure, mockFailure] of sampleEvenly(Object.entries(failures), 1)) {
  test(`R7.4 after ${failure} two texts replace the code, without a layout shift`, async ({ page }) => {
    const activity = await recordPageActivity(page);
    await mockFailure(page);
    await page.goto('/promocode');
    await expect(rejectionAlert(page).getByText(rejectionText, { exact: true })).toBeVisible();
    await expect(
      rejectionAlert(page).getByText('Entra en las próximas 24 horas para generar un nuevo PromoCode', { exact: true }),
    ).toBeVisible();
    await expect(codeImage(page)).toHaveCount(0);
    await expect(privacyLink(page)).toBeVisible();
    await expectNoLayoutShift(activity);
    expect(await findAxeViolations(page, 'main')).toEqual([]);
    expect([await activity.cspViolations(), activity.pageErrors]).toEqual([[], []]);
  });
}

test.describe('R7.1 offline', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a reload shows the code of the tab until it expires', deepOnly, async ({ page, context }) => {
    await openAndWaitUntilCached(page, '/promocode');
    await countdown(page).waitFor();
    const code = await readCode(page);
    // Waits until the service worker has cached every script, including React and the island, which load last.
    const scriptPaths = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => new URL(name).pathname)
        .filter((path) => path.endsWith('.js')),
    );
    expect(scriptPaths.join()).toContain('/react.');
    await expect
      .poll(async () => {
        const cached = await listCachedPaths(page, 'asset-1');
        return scriptPaths.filter((path) => !cached.includes(path));
      })
      .toEqual([]);
    // Only now: a fake clock replaces `performance`, too, which would hide the loaded scripts.
    await page.clock.install();
    await context.setOffline(true);
    await page.reload();
    await expect(page.locator('p.offline')).toBeVisible();
    await expect(codeImage(page)).toBeVisible();
    expect(await readCode(page)).toBe(code);
    await page.clock.fastForward('05:01');
    await expect(countdown(page)).toHaveText('0:00');
    await page.reload();
    await expect(rejectionAlert(page)).toBeVisible();
    await expect(codeImage(page)).toHaveCount(0);
  });
});
