import { deviceStorage } from '../../lib/storage.ts';

/** The shopper's branch as it is kept on the device between visits (R2.6). */
export interface ChosenBranch {
  id: string;
  name: string;
}

/** The branch that was chosen; null where none was, or the browser refuses storage. */
export function readChosenBranch(): ChosenBranch | null {
  const { id, name } = (deviceStorage.read('sucursal') ?? {}) as Partial<Record<keyof ChosenBranch, unknown>>;
  return typeof id === 'string' && /^\d{1,12}$/.test(id) && typeof name === 'string' ? { id, name } : null;
}

/** Stores a branch as the shopper's, and shows it; where the browser refuses storage, it lasts for this page (R2.6). */
export function saveChosenBranch(branch: ChosenBranch): void {
  deviceStorage.write('sucursal', branch);
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
