import { atom } from 'nanostores';
import { mainBranch } from '../../shop.ts';
import { onBranchShown, readSelectedBranch, type SelectedBranch } from './selectedBranch.ts';

/** The shopper's branch, chosen or from a link (R2.12); null: the main branch. Always the one that the header shows. */
export const $selectedBranch = atom<SelectedBranch | null>(readSelectedBranch());

onBranchShown((branch) => {
  if (branch.id !== $selectedBranch.get()?.id) $selectedBranch.set(branch);
});

/** The SucursalID of product calls (R2.6). */
export const selectedBranchId = (): string => $selectedBranch.get()?.id ?? mainBranch;
