import { fold } from '../../src/lib/text.ts';
import { expect, test, type Locator, type Page } from '../support/test.ts';
import { maxMenuCategories, shownNames } from '../support/categories.ts';
import { waitForPaint, waitUntilIdle } from '../support/kinds.ts';
import { categoriesButton, header, logo, main, searchBox } from '../support/locators.ts';
import { attributes, html } from '../support/site.ts';
import { recordPageActivity } from '../support/pageActivity.ts';
import { both, longNarrow, narrow } from '../support/tags.ts';
import { sample } from '../support/sampling.ts';
import { shop } from '../../src/shop.ts';

const categoryLink = (page: Page, name: string) => header(page).getByRole('link', { name, exact: true });

const firstLink = (page: Page) => header(page).locator('a[href^="/categoria/"]').first();

const categoriesFile = /\/catalogo\/categorias\/categorias\.[0-9a-f]+\.json$/;

const reaches: Record<string, (button: Locator) => Promise<void>> = {
  pointer: (button) => button.hover(),
  'click or touch': (button) => button.click(),
};

test('R2.3 the invoice button links to /facturacion and is hidden on phones', both, async ({ page, isMobile }) => {
  await page.goto('/');
  const button = header(page).getByRole('link', { name: 'Factura tu compra', includeHidden: true });
  await expect(button).toHaveAttribute('href', '/facturacion');
  await expect(button).toBeVisible({ visible: !isMobile });
});

