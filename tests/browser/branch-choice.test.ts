import { deepOnly } from '../support/tags.ts';
import { expect, test } from '../support/test.ts';
import { recordCalls } from '../support/recordCalls.ts';
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
import { findFixture } from '../support/fixtures.ts';
import { waitUntilIdle } from '../support/pageKinds.ts';
import { buyLink, cards, readWhatsAppMessage, main } from '../support/locators.ts';
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
  const product = await findFixture('onOffer');
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
  // The chat text names the branch only if it has stock (R5.13).
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
  const { id } = await findFixture('onOffer');
  const requests = recordCalls(page);
  const openPages = async (...paths: string[]): Promise<void> => {
    for (const path of paths) {
      // Results call the API only after their first cards, when the network may have been idle before.
      const search = path.startsWith('/busqueda') ? page.waitForRequest(/postBuscarProducto/) : null;
      await page.goto(path);
      await search;
      await waitUntilIdle(page);
    }
  };
  /** Returns the calls with a branch since the last time, each with its branch. */
  const takeBranchCalls = (): string[] =>
    requests
      .splice(0)
      .filter(({ body }) => 'SucursalID' in body)
      .map(({ endpoint, body }) => `${endpoint} ${String(body['SucursalID'])}`);
  await openPages('/busqueda?busqueda=cable');
  expect(takeBranchCalls()).toEqual([`postBuscarProducto ${shop.mainBranch}`]);
  await chooseBranch(page, branch);
  await openPages('/busqueda?busqueda=cable', '/producto/999001', `/producto/${id}`);
  const expectedCalls = ['postBuscarProducto', 'postObtenervwProducto', 'postObtenervwProducto'];
  expect(takeBranchCalls()).toEqual(expectedCalls.map((endpoint) => `${endpoint} ${branch.id}`));
  // The open page repeats its request when another branch is chosen.
  await chooseBranch(page, (await fetchBranches()).find(({ id }) => id === shop.mainBranch) as Branch);
  await expect.poll(takeBranchCalls).toEqual([`postObtenervwProducto ${shop.mainBranch}`]);
});

test('R2.10 the header shows no opening status for a branch whose hours are unknown', deepOnly, async ({ page }) => {
  const branch = (await fetchBranches()).find(({ id }) => !branchDetails[id]?.hours);
  if (!branch) test.skip(true, 'This shop knows the hours of every branch.');
  await page.goto('/garantias');
  const openingDot = branchButton(page).locator('.opening-dot');
  await expect(openingDot).not.toBeEmpty();
  await chooseBranch(page, branch as Branch);
  // CSS draws the dot unless the element is empty.
  await expect(openingDot).toHaveJSProperty('childNodes.length', 0);
  await expect(branchButton(page)).toHaveText(`Tu sucursal${branchName(branch as Branch)}`);
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

test('R2.12 a link selects a branch for this visit and keeps the stored one; an unknown branch has no effect', async ({
  page,
  context,
}) => {
  const [linked] = (await fetchBranches()).filter(({ id }) => id !== shop.mainBranch) as [Branch];
  const stored = await findOtherBranch();
  const product = await findFixture('onOffer');
  await page.goto(`/producto/${product.id}`);
  await chooseBranch(page, stored);
  await page.goto(`/producto/${product.id}?tienda=${linked.id}`);
  await expect(branchButton(page)).toContainText(branchName(linked));
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`/producto/${product.id}$`));
  const firstRow = main(page).locator('.stock-list li').first();
  await expect(firstRow).toContainText(branchName(linked));
  if (product.stock[linked.id])
    expect(await readWhatsAppMessage(buyLink(page))).toContain(`Sucursal: ${branchName(linked)}\n`);
  // The visit keeps the linked branch; another tab has the stored one.
  await page.goto('/garantias');
  await expect(branchButton(page)).toContainText(branchName(linked));
  const otherTab = await context.newPage();
  await otherTab.goto('/garantias?tienda=9999999');
  await waitUntilIdle(otherTab);
  await expect(branchButton(otherTab)).toContainText(branchName(stored));
});

test('R2.6 a page follows the choice in another tab: header, price, stock and SucursalID', async ({
  page,
  context,
}) => {
  const branch = await findOtherBranch();
  const product = await findFixture('onOffer');
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
  await expect
    .poll(() =>
      calls.filter(({ endpoint }) => endpoint === 'postObtenervwProducto').map(({ body }) => body['SucursalID']),
    )
    .toEqual([branch.id]);
  // A text page has no store, only the header.
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

test('R2.6 if the browser blocks storage, the header still shows the choice', async ({ page }) => {
  const activity = await recordPageActivity(page);
  await page.addInitScript(() =>
    Object.defineProperty(globalThis, 'localStorage', {
      get: () => {
        throw new DOMException('Access is denied.', 'SecurityError');
      },
    }),
  );
  const branch = await findOtherBranch();
  await page.goto('/todos');
  await chooseBranch(page, branch);
  await expect(branchButton(page)).toContainText(branchName(branch));
  expect(activity.pageErrors).toEqual([]);
});
