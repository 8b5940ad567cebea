import { expect, test } from '../support/test.ts';
import { findFixture } from '../support/fixtures.ts';
import { waitUntilIdle } from '../support/pageKinds.ts';
import { main } from '../support/locators.ts';
import { narrow } from '../support/tags.ts';

test(
  'P92 the privacy page lists the data that the browser stores, and its button deletes it',
  narrow,
  async ({ page }) => {
    await page.goto(`/producto/${(await findFixture('onOffer')).id}`);
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
    const section = main(page).locator('#en-tu-dispositivo');
    for (const text of ['últimas búsquedas', 'productos que viste', 'PromoCode', 'Cookies'])
      await expect(section).toContainText(text);
    await section.getByRole('button', { name: 'Borrar todo lo guardado' }).click();
    await expect(section.getByRole('status')).toHaveText(/^Listo: borramos todo/);
    expect(await readStorage()).toEqual(['']);
  },
);
