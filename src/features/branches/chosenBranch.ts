import { deviceStorage } from '../../lib/storage.ts';

/** The shopper's branch, as this device stores it (R2.6). Apart from the store, since text pages do without nanostores. */
export interface ChosenBranch {
  id: string;
  name: string;
}

/** The branch that the shopper chose; null if there is none, or the browser refuses storage. */
export function readChosenBranch(): ChosenBranch | null {
  const { id, name } = (deviceStorage.read('sucursal') ?? {}) as Partial<Record<keyof ChosenBranch, unknown>>;
  return typeof id === 'string' && /^\d{1,12}$/.test(id) && typeof name === 'string' ? { id, name } : null;
}

/** Stores a branch as the shopper's, and shows it. Where the browser refuses storage, the choice lasts for this page (R2.6). */
export function saveChosenBranch(branch: ChosenBranch): void {
  deviceStorage.write('sucursal', branch);
  showBranch(branch);
}

/** Shows the chosen branch: its name, and which button of /sucursales is pressed. The HTML has the main branch. */
export function showBranch(chosen: ChosenBranch | null): void {
  if (!chosen) return;
  for (const element of document.querySelectorAll('[data-branch-name]')) element.textContent = chosen.name;
  for (const button of document.querySelectorAll<HTMLElement>('button[data-branch]')) {
    const pressed = button.dataset['branch'] === chosen.id;
    button.setAttribute('aria-pressed', `${pressed}`);
    button.textContent = pressed ? 'Tu sucursal' : 'Elegir sucursal';
  }
}
