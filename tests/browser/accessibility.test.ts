import { findAxeViolations } from '../support/accessible.ts';
import { findFixture } from '../support/fixtures.ts';
import { categoriesButton } from '../support/parts.ts';
import { expect, test } from '../support/test.ts';
import { narrow } from '../support/widths.ts';

// States of pages; each kind of page: every-kind.test.ts.

test('Accessible: the open categories, a sold out product, one without a picture', narrow, async ({ page }) => {
  await page.goto('/catalogo/no-existe');
  await categoriesButton(page).click();
  // What the list lies on is not to be reached while it is open.
  expect.soft(await findAxeViolations(page, 'body > header'), 'the open categories').toEqual([]);
  for (const role of ['soldOut', 'noPicture'] as const) {
    await page.goto(`/producto/${(await findFixture(role)).id}`);
    expect.soft(await findAxeViolations(page, 'main'), role).toEqual([]);
  }
});

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
