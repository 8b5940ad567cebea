import { fetchLater } from '../../lib/fetchLater.ts';
import { fetchAtSign } from '../../lib/reach.ts';
import address from './modal.client.tsx?later';

const fetchModal = fetchLater<{ openModal: () => void }>(address);
const buttons = '[data-pick-branch]';

/** Opens the modal of branches by each button that offers it (R2.6). It comes, and React with it, as one is reached for. */
export function awaitBranchModal(): void {
  fetchAtSign(buttons, fetchModal);
  document.addEventListener('click', (event) => {
    if (!(event.target as Element).closest(buttons)) return;
    event.preventDefault();
    fetchModal().then(
      ({ openModal }) => openModal(),
      () => undefined, // The next touch asks again.
    );
  });
}
