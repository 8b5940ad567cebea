import { long } from '../support/tags.ts';
import { expect, test } from '../support/test.ts';
import { recordCalls } from '../support/recordCalls.ts';
import { findOtherBranch, branches, choose, field, modal, opener, option, options } from '../support/branches.ts';
import { findFixture } from '../support/fixtures.ts';
import { waitUntilIdle } from '../support/kinds.ts';
import { buyLink, chatText, main } from '../support/locators.ts';
import { recordPageActivity } from '../support/pageActivity.ts';
import { branchName } from '../../src/components/branch.ts';
import type { Branch } from '../../src/contract/catalogue.ts';
import { branchDetails, shop } from '../../src/shop.ts';

test('R2.6 the choice survives reloads and navigation, and the header shows it', async ({ page }) => {
  const branch = await findOtherBranch();
  await page.goto('/todos');
  await choose(page, branch);
  await expect(opener(page)).toContainText(branchName(branch));
  await expect(opener(page)).toBeFocused();
  await page.reload();
  await expect(opener(page)).toContainText(branchName(branch));
  for (const path of ['/', '/garantias', '/busqueda?busqueda=x']) {
    await page.goto(path);
    await expect(opener(page)).toContainText(branchName(branch));
  }
  // It stands when React comes, and when the modal was closed without a choice.
  await opener(page).click();
  await expect(modal(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(modal(page)).toBeHidden();
  await expect(opener(page)).toContainText(branchName(branch));
});

test('R2.6 the stock by branch lists the chosen branch first', async ({ page }) => {
  const branch = await findOtherBranch();
  const product = await findFixture('onOffer');
  test.skip(!(branch.id in product.stock), 'This shop has no stock figures for that branch.');
  await page.goto(`/producto/${product.id}`);
  const first = main(page)
    .getByRole('listitem')
    .filter({ hasText: /en stock|Agotado|Último/ })
    .first();
  const own = branchName(branch);
  await expect(first).toContainText('Tu sucursal');
  await expect(first).not.toContainText(own);
  // From the stock itself, the button that is not the header's.
  await main(page).getByRole('button', { name: 'Cambiar sucursal' }).click();
  await expect(modal(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(main(page).getByRole('button', { name: 'Cambiar sucursal' })).toBeFocused();
  await choose(page, branch);
  await expect(first).toContainText(own);
  // The text of Comprar names it where it has some, else another that has (R5.13).
  const named = product.stock[branch.id]
    ? expect(await chatText(buyLink(page)))
    : expect(await chatText(buyLink(page))).not;
  named.toContain(`Sucursal: ${branchName(branch)}\n`);
  await page.reload();
  await expect(first).toContainText(own);
});

test('R2.6 the choice is sent as SucursalID with every product query; 1 until then', async ({ page }) => {
  const branch = await findOtherBranch();
  const { id } = await findFixture('onOffer');
  const requests = recordCalls(page);
  const visitAll = async (...paths: string[]): Promise<void> => {
    for (const path of paths) {
      await page.goto(path);
      await waitUntilIdle(page);
    }
  };
  const sent = (): unknown[] =>
    requests
      .splice(0)
      .filter(({ body }) => 'SucursalID' in body)
      .map(({ call, body }) => `${call} ${String(body['SucursalID'])}`);
  await visitAll('/busqueda?busqueda=cable');
  expect(sent()).toEqual([`postBuscarProducto ${shop.mainBranch}`]);
  await choose(page, branch);
  await visitAll('/busqueda?busqueda=cable', '/producto/999001', `/producto/${id}`);
  const queries = ['postBuscarProducto', 'postObtenervwProducto', 'postObtenervwProducto'];
  expect(sent()).toEqual(queries.map((call) => `${call} ${branch.id}`));
  // The page that is open asks anew when another is chosen.
  await choose(page, (await branches()).find((each) => each.id === shop.mainBranch) as Branch);
  await expect.poll(() => sent()).toEqual([`postObtenervwProducto ${shop.mainBranch}`]);
});

test('R2.10 after a change to a branch whose hours are unknown, the header has no dot', long, async ({ page }) => {
  const branch = (await branches()).find(({ id }) => !branchDetails[id]?.hours);
  if (!branch) test.skip(true, 'This shop knows the hours of every branch.');
  await page.goto('/garantias');
  const status = opener(page).locator('.opening-dot');
  await expect(status).not.toBeEmpty();
  await choose(page, branch as Branch);
  // Its dot is drawn unless it is empty.
  await expect(status).toHaveJSProperty('childNodes.length', 0);
  await expect(opener(page)).toHaveText(`Tu sucursal${branchName(branch as Branch)}`);
});

test('R2.6 by keyboard alone; Escape closes and the focus returns', async ({ page }) => {
  const branch = await findOtherBranch();
  await page.goto('/todos');
  await opener(page).focus();
  await page.keyboard.press('Enter');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(modal(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type(branch.postalCode);
  // The main one is checked until the response is there.
  await expect(option(page, branch)).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(options(page).first()).toBeFocused();
  // Past its phone and the way there.
  for (let tab = 0; tab < 3; tab++) await page.keyboard.press('Tab');
  await expect(modal(page).getByRole('button', { name: /^Elegir / })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(opener(page)).toBeFocused();
  await expect(opener(page)).toContainText(branchName(branch));
});

test('R2.12 a link selects a branch for this visit; a stored one stays, an unknown one has no effect', async ({
  page,
  context,
}) => {
  const [linked] = (await branches()).filter(({ id }) => id !== shop.mainBranch) as [Branch];
  const stored = await findOtherBranch();
  const product = await findFixture('onOffer');
  await page.goto(`/producto/${product.id}`);
  await choose(page, stored);
  await page.goto(`/producto/${product.id}?tienda=${linked.id}`);
  await expect(opener(page)).toContainText(branchName(linked));
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`/producto/${product.id}$`));
  const first = main(page).locator('.branch-stock li').first();
  await expect(first).toContainText(branchName(linked));
  if (product.stock[linked.id]) expect(await chatText(buyLink(page))).toContain(`Sucursal: ${branchName(linked)}\n`);
  // The visit goes on; another tab has what was stored.
  await page.goto('/garantias');
  await expect(opener(page)).toContainText(branchName(linked));
  const other = await context.newPage();
  await other.goto('/garantias?tienda=9999999');
  await waitUntilIdle(other);
  await expect(opener(other)).toContainText(branchName(stored));
});

test('R2.6 if the browser blocks storage, the choice lasts for the page', async ({ page }) => {
  const activity = await recordPageActivity(page);
  await page.addInitScript(() =>
    Object.defineProperty(globalThis, 'localStorage', {
      get: () => {
        throw new DOMException('rejected', 'SecurityError');
      },
    }),
  );
  const branch = await findOtherBranch();
  await page.goto('/todos');
  await choose(page, branch);
  await expect(opener(page)).toContainText(branchName(branch));
  expect(activity.problems).toEqual([]);
});
