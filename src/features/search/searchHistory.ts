/** Most searches that a device keeps. */
const maxSearches = 6;

/** The searches with one at their head: each once, the oldest dropped. */
export const withSearch = (list: readonly string[], term: string): string[] =>
  [term, ...withoutSearch(list, term)].slice(0, maxSearches);

/** The searches without one. */
export const withoutSearch = (list: readonly string[], term: string): string[] =>
  list.filter((other) => other.toLowerCase() !== term.toLowerCase());

/** Reads stored searches and leaves out everything that is no text. */
export function parseSearches(text: string | null): string[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(list)) return [];
    return list.filter((each): each is string => typeof each === 'string' && each.trim() !== '').slice(0, maxSearches);
  } catch {
    return [];
  }
}

const key = 'busquedas';

/** What this device searched for, the latest first; empty when it keeps nothing. */
export function readSearches(): string[] {
  try {
    return parseSearches(localStorage.getItem(key));
  } catch {
    return [];
  }
}

/** Saves a search that had results, on this device alone. */
export const saveSearch = (term: string): void => write(withSearch(readSearches(), term));

export const removeSearch = (term: string): void => write(withoutSearch(readSearches(), term));

function write(list: readonly string[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(list));
  } catch {
    // Private windows may refuse storage.
  }
}

export function clearSearches(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // There was nothing then.
  }
}
