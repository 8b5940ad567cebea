import { fold } from '../../src/lib/text.ts';
import { expect, test, type Locator, type Page } from '../support/test.ts';
import { maxMenuCategories, fetchCategoryNames } from '../support/categories.ts';
import { waitForPaint, waitUntilIdle } from '../support/pageKinds.ts';
import { categoriesButton, header, logo, main, searchBox } from '../support/locators.ts';
import { attributeValues, fetchText } from '../support/site.ts';
import { recordPageActivity } from '../support/pageActivity.ts';
import { phoneAndDesktop, deepOnlyPhone, phoneOnly } from '../support/tags.ts';
import { sampleEvenly } from '../support/sampling.ts';
import { shop } from '../../src/shop.ts';

const categoryLink = (page: Page, name: string) => header(page).getByRole('link', { name, exact: true });

const firstCategoryLink = (page: Page) => header(page).locator('a[href^="/categoria/"]').first();

const categoriesFile = /\/catalogo\/categorias\/categorias\.[0-9a-f]+\.json$/;

/** Ways of showing user intent. */
const intents: Record<string, (button: Locator) => Promise<void>> = {
  pointer: (button) => button.hover(),
  'click or touch': (button) => button.click(),
};

test(
  'R2.3 the invoice button links to /facturacion and is hidden on phones',
  phoneAndDesktop,
  async ({ page, isMobile }) => {
    await page.goto('/');
    const button = header(page).getByRole('link', { name: 'Factura tu compra', includeHidden: true });
    await expect(button).toHaveAttribute('href', '/facturacion');
    await expect(button).toBeVisible({ visible: !isMobile });
  },
);

test.describe('R2.4 the categories', () => {
  test('P36 are complete, have sanitized icons, and link to their pages', async ({ page }) => {
    const activity = await recordPageActivity(page);
    await page.goto('/');
    await categoriesButton(page).click();
    const names = await fetchCategoryNames();
    expect(names.length).toBeGreaterThan(0);
    await expect(header(page).locator('a[href^="/categoria/"]')).toHaveCount(names.length);
    for (const name of names) {
      await categoryLink(page, name).hover();
      const icon = await categoryLink(page, name).locator('svg').boundingBox();
      expect(Math.min(icon?.width ?? 0, icon?.height ?? 0), `px of the icon of ${name}`).toBeGreaterThanOrEqual(16);
    }
    // The sandbox has malicious icons (P36).
    const unsafeMarkup = await header(page)
      .locator('a[href^="/categoria/"] *')
      .evaluateAll((elements) =>
        elements.flatMap((element) => [
          ...(/^(?:svg|path|circle|rect|line|polyline|polygon|ellipse|g|span|i|small)$/.test(element.localName)
            ? []
            : [element.localName]),
          ...[...element.attributes]
            .filter(({ name, value }) => /^on|href/i.test(name) || /javascript:|data:|url\(/i.test(value))
            .map(({ name, value }) => `${name}=${value}`),
        ]),
      );
    expect(unsafeMarkup).toEqual([]);
    expect([activity.pageErrors, await activity.cspViolations()]).toEqual([[], []]);
    const lastName = names.at(-1) ?? '';
    await categoryLink(page, lastName).click();
    await expect(page).toHaveTitle(`Categoría: ${lastName}`);
  });

  test('are at most twelve in the HTML of a page, with a link to all', async () => {
    const names = await fetchCategoryNames();
    for (const path of ['/', '/todos', '/garantias', '/facturacion', '/catalogo/no-existe', '/sin-conexion']) {
      const urls = attributeValues(await fetchText(path), 'href');
      const categoryUrls = urls.filter((url) => url.startsWith('/categoria/'));
      expect(new Set(categoryUrls).size, path).toBeLessThanOrEqual(Math.min(maxMenuCategories, names.length));
      expect(urls, path).toContain('/categorias');
    }
    const allUrls = attributeValues(await fetchText('/categorias'), 'href').filter((url) =>
      url.startsWith('/categoria/'),
    );
    expect(new Set(allUrls).size, 'the categories on /categorias').toBe(names.length);
  });

  for (const [name, showIntent] of Object.entries(intents)) {
    test(`load in full once, on user intent by ${name}`, name.includes('touch') ? phoneOnly : {}, async ({ page }) => {
      const requests: string[] = [];
      page.on('request', (request) => {
        if (categoriesFile.test(request.url())) requests.push(request.url());
      });
      await page.goto('/garantias');
      await waitUntilIdle(page);
      expect(requests).toEqual([]);
      const response = page.waitForResponse(categoriesFile);
      await showIntent(categoriesButton(page));
      await response;
      await categoriesButton(page).focus();
      await categoriesButton(page).hover();
      await waitUntilIdle(page);
      expect(requests).toHaveLength(1);
    });
  }

  test('are the largest ones with a link to all, if the full list fails to load', deepOnlyPhone, async ({ page }) => {
    await page.route(categoriesFile, (route) => route.abort());
    await page.goto('/garantias');
    const failed = page.waitForEvent('requestfailed');
    await categoriesButton(page).click();
    await failed;
    await expect(header(page).locator('a[href^="/categoria/"]')).toHaveCount(
      Math.min(maxMenuCategories, (await fetchCategoryNames()).length),
    );
    await header(page).getByRole('link', { name: 'Ver todas las categorías' }).click();
    await expect(page).toHaveURL('/categorias');
  });

  test('can be filtered by text, ignoring accents; Enter opens the first match', phoneOnly, async ({ page }) => {
    await page.goto('/garantias');
    const names = await fetchCategoryNames();
    test.skip(names.length <= maxMenuCategories, 'All categories are in the HTML of each page.');
    const lastName = names.at(-1) ?? '';
    await categoriesButton(page).click();
    const links = header(page).locator('a[href^="/categoria/"]');
    await expect(links).toHaveCount(names.length);
    const field = header(page).getByLabel('Escribe una categoría');
    await field.fill(fold(lastName));
    const matchingNames = names.filter((name) => fold(name).includes(fold(lastName)));
    await expect(links.filter({ visible: true })).toHaveCount(matchingNames.length);
    await expect(header(page).getByRole('status')).toContainText(`«${fold(lastName)}»`);
    await expect(header(page).getByRole('link', { name: `Ver las ${names.length} categorías` })).toBeHidden();
    await field.fill('');
    await expect(links.first()).toBeVisible();
    await expect(header(page).getByRole('link', { name: `Ver las ${names.length} categorías` })).toBeVisible();
    await field.fill('xyzzy <b>');
    await expect(links.filter({ visible: true })).toHaveCount(0);
    await expect(header(page).getByRole('status')).toContainText('Ninguna categoría con «xyzzy <b>»');
    await field.fill(fold(lastName));
    await field.press('Enter');
    await expect(page).toHaveTitle(/^Categoría: /);
  });

  test(
    'open by the button, and close by the button, a click elsewhere or Escape',
    phoneAndDesktop,
    async ({ page }) => {
      await page.goto('/');
      const first = firstCategoryLink(page);
      const button = categoriesButton(page);
      await expect(first).toBeHidden();
      await button.click();
      await expect(first).toBeVisible();
      await button.click();
      await expect(first).toBeHidden();

      await button.click();
      await searchBox(page).click();
      await expect(first).toBeHidden();

      // On a phone the suggestions of the empty search box cover the button.
      const suggestions = page.getByText('Búsquedas útiles');
      await expect(suggestions).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(suggestions).toBeHidden();
      await button.click();
      await expect(first).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(first).toBeHidden();
      await expect(button).toBeFocused();
    },
  );

  test('open, close and lead to a category by keyboard', async ({ page }) => {
    await page.goto('/');
    const first = firstCategoryLink(page);
    await categoriesButton(page).focus();
    for (const key of ['Enter', 'Space']) {
      await page.keyboard.press(key);
      await expect(first).toBeVisible();
      await page.keyboard.press(key);
      await expect(first).toBeHidden();
    }
    await page.keyboard.press('Enter');
    const field = header(page).getByLabel('Escribe una categoría');
    await page.keyboard.press('Tab');
    if (await field.isVisible()) {
      await expect(field).toBeFocused();
      await page.keyboard.press('Tab');
    }
    await expect(first).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveTitle(/^Categoría: /);
  });
});

test('R2.5 the header links to all products and, in red, to the offers', async ({ page }) => {
  await page.goto('/');
  const offers = header(page).getByRole('link', { name: 'Ofertas', exact: true });
  await expect(offers).toBeVisible();
  await expect(offers).toHaveAttribute('href', '/ofertas');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const colour = await offers.evaluate((link) => getComputedStyle(link).backgroundColor);
    const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number);
    expect(red, colour).toBeGreaterThan(150);
    expect(red, colour).toBeGreaterThan(2.5 * Math.max(green, blue));
  }
  await header(page).getByRole('link', { name: 'Todos los productos', exact: true }).click();
  await expect(page).toHaveURL('/todos');
  await expect(main(page).getByRole('heading', { level: 1 })).toContainText('Todos los productos');
});

