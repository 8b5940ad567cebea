import { blockLocalStorage } from '../support/blockLocalStorage.ts';
import { deepOnly } from '../support/tags.ts';
import { expect, test } from '../support/test.ts';
import { recordCalls, toEndpointPattern } from '../support/recordCalls.ts';
import {
  findOtherBranch,
  fetchBranches,
  chooseBranch,
  postalCodeField,
  branchModal,
  branchButton,
  branchOption,
  branchOptions,
} from '../support/branches.ts';
import { findFixtureProduct } from '../support/fixtureProducts.ts';
import { waitUntilIdle, openAndWaitForCalls } from '../support/pageKinds.ts';
import { buyLink, cards, readWhatsAppMessage, main, section } from '../support/locators.ts';
import { fetchProducts } from '../support/site.ts';
import { encode, encodeCategories, encodeProducts } from '../support/wireCodec.ts';
import { endpoints } from '../../src/contract/endpoints.ts';
import { recordPageActivity } from '../support/pageActivity.ts';
import { branchName } from '../../src/components/branch.ts';
import type { Branch } from '../../src/contract/catalogue.ts';
import { shop } from '../../src/shop.ts';
import { branchDetails } from '../../src/shop/branchDetails.ts';

test('R2.6 the choice survives reloads and navigation, and the header shows it', async ({ page }) => {
  const branch = await findOtherBranch();
  await page.goto('/todos');
  await chooseBranch(page, branch);
  await expect(branchButton(page)).toContainText(branchName(branch));
  await expect(branchButton(page)).toBeFocused();
  await page.reload();
  await expect(branchButton(page)).toContainText(branchName(branch));
  for (const path of ['/', '/garantias', '/busqueda?busqueda=x']) {
    await page.goto(path);
    await expect(branchButton(page)).toContainText(branchName(branch));
  }
  // Neither hydration nor closing the modal without a choice changes it.
  await branchButton(page).click();
  await expect(branchModal(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(branchModal(page)).toBeHidden();
  await expect(branchButton(page)).toContainText(branchName(branch));
});

test('R2.6 the stock by branch lists the chosen branch first', async ({ page }) => {
  const branch = await findOtherBranch();
  const product = await findFixtureProduct('onOffer');
  test.skip(!(branch.id in product.stock), 'This shop has no stock for that branch.');
  await page.goto(`/producto/${product.id}`);
  const firstRow = main(page)
    .getByRole('listitem')
    .filter({ hasText: /en stock|Agotado|Último/ })
    .first();
  const name = branchName(branch);
  await expect(firstRow).toContainText('Tu sucursal');
  await expect(firstRow).not.toContainText(name);
  // Not the button of the header, but the one beside the stock.
  await main(page).getByRole('button', { name: 'Cambiar sucursal' }).click();
  await expect(branchModal(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(main(page).getByRole('button', { name: 'Cambiar sucursal' })).toBeFocused();
  await chooseBranch(page, branch);
  await expect(firstRow).toContainText(name);
  // The WhatsApp message names the branch only if it has stock (R5.13).
  const branchLine = `Sucursal: ${name}\n`;
  const text = await readWhatsAppMessage(buyLink(page));
  if (product.stock[branch.id]) expect(text).toContain(branchLine);
  else expect(text).not.toContain(branchLine);
  await page.reload();
  await expect(firstRow).toContainText(name);
});

test('R2.6 search and product requests send the chosen branch as SucursalID, or the main branch before a choice', async ({
  page,
}) => {
  const branch = await findOtherBranch();
  const { id } = await findFixtureProduct('onOffer');
  const calls = recordCalls(page);
  const openPages = async (...paths: string[]): Promise<void> => {
    for (const path of paths) await openAndWaitForCalls(page, path);
  };
  /** Returns the calls with a branch since the last time, each with its branch. */
  const takeBranchCalls = (): string[] =>
    calls
      .splice(0)
      .filter(({ body }) => 'SucursalID' in body)
      .map(({ endpoint, body }) => `${endpoint} ${String(body['SucursalID'])}`);
  await openPages('/busqueda?busqueda=cable');
  expect(takeBranchCalls()).toEqual([`postBuscarProducto ${shop.mainBranch}`]);
  // The open page repeats its request when another branch is chosen.
  await chooseBranch(page, branch);
  await expect.poll(takeBranchCalls).toEqual([`postBuscarProducto ${branch.id}`]);
  await openPages('/busqueda?busqueda=cable', '/producto/999001', `/producto/${id}`);
  const expectedCalls = ['postBuscarProducto', 'postObtenervwProducto', 'postObtenervwProducto'];
  expect(takeBranchCalls()).toEqual(expectedCalls.map((endpoint) => `${endpoint} ${branch.id}`));
  await chooseBranch(page, (await fetchBranches()).find(({ id }) => id === shop.mainBranch) as Branch);
  await expect.poll(takeBranchCalls).toEqual([`postObtenervwProducto ${shop.mainBranch}`]);
});

test('R2.10 the header shows no opening status for a branch whose hours are unknown', deepOnly, async ({ page }) => {
  const branch = (await fetchBranches()).find(({ id }) => !branchDetails[id]?.hours);
  if (!branch) test.skip(true, 'This shop knows the hours of every branch.');
  await page.goto('/garantias');
  const openingStatus = branchButton(page).locator('.opening-status');
  await expect(openingStatus).not.toBeEmpty();
  await chooseBranch(page, branch as Branch);
  // CSS draws the dot unless the element is empty.
  await expect(openingStatus).toHaveJSProperty('childNodes.length', 0);
  await expect(branchButton(page)).toHaveText(`Tu sucursal${branchName(branch as Branch)}`);
});

test('R2.10 the opening status of the header looks the same on all pages, and stock rows have no dot', async ({
  page,
}) => {
  const product = await findFixtureProduct('onOffer');
  const openingStatus = branchButton(page).locator('.opening-status');
  const readStyle = async (): Promise<unknown> => {
    await expect(openingStatus).not.toBeEmpty();
    return openingStatus.evaluate((status) =>
      [status, status.querySelector('b') ?? status].map((element) => {
        const { color, fontWeight } = getComputedStyle(element);
        return { color, fontWeight, dot: getComputedStyle(element, '::before').borderRadius };
      }),
    );
  };
  await page.goto('/garantias');
  const styleOfTextPage = await readStyle();
  await page.goto(`/producto/${product.id}`);
  expect(await readStyle()).toEqual(styleOfTextPage);
  const rows = main(page).locator('.stock-list [data-opening]');
  await expect(rows.first()).not.toBeEmpty();
  for (const row of await rows.all())
    expect(await row.evaluate((text) => getComputedStyle(text, '::before').borderRadius)).toBe('0px');
});

test('R2.6 the modal works by keyboard; Escape closes it and returns the focus', async ({ page }) => {
  const branch = await findOtherBranch();
  await page.goto('/todos');
  await branchButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(postalCodeField(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(branchModal(page)).toBeHidden();
  await expect(branchButton(page)).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(postalCodeField(page)).toBeFocused();
  await page.keyboard.type(branch.postalCode);
  // The main branch stays checked until the response arrives.
  await expect(branchOption(page, branch)).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(branchOptions(page).first()).toBeFocused();
  // The links to its phone and directions come before the button.
  for (let tab = 0; tab < 3; tab++) await page.keyboard.press('Tab');
  await expect(branchModal(page).getByRole('button', { name: /^Elegir / })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(branchButton(page)).toBeFocused();
  await expect(branchButton(page)).toContainText(branchName(branch));
});

test('R2.12 a link selects a branch for the tab and keeps the stored one; an unknown branch has no effect', async ({
  page,
  context,
}) => {
  const [linked] = (await fetchBranches()).filter(({ id }) => id !== shop.mainBranch) as [Branch];
  const stored = await findOtherBranch();
  const product = await findFixtureProduct('onOffer');
  await page.goto(`/producto/${product.id}`);
  await chooseBranch(page, stored);
  await page.goto(`/producto/${product.id}?tienda=${linked.id}`);
  await expect(branchButton(page)).toContainText(branchName(linked));
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`/producto/${product.id}$`));
  const firstRow = main(page).locator('.stock-list li').first();
  await expect(firstRow).toContainText(branchName(linked));
  if (product.stock[linked.id])
    expect(await readWhatsAppMessage(buyLink(page))).toContain(`Sucursal: ${branchName(linked)}\n`);
  // The tab keeps the linked branch; another one has the stored one.
  await page.goto('/garantias');
  await expect(branchButton(page)).toContainText(branchName(linked));
  const otherTab = await context.newPage();
  await otherTab.goto('/garantias?tienda=9999999');
  await waitUntilIdle(otherTab);
  await expect(branchButton(otherTab)).toContainText(branchName(stored));
});

test('R2.12 a product that only the API has is requested again if the branch of the link is read after the first request', async ({
  page,
}) => {
  const branch = await findOtherBranch();
  const product = await findFixtureProduct('onOffer');
  await page.route(toEndpointPattern('postObtenervwProducto'), async (route) => {
    const { SucursalID } = route.request().postDataJSON() as { SucursalID: string };
    // The script that reads the link arrives before this response.
    if (SucursalID !== branch.id) await expect(branchButton(page)).toContainText(branchName(branch));
    const price = SucursalID === branch.id ? 7_777_700 : 8_888_800;
    const live = { ...product, id: '999001', price, discountPrice: 0 };
    await route.fulfill({ json: encode(endpoints.postObtenervwProducto.response, live) });
  });
  await page.goto(`/producto/999001?tienda=${branch.id}`);
  await expect(main(page)).toContainText('$77,777');
  await expect(main(page)).not.toContainText('$88,888');
});

test('R2.6 a page follows the choice in another tab: header, price, stock and SucursalID', async ({
  page,
  context,
}) => {
  const branch = await findOtherBranch();
  const product = await findFixtureProduct('onOffer');
  test.skip(!(branch.id in product.stock), 'This shop has no stock for that branch.');
  const otherTab = await context.newPage();
  await otherTab.goto('/garantias');
  await page.goto(`/producto/${product.id}`);
  await waitUntilIdle(page);
  const calls = recordCalls(page);
  await chooseBranch(otherTab, branch);
  await page.bringToFront();
  await expect(branchButton(page)).toContainText(branchName(branch));
  await expect(main(page).locator('.stock-list li').first()).toContainText(branchName(branch));
  // On a busy machine the call of the main branch may come after recordCalls().
  await expect
    .poll(() =>
      calls
        .filter(({ endpoint }) => endpoint === 'postObtenervwProducto')
        .map(({ body }) => body['SucursalID'])
        .at(-1),
    )
    .toBe(branch.id);
  // A page without products has no store, only the header.
  await page.goto('/garantias');
  await chooseBranch(otherTab, (await fetchBranches()).find(({ id }) => id === shop.mainBranch) as Branch);
  await expect(branchButton(page)).not.toContainText(branchName(branch));
});

test('R2.6 a page that Back restores follows the choice on the later page', async ({ page }) => {
  const branch = await findOtherBranch();
  await page.goto('/todos');
  await waitUntilIdle(page);
  // As on another page, while the browser kept this one.
  await page.evaluate(
    (choice) => {
      localStorage.setItem('sucursal', JSON.stringify(choice));
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    },
    { id: branch.id, name: branchName(branch) },
  );
  await expect(branchButton(page)).toContainText(branchName(branch));
  await expect(cards(page).filter({ hasText: 'En tu sucursal' }).first()).toBeVisible();
});

test('R2.6 related and viewed products follow the choice, even if the API then fails', async ({ page }) => {
  const branch = await findOtherBranch();
  const viewed = await findFixtureProduct('noModel');
  const { id } = await findFixtureProduct('onOffer');
  const pieces = viewed.stock[branch.id] ?? 0;
  test.skip(pieces === 0, 'This shop has no stock of that product in that branch.');
  await page.goto(`/producto/${viewed.id}`);
  await waitUntilIdle(page);
  await page.goto(`/producto/${id}`);
  const related = section(page, 'Productos relacionados');
  await related.scrollIntoViewIfNeeded();
  const readOwnStock = async (): Promise<string[]> =>
    (await related.locator('.stock b').allTextContents()).filter((text) => text.startsWith('En tu sucursal'));
  await expect.poll(readOwnStock).not.toEqual([]);
  const before = await readOwnStock();
  await page.route('**/post*', (route) => route.abort());
  await chooseBranch(page, branch);
  await expect(section(page, 'Vistos recientemente').locator('.stock b').first()).toHaveText(
    `En tu sucursal: ${pieces}`,
  );
  expect(await readOwnStock()).not.toEqual(before);
});

test('R2.6 the open results and a category that only the API has request the prices of the chosen branch', async ({
  page,
}) => {
  const branch = await findOtherBranch();
  const products = (await fetchProducts()).filter(({ name }) => /cargador/i.test(name)).slice(0, 3);
  for (const endpoint of ['postBuscarProducto', 'postObtenerProductosCategoria'] as const)
    await page.route(toEndpointPattern(endpoint), (route) => {
      const { SucursalID } = route.request().postDataJSON() as { SucursalID: string };
      const price = SucursalID === branch.id ? 7_777_700 : 8_888_800;
      return route.fulfill({
        json: encodeProducts(products.map((product) => ({ ...product, price, discountPrice: 0 }))),
      });
    });
  await page.route(toEndpointPattern('getCategorias'), (route) =>
    route.fulfill({ json: encodeCategories([{ name: 'Drones', icon: '' }]) }),
  );
  for (const path of ['/busqueda?busqueda=cargador', '/categoria/drones']) {
    await page.goto(path);
    await expect(main(page)).toContainText('$88,888');
    await waitUntilIdle(page);
    await chooseBranch(page, branch);
    await expect(main(page)).toContainText('$77,777');
    await expect(main(page)).not.toContainText('$88,888');
    await page.evaluate(() => localStorage.clear());
  }
});

test('R2.6 if the browser blocks storage, the header still shows the choice', async ({ page }) => {
  const activity = await recordPageActivity(page);
  await blockLocalStorage(page);
  const branch = await findOtherBranch();
  await page.goto('/todos');
  await chooseBranch(page, branch);
  await expect(branchButton(page)).toContainText(branchName(branch));
  expect(activity.pageErrors).toEqual([]);
});
