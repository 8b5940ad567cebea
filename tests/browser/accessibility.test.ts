import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '../support/test.ts';
import { actor } from '../support/cast.ts';
import { kinds, visit } from '../support/kinds.ts';
import { categoriesButton } from '../support/parts.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What axe finds wrong in either scheme of colours: the rule, and where. */
async function violations(page: Page, part = 'html'): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const { violations: rules } = await new AxeBuilder({ page }).include(part).withTags(tags).analyze();
    for (const { id, nodes } of rules) {
      found.push(
        ...nodes.map(
          ({ target, failureSummary }) => `${colorScheme}: ${id} ${target.join(' ')} ${failureSummary ?? ''}`,
        ),
      );
    }
  }
  return found;
}

for (const kind of kinds) {
  test(`Accessible: ${kind.name}, light and dark`, async ({ page }) => {
    await visit(page, kind);
    expect(await violations(page)).toEqual([]);
  });
}

test('Accessible: the open categories', async ({ page }) => {
  await page.goto('/catalogo/no-existe');
  await categoriesButton(page).click();
  // What the list lies on is not to be reached while it is open.
  expect(await violations(page, 'body > header')).toEqual([]);
});

for (const role of ['soldOut', 'noPicture'] as const) {
  test(`Accessible: a product page (${role})`, async ({ page }) => {
    await page.goto(`/producto/${(await actor(role)).id}`);
    expect(await violations(page)).toEqual([]);
  });
}

test('Accessible: the first Tab leads past the header to the content', async ({ page }) => {
  await page.goto('/todos');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Saltar al contenido' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});
