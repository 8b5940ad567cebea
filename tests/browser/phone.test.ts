import { blockLocalStorage } from '../support/blockLocalStorage.ts';
import { holdRequests } from '../support/holdRequests.ts';
import { expect, test } from '../support/test.ts';
import { findAxeViolations } from '../support/axe.ts';
import { toEndpointPattern } from '../support/recordCalls.ts';
import { waitUntilIdle } from '../support/pageKinds.ts';
import { readLinkUrls, findCard, cards, main, productLinkSelector, searchBox } from '../support/locators.ts';
import {
  fetchPhones,
  findPhoneWithProducts,
  phoneOption,
  phoneField,
  storeShopperPhone,
  storeShopperPhoneText,
  phoneModal,
  phoneChip,
  choosePhone,
} from '../support/phones.ts';
import { readCardUrls } from '../support/productList.ts';
import { fetchProducts } from '../support/site.ts';
import { expectNoLayoutShift, recordPageActivity } from '../support/pageActivity.ts';
import { deepOnly, deepOnlyPhone, phoneOnly } from '../support/tags.ts';
import { encodeCategories, encodeProducts } from '../support/wireCodec.ts';

const badge = 'Para tu celular';
const toSortedUrls = (products: readonly { id: string }[]) => products.map(({ id }) => `/producto/${id}`).toSorted();

test(
  'Phone: the phone chosen above a list filters it, marks products that fit, and is stored for later pages',
  phoneOnly,
  async ({ page }) => {
    const { phone, product, otherProduct, fittingProducts, path } = await findPhoneWithProducts();
    const activity = await recordPageActivity(page);
    await page.goto(path);
    const initialUrls = await readCardUrls(page);
    const fittingUrls = toSortedUrls(fittingProducts);
    await phoneChip(page).click();
    await choosePhone(page, phone);
    const chip = phoneChip(page, phone.name);
    await expect(chip).toHaveAttribute('aria-pressed', 'true');
    await expect(chip).toBeFocused();
    await expect(page).toHaveURL(`${path}?celular=${phone.slug}`);
    await expect.poll(async () => (await readCardUrls(page)).toSorted()).toEqual(fittingUrls);
    await expect(findCard(page, product.id)).toContainText(badge);
    expect(await activity.cspViolations()).toEqual([]);
    // The next page applies the stored phone: products that fit are marked and come first, without a layout shift.
    await page.goto(path);
    await expect(chip).toHaveAttribute('aria-pressed', 'false');
    await expect(findCard(page, product.id)).toContainText(badge);
    await waitUntilIdle(page);
    const toRank = (url: string) => Number(fittingUrls.includes(url));
    const rankedUrls = initialUrls.toSorted((a, b) => toRank(b) - toRank(a));
    expect(await readCardUrls(page)).toEqual(rankedUrls);
    await expect(findCard(page, otherProduct.id)).not.toContainText(badge);
    expect(rankedUrls.toSorted()).toEqual(initialUrls.toSorted());
    await expectNoLayoutShift(activity);
    await chip.click();
    await expect(page).toHaveURL(`${path}?celular=${phone.slug}`);
    await expect.poll(async () => (await readCardUrls(page)).toSorted()).toEqual(fittingUrls);
    await page.goBack();
    await expect.poll(() => readCardUrls(page)).toEqual(rankedUrls);
    await expect(chip).toHaveAttribute('aria-pressed', 'false');
    // The chip of a filtered list opens the modal; removing the phone removes the filter.
    await chip.click();
    await chip.click();
    await phoneModal(page).getByRole('button', { name: 'Olvidar mi celular' }).click();
    await expect(page).toHaveURL(path);
    await expect(phoneChip(page)).toBeVisible();
  },
);

test('Phone: if scripts are slow, the list is shown in its own order and keeps it', deepOnlyPhone, async ({ page }) => {
  const { phone, product, path } = await findPhoneWithProducts();
  await page.goto(path);
  const initialUrls = await readCardUrls(page);
  await page.evaluate((storedPhone) => localStorage.setItem('celular', JSON.stringify(storedPhone)), phone);
  const release = await holdRequests(page, /_astro\/site\./);
  await page.reload({ waitUntil: 'commit' });
  await expect(findCard(page, product.id)).toBeHidden();
  await expect(findCard(page, product.id)).toBeVisible();
  release();
  await expect(findCard(page, product.id)).toContainText(badge);
  expect(await readCardUrls(page)).toEqual(initialUrls);
});

