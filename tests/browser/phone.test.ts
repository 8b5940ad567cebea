import { expect, test, type Page } from '../support/test.ts';
import { findAxeViolations } from '../support/accessible.ts';
import { toCallPattern } from '../support/recordCalls.ts';
import { waitUntilIdle } from '../support/kinds.ts';
import { listUrls, findCard, cards, main, productLinks, searchBox } from '../support/locators.ts';
import { aPhone, choice, field, storePhone, storePhoneText, modal, phoneChip, pick } from '../support/phones.ts';
import { forSale } from '../support/site.ts';
import { recordPageActivity } from '../support/pageActivity.ts';
import { long, longNarrow, narrow } from '../support/tags.ts';
import { encode } from '../support/wire.ts';
import { calls } from '../../src/contract/callTable.ts';

const mark = 'Para tu celular';
const shown = (page: Page) => listUrls(cards(page).locator(productLinks));
const urls = (products: readonly { id: string }[]) => products.map(({ id }) => `/producto/${id}`).toSorted();

test(
  'Mi celular: chosen above a list, it marks and filters products that fit, and is stored',
  narrow,
  async ({ page }) => {
    const { phone, product, other, fittingProducts, path } = await aPhone();
    const activity = await recordPageActivity(page);
    await page.goto(path);
    const own = await shown(page);
    await phoneChip(page).click();
    await pick(page, phone);
    const chip = phoneChip(page, phone.name);
    await expect(chip).toHaveAttribute('aria-pressed', 'true');
    await expect(chip).toBeFocused();
    await expect(page).toHaveURL(`${path}?celular=${phone.slug}`);
    await expect.poll(async () => (await shown(page)).toSorted()).toEqual(urls(fittingProducts));
    await expect(findCard(page, product.id)).toContainText(mark);
    expect(await activity.violations()).toEqual([]);
    // Kept: on the next page all is said and marked, and what fits is first, without moving anything.
    await page.goto(path);
    await expect(chip).toHaveAttribute('aria-pressed', 'false');
    await expect(findCard(page, product.id)).toContainText(mark);
    await waitUntilIdle(page);
    const fits = (url: string) => Number(urls(fittingProducts).includes(url));
    const mineFirst = own.toSorted((a, b) => fits(b) - fits(a));
    expect(await shown(page)).toEqual(mineFirst);
    await expect(findCard(page, other.id)).not.toContainText(mark);
    expect(mineFirst.toSorted()).toEqual(own.toSorted());
    expect(await activity.layoutShift(), (await activity.shiftedElements()).join('\n')).toBeLessThan(0.0005);
    await chip.click();
    await expect(page).toHaveURL(`${path}?celular=${phone.slug}`);
    await expect.poll(async () => (await shown(page)).toSorted()).toEqual(urls(fittingProducts));
    await page.goBack();
    await expect.poll(() => shown(page)).toEqual(mineFirst);
    await expect(chip).toHaveAttribute('aria-pressed', 'false');
    // Filtered, it leads to the modal; without a phone the list is whole again.
    await chip.click();
    await chip.click();
    await modal(page).getByRole('button', { name: 'Olvidar mi celular' }).click();
    await expect(page).toHaveURL(path);
    await expect(phoneChip(page)).toBeVisible();
  },
);

test(
  'Mi celular: with slow scripts, the list keeps its order, without a layout shift',
  longNarrow,
  async ({ page }) => {
    const { phone, product, path } = await aPhone();
    await page.goto(path);
    const own = await shown(page);
    await page.evaluate((kept) => localStorage.setItem('celular', JSON.stringify(kept)), phone);
    let release = (): void => undefined;
    const held = new Promise<void>((done) => (release = done));
    await page.route(/_astro\/site\./, async (route) => {
      await held;
      await route.continue();
    });
    await page.reload({ waitUntil: 'commit' });
    await expect(findCard(page, product.id)).toBeHidden();
    await expect(findCard(page, product.id)).toBeVisible();
    release();
    await expect(findCard(page, product.id)).toContainText(mark);
    expect(await shown(page)).toEqual(own);
  },
);

