import { expect, test, type Page } from '../support/test.ts';
import { findOtherBranch, branches, choose, opener } from '../support/branches.ts';
import { withStandIns } from '../support/frames.ts';
import { settled } from '../support/kinds.ts';
import { footer, main } from '../support/parts.ts';
import { watch } from '../support/watch.ts';
import { narrow } from '../support/widths.ts';
import { branchName } from '../../src/components/branch.ts';
import type { Branch } from '../../src/contract/catalogue.ts';
import { branchDetails, shop } from '../../src/shop.ts';

const card = (page: Page, branch: Branch) => main(page).getByRole('article', { name: branchName(branch), exact: true });
const button = (page: Page, branch: Branch) => card(page, branch).getByRole('button');

test('R2.8 the footer links to the branches, each with address, phone, map and hours', async ({ page }) => {
  await page.goto('/');
  await footer(page).getByRole('link', { name: 'Sucursales', exact: true }).click();
  await expect(page).toHaveURL('/sucursales');
  const all = await branches();
  await expect(main(page).getByRole('article')).toHaveCount(all.length);
  for (const branch of all) {
    const at = card(page, branch);
    for (const part of [branch.street, branch.number, branch.neighbourhood, branch.postalCode, branch.city]) {
      await expect(at.locator('address')).toContainText(part);
    }
    const { phone = shop.phone, hours, near } = branchDetails[branch.id] ?? {};
    await expect(at.getByRole('link', { name: phone, exact: true })).toHaveAttribute('href', /^tel:\+52\d{10}$/);
    await expect(at.getByRole('link', { name: /Cómo llegar/ })).toHaveAttribute(
      'href',
      /^https:\/\/www\.google\.com\/maps/,
    );
    if (near) await expect(at).toContainText(near);
    // What nobody told is asked for, not made up.
    if (hours) await expect(at).toContainText(`${hours[0]?.opens ?? ''} a ${hours[0]?.closes ?? ''}`);
    else await expect(at).toContainText('Pregunta el horario');
  }
});

test('R2.8 each branch shows whether it is open, on intent', async ({ page }) => {
  await page.clock.setFixedTime('2026-11-18T18:00:00Z'); // A Wednesday, 12:00 in Mexico City.
  await page.goto('/sucursales');
  const lines = main(page).locator('.opening');
  await expect(lines.first()).toHaveText('');
  const card = main(page).getByRole('article').first();
  const before = await card.boundingBox();
  await card.hover();
  for (const line of await lines.all()) await expect(line).toHaveText(/^(?:Abierto ahora|Cerrado)/);
  await expect(lines.first()).toHaveText('Abierto ahora · cierra 20:00');
  expect((await card.boundingBox())?.height).toBe(before?.height);
});

test('R2.6 a branch can be chosen there; it is marked, stored and shown in the header', narrow, async ({ page }) => {
  const seen = await watch(page);
  const branch = await findOtherBranch();
  const [first] = (await branches()).filter(({ id }) => id === shop.mainBranch) as [Branch];
  await page.goto('/sucursales');
  await expect(button(page, first)).toHaveAttribute('aria-pressed', 'true');
  await button(page, branch).focus();
  await page.keyboard.press('Enter');
  await expect(button(page, branch)).toHaveAttribute('aria-pressed', 'true');
  await expect(button(page, branch)).toHaveText('Tu sucursal');
  await expect(button(page, first)).toHaveAttribute('aria-pressed', 'false');
  await expect(opener(page)).toContainText(branchName(branch));
  await settled(page);
  expect(await seen.movedInMain()).toEqual([]);
  await page.reload();
  await expect(button(page, branch)).toHaveText('Tu sucursal');
  await page.goto('/todos');
  await expect(opener(page)).toContainText(branchName(branch));
});

test('R2.6 page and modal show the same choice', async ({ page }) => {
  const branch = await findOtherBranch();
  const [first] = (await branches()).filter(({ id }) => id === shop.mainBranch) as [Branch];
  await page.goto('/sucursales');
  await choose(page, branch);
  await expect(button(page, branch)).toHaveText('Tu sucursal');
  // React is there now: the header follows all the same.
  await button(page, first).click();
  await expect(opener(page)).toContainText(branchName(first));
  await opener(page).click();
  await page.keyboard.press('Escape');
  await expect(opener(page)).toContainText(branchName(first));
});

test('R2.8 each branch has its own map', async ({ page }) => {
  withStandIns();
  const branch = await findOtherBranch();
  await page.goto('/sucursales');
  await card(page, branch).getByRole('link', { name: 'Ver mapa' }).click();
  await expect(card(page, branch).frameLocator('iframe').getByText(branch.street)).toBeVisible();
  await expect(page.locator('main iframe')).toHaveCount(1);
});

test.describe('R2.8 without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('/sucursales is a plain page', async ({ page }) => {
    await page.goto('/sucursales');
    for (const branch of await branches()) {
      await expect(card(page, branch)).toBeVisible();
      await expect(card(page, branch).getByRole('button')).toHaveCount(0);
      await expect(card(page, branch).getByRole('link', { name: 'Ver mapa' })).toBeVisible();
    }
  });
});
