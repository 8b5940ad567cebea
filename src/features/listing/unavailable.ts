import { tabStorage } from '../../lib/storage.ts';

const maxProducts = 100;

/** The products that the shop no longer has, according to the live API in this tab (R5.12). */
export function readUnavailable(): string[] {
  const stored = tabStorage.read('ya-no-disponibles');
  return Array.isArray(stored) ? stored.filter((id): id is string => typeof id === 'string' && /^\d+$/.test(id)) : [];
}

/** Saves that a product is unavailable, or is back. Where the browser blocks storage, only the current page shows it. */
export function saveUnavailable(id: string, unavailable = true): void {
  const stored = readUnavailable();
  if (!unavailable && !stored.includes(id)) return;
  const others = stored.filter((each) => each !== id);
  tabStorage.write('ya-no-disponibles', (unavailable ? [id, ...others] : others).slice(0, maxProducts));
}
