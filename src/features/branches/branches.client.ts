import { lazy, onLazyClick } from '../../runtime/lazy.ts';
import type * as BranchChoice from './branchChoice.client.ts';
import branchChoice from './branchChoice.client.ts?lazy';
import type * as BranchModal from './branchModal.client.tsx';
import branchModal from './branchModal.client.tsx?lazy';
import { linkedBranchId, readChosenBranch, showBranch } from './chosenBranch.ts';
import linkedBranch from './linkedBranch.client.ts?lazy';
import { startOpenings } from './openingStatus.ts';

/**
 * Shows the shopper's branch and whether it is open, and opens the branch modal from every button that offers it (R2.6). The
 * modal is fetched on intent, and React with it: as an island it would weigh more on every page (src/runtime/README.md).
 */
export function startBranches(): void {
  showBranch(readChosenBranch());
  if (linkedBranchId()) lazy(linkedBranch)().catch(() => undefined);
  startOpenings();
  onLazyClick('[data-pick-branch]', lazy<typeof BranchModal>(branchModal), ({ openModal }) => openModal());
  // On branch pages.
  onLazyClick('[data-choose-branch]', lazy<typeof BranchChoice>(branchChoice), ({ chooseEnclosingBranch }, button) =>
    chooseEnclosingBranch(button),
  );
}
