import { expect, test, type BrowserContext } from '../support/test.ts';
import { findFixture, pesos } from '../support/fixtures.ts';
import { kinds } from '../support/kinds.ts';
import { buyLink, findCard, cards, categoriesButton, chatText, header, main, productLinks } from '../support/parts.ts';
import { attributes, categories, html, onSale, onSandbox, productOf } from '../support/site.ts';
import { some } from '../support/spread.ts';

/** What a page must do without, and how that is brought about. */
const without: Record<string, { script: boolean; setUp: (context: BrowserContext) => Promise<void> }> = {
  'without JavaScript': { script: false, setUp: () => Promise.resolve() },
  'with the API down': {
    script: true,
    setUp: async (context) => {
      await context.route('**/api/**', (route) => route.abort());
    },
  },
};

for (const [how, { script, setUp }] of Object.entries(without)) {
  test.describe(how, () => {
    test.use({ javaScriptEnabled: script });
    test.beforeEach(({ context }) => setUp(context));

    const withCards = kinds.filter(({ products, name }) => products && name !== 'product');
    for (const kind of some(withCards, 2)) {
      test(`R4.1 ${kind.name} shows names and prices ${how}`, async ({ page }) => {
        await page.goto(await kind.path());
        const addresses = await cards(page).locator(productLinks).all();
        expect(addresses.length).toBeGreaterThan(0);
        for (const link of addresses.slice(0, 4)) {
          const id = ((await link.getAttribute('href')) ?? '').replace('/producto/', '');
          const { name, price, discountPrice } = await productOf(id);
          const asked = discountPrice > 0 && discountPrice < price ? discountPrice : price;
          await expect(findCard(page, id).first()).toContainText(name);
          await expect(findCard(page, id).first()).toContainText(pesos(asked));
        }
        await expect(cards(page).first()).toBeVisible();
      });
    }

    test(`R5.3 R5.5 a product shows its price and can be bought ${how}`, async ({ page }) => {
      const { id, name, discountPrice } = await findFixture('onOffer');
      await page.goto(`/producto/${id}`);
      await expect(main(page)).toContainText(pesos(discountPrice));
      await expect(buyLink(page)).toBeVisible();
      expect(await chatText(buyLink(page))).toContain(name);
    });

    test(`R2.4 the categories open ${how}`, async ({ page }) => {
      const name = (await categories())[0]?.name ?? '';
      await page.goto('/');
      await categoriesButton(page).click();
      await header(page).getByRole('link', { name, exact: true }).click();
      await expect(page).toHaveTitle(`Categoría: ${name}`);
    });
  });
}

/** Every product that links of a list lead to, page by page. */
async function reached(first: string): Promise<Set<string>> {
  const products = new Set<string>();
  const seen = new Set<string>();
  for (let path: string | undefined = first; path && !seen.has(path);) {
    seen.add(path);
    const page = await html(path);
    for (const href of attributes(page, 'href')) if (href.startsWith('/producto/')) products.add(href.slice(10));
    const next: string | undefined = /<a\b[^>]*\brel="next"[^>]*>/.exec(page)?.[0];
    path = next && attributes(next, 'href')[0];
  }
  return products;
}

test('R1.6 plain links lead to each product of the catalogue', async () => {
  const all = (await onSale()).map(({ id }) => id);
  const found = await reached('/todos');
  const missing = all.filter((id) => !found.has(id));
  // A live catalogue may have changed since the site was built.
  expect(missing.length, missing.slice(0, 5).join()).toBeLessThanOrEqual(onSandbox ? 0 : all.length * 0.02);
  if (onSandbox) expect(found.size).toBe(all.length);
});

test('R1.5 plain links lead from each category to each of its products', async () => {
  const all = await onSale();
  const paths = new Set(attributes(await html('/categorias'), 'href').filter((href) => href.startsWith('/categoria/')));
  const found = new Set<string>();
  for (const path of paths) for (const id of await reached(path)) found.add(id);
  const names = new Set((await categories()).map(({ name }) => name));
  const missing = all.filter(({ id, category }) => names.has(category) && !found.has(id));
  expect(
    missing.length,
    missing
      .slice(0, 5)
      .map(({ id }) => id)
      .join(),
  ).toBeLessThanOrEqual(onSandbox ? 0 : all.length * 0.02);
});
