/** Most texts that are remembered. */
const most = 6;

/** The texts searched for with one at their head: each once, the oldest dropped. */
export const withSearched = (list: readonly string[], term: string): string[] =>
  [term, ...withoutSearched(list, term)].slice(0, most);

/** The texts searched for without one. */
export const withoutSearched = (list: readonly string[], term: string): string[] =>
  list.filter((other) => other.toLowerCase() !== term.toLowerCase());

/** Reads the texts as they were kept; what is no text is left out, whatever stands there. */
export function parseSearched(text: string | null): string[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(list)) return [];
    return list.filter((each): each is string => typeof each === 'string' && each.trim() !== '').slice(0, most);
  } catch {
    return [];
  }
}

const key = 'busquedas';

/** What was searched for on this device, the last first; none where it keeps nothing. */
export function readSearched(): string[] {
  try {
    return parseSearched(localStorage.getItem(key));
  } catch {
    return [];
  }
}

/** Keeps a text that something was found for, on this device alone. */
export const keepSearched = (term: string): void => keep(withSearched(readSearched(), term));

/** Forgets one of them. */
export const forgetOne = (term: string): void => keep(withoutSearched(readSearched(), term));

function keep(list: readonly string[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(list));
  } catch {
    // Private windows may refuse storage.
  }
}

export function forgetSearched(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // There was nothing then.
  }
}