declare global {
  /** The classes of the root element when the body starts, before the first paint. */
  var initialRootClass: string | undefined;
}

/** Opens home at this time. @returns a screenshot of the logo, and the root's classes before and after loading */
async function readLogo(
  page: Page,
  time: string,
): Promise<{ screenshot: string; initialClass: string; finalClass: string }> {
  await page.clock.setFixedTime(new Date(time));
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector('body')) return;
      observer.disconnect();
      globalThis.initialRootClass = document.documentElement.className;
    });
    observer.observe(document, { childList: true, subtree: true });
  });
  await page.goto('/');
  await page.evaluate(() => document.fonts.ready);
  await waitForPaint(page);
  const [initialClass, finalClass] = await page.evaluate(() => [
    globalThis.initialRootClass ?? 'not recorded',
    document.documentElement.className,
  ]);
  const screenshot = await logo(page).screenshot({ animations: 'disabled' });
  return { screenshot: screenshot.toString('base64'), initialClass, finalClass };
}

test('R2.1 the logo links to home', async ({ page }) => {
  await page.goto('/todos');
  await logo(page).click();
  await expect(page).toHaveURL('/');
  await expect(page).toHaveTitle(`Tienda ${shop.name}`);
});

// The date in Mexico City counts, not that in the device's time zone.
for (const timezoneId of sampleEvenly(['Asia/Tokyo', 'Pacific/Honolulu', 'America/Mexico_City'], 1)) {
  test.describe(`R2.1 the December logo, on a device in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('is shown from the start of December in Mexico City, without a flash of the other logo', async ({
      context,
    }) => {
      const readLogoAt = async (time: string) => readLogo(await context.newPage(), time);
      const november = await readLogoAt('2026-11-30T23:59:59-06:00');
      const december = await readLogoAt('2026-12-01T00:00:00-06:00');
      expect(december.screenshot === november.screenshot, 'December has the logo of November').toBe(false);
      // The class is set before the body starts, and never changes.
      for (const { initialClass, finalClass } of [november, december]) expect(finalClass).toBe(initialClass);
      expect(december.initialClass).not.toBe(november.initialClass);
    });
  });
}
