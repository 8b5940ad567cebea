import { saveChosenBranch } from './chosenBranch.ts';

/** Stores the branch that contains a button as the shopper's. */
export function chooseEnclosingBranch(button: HTMLElement): void {
  const branch = button.closest<HTMLElement>('[data-branch]');
  const name = branch?.querySelector<HTMLElement>('[data-name]');
  if (!branch || !name) return;
  saveChosenBranch({ id: branch.dataset['branch'] ?? '', name: name.textContent.trim() });
  // The button is hidden now.
  name.focus();
}
