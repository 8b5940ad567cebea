import { expect, test } from '../support/test.ts';
import { branches } from '../support/branches.ts';
import { recordForeignRequests, expectIsolated, widgets, withStandIns } from '../support/frames.ts';
import { waitUntilIdle, someKinds } from '../support/kinds.ts';
import { footer } from '../support/parts.ts';
import { baseUrl, html } from '../support/site.ts';
import { some } from '../support/spread.ts';
import { watch } from '../support/watch.ts';
import { shop } from '../../src/shop.ts';

const link = (name: string) => ({ name, exact: true });

for (const kind of some(someKinds, 1)) {
  test(`R2.8 the footer of ${kind.name} has address, phone, e-mail, invoicing, map and social page`, async ({
    page,
  }) => {
    const branch = (await branches()).find(({ id }) => id === shop.mainBranch);
    await page.goto(await kind.path());
    const at = footer(page);
    for (const part of [branch?.street, branch?.number, branch?.neighbourhood, branch?.postalCode, branch?.city]) {
      await expect(at.locator('address')).toContainText(part ?? '');
    }
    await expect(at.getByRole('link', link(shop.phone))).toHaveAttribute('href', /^tel:\+52\d{10}$/);
    await expect(at.getByRole('link', link(shop.email))).toHaveAttribute('href', `mailto:${shop.email}`);
    await expect(at.getByRole('link', link('Factura tu compra'))).toHaveAttribute('href', '/facturacion');
    await expect(at.getByRole('link', link('Sucursales'))).toHaveAttribute('href', '/sucursales');
    await expect(at.getByRole('link', link('Ver mapa'))).toHaveAttribute('href', /^https:\/\/www\.google\.com\/maps\//);
    await expect(at.getByRole('link', link(`Ver ${shop.social.name}`))).toHaveAttribute('href', shop.social.url);
    await expect(at).toContainText('IVA incluido');
    await expect(at).toContainText(`© ${shop.name}`);
  });
}

test.describe('P50 R2.8 map and social page', () => {
  withStandIns();

  test('are placeholders until a click, then frames, without a layout shift', async ({ page }) => {
    const activity = await watch(page);
    const requests = recordForeignRequests(page);
    await page.goto('/garantias');
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await waitUntilIdle(page);
    expect(requests.map((request) => request.url()).filter((url) => /mapa|pagina/.test(url))).toEqual([]);

    for (const [name, file, label, after] of [
      ['map', 'mapa', 'Ver mapa', 'Abrir en Google Maps'],
      ['social', 'pagina', `Ver ${shop.social.name}`, `Abrir en ${shop.social.name}`],
    ] as const) {
      const opener = footer(page).getByRole('link', link(label));
      const url = await opener.getAttribute('href');
      const request = page.waitForRequest(widgets[name]);
      await opener.focus();
      const before = await footer(page).boundingBox();
      await page.keyboard.press('Enter');
      expect((await request).headers()['referer'], `${name}: the referer that it is sent`).toBeUndefined();
      const frame = footer(page).locator(`iframe[src*="/widgets/${file}"]`);
      await expectIsolated(frame);
      expect(await frame.evaluate((element) => element === document.activeElement), `${name} has the focus`).toBe(true);
      await expect(frame).toBeInViewport();
      // The plain link is still there, below it.
      await expect(footer(page).getByRole('link', link(after))).toHaveAttribute('href', url ?? '');
      // Only the link itself takes its new place.
      expect(await footer(page).boundingBox(), `${name}: the footer's box`).toEqual(before);
    }
    const branch = (await branches()).find(({ id }) => id === shop.mainBranch);
    const map = footer(page).frameLocator('iframe[src*="/widgets/mapa"]');
    await expect(map.getByText(branch?.street ?? ''), 'the map is of the main branch').toBeVisible();
    expect(await activity.movedInMain()).toEqual([]);
    expect([await activity.violations(), activity.problems]).toEqual([[], []]);
  });

  test('with a modifier key the link opens a tab; a map that cannot load leaves its link', async ({
    page,
    context,
  }) => {
    await context.route('https://www.google.com/**', (route) => route.fulfill({ body: 'map' }));
    await page.route(widgets.map, (route) => route.abort());
    await page.goto('/garantias');
    const opener = footer(page).getByRole('link', link('Ver mapa'));
    const tab = context.waitForEvent('page');
    await opener.click({ modifiers: ['ControlOrMeta'] });
    await tab;
    await expect(footer(page).locator('iframe')).toHaveCount(0);
    await page.bringToFront();
    await opener.click();
    await expect(footer(page).getByRole('link', link('Abrir en Google Maps'))).toBeVisible();
  });
});

test.describe('R2.8 without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('there are plain links and no frames', async ({ page }) => {
    const requests = recordForeignRequests(page);
    await page.goto('/garantias');
    await expect(footer(page).getByRole('link', link('Ver mapa'))).toBeVisible();
    await expect(footer(page).getByRole('link', link(`Ver ${shop.social.name}`))).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);
    expect(requests).toEqual([]);
  });
});

test.describe('R11.6 the footer shows the age of the catalogue', () => {
  const manifest = '**/catalogo/manifest.json';

  test('only when it is visible, without a layout shift', async ({ page }) => {
    const activity = await watch(page);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    await page.goto('/garantias');
    await waitUntilIdle(page);
    expect(requests).not.toContain('/catalogo/manifest.json');
    const responded = page.waitForResponse(manifest);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await responded;
    const { time } = (await (await fetch(`${baseUrl}/catalogo/manifest.json`)).json()) as { time: string };
    const clock = new Intl.DateTimeFormat('es-MX', {
      timeZone: 'America/Mexico_City',
      ...{ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
    });
    const timeText = clock.format(new Date(time)).replace(/^0/, '');
    await expect(footer(page).getByText(/^Del catálogo de(?:l \d| hoy)/)).toContainText(timeText);
    expect(await activity.shift()).toBeLessThan(0.0005);
  });

  test('never in the HTML, and not where it is unknown', async ({ page }) => {
    for (const path of ['/', '/garantias', '/todos']) expect(await html(path)).not.toContain('Del catálogo');
    const activity = await watch(page);
    await page.route(manifest, (route) => route.abort());
    await page.goto('/garantias');
    const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('manifest.json'));
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await failed;
    await expect(footer(page).getByText('Del catálogo')).toHaveCount(0);
    expect(activity.problems).toEqual([]);
  });
});
