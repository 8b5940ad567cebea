import { expect, test, type Page } from '../support/test.ts';
import {
  findOtherBranch,
  fetchBranches,
  chooseBranch,
  postalCodeField,
  branchModal,
  branchButton,
} from '../support/branches.ts';
import { waitUntilIdle } from '../support/pageKinds.ts';
import { cards, footer, main } from '../support/locators.ts';
import { fetchText } from '../support/site.ts';
import { recordPageActivity } from '../support/pageActivity.ts';
import { deepOnly, phoneOnly } from '../support/tags.ts';
import { branchName } from '../../src/components/branch.ts';
import type { Branch } from '../../src/contract/catalogue.ts';
import { withSlugs, branchPath } from '../../src/features/branches/branchSlugs.ts';
import { toWeek, weekText } from '../../src/features/branches/weekHours.ts';
import { shop } from '../../src/shop.ts';
import { branchDetails, branchPhone } from '../../src/shop/branchDetails.ts';
import { telUrl } from '../../src/lib/contactUrls.ts';

const branchRow = (page: Page, branch: Branch) =>
  main(page).getByRole('article', { name: branchName(branch), exact: true });
const chooseButton = (page: Page, branch: Branch) =>
  branchRow(page, branch).getByRole('button', { name: 'Elegir sucursal' });
const noon = new Date('2026-11-18T18:00:00Z'); // A Wednesday, 12:00 in Mexico City.

test('R2.10 the footer links to the list of branches, each with address, phone and directions', async ({ page }) => {
  await page.goto('/');
  await footer(page).getByRole('link', { name: 'Sucursales', exact: true }).click();
  await expect(page).toHaveURL('/sucursales');
  const branches = await fetchBranches();
  await expect(main(page).getByRole('article')).toHaveCount(branches.length);
  for (const branch of branches) {
    const row = branchRow(page, branch);
    for (const text of [branch.street, branch.number, branch.neighbourhood, branch.postalCode, branch.city])
      await expect(row.locator('address')).toContainText(text);
    await expect(row.getByRole('link', { name: /^Llamar/ })).toHaveAttribute('href', telUrl(branchPhone(branch.id)));
    await expect(row.getByRole('link', { name: /^Cómo llegar/ })).toHaveAttribute(
      'href',
      /^https:\/\/www\.google\.com\/maps\/dir\//,
    );
    const { hours, landmark } = branchDetails[branch.id] ?? {};
    if (landmark) await expect(row).toContainText(landmark);
    if (hours) await expect(row).toContainText(weekText(toWeek(hours)));
    // If the hours are unknown, the page says to ask for them.
    if (!hours) await expect(row).toContainText('Pregunta el horario');
  }
});

test('R2.10 the rows of branches and the header show the opening status, without a layout shift', async ({ page }) => {
  await page.clock.setFixedTime(noon);
  const activity = await recordPageActivity(page);
  await page.goto('/sucursales');
  await waitUntilIdle(page);
  const openingLines = main(page).locator('.opening-status');
  await expect(openingLines.first()).toHaveText('Abierto ahora · cierra 20:00');
  for (const line of await openingLines.all()) await expect(line).toHaveText(/^(?:Abierto ahora|Cerrado)/);
  await expect(branchButton(page)).toContainText('Abierto · cierra 20:00');
  expect(await activity.layoutShifts()).toEqual([]);
  // Another branch has other hours. The accessible name includes the branch.
  await chooseBranch(page, (await fetchBranches()).find(({ id }) => id === '2') as Branch);
  await expect(branchButton(page)).toContainText('Abierto · cierra 20:30');
  await expect(branchButton(page)).toHaveAccessibleName(/Tu sucursal Zapopan/);
});

test('R2.10 R2.12 the branch of the URL is the first, without a layout shift', async ({ page }) => {
  const branch = await findOtherBranch();
  const activity = await recordPageActivity(page);
  await page.goto(`/sucursales?tienda=${branch.id}`);
  await waitUntilIdle(page);
  await expect(main(page).getByRole('article').first()).toContainText('Tu sucursal');
  await expect(main(page).getByRole('article').first()).toHaveAccessibleName(branchName(branch));
  expect(await activity.layoutShifts()).toEqual([]);
});

test('R2.10 the chosen branch is the first, then the nearest to the typed postal code', async ({ page }) => {
  const branches = await fetchBranches();
  const branch = await findOtherBranch();
  await page.goto('/sucursales');
  const names = main(page).getByRole('article').locator('[data-name]');
  await expect(names).toHaveText(branches.map(branchName));
  await chooseBranch(page, branch);
  await page.reload();
  await expect(names.first()).toHaveText(branchName(branch));
  await branchButton(page).click();
  await postalCodeField(page).fill('97000');
  await expect(branchModal(page).getByRole('status')).toHaveText('1 sucursal cerca');
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(names.first()).toHaveText(branchName(branch));
  // The highest postal code is the nearest to the typed one.
  const [nearest] = branches.filter(({ id }) => id !== branch.id).sort((a, b) => +b.postalCode - +a.postalCode);
  await expect(names.nth(1)).toHaveText(branchName(nearest as Branch));
});

