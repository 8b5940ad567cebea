import { atom } from 'nanostores';
import { readChosenBranch, saveChosenBranch, type ChosenBranch } from './chosenBranch.ts';
import { mainBranch } from '../../shop.ts';

/** The shopper's branch; null: none was chosen, and the main one stands. */
export const $branch = atom<ChosenBranch | null>(readChosenBranch());

/** Keeps a branch as the shopper's; who listens to the store follows (R2.6). */
export function chooseBranch(branch: ChosenBranch): void {
  saveChosenBranch(branch);
  $branch.set(branch);
}

/** Takes over what was chosen meanwhile outside the store: in another tab, on the page of branches. */
export function syncBranch(): void {
  const kept = readChosenBranch();
  if (kept && kept.id !== $branch.get()?.id) $branch.set(kept);
}

/** The SucursalID that product queries are sent with: what was chosen last, in whatever tab; on a device that keeps nothing, on this page. */
export const chosenBranchId = (): string => (readChosenBranch() ?? $branch.get())?.id ?? mainBranch;
