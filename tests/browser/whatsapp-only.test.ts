import { expect, test } from '../support/test.ts';
import { findFixture } from '../support/fixtures.ts';
import { buyLink } from '../support/parts.ts';

test('R1.12 R5.5 the only way to buy is the chat', async ({ page }) => {
  await page.goto(`/producto/${(await findFixture('onOffer')).id}`);
  const buy = page
    .getByRole('link', { name: /compra(?!s\b)/i })
    .or(page.getByRole('button', { name: /compra(?!s\b)/i }));
  const names = (await buy.allTextContents()).map((name) => name.trim());
  expect([...new Set(names)].filter((name) => name !== 'Factura tu compra')).toEqual(['Comprar']);
  await expect(buyLink(page)).toHaveCount(1);
  await expect(buyLink(page)).toHaveAttribute('href', /^https:\/\/wa\.me\/52\d{10}\?text=/);
});