test('Mi celular: home begins with the product kinds that fit, in a reserved place', narrow, async ({ page }) => {
  const { phone } = await aPhone();
  const head = main(page).getByRole('region', { name: `Para tu ${phone.name} (${phone.products.length})` });
  await page.goto('/');
  await expect(main(page).locator('[data-for-phone]')).toBeHidden();
  await storePhone(page, phone);
  const activity = await recordPageActivity(page);
  await page.goto('/');
  await expect(head.getByRole('listitem').first()).toBeVisible();
  await waitUntilIdle(page);
  const ids = phone.products.map((id) => `/producto/${id}`);
  const tiles = await listUrls(head.getByRole('listitem').getByRole('link'));
  expect(tiles.length).toBeLessThanOrEqual(4);
  for (const url of tiles) expect(ids.includes(url) || /^\/categoria\/[a-z0-9-]+\?celular=/.test(url), url).toBe(true);
  expect(await activity.shiftedElementsInMain()).toEqual([]);
  expect(await activity.violations()).toEqual([]);
  await head.getByRole('button', { name: 'Cambiar' }).click();
  await expect(modal(page)).toBeVisible();
});

test('Mi celular: a filtered list can be shared, and its filter removed', async ({ page }) => {
  const { phone, fittingProducts, path } = await aPhone();
  await page.goto(`${path}?celular=${phone.slug}`);
  const chip = main(page).getByRole('button', { name: `Quitar Para ${phone.name}`, exact: true });
  await expect(chip).toBeVisible();
  expect((await shown(page)).toSorted()).toEqual(urls(fittingProducts));
  await expect(main(page).getByText(mark)).toHaveCount(0);
  await expect(phoneChip(page)).toHaveAttribute('aria-pressed', 'false');
  await chip.click();
  await expect(page).toHaveURL(path);
  await expect.poll(async () => (await shown(page)).length).toBeGreaterThan(fittingProducts.length);
});

test(
  'Mi celular: a product says whether it fits, one tap saves the phone, and it can be removed',
  narrow,
  async ({ page }) => {
    const { phone, product, other, fittingProducts, path } = await aPhone();
    const activity = await recordPageActivity(page);
    await page.goto(`/producto/${product.id}`);
    await expect(main(page).getByText(`Para ${phone.name}`, { exact: true })).toBeVisible();
    await main(page).getByRole('button', { name: 'Es mi celular' }).click();
    await expect(main(page).getByText(`Le queda a tu ${phone.name}`)).toBeVisible();
    await page.goto(`/producto/${other.id}`);
    await expect(main(page).getByText(`No es para tu ${phone.name}`)).toBeVisible();
    await expect(main(page).getByRole('link', { name: 'Ver lo que sí le queda' })).toHaveAttribute(
      'href',
      `${path}?celular=${phone.slug}`,
    );
    // Of the related products those that fit come first, before the row is seen.
    const row = main(page).getByRole('region', { name: 'Productos relacionados' }).getByRole('listitem');
    const marked = row.filter({ hasText: mark });
    const fitting = (await listUrls(row.locator(productLinks))).filter((each) => urls(fittingProducts).includes(each));
    await expect(marked).toHaveCount(fitting.length);
    const order = (await row.allTextContents()).map((text) => text.includes(mark));
    expect(order).toEqual(order.toSorted((a, b) => Number(b) - Number(a)));
    await row.first().scrollIntoViewIfNeeded();
    await waitUntilIdle(page);
    expect(await activity.layoutShift(), (await activity.shiftedElements()).join('\n')).toBeLessThan(0.0005);

    await main(page).getByRole('button', { name: 'Cambiar', exact: true }).click();
    await expect(choice(page, phone.name)).toHaveAttribute('aria-pressed', 'true');
    await modal(page).getByRole('button', { name: 'Olvidar mi celular' }).click();
    await expect(main(page).getByRole('button', { name: 'Es mi celular' })).toBeVisible();
    await expect(marked).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem('celular'))).toBeNull();
  },
);

test('Mi celular: results and suggestions rank products that fit first', async ({ page }) => {
  const { phone, fittingProducts, product } = await aPhone();
  const [word = ''] = product.name.split(' ');
  await storePhone(page, phone);
  // The results of the snapshot rank them; on a busy machine those of the API come first.
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/postBuscarProducto*', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`/busqueda?busqueda=${word}`);
  const first = cards(page).first();
  await expect(first).toContainText(mark);
  release();
  await waitUntilIdle(page);
  expect(urls(fittingProducts)).toContain((await shown(page))[0]);
  await searchBox(page).fill(`${word} `);
  await expect
    .poll(async () => {
      const options = page.getByRole('option').locator('visible=true');
      return urls(fittingProducts).includes((await listUrls(options.and(page.locator(productLinks)))).at(0) ?? '');
    })
    .toBe(true);
});

