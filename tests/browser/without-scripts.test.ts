import { findFixture, pesos } from '../support/fixtures.ts';
import { kinds, waitUntilIdle, type Kind } from '../support/kinds.ts';
import {
  buyLink,
  cards,
  categoriesButton,
  chatText,
  findCard,
  header,
  listUrls,
  main,
  productLinks,
  searchBox,
} from '../support/locators.ts';
import { categories, productOf } from '../support/site.ts';
import { sample } from '../support/sampling.ts';
import { expect, test, type BrowserContext, type Page, type Route } from '../support/test.ts';

const ownScripts = '**/_astro/*.js';

/** Ways in which JavaScript fails, and how each is simulated. */
const failureScenarios: Record<
  string,
  { javaScriptEnabled?: boolean; setUp?: (context: BrowserContext) => Promise<void> }
> = {
  'switched off': { javaScriptEnabled: false },
  'blocked by a policy': {
    setUp: async (context) => {
      await context.route('**', async (route, request) => {
        if (!request.isNavigationRequest()) return route.fallback();
        const response = await route.fetch();
        const headers = { ...response.headers(), 'content-security-policy': "script-src 'none'" };
        await route.fulfill({ response, headers });
      });
    },
  },
  'failing to load': {
    setUp: async (context) => {
      await context.route(ownScripts, (route) => route.abort());
    },
  },
  'with a syntax error': {
    setUp: async (context) => {
      await context.route(ownScripts, (route) =>
        route.fulfill({ contentType: 'text/javascript', body: 'newer than every browser;;)' }),
      );
    },
  },
};

const at = (name: string, path: string): Kind => ({
  ...{ name, path: () => Promise.resolve(path), products: false, script: 0 },
});

/** Pages whose content only scripts render. */
const shells = [at('unknown product', '/producto/999001'), at('unknown category', '/categoria/x')];
const others = [at('utilities', '/utilidades'), at('best sellers', '/masvendidos')];
const all = [...kinds, ...shells, ...others];

/** Pages whose only content without JavaScript is the notice. */
const needScript = /^(?:results|invoice|promo code|labels|utilities|state of the catalogue|unknown .*)$/;

/** Visible buttons that need JavaScript: neither submit buttons nor those that open a popover. */
const deadButtons = (page: Page): Promise<string[]> =>
  page.locator('button, [role="button"]').evaluateAll((buttons) =>
    buttons
      .filter((button) => button.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((button) => !(button instanceof HTMLButtonElement && button.type === 'submit' && button.form?.action))
      .filter((button) => !button.hasAttribute('popovertarget'))
      .map((button) => button.outerHTML.slice(0, 120)),
  );

for (const [how, { javaScriptEnabled = true, setUp }] of sample(Object.entries(failureScenarios), 2)) {
  test.describe(`scripts ${how}`, () => {
    test.use({ javaScriptEnabled, allowCspViolations: true, viewport: { width: 390, height: 844 } });
    test.beforeEach(({ context }) => setUp?.(context));

    test('R13.2 pages work: texts replace what needs a script, no inactive button, next steps', async ({ page }) => {
      for (const kind of sample(all, how === 'switched off' ? 3 : 1)) {
        await page.goto(await kind.path());
        await expect(page.getByRole('heading', { level: 1 }), kind.name).toHaveCount(1);
        await expect(main(page).locator('.skeleton').and(page.locator(':visible')), kind.name).toHaveCount(0);
        await expect.poll(() => deadButtons(page), kind.name).toEqual([]);
        expect((await main(page).innerText()).trim().length, kind.name).toBeGreaterThan(100);
        const notices = main(page).getByText('necesita JavaScript');
        for (const notice of await notices.all()) {
          if (!(await notice.isVisible())) continue;
          const container = notice.locator('xpath=ancestor-or-self::*[contains(@class, "without-script")]');
          await expect(container.locator('a[href^="https://wa.me/"]').first(), kind.name).toBeVisible();
        }
        if (needScript.test(kind.name)) await expect(notices.first(), kind.name).toBeVisible();
        await expect(header(page).getByRole('button', { name: 'Tu sucursal' }), kind.name).toBeVisible();
      }
    });

    test('R5.3 R5.5 R13.2 a shopper buys a product, searches for a text and finds a branch', async ({ page }) => {
      const { id, name, discountPrice } = await findFixture('onOffer');
      await page.goto(`/producto/${id}`);
      await expect(main(page)).toContainText(pesos(discountPrice));
      await expect(buyLink(page)).toBeVisible();
      expect(await chatText(buyLink(page))).toContain(name);
      await searchBox(page).fill('cable');
      await searchBox(page).press('Enter');
      await expect(page).toHaveURL(/\/busqueda\?busqueda=cable$/);
      for (const nextStep of ['a[href^="/categoria/"]', 'a[href="/todos"]', 'a[href^="https://wa.me/"]'])
        await expect(main(page).locator(nextStep).and(page.locator(':visible')).first()).toBeVisible();
      await header(page).getByRole('button', { name: 'Tu sucursal' }).click();
      await expect(page).toHaveURL(/\/sucursales\?*$/);
      await expect(main(page).locator('a[href^="tel:"]').first()).toBeVisible();
    });
  });
}

test('R13.2 notices for pages without scripts never show if scripts run', async ({ page }) => {
  const notices = page.locator('.without-script').and(page.locator(':visible'));
  for (const kind of sample(all, 2)) {
    // From the first paint on: the page's own scripts wait until that was checked.
    const held: (() => void)[] = [];
    let checked = false;
    const hold = async (route: Route): Promise<void> => {
      if (!checked) await new Promise<void>((release) => held.push(release));
      await route.continue();
    };
    await page.route(ownScripts, hold);
    await page.goto(await kind.path(), { waitUntil: 'commit' });
    await page.locator('.footer').waitFor({ state: 'attached' });
    await expect(notices, kind.name).toHaveCount(0);
    await expect(main(page).locator('.next-steps').and(page.locator(':visible')), kind.name).toHaveCount(0);
    checked = true;
    for (const release of held) release();
    await waitUntilIdle(page);
    await expect(page.locator('html'), kind.name).toHaveClass(/\bjs\b/);
    await expect(notices, kind.name).toHaveCount(0);
    await page.unroute(ownScripts, hold);
  }
});

test.describe('scripts switched off', () => {
  test.use({ javaScriptEnabled: false });

  test('R2.4 R4.1 the categories open, and the list of one shows names and prices', async ({ page }) => {
    const name = (await categories())[0]?.name ?? '';
    await page.goto('/');
    await categoriesButton(page).click();
    await header(page).getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveTitle(`Categoría: ${name}`);
    await expect(cards(page).first()).toBeVisible();
    for (const url of (await listUrls(cards(page).locator(productLinks))).slice(0, 4)) {
      const product = await productOf(url.replace('/producto/', ''));
      const { price, discountPrice } = product;
      const effectivePrice = discountPrice > 0 && discountPrice < price ? discountPrice : price;
      await expect(findCard(page, product.id).first()).toContainText(product.name);
      await expect(findCard(page, product.id).first()).toContainText(pesos(effectivePrice));
    }
  });
});
