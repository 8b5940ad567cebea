import { deviceStorage } from '../../lib/storage.ts';

/** How many texts are stored. */
const maxSearched = 6;

/** The texts searched for with one at their head: each once, the oldest dropped. */
export const withSearched = (list: readonly string[], term: string): string[] =>
  [term, ...withoutSearched(list, term)].slice(0, maxSearched);

/** The texts searched for without one. */
export const withoutSearched = (list: readonly string[], term: string): string[] =>
  list.filter((other) => other.toLowerCase() !== term.toLowerCase());

/** Accepts the stored texts; anything else is left out. */
export function parseSearched(stored: unknown): string[] {
  if (!Array.isArray(stored)) return [];
  return stored.filter((each): each is string => typeof each === 'string' && each.trim() !== '').slice(0, maxSearched);
}

/** What was searched for on this device, the last first; empty where the browser refuses storage. */
export const readSearched = (): string[] => parseSearched(deviceStorage.read('busquedas'));

/** Stores a text that had results, on this device alone. */
export const saveSearched = (term: string): void => saveList(withSearched(readSearched(), term));

/** Removes one of the texts. */
export const removeSearched = (term: string): void => saveList(withoutSearched(readSearched(), term));

export const clearSearched = (): void => deviceStorage.remove('busquedas');

function saveList(list: readonly string[]): void {
  deviceStorage.write('busquedas', list);
}
