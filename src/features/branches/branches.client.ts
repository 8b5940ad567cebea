import { lazy, onLazyClick } from '../../runtime/lazy.ts';
import { linkedBranchId, readSelectedBranch, showBranch } from './selectedBranch.ts';
import { startOpeningStatus } from './openingStatus.ts';

const loadChooser = lazy(() => import('./chooseBranch.client.ts'));

/**
 * Shows the shopper's branch and whether it is open, and opens the branch modal from every button that offers it (R2.6). The
 * modal, with React, is fetched on user intent: as an island it would add bytes to every page (src/runtime/README.md).
 */
export function startBranches(): void {
  const showChosen = (): void => showBranch(readSelectedBranch());
  showChosen();
  // Follows a choice in another tab, or on a later page if Back restores this one.
  addEventListener('storage', showChosen);
  addEventListener('pageshow', ({ persisted }) => persisted && showChosen());
  if (linkedBranchId())
    loadChooser()
      .then(({ chooseLinkedBranch }) => chooseLinkedBranch())
      .catch(() => undefined);
  startOpeningStatus();
  onLazyClick(
    '[data-pick-branch]',
    lazy(() => import('./branchModal.client.tsx')),
    ({ openModal }) => openModal(),
  );
  // On branch pages.
  onLazyClick('[data-choose-branch]', loadChooser, ({ chooseEnclosingBranch }, button) =>
    chooseEnclosingBranch(button),
  );
}
