import { expect, test } from '../support/test.ts';
import { benefits, shop } from '../../src/shop.ts';
import { main } from '../support/parts.ts';
import { narrow } from '../support/widths.ts';

test.describe('R3.2 what the home page says for the shop', () => {
  test('a banner invites to the social page', async ({ page }) => {
    await page.goto('/');
    const band = main(page).getByRole('complementary', { name: shop.social.name });
    await expect(band.getByRole('link')).toHaveAttribute('href', shop.social.address);
  });

  test('three claims, and the terms of the one with an asterisk', narrow, async ({ page }) => {
    await page.goto('/');
    const claims = main(page).getByRole('listitem');
    for (const { title, text } of Object.values(benefits)) {
      await expect(claims.filter({ hasText: title })).toContainText(text);
    }
    expect(benefits.returns.title).toMatch(/\*$/);
    expect(benefits.returns.text).toMatch(/^\*/);
  });
});