test('R1.10 Mi celular: a category from the live API lists products that fit first', async ({ page }) => {
  const { phone, fittingProducts } = await aPhone();
  const name = 'Drones & Cámaras';
  const all = (await forSale()).filter(({ category }) => category === fittingProducts[0]?.category);
  const toList = <T>(items: T[]) => ({ items, rejected: [], missingFields: [] });
  await page.route(toCallPattern('getCategorias'), (route) =>
    route.fulfill({ json: encode(calls.getCategorias.response, toList([{ name, icon: '' }])) }),
  );
  await page.route(toCallPattern('postObtenerProductosCategoria'), (route) =>
    route.fulfill({ json: encode(calls.postObtenerProductosCategoria.response, toList(all)) }),
  );
  await storePhone(page, phone);
  await page.goto(`/categoria/${encodeURIComponent(name.toLowerCase())}`);
  await expect(cards(page)).toHaveCount(all.length);
  expect((await shown(page)).slice(0, fittingProducts.length).toSorted()).toEqual(urls(fittingProducts));
  expect(all.length).toBeGreaterThan(fittingProducts.length);
  await waitUntilIdle(page);
  expect((await shown(page)).slice(0, fittingProducts.length).toSorted()).toEqual(urls(fittingProducts));
});

test('Mi celular: by keyboard alone, with names for a screen reader', async ({ page }) => {
  const { phone, path } = await aPhone();
  await page.goto(path);
  await phoneChip(page).focus();
  await page.keyboard.press('Enter');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type(phone.name.toLowerCase());
  await expect(choice(page, phone.name)).toBeVisible();
  await expect(modal(page).getByRole('status')).toHaveText(/^\d+ modelos?$/);
  expect(await findAxeViolations(page, 'dialog[open]')).toEqual([]);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(modal(page)).toBeHidden();
  await expect(phoneChip(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.type(phone.name);
  for (
    let at = 0;
    at < 4 && !(await choice(page, phone.name).evaluate((each) => each === document.activeElement));
    at++
  )
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(phoneChip(page, phone.name)).toBeFocused();
});

test('Mi celular: if the phones fail to load, the modal says so and the list stays', long, async ({ page }) => {
  const { phone, path } = await aPhone();
  const activity = await recordPageActivity(page);
  await page.route('**/catalogo/celulares/*', (route) => route.abort());
  await storePhone(page, phone);
  await page.goto(path);
  const own = await shown(page);
  await phoneChip(page, phone.name).click();
  await expect(phoneChip(page, phone.name)).toHaveAttribute('aria-pressed', 'true');
  await phoneChip(page, phone.name).click();
  await expect(modal(page)).toContainText('No pudimos cargar los modelos.');
  expect(await shown(page)).toEqual(own);
  await page.unroute('**/catalogo/celulares/*');
  await modal(page).getByRole('button', { name: 'Intentar de nuevo' }).click();
  await expect(choice(page, phone.name)).toBeVisible();
  expect(activity.problems).toEqual([]);
});

test('Mi celular: with blocked or corrupt storage, the phone lasts for the page', async ({ page }) => {
  const { phone, product } = await aPhone();
  const activity = await recordPageActivity(page);
  await storePhoneText(page, '{"slug":"<img src=x onerror=alert(1)>","name":1}');
  await page.goto(`/producto/${product.id}`);
  await expect(main(page).getByRole('button', { name: 'Es mi celular' })).toBeVisible();
  await page.addInitScript(() =>
    Object.defineProperty(globalThis, 'localStorage', {
      get: () => {
        throw new DOMException('rejected', 'SecurityError');
      },
    }),
  );
  await page.goto(`/producto/${product.id}`);
  await main(page).getByRole('button', { name: 'Es mi celular' }).click();
  await expect(main(page).getByText(`Le queda a tu ${phone.name}`)).toBeVisible();
  expect(activity.problems).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('Mi celular: a product lists the phones that it fits, with a plain link', async ({ page }) => {
    const { phone, product, path } = await aPhone();
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
