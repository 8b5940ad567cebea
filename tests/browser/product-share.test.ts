import { findFixtureProduct } from '../support/fixtureProducts.ts';
import { waitForPaint, waitUntilIdle } from '../support/pageKinds.ts';
import { main } from '../support/locators.ts';
import { expect, test } from '../support/test.ts';
import { recordPageActivity } from '../support/pageActivity.ts';
import { phoneOnly } from '../support/tags.ts';

test(
  'R5.6 Compartir has three networks, the device’s share menu and a copy button, which never move',
  phoneOnly,
  async ({ page, context, browserName }) => {
    // Other browsers name the clipboard permissions differently.
    const canTestClipboard = browserName === 'chromium';
    if (canTestClipboard) await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const { id, name } = await findFixtureProduct('onOffer');
    const activity = await recordPageActivity(page);
    await page.addInitScript(() => {
      const shared: ShareData[] = [];
      Object.assign(globalThis, { shared });
      Object.defineProperty(navigator, 'share', {
        value: (data: ShareData) => Promise.resolve(shared.push(data)),
        configurable: true,
      });
    });
    await page.goto(`/producto/${id}`, { waitUntil: 'commit' });
    const measureLeftEdges = (): Promise<number[]> =>
      page
        .locator('[data-share] .square')
        .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().x));
    await expect.poll(async () => (await measureLeftEdges()).length).toBe(5);
    // Style sheets block rendering, so this is the first paint.
    await waitForPaint(page);
    const leftEdges = await measureLeftEdges();
    await waitUntilIdle(page);
    expect(await measureLeftEdges()).toEqual(leftEdges);
    const bottomEdges = await page
      .locator('[data-share] > *')
      .evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().bottom));
    expect(Math.max(...bottomEdges) - Math.min(...bottomEdges), 'px between the bottom edges').toBeLessThan(30);

    const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
    for (const [label, host] of [
      ['Compartir en Facebook', 'www.facebook.com'],
      ['Compartir en X', 'x.com'],
      ['Compartir por WhatsApp', 'wa.me'],
    ] as const) {
      const url = new URL((await page.getByRole('link', { name: label }).getAttribute('href')) ?? '');
      expect(url.host).toBe(host);
      expect([...url.searchParams.values()].join(' ')).toContain(canonical);
    }
    await page.getByRole('button', { name: 'Más opciones' }).click();
    const shared = await page.evaluate(() => (globalThis as unknown as { shared: ShareData[] }).shared);
    expect(shared).toMatchObject([{ title: name }]);
    if (canTestClipboard) {
      await page.getByRole('button', { name: 'Copiar enlace' }).click();
      await expect(main(page).getByRole('status').filter({ hasText: 'Enlace copiado' })).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(canonical);
      await page.evaluate(() => {
        navigator.clipboard.writeText = () => Promise.reject(new Error('denied'));
      });
      await page.getByRole('button', { name: 'Copiar enlace' }).click();
      await expect(main(page).getByRole('status').filter({ hasText: 'No se copió' })).toBeVisible();
    }
    expect(await activity.layoutShiftsInMain()).toEqual([]);

    // Without a share menu of the device its button is hidden.
    await page.addInitScript(() => {
      delete (navigator as { share?: unknown }).share;
      delete (Navigator.prototype as { share?: unknown }).share;
    });
    await page.reload();
    await expect(page.getByRole('link', { name: 'Compartir en X' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Más opciones' })).toBeHidden();
  },
);
