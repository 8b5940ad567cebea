import { expect, test } from '../support/test.ts';
import { waitUntilIdle } from '../support/kinds.ts';
import { cards, chatText, main, searchBox } from '../support/locators.ts';
import { onSandbox } from '../support/site.ts';
import { recordPageActivity } from '../support/pageActivity.ts';
import { narrow } from '../support/tags.ts';

test.skip(!onSandbox, 'It counts on what the demo shop sells.');

const urlFor = (term: string): string => `/busqueda?busqueda=${encodeURIComponent(term)}`;

test('R4.17 no product for the model: the page says so, and labels those for other models', async ({ page }) => {
  const activity = await recordPageActivity(page);
  await page.goto(urlFor('funda a54'));
  await expect(main(page).getByRole('heading', { name: 'No tenemos funda para Galaxy A54' })).toBeVisible();
  await expect(main(page).getByRole('heading', { name: 'Para Galaxy A54 sí hay' })).toBeVisible();
  const ofPhone = main(page).locator('.listing .card');
  for (const name of await ofPhone.allTextContents()) expect(name).toContain('A54');
  expect(await ofPhone.count()).toBeGreaterThan(2);
  // R3.8: also the one of a third category, which is not called.
  await expect(ofPhone.locator('.stock').filter({ hasText: /^(?:En [^s]|Último|Agotado)/ })).toHaveCount(
    await ofPhone.count(),
  );
  const near = main(page).locator('.other-phones-products li');
  await expect(near.first()).toContainText('Otro modelo');
  expect(await near.filter({ hasText: 'Otro modelo' }).count()).toBe(await near.count());
  const chat = main(page).getByRole('link', { name: 'Pedir por WhatsApp' });
  expect(await chatText(chat)).toContain('funda para Galaxy A54');
  await waitUntilIdle(page);
  expect([activity.problems, await activity.violations()]).toEqual([[], []]);
});

test('R4.12 R4.17 an ink that the shop does not sell: the page says so and offers the chat once', async ({ page }) => {
  await page.goto(urlFor('tinta hp 85a'));
  await expect(main(page).getByRole('heading', { name: 'No encontramos tinta para HP 85A' })).toBeVisible();
  await expect(main(page).getByText('No se encontraron concidencias :(')).toBeVisible();
  await expect(main(page).getByRole('link', { name: /WhatsApp/ })).toHaveCount(1);
});

test('R4.17 the page shows the interpretation and the dropped terms, as removable chips', async ({ page }) => {
  const activity = await recordPageActivity(page);
  await page.goto(urlFor('funda morada iphone 14'));
  await expect(main(page).getByRole('heading', { name: 'Fundas para iPhone 14' })).toBeVisible();
  await expect(main(page)).toContainText('Ningún nombre dice «morada»:');
  await expect(cards(page).first()).toContainText('iPhone 14');
  await expect(searchBox(page)).toHaveValue('funda morada iphone 14');
  await waitUntilIdle(page);
  expect([activity.problems, await activity.violations()]).toEqual([[], []]);
  await main(page).getByRole('link', { name: 'Quitar morada' }).click();
  await expect(page).toHaveURL((url) => url.searchParams.get('busqueda') === 'funda iphone 14');
});

test('R4.17 all results are sold out: the page says so, and links to the chat and to other products for the phone', async ({
  page,
}) => {
  const activity = await recordPageActivity(page);
  await page.goto(urlFor('funda iphone 13'));
  await expect(main(page).getByRole('heading', { name: 'Agotado por ahora' })).toBeVisible();
  await expect(main(page).getByRole('button', { name: 'Filtros' })).toBeHidden();
  const ask = main(page).getByRole('link', { name: 'Avísame cuando llegue' });
  expect(await chatText(ask)).toContain('funda iphone 13');
  await main(page).getByRole('link', { name: 'Ver todo para iPhone 13' }).click();
  await expect(page).toHaveURL((url) => url.searchParams.get('busqueda') === 'iPhone 13');
  await expect(cards(page).nth(1)).toBeVisible();
  await expect(main(page).getByRole('heading', { name: 'Agotado por ahora' })).toBeHidden();
  await waitUntilIdle(page);
  expect([activity.problems, await activity.violations()]).toEqual([[], []]);
});

test('R4.17 the suggestions remove a part of the query, and add another', async ({ page }) => {
  await page.goto('/garantias');
  await searchBox(page).fill('funda iphone 14');
  await page.getByRole('banner').getByRole('button', { name: 'Quitar iPhone 14' }).click();
  await expect(searchBox(page)).toHaveValue('funda');
  await page.getByRole('banner').getByRole('option', { name: 'funda Samsung' }).click();
  await expect(page).toHaveURL((url) => url.searchParams.get('busqueda') === 'funda Samsung');
});

test('R4.12 a search for a service leads to its page, in results and suggestions', narrow, async ({ page }) => {
  await page.goto(urlFor('garantía reacondicionado'));
  await expect(main(page).getByRole('link', { name: 'Garantías', exact: true })).toHaveAttribute('href', '/garantias');
  await searchBox(page).fill('quiero mi factura');
  await expect(page.getByRole('banner').getByRole('option', { name: 'Factura tu compra' })).toBeVisible();
});
