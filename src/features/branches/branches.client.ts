import { lazy, onLazyClick } from '../../runtime/lazy.ts';
import { linkedBranchId, readSelectedBranch, showBranch } from './selectedBranch.ts';
import { startOpeningStatus } from './openingStatus.ts';

const loadSelectBranch = lazy(() => import('./selectBranch.client.ts'));

/**
 * Shows the shopper's branch and whether it is open, and opens the branch modal from every button that offers it (R2.6). The
 * modal, with React, is fetched on user intent: as an island it would add bytes to every page (src/runtime/README.md).
 */
export function startBranches(): void {
  const showSelected = (): void => showBranch(readSelectedBranch());
  showSelected();
  // Follows a choice in another tab, or on a later page if Back restores this one.
  addEventListener('storage', showSelected);
  addEventListener('pageshow', ({ persisted }) => persisted && showSelected());
  if (linkedBranchId())
    loadSelectBranch()
      .then(({ selectLinkedBranch }) => selectLinkedBranch())
      .catch(() => undefined);
  startOpeningStatus();
  onLazyClick(
    '[data-branch-modal]',
    lazy(() => import('./branchModal.client.tsx')),
    ({ openModal }) => openModal(),
  );
  onLazyClick('[data-select-branch]', loadSelectBranch, ({ selectEnclosingBranch }, button) =>
    selectEnclosingBranch(button),
  );
}
