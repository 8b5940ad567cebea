import { expect, test, type Page } from '../support/test.ts';
import { findOtherBranch, branches, choose, field, modal, opener } from '../support/branches.ts';
import { waitUntilIdle } from '../support/kinds.ts';
import { cards, footer, main } from '../support/locators.ts';
import { html } from '../support/site.ts';
import { recordPageActivity } from '../support/pageActivity.ts';
import { long, narrow } from '../support/tags.ts';
import { branchName, branchPhone } from '../../src/components/branch.ts';
import type { Branch } from '../../src/contract/catalogue.ts';
import { withSlugs, branchPath } from '../../src/features/branches/branchSlugs.ts';
import { branchDetails, shop } from '../../src/shop.ts';
import { telUrl } from '../../src/lib/contactUrls.ts';

// The pages of branches: all of them, and each.

const row = (page: Page, branch: Branch) => main(page).getByRole('article', { name: branchName(branch), exact: true });
const button = (page: Page, branch: Branch) => row(page, branch).getByRole('button', { name: 'Elegir sucursal' });
const noon = new Date('2026-11-18T18:00:00Z'); // A Wednesday, 12:00 in Mexico City.

test('R2.10 the footer links to the branches, each with address, phone and directions', async ({ page }) => {
  await page.goto('/');
  await footer(page).getByRole('link', { name: 'Sucursales', exact: true }).click();
  await expect(page).toHaveURL('/sucursales');
  const all = await branches();
  await expect(main(page).getByRole('article')).toHaveCount(all.length);
  for (const branch of all) {
    const at = row(page, branch);
    for (const part of [branch.street, branch.number, branch.neighbourhood, branch.postalCode, branch.city])
      await expect(at.locator('address')).toContainText(part);
    await expect(at.getByRole('link', { name: /^Llamar/ })).toHaveAttribute('href', telUrl(branchPhone(branch.id)));
    await expect(at.getByRole('link', { name: /^Cómo llegar/ })).toHaveAttribute(
      'href',
      /^https:\/\/www\.google\.com\/maps\/dir\//,
    );
    const { hours, landmark } = branchDetails[branch.id] ?? {};
    if (landmark) await expect(at).toContainText(landmark);
    // What nobody told is asked for, not made up.
    if (!hours) await expect(at).toContainText('Pregunta el horario');
  }
});

test('R2.10 on load each branch and the header show whether it is open, without a layout shift', async ({ page }) => {
  await page.clock.setFixedTime(noon);
  const activity = await recordPageActivity(page);
  await page.goto('/sucursales');
  await waitUntilIdle(page);
  const lines = main(page).locator('.opening-dot');
  await expect(lines.first()).toHaveText('Abierto ahora · cierra 20:00');
  for (const line of await lines.all()) await expect(line).toHaveText(/^(?:Abierto ahora|Cerrado)/);
  await expect(opener(page)).toContainText('Abierto · cierra 20:00');
  expect(await activity.shiftedElements()).toEqual([]);
  // Another branch has other hours; whoever hears the page is still told whose it is.
  await choose(page, (await branches()).find(({ id }) => id === '2') as Branch);
  await expect(opener(page)).toContainText('Abierto · cierra 20:30');
  await expect(opener(page)).toHaveAccessibleName(/Tu sucursal Zapopan/);
});

test('R2.10 R2.12 the branch of a link is first, without a layout shift', async ({ page }) => {
  const branch = await findOtherBranch();
  const activity = await recordPageActivity(page);
  await page.goto(`/sucursales?tienda=${branch.id}`);
  await waitUntilIdle(page);
  await expect(main(page).getByRole('article').first()).toContainText('Tu sucursal');
  await expect(main(page).getByRole('article').first()).toHaveAccessibleName(branchName(branch));
  expect(await activity.shiftedElements()).toEqual([]);
});

test('R2.10 the shopper’s own branch first, then the nearest to the typed postal code', async ({ page }) => {
  const all = await branches();
  const branch = await findOtherBranch();
  await page.goto('/sucursales');
  const names = main(page).getByRole('article').locator('[data-name]');
  await expect(names).toHaveText(all.map(branchName));
  await choose(page, branch);
  await page.reload();
  await expect(names.first()).toHaveText(branchName(branch));
  await opener(page).click();
  await field(page).fill('97000');
  await expect(modal(page).getByRole('status')).toHaveText('1 sucursal cerca');
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(names.first()).toHaveText(branchName(branch));
  const nearest = all.filter(({ id }) => id !== branch.id).sort((a, b) => +b.postalCode - +a.postalCode)[0] as Branch;
  await expect(names.nth(1)).toHaveText(branchName(nearest));
});

