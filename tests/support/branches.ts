import { expect, test, type Page } from '@playwright/test';
import { getSucursales, type Branch } from '../../src/contract/catalogue.ts';
import { header } from './locators.ts';
import { callApi } from './site.ts';
import { shop } from '../../src/shop.ts';

/** The button that opens the branch modal. */
export const branchButton = (page: Page) => header(page).locator('[data-branch-modal]');
export const branchModal = (page: Page) => page.getByRole('dialog', { name: 'Confirma tu código postal', exact: true });
export const postalCodeField = (page: Page) => branchModal(page).getByLabel('Código postal', { exact: true });
export const branchOptions = (page: Page) => branchModal(page).getByRole('radio');

/** The radio button of a branch in the modal. */
export const branchOption = (page: Page, { postalCode }: Branch) =>
  branchModal(page).locator('label', { hasText: postalCode }).getByRole('radio');

export const fetchBranches = async (): Promise<Branch[]> => (await callApi(getSucursales, undefined)).items;

/**
 * Finds a branch other than the main one; preferably one whose postal code has a first digit that no other has. Skips the test if
 * the shop has a single branch.
 */
export async function findOtherBranch(): Promise<Branch> {
  const branches = await fetchBranches();
  const otherBranches = branches.filter(({ id }) => id !== shop.mainBranch);
  const withUniqueFirstDigit = otherBranches.find(
    (branch) => branches.filter(({ postalCode }) => postalCode[0] === branch.postalCode[0]).length === 1,
  );
  const branch = withUniqueFirstDigit ?? otherBranches[0];
  if (branch) return branch;
  test.skip(true, 'This shop has only one branch.');
  throw new Error('unreachable');
}

/** Chooses a branch in the modal by its postal code. */
export async function chooseBranch(page: Page, branch: Branch): Promise<void> {
  await branchButton(page).click();
  await postalCodeField(page).fill(branch.postalCode);
  await branchOption(page, branch).check();
  await branchModal(page)
    .getByRole('button', { name: /^Elegir / })
    .click();
  await expect(branchModal(page)).toBeHidden();
}
