import { expect, test } from '../support/test.ts';
import { filterCheckbox, filterChip, openFilters, closeFilters, checkFilter } from '../support/filters.ts';
import { onSandbox } from '../support/site.ts';
import { phoneOnly } from '../support/tags.ts';

test.skip(!onSandbox, 'Requires an API with the catalogue that the site was built from.');

/** The mocked list has this number of brands with each of two initials. */
const brandsPerInitial = 45;

test(
  'R4.8 a long list of brands is grouped by initial, and a field filters it',
  phoneOnly,
  async ({ page, isMobile }) => {
    await page.route(/\/catalogo\/listas\/todos\.[0-9a-f]+\.json$/, async (route) => {
      const rows = (await (await route.fetch()).json()) as unknown[][];
      // The tenth column is the brand.
      const rowsWithBrands = rows.map((row, index) =>
        row.with(9, `${index % 2 ? 'Ácaro' : 'Beta'} ${index % brandsPerInitial}`),
      );
      await route.fulfill({ json: rowsWithBrands });
    });
    await page.goto('/todos');
    let panel = await openFilters(page, isMobile);
    await panel.getByRole('button', { name: /^Ver \d+ más de marca/ }).click();
    // The button is removed, so the focus moves to a checkbox.
    await expect(panel.getByRole('group', { name: 'Marca' }).locator('input:focus')).toBeVisible();
    const field = panel.getByLabel('Buscar marca');
    await expect(field).toBeVisible();
    const group = panel.getByRole('group', { name: 'Marca' });
    await expect(group.getByRole('heading')).toHaveText(['A', 'B']);

    await field.fill('acaro 7');
    await expect(group.getByRole('status')).toContainText('con «acaro 7»');
    await expect(group.getByRole('heading')).toHaveCount(0);
    await checkFilter(filterCheckbox(panel, 'Ácaro 7'));
    await field.fill('zzz');
    await expect(group.getByRole('checkbox')).toHaveCount(1);
    await expect(group.getByText('Nada con «zzz».')).toBeVisible();
    await closeFilters(page, isMobile);
    await expect(filterChip(page, 'Ácaro 7')).toBeVisible();
    await expect(page).toHaveURL(/marca=%C3%81caro\+7/);
    panel = await openFilters(page, isMobile);
    await expect(filterCheckbox(panel, 'Ácaro 7')).toBeChecked();
  },
);
