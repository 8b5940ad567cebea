import { findOpening, shortOpeningText } from '../../src/features/branches/openingHours.ts';
import { shop } from '../../src/shop.ts';
import { findOtherBranch, choose, opener } from '../support/branches.ts';
import { expect, test } from '../support/test.ts';

const noon = new Date('2026-11-20T12:00:00-06:00');
/** What the header says of a branch; one whose hours nobody knows is only named as the shopper's. */
const words = (branch: string): string => {
  const now = findOpening(branch, noon);
  return now ? shortOpeningText(now) : '';
};

test('R2.8 the header shows whether the shopper’s branch is open, and follows a new choice', async ({ page }) => {
  const branch = await findOtherBranch();
  await page.clock.setFixedTime(noon);
  await page.goto('/todos');
  const line = page.locator('[data-branch-opening]');
  await expect(line).toHaveText(words(shop.mainBranch));
  await choose(page, branch);
  await expect(line).toHaveText(words(branch.id));
  // Whoever hears the page is still told whose branch it is.
  await expect(opener(page)).toHaveAccessibleName(/^Tu sucursal /);
});