test(
  'Phone: home starts with categories and products that fit, without a layout shift',
  phoneOnly,
  async ({ page }) => {
    const { phone } = await findPhoneWithProducts();
    const phoneSection = main(page).getByRole('region', { name: `Para tu ${phone.name} (${phone.products.length})` });
    await page.goto('/');
    await expect(main(page).locator('[data-compatible-products]')).toBeHidden();
    await storeShopperPhone(page, phone);
    const activity = await recordPageActivity(page);
    await page.goto('/');
    await expect(phoneSection.getByRole('listitem').first()).toBeVisible();
    await waitUntilIdle(page);
    const fittingUrls = phone.products.map((id) => `/producto/${id}`);
    const tileUrls = await readLinkUrls(phoneSection.getByRole('listitem').getByRole('link'));
    expect(tileUrls.length).toBeLessThanOrEqual(4);
    for (const url of tileUrls)
      expect(fittingUrls.includes(url) || /^\/categoria\/[a-z0-9-]+\?celular=/.test(url), url).toBe(true);
    expect(await activity.layoutShiftsInMain()).toEqual([]);
    expect(await activity.cspViolations()).toEqual([]);
    await phoneSection.getByRole('button', { name: 'Cambiar' }).click();
    await expect(phoneModal(page)).toBeVisible();
  },
);

test('Phone: the URL of a filtered list works without a stored phone, and the filter can be removed', async ({
  page,
}) => {
  const { phone, fittingProducts, path } = await findPhoneWithProducts();
  await page.goto(`${path}?celular=${phone.slug}`);
  const chip = main(page).getByRole('button', { name: `Quitar Para ${phone.name}`, exact: true });
  await expect(chip).toBeVisible();
  expect((await readCardUrls(page)).toSorted()).toEqual(toSortedUrls(fittingProducts));
  await expect(main(page).getByText(badge)).toHaveCount(0);
  await expect(phoneChip(page)).toHaveAttribute('aria-pressed', 'false');
  await chip.click();
  await expect(page).toHaveURL(path);
  await expect.poll(async () => (await readCardUrls(page)).length).toBeGreaterThan(fittingProducts.length);
});

test(
  'Phone: a product page shows whether it fits, and can store, change and remove the phone',
  phoneOnly,
  async ({ page }) => {
    const { phone, product, otherProduct, fittingProducts, path } = await findPhoneWithProducts();
    const activity = await recordPageActivity(page);
    await page.goto(`/producto/${product.id}`);
    await expect(main(page).getByText(`Para ${phone.name}`, { exact: true })).toBeVisible();
    await main(page).getByRole('button', { name: 'Es mi celular' }).click();
    await expect(main(page).getByText(`Le queda a tu ${phone.name}`)).toBeVisible();
    await page.goto(`/producto/${otherProduct.id}`);
    await expect(main(page).getByText(`No es para tu ${phone.name}`)).toBeVisible();
    await expect(main(page).getByRole('link', { name: 'Ver lo que sí le queda' })).toHaveAttribute(
      'href',
      `${path}?celular=${phone.slug}`,
    );
    // Related products that fit come first, even before the row scrolls into view.
    const relatedCards = main(page).getByRole('region', { name: 'Productos relacionados' }).getByRole('listitem');
    const markedCards = relatedCards.filter({ hasText: badge });
    const fittingUrls = toSortedUrls(fittingProducts);
    const relatedUrls = await readLinkUrls(relatedCards.locator(productLinkSelector));
    await expect(markedCards).toHaveCount(relatedUrls.filter((url) => fittingUrls.includes(url)).length);
    const isMarked = (await relatedCards.allTextContents()).map((text) => text.includes(badge));
    expect(isMarked).toEqual(isMarked.toSorted((a, b) => Number(b) - Number(a)));
    await relatedCards.first().scrollIntoViewIfNeeded();
    await waitUntilIdle(page);
    await expectNoLayoutShift(activity);

    await main(page).getByRole('button', { name: 'Cambiar', exact: true }).click();
    await expect(phoneOption(page, phone.name)).toHaveAttribute('aria-pressed', 'true');
    await phoneModal(page).getByRole('button', { name: 'Olvidar mi celular' }).click();
    await expect(main(page).getByRole('button', { name: 'Es mi celular' })).toBeVisible();
    await expect(markedCards).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem('celular'))).toBeNull();
  },
);

