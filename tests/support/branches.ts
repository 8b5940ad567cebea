import { expect, test, type Page } from '@playwright/test';
import { getSucursales, type Branch } from '../../src/contract/catalogue.ts';
import { header } from './locators.ts';
import { api } from './site.ts';
import { shop } from '../../src/shop.ts';

/** The modal for the postal code, and the button that opens it. */
export const opener = (page: Page) => header(page).locator('[data-pick-branch]');
export const modal = (page: Page) => page.getByRole('dialog', { name: 'Confirma tu código postal', exact: true });
export const field = (page: Page) => modal(page).getByLabel('Código postal', { exact: true });
export const options = (page: Page) => modal(page).getByRole('radio');

/** The box of a branch in the modal. */
export const option = (page: Page, { postalCode }: Branch) =>
  modal(page).locator('label', { hasText: postalCode }).getByRole('radio');

export const branches = async (): Promise<Branch[]> => (await api(getSucursales, undefined)).items;

/** A branch other than the main one; preferably the only one with the first digit of its postal code. */
export async function findOtherBranch(): Promise<Branch> {
  const all = await branches();
  const others = all.filter(({ id }) => id !== shop.mainBranch);
  const alone = others.find(
    (branch) => all.filter(({ postalCode }) => postalCode[0] === branch.postalCode[0]).length === 1,
  );
  const found = alone ?? others[0];
  if (found) return found;
  test.skip(true, 'This shop has one branch.');
  throw new Error('unreachable');
}

/** Chooses a branch by its postal code. */
export async function choose(page: Page, branch: Branch): Promise<void> {
  await opener(page).click();
  await field(page).fill(branch.postalCode);
  await option(page, branch).check();
  await modal(page)
    .getByRole('button', { name: /^Elegir / })
    .click();
  await expect(modal(page)).toBeHidden();
}
