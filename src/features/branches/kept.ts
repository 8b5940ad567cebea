const key = 'sucursal';

/** The shopper's branch as it is kept on the device between visits (R2.6). */
export interface Remembered {
  id: string;
  name: string;
}

/** The branch that was chosen; null where none was, or the device keeps nothing. */
export function readRemembered(): Remembered | null {
  try {
    const { id, name } = JSON.parse(localStorage.getItem(key) ?? 'null') as Partial<Remembered>;
    return typeof id === 'string' && /^\d{1,12}$/.test(id) && typeof name === 'string' ? { id, name } : null;
  } catch {
    return null;
  }
}

/** Keeps the choice; on a device that refuses, it lasts for this page. */
export function remember(branch: Remembered): void {
  try {
    localStorage.setItem(key, JSON.stringify(branch));
  } catch {
    // Private windows may refuse storage.
  }
}

/** Writes the name of the chosen branch where the header shows it; the main one's stays where none is known. */
export function showBranch(chosen: Remembered | null): void {
  if (!chosen) return;
  for (const element of document.querySelectorAll('[data-branch-name]')) element.textContent = chosen.name;
}
