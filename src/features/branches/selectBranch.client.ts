import { branchName } from '../../components/branch.ts';
import { tabStorage } from '../../lib/storage.ts';
import { linkedBranchId, saveSelectedBranch, showBranch } from './selectedBranch.ts';
import { readHeaderBranches } from './headerBranches.ts';

// Loaded by branches.client.ts when needed.

/** Selects the branch in the page's URL for this tab, if it exists; the stored branch stays (R2.12). */
export function selectLinkedBranch(): void {
  const linkedId = linkedBranchId();
  const [id, neighbourhood = '', city = ''] = readHeaderBranches().find(([branchId]) => branchId === linkedId) ?? [];
  if (!id) return;
  const branch = { id, name: branchName({ neighbourhood, city }) };
  tabStorage.write('tienda', branch);
  showBranch(branch);
}

/** Stores the branch that contains a button as the shopper's. */
export function selectEnclosingBranch(button: HTMLElement): void {
  const branch = button.closest<HTMLElement>('[data-branch]');
  const name = branch?.querySelector<HTMLElement>('[data-name]');
  if (!branch || !name) return;
  saveSelectedBranch({ id: branch.dataset['branch'] ?? '', name: name.textContent.trim() });
  // The button is hidden now.
  name.focus();
}
