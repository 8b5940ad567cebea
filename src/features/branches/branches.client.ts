import { lazy } from '../../runtime/lazy.ts';
import { prefetchOnIntent } from '../../runtime/onIntent.ts';
import type * as BranchModal from './branchModal.client.tsx';
import branchModal from './branchModal.client.tsx?lazy';
import { readChosenBranch, showBranch } from './chosenBranch.ts';
import linkedBranch from './linkedBranch.client.ts?lazy';
import { startOpenings } from './openings.client.ts';

const loadModal = lazy<typeof BranchModal>(branchModal);
const modalButtons = '[data-pick-branch]';

/**
 * Shows the shopper's branch and whether it is open, and opens the branch modal from every button that offers it (R2.6). The
 * modal is fetched on intent, and React with it: as an island it would weigh more on every page (src/runtime/README.md).
 */
export function startBranches(): void {
  showBranch(readChosenBranch());
  if (location.search.includes('tienda=')) lazy(linkedBranch)().catch(() => undefined);
  startOpenings();
  prefetchOnIntent(modalButtons, loadModal);
  document.addEventListener('click', (event) => {
    if (!(event.target as Element).closest(modalButtons)) return;
    event.preventDefault();
    loadModal().then(
      ({ openModal }) => openModal(),
      () => undefined, // The next touch tries again.
    );
  });
}
