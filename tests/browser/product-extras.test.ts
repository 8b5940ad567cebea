import { expect, test } from '../support/test.ts';
import { actor } from '../support/cast.ts';
import { main } from '../support/parts.ts';
import { watch } from '../support/watch.ts';

test.describe('R5.6 Compartir', () => {
  test('leads to the social network, the microblog and the messaging app', async ({ page }) => {
    const { id } = await actor('onOffer');
    await page.goto(`/producto/${id}`);
    const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
    for (const [name, host] of [
      ['Compartir en Facebook', 'www.facebook.com'],
      ['Compartir en X', 'x.com'],
      ['Compartir por WhatsApp', 'wa.me'],
    ] as const) {
      const address = new URL((await page.getByRole('link', { name }).getAttribute('href')) ?? '');
      expect(address.host).toBe(host);
      expect([...address.searchParams.values()].join(' ')).toContain(canonical);
    }
  });

  test('Más opciones opens the share of the device, and is absent where there is none', async ({ page }) => {
    const { id, name } = await actor('onOffer');
    await page.addInitScript(() => {
      const shared: ShareData[] = [];
      Object.assign(globalThis, { shared });
      Object.defineProperty(navigator, 'share', { value: (data: ShareData) => Promise.resolve(shared.push(data)) });
    });
    await page.goto(`/producto/${id}`);
    await page.getByRole('button', { name: 'Más opciones' }).click();
    const shared = await page.evaluate(() => (globalThis as unknown as { shared: ShareData[] }).shared);
    expect(shared).toMatchObject([{ title: name }]);

    const other = await page.context().newPage();
    await other.addInitScript(() => {
      delete (Navigator.prototype as { share?: unknown }).share;
    });
    await other.goto(`/producto/${id}`);
    await expect(other.getByRole('link', { name: 'Compartir en X' })).toBeVisible();
    await expect(other.getByRole('button', { name: 'Más opciones' })).toBeHidden();
  });
});

test.describe('R5.7 the description', () => {
  test('a tall one is folded at 1250 px and unfolds', async ({ page }) => {
    const { id } = await actor('longDescription');
    const seen = await watch(page);
    await page.goto(`/producto/${id}`);
    const text = main(page).locator('[data-fold]');
    await expect(page.getByRole('button', { name: 'Leer más' })).toBeVisible();
    expect((await text.boundingBox())?.height).toBe(1250);
    await page.getByRole('button', { name: 'Leer más' }).click();
    expect((await text.boundingBox())?.height).toBeGreaterThan(1250);
    await page.getByRole('button', { name: 'Leer menos' }).click();
    expect((await text.boundingBox())?.height).toBe(1250);
    expect(await seen.violations()).toEqual([]);
  });

  test('a short one has no toggle', async ({ page }) => {
    const { id } = await actor('onOffer');
    await page.goto(`/producto/${id}`);
    await expect(page.getByRole('button', { name: 'Siguientes' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Leer más' })).toBeHidden();
  });

  test('its addresses are links', async ({ page }) => {
    const { id, description } = await actor('links');
    await page.goto(`/producto/${id}`);
    const links = main(page).locator('[data-fold] a');
    const addresses = [...description.matchAll(/https?:\/\/[^\s)]+[^\s).,;]/g)].map(([address]) => address);
    expect(addresses.length).toBeGreaterThan(0);
    await expect(links).toHaveText(addresses);
    for (const link of await links.all()) expect(await link.getAttribute('rel')).toContain('noopener');
  });
});

test.describe('R5.9 related products', () => {
  test('stand without the product itself; the buttons scroll 400 px', async ({ page }) => {
    const { id } = await actor('onOffer');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`/producto/${id}`);
    const section = main(page).getByRole('region', { name: 'Productos relacionados' });
    const addresses = await section
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(addresses.length).toBeGreaterThan(1);
    expect(addresses).not.toContain(`/producto/${id}`);
    const strip = section.getByRole('list');
    await strip.evaluate((element) => (element.style.scrollSnapType = 'none'));
    await section.getByRole('button', { name: 'Siguientes' }).click();
    await expect.poll(() => strip.evaluate((element) => element.scrollLeft)).toBe(400);
    await section.getByRole('button', { name: 'Anteriores' }).click();
    await expect.poll(() => strip.evaluate((element) => element.scrollLeft)).toBe(0);
  });
});