test('Phone: the first result and the first suggested product fit', async ({ page }) => {
  const { phone, fittingProducts, product } = await findPhoneWithProducts();
  const [word = ''] = product.name.split(' ');
  await storeShopperPhone(page, phone);
  // Only the results of the snapshot are ranked. Holds the API's response, which could arrive first on a busy machine.
  const release = await holdRequests(page, toEndpointPattern('postBuscarProducto'));
  const fittingUrls = toSortedUrls(fittingProducts);
  await page.goto(`/busqueda?busqueda=${word}`);
  await expect(cards(page).first()).toContainText(badge);
  release();
  await waitUntilIdle(page);
  expect(fittingUrls).toContain((await readCardUrls(page))[0]);
  await searchBox(page).fill(`${word} `);
  await expect
    .poll(async () => {
      const options = page.getByRole('option').locator('visible=true');
      const [firstUrl = ''] = await readLinkUrls(options.and(page.locator(productLinkSelector)));
      return fittingUrls.includes(firstUrl);
    })
    .toBe(true);
});

test('R4.22 Phone: if the list of phones fails to load, a product page claims nothing about what there is', async ({
  page,
}) => {
  const { phone, product, otherProduct } = await findPhoneWithProducts();
  await page.route('**/catalogo/celulares/*', (route) => route.abort());
  await storeShopperPhone(page, phone);
  await page.goto(`/producto/${otherProduct.id}`);
  await expect(main(page).getByText(`No es para tu ${phone.name}`)).toBeVisible();
  await waitUntilIdle(page);
  await expect(main(page).getByRole('link', { name: 'Ver lo que sí le queda', exact: true })).toBeVisible();
  await page.goto(`/producto/${product.id}`);
  await waitUntilIdle(page);
  await expect(main(page).getByRole('link', { name: `Ver todo para ${phone.name}`, exact: true })).toBeVisible();
});

test('Phone: a list that Back restores follows the phone chosen on a later page', async ({ page }) => {
  const { phone, path } = await findPhoneWithProducts();
  await page.goto(path);
  await expect(phoneChip(page)).toBeVisible();
  await waitUntilIdle(page);
  // As on another page, while the browser kept this one.
  await page.evaluate(({ slug, name }) => {
    localStorage.setItem('celular', JSON.stringify({ slug, name }));
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  }, phone);
  await expect(phoneChip(page, phone.name)).toBeVisible();
  await expect(cards(page).filter({ hasText: badge }).first()).toBeVisible();
});

test('R1.10 Phone: a category that only the live API has lists products that fit first', async ({ page }) => {
  const { phone, fittingProducts } = await findPhoneWithProducts();
  const name = 'Drones & Cámaras';
  const products = (await fetchProducts()).filter(({ category }) => category === fittingProducts[0]?.category);
  await page.route(toEndpointPattern('getCategorias'), (route) =>
    route.fulfill({ json: encodeCategories([{ name, icon: '' }]) }),
  );
  await page.route(toEndpointPattern('postObtenerProductosCategoria'), (route) =>
    route.fulfill({ json: encodeProducts(products) }),
  );
  await storeShopperPhone(page, phone);
  await page.goto(`/categoria/${encodeURIComponent(name.toLowerCase())}`);
  await expect(cards(page)).toHaveCount(products.length);
  const firstUrls = async () => (await readCardUrls(page)).slice(0, fittingProducts.length).toSorted();
  expect(await firstUrls()).toEqual(toSortedUrls(fittingProducts));
  expect(products.length).toBeGreaterThan(fittingProducts.length);
  await waitUntilIdle(page);
  expect(await firstUrls()).toEqual(toSortedUrls(fittingProducts));
});

