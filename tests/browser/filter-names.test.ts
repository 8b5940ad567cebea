import { expect, test } from '../support/test.ts';
import { box, chip, openFilters, seeResults, check } from '../support/filters.ts';
import { onSandbox } from '../support/site.ts';
import { narrow } from '../support/tags.ts';

test.skip(!onSandbox, 'It counts on the API having what the site was built from.');

/** How many brands the list is given. */
const brands = 45;

test('R4.8 typing finds a brand among many, and letters group them', narrow, async ({ page, isMobile }) => {
  await page.route(/\/catalogo\/listas\/todos\.[0-9a-f]+\.json$/, async (route) => {
    const rows = (await (await route.fetch()).json()) as unknown[][];
    const named = rows.map((row, index) => row.with(9, `${index % 2 ? 'Ácaro' : 'Beta'} ${index % brands}`));
    await route.fulfill({ json: named });
  });
  await page.goto('/todos');
  let panel = await openFilters(page, isMobile);
  await panel.getByRole('button', { name: /^Ver \d+ más de marca/ }).click();
  // The button is gone; who pressed it is on a value.
  await expect(panel.getByRole('group', { name: 'Marca' }).locator('input:focus')).toBeVisible();
  const field = panel.getByLabel('Buscar marca');
  await expect(field).toBeVisible();
  const group = panel.getByRole('group', { name: 'Marca' });
  await expect(group.getByRole('heading')).toHaveText(['A', 'B']);

  await field.fill('acaro 7');
  await expect(group.getByRole('status')).toContainText('con «acaro 7»');
  await expect(group.getByRole('heading')).toHaveCount(0);
  await check(box(panel, 'Ácaro 7'));
  await field.fill('zzz');
  await expect(group.getByRole('checkbox')).toHaveCount(1);
  await expect(group.getByText('Nada con «zzz».')).toBeVisible();
  await seeResults(page, isMobile);
  await expect(chip(page, 'Ácaro 7')).toBeVisible();
  await expect(page).toHaveURL(/marca=%C3%81caro\+7/);
  panel = await openFilters(page, isMobile);
  await expect(box(panel, 'Ácaro 7')).toBeChecked();
});
