import { atom } from 'nanostores';
import { mainBranch } from '../../shop.ts';
import { readChosenBranch, saveChosenBranch, type ChosenBranch } from './chosenBranch.ts';

/** The branch that the shopper chose; null: none, so the main branch applies. */
export const $branch = atom<ChosenBranch | null>(readChosenBranch());

/** Stores a branch as the shopper's, and updates all that depends on it (R2.6). */
export function chooseBranch(branch: ChosenBranch): void {
  saveChosenBranch(branch);
  $branch.set(branch);
}

/** Updates the store with a choice made without it: in another tab, or on the page of branches. */
export function syncBranch(): void {
  const stored = readChosenBranch();
  if (stored && stored.id !== $branch.get()?.id) $branch.set(stored);
}

/** The SucursalID of product calls: the last choice in any tab, or on this page where the browser refuses storage. */
export const chosenBranchId = (): string => (readChosenBranch() ?? $branch.get())?.id ?? mainBranch;
