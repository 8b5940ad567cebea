import { holdRequests } from '../support/holdRequests.ts';
import { effectivePrice, toProductId, formatPesos } from '../support/productList.ts';
import { findFixtureProduct } from '../support/fixtureProducts.ts';
import { pageKinds, waitUntilIdle, type PageKind } from '../support/pageKinds.ts';
import {
  buyLink,
  cards,
  categoriesButton,
  readWhatsAppMessage,
  findCard,
  header,
  readLinkUrls,
  main,
  productLinkSelector,
  searchBox,
} from '../support/locators.ts';
import { fetchCategories, findProduct } from '../support/site.ts';
import { sampleEvenly } from '../support/sampling.ts';
import { expect, test, type BrowserContext, type Page } from '../support/test.ts';

const ownScripts = '**/_astro/*.js';

interface FailureScenario {
  javaScriptEnabled?: boolean;
  setUp?: (context: BrowserContext) => Promise<void>;
}

/** Scenarios in which JavaScript does not run, by a name that continues "scripts …" in titles. */
const failureScenarios: Record<string, FailureScenario> = {
  'switched off': { javaScriptEnabled: false },
  'blocked by a CSP': {
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
        route.fulfill({ contentType: 'text/javascript', body: 'unsupported syntax;;)' }),
      );
    },
  },
};

const createKind = (name: string, path: string): PageKind => ({
  name,
  path: () => Promise.resolve(path),
  maxScriptKB: 0,
});

/** Live pages, whose content only scripts render. */
const livePages = [createKind('unknown product', '/producto/999001'), createKind('unknown category', '/categoria/x')];
const otherKinds = [createKind('utilities', '/utilidades'), createKind('best sellers', '/masvendidos')];
const testedKinds = [...pageKinds, ...livePages, ...otherKinds];

/** The names of kinds whose only content without JavaScript is the notice. */
const kindsThatNeedScripts = /^(?:results|invoice|promo code|labels|utilities|state of the catalogue|unknown .*)$/;

/** Finds visible buttons that need JavaScript: neither submit buttons nor those that open a popover. */
const findInactiveButtons = (page: Page): Promise<string[]> =>
  page.locator('button, [role="button"]').evaluateAll((buttons) =>
    buttons
      .filter((button) => button.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((button) => !(button instanceof HTMLButtonElement && button.type === 'submit' && button.form?.action))
      .filter((button) => !button.hasAttribute('popovertarget'))
      .map((button) => button.outerHTML.slice(0, 120)),
  );

for (const [scenario, { javaScriptEnabled = true, setUp }] of sampleEvenly(Object.entries(failureScenarios), 2)) {
  test.describe(`scripts ${scenario}`, () => {
    test.use({ javaScriptEnabled, allowCspViolations: true, viewport: { width: 390, height: 844 } });
    test.beforeEach(({ context }) => setUp?.(context));

    test('R13.2 notices with next steps replace content that needs scripts, and no inactive button is shown', async ({
      page,
    }) => {
      for (const kind of sampleEvenly(testedKinds, scenario === 'switched off' ? 3 : 1)) {
        await page.goto(await kind.path());
        await expect(page.getByRole('heading', { level: 1 }), kind.name).toHaveCount(1);
        await expect(main(page).locator('.skeleton').and(page.locator(':visible')), kind.name).toHaveCount(0);
        await expect.poll(() => findInactiveButtons(page), kind.name).toEqual([]);
        expect((await main(page).innerText()).trim().length, kind.name).toBeGreaterThan(100);
        const notices = main(page).getByText('necesita JavaScript');
        for (const notice of await notices.all()) {
          if (!(await notice.isVisible())) continue;
          const container = notice.locator('xpath=ancestor-or-self::*[contains(@class, "without-script")]');
          await expect(container.locator('a[href^="https://wa.me/"]').first(), kind.name).toBeVisible();
        }
        if (kindsThatNeedScripts.test(kind.name)) await expect(notices.first(), kind.name).toBeVisible();
        await expect(header(page).getByRole('button', { name: 'Tu sucursal' }), kind.name).toBeVisible();
      }
    });

    test('R5.3 R5.5 R13.2 a shopper can buy a product, search for a text and find a branch', async ({ page }) => {
      const { id, name, discountPrice } = await findFixtureProduct('onOffer');
      await page.goto(`/producto/${id}`);
      await expect(main(page)).toContainText(formatPesos(discountPrice));
      await expect(buyLink(page)).toBeVisible();
      expect(await readWhatsAppMessage(buyLink(page))).toContain(name);
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

test('R13.2 if scripts run, notices for pages without scripts never appear', async ({ page }) => {
  const notices = page.locator('.without-script').and(page.locator(':visible'));
  for (const kind of sampleEvenly(testedKinds, 2)) {
    // Holds the page's scripts until the page is checked without them.
    const release = await holdRequests(page, ownScripts);
    await page.goto(await kind.path(), { waitUntil: 'commit' });
    await page.locator('.footer').waitFor({ state: 'attached' });
    await expect(notices, kind.name).toHaveCount(0);
    await expect(main(page).locator('.next-steps').and(page.locator(':visible')), kind.name).toHaveCount(0);
    release();
    await waitUntilIdle(page);
    await expect(page.locator('html'), kind.name).toHaveClass(/\bjs\b/);
    await expect(notices, kind.name).toHaveCount(0);
    await page.unroute(ownScripts);
  }
});

test.describe('scripts switched off', () => {
  test.use({ javaScriptEnabled: false });

  test('R2.4 R4.1 the category menu opens, and the list of a category shows names and prices', async ({ page }) => {
    const name = (await fetchCategories())[0]?.name ?? '';
    await page.goto('/');
    await categoriesButton(page).click();
    await header(page).getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveTitle(`Categoría: ${name}`);
    await expect(cards(page).first()).toBeVisible();
    for (const url of (await readLinkUrls(cards(page).locator(productLinkSelector))).slice(0, 4)) {
      const product = await findProduct(toProductId(url));
      await expect(findCard(page, product.id).first()).toContainText(product.name);
      await expect(findCard(page, product.id).first()).toContainText(formatPesos(effectivePrice(product)));
    }
  });
});
