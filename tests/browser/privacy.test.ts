import { privacy, shop } from '../../src/shop.ts';
import { expect, test } from '../support/test.ts';
import { findFixtureProduct } from '../support/fixtureProducts.ts';
import { waitUntilIdle } from '../support/pageKinds.ts';
import { main } from '../support/locators.ts';
import { phoneOnly } from '../support/tags.ts';

test('P92 the privacy page lists what the browser stores, and its button deletes it', phoneOnly, async ({ page }) => {
  await page.goto(`/producto/${(await findFixtureProduct('onOffer')).id}`);
  await waitUntilIdle(page);
  await page.goto('/aviso-de-privacidad');
  await page.evaluate(() => {
    localStorage.setItem('busquedas', '["funda"]');
    sessionStorage.setItem('promo', '{}');
    document.cookie = 'XSRF-TOKEN=a; path=/';
  });
  const readStorage = () =>
    page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage), document.cookie].sort());
  expect(await readStorage()).toEqual(['XSRF-TOKEN=a', 'busquedas', 'cifras', 'promo', 'vistos']);
  const storageSection = main(page).locator('#en-tu-dispositivo');
  for (const text of ['últimas búsquedas', 'productos que viste', 'PromoCode', 'Cookies'])
    await expect(storageSection).toContainText(text);
  await storageSection.getByRole('button', { name: 'Borrar todo lo guardado' }).click();
  await expect(storageSection.getByRole('status')).toHaveText(/^Listo: borramos todo/);
  expect(await readStorage()).toEqual(['']);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('Privacy: the notice names the data, the responsible person and the authority, and is indexed', async ({
    page,
  }) => {
    await page.goto('/aviso-de-privacidad');
    await expect(page).toHaveTitle(`Aviso de privacidad - ${shop.name}`);
    for (const { name } of privacy.data) await expect(main(page).getByText(name, { exact: true })).toBeVisible();
    await expect(main(page)).toContainText(`${privacy.responsible}, con domicilio en`);
    await expect(main(page)).toContainText('Secretaría Anticorrupción y Buen Gobierno');
    await expect(main(page).getByRole('link', { name: privacy.contact }).first()).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
  });
});
