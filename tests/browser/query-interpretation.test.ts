import { expect, test, type Locator } from '../support/test.ts';
import { waitUntilIdle } from '../support/pageKinds.ts';
import { cards, readWhatsAppMessage, main, searchBox } from '../support/locators.ts';
import { onSandbox, toResultsUrl } from '../support/site.ts';
import { recordPageActivity } from '../support/pageActivity.ts';
import { phoneOnly } from '../support/tags.ts';

test.skip(!onSandbox, 'Requires the products of the sandbox.');

test('R4.17 without cases for the phone, results say so, list what there is for it, and label cases for other models', async ({
  page,
}) => {
  const activity = await recordPageActivity(page);
  await page.goto(toResultsUrl('funda a54'));
  await expect(main(page).getByRole('heading', { name: 'No tenemos funda para Galaxy A54' })).toBeVisible();
  await expect(main(page).getByRole('heading', { name: 'Para Galaxy A54 sí hay' })).toBeVisible();
  const phoneCards = main(page).locator('.listing .card');
  for (const text of await phoneCards.allTextContents()) expect(text).toContain('A54');
  expect(await phoneCards.count()).toBeGreaterThan(2);
  // All have live stock (R3.8), even the product of a third category, whose list is not requested.
  await expect(phoneCards.locator('.stock').filter({ hasText: /^(?:En [^s]|Último|Agotado)/ })).toHaveCount(
    await phoneCards.count(),
  );
  const similarCards = main(page).locator('.similar-products li');
  await expect(similarCards.first()).toContainText('Otro modelo');
  expect(await similarCards.filter({ hasText: 'Otro modelo' }).count()).toBe(await similarCards.count());
  const whatsappLink = main(page).getByRole('link', { name: 'Pedir por WhatsApp' });
  expect(await readWhatsAppMessage(whatsappLink)).toContain('funda para Galaxy A54');
  await waitUntilIdle(page);
  expect([activity.pageErrors, await activity.cspViolations()]).toEqual([[], []]);
});

test('R4.12 R4.17 without products for the printer, results say so and link to WhatsApp once', async ({ page }) => {
  await page.goto(toResultsUrl('tinta hp 85a'));
  await expect(main(page).getByRole('heading', { name: 'No encontramos tinta para HP 85A' })).toBeVisible();
  await expect(main(page).getByText('No se encontraron concidencias :(')).toBeVisible();
  await expect(main(page).getByRole('link', { name: /WhatsApp/ })).toHaveCount(1);
});

test('R4.17 results show the interpretation of the query, and the dropped term, which can be removed', async ({
  page,
}) => {
  const activity = await recordPageActivity(page);
  await page.goto(toResultsUrl('funda morada iphone 14'));
  await expect(main(page).getByRole('heading', { name: 'Fundas para iPhone 14' })).toBeVisible();
  await expect(main(page)).toContainText('Ningún nombre dice «morada»:');
  await expect(cards(page).first()).toContainText('iPhone 14');
  await expect(searchBox(page)).toHaveValue('funda morada iphone 14');
  await waitUntilIdle(page);
  expect([activity.pageErrors, await activity.cspViolations()]).toEqual([[], []]);
  await main(page).getByRole('link', { name: 'Quitar morada' }).click();
  await expect(page).toHaveURL((url) => url.searchParams.get('busqueda') === 'funda iphone 14');
});

test('R4.17 if all results are sold out, the page says so, and links to WhatsApp and to other products for the phone', async ({
  page,
}) => {
  const activity = await recordPageActivity(page);
  await page.goto(toResultsUrl('funda iphone 13'));
  await expect(main(page).getByRole('heading', { name: 'Agotado por ahora' })).toBeVisible();
  await expect(main(page).getByRole('button', { name: 'Filtros' })).toBeHidden();
  const notifyLink = main(page).getByRole('link', { name: 'Avísame cuando llegue' });
  expect(await readWhatsAppMessage(notifyLink)).toContain('funda iphone 13');
  await main(page).getByRole('link', { name: 'Ver todo para iPhone 13' }).click();
  await expect(page).toHaveURL((url) => url.searchParams.get('busqueda') === 'iPhone 13');
  await expect(cards(page).nth(1)).toBeVisible();
  await expect(main(page).getByRole('heading', { name: 'Agotado por ahora' })).toBeHidden();
  await waitUntilIdle(page);
  expect([activity.pageErrors, await activity.cspViolations()]).toEqual([[], []]);
});

test('R4.17 without the button of the filters, the chips begin where the heading does', phoneOnly, async ({ page }) => {
  await page.goto(toResultsUrl('funda iphone 13'));
  await expect(cards(page)).toHaveCount(1);
  const readLeft = async (locator: Locator) => (await locator.boundingBox())?.x;
  const headingLeft = await readLeft(main(page).getByRole('heading', { level: 1 }));
  await expect.poll(() => readLeft(main(page).locator('.query-chips .chip').first())).toBe(headingLeft);
});

test('R4.17 in the suggestions, a part of the query can be removed, and another added', async ({ page }) => {
  await page.goto('/garantias');
  await searchBox(page).fill('funda iphone 14');
  await page.getByRole('banner').getByRole('button', { name: 'Quitar iPhone 14' }).click();
  await expect(searchBox(page)).toHaveValue('funda');
  await page.getByRole('banner').getByRole('option', { name: 'funda Samsung' }).click();
  await expect(page).toHaveURL((url) => url.searchParams.get('busqueda') === 'funda Samsung');
});

test('R4.12 results and suggestions for a service link to its page', phoneOnly, async ({ page }) => {
  await page.goto(toResultsUrl('garantía reacondicionado'));
  await expect(main(page).getByRole('link', { name: 'Garantías', exact: true })).toHaveAttribute('href', '/garantias');
  await searchBox(page).fill('quiero mi factura');
  await expect(page.getByRole('banner').getByRole('option', { name: 'Factura tu compra' })).toBeVisible();
});
