import { findAxeViolations } from '../support/accessible.ts';
import { expect, test } from '../support/test.ts';
import { findFixture } from '../support/fixtures.ts';
import { kinds, visit } from '../support/kinds.ts';
import { categoriesButton } from '../support/parts.ts';
import { narrow } from '../support/widths.ts';

for (const kind of kinds) {
  test(`Accessible: ${kind.name}, light and dark`, narrow, async ({ page }) => {
    await visit(page, kind);
    expect(await findAxeViolations(page)).toEqual([]);
  });
}

test('Accessible: the open categories', narrow, async ({ page }) => {
  await page.goto('/catalogo/no-existe');
  await categoriesButton(page).click();
  // What the list lies on is not to be reached while it is open.
  expect(await findAxeViolations(page, 'body > header')).toEqual([]);
});

for (const role of ['soldOut', 'noPicture'] as const) {
  test(`Accessible: a product page (${role})`, narrow, async ({ page }) => {
    await page.goto(`/producto/${(await findFixture(role)).id}`);
    expect(await findAxeViolations(page)).toEqual([]);
  });
}

test('Accessible: the first Tab leads past the header to the content', narrow, async ({ page }) => {
  await page.goto('/todos');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Saltar al contenido' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});
