import { lazy } from '../../runtime/lazy.ts';
import { prefetchOnIntent } from '../../runtime/onIntent.ts';
import modal from './modal.client.tsx?lazy';

const loadModal = lazy<{ openModal: () => void }>(modal);
const buttons = '[data-pick-branch]';

/** Opens the branch modal from every button that offers it (R2.6). It is fetched on intent, and React with it. */
export function startBranchButtons(): void {
  prefetchOnIntent(buttons, loadModal);
  document.addEventListener('click', (event) => {
    if (!(event.target as Element).closest(buttons)) return;
    event.preventDefault();
    loadModal().then(
      ({ openModal }) => openModal(),
      () => undefined, // The next touch tries again.
    );
  });
}
