import { expect, test } from '../support/test.ts';
import { fetchBranches } from '../support/branches.ts';
import {
  recordCrossOriginRequests,
  expectIsolated,
  widgetUrlPatterns,
  skipWithoutFakeWidgets,
} from '../support/widgetFrames.ts';
import { waitUntilIdle, pageKinds } from '../support/pageKinds.ts';
import { footer } from '../support/locators.ts';
import { baseUrl, fetchText } from '../support/site.ts';
import { sampleEvenly } from '../support/sampling.ts';
import { expectNoLayoutShift, recordPageActivity } from '../support/pageActivity.ts';
import { about, shop } from '../../src/shop.ts';

/** Role options that match this accessible name only. */
const exactName = (name: string) => ({ name, exact: true });

for (const kind of sampleEvenly(pageKinds, 1)) {
  test(`R2.8 the footer of ${kind.name} has address, phone and e-mail, and links to invoicing, branches, map and social page`, async ({
    page,
  }) => {
    const branch = (await fetchBranches()).find(({ id }) => id === shop.mainBranch);
    await page.goto(await kind.path());
    const pageFooter = footer(page);
    for (const addressPart of [
      branch?.street,
      branch?.number,
      branch?.neighbourhood,
      branch?.postalCode,
      branch?.city,
    ]) {
      await expect(pageFooter.locator('address')).toContainText(addressPart ?? '');
    }
    await expect(pageFooter.getByRole('link', exactName(shop.phone))).toHaveAttribute('href', /^tel:\+52\d{10}$/);
    await expect(pageFooter.getByRole('link', exactName(shop.email))).toHaveAttribute('href', `mailto:${shop.email}`);
    await expect(pageFooter.getByRole('link', exactName('Factura tu compra'))).toHaveAttribute('href', '/facturacion');
    await expect(pageFooter.getByRole('link', exactName('Sucursales'))).toHaveAttribute('href', '/sucursales');
    await expect(pageFooter.getByRole('link', exactName('Ver mapa'))).toHaveAttribute(
      'href',
      /^https:\/\/www\.google\.com\/maps\//,
    );
    await expect(pageFooter.getByRole('link', exactName(`Ver ${about.social.name}`))).toHaveAttribute(
      'href',
      about.social.url,
    );
    await expect(pageFooter).toContainText('IVA incluido');
    await expect(pageFooter).toContainText(`© ${shop.name}`);
  });
}

test.describe('P50 R2.8 map and social page', () => {
  skipWithoutFakeWidgets();

  test('are plain links until opened, then frames, without a layout shift', async ({ page }) => {
    const activity = await recordPageActivity(page);
    const requests = recordCrossOriginRequests(page);
    await page.goto('/garantias');
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await waitUntilIdle(page);
    expect(requests.map((request) => request.url()).filter((url) => /mapa|pagina/.test(url))).toEqual([]);

    for (const [name, file, openerLabel, linkLabel] of [
      ['map', 'mapa', 'Ver mapa', 'Abrir en Google Maps'],
      ['social', 'pagina', `Ver ${about.social.name}`, `Abrir en ${about.social.name}`],
    ] as const) {
      const opener = footer(page).getByRole('link', exactName(openerLabel));
      const url = await opener.getAttribute('href');
      const request = page.waitForRequest(widgetUrlPatterns[name]);
      await opener.focus();
      const before = await footer(page).boundingBox();
      await page.keyboard.press('Enter');
      expect((await request).headers()['referer'], `${name}: the Referer header`).toBeUndefined();
      const frame = footer(page).locator(`iframe[src*="/widgets/${file}"]`);
      await expectIsolated(frame);
      expect(await frame.evaluate((element) => element === document.activeElement), `${name} has the focus`).toBe(true);
      await expect(frame).toBeInViewport();
      // A plain link is below the frame.
      await expect(footer(page).getByRole('link', exactName(linkLabel))).toHaveAttribute('href', url ?? '');
      // Nothing else moves.
      expect(await footer(page).boundingBox(), `${name}: the footer's box`).toEqual(before);
    }
    const branch = (await fetchBranches()).find(({ id }) => id === shop.mainBranch);
    const map = footer(page).frameLocator('iframe[src*="/widgets/mapa"]');
    await expect(map.getByText(branch?.street ?? ''), 'the map is of the main branch').toBeVisible();
    expect(await activity.layoutShiftsInMain()).toEqual([]);
    expect([await activity.cspViolations(), activity.pageErrors]).toEqual([[], []]);
  });

  test('open in a tab on a click with a modifier key; a map that fails to load still has its link', async ({
    page,
    context,
  }) => {
    await context.route('https://www.google.com/**', (route) => route.fulfill({ body: 'map' }));
    await page.route(widgetUrlPatterns.map, (route) => route.abort());
    await page.goto('/garantias');
    const opener = footer(page).getByRole('link', exactName('Ver mapa'));
    const tab = context.waitForEvent('page');
    await opener.click({ modifiers: ['ControlOrMeta'] });
    await tab;
    await expect(footer(page).locator('iframe')).toHaveCount(0);
    await page.bringToFront();
    await opener.click();
    await expect(footer(page).getByRole('link', exactName('Abrir en Google Maps'))).toBeVisible();
  });
});

test.describe('R2.8 without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('map and social page are plain links, without frames', async ({ page }) => {
    const requests = recordCrossOriginRequests(page);
    await page.goto('/garantias');
    await expect(footer(page).getByRole('link', exactName('Ver mapa'))).toBeVisible();
    await expect(footer(page).getByRole('link', exactName(`Ver ${about.social.name}`))).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);
    expect(requests).toEqual([]);
  });
});

test.describe('R11.6 the footer shows the time of the catalogue', () => {
  const manifestPath = '/catalogo/manifest.json';

  test('once it scrolls into view, without a layout shift', async ({ page }) => {
    const activity = await recordPageActivity(page);
    const requestedPaths: string[] = [];
    page.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname));
    await page.goto('/garantias');
    await waitUntilIdle(page);
    expect(requestedPaths).not.toContain(manifestPath);
    const response = page.waitForResponse(`**${manifestPath}`);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await response;
    const { time } = (await (await fetch(baseUrl + manifestPath)).json()) as { time: string };
    const timeFormat = new Intl.DateTimeFormat('es-MX', {
      timeZone: 'America/Mexico_City',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
    const timeText = timeFormat.format(new Date(time)).replace(/^0/, '');
    await expect(footer(page).getByText(/^Del catálogo de(?:l \d| hoy)/)).toContainText(timeText);
    await expectNoLayoutShift(activity);
  });

  test('not in the HTML, and not if the manifest fails to load', async ({ page }) => {
    for (const path of ['/', '/garantias', '/todos']) expect(await fetchText(path)).not.toContain('Del catálogo');
    const activity = await recordPageActivity(page);
    await page.route(`**${manifestPath}`, (route) => route.abort());
    await page.goto('/garantias');
    const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('manifest.json'));
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await failed;
    await expect(footer(page).getByText('Del catálogo')).toHaveCount(0);
    expect(activity.pageErrors).toEqual([]);
  });
});
