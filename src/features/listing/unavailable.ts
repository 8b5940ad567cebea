import { tabStorage } from '../../lib/storage.ts';

const maxProducts = 100;

/** Reads the ids of the products that the shop no longer has, according to the live API in this tab (R5.12). */
export function readUnavailable(): string[] {
  const stored = tabStorage.read('ya-no-disponibles');
  return Array.isArray(stored) ? stored.filter((id): id is string => typeof id === 'string' && /^\d+$/.test(id)) : [];
}

/** Saves that a product is unavailable. Where the browser blocks storage, only the current page shows it. */
export const saveUnavailable = (id: string): void =>
  write([id, ...readUnavailable().filter((storedId) => storedId !== id)]);

/** Removes a product that is available again. */
export const clearUnavailable = (id: string): void => write(readUnavailable().filter((storedId) => storedId !== id));

function write(ids: readonly string[]): void {
  tabStorage.write('ya-no-disponibles', ids.slice(0, maxProducts));
}
