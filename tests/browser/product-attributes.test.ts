import { findAxeViolations } from '../support/axe.ts';
import { filterCheckbox, filterChip, openFilters, closeFilters, checkFilter } from '../support/filters.ts';
import { cards, main } from '../support/locators.ts';
import { onSandbox } from '../support/site.ts';
import { expect, test } from '../support/test.ts';
import { phoneOnly } from '../support/tags.ts';

test.skip(!onSandbox, 'Requires the products of the sandbox.');

const listPath = '/categoria/cables-y-adaptadores';

test(
  'R4.21 attributes in names filter a list, with checkboxes, chip, count and URL',
  phoneOnly,
  async ({ page, isMobile }) => {
    await page.goto(listPath);
    const panel = await openFilters(page, isMobile);
    await checkFilter(filterCheckbox(panel, '2 m'));
    await expect(page).toHaveURL(/[?&]largo=2\+m/);
    await expect(filterCheckbox(panel, 'HDMI')).toBeDisabled();
    await expect(filterCheckbox(panel, 'No lo dice').first()).toBeAttached();
    const { height = 0 } = (await panel.locator('label', { hasText: /^2 m/ }).boundingBox()) ?? {};
    expect(height).toBeGreaterThanOrEqual(44);
    expect(await findAxeViolations(page, 'dialog[open]')).toEqual([]);
    await closeFilters(page, isMobile);
    for (const name of await cards(page).locator('h3').allTextContents()) expect(name).toContain('2 m');
    await expect(main(page).getByRole('status').first()).toHaveText(/^\d+ de \d+ productos$/);
    await page.reload();
    await expect(filterChip(page, 'Largo: 2 m')).toBeVisible();
    await main(page).getByRole('button', { name: 'Limpiar todo' }).click();
    await expect(page).toHaveURL(new RegExp(`${listPath}$`));
  },
);

test('R4.21 a product page shows the attributes of its name', async ({ page }) => {
  await page.goto('/producto/127');
  await expect(main(page).locator('.product-attributes')).toHaveText('ConectorUSB-C a USB-CLargo2 mPotencia100 W');
});
