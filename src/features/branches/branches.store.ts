import { atom } from 'nanostores';
import { mainBranch } from '../../shop.ts';
import { onBranchShown, readChosenBranch, type ChosenBranch } from './chosenBranch.ts';

/** The shopper's branch, chosen or from a link (R2.12); null: the main branch. Always the one that the header shows. */
export const $branch = atom<ChosenBranch | null>(readChosenBranch());

onBranchShown((branch) => {
  if (branch.id !== $branch.get()?.id) $branch.set(branch);
});

/** The SucursalID of product calls (R2.6). */
export const chosenBranchId = (): string => $branch.get()?.id ?? mainBranch;
