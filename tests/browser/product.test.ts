import { expect, test, type Page } from '../support/test.ts';
import { findFixture, pesos } from '../support/fixtures.ts';
import { buyButton, buyLink, chatText, main, offer } from '../support/parts.ts';
import { rawRows } from '../support/site.ts';
import { shop } from '../../src/shop.ts';
import type { FixtureName } from '../../scripts/sandbox/seed/fixtures.ts';
import type { Product } from '../../src/contract/catalogue.ts';

async function open(page: Page, role: FixtureName): Promise<Product> {
  const product = await findFixture(role);
  await page.goto(`/producto/${product.id}`);
  return product;
}

const said = (page: Page, text: string) => offer(page).getByText(text, { exact: true });

test.describe('R5.2 the condition of the product', () => {
  test('is a label', async ({ page }) => {
    const { condition } = await open(page, 'used');
    await expect(said(page, condition)).toBeVisible();
    await expect(said(page, 'Nuevo en stock')).toHaveCount(0);
  });

  test('a recent product has a badge', async ({ page }) => {
    const { condition } = await open(page, 'recent');
    await expect(said(page, condition).first()).toBeVisible();
    await expect(said(page, 'Nuevo en stock').first()).toBeVisible();
  });
});

test.describe('R5.3 name and price', () => {
  test('on offer: crossed-out price, badge and discounted price', async ({ page }) => {
    const { name, price, discountPrice } = await open(page, 'onOffer');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    const struck = offer(page).locator('s').first();
    await expect(struck).toContainText(pesos(price));
    await expect(struck).toHaveCSS('text-decoration-line', 'line-through');
    const percent = Math.round(((price - discountPrice) / price) * 10_000) / 100;
    await expect(offer(page)).toContainText(new RegExp(`[-−]\\s?${percent}\\s?%`));
    await expect(offer(page)).toContainText(pesos(discountPrice));
  });

  test('a discount price equal to the price is no offer', async ({ page }) => {
    const { price } = await open(page, 'equalDiscount');
    await expect(offer(page)).toContainText(pesos(price));
    await expect(offer(page).locator('s')).toHaveCount(0);
  });

  test('shows cents', async ({ page }) => {
    const { price } = await open(page, 'cents');
    await expect(offer(page)).toContainText(pesos(price));
  });

  test('markup in a name or description is text', async ({ page }) => {
    const { name, description } = await open(page, 'markupName');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(page).toHaveTitle(`${name} - ${shop.name}`);
    for (const line of description.split('\n').filter(Boolean)) await expect(main(page)).toContainText(line);
  });
});

test.describe('R5.4 the stock text', () => {
  test('of the last piece', async ({ page }) => {
    await open(page, 'lastOne');
    await expect(said(page, 'Último disponible').first()).toBeVisible();
  });

  test('of a sold out product', async ({ page }) => {
    await open(page, 'soldOut');
    await expect(said(page, 'Agotado').first()).toBeVisible();
  });

  for (const role of ['onOffer', 'noPicture'] as const) {
    test(`of several pieces, in the product’s unit (${role})`, async ({ page }) => {
      const { id, unit } = await open(page, role);
      const rows = await rawRows('getProductosEnVenta', { SucursalID: shop.mainBranch });
      const row = rows.find((each) => String(each['ProductoID']) === id) ?? {};
      const columns = Object.entries(row).filter(([name]) => /Stock./.test(name));
      const total = columns.reduce((sum, [, pieces]) => sum + Number(pieces), 0);
      await expect(said(page, `${total} ${unit}(s) en stock`).first()).toBeVisible();
    });
  }
});

test.describe('R5.5 Comprar', () => {
  test('opens the seller’s chat with the product in its text', async ({ page, context }) => {
    await context.route('https://wa.me/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>chat</title>' }),
    );
    const { id, name, discountPrice } = await open(page, 'onOffer');
    const popup = page.waitForEvent('popup');
    await buyLink(page).click();
    const chat = await popup;
    await chat.waitForURL(`https://wa.me/${shop.whatsapp}?**`);
    const text = new URL(chat.url()).searchParams.get('text') ?? '';
    expect(text).toContain(name);
    expect(text).toContain(pesos(discountPrice));
    expect(text).toMatch(new RegExp(`/producto/${id}$`, 'm'));
    expect(await chat.evaluate(() => window.opener === null)).toBe(true);
  });

  test('keeps markup and special characters of a name', async ({ page }) => {
    const { name } = await open(page, 'markupName');
    expect(await chatText(buyLink(page))).toContain(name);
  });

  test('is disabled and grey when sold out', async ({ page }) => {
    await open(page, 'soldOut');
    await expect(buyLink(page)).toHaveCount(0);
    await expect(buyButton(page)).toBeVisible();
    await expect(buyButton(page)).toBeDisabled();
    const colour = await buyButton(page).evaluate((button) => getComputedStyle(button).backgroundColor);
    const parts = (colour.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number);
    expect(Math.max(...parts) - Math.min(...parts), colour).toBeLessThan(20);
  });
});

test.describe('R5.8 brand, model and category', () => {
  const value = (page: Page, term: string) =>
    main(page).getByText(term, { exact: true }).locator('xpath=following-sibling::*[1]');

  test('an empty model is N/A', async ({ page }) => {
    const { brand } = await open(page, 'noModel');
    await expect(value(page, 'Modelo')).toHaveText('N/A');
    await expect(value(page, 'Marca')).toHaveText(brand);
  });

  test('the category is a link to its page', async ({ page }) => {
    const { category, model } = await open(page, 'markupName');
    await expect(value(page, 'Modelo')).toHaveText(model);
    await value(page, 'Categoría').getByRole('link', { name: category }).click();
    await expect(page).toHaveTitle(`Categoría: ${category}`);
  });
});
