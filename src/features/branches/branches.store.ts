import { atom } from 'nanostores';
import { tabStorage } from '../../lib/storage.ts';
import { mainBranch } from '../../shop.ts';
import { readChosenBranch, saveChosenBranch, showBranch, type ChosenBranch } from './chosenBranch.ts';

/** The shopper's branch, chosen or from a link (R2.12); null: the main branch. */
export const $branch = atom<ChosenBranch | null>(readChosenBranch());

/** Stores a branch as the shopper's, and updates everything that depends on it (R2.6). */
export function chooseBranch(branch: ChosenBranch): void {
  saveChosenBranch(branch);
  $branch.set(branch);
}

/** Sets the branch of this visit; the branch that the device stores does not change (R2.12). */
export function setVisitBranch(branch: ChosenBranch): void {
  tabStorage.write('tienda', branch);
  showBranch(branch);
  $branch.set(branch);
}

/** Updates the store with a choice that bypassed it: in another tab, or with branchChoice.client.ts. */
export function syncBranch(): void {
  const stored = readChosenBranch();
  if (stored && stored.id !== $branch.get()?.id) $branch.set(stored);
}

/** The SucursalID of product calls: the last choice in any tab, or on this page where the browser blocks storage. */
export const chosenBranchId = (): string => (readChosenBranch() ?? $branch.get())?.id ?? mainBranch;
