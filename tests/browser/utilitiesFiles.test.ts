import { expect, test } from '../support/test.ts';
import { demoUtilities } from '../../scripts/sandbox/demoData.ts';
import { main } from '../support/parts.ts';
import { onSandbox } from '../support/site.ts';
import { forUtilities, give, letters, utilitiesPassword, utilityList } from '../support/utilities.ts';

forUtilities();

test('R8.3 each file is a download under its first letter', async ({ page }) => {
  test.skip(!onSandbox, 'The files of the sandbox.');
  await give(page, utilitiesPassword);
  await expect(main(page).getByRole('link', { name: /\.txt$/ })).toHaveText(demoUtilities);
  for (const file of demoUtilities) {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      main(page).getByRole('link', { name: file }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(file);
    expect(await download.failure()).toBeNull();
  }
  await expect(page.getByRole('heading', { level: 2, name: '4 archivos' })).toBeVisible();
});

for (const [what, json] of Object.entries({ null: { results: null }, 'an empty list': [] })) {
  test(`R8.3 ${what}: No hay archivos disponibles`, async ({ page }) => {
    await page.route(utilityList, (route) => route.fulfill({ json }));
    await give(page, utilitiesPassword);
    await expect(main(page).getByRole('heading', { name: 'No hay archivos disponibles', exact: true })).toBeFocused();
  });
}

test('R8.3 a list that fails has an error and a retry', async ({ page }) => {
  let fail = true;
  await page.route(utilityList, (route) => (fail ? route.abort() : route.continue()));
  await give(page, utilitiesPassword);
  await expect(main(page).getByRole('alert')).toContainText('No se pudo cargar');
  fail = false;
  await main(page).getByRole('button', { name: 'Reintentar' }).click();
  await expect(letters(page).first()).toBeVisible();
});
