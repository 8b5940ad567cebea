import { tabStorage } from '../../../lib/storage.ts';

const maxProducts = 100;

/** The products of which this tab learned from the live API that the shop no longer has them (R5.12). */
export function readUnavailable(): string[] {
  const stored = tabStorage.read('ya-no-disponibles');
  return Array.isArray(stored) ? stored.filter((id): id is string => typeof id === 'string' && /^\d+$/.test(id)) : [];
}

/** Stores that a product is gone, or is back. Where the browser refuses storage, the page that learned it still shows it. */
export function saveUnavailable(id: string, gone = true): void {
  const stored = readUnavailable();
  if (!gone && !stored.includes(id)) return;
  const others = stored.filter((each) => each !== id);
  tabStorage.write('ya-no-disponibles', (gone ? [id, ...others] : others).slice(0, maxProducts));
}