test('Phone: the modal works by keyboard, and axe finds nothing', async ({ page }) => {
  const { phone, path } = await findPhoneWithProducts();
  await page.goto(path);
  await phoneChip(page).focus();
  await page.keyboard.press('Enter');
  await expect(phoneField(page)).toBeFocused();
  await page.keyboard.type(phone.name.toLowerCase());
  await expect(phoneOption(page, phone.name)).toBeVisible();
  await expect(phoneModal(page).getByRole('status')).toHaveText(/^\d+ modelos?$/);
  expect(await findAxeViolations(page, 'dialog[open]')).toEqual([]);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(phoneModal(page)).toBeHidden();
  await expect(phoneChip(page)).toBeFocused();

  // Enter chooses the only match.
  await page.keyboard.press('Enter');
  await expect(phoneField(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(phoneModal(page)).toBeVisible();
  const phones = await fetchPhones();
  const { name } = phones.find((other) => phones.filter(({ slug }) => slug.includes(other.slug)).length === 1) ?? phone;
  await page.keyboard.type(name);
  await expect(phoneModal(page).getByRole('status')).toHaveText('1 modelo');
  await page.keyboard.press('Enter');
  await expect(phoneModal(page)).toBeHidden();
  await expect(phoneChip(page, name)).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.type(phone.name);
  const isFocused = () => phoneOption(page, phone.name).evaluate((option) => option === document.activeElement);
  for (let tabs = 0; tabs < 4 && !(await isFocused()); tabs++) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(phoneChip(page, phone.name)).toBeFocused();
});

test(
  'Phone: if the list of phones fails to load, the modal says so and offers a retry, and the cards stay',
  deepOnly,
  async ({ page }) => {
    const { phone, path } = await findPhoneWithProducts();
    const activity = await recordPageActivity(page);
    await page.route('**/catalogo/celulares/*', (route) => route.abort());
    await storeShopperPhone(page, phone);
    await page.goto(path);
    const initialUrls = await readCardUrls(page);
    await phoneChip(page, phone.name).click();
    await expect(phoneChip(page, phone.name)).toHaveAttribute('aria-pressed', 'true');
    await phoneChip(page, phone.name).click();
    await expect(phoneModal(page)).toContainText('No pudimos cargar los modelos.');
    expect(await readCardUrls(page)).toEqual(initialUrls);
    await page.unroute('**/catalogo/celulares/*');
    await phoneModal(page).getByRole('button', { name: 'Intentar de nuevo' }).click();
    await expect(phoneOption(page, phone.name)).toBeVisible();
    expect(activity.pageErrors).toEqual([]);
  },
);

test('Phone: invalid data in storage is ignored; with blocked storage, the phone lasts for the page', async ({
  page,
}) => {
  const { phone, product } = await findPhoneWithProducts();
  const activity = await recordPageActivity(page);
  await storeShopperPhoneText(page, '{"slug":"<img src=x onerror=alert(1)>","name":1}');
  await page.goto(`/producto/${product.id}`);
  await expect(main(page).getByRole('button', { name: 'Es mi celular' })).toBeVisible();
  await blockLocalStorage(page);
  await page.goto(`/producto/${product.id}`);
  await main(page).getByRole('button', { name: 'Es mi celular' }).click();
  await expect(main(page).getByText(`Le queda a tu ${phone.name}`)).toBeVisible();
  expect(activity.pageErrors).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('Phone: a product page names the phone that it fits with a link, and no buttons are shown', async ({ page }) => {
    const { phone, product, path } = await findPhoneWithProducts();
    await page.goto(`/producto/${product.id}`);
    await expect(main(page).getByText(`Para ${phone.name}`, { exact: true })).toBeVisible();
    await expect(main(page).getByRole('link', { name: `Ver todo para ${phone.name}` })).toHaveAttribute(
      'href',
      `/todos?celular=${phone.slug}`,
    );
    await expect(main(page).getByRole('button', { name: 'Es mi celular' })).toBeHidden();
    await page.goto(path);
    await expect(page.locator('[data-phone-chip]')).toBeHidden();
  });
});

test('Phone: on narrow phones, long names cut off neither the link nor the button of a product page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { product } = await findPhoneWithProducts();
  await page.goto(`/producto/${product.id}`);
  const section = main(page).locator('.phone-fit');
  const height = await section.evaluate((element) => element.clientHeight);
  for (const button of ['Es mi celular', '¿Cuál es el tuyo?']) {
    await section.evaluate((element, text) => {
      const [link, control] = element.querySelectorAll('a, button');
      if (link) link.textContent = 'Ver todo para Galaxy S24 Ultra 5G (12)';
      if (control) control.textContent = text;
    }, button);
    const controls = section.locator('p:has(button)');
    expect(await controls.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    expect(await section.evaluate((element) => element.clientHeight)).toBe(height);
  }
});
