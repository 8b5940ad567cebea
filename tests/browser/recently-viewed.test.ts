import { blockLocalStorage } from '../support/blockLocalStorage.ts';
import { formatPesos } from '../support/productList.ts';
import { expect, test, type Page } from '../support/test.ts';
import { findFixtureProduct } from '../support/fixtureProducts.ts';
import { waitUntilIdle } from '../support/pageKinds.ts';
import { findCard, header, main, searchBox } from '../support/locators.ts';
import { toEndpointPattern } from '../support/recordCalls.ts';
import { onSandbox } from '../support/site.ts';
import { expectNoLayoutShift, recordPageActivity } from '../support/pageActivity.ts';
import { deepOnlyPhone, phoneOnly } from '../support/tags.ts';
import { encodeProducts } from '../support/wireCodec.ts';

const recentlyViewed = (page: Page) => main(page).getByRole('region', { name: 'Vistos recientemente' });
const recentlyViewedLinks = (page: Page) => recentlyViewed(page).getByRole('listitem').getByRole('link');

test(
  'Recently viewed: the other viewed products are listed without prices, the latest first',
  phoneOnly,
  async ({ page }) => {
    const first = await findFixtureProduct('onOffer');
    const second = await findFixtureProduct('noModel');
    const third = await findFixtureProduct('soldOut');
    await page.goto(`/producto/${first.id}`);
    await waitUntilIdle(page);
    await expect(recentlyViewed(page)).toBeHidden();
    await page.goto(`/producto/${second.id}`);
    await expect(recentlyViewedLinks(page)).toHaveText([first.name]);
    const activity = await recordPageActivity(page);
    await page.goto(`/producto/${third.id}`);
    await expect(recentlyViewedLinks(page)).toHaveText([second.name, first.name]);
    await expect(recentlyViewedLinks(page).first()).toHaveAttribute('href', `/producto/${second.id}`);
    await recentlyViewed(page).scrollIntoViewIfNeeded();
    await expect(recentlyViewed(page).locator('img').first()).toHaveJSProperty('complete', true);
    expect(await recentlyViewed(page).textContent()).not.toContain('$');
    await waitUntilIdle(page);
    await expectNoLayoutShift(activity);
    expect(await activity.cspViolations()).toEqual([]);
    await page.goto('/');
    await expect(recentlyViewedLinks(page)).toHaveText([third.name, second.name, first.name]);
  },
);

test(
  'R5.15 a price drop of a viewed product, known from a list that this tab has fetched, is shown in both lists and cleared with them',
  phoneOnly,
  async ({ page }) => {
    test.skip(!onSandbox, 'Requires an API with the catalogue that the site was built from.');
    const product = await findFixtureProduct('onOffer');
    const otherProduct = await findFixtureProduct('noModel');
    await page.goto(`/producto/${product.id}`);
    await waitUntilIdle(page);
    const cheaper = { ...product, price: product.price - 5_000, discountPrice: product.discountPrice - 5_000 };
    await page.route(toEndpointPattern('getProductosMasVendidos'), (route) =>
      route.fulfill({ json: encodeProducts([cheaper]) }),
    );
    await page.goto('/masvendidos');
    await expect(findCard(page, product.id)).toContainText(formatPesos(product.discountPrice - 5_000));
    await page.goto(`/producto/${otherProduct.id}`);
    await expect(recentlyViewed(page).getByRole('listitem').first()).toContainText('Bajó $50');
    await waitUntilIdle(page);
    await searchBox(page).focus();
    const suggestedGroup = header(page).getByRole('group', { name: 'Vistos recientemente' });
    await expect(suggestedGroup.locator(`[href="/producto/${product.id}"]`)).toContainText('Bajó $50');
    await header(page).getByRole('button', { name: 'Borrar lo que viste' }).click();
    await page.goto(`/producto/${product.id}`);
    await expect(recentlyViewed(page)).toBeHidden();
  },
);

test('Recently viewed: the list can be deleted from the device', phoneOnly, async ({ page }) => {
  const first = await findFixtureProduct('onOffer');
  const second = await findFixtureProduct('noModel');
  await page.goto(`/producto/${first.id}`);
  await waitUntilIdle(page);
  await page.goto(`/producto/${second.id}`);
  await recentlyViewed(page).getByRole('button', { name: 'Borrar' }).click();
  await expect(recentlyViewedLinks(page)).toHaveCount(0);
  await expect(recentlyViewed(page).getByRole('status')).toHaveText('Borramos la lista de este dispositivo.');
  expect(await page.evaluate(() => localStorage.getItem('vistos'))).toBeNull();
  await page.goto(`/producto/${first.id}`);
  await waitUntilIdle(page);
  await expect(recentlyViewed(page)).toBeHidden();
});

test(
  'R5.12 Recently viewed: a product that this tab knows as discontinued is marked',
  deepOnlyPhone,
  async ({ page }) => {
    const discontinued = await findFixtureProduct('onOffer');
    const otherProduct = await findFixtureProduct('noModel');
    await page.goto(`/producto/${discontinued.id}`);
    await waitUntilIdle(page);
    await page.evaluate((id) => sessionStorage.setItem('ya-no-disponibles', JSON.stringify([id])), discontinued.id);
    await page.goto(`/producto/${otherProduct.id}`);
    const card = recentlyViewed(page).getByRole('listitem').first();
    await expect(card.locator('.badge')).toHaveText('Ya no disponible');
    await expect(card.locator('.stock')).toHaveText('Ya no disponible');
  },
);

test(
  'Recently viewed: with blocked or invalid storage the section is hidden, without an error',
  deepOnlyPhone,
  async ({ page }) => {
    const { id } = await findFixtureProduct('onOffer');
    const activity = await recordPageActivity(page);
    for (const storedText of ['{', '[{"id":"<img src=x onerror=alert(1)>","name":"x","picture":null}]']) {
      await page.goto('/');
      await page.evaluate((text) => localStorage.setItem('vistos', text), storedText);
      await page.goto(`/producto/${id}`);
      await waitUntilIdle(page);
      await expect(recentlyViewed(page)).toBeHidden();
    }
    await blockLocalStorage(page);
    await page.goto(`/producto/${id}`);
    await waitUntilIdle(page);
    await expect(recentlyViewed(page)).toBeHidden();
    expect(activity.pageErrors).toEqual([]);
  },
);

test(
  'R5.13 R5.15 Recently viewed: the stock, which the tab knows, is not cut off, and nothing moves',
  phoneOnly,
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    for (const name of ['lastOne', 'onOffer', 'newArrival', 'used'] as const) {
      await page.goto(`/producto/${(await findFixtureProduct(name)).id}`);
      await waitUntilIdle(page);
    }
    const measureClippedHeight = () =>
      recentlyViewed(page)
        .getByRole('list')
        .evaluate((row) => row.scrollHeight - row.clientHeight);
    const activity = await recordPageActivity(page);
    await page.goto(`/producto/${(await findFixtureProduct('noModel')).id}`);
    await recentlyViewed(page).scrollIntoViewIfNeeded();
    await expect(recentlyViewed(page).locator('.stock b').first()).toBeVisible();
    await waitUntilIdle(page);
    expect(await measureClippedHeight()).toBe(0);
    expect(await activity.layoutShiftsInMain()).toEqual([]);
    // The name of a branch may take two lines.
    await recentlyViewed(page)
      .locator('.stock b')
      .first()
      .evaluate((text) => (text.textContent = 'En San Pedro Tlaquepaque: 12'));
    expect(await measureClippedHeight()).toBe(0);
  },
);
