const key = 'sucursal';

/** The shopper's branch as it is kept on the device between visits (R2.6). */
export interface ChosenBranch {
  id: string;
  name: string;
}

/** The branch that was chosen; null where none was, or the device keeps nothing. */
export function readChosenBranch(): ChosenBranch | null {
  try {
    const { id, name } = JSON.parse(localStorage.getItem(key) ?? 'null') as Partial<ChosenBranch>;
    return typeof id === 'string' && /^\d{1,12}$/.test(id) && typeof name === 'string' ? { id, name } : null;
  } catch {
    return null;
  }
}

/** Keeps a branch as the shopper's, and shows it; on a device that refuses, it lasts for this page (R2.6). */
export function saveChosenBranch(branch: ChosenBranch): void {
  try {
    localStorage.setItem(key, JSON.stringify(branch));
  } catch {
    // Private windows may refuse storage.
  }
  showBranch(branch);
}

/** Shows which branch is chosen, by name and on the buttons that choose one; the page comes with the main one. */
export function showBranch(chosen: ChosenBranch | null): void {
  if (!chosen) return;
  for (const element of document.querySelectorAll('[data-branch-name]')) element.textContent = chosen.name;
  for (const button of document.querySelectorAll<HTMLElement>('button[data-branch]')) {
    const mine = button.dataset['branch'] === chosen.id;
    button.setAttribute('aria-pressed', `${mine}`);
    button.textContent = mine ? 'Tu sucursal' : 'Elegir sucursal';
  }
}