test('R2.6 a branch chosen on /sucursales is marked, stored and shown in the header', phoneOnly, async ({ page }) => {
  const branch = await findOtherBranch();
  await page.goto('/sucursales');
  await waitUntilIdle(page);
  await chooseButton(page, branch).click();
  await expect(branchRow(page, branch)).toContainText('Tu sucursal');
  await expect(chooseButton(page, branch)).toBeHidden();
  await expect(branchRow(page, branch).getByRole('link').first()).toBeFocused();
  await expect(branchButton(page)).toContainText(branchName(branch));
  // The modal, which is a React island, shows the same branch.
  await branchButton(page).click();
  await expect(branchModal(page).getByRole('button', { name: `Elegir ${branchName(branch)}` })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.goto('/todos');
  await expect(branchButton(page)).toContainText(branchName(branch));
});

test('R2.11 the page of a branch has its hours with today marked, holidays, phone and directions', async ({ page }) => {
  await page.clock.setFixedTime(noon);
  const [branch] = withSlugs(await fetchBranches());
  test.skip(!branch || !branchDetails[branch.id]?.hours, 'The hours of that branch are unknown.');
  if (!branch) return;
  await page.goto('/sucursales');
  await branchRow(page, branch).getByRole('link', { name: 'Horario y más' }).click();
  await expect(page).toHaveURL(branchPath(branch));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(branchName(branch));
  await expect(main(page).getByRole('row')).toHaveCount(7);
  await expect(main(page).locator('.today')).toHaveText(/^Miércoles/);
  await expect(main(page)).toContainText(/Cerramos el .* y el /);
  await expect(main(page)).toContainText(branchPhone(branch.id));
  await expect(main(page).getByRole('link', { name: /^Cómo llegar/ })).toBeVisible();
});

test('R2.12 a branch in the list links to its products in stock', phoneOnly, async ({ page }) => {
  const [, branch] = withSlugs(await fetchBranches());
  test.skip(!branch, 'This shop has one branch.');
  if (!branch) return;
  await page.goto('/sucursales');
  await branchRow(page, branch).getByRole('link', { name: 'Qué hay aquí' }).click();
  await expect(page).toHaveURL(`/todos?tienda=${branch.id}&sucursal=1`);
  await expect(branchButton(page)).toContainText(branchName(branch));
  await expect(main(page).getByRole('button', { name: 'Quitar En mi sucursal' })).toBeVisible();
});

test(
  'R2.11 R4.22 the page of a branch shows the number of its products, and links to them',
  deepOnly,
  async ({ page }) => {
    const [, branch] = withSlugs(await fetchBranches());
    test.skip(!branch, 'This shop has one branch.');
    if (!branch) return;
    expect(await fetchText(branchPath(branch))).not.toMatch(/en existencia|Ver lo que hay aquí \(/);
    await page.goto(branchPath(branch));
    const link = main(page).getByRole('link', { name: /^Ver lo que hay aquí \(\d+\)$/ });
    await link.scrollIntoViewIfNeeded();
    await expect(main(page).getByRole('link', { name: /\d+ artículos? (?:distintos )?en existencia$/ })).toHaveCount(4);
    const count = /\d+/.exec(await link.innerText())?.[0] ?? '';
    await link.click();
    await expect(page).toHaveURL(`/todos?tienda=${branch.id}&sucursal=1`);
    await expect(branchButton(page)).toContainText(branchName(branch));
    await expect(cards(page).first()).toContainText('En tu sucursal');
    await expect(main(page)).toContainText(`${count} de `);
  },
);

test.describe('R2.10 without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the pages of branches show all branches, without buttons', async ({ page }) => {
    await page.goto('/sucursales');
    const branches = withSlugs(await fetchBranches());
    for (const branch of branches) {
      await expect(branchRow(page, branch)).toBeVisible();
      const { hours } = branchDetails[branch.id] ?? {};
      if (hours) await expect(branchRow(page, branch)).toContainText(weekText(toWeek(hours)));
      await expect(branchRow(page, branch).getByRole('button')).toHaveCount(0);
    }
    const mainBranch = branches.find(({ id }) => id === shop.mainBranch) as Branch;
    await expect(branchRow(page, mainBranch)).toContainText('Tu sucursal');
    await page.goto(branchPath(branches[0] as (typeof branches)[number]));
    await expect(main(page).getByRole('link', { name: /^Llamar/ })).toBeVisible();
    await expect(main(page).getByRole('button')).toHaveCount(0);
  });
});
