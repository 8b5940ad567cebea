import { findFixtureProduct } from '../support/fixtureProducts.ts';
import { waitUntilIdle } from '../support/pageKinds.ts';
import { main } from '../support/locators.ts';
import { toEndpointPattern, recordCalls } from '../support/recordCalls.ts';
import { fetchProducts } from '../support/site.ts';
import { expect, test, type Page } from '../support/test.ts';
import { recordPageActivity } from '../support/pageActivity.ts';
import { phoneOnly } from '../support/tags.ts';
import { encodeProducts } from '../support/wireCodec.ts';

const relatedProducts = (page: Page) => main(page).getByRole('region', { name: 'Productos relacionados' });

test(
  'R5.9 related products exclude the product itself; arrows scroll the row by 400 px; it ends at the edge of the screen',
  phoneOnly,
  async ({ page }) => {
    const { id } = await findFixtureProduct('onOffer');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`/producto/${id}`);
    const urls = await relatedProducts(page)
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(urls.length).toBeGreaterThan(1);
    expect(urls).not.toContain(`/producto/${id}`);
    const row = relatedProducts(page).getByRole('list');
    const nextButton = relatedProducts(page).getByRole('button', { name: 'Siguientes' });
    const previousButton = relatedProducts(page).getByRole('button', { name: 'Anteriores' });
    await row.evaluate((element) => (element.style.scrollSnapType = 'none'));
    await expect(previousButton).toBeDisabled();
    await nextButton.click();
    await expect.poll(() => row.evaluate((element) => element.scrollLeft)).toBe(400);
    await previousButton.click();
    await expect.poll(() => row.evaluate((element) => element.scrollLeft)).toBe(0);
    await row.evaluate((element) => element.scrollTo({ left: 1e5, behavior: 'instant' }));
    await expect(nextButton).toBeDisabled();
    await expect(previousButton).toBeEnabled();
    await row.evaluate((element) => element.scrollTo({ left: 0, behavior: 'instant' }));
    for (const width of [page.viewportSize()?.width ?? 0, 1800]) {
      await page.setViewportSize({ width, height: 800 });
      const [headingBox, firstCardBox, rowBox] = await Promise.all([
        relatedProducts(page).getByRole('heading', { level: 2 }).boundingBox(),
        relatedProducts(page).getByRole('listitem').first().boundingBox(),
        row.boundingBox(),
      ]);
      expect(firstCardBox?.x, `at ${width} px the row starts at the margin`).toBe(headingBox?.x);
      expect((rowBox?.x ?? 0) + (rowBox?.width ?? 0), 'the row ends at the edge').toBeCloseTo(width, 0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  },
);

test(
  'R5.9 one call updates related products once they scroll into view, without a layout shift',
  phoneOnly,
  async ({ page }) => {
    const { id, name } = await findFixtureProduct('onOffer');
    const activity = await recordPageActivity(page);
    const products = await fetchProducts();
    await page.route(toEndpointPattern('postBuscarProductosRelacionados'), (route) => {
      const items = products.map((product) => ({ ...product, price: 123450, discountPrice: 98765, stock: { 1: 0 } }));
      return route.fulfill({ json: encodeProducts(items) });
    });
    const calls = recordCalls(page);
    const findRequestBodies = () =>
      calls.filter(({ endpoint }) => endpoint === 'postBuscarProductosRelacionados').map(({ body }) => body);
    await page.goto(`/producto/${id}`);
    await waitUntilIdle(page);
    expect(findRequestBodies()).toEqual([]);
    await relatedProducts(page).scrollIntoViewIfNeeded();
    const card = relatedProducts(page).getByRole('listitem').first();
    await expect(card).toContainText('$987.65');
    await expect(card).toContainText('Antes $1,234.50');
    await expect(card).toContainText('−20\u00a0%');
    await expect(card).toContainText('Agotado');
    await relatedProducts(page).getByRole('list').scrollIntoViewIfNeeded();
    await waitUntilIdle(page);
    expect(findRequestBodies()).toEqual([{ Busqueda: name }]);
    expect(await activity.layoutShiftsInMain()).toEqual([]);
    expect(await activity.cspViolations()).toEqual([]);
  },
);
