import { deviceStorage, tabStorage } from '../../lib/storage.ts';
import { updateOpeningStatus } from './openingStatus.ts';

/** The shopper's branch (R2.6). Not in branches.store.ts, since pages without products don't load nanostores. */
export interface SelectedBranch {
  id: string;
  name: string;
}

/** The branch of a link for this tab (R2.12), otherwise the one that the device stores; null if there is none, or storage is blocked. */
export const readSelectedBranch = (): SelectedBranch | null =>
  parseBranch(tabStorage.read('tienda')) ?? parseBranch(deviceStorage.read('sucursal'));

/** The branch in the page's URL (R2.12); null after Back or a reload, which keep a later choice. */
export function linkedBranchId(): string | null {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'navigate' ? new URLSearchParams(location.search).get('tienda') : null;
}

function parseBranch(stored: unknown): SelectedBranch | null {
  const { id, name } = (stored ?? {}) as Partial<Record<keyof SelectedBranch, unknown>>;
  return typeof id === 'string' && /^\d{1,12}$/.test(id) && typeof name === 'string' ? { id, name } : null;
}

/** Stores a branch as the shopper's, and shows it. If the browser blocks storage, the choice lasts for this page (R2.6). */
export function saveSelectedBranch(branch: SelectedBranch): void {
  deviceStorage.write('sucursal', branch);
  tabStorage.remove('tienda');
  showBranch(branch);
}

let notify = (_branch: SelectedBranch): void => undefined;

/** Sets the function that is called with each branch that the page shows: that of the store, on pages that load it. */
export const onBranchShown = (listener: (branch: SelectedBranch) => void): void => void (notify = listener);

/** Shows the name and the opening status of the shopper's branch instead of the main one's, and highlights its row. */
export function showBranch(branch: SelectedBranch | null): void {
  if (!branch) return;
  notify(branch);
  for (const element of document.querySelectorAll('[data-branch-name]')) element.textContent = branch.name;
  for (const row of document.querySelectorAll<HTMLElement>('[data-branch]'))
    row.classList.toggle('own', row.dataset['branch'] === branch.id);
  const opening = document.querySelector<HTMLElement>('.header [data-opening]');
  if (opening) opening.dataset['opening'] = branch.id;
  updateOpeningStatus();
}