test('R2.6 a branch can be chosen there; it is marked, stored and shown in the header', narrow, async ({ page }) => {
  const branch = await findOtherBranch();
  await page.goto('/sucursales');
  await waitUntilIdle(page);
  await button(page, branch).click();
  await expect(row(page, branch)).toContainText('Tu sucursal');
  await expect(button(page, branch)).toBeHidden();
  await expect(row(page, branch).getByRole('link').first()).toBeFocused();
  await expect(opener(page)).toContainText(branchName(branch));
  // React is there now: the modal shows the same choice.
  await opener(page).click();
  await expect(modal(page).getByRole('button', { name: `Elegir ${branchName(branch)}` })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.goto('/todos');
  await expect(opener(page)).toContainText(branchName(branch));
});

test('R2.11 a branch’s page has its hours with today marked, holidays, phone and directions', async ({ page }) => {
  await page.clock.setFixedTime(noon);
  const [first] = withSlugs(await branches());
  test.skip(!first || !branchDetails[first.id]?.hours, 'The hours of that branch are unknown.');
  if (!first) return;
  await page.goto('/sucursales');
  await row(page, first).getByRole('link', { name: 'Horario y más' }).click();
  await expect(page).toHaveURL(branchPath(first));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(branchName(first));
  await expect(main(page).getByRole('row')).toHaveCount(7);
  await expect(main(page).locator('.today')).toHaveText(/^Miércoles/);
  await expect(main(page)).toContainText(/Cerramos el .* y el /);
  await expect(main(page)).toContainText(branchPhone(first.id));
  await expect(main(page).getByRole('link', { name: /^Cómo llegar/ })).toBeVisible();
});

test('R2.12 a row leads to what its branch has', narrow, async ({ page }) => {
  const [, branch] = withSlugs(await branches());
  test.skip(!branch, 'This shop has one branch.');
  if (!branch) return;
  await page.goto('/sucursales');
  await row(page, branch).getByRole('link', { name: 'Qué hay aquí' }).click();
  await expect(page).toHaveURL(`/todos?tienda=${branch.id}&sucursal=1`);
  await expect(opener(page)).toContainText(branchName(branch));
  await expect(main(page).getByRole('button', { name: 'Quitar En mi sucursal' })).toBeVisible();
});

test('R2.11 R4.22 it shows the number of its products, and its link lists as many', long, async ({ page }) => {
  const [, branch] = withSlugs(await branches());
  test.skip(!branch, 'This shop has one branch.');
  if (!branch) return;
  expect(await html(branchPath(branch))).not.toMatch(/en existencia|Ver lo que hay aquí \(/);
  await page.goto(branchPath(branch));
  const link = main(page).getByRole('link', { name: /^Ver lo que hay aquí \(\d+\)$/ });
  await link.scrollIntoViewIfNeeded();
  await expect(main(page).getByRole('link', { name: /\d+ artículos? (?:distintos )?en existencia$/ })).toHaveCount(4);
  const count = /\d+/.exec(await link.innerText())?.[0] ?? '';
  await link.click();
  await expect(page).toHaveURL(`/todos?tienda=${branch.id}&sucursal=1`);
  await expect(opener(page)).toContainText(branchName(branch));
  await expect(cards(page).first()).toContainText('En tu sucursal');
  await expect(main(page)).toContainText(`${count} de `);
});

test.describe('R2.10 without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the pages of branches are plain pages', async ({ page }) => {
    await page.goto('/sucursales');
    const all = withSlugs(await branches());
    for (const branch of all) {
      await expect(row(page, branch)).toBeVisible();
      await expect(row(page, branch).getByRole('button')).toHaveCount(0);
    }
    await expect(row(page, all.find(({ id }) => id === shop.mainBranch) as Branch)).toContainText('Tu sucursal');
    await page.goto(branchPath(all[0] as (typeof all)[number]));
    await expect(main(page).getByRole('link', { name: /^Llamar/ })).toBeVisible();
    await expect(main(page).getByRole('button')).toHaveCount(0);
  });
});