test.describe('R2.4 the categories', () => {
  test('P36 are complete, each with its icon, sanitized; a click opens the page of one', async ({ page }) => {
    const activity = await recordPageActivity(page);
    await page.goto('/');
    await categoriesButton(page).click();
    const names = await shownNames();
    expect(names.length).toBeGreaterThan(0);
    await expect(header(page).locator('a[href^="/categoria/"]')).toHaveCount(names.length);
    for (const name of names) {
      await categoryLink(page, name).hover();
      const icon = await categoryLink(page, name).locator('svg').boundingBox();
      expect(Math.min(icon?.width ?? 0, icon?.height ?? 0), `px of the icon of ${name}`).toBeGreaterThanOrEqual(16);
    }
    // P36: the icons of some are malicious.
    const left = await header(page)
      .locator('a[href^="/categoria/"] *')
      .evaluateAll((parts) =>
        parts.flatMap((part) => [
          ...(/^(?:svg|path|circle|rect|line|polyline|polygon|ellipse|g|span|i|small)$/.test(part.localName)
            ? []
            : [part.localName]),
          ...[...part.attributes]
            .filter(({ name, value }) => /^on|href/i.test(name) || /javascript:|data:|url\(/i.test(value))
            .map(({ name, value }) => `${name}=${value}`),
        ]),
      );
    expect(left).toEqual([]);
    expect([activity.problems, await activity.violations()]).toEqual([[], []]);
    const last = names.at(-1) ?? '';
    await categoryLink(page, last).click();
    await expect(page).toHaveTitle(`Categoría: ${last}`);
  });

  test('a page itself links to twelve at most, and to the list of all', async () => {
    const names = await shownNames();
    for (const path of ['/', '/todos', '/garantias', '/facturacion', '/catalogo/no-existe', '/sin-conexion']) {
      const urls = attributes(await html(path), 'href');
      const own = urls.filter((url) => url.startsWith('/categoria/'));
      expect(new Set(own).size, path).toBeLessThanOrEqual(Math.min(maxMenuCategories, names.length));
      expect(urls, path).toContain('/categorias');
    }
    const all = attributes(await html('/categorias'), 'href').filter((url) => url.startsWith('/categoria/'));
    expect(new Set(all).size, 'the page of all names each').toBe(names.length);
  });

  for (const [how, reach] of Object.entries(reaches)) {
    test(
      `load on the first user intent by ${how}, once, and not before`,
      how.includes('touch') ? narrow : {},
      async ({ page }) => {
        const requests: string[] = [];
        page.on('request', (request) => {
          if (categoriesFile.test(request.url())) requests.push(request.url());
        });
        await page.goto('/garantias');
        await waitUntilIdle(page);
        expect(requests).toEqual([]);
        const came = page.waitForResponse(categoriesFile);
        await reach(categoriesButton(page));
        await came;
        await categoriesButton(page).focus();
        await categoriesButton(page).hover();
        await waitUntilIdle(page);
        expect(requests).toHaveLength(1);
      },
    );
  }

  test('that fail to load leave the largest, and the link to all', longNarrow, async ({ page }) => {
    await page.route(categoriesFile, (route) => route.abort());
    await page.goto('/garantias');
    const failed = page.waitForEvent('requestfailed');
    await categoriesButton(page).click();
    await failed;
    await expect(header(page).locator('a[href^="/categoria/"]')).toHaveCount(
      Math.min(maxMenuCategories, (await shownNames()).length),
    );
    await header(page).getByRole('link', { name: 'Ver todas las categorías' }).click();
    await expect(page).toHaveURL('/categorias');
  });

  test('are found by a field, without accents; Enter goes to the first', narrow, async ({ page }) => {
    await page.goto('/garantias');
    const names = await shownNames();
    test.skip(names.length <= maxMenuCategories, 'All categories stand in each page.');
    const [last = ''] = names.slice(-1);
    await categoriesButton(page).click();
    const links = header(page).locator('a[href^="/categoria/"]');
    await expect(links).toHaveCount(names.length);
    const box = header(page).getByLabel('Escribe una categoría');
    await box.fill(fold(last));
    const left = names.filter((name) => fold(name).includes(fold(last)));
    await expect(links.filter({ visible: true })).toHaveCount(left.length);
    await expect(header(page).getByRole('status')).toContainText(`«${fold(last)}»`);
    await expect(header(page).getByRole('link', { name: `Ver las ${names.length} categorías` })).toBeHidden();
    await box.fill('');
    await expect(links.first()).toBeVisible();
    await expect(header(page).getByRole('link', { name: `Ver las ${names.length} categorías` })).toBeVisible();
    await box.fill('xyzzy <b>');
    await expect(links.filter({ visible: true })).toHaveCount(0);
    await expect(header(page).getByRole('status')).toContainText('Ninguna categoría con «xyzzy <b>»');
    await box.fill(fold(last));
    await box.press('Enter');
    await expect(page).toHaveTitle(/^Categoría: /);
  });

  test('open and close by the button, a click elsewhere and Escape', both, async ({ page }) => {
    await page.goto('/');
    const first = firstLink(page);
    const button = categoriesButton(page);
    await expect(first).toBeHidden();
    await button.click();
    await expect(first).toBeVisible();
    await button.click();
    await expect(first).toBeHidden();

    await button.click();
    await searchBox(page).click();
    await expect(first).toBeHidden();

    // On a phone what the box suggests on an empty focus lies over the button.
    const suggested = page.getByText('Búsquedas útiles');
    await expect(suggested).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(suggested).toBeHidden();
    await button.click();
    await expect(first).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(first).toBeHidden();
    await expect(button).toBeFocused();
  });

  test('work by keyboard', async ({ page }) => {
    await page.goto('/');
    const first = firstLink(page);
    await categoriesButton(page).focus();
    for (const key of ['Enter', 'Space']) {
      await page.keyboard.press(key);
      await expect(first).toBeVisible();
      await page.keyboard.press(key);
      await expect(first).toBeHidden();
    }
    await page.keyboard.press('Enter');
    const box = header(page).getByLabel('Escribe una categoría');
    await page.keyboard.press('Tab');
    if (await box.isVisible()) {
      await expect(box).toBeFocused();
      await page.keyboard.press('Tab');
    }
    await expect(first).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveTitle(/^Categoría: /);
  });
});

test('R2.5 the header leads to all products and, in red, to the offers', async ({ page }) => {
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
  /** How the page's root was marked when its body began: nothing has been painted by then. */
  var markedFirst: string | undefined;
}

/** The logo as the shopper sees it at a moment of the device's clock, and the marks of the page's root before and after. */
async function logoAt(page: Page, moment: string): Promise<{ picture: string; first: string; last: string }> {
  await page.clock.setFixedTime(new Date(moment));
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector('body')) return;
      observer.disconnect();
      globalThis.markedFirst = document.documentElement.className;
    });
    observer.observe(document, { childList: true, subtree: true });
  });
  await page.goto('/');
  await page.evaluate(() => document.fonts.ready);
  await waitForPaint(page);
  const [first, last] = await page.evaluate(() => [
    globalThis.markedFirst ?? 'not seen',
    document.documentElement.className,
  ]);
  const shot = await logo(page).screenshot({ animations: 'disabled' });
  return { picture: shot.toString('base64'), first, last };
}

test('R2.1 the logo leads home', async ({ page }) => {
  await page.goto('/todos');
  await logo(page).click();
  await expect(page).toHaveURL('/');
  await expect(page).toHaveTitle(`Tienda ${shop.name}`);
});

// The shopper's own clock stands elsewhere: Mexico City decides.
for (const timezoneId of sample(['Asia/Tokyo', 'Pacific/Honolulu', 'America/Mexico_City'], 1)) {
  test.describe(`R2.1 the December logo, on a device in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('is shown from the first minute of December in Mexico City, without a flash of the other', async ({
      context,
    }) => {
      const at = async (moment: string) => logoAt(await context.newPage(), moment);
      const november = await at('2026-11-30T23:59:59-06:00');
      const december = await at('2026-12-01T00:00:00-06:00');
      expect(december.picture === november.picture, 'December has the logo of November').toBe(false);
      // The page is marked before its body begins, and never again.
      for (const { first, last } of [november, december]) expect(last).toBe(first);
      expect(december.first).not.toBe(november.first);
    });
  });
}
