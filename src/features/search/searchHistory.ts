import { deviceStorage } from '../../lib/storage.ts';

const maxSearches = 6;

/** Adds a search at the front and removes its duplicate; the oldest searches beyond the maximum are dropped. */
export const withSearch = (list: readonly string[], term: string): string[] =>
  [term, ...withoutSearch(list, term)].slice(0, maxSearches);

/** Removes a search, ignoring case. */
export const withoutSearch = (list: readonly string[], term: string): string[] =>
  list.filter((other) => other.toLowerCase() !== term.toLowerCase());

/** Parses the stored searches; skips invalid items. */
export function parseSearches(stored: unknown): string[] {
  if (!Array.isArray(stored)) return [];
  return stored.filter((item): item is string => typeof item === 'string' && item.trim() !== '').slice(0, maxSearches);
}

/** The searches of this device, the latest first; empty if the browser blocks storage. */
export const readSearches = (): string[] => parseSearches(deviceStorage.read('busquedas'));

/** Saves a search that had results, on this device only. */
export const saveSearch = (term: string): void => write(withSearch(readSearches(), term));

export const removeSearch = (term: string): void => write(withoutSearch(readSearches(), term));

export const clearSearches = (): void => deviceStorage.remove('busquedas');

function write(list: readonly string[]): void {
  deviceStorage.write('busquedas', list);
}
